"""The map: squares, comarcas, roads, and how cards are laid on it."""

"""What helps to learn Finisterre: its lessons, and what only they need to know of a position."""

"""The workshop: how fast the engine is, and whether its invariants hold in random matches."""

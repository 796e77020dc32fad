"""Puzzles: positions in which one move is clearly the best, found in matches of bots, to be solved by people."""

"""Carcassonne, base game and River: draw a tile, place it, send a follower, score what is finished."""

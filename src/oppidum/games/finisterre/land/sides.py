"""The directions of the table, and what an edge of a square shows."""

NORTH, EAST, SOUTH, WEST = range(4)
PLAIN, ROAD, SITE, DOCK, RIVER, SEA = range(6)  # edges: . r v d w s

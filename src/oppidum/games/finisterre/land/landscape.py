"""What a card shows, and what lies on a cell."""

# Features of a part, as bits; fish are counted for each square.
FOREST, MOUNTAIN, GOLD_MOUNTAIN, CROP_FIELD, FARM = 1, 2, 4, 8, 16

# Events on cards.
NO_EVENT, SUMMER, WINTER, CROP_PLAGUE, LIVESTOCK_PLAGUE, GAME_PLAGUE, FIRE, VEIN, ROBBERY, FERTILITY, FLOOD = range(11)

# What lies on a plot: a face (0 or more), nothing, the tile of a town, the boat of a clan.
BARE = -1
TOWN_TILE = -2  # - town
BOAT_TILE = -40  # - clan

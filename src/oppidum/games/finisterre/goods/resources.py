"""The goods, and what else may be paid."""

# Goods: cubes, then food in the order in which it is eaten.
WOOD, IRON, GOLD, CROP, FISH, GAME, LIVESTOCK = range(7)
GOODS = 7
CUBES = 3
COINS = 3  # the last column of a price: wood, iron, gold, coins

"""Villages and their tiles, cities of two clans, boats and carts: the kinds of actions that build."""

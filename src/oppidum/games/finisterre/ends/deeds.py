"""Deeds that fulfil an objective at once, as bits."""

BRIDGE_COVERED, GOLD_LOOTED, FEAST_HELD, PEOPLE_CONVERTED = 1, 2, 4, 8

"""Clans: their units and territories, their spirit, and who reaches whom."""

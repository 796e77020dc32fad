"""Finisterre: clans settle a land of rivers and roads that grows card by card."""

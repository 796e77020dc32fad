"""The market and the mint."""

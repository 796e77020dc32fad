"""What bots know of each game: an evaluation by hand, features that were fitted, levels and settings."""

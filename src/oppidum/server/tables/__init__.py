"""The tables: matches, the people around them, and the bots that play there."""

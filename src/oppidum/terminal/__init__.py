"""The terminal: matches without a browser, for the people at one keyboard."""

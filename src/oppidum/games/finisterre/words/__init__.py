"""Words: notation, the text of a position, what is asked, and why something is refused."""

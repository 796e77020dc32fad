"""The arena: bots play long series against each other, and the results say how sure one may be."""

"""The people: who they are, how they prove it, and what they are called."""

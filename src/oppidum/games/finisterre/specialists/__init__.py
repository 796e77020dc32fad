"""Specialists: what they can do, what lies on them, and how they come and go."""

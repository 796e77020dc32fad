"""Boats, carts and goods on their way, and what is broken up."""

"""Attacks from outside, each with a short name: what one visitor does must not cost the others anything."""

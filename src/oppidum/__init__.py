"""Oppidum: a table, a workshop and a laboratory for settlement-building board games."""

__version__ = "0.1.0"

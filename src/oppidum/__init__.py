"""Oppidum: a table, a workshop and a laboratory for settlement-building board games."""

from importlib.metadata import version

__version__ = version("oppidum")  # pyproject.toml says it, once

"""Errors: what could not be stored, or not be read; nobody has been told of it as if it were."""

from __future__ import annotations


class StoreError(Exception):
    """Something could not be stored; nobody has been told of it."""


class Conflict(StoreError):
    """Something contradicts what is stored already: somebody else has written there."""

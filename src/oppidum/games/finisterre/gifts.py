"""Gifts of gold to other clans (FIN-111, FIN-170)."""

from oppidum.core.jit import rule


@rule
def can_give(s, book, clan, receiver):  # noqa: ARG001 - not written yet
    """Whether a clan can give gold to another."""
    return False


@rule
def give(s, book, clan, receiver):
    """Gold is given; the spirit grows."""

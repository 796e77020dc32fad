"""Feasts for other clans (FIN-110)."""

from oppidum.core.jit import rule


@rule
def can_feast(s, book, clan, unit):  # noqa: ARG001 - not written yet
    """Whether a part of a settlement can hold a feast for anybody."""
    return False


@rule
def can_invite(s, book, clan, unit, guests):  # noqa: ARG001 - not written yet
    """Whether it can hold a feast for exactly these clans, as bits."""
    return False


@rule
def hold_feast(s, book, clan, unit, guests):
    """A feast is held: food and gold for every guest, and gold spent."""

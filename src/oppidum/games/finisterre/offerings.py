"""Offerings at dolmens (FIN-109)."""

from oppidum.core.jit import rule


@rule
def can_offer(s, book, clan, plot):  # noqa: ARG001 - not written yet
    """Whether a clan can make an offering at the dolmen of a plot."""
    return False


@rule
def offer(s, book, clan, plot):
    """Gold is left on a dolmen and spent; the spirit grows."""

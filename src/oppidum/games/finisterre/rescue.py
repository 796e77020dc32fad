"""Goods of a tile that has been converted: moved to own units, taken by the converter, or left on the ground (D19)."""

from oppidum.core.jit import rule


@rule
def legal_rescue(s, book, out):  # noqa: ARG001 - not written yet
    """The goods that may be the next to leave."""
    return 0


@rule
def answer_rescue(s, book, action):  # noqa: ARG001 - not written yet
    """One good is moved; whether there are more."""
    return False

"""Seers look at the top of the deck (D23, FIN-140, FIN-173)."""

from oppidum.core.jit import rule


@rule
def look(s, book):
    """A seer looks at the deck: chance says what it sees."""


@rule
def see_card(s, book, code):  # noqa: ARG001 - not written yet
    """A card that the seer sees; whether chance is asked for another."""
    return False


@rule
def legal_divination(s, out):  # noqa: ARG001 - not written yet
    """Which card is kept, or put back when there is only one."""
    return 0


@rule
def answer_divination(s, book, answer):  # noqa: ARG001 - not written yet
    """A card is kept for the next card phase, the other put back on top."""
    return False

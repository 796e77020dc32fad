"""Specialists are bought, sold and converted (14.7, 14.8, FIN-125)."""

from oppidum.core.jit import rule


@rule
def can_hire(s, book, clan, kind):  # noqa: ARG001 - not written yet
    """Whether a clan can buy a specialist of the display."""
    return False


@rule
def hire(s, book, clan, kind):
    """A specialist is bought for gold and lies open."""


@rule
def can_dismiss(s, book, clan, slot):  # noqa: ARG001 - not written yet
    """Whether a clan can sell a specialist to the display."""
    return False


@rule
def dismiss(s, book, clan, slot):
    """A specialist is sold for gold."""


@rule
def can_win_over(s, book, clan, code):  # noqa: ARG001 - not written yet
    """Whether a druid can take a specialist of another clan; code = SLOTS * clan + slot."""
    return False


@rule
def win_over(s, book, clan, code):
    """A specialist is taken for its value in gold."""

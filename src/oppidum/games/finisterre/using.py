"""What active specialists do for an action (14.10, FIN-139 … FIN-142)."""

from oppidum.core.jit import rule


@rule
def can_use(s, book, clan, slot):  # noqa: ARG001 - not written yet
    """Whether the card in a slot can do anything."""
    return False


@rule
def can_use_on(s, book, clan, slot, value):  # noqa: ARG001 - not written yet
    """Whether it can be used on this: a unit, a clan, a card, LOOK or ALCHEMY."""
    return False


@rule
def can_steal(s, book, clan, slot, code, good):  # noqa: ARG001 - not written yet
    """Whether a thief or looter can take this good from a unit."""
    return False


@rule
def use(s, book, clan, slot, value, good):
    """The card does its work; a seer waits for two cards (D23)."""


@rule
def is_hostile(s, book, clan, slot, value):  # noqa: ARG001 - not written yet
    """Whether such a use hurts another clan."""
    return False

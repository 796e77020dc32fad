"""Cards before a clan are revealed, and specialists turned on and off (14.5, FIN-115)."""

from oppidum.core.jit import rule


@rule
def can_activate(s, book, clan, slot):  # noqa: ARG001 - not written yet
    """Whether anything can be put on the card in a slot."""
    return False


@rule
def can_put_on(s, book, clan, slot, store, good):  # noqa: ARG001 - not written yet
    """Whether a good of a store can be put on it."""
    return False


@rule
def can_put_die(s, book, clan, slot, store, good, value):  # noqa: ARG001 - not written yet
    """Whether a die of this value can."""
    return False


@rule
def activate(s, book, clan, slot, store, good, value):
    """A good is put on a card, which is active then."""


@rule
def can_deactivate(s, book, clan, slot):  # noqa: ARG001 - not written yet
    """Whether the last good can be taken back from a card."""
    return False


@rule
def deactivate(s, book, clan, slot):
    """The last good comes back from a card."""


@rule
def can_reveal(s, clan, slot):  # noqa: ARG001 - not written yet
    """Whether a clan can turn up the card in a slot: a specialist that lies face down."""
    return False


@rule
def reveal(s, book, clan, slot):
    """A specialist is turned up."""

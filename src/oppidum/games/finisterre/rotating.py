"""Cards that go round: spy, impostor, troublemaker, beggar (7.3, FIN-143, FIN-144, FIN-174 … FIN-176)."""

from oppidum.core.jit import rule


@rule
def send_away(s, book, clan, slot):
    """An activated card goes to the neighbour on the right."""


@rule
def pass_on(s, book):
    """The card phase is over: cards that are away do harm and move on, or come home."""


@rule
def come_home(s, book, clan, slot):
    """A card that was away is at home again, without anything on it."""

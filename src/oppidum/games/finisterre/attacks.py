"""Attacks on units of other clans: iron against iron, then loot (14.6, FIN-116 … FIN-120)."""

from oppidum.core.jit import rule


@rule
def can_attack_from(s, book, clan, unit):  # noqa: ARG001 - not written yet
    """Whether an own unit can attack any foreign one."""
    return False


@rule
def can_attack(s, book, clan, unit, code):  # noqa: ARG001 - not written yet
    """Whether it can attack a unit; code = UNITS * clan + unit."""
    return False


@rule
def can_commit(s, book, clan, unit, code, amount):  # noqa: ARG001 - not written yet
    """Whether so much iron can be committed, WITH_CARD more if a warrior helps."""
    return False


@rule
def attack(s, book, clan, unit, code, amount):
    """Iron is committed, and the attacked clan is asked (D17)."""


@rule
def legal_defence(s, book, out):  # noqa: ARG001 - not written yet
    """How much iron the attacked unit spends, WITH_CARD more if a fighter helps."""
    return 0


@rule
def answer_defence(s, book, amount):  # noqa: ARG001 - not written yet
    """The attack succeeds or fails; whether the attacker is still asked for its loot (D18)."""
    return False


@rule
def legal_loot(s, book, out):  # noqa: ARG001 - not written yet
    """The kinds of goods in the unit that was overcome."""
    return 0


@rule
def answer_loot(s, book, good):  # noqa: ARG001 - not written yet
    """All goods of a kind are taken, as far as there is room."""
    return False

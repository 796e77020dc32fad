"""Mixed cities: a tile beside a foreign one, with the consent of its owner; and leaving again (FIN-098 … FIN-100)."""

from oppidum.core.jit import rule


@rule
def can_join(s, book, clan, code):  # noqa: ARG001 - not written yet
    """Whether any tile can be laid beside a foreign settlement of one tile; code = UNITS * clan + unit."""
    return False


@rule
def can_join_tile(s, book, clan, code, flags):  # noqa: ARG001 - not written yet
    """Whether a tile of this size can be."""
    return False


@rule
def ask_consent(s, book, clan, code):
    """The owner of the settlement is asked; the size and the cell stay in `other` (D16)."""


@rule
def legal_consent(s, out):  # noqa: ARG001 - not written yet
    """Yes or no."""
    return 0


@rule
def answer_consent(s, book, agreed):  # noqa: ARG001 - not written yet
    """The tile is laid, or the refusal remembered; whether the action has been done."""
    return False


@rule
def can_leave(s, book, clan, unit):  # noqa: ARG001 - not written yet
    """Whether a part of a mixed city can move to a free site of its comarca."""
    return False


@rule
def can_leave_to(s, book, clan, unit, edge):  # noqa: ARG001 - not written yet
    """Whether it can move to this site."""
    return False


@rule
def leave(s, book, clan, unit, edge):
    """A tile leaves a mixed city for a site, with its goods (FIN-100)."""

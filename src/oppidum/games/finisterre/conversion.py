"""Conversion: a flag of another clan changes sides (14.7, FIN-121 … FIN-124, FIN-182)."""

from oppidum.core.jit import rule


@rule
def can_convert(s, book, clan, code):  # noqa: ARG001 - not written yet
    """Whether a flag of a foreign part can be converted in any way; code = UNITS * clan + unit."""
    return False


@rule
def can_convert_so(s, book, clan, code, form):  # noqa: ARG001 - not written yet
    """Whether it can be converted in this form (see FORM_ACTION)."""
    return False


@rule
def needs_cell(s, clan, code, form):  # noqa: ARG001 - not written yet
    """Whether a tile is added for which a cell is asked."""
    return False


@rule
def can_add_at(s, book, clan, code, form, direction):  # noqa: ARG001 - not written yet
    """Whether the added tile can lie in this direction from the arrow tile."""
    return False


@rule
def convert(s, book, clan, code, form, direction):
    """A flag changes sides; the other clan may be asked to rescue goods (D19)."""

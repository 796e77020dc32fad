"""Whole matches to look at step by step."""

from __future__ import annotations

from oppidum.server.protocol.message import Output, View
from oppidum.server.protocol.playing import Entry, Turn
from oppidum.server.protocol.tables import TableCard


class ReplayStep(Output):
    """One event, what it changes in the view, and who is asked then."""

    entry: Entry
    patch: View
    turn: Turn


class Replay(Output):
    """A whole match, as you may know it."""

    table: TableCard
    view: View
    steps: list[ReplayStep]

"""Snapshots: the large parts of what a table shows, made once for all who may know the same.

They are kept as they are sent, and for seconds only: a table at rest keeps nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw

from oppidum.core.game import Player
from oppidum.server.protocol.message import encode
from oppidum.server.tables.table import Table
from oppidum.server.tables.viewing import choices_for, eyes_that_differ, show_line, view_for

KEPT = 2.0  # seconds


class Snapshots:
    """The log, the view and the choices of a table, for every viewer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: dict[Player | None, dict[int, bytes]] = {}  # by number, for every pair of eyes
        self._parts: dict[tuple[str, Player | None], tuple[int, Raw]] = {}  # with the event after which they are true
        self._timer: asyncio.TimerHandle | None = None

    def entries(self, viewer: Player | None, since: int) -> Any:
        """The events after one of them, as JSON."""
        eyes = self._eyes(viewer)
        kept = self._lines.setdefault(eyes, {})
        for line in self.table.lines[since:]:
            if line.seq not in kept:
                kept[line.seq] = encode(show_line(self.table.game, line, eyes))
        self._forget_soon()
        return Raw(b"[" + b",".join([kept[line.seq] for line in self.table.lines[since:]]) + b"]")

    def view(self, viewer: Player | None) -> Any:
        """The position as a viewer may see it, as JSON."""
        eyes = self._eyes(viewer)
        return self._part("view", eyes, lambda: view_for(self.table.course, eyes))

    def choices(self, viewer: Player | None) -> Any:
        """What a viewer may choose from now, as JSON."""
        return self._part("choices", viewer, lambda: choices_for(self.table.course, viewer))

    def _eyes(self, viewer: Player | None) -> Player | None:
        return eyes_that_differ(self.table.game, viewer)

    def _part(self, name: str, eyes: Player | None, make: Any) -> Raw:
        seq, part = self._parts.get((name, eyes), (-1, Raw()))
        if seq != self.table.seq:
            part = Raw(encode(make()))
            self._parts[name, eyes] = self.table.seq, part
            self._forget_soon()
        return part

    def _forget_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(KEPT, self.forget)

    def forget(self) -> None:
        """What is asked for again is made again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._lines.clear()
        self._parts.clear()

"""Bulletin: news for all viewers of a table. What several may know alike is made and framed once."""

from __future__ import annotations

from msgspec import Raw

from oppidum.core.game import Player
from oppidum.server.network.wire import framed
from oppidum.server.protocol.message import encode
from oppidum.server.protocol.playing import Turn
from oppidum.server.protocol.websocket import Update
from oppidum.server.tables.table import News, Table
from oppidum.server.tables.viewing import changes_for, choices_for, eyes_that_differ, show_line, show_turn


def turn_of(table: Table) -> Turn:
    """The turn of a table as it stands."""
    return show_turn(table.course, table.undo_asked, sorted(table.agreed))


class Bulletin:
    """What has just been stored, as it is sent to every viewer."""

    def __init__(self, table: Table, news: News) -> None:
        self.table = table
        self.news = news
        self.seq = table.seq
        self.turn = Raw(encode(turn_of(table)))
        self._parts: dict[Player | None, tuple[Raw, Raw]] = {}
        self._frames: dict[Player | None, bytes] = {}

    def frame(self, viewer: Player | None) -> bytes:
        """The update for one viewer."""
        if viewer not in self._frames:
            entries, patch = self._parts_for(viewer)
            update = Update(self.seq, entries, patch, self.turn, choices_for(self.table.course, viewer))
            self._frames[viewer] = framed(encode(update))
        return self._frames[viewer]

    def _parts_for(self, viewer: Player | None) -> tuple[Raw, Raw]:
        game, news = self.table.game, self.news
        eyes = eyes_that_differ(game, viewer)
        if eyes not in self._parts:
            entries = encode([show_line(game, line, eyes) for line in news.lines])
            self._parts[eyes] = Raw(entries), Raw(encode(changes_for(game, news.before, news.after, eyes)))
        return self._parts[eyes]

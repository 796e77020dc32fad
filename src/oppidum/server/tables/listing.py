"""Lists of tables: those at which somebody waits come first."""

from __future__ import annotations

from collections.abc import Iterable

from oppidum.server.storage.rows import MatchRow
from oppidum.server.tables.room import Room


def attended_first(rooms: Iterable[Room], rows: Iterable[MatchRow], most: int) -> list[MatchRow]:
    """Public tables, those first that wait with their hosts there, however many others are newer.

    They take half of the list at most, so that its last line is always where the next page goes on.
    """
    newest = sorted((room.row for room in rooms if waits_with_host(room)), key=lambda row: -row.created)[: most // 2]
    attended = {row.id for row in newest}
    return [*newest, *(row for row in rows if row.id not in attended)][:most]


def waits_with_host(room: Room) -> bool:
    """Whether a public table waits for players, and its host is there."""
    row = room.row
    if row.state != "waiting" or not row.settings["public"]:
        return False
    return any(connection.person == row.settings["host"] for connection in room.connections)

"""Match files of tables: written for those who may read them, and brought along as tables of one's own."""

from __future__ import annotations

import datetime
import time
from collections.abc import Sequence

from oppidum.core.game import Player, Refusal
from oppidum.core.live_match import LiveMatch
from oppidum.core.match import Match
from oppidum.core.match_file import TAGS, BadMatchFile, read_match, write_match
from oppidum.games import game_class
from oppidum.server.limits import Purse
from oppidum.server.storage.rows import Entry
from oppidum.server.tables.lobby import Lobby
from oppidum.server.tables.opening import open_brought
from oppidum.server.tables.room import Room
from oppidum.server.tables.viewing import begins_known, may_read_file, seen_by


async def bring(lobby: Lobby, person: str, text: str, purse: Purse) -> Room:
    """A match from a file, as a table of a person."""
    names, course, log = await purse.work(read_course, text)
    return await open_brought(lobby, person, names, course, log, purse.address)


def read_course(text: str) -> tuple[Sequence[str], LiveMatch, list[Entry]]:
    """A match file as a table plays it: the names of the seats, the course, and its log."""
    recorded = read_match(text, game_class)
    if not begins_known(recorded.match):
        raise BadMatchFile(len(TAGS) + 1, "the position has cards that are not known")
    course = LiveMatch(recorded.match.game, recorded.match.beginning)
    log: list[Entry] = []
    for kind, actor, words in course.follow(recorded.match):
        log.append(Entry(len(log) + 1, kind, actor, words, course.fingerprint, at=round(time.time(), 3)))
    return recorded.seats, course, log


async def file_of(lobby: Lobby, code: str, person: str | None, purse: Purse) -> str:
    """The match file of a table; as long as it would tell what others hold, only for who plays all seats."""
    room = await lobby.find(code)
    table = room.playable()
    if not may_read_file(table.course, table.lines, room.seats_of(person)):
        raise Refusal("table", "others hold hidden cards: the file is there when it is over", reason="file-hidden")
    return await purse.work(write_file, room, table.course.match)


async def sight_of(lobby: Lobby, code: str, person: str | None, seat: Player, purse: Purse) -> str:
    """A match file that begins where a table stands, as one of a person's seats knows the position."""
    room = await lobby.find(code)
    room.check_own(person, seat)
    course = room.playable().course
    return await purse.work(write_file, room, Match(course.game, seen_by(course, seat)))


def write_file(room: Room, match: Match) -> str:
    """A match as the file of a table."""
    day = datetime.datetime.fromtimestamp(room.row.created, datetime.UTC).date()
    return write_match(match, [seat.name or seat.bot or "?" for seat in room.row.seats], day)

"""Write anew what the server tells a player of recorded matches: the client's tests play them, see web/tests.

Only when that is meant to change: read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from oppidum.core.live_match import ACTION, CHANCE_EVENT, UNDO, LiveMatch
from oppidum.core.match import Match
from oppidum.core.match_file import read_match
from oppidum.games import GAMES, game_class
from oppidum.server.protocol.message import encode
from oppidum.server.protocol.tables import Seat
from oppidum.server.storage.rows import Entry
from oppidum.server.storage.store import Store
from oppidum.server.tables.bulletin import Bulletin, turn_of
from oppidum.server.tables.draft import Draft
from oppidum.server.tables.table import News, Table
from oppidum.server.tables.viewing import choices_for, kit_of, view_for

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "tests" / "recorded"
VIEWER = 0
NAMES = ("Ana", "Bran")
STRIDE = 40  # after every forty updates the whole view is recorded too

Happening = tuple[str, int, str]  # kind, actor and text of an entry


def tell(name: str) -> str:
    """All that player 1 is told of a recorded match, as JSON; what is sent at once stands in one line."""
    match = match_of(name)
    game = match.game
    table = Table(name, game, cast(Store, None))  # nothing is stored
    table.course = LiveMatch(game, match.beginning)
    parts: dict[str, Any] = {
        "kit": kit_of(game),
        "seats": [Seat(number, who, None, False, number == VIEWER, True) for number, who in enumerate(NAMES)],
        "view": view_for(table.course, VIEWER),
        "turn": turn_of(table),
        "choices": choices_for(table.course, VIEWER),
    }
    updates, views = [], []
    for happenings in moves_of(match):
        frame = Bulletin(table, let_happen(table, happenings)).frame(VIEWER)
        updates.append(frame[frame.index(b'{"type":"update"') :].decode())
        if len(updates) % STRIDE == 0 or table.course.ended:
            views.append(encode({"seq": table.seq, "view": view_for(table.course, VIEWER)}).decode())
    members = {part: encode(value).decode() for part, value in parts.items()}
    members |= {part: "[\n" + ",\n".join(items) + "\n]" for part, items in (("updates", updates), ("views", views))}
    return "{\n" + ",\n".join(f'"{part}": {value}' for part, value in members.items()) + "\n}\n"


def match_of(name: str) -> Match:
    """A whole match of two."""
    file = ROOT / "tests" / "games" / name / "playthroughs" / "2-rulebook.match"
    return read_match(file.read_text("utf-8"), game_class).match


def moves_of(match: Match) -> Iterator[list[Happening]]:
    """What happens in a match, each time with what chance draws then; the first step that can be is taken back once."""
    live, gathered, taken_back = LiveMatch(match.game, match.beginning), list[Happening](), False
    for happening in live.follow(match):
        kind, actor, _ = happening
        if kind != CHANCE_EVENT and gathered:
            yield gathered
            gathered = []
        gathered.append(happening)
        if not taken_back and kind == ACTION and live.may_undo(actor):
            yield from ([happening], [(UNDO, actor, UNDO)])
            taken_back = True
    yield gathered


def let_happen(table: Table, happenings: list[Happening]) -> News:
    """Something happens at a table, which takes it up as if it had been stored."""
    draft = Draft(table.course)
    for kind, actor, text in happenings:
        seq = draft.course.seq + 1
        draft.take_up(Entry(seq, kind, actor, text, "", at=float(seq)))
    news = News(draft.lines, table.course.match.position, draft.course.match.position)
    table.course = draft.course
    for line in draft.lines:
        table.lines.append(line)
    return news


def main() -> None:
    """Rewrite the files of all games."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.json").write_text(tell(name), "utf-8")


if __name__ == "__main__":
    main()

"""Lists of tables: whose they are, page by page, and read without waiting for anybody."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace

import pytest

from oppidum.games import game_class
from oppidum.server.storage import rows, schema
from oppidum.server.storage.readers import Readers
from oppidum.server.storage.rows import LAST, MatchRow, SeatRow
from oppidum.server.storage.schema import MIGRATIONS
from oppidum.server.storage.store import Store
from oppidum.server.tables import lobby
from oppidum.server.tables.cards import make_card
from tests.server.live import ME, OPEN, wait_for

PEOPLE = ("ana", "ben", "eva", None)


def row_of(code: str, host: str | None, *seats: str | None, public: bool = True, created: float = 0.0) -> MatchRow:
    """A table that waits."""
    game = game_class("carcassonne")(len(seats))
    settings = {"preset": None, "public": public, "host": host, "imported": False, "absence": {}, "hints": None}
    facts = (game.name, game.EDITION, game.book_hash, len(seats), 0, dict(game.options), settings)
    return MatchRow(code, *facts, "waiting", None, None, None, created, tuple(SeatRow(person) for person in seats))


def test_a_stored_match_says_by_which_rules_it_was_played_whatever_has_become_of_them():
    row = row_of("OLD", "ana", "ana", "ben")
    assert told(row) == ("rulebook", [])
    older = {"sharing": "majority", "small_city": 4, "farms": "field", "river": True, "tower": "high"}
    assert told(replace(row, options=older)) == ("modern", ["river", "tower"])
    assert told(replace(row, game="chess", settings={**row.settings, "preset": "blitz"})) == ("blitz", [])


def told(row: MatchRow) -> tuple[str | None, list[str]]:
    card = make_card(row, None)
    return card.preset, card.changes


@pytest.fixture
def shelf(tmp_path):
    shelf = Store(tmp_path / "oppidum.db")
    yield shelf
    shelf.close()


def test_whose_tables_they_are_is_kept_however_they_change(shelf, tmp_path):
    rng = random.Random(7)

    async def live():
        codes = []
        for number in range(150):
            act = rng.randrange(4) if codes else 0
            code = rng.choice(codes) if codes else ""
            if act == 0:
                codes.append(f"M{number}")
                people = rng.choices(PEOPLE, k=3)
                await shelf.open_match(row_of(codes[-1], rng.choice(PEOPLE), *people, created=rng.randrange(9)))
            elif act == 1:
                await shelf.set_seat(code, rng.randrange(3), SeatRow(rng.choice(PEOPLE)))
            elif act == 2:
                await shelf.update_match(code, settings={"host": rng.choice(PEOPLE)})
            elif rng.random() < 0.3:
                codes.remove(code)
                await shelf.remove_match(code)
            with closing(sqlite3.connect(tmp_path / "oppidum.db")) as database:
                kept = database.execute("SELECT person, created, match FROM own").fetchall()
                assert kept == database.execute("SELECT * FROM owners ORDER BY 1, 2, 3").fetchall()
        assert len(codes) > 20

    asyncio.run(live())


def test_a_database_of_before_gets_to_know_whose_tables_they_are(tmp_path, monkeypatch):
    with monkeypatch.context() as past:
        past.setattr(schema, "MIGRATIONS", MIGRATIONS[:2])
        old = Store(tmp_path / "oppidum.db")
        asyncio.run(old.open_match(row_of("A", "ana", "ana", None, created=1)))
        asyncio.run(old.open_match(row_of("B", "ben", None, "ana", created=2)))
        old.close()
    new = Store(tmp_path / "oppidum.db")
    assert [row.id for row in new.matches_of("ana", 10)] == ["B", "A"]
    assert [row.id for row in new.matches_of("ben", 10)] == ["B"]
    new.close()


def test_tables_opened_in_the_same_moment_are_all_on_some_page(start, monkeypatch):
    monkeypatch.setattr(lobby, "MOST_LISTED", 3)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    ana = start().guest("Ana")
    codes = {ana.open(ME, OPEN, public=True) for _ in range(8)}
    for path in ("/mine", "/tables"):
        found, place = [], ""
        while page := ana.get(f"{path}{place}"):
            found += [card["code"] for card in page]
            place = f"?before={page[-1]['created']}&code={page[-1]['code'].lower()}"
        assert len(found) == 8
        assert set(found) == codes
        assert ana.get(f"{path}?before={page[-1]['created'] if page else 1_800_000_000.0}") == []


def test_the_first_page_of_attended_tables_ends_where_the_next_begins(start, monkeypatch):
    monkeypatch.setattr(lobby, "MOST_LISTED", 4)
    live = start()
    ana = live.guest("Ana")
    attended = [ana.open(ME, OPEN, public=True) for _ in range(6)]
    others = [live.guest("Ben").open(ME, OPEN, public=True) for _ in range(6)]
    monkeypatch.setattr("oppidum.server.tables.listing.waits_with_host", lambda room: room.row.id in attended)
    found, place = [], ""
    while page := ana.get(f"/tables{place}"):
        found += [card["code"] for card in page]
        place = f"?before={page[-1]['created']}&code={page[-1]['code']}"
    assert set(found) == {*attended, *others}
    assert set(found[:4]) > set(attended[-2:])


def fill(database: sqlite3.Connection, count: int, *, host: str, public: bool, state: str = "over") -> None:
    """So many matches of somebody, written as SQL."""
    row = row_of("X", host, host, None, public=public)
    columns = [name for name in rows.MATCH_COLUMNS if name not in ("id", "state", "created")]
    values = dict(zip(rows.MATCH_COLUMNS, rows.match_values(row), strict=True))
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
    database.execute(
        f"INSERT INTO matches (id, state, created, host, public, {', '.join(columns)})"
        f" {numbers} SELECT ? || i, ?, i, ?, ?, {', '.join('?' * len(columns))} FROM n",
        (count, f"{state[0]}{public:d}", state, host, public, *(values[name] for name in columns)),
    )
    database.execute(
        "INSERT INTO seats SELECT id, n, CASE n WHEN 0 THEN host END, NULL, CASE n WHEN 0 THEN 'Ana' END"
        " FROM matches, (SELECT 0 AS n UNION SELECT 1) WHERE host = ? AND id NOT IN (SELECT match FROM seats)",
        (host,),
    )
    database.commit()


def test_a_page_costs_the_same_however_many_there_are(shelf, tmp_path):
    with closing(sqlite3.connect(tmp_path / "oppidum.db")) as database:
        fill(database, 20_000, host="ana", public=False)
        fill(database, 2_000, host="ben", public=True, state="waiting")

    def cost(ask) -> float:
        times = []
        for _ in range(5):
            began = time.thread_time()
            assert len(ask()) == 20
            times.append(1000 * (time.thread_time() - began))
        return min(times)

    for place in (LAST, (10_000.0, "o010000"), (1_000.0, "")):
        assert cost(lambda place=place: shelf.matches_of("ana", 20, place)) < 2
    for place in (LAST, (1_000.0, "")):
        assert cost(lambda place=place: shelf.public_matches(20, place)) < 2


def test_nobody_waits_for_another_who_reads(shelf):
    """A long question in one thread does not keep others, such as the event loop, from theirs."""
    endless = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) SELECT max(i) FROM n"
    )
    opened = []
    readers = Readers(lambda: opened.append(schema.connect(shelf.path)) or opened[-1])
    failed = []

    def ask() -> None:
        try:
            readers.read(endless)
        except sqlite3.OperationalError as error:
            failed.append(str(error))

    long = threading.Thread(target=ask)
    long.start()
    assert wait_for(lambda: opened)
    assert readers.read("SELECT 1") == [(1,)]
    assert len(opened) == 2
    assert long.is_alive()
    opened[0].interrupt()
    long.join()
    assert failed == ["interrupted"]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        readers.read("DELETE FROM matches")
    readers.close()
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError):
            connection.execute("SELECT 1")
    with pytest.raises(sqlite3.ProgrammingError):
        readers.read("SELECT 1")


def test_tables_that_cannot_be_loaded_leave_nothing_behind(start, monkeypatch):
    live = start()
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    live.inside(lambda: live.server.lobby.rooms.pop(code).close())

    async def broken(*_):
        raise sqlite3.OperationalError("out of order")

    with monkeypatch.context() as bad:
        bad.setattr(live.server.lobby, "_load", broken)
        assert ana.send("GET", f"/api/tables/{code}").status_code == 503
    assert live.server.lobby._loading == {}
    assert ana.get(f"/tables/{code}")["code"] == code
    assert live.server.lobby._loading == {}

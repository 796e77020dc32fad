"""Attacks from outside, each by a short name: what once stopped the server, and the mechanism that closes it."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path

from oppidum.games import game_class
from oppidum.server import replays
from oppidum.server.store import MatchRow, SeatRow
from oppidum.server.tokens import new_code
from tests.server.live import ME, Player, all_at_table, dial, run
from tests.server.test_socket import seat_two
from tests.web.coast import recorded_until

GAMES = Path(__file__).parents[1] / "games"


async def answered(player: Player) -> None:
    """Everything that was said before has been dealt with."""
    await player.say("ping")
    await player.hear_of("pong")


def test_requests_to_undo(live):
    """Whoever asks a hundred times to take something back is heard once, and nobody is sent the world again."""
    ana, ben, code = seat_two(live)

    async def story():
        async with AsyncExitStack() as stack:
            one, two, *watchers = await stack.enter_async_context(
                all_at_table(live.address, code, ana.token, ben.token, *[None] * 20)
            )
            mover, other = (one, two) if one.asked else (two, one)
            seat = mover.turn["asked"]
            await mover.act()
            await other.until(lambda other: other.seq >= mover.seq)
            for player in (one, two, *watchers):
                await answered(player)
                player.heard.clear()
            for _ in range(100):
                await mover.say("ask_undo", seat=seat)
            await answered(mover)
            for watcher in watchers:
                await answered(watcher)
                told = [message["type"] for message in watcher.heard if message["type"] != "people"]
                assert told == ["turn", "pong"]
                assert watcher.turn["undo_asked"] == {"seat": seat, "agreed": []}
            assert not any(message["type"] == "snapshot" for message in mover.heard)

    run(story())


def test_chatter(start):
    """A person who says too much at once is refused; the others go on."""
    live = start(chats_per_minute=5)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        async with all_at_table(live.address, code, ana.token) as (player,):
            for number in range(30):
                await player.say("chat", text=f"line {number}")
            await answered(player)
            refused = [message for message in player.heard if message["type"] == "refused"]
            assert {message["reason"] for message in refused} == {"too-fast"}
            assert 4 <= len(player.chat) <= 7

    run(story())


def test_connects(start):
    """Each connection costs a snapshot: an address may not open them without end."""
    live = start(connects_per_minute=10)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        told = []
        for _ in range(20):
            async with dial(live.address, code) as socket:
                player = Player(socket)
                await player.say("hello", token=ana.token, seq=0)
                told.append((await player.hear_of("snapshot", "error"))["type"])
        assert told.count("snapshot") in (10, 11)
        assert told[-1] == "error"

    run(story())


CHAMPION = {"who": "bot", "bot": "champion"}
EASY = {"who": "bot", "bot": "easy"}


def test_tables_of_champions(start):
    """Somebody who lets champions play at many tables does not keep another person's bot from answering."""
    live = start(bot_threads=1)
    crowd, ana = live.guest("Crowd"), live.guest("Ana")
    for _ in range(24):
        crowd.open(CHAMPION, CHAMPION)
    code = ana.open(ME, EASY)
    waits = []
    while len(waits) < 3:
        state = ana.my_turn(code)
        began = time.monotonic()
        while ana.state(code)["turn"]["asked"] in state["seats"]:
            ana.act(code)
        state = ana.my_turn(code)
        waits.append(time.monotonic() - began)
    assert max(waits) < 2
    assert live.hall.lobby.thinking.waiting(alone=True) > 15


def test_many_who_watch_one_replay(start):
    """However many ask for a replay at once, it is made once; and a table can be opened meanwhile."""
    live = start()
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    ana.play(code)
    made = []
    make, replays.make = replays.make, lambda *given: made.append(1) or make(*given)
    try:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: live.visitor().get(f"/tables/{code}/replay"), range(16)))
    finally:
        replays.make = make
    assert len(made) == 1
    assert all(answer == answers[0] for answer in answers)


class LoopTime:
    """How long each callback kept the event loop of a server busy, in CPU time of its thread."""

    def __init__(self, monkeypatch) -> None:
        self.longest = 0.0
        run_one = asyncio.Handle._run

        def timed(handle):
            began = time.thread_time()
            run_one(handle)
            self.longest = max(self.longest, time.thread_time() - began)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)

    def of(self, work) -> float:
        """The longest while something is done; milliseconds."""
        self.longest = 0.0
        work()
        return 1000 * self.longest


def test_work_on_the_loop(start, monkeypatch):
    """Every door with its worst legal input: none keeps the event loop busy for more than 50 ms."""
    live = start()
    ana = live.guest("Ana")
    text = (GAMES / "finisterre" / "playthroughs" / "5-rulebook.match").read_text("utf-8")
    long = ana.ask("POST", "/api/matches", status=201, content=text)["code"]
    late = ana.ask("POST", "/api/matches", status=201, content=recorded_until("stop", -1, players=4))["code"]
    other = ana.ask("POST", "/api/matches", status=201, content=recorded_until("stop", -1, players=4))["code"]
    for _ in range(150):
        live.inside(lambda: live.hall.store.open_match(row_of(ana.person)))
    state = ana.state(late)
    seat, seq = state["turn"]["asked"], state["seq"]
    kinds = ["attack", "convert", "feast", "gift", "annex", "large", "grow", "sail", "mint", "melt"] * 5
    why = {"seat": seat, "seq": seq, "texts": kinds}
    doors = {
        "public tables": lambda: ana.get("/tables"),
        "my tables": lambda: ana.get("/mine"),
        "why": lambda: ana.post(f"/tables/{late}/why", why),
        "replay": lambda: ana.get(f"/tables/{long}/replay"),
        "the same replay": lambda: ana.get(f"/tables/{long}/replay"),
        "state": lambda: ana.get(f"/tables/{long}/state"),
        "file": lambda: ana.send("GET", f"/api/tables/{long}/file"),
        "act": lambda: ana.act(other),
        "rules": lambda: ana.get("/games/finisterre/rules"),
        "kit": lambda: ana.get("/games/finisterre/kit"),
        "games": lambda: ana.get("/games"),
        "examples": lambda: ana.get("/games/finisterre/examples"),
        "new table": lambda: ana.open(ME, EASY, game="finisterre"),
        "match file": lambda: ana.ask("POST", "/api/matches", status=201, content=text),
    }
    for door in doors.values():
        door()  # whatever is made once has been made
    watch = LoopTime(monkeypatch)
    busy = {name: round(watch.of(door)) for name, door in doors.items()}
    assert {name: time for name, time in busy.items() if time > 50} == {}


def row_of(person: str) -> MatchRow:
    """A public table that waits, and a match of somebody."""
    settings = {"preset": None, "public": True, "host": person, "imported": False, "absence": {}, "hints": None}
    game = game_class("carcassonne")(2)
    seats = (SeatRow(person, None, "Ana"), SeatRow())
    facts = (game.name, game.RULES, game.book_hash, 2, 0, dict(game.options), settings)
    return MatchRow(new_code(), *facts, "waiting", None, None, None, time.time(), seats)

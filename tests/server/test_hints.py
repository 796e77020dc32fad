"""Hints at a table: who gets one and when, that nobody else learns of it, and that thinking holds up nobody."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from oppidum.bots import BOTS, bot_named
from oppidum.bots.bot import Candidate, Choice
from oppidum.bots.host import first_decision
from oppidum.core import jit
from oppidum.games import GAMES, game_class
from oppidum.server.tables import games, hints
from tests.server.live import LONG, ME, OPEN, UNIFORM, all_at_table, run, wait_for


class Muser:
    """Thinks until it is told to stop, then prefers the last action."""

    name = "muser"
    began = threading.Semaphore(0)
    go_on = threading.Event()
    shown: list = []  # noqa: RUF012

    def sit(self, game, seat, seed):
        self.game = game
        return self

    def choose(self, seen):
        self.shown.append(seen)
        self.began.release()
        assert self.go_on.wait(LONG)
        best = [int(action) for action in self.game.legal(seen)][::-1]
        figures = [Candidate(action, 10 - n, 4.06 - n, 0.6231 - n / 10) for n, action in enumerate(best[:5])]
        return Choice(best[0], "why not", tuple(figures))


@pytest.fixture
def muser(monkeypatch):
    """Gives hints, and can be asked to a table; thinks no longer than a moment unless `go_on` is cleared."""
    monkeypatch.setitem(BOTS, "muser", Muser)
    monkeypatch.setattr(hints, "ADVISER", "muser")
    monkeypatch.setattr(games, "opponents_at", lambda game: ["muser", "uniform"])
    Muser.began, Muser.shown = threading.Semaphore(0), []
    Muser.go_on.set()
    yield Muser
    Muser.go_on.set()


def wish(state):
    """For the seat that is asked."""
    return {"seat": state["turn"]["asked"], "seq": state["seq"]}


def ask(guest, code, state=None):
    return guest.post(f"/tables/{code}/hint", wish(state or guest.my_turn(code)))


def refused(guest, code, body, status=409):
    return guest.refused(status, "POST", f"/tables/{code}/hint", body)["reason"]


# Where hints are allowed.


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [([ME, UNIFORM], True), ([UNIFORM, UNIFORM], True), ([ME, ME], False), ([ME, OPEN], False)],
)
def test_hints_are_usual_where_at_most_one_person_plays(ana, seats, allowed):
    for chosen, shown in ((None, allowed), (True, True), (False, False)):
        assert ana.get(f"/tables/{ana.open(*seats, hints=chosen)}")["hints"] is shown


def test_a_bot_on_the_last_free_seat_allows_hints(ana):
    code = ana.open(ME, OPEN)
    assert ana.post(f"/tables/{code}/seats/1", {"who": "bot", "bot": "uniform"})["hints"] is True


def test_a_rematch_and_a_match_brought_along_keep_to_it(ana):
    code = ana.open(ME, ME, hints=True)
    ana.act(code, text="resign")
    assert ana.post(f"/tables/{code}/rematch")["hints"] is True
    text = ana.send("GET", f"/api/tables/{ana.open(ME, ME)}/file").text
    assert ana.send("POST", "/api/matches", content=text).json()["hints"] is True


def test_where_hints_are_off_nobody_gets_one(ana, muser):
    code = ana.open(ME, UNIFORM, hints=False)
    assert refused(ana, code, wish(ana.my_turn(code)), status=403) == "hints-off"
    assert muser.shown == []


# What is told, and to whom.


def test_the_best_moves_in_notation_with_figures(ana, muser):
    code = ana.open(ME, UNIFORM)
    state = ana.my_turn(code)
    hint = ask(ana, code, state)
    assert hint["seq"] == state["seq"]
    best = [choice["text"] for choice in state["choices"]][-1:]
    assert len(hint["moves"]) == min(3, len(state["choices"]))
    square, facing = best[0].split()
    move = {"do": "place", "square": square, "facing": facing}
    reasons = hint["moves"][0].pop("reasons")
    assert hint["moves"][0] == {"text": best[0], "move": move, "lead": 4.1, "win": 0.623, "visits": 10}
    assert all(one["speaks_for"] for one in reasons if one["kind"] == "brings" and one["amount"] > 0)
    assert {move["text"] for move in hint["moves"]} <= {choice["text"] for choice in state["choices"]}


def test_a_game_that_the_adviser_does_not_know_is_searched_plainly(ana, monkeypatch):
    monkeypatch.setitem(GAMES, "strange", ("tests.unknown_game", "UnknownGame"))
    code = ana.open(ME, UNIFORM, game="strange")
    state = ana.my_turn(code)
    hint = ask(ana, code, state)
    assert {move["text"] for move in hint["moves"]} <= {choice["text"] for choice in state["choices"]}


@pytest.mark.parametrize("game", ["carcassonne", "meduris"])
def test_the_real_adviser_knows_our_games(ana, game):
    code = ana.open(ME, UNIFORM, game=game)
    state = ana.my_turn(code)
    hint = ask(ana, code, state)
    assert {move["text"] for move in hint["moves"]} <= {choice["text"] for choice in state["choices"]}
    if len(state["choices"]) > 1:
        assert any(move["reasons"] for move in hint["moves"])
        assert all(0 <= move["win"] <= 1 and move["visits"] > 0 for move in hint["moves"])


def test_the_adviser_sees_only_what_the_seat_sees(live, ana, muser):
    code = ana.open(ME, UNIFORM, game="meduris")
    state = ana.my_turn(code)
    ask(ana, code, state)
    table = live.server.lobby.rooms[code].table
    seen = table.game.secrets.observe(table.course.match.position, state["turn"]["asked"])
    assert table.game.has_secrets
    assert muser.shown[-1].rows.tobytes() == seen.rows.tobytes()


def test_nobody_else_learns_of_a_hint_and_nothing_is_stored(live, ana, ben, muser):
    code = ana.open(ME, OPEN, hints=True)
    ben.post(f"/tables/{code}/join", {})
    asked, other = (ana, ben) if ana.state(code)["turn"]["asked"] == 0 else (ben, ana)

    async def talk():
        async with all_at_table(live.address, code, asked.token, other.token, None) as players:
            before = [await settled(player) for player in players]
            ask(asked, code)
            assert [await settled(player) for player in players] == before

    async def settled(player):
        """How many messages had come, but for those about who is here."""
        await player.say("ping")
        await player.hear_of("pong")
        return [message["type"] for message in player.heard if message["type"] not in ("people", "pong")]

    before = live.server.store.events(code), live.server.store.match(code), live.server.store.chat(code, 10)
    run(talk())
    assert (live.server.store.events(code), live.server.store.match(code), live.server.store.chat(code, 10)) == before


# When there is none.


def test_only_the_one_who_decides_now_may_ask(live, ana, ben, muser):
    code = ana.open(ME, OPEN, hints=True)
    assert refused(ana, code, {"seat": 0, "seq": 0}) == "not-begun"
    ben.post(f"/tables/{code}/join", {})
    state = ana.state(code)
    asked, other = (ana, ben) if state["turn"]["asked"] == 0 else (ben, ana)
    assert refused(live.visitor(), code, wish(state), status=401) == "bad-token"
    for stranger in (other, live.guest("Eva")):
        assert refused(stranger, code, wish(state), status=403) == "seat-not-yours"
    assert refused(other, code, wish(state) | {"seat": 1 - state["turn"]["asked"]}) == "hint-not-asked"
    while not state["turn"]["holding"]:
        asked.act(code, asked.state(code))
        state = asked.state(code)
    assert refused(asked, code, wish(state)) == "hint-not-asked"
    asked.act(code, text="resign")
    assert refused(asked, code, wish(asked.state(code)) | {"seat": 0 if asked is ana else 1}) == "hint-not-asked"
    assert muser.shown == []


def test_a_hint_for_a_position_that_has_changed_is_dropped(ana, muser):
    code = ana.open(ME, ME, hints=True)
    state = ana.state(code)
    muser.go_on.clear()
    with ThreadPoolExecutor(1) as others:
        late = others.submit(refused, ana, code, wish(state))
        assert muser.began.acquire(timeout=LONG)
        assert refused(ana, code, wish(state)) == "hint-busy"
        ana.act(code, state)
        muser.go_on.set()
        assert late.result(LONG) == "stale"
    assert refused(ana, code, wish(state)) == "stale"
    ask(ana, code)


def test_hints_are_limited_by_address(start, muser):
    ana = start(hints_per_minute=2).guest()
    code = ana.open(ME, ME, hints=True)
    state = ana.state(code)
    ask(ana, code, state)
    ask(ana, code, state)
    assert refused(ana, code, wish(state), status=429) == "too-fast"
    ana.act(code, state)


# Thinking holds up nobody.


def test_a_bot_that_thinks_long_holds_up_no_other_table(ana, ben, muser):
    muser.go_on.clear()
    slow = ana.open({"who": "bot", "bot": "muser"}, {"who": "bot", "bot": "muser"})
    assert muser.began.acquire(timeout=LONG)
    before = ana.state(slow)["seq"]
    assert ben.play(ben.open(ME, ME), events=30)["seq"] >= 30
    assert ana.state(slow)["seq"] == before
    muser.go_on.set()
    assert wait_for(lambda: ana.state(slow)["seq"] > before)


def test_bots_of_all_tables_take_turns(ana, muser):
    slow = [ana.open({"who": "bot", "bot": "muser"}, {"who": "bot", "bot": "muser"}) for _ in range(2)]
    muser.go_on.clear()
    quick = ana.open(UNIFORM, UNIFORM)
    before = {code: ana.state(code)["seq"] for code in (*slow, quick)}
    muser.go_on.set()
    assert wait_for(lambda: all(ana.state(code)["seq"] > seq + 8 for code, seq in before.items()))


@pytest.mark.skipif(not jit.COMPILED, reason="interpreted rules hold the interpreter")
def test_a_search_leaves_the_interpreter_to_others():
    game = game_class("carcassonne")(2)
    position = first_decision(game).position
    bot_named("champion:sims=8").sit(game, 0, 1).choose(position)  # everything is compiled and loaded now
    mind, ticks = bot_named("champion:sims=20000").sit(game, 0, 1), 0
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(mind.choose, position)
        while not thinking.done():
            time.sleep(0.001)
            ticks += 1
    assert ticks > 20

"""Taking back: free in one's own open turn, with consent beyond it, never behind what chance has shown."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace

import numpy as np
import pytest

from oppidum.core.game import CHANCE, About, Game, Refusal, sample
from oppidum.core.live_match import CHANCE_EVENT, LiveMatch
from oppidum.core.record import Record, i4
from oppidum.core.screen import compare_views
from oppidum.games import game_class
from oppidum.games.meduris.game import Meduris
from oppidum.server.storage.rows import Entry
from oppidum.server.storage.store import Store
from oppidum.server.tables.replays import replay_for
from oppidum.server.tables.table import Table
from tests.server.answers import accepted
from tests.server.live import gist
from tests.server.test_table import row


class Pennies(Record):
    """How many pennies are left, and whose turn it is."""

    left = i4()
    turn = i4()


class TakeAway(Game[Pennies]):
    """Two or three players take one or two pennies in turn; at a multiple of ten chance takes one."""

    name, prefix, EDITION = "pennies", "PEN", 1
    about = About("Pennies", 2026, "nobody", 1, "Take pennies.")
    seats, actions, most_legal, most_awards = range(2, 4), 3, 2, 1
    OPTIONS, PRESETS = (), {}
    turn_rule = seats_rule = end_rule = "PEN-01"
    WORDS = SimpleNamespace(
        format=lambda game, s, action: f"take {action}",
        parse=lambda game, s, text, legal: int(text.split()[1]),
        read_move=lambda text: {"do": "take", "pennies": int(text.split()[1])},
    )
    SCREEN = SimpleNamespace(
        view=lambda game, s, viewer: {"left": s.left}, choices=lambda game, s: [], changes=compare_views
    )
    position, facts = Pennies, ()
    book = Pennies()

    def initial(self):
        s = Pennies()
        s.left = 19
        return s

    def to_move(self, s):
        return -2 if s.left == 0 else -1 if s.left % 10 == 0 else s.turn

    def legal(self, s):
        return np.arange(1, 1 + min(2 if s.left % 10 else 1, s.left), dtype=np.int32)

    def weights(self, s):
        return np.ones(1, dtype=np.int32)

    def apply(self, s, action, awards=None, happened=None):
        if s.left % 10:
            s.turn = (s.turn + 1) % self.players
        s.left -= action

    def scores(self, s):
        return np.zeros(self.players, dtype=np.int32)


def test_consent_lifts_moves_of_others_but_nothing_lifts_chance():
    course = LiveMatch(TakeAway(2))
    for text in ("take 2", "take 2"):
        course.feed("action", course.asked, text)
        course.feed("done", course.asked, "")
    assert (course.match.position.left, course.asked) == (15, 0)
    with pytest.raises(Refusal) as refused:
        course.feed("undo", 0, "undo")
    assert refused.value.reason == "undo-consent"
    course.feed("undo", 0, "agreed")
    assert (course.match.position.left, course.asked, course.undone) == (19, 0, (1, 3))
    assert course.match.events == []
    for text in ("take 2", "take 2", "take 2", "take 2", "take 1"):
        course.feed("action", course.asked, text)
        course.feed("done", course.asked, "")
    course.feed(CHANCE_EVENT, -1, "take 1")
    for text in ("undo", "agreed"):
        with pytest.raises(Refusal) as refused:
            course.feed("undo", 0, text)
        assert refused.value.reason == "undo-chance"
    assert course.match.position.left == 9


def test_all_others_must_agree(tmp_path):
    store = Store(tmp_path / "x.db")

    async def run():
        await store.open_match(row("m", 3))
        table = Table("m", TakeAway(3), store)
        for seat in range(2):
            accepted(await table.act(seat, table.seq, "take 2"))
            accepted(await table.act(seat, table.seq, "done"))
        accepted(await table.ask_undo(0, {1, 2}))
        accepted(await table.answer_undo(1, True, {1, 2}))
        assert table.course.match.position.left == 15
        assert (table.undo_asked, table.agreed) == (0, {1})
        accepted(await table.answer_undo(2, False, {1, 2}))
        assert table.undo_asked is None
        with pytest.raises(Refusal, match="nobody has asked"):
            accepted(await table.answer_undo(2, True, {1, 2}))
        accepted(await table.ask_undo(0, {1, 2}))
        for seat in (1, 2):
            accepted(await table.answer_undo(seat, True, {1, 2}))
        assert table.course.match.position.left == 19
        assert table.lines[-1].text == "agreed"
        accepted(await table.act(0, table.seq, "take 1"))
        accepted(await table.act(0, table.seq, "done"))
        accepted(await table.ask_undo(0, set()))  # the others are bots, or gone
        assert table.course.match.position.left == 19
        again = Table("m", TakeAway(3), store, store.events("m"))
        assert again.lines == table.lines

    asyncio.run(run())
    store.close()


def test_a_step_at_random_can_always_be_taken_back_in_its_own_turn():
    rng = random.Random(4)
    for _ in range(50):
        course = LiveMatch(TakeAway(3))
        while not course.ended:
            if course.asked == -1:
                course.feed(CHANCE_EVENT, -1, "take 1")
                continue
            seat, before = course.asked, course.match.position.copy()
            if course.holding:
                course.feed("done", seat, "")
                continue
            course.feed("action", seat, f"take {rng.choice(course.game.legal(before))}")
            if rng.random() < 0.5:
                assert course.may_undo(seat)
                course.feed("undo", seat, "undo")
                assert course.match.position == before


def test_an_answer_in_the_turn_of_somebody_else_needs_no_done(tmp_path):
    store = Store(tmp_path / "x.db")

    async def run():
        game = game_class("meduris")(3, start=0)
        await store.open_match(row("m", 3))
        table = Table("m", game, store)
        table._chance = Any(0)
        await table.begin()
        for plateau in ("wood", "wool", "copper", "stone", "wood", "wool"):
            accepted(await table.act(table.course.asked, table.seq, f"worker {plateau}"))
            assert table.course.holding == (len(said(table, "worker")) % 3 == 1)  # only the first player's
            if table.course.holding:
                accepted(await table.act(0, table.seq, "done"))
        assert table.course.asked == 0
        accepted(await table.act(0, table.seq, "take wood"))
        assert table.course.holding
        assert table.course.may_undo(0)
        accepted(await table.act(0, table.seq, "done"))
        for seat in (1, 2):
            assert table.course.asked == seat
            accepted(await table.act(seat, table.seq, "take wool"))
        assert (table.course.asked, table.course.holding) == (0, False)
        accepted(await table.act(0, table.seq, "move wood 1 stone"))
        assert table.course.holding  # one's own turn is held, whoever has answered in it
        accepted(await table.act(0, table.seq, "undo"))
        accepted(await table.act(0, table.seq, "hut 0"))
        assert table.course.holding

    asyncio.run(run())
    store.close()


class Any(random.Random):
    """A die that always gives everybody a material, and chips that lie as near to each other as they may."""

    def randrange(self, *bounds):
        return 4 if bounds == (6,) else 0


def said(table, verb):
    return [line for line in table.lines if line.text.startswith(verb)]


def play_to_the_end(course) -> list[Entry]:
    """All that happens to the last action, by chance alone; every turn that is held is done."""
    game, rng, log = course.game, random.Random(1), []
    while not course.match.over:
        s, seat = course.match.position, course.asked
        if seat == CHANCE:
            log.append(entry_of(course, CHANCE_EVENT, CHANCE, game.words.format(s, sample(game, s, rng))))
        elif course.holding:
            log.append(entry_of(course, "done", seat, ""))
        else:
            log.append(entry_of(course, "action", seat, game.words.format(s, int(rng.choice(game.legal(s))))))
    return log


def entry_of(course, kind, actor, text) -> Entry:
    course.feed(kind, actor, text)
    return Entry(course.seq, kind, actor, text, course.fingerprint)


def test_the_step_that_opens_all_hands_is_the_last():
    course = LiveMatch(game_class("meduris")(3))
    play_to_the_end(course)
    last = course.match.events[-1].actor
    assert (course.ended, course.holding, course.may_undo(last)) == (True, False, False)
    for kind in ("done", "undo"):
        with pytest.raises(Refusal, match="the match is over"):
            course.feed(kind, last, kind)
    course = LiveMatch(game_class("meduris")(3, preset="open"))
    play_to_the_end(course)
    assert (course.ended, course.holding, course.may_undo(course.asked)) == (False, True, True)


@pytest.mark.parametrize(
    "last_words", [["done"], ["undo", "again", "done"], ["resign", "done"], ["takeover", "done"], []]
)
def test_a_stored_log_replays_whose_last_turn_was_still_held_open(tmp_path, monkeypatch, last_words):
    with monkeypatch.context() as then:
        then.setattr(Meduris.SECRETS, "reveals", lambda *_: False)  # as it was
        course = LiveMatch(game_class("meduris")(3))
        log = play_to_the_end(course)
        action = log[-1]
        for word in last_words:
            kind, text = ("action", action.text) if word == "again" else (word, word)
            log.append(entry_of(course, kind, action.actor, text))
    store = Store(tmp_path / "x.db")
    table = Table("m", game_class("meduris")(3), store, log)
    assert table.course.ended
    assert gist(table.lines) == gist(log)
    assert table.course.match.position == course.match.position
    assert len(replay_for(table, 0)[1]) == len(log)
    store.close()

"""The searching bots: repeatable, within their budget, right where the right move is known, and able to say why."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

from oppidum.bots import bot_named
from oppidum.bots.bot import Budget, can_play
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import know
from oppidum.bots.search import mind
from oppidum.bots.search.search import Search
from oppidum.bots.search.tree import ROOT
from oppidum.bots.uct import plain_policy
from oppidum.core.dice import make_dice
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class
from tests.conftest import KNOWN
from tests.soak import soak
from tools.record_yardstick import choose, recorded

LONG = {name for name in KNOWN if know(name).small_decisions}
SEARCHERS = ["uct", "champion"]


def late(name, players, seed, decisions):
    """A match of greedy bots up to its last decisions."""
    match = play_match(game_class(name)(players), [bot_named("greedy")] * players, seed)
    asked = [number for number, event in enumerate(match.events) if event.actor != CHANCE]
    return match.up_to(asked[-decisions])


SEARCHED = [(bot, name) for bot in SEARCHERS for name in GAMES if can_play(bot_named(f"{bot}:sims=1"), name)]


def outcomes(match):
    """Every legal action, and the match after it."""
    for action in match.game.legal(match.position):
        after = match.copy()
        after.play(match.to_move, match.game.words.format(match.position, int(action)))
        yield int(action), after


@pytest.mark.parametrize(("bot", "name"), SEARCHED)
@pytest.mark.parametrize("players", [2, soak(3)])
def test_the_same_seed_and_simulations_play_the_same(bot, name, players):
    game = game_class(name)(players)
    spec = f"{bot}:sims={4 if name in LONG else 20}"
    first, second, other = (play_match(game, [bot_named(spec)] * players, seed) for seed in (1, 1, 2))
    assert first.events == second.events
    assert first.events != other.events
    assert first.over


@pytest.mark.parametrize("bot", SEARCHERS)
def test_threads_change_nothing_from_run_to_run(bot):
    match = late("carcassonne", 2, seed=3, decisions=30)
    choices = [bot_named(f"{bot}:sims=400,threads=2").sit(match.game, 0, 7).choose(match.position) for _ in range(3)]
    assert choices[0] == choices[1] == choices[2]
    assert sum(one.visits for one in choices[0].candidates) <= 400


def check_last_decisions(name, players, sit):
    """Where every action ends the match, the best one is known, and whoever sits down must find it."""
    found = 0
    for seed in range(60):
        match = late(name, players, seed, decisions=1)
        seat, ends = match.to_move, dict(outcomes(match))
        scores = {action: end.scores for action, end in ends.items()}
        leads = {action: points.pop(seat) - max(points) for action, points in scores.items()}
        if all(end.over for end in ends.values()) and len(set(leads.values())) > 1:
            choice = sit(match.game, seat).choose(match.position)
            assert leads[choice.action] == max(leads.values())
            found += 1
            if found == 3:
                return
    assert found > 0


@pytest.mark.parametrize("bot", SEARCHERS)
@pytest.mark.parametrize("name", sorted(set(KNOWN) - LONG))  # there the last decision is only to stop
@pytest.mark.parametrize("players", [2, soak(3)])
def test_the_last_decision_is_right(bot, name, players):
    check_last_decisions(name, players, lambda game, seat: bot_named(f"{bot}:sims=300").sit(game, seat, 1))


@pytest.mark.parametrize("bot", SEARCHERS)
def test_it_says_why(bot):
    match = late("carcassonne", 2, seed=5, decisions=20)
    seat = match.to_move
    choice = bot_named(f"{bot}:sims=500").sit(match.game, seat, 1).choose(match.position)
    legal = {int(action) for action in match.game.legal(match.position)}
    assert {one.action for one in choice.candidates} <= legal
    assert choice.candidates[0].action == choice.action
    assert all(0 <= one.win <= 1 and one.visits > 0 for one in choice.candidates)
    visits = [one.visits for one in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    assert "to win" in choice.why


@pytest.mark.parametrize("bot", SEARCHERS)
def test_it_keeps_to_its_time(bot):
    match = late("carcassonne", 2, seed=5, decisions=100)
    mind = bot_named(f"{bot}:time=0.2").sit(match.game, match.to_move, 1)
    mind.choose(match.position)
    begin, used = time.monotonic(), time.process_time()
    mind.choose(match.position)
    assert time.monotonic() - begin > 0.15  # a busy machine may leave it less than that to think
    assert time.process_time() - used < 0.6


@pytest.mark.parametrize(
    ("spec", "few", "many"), [("uct:sims=6", 1, 6), ("champion:sims=6,threads=2", 2, 6), ("hard", 1, 2)]
)
def test_who_is_told_to_stop_answers_with_what_was_seen_so_far(spec, few, many, monkeypatch):
    monkeypatch.setattr(mind, "STRIDE", 1)
    match = late("carcassonne", 2, seed=1, decisions=6)
    bot = bot_named(spec).sit(match.game, match.to_move, seed=1)
    bot.stop()
    hasty, calm = bot.choose(match.position), bot.choose(match.position)
    visits = [sum(one.visits for one in choice.candidates) for choice in (hasty, calm)]
    assert visits == [few, many]
    assert hasty.action in match.game.legal(match.position)


def test_what_must_be_done_is_done_without_thinking():
    rng = random.Random(1)
    match = Match(game_class("carcassonne")(2))
    while True:
        match.settle(rng)
        legal = match.game.legal(match.position)
        if len(legal) == 1:
            break
        match.play(match.to_move, match.game.words.format(match.position, int(legal[0])))
    choice = bot_named("uct:sims=100000000").sit(match.game, match.to_move, 1).choose(match.position)
    assert choice.action == legal[0]
    assert "nothing else" in choice.why


def test_chance_goes_on_by_its_exact_odds():
    matches = (late("carcassonne", 2, seed=2, decisions=decisions) for decisions in range(20, 140))
    match = next(
        match
        for match in matches
        if len(match.game.legal(match.position)) > 1 and all(after.to_move == CHANCE for _, after in outcomes(match))
    )
    game = match.game
    search = Search(game, plain_policy(game.name), 20_000)
    search.begin(match.position, make_dice(1)[0])
    search.run(20_000)
    tree, best = search.tree, int(np.argmax(search.tree.times[: search.tree.edges[ROOT]]))
    match.play(match.to_move, game.words.format(match.position, int(tree.action[best])))
    assert match.to_move == CHANCE
    drawn, node = [], int(tree.down[best])
    while node >= 0:
        drawn.append(int(tree.visits[node]))
        node = int(tree.sibling[node])
    odds = game.weights(match.position)
    assert len(drawn) == len(odds) > 1
    assert np.allclose(np.sort(drawn) / sum(drawn), np.sort(odds) / odds.sum(), atol=0.02)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("uct:sims=0", "above 0"),
        ("uct:sims=1.5", "whole number"),
        ("uct:sims=many", "must be a number"),
        ("uct:sims=9999999999", "must be a number"),
        ("uct:sims=999999999", "at most"),
        ("uct:time=5000", "at most"),
        ("uct:threads=2", "needs sims or time"),
        ("uct:speed=2", "write a budget"),
        ("uct:sims=1,sims=2", "write a budget"),
        ("greedy:sims=5", "does not search"),
        ("utc:sims=5", "did you mean 'uct'"),
    ],
)
def test_a_bad_budget_is_refused_with_the_reason(text, message):
    with pytest.raises(BadOption, match=message):
        bot_named(text)


def test_a_usual_budget_stands_in_for_one_that_is_not_named():
    assert bot_named("uct", Budget(sims=5)).budget == Budget(sims=5)
    assert bot_named("uct:sims=7", Budget(sims=5)).budget == Budget(sims=7)


@pytest.mark.parametrize("one", [pytest.param(one, id=f"{one['game']} {one['seed']}") for one in recorded()])
def test_uct_is_frozen(one):
    """Other bots are measured against it: change it only with a new yardstick, and measure everything again."""
    assert choose(one) == one["choices"]

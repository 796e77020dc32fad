"""Levels for people, and what the champion keeps between two decisions."""

from __future__ import annotations

import random

import pytest

from oppidum.bots import OPPONENTS, bot_named
from oppidum.bots.bot import Budget
from oppidum.bots.champion import Champion
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import know
from oppidum.bots.levels import LEVELS
from oppidum.core.match import Match
from oppidum.games import game_class
from tests.conftest import KNOWN


def first_decisions(name, count):
    """Positions of a random match in which there is something to decide."""
    rng = random.Random(count)
    match = Match(game_class(name)(2))
    while count:
        match.settle(rng)
        legal = match.game.legal(match.position)
        if len(legal) > 1:
            yield match.game, match.to_move, match.position.copy()
            count -= 1
        match.play(match.to_move, match.game.words.format(match.position, int(rng.choice(legal))))


@pytest.mark.parametrize("game", KNOWN)
def test_people_are_offered_every_level(game):
    assert set(LEVELS) <= set(OPPONENTS)
    sims = [know(game).levels[name].sims for name in LEVELS]
    slack = [know(game).levels[name].slack for name in LEVELS]
    assert sims == sorted(sims)
    assert slack == sorted(slack, reverse=True)


@pytest.mark.parametrize("name", KNOWN)
def test_easy_gives_little_away_and_not_always_the_same(name):
    rank = []
    for game, seat, position in first_decisions(name, 12):
        mind = bot_named("easy").sit(game, seat, 1)
        choice = mind.choose(position)
        actions, rewards = mind.mind.rewards()
        reward = rewards[list(actions).index(choice.action)]
        assert reward >= rewards.max() - know(name).levels["easy"].slack
        rank.append(int((rewards > reward).sum()))
    assert any(rank), "it should not play the best move every time"


@pytest.mark.soak
@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize(("better", "worse"), [("easy", "uniform"), ("medium", "easy"), ("hard", "medium")])
def test_a_level_beats_what_is_below(name, better, worse):
    game, lead = game_class(name)(2), 0
    for seed in range(12):
        scores = play_match(game, [bot_named(better), bot_named(worse)], seed).scores
        lead += scores[0] - scores[1]
    assert lead > 0


def test_the_champion_keeps_what_it_knows_within_a_turn():
    match = Match(game_class("carcassonne")(2))
    rng = random.Random(4)
    match.settle(rng)
    mind = Champion(Budget(sims=200)).sit(match.game, 0, 1)
    placed = mind.choose(match.position)
    match.play(0, match.game.words.format(match.position, placed.action))
    assert match.to_move == 0
    sent = mind.choose(match.position)
    assert sum(one.visits for one in sent.candidates) > 200
    fresh = Champion(Budget(sims=200)).sit(match.game, 0, 1).choose(match.position)
    assert sum(one.visits for one in fresh.candidates) == 200

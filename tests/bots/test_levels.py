"""Levels for people, and what the champion keeps between two decisions."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

from oppidum.bots import OPPONENTS, bot_named
from oppidum.bots.blurred import BlurredMind
from oppidum.bots.bot import Budget
from oppidum.bots.champion import Champion
from oppidum.bots.characters import character_of, name_of
from oppidum.bots.fitted import load_weights
from oppidum.bots.games.carcassonne.levels import FIELDS
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import Level, know, weights_file
from oppidum.bots.levels import LEVELS
from oppidum.core.match import Match
from oppidum.games import GAMES, game_class
from tests.conftest import KNOWN

YARDSTICK = Path(__file__).with_name("yardstick.toml")
WORDS = Path(__file__).parents[2] / "web" / "locales" / "en" / "common.ftl"
BLURRED = ["carcassonne", "meduris"]  # games whose levels see things blurred


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
    levels = [know(game).levels[name] for name in LEVELS]
    for told in (
        [level.sims for level in levels],
        [-level.slack for level in levels],
        [-level.blur for level in levels],
        [-(level.cap or 0) for level in levels],
    ):
        assert told == sorted(told)


def test_easy_gives_little_away_and_not_always_the_same_for_greedy_eyes():
    rank = []
    for game, seat, position in first_decisions("finisterre", 12):
        mind = bot_named("easy").sit(game, seat, 1)
        choice = mind.choose(position)
        actions, rewards = mind.mind.rewards()
        reward = rewards[list(actions).index(choice.action)]
        assert reward >= rewards.max() - know("finisterre").levels["easy"].slack
        rank.append(int((rewards > reward).sum()))
    assert any(rank), "it should not play the best move every time"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("name", BLURRED)
def test_a_level_never_gives_away_more_than_its_cap_in_clear_eyes(name, level):
    cap, losses = know(name).levels[level].cap, []
    for game, seat, position in first_decisions(name, 12):
        mind = bot_named(level).sit(game, seat, 1)
        choice = mind.choose(position)
        loss = mind.losses(np.array([choice.action]))[0]
        assert 0 <= loss <= cap
        losses.append(loss)
    assert any(losses), "it should not play the best move every time"


@pytest.mark.parametrize("name", BLURRED)
def test_without_a_blur_a_level_plays_as_clear_eyes_do(name):
    level = Level(sims=4, cap=1.0, clear_sims=4)
    for game, seat, position in first_decisions(name, 6):
        mind = BlurredMind(game, seat, 1, level, know(name))
        choice = mind.choose(position)
        assert mind.losses(np.array([choice.action]))[0] == 0


@pytest.mark.parametrize("name", BLURRED)
def test_the_blur_is_drawn_anew_and_changes_nobody_elses_eyes(name):
    fitted = load_weights(weights_file(name)).terms.copy()
    mind = bot_named("medium").sit(game_class(name)(2), 0, 1)
    seen = []
    for _ in range(2):
        mind.blur()
        seen.append(mind.weights.terms.copy())
        assert np.isfinite(seen[-1]).all()
    assert (seen[0] != seen[1]).any()
    assert (mind.blurred.searches[0].work.appraiser.weights.terms == seen[1]).all()
    assert (mind.clear.searches[0].work.appraiser.weights.terms == fitted).all()
    assert (load_weights(weights_file(name)).terms == fitted).all()


def test_a_misjudged_feature_changes_a_decision():
    """Many fields have farmers: who forgets them puts the tile elsewhere, unless clear eyes forbid it."""
    game = game_class("carcassonne")(5)
    position = game.words.compose(tomllib.loads(YARDSTICK.read_text("utf-8"))["position"][5]["text"])
    seat = game.to_move(position)

    def choose(misjudged, cap):
        level = Level(sims=1, misjudged=misjudged, cap=cap, clear_sims=1)
        choice = BlurredMind(game, seat, 1, level, know("carcassonne")).choose(position)
        return game.words.format(position, choice.action)

    assert choose({}, cap=1.0) == "4,0 W"
    assert choose(dict.fromkeys(FIELDS, 0.0), cap=1.0) == "-3,3 N"
    assert choose(dict.fromkeys(FIELDS, 0.0), cap=0.001) == "4,0 W"


@pytest.mark.parametrize("name", BLURRED)
def test_a_level_plays_the_same_with_the_same_seed(name):
    game = game_class(name)(2)

    def play(seed):
        return [event.text for event in play_match(game, [bot_named("medium")] * 2, seed).events]

    assert play(3) == play(3)
    minds = [bot_named("medium").sit(game, 0, seed) for seed in (3, 4)]
    assert minds[0].rng.random() != minds[1].rng.random()


def test_the_client_tells_the_same_characters():
    common = WORDS.read_text("utf-8")
    for bot in OPPONENTS:
        assert f"bot-{bot} = {name_of(bot)}\n" in common
        for game in GAMES:
            text = character_of(bot, game)
            assert re.search(rf"(\[{game}\]|\*\[other\]|bot-{bot}-about =) {re.escape(text)}\n", common)


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

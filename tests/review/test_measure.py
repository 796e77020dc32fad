"""The measure: every term by its own definition, and all of them together from the beginning to the result."""

from __future__ import annotations

import random

import numpy as np
import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games import game_class
from oppidum.review.appraiser import Fast
from oppidum.review.exact import Exact, TooFar
from oppidum.review.foresight import POINTS, WIN
from oppidum.review.luck import luck_of
from oppidum.review.measure import measure
from oppidum.review.searching import Searching
from tests.conftest import KNOWN
from tests.soak import soak

EXACT = 1e-9


def played(name, players=2, seed=1, bot="greedy"):
    """A match of bots."""
    return play_match(game_class(name)(players), [bot_named(bot)] * players, seed)


def last(match, count):
    """The last events of a match, as a match of its own."""
    events = [(event.actor, event.text) for event in match.events]
    return Match.replay(match.game, events[-count:], match.up_to(len(events) - count).position)


def bad(game):
    """An appraiser that is wrong about everything: it likes what is bad, and sees points where none are."""
    appraiser = Fast(game)
    terms = appraiser.sight.appraiser.weights.terms.copy() * -3.0
    terms[0] += np.random.default_rng(5).normal(size=terms.shape[1])
    weights = appraiser.sight.appraiser.weights._replace(terms=terms)
    appraiser.sight = appraiser.sight._replace(appraiser=appraiser.sight.appraiser._replace(weights=weights))
    return appraiser


def appraisers(game):
    """All kinds, on a small budget."""
    return [Fast(game), bad(game), Searching(game, sims=8)]


def check_sum(told):
    """Luck, skill and surprise lead from the beginning to the result."""
    missing = told.luck + told.skill + told.surprise - (told.end - told.beginning)
    assert abs(missing).max() < EXACT
    for event in told.events:
        assert abs(event.after[WIN].sum() - 1) < EXACT
        assert abs(event.before[WIN].sum() - 1) < EXACT


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("players", [2, 3])
def test_the_terms_add_up_to_what_happened(name, players):
    match = played(name, players)
    for appraiser in [Fast(match.game), bad(match.game)]:
        told = measure(match, appraiser)
        check_sum(told)
        assert told.end[POINTS].tolist() == match.scores
        shares = [place == 1 for place in match.game.ranking(match.position)]
        assert np.allclose(told.end[WIN], np.array(shares) / sum(shares))


@pytest.mark.parametrize("name", KNOWN)
def test_they_add_up_for_a_search_too(name):
    check_sum(measure(last(played(name), 30), Searching(game_class(name)(2), sims=8)))


@pytest.mark.parametrize("name", KNOWN)
def test_every_term_has_its_own_definition(name):
    match = last(played(name, seed=2), 40)
    for appraiser in appraisers(match.game):
        told, position = measure(match, appraiser), match.beginning.copy()
        expected = told.beginning
        for event in told.events:
            look = appraiser.look(position, event.action)
            came = look.worths[look.number(event.action)]
            if event.actor == CHANCE:
                odds = dict(zip(match.game.legal(position), match.game.weights(position), strict=True))
                mean = sum(odds[a] * worth for a, worth in zip(look.actions, look.worths, strict=True))
                assert np.allclose(event.luck, came - mean / sum(odds.values()))
                assert not event.skill.any()
            else:
                assert event.skill[WIN, event.actor] <= 1e-3
                assert not event.luck.any()
                assert look.promises.max() == look.promises[look.best]
                assert np.array_equal(event.skill, came - look.worths[look.best])
            assert np.array_equal(event.surprise, look.before - expected)
            expected = came
            match.game.apply(position, event.action)


@pytest.mark.parametrize(("name", "events", "seed"), [("carcassonne", 6, 1), ("meduris", 8, 4), ("finisterre", 5, 6)])
def test_who_knows_everything_is_never_surprised(name, events, seed):
    match = last(played(name, seed=seed, bot="uniform"), events)
    told = measure(match, Exact(match.game))
    check_sum(told)
    assert all(abs(event.surprise).max() < EXACT for event in told.events)
    assert abs(told.luck + told.skill - (told.end - told.beginning)).max() < EXACT
    assert any(event.change.any() for event in told.events), "nothing was at stake"
    assert all(event.skill[WIN, event.actor] <= EXACT for event in told.events if event.actor != CHANCE)


def test_exact_gives_up_where_the_end_is_too_far():
    game = game_class("carcassonne")(2)
    with pytest.raises(TooFar, match="more than 1,000 positions"):
        Exact(game, most=1000).look(game.initial())


SERIES = [("carcassonne", 60), ("meduris", 100), ("finisterre", 12)]
SERIES += [soak("carcassonne", 10_000), soak("meduris", 10_000), soak("finisterre", 1000)]


@pytest.mark.parametrize(("name", "count"), SERIES)
@pytest.mark.parametrize("make", [Fast, bad])
def test_luck_is_nothing_on_average(name, count, make):
    game = game_class(name)(2)
    appraiser, luck = make(game), []
    for seed in range(count):
        luck.append(luck_of(play_match(game, [bot_named("greedy")] * 2, seed), appraiser)[:, 0])
    means, errors = np.mean(luck, axis=0), np.std(luck, axis=0, ddof=1) / np.sqrt(count)
    assert (abs(means) <= 3.5 * errors + EXACT).all(), (means / errors).tolist()


def test_luck_alone_is_the_luck_of_the_measure():
    match = played("carcassonne", seed=5)
    appraiser = Fast(match.game)
    assert np.allclose(luck_of(match, appraiser), measure(match, appraiser).luck)


def test_a_mean_that_leans_is_found():
    """The check of the mean can fail: here the mean forgets what the outcomes' odds are."""
    game, luck = game_class("meduris")(2), []
    appraiser = Fast(game)
    for seed in range(60):
        match, rng = Match(game), random.Random(seed)
        match.settle(rng)
        position = Match(game).position
        look = appraiser.look(position)
        action = game.words.parse(position, match.events[0].text)
        luck.append(look.worths[look.number(action)][POINTS, 0] - look.worths[:, POINTS, 0].max())
    assert np.mean(luck) <= -3.5 * np.std(luck, ddof=1) / np.sqrt(60)

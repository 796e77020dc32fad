"""Statistics, against numbers worked out by hand, printed in tables or given by SciPy."""

from __future__ import annotations

import random

import numpy as np
import pytest
from scipy import stats

from oppidum.arena.intervals import Estimate, from_blocks, share_of, student, wilson
from oppidum.arena.play import Result
from oppidum.arena.rating import meetings, rate
from oppidum.arena.sprt import Sprt, read_sprt
from oppidum.arena.summary import summarise
from oppidum.core.options import BadOption

# what the tables of the statisticians print; what the arena printed before SciPy worked it out
TABLE = {1: 12.7062, 2: 4.3027, 5: 2.5706, 10: 2.2281, 11: 2.2010, 12: 2.1788, 30: 2.0423, 1000: 1.9623}


def result(number, block, seats, scores, places=None):
    """A match in which each seat decided ten times in five moves, and used 0.2 seconds."""
    places = places or [1 + sum(other > score for other in scores) for score in scores]
    each = len(seats)
    times = {"cpu": [0.2] * each, "wall": [0.3] * each, "longest": [0.1] * each}
    counts = {"decisions": [10] * each, "moves": [5] * each, "events": 40}
    return Result(number, block, block, list(seats), list(scores), places, file=None, **counts, **times)


@pytest.mark.parametrize("freedom", [1, 2, 5, 10, 11, 12, 30, 1000])
def test_student(freedom):
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-4)
    assert round(student(freedom), 4) == TABLE[freedom]


@pytest.mark.parametrize(("wins", "count"), [(0, 10), (7, 10), (10, 10), (55, 100)])
def test_wilson(wins, count):
    expected = stats.binomtest(wins, count).proportion_ci(method="wilson")
    estimate = wilson(wins, count)
    assert (estimate.low, estimate.high) == pytest.approx((expected.low, expected.high))


def test_blocks_give_the_interval_of_student():
    means = [0.5, 1.0, 0.5, 0.0, 0.75, 0.5]
    expected = stats.ttest_1samp(means, 0).confidence_interval()
    estimate = from_blocks([means])
    assert (estimate.low, estimate.high) == pytest.approx((expected.low, expected.high), rel=1e-4)
    assert from_blocks([[0.5]]) == Estimate(0.5, None, None)


def test_opponents_of_different_strength_are_no_uncertainty():
    strong, weak = [0.1, 0.2, 0.1, 0.2], [0.8, 0.9, 0.8, 0.9]
    within = from_blocks([strong, weak])
    assert within.mean == pytest.approx(0.5)
    # by hand: each variance is 1/300, so the mean's is (4/300 + 4/300) / 8² = 1/2400; 6 degrees of freedom
    assert within.margin == pytest.approx(2.44691185 / 2400**0.5)
    assert from_blocks([strong + weak]).margin > 6 * within.margin


def test_a_win_rate_has_the_wider_interval():
    assert share_of([[1.0] * 5], 10) == wilson(10, 10)  # pairs that never differ do not prove certainty
    wild = [[0.0, 1.0] * 5]
    assert share_of(wild, 20).margin == pytest.approx(from_blocks(wild).margin)


def test_a_summary_by_hand():
    results = [
        result(0, 0, "ab", [50, 40]),
        result(1, 0, "ba", [45, 45]),
        result(2, 1, "ab", [30, 60]),
        result(3, 1, "ba", [20, 70]),
    ]
    summary = summarise(results, ["a", "b"], {})
    a, b = summary.bots
    assert (a.wins, b.wins, a.shared, summary.drawn, summary.blocks) == (2.5, 1.5, 1, 1, 2)
    assert a.win_rate.mean == 0.625
    assert a.difference.mean == 7.5  # blocks: (10 + 0) / 2 = 5 and (-30 + 50) / 2 = 10
    assert a.difference.margin == pytest.approx(12.7062047 * (12.5 / 2) ** 0.5)
    assert a.cpu_per_move == pytest.approx(0.04)
    assert a.cpu_per_decision == pytest.approx(0.02)
    assert [seat.win_rate.mean for seat in summary.seats] == [0.375, 0.625]
    assert [(m.bot, m.win_rate.mean) for m in summary.meetings] == [("a", 0.625), ("b", 0.375)]


def test_three_players_share_and_meet_in_pairs():
    results = [result(0, 0, "abc", [30, 30, 10]), result(1, 0, "bca", [9, 5, 1])]
    a, b, c = summarise(results, ["a", "b", "c"], {}).bots
    assert (a.wins, b.wins, c.wins) == (0.5, 1.5, 0)
    assert a.difference.mean == pytest.approx(((30 - 20) + (1 - 7)) / 2)
    assert meetings(results, ["a", "b", "c"]).tolist() == [[0, 0.5, 1], [1.5, 0, 2], [1, 0, 0]]


def test_ties_are_broken_by_the_game():
    summary = summarise([result(0, 0, "ab", [30, 30], places=[2, 1])], ["a", "b"], {})
    assert [bot.wins for bot in summary.bots] == [0, 1]


def test_ratings_are_elo():
    """With 150 of 200 the gap is 400·log10(3) = 191 points, a little less for the imagined draw."""
    results = [result(2 * n, n, "ab", [1, 0] if n % 4 else [0, 1]) for n in range(200)]
    ratings = rate(results, ["a", "b"])
    gap = ratings["a"].mean - ratings["b"].mean
    assert gap == pytest.approx(190.8, abs=1.5)
    # independent matches: the error of the log odds is √(1/150 + 1/50), half of it on each bot
    margin = 1.96 * (400 / np.log(10)) * (1 / 150 + 1 / 50) ** 0.5 / 2
    assert ratings["a"].margin == pytest.approx(margin, rel=0.15)


def test_a_bot_that_always_wins_has_a_wide_rating():
    ratings = rate([result(n, n, "ab", [1, 0]) for n in range(10)], ["a", "b"])
    assert 200 < ratings["a"].mean < 500
    assert ratings["a"].margin > 200


def pairs(rng, rate, count):
    return [sum(rng.random() < rate for _ in range(2)) / 2 for _ in range(count)]


def decide(test, means):
    for count in range(1, len(means) + 1):
        if verdict := test.verdict(test.ratio(means[:count])):
            return verdict
    return None


@pytest.mark.parametrize(("rate", "right"), [(0.5, "low"), (0.6, "high")])
def test_sprt_decides_right(rate, right):
    test = Sprt(0.5, 0.6)
    rng = random.Random(1)
    verdicts = [decide(test, pairs(rng, rate, 1500)) for _ in range(60)]
    assert verdicts.count(right) >= 54  # 5 % may be wrong
    assert None not in verdicts


def test_sprt_of_plain_wins_is_that_of_wald():
    test = Sprt(0.5, 0.6)
    means = [1.0] * 60 + [0.0] * 40
    expected = 60 * np.log(0.6 / 0.5) + 40 * np.log(0.4 / 0.5)
    assert test.ratio(means) == pytest.approx(expected, abs=0.02)
    assert test.bounds == pytest.approx((-np.log(19), np.log(19)))
    assert test.ratio([]) == 0


@pytest.mark.parametrize("text", ["0.5", "0.6,0.5", "0,0.5", "a,b", "0.5,0.6,0.7", "0.5,1"])
def test_bad_tests_are_refused(text):
    with pytest.raises(BadOption):
        read_sprt(text, 0.05, 0.05)

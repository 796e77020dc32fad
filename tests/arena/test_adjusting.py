"""Luck as a control variate: nothing is biased by it, intervals hold, and it is told with what it costs."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from typer.testing import CliRunner

from oppidum.arena.adjusting import ENOUGH, adjust, take_off
from oppidum.arena.series import Series
from oppidum.arena.settings import Settings
from oppidum.arena.sprt import Sprt
from oppidum.cli import app
from oppidum.core.options import BadOption
from tests.soak import soak


def blocks(count, skill, weight, seed):
    """Blocks whose share is skill, `weight` times the luck that is known, and what nobody knows."""
    rng = np.random.default_rng(seed)
    luck = rng.normal(size=(count, 2)) * [0.2, 5.0]
    means = skill + weight * luck[:, 0] + rng.normal(size=count) * 0.1
    return [means.tolist()], [luck.tolist()]


@pytest.mark.parametrize("count", [20, 400])
def test_the_interval_is_shorter_and_holds(count):
    inside, gains = 0, []
    for seed in range(200):
        adjusted = adjust(*blocks(count, 0.6, 1.0, seed))
        inside += adjusted.win_rate.low <= 0.6 <= adjusted.win_rate.high
        gains.append(adjusted.gain)
    assert inside >= 182  # of 200, where 190 are expected
    assert np.median(gains) > 3.5


def test_luck_that_means_nothing_costs_next_to_nothing():
    gains = [adjust(*blocks(200, 0.5, 0.0, seed)).gain for seed in range(50)]
    assert 0.9 < np.mean(gains) <= 1.01


def test_hardly_any_luck_is_not_blown_up():
    """A few blocks with a trace of luck, as in a game whose appraiser sees none: nothing is taken off."""
    rng = np.random.default_rng(4)
    luck = np.zeros((120, 2))
    luck[::17] = rng.normal(size=(8, 2)) * 1e-6
    plain = rng.normal(size=120) * 0.4 + 0.6
    adjusted = adjust([plain.tolist()], [luck.tolist()])
    assert adjusted.win_rate.mean == pytest.approx(plain.mean(), abs=1e-3)
    assert adjusted.gain == pytest.approx(1.0, abs=0.01)
    assert abs(take_off(plain, luck)) < 1e-3


def test_the_mean_is_not_biased_even_by_luck_of_the_wrong_sign():
    means = [adjust(*blocks(60, 0.5, -2.0, seed)).win_rate.mean for seed in range(400)]
    assert abs(np.mean(means) - 0.5) < 4 * np.std(means) / np.sqrt(400)


def test_a_block_does_not_choose_its_own_multiple():
    (plain,), (luck,) = blocks(ENOUGH + 5, 0.5, 1.0, seed=1)
    taken = take_off(plain, luck)
    assert taken == take_off([*plain[:-1], 77.0], luck)
    assert take_off(plain[:5], luck[:5]) == luck[4][0]


BOTS = ("greedy", "easy")


def series(**more):
    """A short series in which luck is measured."""
    played = Series(Settings("meduris", 2, (), BOTS, seed=1, luck=True), games=24, **more)
    list(played.play(workers=1))
    return played


def test_a_series_tells_the_rate_without_luck():
    summary = series().summary(ratings=False)
    greedy = summary.bots[0]
    assert greedy.win_rate_adjusted is not None
    assert greedy.gain is not None
    assert 0 < greedy.gain_at_equal_cpu < greedy.gain
    assert summary.as_dict()["bots"][0]["win_rate_adjusted"]["mean"] == greedy.win_rate_adjusted.mean
    both = sum(bot.win_rate_adjusted.mean for bot in summary.bots)
    assert both == pytest.approx(1.0)


def test_a_test_takes_luck_off():
    tested = series(sprt=Sprt(0.4, 0.9))
    plain, luck = tested._plain, tested._luck
    assert tested.test_means() == [mean - chance for mean, (chance, _) in zip(plain, luck, strict=True)]


def test_luck_needs_somebody_who_can_judge():
    with pytest.raises(BadOption, match="nobody has fitted an appraisal of chess"):
        Settings("chess", 2, (), BOTS, seed=1, luck=True)


def test_the_command_shows_it(tmp_path):
    words = ["arena", "meduris", *BOTS, "-g", "4", "-w", "1", "--luck", "--out", str(tmp_path / "series")]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "without luck" in shown.output
    log = [json.loads(line) for line in (tmp_path / "series" / "log.jsonl").read_text().splitlines()]
    assert all(abs(sum(match["luck"])) < 1e-5 for match in log)
    assert "Without luck" in (tmp_path / "series" / "report.html").read_text()


@pytest.mark.parametrize("name", [soak("carcassonne"), soak("meduris")])
def test_a_bot_against_itself_wins_half(name):
    """Of 100 series 50 % lie inside the interval of at least 90."""
    inside = 0
    for number in range(100):
        settings = Settings(name, 2, (), ("easy", "tests.arena.bots.EasyAgain"), seed=1 + 1000 * number, luck=True)
        played = Series(settings, games=2 * ENOUGH + 20)
        list(played.play(workers=2))
        rate = played.summary(ratings=False).bots[0].win_rate_adjusted
        inside += rate.low <= 0.5 <= rate.high
    assert inside >= 90


KNOWN_ORDER = ("hard", "medium", "easy")  # docs/bots.md


@pytest.mark.parametrize("name", [soak("carcassonne"), soak("meduris")])
def test_forty_matches_without_luck_tell_the_order_more_often(name):
    settings = Settings(name, 2, (), KNOWN_ORDER, seed=1, luck=True)
    played = Series(settings, games=360)
    list(played.play(workers=2))
    blocks_played = [played.results_of(block) for block in played.blocks]
    rng, right = random.Random(1), [0, 0]
    for _ in range(1000):
        few = [match for block in rng.choices(blocks_played, k=20) for match in block]
        for number, without in enumerate((False, True)):
            right[number] += order_of(few, without) == list(KNOWN_ORDER)
    assert right[1] > right[0], right


def order_of(matches, without_luck):
    """The bots by their mean share of the wins, the best first."""
    shares = {bot: [] for bot in KNOWN_ORDER}
    for match in matches:
        for seat, bot in enumerate(match.seats):
            shares[bot].append(match.shares[seat] - (match.luck[seat] if without_luck else 0.0))
    return sorted(shares, key=lambda bot: -np.mean(shares[bot] or [0.0]))

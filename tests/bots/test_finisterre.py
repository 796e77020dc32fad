"""What bots know of Finisterre: the evaluation and the features, and how greedy plays with them."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import numpy as np
import pytest

from oppidum.bots import bot_named
from oppidum.bots.appraise import FEATURES, features_at, load_weights, weights_file
from oppidum.bots.appraise.finisterre import NAMES
from oppidum.bots.evaluate import POINT, evaluate, goes_on
from oppidum.bots.evaluate.finisterre_figures import GREEDY, figures_from
from oppidum.bots.evaluate.finisterre_figures import NAMES as FIGURES
from oppidum.bots.host import play_match
from oppidum.bots.lookahead import STEPS, first_end, next_end, room_for_steps
from oppidum.bots.tree import NONE
from oppidum.core import jit
from oppidum.core.game import NO_AWARDS
from oppidum.core.match import Match
from oppidum.core.record import words
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.state import ACT, CARRY, FEED, TARGET
from oppidum.games.finisterre.units import is_nomad
from tests.games.finisterre.scene import Scene

SITES = "SA1 0 0 0, SA2 0 1 0"  # two banks with a bridge, a site on the eastern one at each card
MATCHES = 12
slow = pytest.mark.skipif(jit.mode() == "interpreted", reason="a match takes minutes without the compiler")


def value(scene: Scene, clan: int = 0) -> int:
    return int(evaluate(scene.s, scene.b, clan))


def settled(**goods: int) -> Scene:
    """A clan with one village, some goods in it and food on the ground; it may act."""
    scene = Scene(SITES)
    scene.village(0, 1, 0, "s")
    scene.give(0, 0, **goods)
    scene.drop(1, 0, "s", crop=6)
    return scene.turn(0, pool_size=2, hides=False)


def choice(scene: Scene) -> int:
    """What greedy would do."""
    game = Finisterre(2)
    return bot_named("greedy").sit(game, int(scene.s.asked), 1).choose(scene.position).action


def test_a_village_is_worth_more_than_what_it_costs():
    scene = Scene(SITES)
    scene.drop(1, 0, "s", wood=3, iron=2, crop=4)
    scene.turn(0, pool_size=1, hides=False)
    before = Scene.of(scene)
    scene.act("build_small", scene.at(1, 0, "s"))
    assert value(scene) > value(before) + 3 * POINT


def test_what_helps_a_clan_is_bad_for_the_other():
    scene = settled()
    poor = value(scene, 1)
    scene.give(0, 0, wood=2)
    assert value(scene, 1) < poor


@pytest.mark.parametrize("good", ["wood", "iron", "gold", "crop"])
def test_goods_are_worth_something_and_less_than_a_village(good):
    without, having = settled(), settled(**{good: 1})
    assert value(without) < value(having) < value(without) + 3 * POINT


def test_food_that_is_missing_is_worth_most_just_before_the_meal():
    def gain(phase):
        hungry, fed = settled(), settled(crop=1)
        for scene in (hungry, fed):
            scene.s.phase, scene.s.asked = phase, 1
        return value(fed) - value(hungry)

    assert gain(FEED) > 3 * POINT > gain(CARRY) > 0


def test_a_full_store_before_the_harvest_is_feared_where_there_is_no_food():
    full, spare = settled(wood=3), settled(wood=2)
    assert value(spare) > value(full)


def test_an_evaluation_leaves_the_position_as_it_was():
    scene = settled(wood=3)
    before = scene.position.checksum()
    value(scene)
    features_at(scene.position.rows, 0, scene.book.rows, GREEDY, np.zeros((2, FEATURES)))
    assert scene.position.checksum() == before


def test_at_the_end_only_points_count():
    match = play_match(Finisterre(2), [bot_named("uniform")] * 2, 3)
    scores = match.scores
    lead = int(evaluate(match.position.row, match.game.book.row, 0))
    assert lead == POINT * scores[0] - POINT * scores[1] * 40 // 100


def test_greedy_sees_an_action_through_to_its_end():
    scene = settled(wood=3, iron=2)
    assert scene.s.phase == ACT
    assert not goes_on(scene.s, scene.b, 0, 1)
    scene.s.phase = TARGET
    assert goes_on(scene.s, scene.b, 0, 1)
    assert not goes_on(scene.s, scene.b, 1, 1)


def test_greedy_founds_its_first_village_as_soon_as_it_can():
    scene = Scene(SITES)
    scene.drop(1, 0, "s", wood=3, iron=2, crop=4)
    scene.turn(0, pool_size=1, hides=False)
    game = Finisterre(2)
    assert game.format(scene.position, choice(scene)) == "small"


def test_greedy_moves_nothing_for_nothing():
    scene = settled(wood=1)
    scene.cart(0, scene.comarca(1, 0, "s"))
    game = Finisterre(2)
    assert game.format(scene.position, choice(scene)) == "stop"


def told(scene: Scene, clan: int = 0) -> dict[str, float]:
    """The features of a clan by their names."""
    rows = np.zeros((2, FEATURES))
    left = features_at(scene.position.rows, 0, scene.book.rows, GREEDY, rows)
    assert 0 < left <= 1
    return dict(zip(NAMES, rows[clan].tolist(), strict=False))


def test_figures_are_all_there_and_in_their_order():
    told = tomllib.loads(weights_file("finisterre").read_text("utf-8"))["figures"]
    assert tuple(told) == FIGURES
    assert load_weights("finisterre").figures.tolist() == figures_from(told).tolist()
    del told["envy"]
    with pytest.raises(ValueError, match="envy"):
        figures_from(told)


def test_the_champions_figures_matter():
    scene = settled(wood=1)
    rows = np.zeros((2, FEATURES))
    features_at(scene.position.rows, 0, scene.book.rows, GREEDY, rows)
    before, more = rows[0, 1], GREEDY.copy()
    more[FIGURES.index("wood_now")] *= 2
    features_at(scene.position.rows, 0, scene.book.rows, more, rows)
    assert before < rows[0, 1]


@pytest.mark.parametrize("action", range(4))
def test_a_decision_is_seen_through_to_all_its_ends(action):
    """Every end that is reached step by step is shown once, and nobody is asked there in the midst of it."""
    game, scene = Finisterre(2), settled(wood=3, iron=2)
    states = game.position.many(STEPS + 1)
    words(states)[0] = words(scene.position.rows)[0]
    choices, counts, done = room_for_steps(game)
    first = int(game.legal(scene.position)[action % len(game.legal(scene.position))])
    books = game.book.rows
    shown, end = [], first_end(states, words(states), books, 0, first, 0, choices, counts, done, NO_AWARDS)
    while end != NONE:
        assert not goes_on(states[end], books[0], 0, 2)
        shown.append(words(states)[end].tobytes())
        end = next_end(states, words(states), books, 0, 0, choices, counts, done, NO_AWARDS)
    assert sorted(shown) == sorted(ends_by_steps(game, scene.position, first))


def ends_by_steps(game: Finisterre, position: Any, action: int) -> list[bytes]:
    after = position.copy()
    game.apply(after, action)
    if not goes_on(after.row, game.book.row, 0, 1):
        return [words(after.rows)[0].tobytes()]
    return [end for further in game.legal(after) for end in ends_by_steps(game, after, int(further))]


def test_features_tell_what_is_scored_and_what_is_promised():
    nomad, poor, rich = told(settled(), 1), told(settled()), told(settled(wood=1, iron=1))
    assert (nomad["now"], poor["now"], rich["now"]) == (0, 3, 3)
    assert nomad["promised"] < poor["promised"] < rich["promised"]


@slow
@pytest.mark.soak
def test_greedy_beats_uniform_from_either_seat():
    game, wins = Finisterre(2), 0
    for seed in range(MATCHES):
        seats = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        scores = dict(zip(seats, play_match(game, [bot_named(name) for name in seats], seed).scores, strict=True))
        wins += scores["greedy"] > scores["uniform"]
    assert wins >= 0.9 * MATCHES


@slow
def test_greedy_settles_and_is_seldom_hungry():
    game = Finisterre(2)
    rng, match = random.Random(5), Match(game)
    minds = [bot_named("greedy").sit(game, seat, 5) for seat in range(2)]
    nomads = 0
    while not match.over:
        match.settle(rng)
        if not match.over:
            s, seat = match.position, match.to_move
            nomads += bool(is_nomad(s.row, seat)) and int(s.turn) > 12
            match.play(seat, game.format(s, minds[seat].choose(game.observe(s, seat)).action))
    assert nomads == 0
    assert max(match.scores) > 25

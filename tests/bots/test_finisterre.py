"""What bots know of Finisterre: the evaluation and the features, and how greedy plays with them."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import numpy as np
import pytest

from oppidum.bots import bot_named
from oppidum.bots.bot import Budget
from oppidum.bots.fitted import FEATURES, features_at, load_weights
from oppidum.bots.games.finisterre import is_free_step
from oppidum.bots.games.finisterre.figures import GREEDY, figures_from
from oppidum.bots.games.finisterre.figures import NAMES as FIGURES
from oppidum.bots.games.finisterre.fitted import NAMES
from oppidum.bots.games.finisterre.sensible import worth_trying
from oppidum.bots.handmade import POINT, evaluate, goes_on
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import know, weights_file
from oppidum.bots.search.lookahead import STEPS, first_end, make_steps, next_end
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.policies import informed_policy
from oppidum.bots.search.positions import make_positions
from oppidum.bots.search.tree import NONE
from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.core.record import words
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.clans.units import is_nomad
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods.resources import CROP
from oppidum.games.finisterre.moves import END_TURN, KIND
from oppidum.games.finisterre.state import BOUGHT
from oppidum.review.measure import steps_of
from tests.games.finisterre.world import B2, World
from tools.finisterre_follies import play

MATCHES = 12
slow = pytest.mark.skipif(jit.mode() == "interpreted", reason="a match takes minutes without the compiler")


def value(world: World, clan: int = 0) -> int:
    return int(evaluate(world.s, world.b, clan))


def settled(**goods: int) -> World:
    """A clan with one village, some goods in it and food on the ground; it may act."""
    world = World(B2)
    world.village(0, 1, 0, "s", **goods)
    world.drop(1, 0, "s", crop=6)
    return world.turn(0, pool_size=2, hides=False)


def choice(world: World) -> int:
    """What greedy would do."""
    game = Finisterre(2)
    return bot_named("greedy").sit(game, int(world.s.asked), 1).choose(world.position).action


def test_a_village_is_worth_more_than_what_it_costs():
    world = World(B2)
    world.drop(1, 0, "s", wood=3, iron=2, crop=4)
    world.turn(0, pool_size=1, hides=False)
    before = world.copy()
    world.act("build_small", world.at(1, 0, "s"))
    assert value(world) > value(before) + 3 * POINT


def test_what_helps_a_clan_is_bad_for_the_other():
    world = settled()
    poor = value(world, 1)
    world.give(0, 0, wood=2)
    assert value(world, 1) < poor


@pytest.mark.parametrize("good", ["wood", "iron", "gold", "crop"])
def test_goods_are_worth_something_and_less_than_a_village(good):
    without, having = settled(), settled(**{good: 1})
    assert value(without) < value(having) < value(without) + 3 * POINT


def test_food_that_is_missing_is_worth_most_just_before_the_meal():
    def gain(phase):
        hungry, fed = settled(), settled(crop=1)
        for world in (hungry, fed):
            world.s.phase, world.s.asked = phase, 1
        return value(fed) - value(hungry)

    assert gain(phases.FEED) > 3 * POINT > gain(phases.CARRY) > 0


def test_a_full_store_before_the_harvest_is_feared_where_there_is_no_food():
    full, spare = settled(wood=3), settled(wood=2)
    assert value(spare) > value(full)


def test_an_evaluation_leaves_the_position_as_it_was():
    world = settled(wood=3)
    before = world.position.checksum()
    value(world)
    features_at(world.position.rows, 0, world.book.rows, GREEDY, np.zeros((2, FEATURES)))
    assert world.position.checksum() == before


def test_at_the_end_only_points_count():
    match = play_match(Finisterre(2), [bot_named("uniform")] * 2, 3)
    scores = match.scores
    lead = int(evaluate(match.position.row, match.game.book.row, 0))
    assert lead == POINT * scores[0] - POINT * scores[1] * 40 // 100


def test_greedy_sees_an_action_through_to_its_end():
    world = settled(wood=3, iron=2)
    assert world.s.phase == phases.ACT
    assert not goes_on(world.s, world.b, 0, 1)
    world.s.phase = phases.TARGET
    assert goes_on(world.s, world.b, 0, 1)
    assert not goes_on(world.s, world.b, 1, 1)


def test_greedy_founds_its_first_village_as_soon_as_it_can():
    world = World(B2)
    world.drop(1, 0, "s", wood=3, iron=2, crop=4)
    world.turn(0, pool_size=1, hides=False)
    game = Finisterre(2)
    assert game.words.format(world.position, choice(world)) == "small"


def test_greedy_moves_nothing_for_nothing():
    world = settled(wood=1)
    world.cart(0, 1, 0, "s")
    game = Finisterre(2)
    assert game.words.format(world.position, choice(world)) == "stop"


def told(world: World, clan: int = 0) -> dict[str, float]:
    """The features of a clan by their names."""
    rows = np.zeros((2, FEATURES))
    left = features_at(world.position.rows, 0, world.book.rows, GREEDY, rows)
    assert 0 < left <= 1
    return dict(zip(NAMES, rows[clan].tolist(), strict=False))


@pytest.mark.parametrize("bot", ["champion:sims=100", "hard"])
def test_a_search_moves_nothing_to_and_fro(bot):
    match = play_match(Finisterre(2, preset="first-match"), [bot_named(bot)] * 2, seed=3)
    decisions = [action for actor, action, _ in steps_of(match) if actor >= 0]
    free = sum(map(is_free_step, decisions))
    assert 12 * free <= len(decisions), f"{free} free steps in {len(decisions)} decisions"  # it was one in four


def test_a_free_step_that_gains_something_is_taken():
    known = know("finisterre")
    mind = SearchingMind(Finisterre(2), 0, 1, Budget(8), informed_policy(known), known.is_free)
    free, stop, build = KIND + kinds.MOVE_GOOD, END_TURN, KIND + kinds.BUILD_SMALL
    rewards, visits = np.zeros(Finisterre.actions), np.zeros(Finisterre.actions)
    visits[[free, stop, build]] = 50, 30, 20

    def order(*means):
        rewards[[free, stop, build]] = np.array(means) * visits[[free, stop, build]]
        return mind.without_needless_steps(np.array([free, stop, build]), rewards, visits).tolist()

    assert order(0.51, 0.5, 0.5) == [free, stop, build]
    assert order(0.501, 0.5, 0.5) == [stop, free, build]
    assert mind.without_needless_steps(np.array([stop, free]), rewards, visits).tolist() == [stop, free]
    assert mind.without_needless_steps(np.array([free]), rewards, visits).tolist() == [free]


def worth(world: World) -> list[str]:
    """What is worth trying, in words."""
    game = Finisterre(2)
    choices = game.legal(world.position)
    kept = worth_trying(world.s, world.b, choices, len(choices))
    return [game.words.format(world.position, int(action)) for action in choices[:kept]]


def hungry(**goods: int) -> World:
    """A clan with a village, no food anywhere near, and the coins for what the market has."""
    world = World(B2)
    world.village(0, 1, 0, "s", **goods)
    world.trade(iron=2, crop=5, fish=5, game=5)
    return world.turn(0, pool_size=1, coins=9, hides=False)


def answers(world: World, bot: str) -> list[str]:
    """What a bot does until it has ended its turn."""
    game, said = Finisterre(2), []
    mind = bot_named(bot).sit(game, 0, 1)
    position = world.position
    while game.to_move(position) == 0 and len(said) < 9:
        action = mind.choose(game.secrets.observe(position, 0)).action
        said.append(game.words.format(position, action))
        game.apply(position, action)
    return said


@pytest.mark.parametrize("bot", ["greedy", "medium", "champion:sims=200"])
def test_food_is_bought_for_a_village_that_would_starve(bot):
    world = hungry(wood=1)
    assert answers(world, bot)[:2] == ["buy", "lot food"]
    assert sum(amount for good, amount in world.held(0, 0).items() if good != "wood") >= 5


def test_nobody_buys_food_who_has_enough():
    assert "buy" not in answers(hungry(crop=6), "greedy")


def test_bought_food_counts_before_it_is_stored():
    world = hungry()
    before = world.copy()
    world.s.store[0, BOUGHT, CROP] = 5
    assert value(world) > value(before) + POINT


def test_what_nobody_has_room_for_is_not_bought():
    assert "buy" in worth(hungry(wood=1))
    assert "buy" not in worth(hungry(wood=2, gold=1))


def test_a_purchase_without_room_is_worth_trying_if_it_is_built_with_at_once():
    world = hungry(wood=3)
    world.cart(0, 1, 0, "s", gold=1)
    world.s.market[CROP] = 0
    assert world.turn(0, pool_size=1, hides=False).offers("buy")
    assert "buy" not in worth(world)
    assert "buy" in worth(world.turn(0, pool_size=2, hides=False))  # then the village can be made large


def test_goods_are_dropped_only_for_the_sake_of_food():
    assert "drop" in worth(hungry(wood=2, iron=1))
    assert "drop" not in worth(hungry(wood=2))  # there is room
    assert "drop" not in worth(hungry(wood=2, crop=1))  # nobody is hungry


def test_only_iron_is_moved_for_the_sake_of_an_attack():
    world = settled(wood=1).turn(0, pool_size=4, hides=False)
    boat = world.boat(0, 1, 0, "s", anywhere=True, wood=1)
    assert world.offers("move_good")
    assert "move" not in worth(world)
    world.give(0, 0, iron=1)
    assert "move" not in worth(world)  # there is none with which it could come together
    world.give(0, boat, iron=1)
    assert "move" in worth(world)


@pytest.mark.parametrize("bot", ["easy", "champion:sims=30"])
def test_follies_are_rare(bot):
    counts = play((bot, 2, 7))
    assert counts["bought"] > 0
    assert counts["free steps"] <= 0.03 * counts["decisions"]
    assert counts["bought, dropped"] <= 0.01 * counts["decisions"]
    assert counts["needless"] <= 1


def test_levels_take_free_steps_only_if_they_gain_something():
    mind = bot_named("medium").sit(Finisterre(2), 0, 1)
    actions = np.array([KIND + kinds.DROP_GOOD, END_TURN, KIND + kinds.SELL])

    def good(*values):
        return mind.is_good_enough(actions, np.array(values)).tolist()

    assert good(1.1, 1.0, 0.5) == [False, True, True]
    assert good(1.5, 1.0, 0.2) == [True, True, False]
    assert mind.is_good_enough(actions[:1], np.array([0.0])).tolist() == [True]


def test_figures_are_all_there_and_in_their_order():
    told = tomllib.loads(weights_file("finisterre").read_text("utf-8"))["figures"]
    assert tuple(told) == FIGURES
    assert load_weights(weights_file("finisterre")).figures.tolist() == figures_from(told).tolist()
    del told["envy"]
    with pytest.raises(ValueError, match="envy"):
        figures_from(told)


def test_the_champions_figures_matter():
    world = settled(wood=1)
    rows = np.zeros((2, FEATURES))
    features_at(world.position.rows, 0, world.book.rows, GREEDY, rows)
    before, more = rows[0, 1], GREEDY.copy()
    more[FIGURES.index("wood_now")] *= 2
    features_at(world.position.rows, 0, world.book.rows, more, rows)
    assert before < rows[0, 1]


@pytest.mark.parametrize("action", range(4))
def test_a_decision_is_seen_through_to_all_its_ends(action):
    """Every end that is reached step by step is shown once, and nobody is asked there in the midst of it."""
    game, world = Finisterre(2), settled(wood=3, iron=2)
    positions, steps = make_positions(game, STEPS + 1), make_steps(game)
    positions.words[0] = words(world.position.rows)[0]
    first = int(game.legal(world.position)[action % len(game.legal(world.position))])
    shown, end = [], first_end(positions, steps, 0, first, 0)
    while end != NONE:
        assert not goes_on(positions.states[end], positions.books[0], 0, 2)
        shown.append(positions.words[end].tobytes())
        end = next_end(positions, steps, 0, 0)
    assert sorted(shown) == sorted(ends_by_steps(game, world.position, first))


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
            match.play(seat, game.words.format(s, minds[seat].choose(game.secrets.observe(s, seat)).action))
    assert nomads == 0
    assert max(match.scores) > 25

"""Final scoring: the example, boats and carts, connections and the shares of the spirit."""

import numpy as np
import pytest

from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.ends import scoring
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.specialists.slots import FACE_DOWN, FACE_UP
from tests.games.finisterre.world import B1, B2, BLUE, GREEN, RED, World, answers, laid, reference, without_map

rule = pytest.mark.rule


def points(world: World) -> list[int]:
    """The points of every clan."""
    world.s.scores[:] = 0
    scoring.final_scoring(world.s, world.b, np.zeros((0, 4), dtype=np.int64))
    return world.s.scores[: world.players].tolist()


@rule("FIN-150", "FIN-151", "FIN-152")
def test_the_example_of_the_scoring():
    scores = points(reference())
    assert scores[RED] == 15 + 9 + 8 + 2 == 34
    assert scores[BLUE] == 8 + 6 + 3 + 2 + 4 + 1 == 24
    assert scores[GREEN] == 4 + 3 + 3 + 2 == 12


@rule("FIN-151")
def test_an_open_village_beside_a_city_by_the_strict_reading():
    scores = points(reference(open_link="strict"))
    assert scores[BLUE] == 23


@rule("FIN-153")
def test_boats_and_carts():
    world = without_map()
    world.boat(0, 0)
    world.boat(0, 1)
    world.cart(0, 0)
    assert points(world) == [5, 0]


@rule("FIN-154")
@pytest.mark.parametrize(
    ("spirit", "shares"),
    [
        ((5, 3, 3), (6, -3, -3)),
        ((2, 2), (0, 0)),
        ((4, 4, 1, 0), (4, 4, 0, -8)),
        ((1, 0), (4, -4)),
        ((2, 1, 1, 1, 1), (8, -2, -2, -2, -2)),
        ((3, 3, 3, 1), (2, 2, 2, -8)),
    ],
)
def test_the_shares_of_the_spirit(spirit, shares):
    world = without_map(len(spirit))
    world.s.spirit[: len(spirit)] = spirit
    assert points(world) == [2 * level + share for level, share in zip(spirit, shares, strict=True)]


@rule("FIN-155")
def test_the_best_connection_counts_once():
    world = without_map()
    world.linked_towns(1, "0S 0S", 2, "0L 0S")
    assert points(world)[0] == (8 + 3 * 2) + (15 + 3 * 3)
    world = without_map()
    world.linked_towns(1, "0S 0S", 2, "1L")
    assert points(world) == [8 + 2, 8]  # no link: a city with a bridge 1 for each flag, an open village nothing


def test_every_tile_is_noted_by_its_town_and_its_place_there():
    world, notes = without_map(), np.zeros((50, 4), dtype=np.int64)
    world.linked_towns(1, "0S 0S", 2, "0L 0S")
    scoring.final_scoring(world.s, world.b, notes)
    rows = notes[1 : notes[0, 0] + 1]
    assert rows[rows[:, 2] == scoring.FOR_TILE, 3].tolist() == [0, 1, 2, 3]


def test_open_villages_with_a_link():
    world = laid(B2)
    world.town("0S", 1, 0, "s")
    world.town("0L", 1, 1, "n")
    assert points(world)[0] == 3 + 1 + 8 + 2


@rule("FIN-167", "FIN-082")
def test_a_broken_city_scores_as_a_village():
    world = laid(B1)
    town = world.town("0S 0S", 1, 0, "s", second="s")
    assert points(world)[0] == 8 + 2
    world.give(0, 0, crop=1)
    assert world.feed()
    world.answer(answers.unfed(town))
    assert points(world)[0] == 3


@rule("FIN-146")
def test_a_hidden_specialist_is_worth_its_gold():
    world = without_map()
    builder = SPECIALTY + int(np.flatnonzero(world.b.gold_value == 3)[0])
    world.s.slot_card[0, :2] = builder, builder
    world.s.slot_state[0, :2] = FACE_DOWN, FACE_UP
    assert points(world) == [3, 0]


@rule("FIN-157")
@pytest.mark.parametrize(
    ("tie", "places"),
    [
        ({"scores": (9, 8, 8), "spirit": (0, 5, 5)}, [1, 2, 2]),
        ({"scores": (8, 8, 8), "spirit": (1, 2, 1), "coins": (9, 0, 3)}, [2, 1, 3]),
        ({"scores": (8, 8, 8), "coins": (2, 3, 3)}, [3, 1, 1]),
    ],
)
def test_ties_are_broken_by_spirit_then_coins(tie, places):
    game = Finisterre(3)
    s = game.initial()
    for track, values in tie.items():
        getattr(s, track)[:3] = values
    assert game.ranking(s).tolist() == places


@rule("FIN-157")
def test_the_last_tie_is_broken_by_colonised_comarcas():
    game = Finisterre(2)
    s = game.initial()
    s.com_flags[0, 0] = 4
    s.com_flags[:2, 1] = 1
    assert game.ranking(s).tolist() == [2, 1]

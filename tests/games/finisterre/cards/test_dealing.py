"""Set-up, start player, deal and the odds of the deck; star points, spirit and carried actions."""

import random
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from oppidum.core.match import Match
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import dealing, drawing, hands
from oppidum.games.finisterre.cards.codes import IN_HAND, OBJECTIVE, OWNED, SPECIALTY, UNSEEN, UPPER
from oppidum.games.finisterre.clans import spirit
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.state import CARDS, CLANS, HAND, MIDDLE, NOTHING, SIDE
from tests.games.finisterre.world import BLUE, GREEN, RED, World, reference, without_map
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule
SCRATCH = np.zeros(CARDS + 80, dtype=np.int32)


def odds_of(world: World) -> dict[str, Fraction]:
    """The chance of every card that may be on top, by its name."""
    count = drawing.legal_cards(world.s, world.b, SCRATCH)
    codes = [int(action) - moves.DRAW for action in SCRATCH[:count]]
    assert codes == sorted(set(codes))
    assert drawing.card_weights(world.s, world.b, SCRATCH) == count
    weights = [int(weight) for weight in SCRATCH[:count]]
    assert min(weights) > 0
    assert sum(weights) == drawing.card_total(world.s, world.b) < 2**31
    return {world.box.names[code]: Fraction(weight, sum(weights)) for code, weight in zip(codes, weights, strict=True)}


def sort_of(name: str) -> str:
    """Terrain, an objective or a specialist."""
    if name[:1] in "FP" and name[1:].isdigit():
        return "objective"
    return "terrain" if name[-1].isdigit() else "specialist"


@rule("FIN-009")
def test_the_start():
    world = World(players=4)
    s = world.s
    assert (s.players, s.phase, s.year, s.crop_value) == (4, phases.FIRST, 0, 2)
    for name in ("coins", "spirit", "star", "carried", "market", "store", "scores", "unit_kind", "town_flags"):
        assert not getattr(s, name).any(), name
    assert s.supply.tolist() == [50, 50, 50]
    assert (s.west, s.east, s.south, s.north) == (31, 31, 31, 31)
    assert SIDE * s.south + s.west == MIDDLE
    for name in ("hand", "slot_card", "town_cell", "unit_place", "unit_com", "unit_land"):
        assert (getattr(s, name) == NOTHING).all(), name
    count = dealing.legal_first(s, SCRATCH)
    assert SCRATCH[:count].tolist() == [0, 1, 2, 3]


@rule("FIN-003")
def test_the_upper_fourteen_of_three_players():
    world = World(players=3)
    s = world.s
    assert s.deck[0].tolist() == [8, 3, 3]  # terrain, objectives, specialists
    rng = random.Random(1)
    names = []
    for _ in range(14):
        action = drawing.card_outcome(s, world.b, rng.randrange(drawing.card_total(s, world.b)))
        names.append(world.box.names[action - moves.DRAW])
        world.draw(len(names) % 3, names[-1])
    assert Counter(map(sort_of, names)) == {"terrain": 8, "objective": 3, "specialist": 3}
    assert {name for name in names if sort_of(name) == "terrain"} == {f"SB{number}" for number in range(1, 9)}
    assert s.deck.tolist() == [[0, 0, 0], [55, 3, 6]]
    assert {name for name in odds_of(world) if name.startswith("S")} == set()


@rule("FIN-189")
def test_the_piles_of_two_players():
    world = World()
    s = world.s
    assert s.deck.tolist() == [[8, 2, 2], [36, 2, 4]]
    assert hands.deck_left(s) == 54
    assert [world.box.names[int(card)] for card in np.nonzero(s.where == UPPER)[0]] == [f"SB{i}" for i in range(1, 9)]
    assert int(s.unseen.sum()) == 70
    assert (s.objective == UNSEEN).all()


@rule("FIN-189")
def test_every_card_of_the_upper_pile_is_as_likely():
    world = World()
    odds = odds_of(world)
    assert odds["SB3"] == Fraction(1, 12)
    assert odds["F03"] == odds["P20"] == Fraction(2, 12 * 37)
    assert odds["LAB"] == Fraction(2 * 4, 12 * 70)
    assert odds["ESP"] == Fraction(2 * 1, 12 * 70)
    assert "M01" not in odds
    assert "ORF" not in odds
    assert len(odds) == 8 + 25 + 37


@rule("FIN-189")
def test_odds_when_a_sort_has_run_out():
    world = World()
    world.draw(0, "F01", "P02")
    odds = odds_of(world)
    assert odds["SB1"] == Fraction(1, 10)
    assert not [name for name in odds if sort_of(name) == "objective"]
    assert odds["DRU"] == Fraction(2 * 3, 10 * 70)
    world.draw(1, "DRU", "ESP")
    assert odds_of(world) == {f"SB{number}": Fraction(1, 8) for number in range(1, 9)}
    world.draw(0, *(f"SB{number}" for number in range(1, 9)))
    odds = odds_of(world)
    assert odds["M36"] == Fraction(1, 42)
    assert odds["F02"] == Fraction(2, 42 * 35)  # F01 and P02 are seen
    assert odds["DRU"] == Fraction(4 * 2, 42 * 68)
    assert "ESP" not in odds


@rule("FIN-189")
@pytest.mark.parametrize("players", [2, 5])
def test_tickets_are_the_weights_in_their_order(players):
    world = World(players=players)
    s = world.s
    rng = random.Random(players)
    while hands.deck_left(s) > 0:
        count = drawing.legal_cards(s, world.b, SCRATCH)
        actions = SCRATCH[:count].tolist()
        drawing.card_weights(s, world.b, SCRATCH)
        ends = np.cumsum(SCRATCH[:count].astype(np.int64)).tolist()
        for one in range(count):
            first, last = (ends[one - 1] if one else 0), ends[one] - 1
            assert drawing.card_outcome(s, world.b, first) == actions[one]
            assert drawing.card_outcome(s, world.b, last) == actions[one]
        assert all(action < moves.ACTIONS for action in actions)
        code = drawing.card_outcome(s, world.b, rng.randrange(ends[-1])) - moves.DRAW
        clan = rng.randrange(players)
        hands.draw_card(s, world.b, code, clan, False, 0)
        if hands.cards_in_hand(s, clan) == HAND:
            hands.discard_from_hand(s, clan, rng.randrange(HAND))
    assert s.deck.tolist() == [[0, 0, 0], [0, 0, 0]]


@rule("FIN-189")
def test_a_known_card_on_top_is_certain():
    world = World()
    s = world.s
    s.top, s.top_known = CODES["SB5"], 0b01
    assert odds_of(world) == {"SB5": 1}
    world.draw(1, "SB5")
    assert (s.top, s.top_known, int(s.deck[0, 0])) == (NOTHING, 0, 7)
    assert "SB5" not in odds_of(world)


@rule("FIN-003")
def test_a_drawn_card_lies_behind_the_others():
    world = World()
    s = world.s
    world.draw(1, "SB2", "LAB", "P07")
    assert s.hand[1, :4].tolist() == [CODES["SB2"], CODES["LAB"], CODES["P07"], NOTHING]
    assert s.where[CODES["SB2"]] == IN_HAND
    assert s.unseen[CODES["LAB"] - SPECIALTY] == 3
    assert s.objective[CODES["P07"] - OBJECTIVE] == OWNED + 1
    assert hands.place_in_hand(s, 1, CODES["P07"]) == 2
    hands.play_from_hand(s, 1, 0)
    assert s.card == CODES["SB2"]
    assert s.hand[1, :3].tolist() == [CODES["LAB"], CODES["P07"], NOTHING]
    assert hands.cards_in_hand(s, 1) == 2


@rule("FIN-041")
def test_the_start_player():
    world = reference()
    world.s.coins[:3] = [3, 1, 1]
    world.s.spirit[:3] = [0, 1, 2]
    assert dealing.next_start(world.s, world.b) == 2


@rule("FIN-041")
@pytest.mark.parametrize(
    ("start", "coins", "levels", "stars", "first"),
    [
        (0, (2, 2, 2), (1, 1, 1), (0, 3, 4), 2),
        (0, (2, 2, 2), (1, 1, 1), (4, 4, 4), 1),
        (1, (2, 2, 2), (1, 1, 1), (4, 4, 4), 2),
        (2, (2, 2, 2), (1, 1, 1), (4, 4, 4), 0),
        (2, (2, 5, 2), (0, 9, 0), (0, 4, 0), 0),
        (1, (0, 1, 1), (0, 5, 5), (0, 4, 4), 0),
    ],
)
def test_ties_for_the_start(start, coins, levels, stars, first):
    world = reference()
    s = world.s
    s.start = start
    s.coins[:3], s.spirit[:3], s.star[:3] = coins, levels, stars
    assert dealing.next_start(s, world.b) == first


@rule("FIN-042")
def test_the_allowances_of_the_reference_position():
    world, fresh = reference(), World(players=3)
    assert [dealing.card_allowance(world.s, world.b, clan) for clan in (GREEN, BLUE, RED)] == [1, 2, 3]
    assert not any(dealing.is_nomad(world.s, clan) for clan in (GREEN, BLUE, RED))
    assert [dealing.card_allowance(fresh.s, fresh.b, clan) for clan in (GREEN, BLUE, RED)] == [1, 1, 1]
    assert dealing.is_nomad(fresh.s, RED)


def served(world: World) -> list[int]:
    """A whole deal: who gets a card, one after the other."""
    dealing.begin_deal(world.s, world.b)
    order = []
    while (clan := dealing.next_to_deal(world.s)) != NOTHING:
        order.append(int(clan))
        world.s.asked = clan
        dealing.deal_card(world.s, world.b, drawing.card_outcome(world.s, world.b, 0) - moves.DRAW)
    return order


@rule("FIN-042")
def test_cards_are_dealt_one_at_a_time():
    world = reference()
    world.s.start = BLUE
    assert served(world) == [BLUE, RED, GREEN, BLUE, RED, RED]
    assert not world.s.hand_open.any()


@rule("FIN-042")
def test_a_nomads_card_is_open_and_an_empty_deck_ends_the_deal():
    world = without_map()
    s = world.s
    world.town("1L", 0)
    s.deck[:] = 0
    s.deck[1, 0] = 2
    assert served(world) == [0, 1]
    assert s.hand_open[:2, 0].tolist() == [1, 0]
    assert s.dues[:2].tolist() == [0, 1]


@rule("FIN-043")
def test_only_the_own_tiles_of_a_mixed_city_count():
    world = without_map(3)
    world.town("1S 0L", 1)
    assert dealing.card_allowance(world.s, world.b, BLUE) == 1
    assert dealing.card_allowance(world.s, world.b, GREEN) == 2


@rule("FIN-043")
def test_the_largest_part_counts_not_the_sum():
    world = without_map()
    world.town("0L 0L", 1)
    world.town("0L", 2)
    assert dealing.card_allowance(world.s, world.b, 0) == 4


@rule("FIN-112")
def test_star_points_become_levels_and_back():
    world = World(players=3)
    s = world.s
    s.star[0] = 3
    spirit.gain_star(s, world.b, 0, 4)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (1, 2, 1)
    s.star[0] = 0
    spirit.lose_star(s, world.b, 0, 2)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (0, 3, 1)
    s.spirit[2], s.star[2] = 1, 0
    spirit.lose_star(s, world.b, 2, 1)
    assert (s.spirit[2], s.star[2]) == (0, 4)
    spirit.lose_star(s, world.b, 1, 1)
    assert (s.spirit[1], s.star[1], s.carried[1]) == (0, 0, 0)
    assert spirit.effective_spirit(s, world.b, 0) == 0


@rule("FIN-112")
def test_many_points_at_once():
    world = World()
    s = world.s
    spirit.gain_star(s, world.b, 0, 11)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (2, 1, 2)
    spirit.lose_star(s, world.b, 0, 30)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (0, 0, 2)


@rule("FIN-171")
def test_carried_actions_have_bounds():
    world = World()
    s = world.s
    s.carried[:2] = [5, -8]
    spirit.gain_spirit(s, world.b, 0, 1)
    assert (s.spirit[0], s.carried[0], s.coins[0]) == (1, 5, 3)
    spirit.change_carried(s, world.b, 1, -4)
    assert (s.carried[1], s.coins[1]) == (-10, 0)
    spirit.gain_spirit(s, World(carry_limit="none").b, 0, 1)
    assert (s.carried[0], s.coins[0]) == (6, 3)


@rule("FIN-171")
def test_the_bank_pays_what_it_has():
    world = World(coin_limit=150)
    s = world.s
    s.coins[:2] = [48, 100]
    s.carried[0] = 5
    spirit.gain_spirit(s, world.b, 0, 1)
    assert s.coins[:2].tolist() == [50, 100]
    assert s.carried[:CLANS].tolist() == [5, 0, 0, 0, 0]


@rule("FIN-171")
def test_odds_of_terrain_grow_only_with_kinds_of_cards_that_are_there():
    world = World()
    s, b = world.s, world.b
    objectives, specialists = drawing.unseen_objectives(s, b), drawing.unseen_specialists(s, b)
    for with_objectives, with_specialists in ((0, 0), (0, 1), (1, 0), (1, 1)):
        s.deck[0, drawing.OBJECTIVE_CARDS], s.deck[0, drawing.SPECIALTY_CARDS] = with_objectives, with_specialists
        assert drawing.terrain_weight(s, b, 0) == objectives**with_objectives * specialists**with_specialists


@rule("FIN-003")
def test_a_table_may_open_with_terrain_alone():
    world = World(opening="terrain")
    for turn in (1, 2):
        world.s.turn = turn
        assert odds_of(world) == {f"SB{number}": Fraction(1, 8) for number in range(1, 9)}
    world.s.turn = 3
    assert odds_of(world) == odds_of(World())
    world.s.turn = 1
    world.draw(0, *(f"SB{number}" for number in range(1, 9)))
    assert {sort_of(name) for name in odds_of(world)} == {"objective", "specialist"}  # there is no terrain above


@rule("FIN-003")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_decision_of_a_first_match_is_about_terrain(seed):
    match = Match(Finisterre(2, preset="first-match"))
    rng = random.Random(seed)
    match.settle(rng)
    while match.to_move != 0:  # whoever begins lays the first card of all, and decides nothing
        match.play(match.to_move, rng.choice(match.legal))
        match.settle(rng)
    names = [event.text.removeprefix("draw ") for event in match.events if event.text.startswith("draw ")]
    assert {sort_of(name) for name in names} == {"terrain"}
    assert match.position.phase in (phases.SQUARE, phases.FACING)
    assert sort_of(match.game.box.names[match.position.card]) == "terrain"

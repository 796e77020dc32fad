"""Set-up, start player, deal and the odds of the deck; star points, spirit and carried actions."""

import random
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from oppidum.games.finisterre import dealing, drawing, hands, spirit
from oppidum.games.finisterre.state import (
    ACTIONS,
    CARDS,
    CLANS,
    DRAW_ACTION,
    FIRST,
    HAND,
    IN_HAND,
    LARGE,
    MIDDLE,
    NOTHING,
    OBJECTIVE,
    OWNED,
    SIDE,
    SMALL,
    SPECIALTY,
    UNSEEN,
    UPPER,
)
from tests.games.finisterre.tables import BLUE, GREEN, RED, add_town, draw, ref_position, table

rule = pytest.mark.rule
SCRATCH = np.zeros(CARDS + 80, dtype=np.int32)


def odds_of(at, s):
    """The chance of every card that may be on top, by its name."""
    count = drawing.legal_cards(s.row, at.book.row, SCRATCH)
    codes = [int(action) - DRAW_ACTION for action in SCRATCH[:count]]
    assert codes == sorted(set(codes))
    assert drawing.card_weights(s.row, at.book.row, SCRATCH) == count
    weights = [int(weight) for weight in SCRATCH[:count]]
    assert min(weights) > 0
    assert sum(weights) == drawing.card_tickets(s.row, at.book.row) < 2**31
    return {at.box.names[code]: Fraction(weight, sum(weights)) for code, weight in zip(codes, weights, strict=True)}


def sort_of(name):
    """Terrain, an objective or a specialist."""
    if name[:1] in "FP" and name[1:].isdigit():
        return "objective"
    return "terrain" if name[-1].isdigit() else "specialist"


@rule("FIN-009")
def test_the_start():
    at = table(4)
    s = at.start()
    assert (s.players, s.phase, s.year, s.crop_value) == (4, FIRST, 0, 2)
    for name in ("coins", "spirit", "star", "carried", "market", "store", "scores", "unit_kind", "town_flags"):
        assert not getattr(s, name).any(), name
    assert s.supply.tolist() == [50, 50, 50]
    assert (s.west, s.east, s.south, s.north) == (31, 31, 31, 31)
    assert SIDE * s.south + s.west == MIDDLE
    for name in ("hand", "slot_card", "town_cell", "unit_place", "unit_com", "unit_land"):
        assert (getattr(s, name) == NOTHING).all(), name
    count = dealing.legal_first(s.row, SCRATCH)
    assert SCRATCH[:count].tolist() == [0, 1, 2, 3]


@rule("FIN-003")
def test_the_upper_fourteen_of_three_players():
    at = table(3)
    s = at.start()
    assert s.deck[0].tolist() == [8, 3, 3]  # terrain, objectives, specialists
    rng = random.Random(1)
    names = []
    for _ in range(14):
        action = drawing.card_outcome(s.row, at.book.row, rng.randrange(drawing.card_tickets(s.row, at.book.row)))
        names.append(at.box.names[action - DRAW_ACTION])
        draw(at, s, len(names) % 3, names[-1])
    assert Counter(map(sort_of, names)) == {"terrain": 8, "objective": 3, "specialist": 3}
    assert {name for name in names if sort_of(name) == "terrain"} == {f"SB{number}" for number in range(1, 9)}
    assert s.deck.tolist() == [[0, 0, 0], [55, 3, 6]]
    assert {name for name in odds_of(at, s) if name.startswith("S")} == set()


@rule("FIN-189")
def test_the_piles_of_two_players():
    at = table(2)
    s = at.start()
    assert s.deck.tolist() == [[8, 2, 2], [36, 2, 4]]
    assert hands.deck_left(s.row) == 54
    assert [at.box.names[int(card)] for card in np.nonzero(s.where == UPPER)[0]] == [f"SB{i}" for i in range(1, 9)]
    assert int(s.unseen.sum()) == 70
    assert (s.objective == UNSEEN).all()


@rule("FIN-189")
def test_every_card_of_the_upper_pile_is_as_likely():
    at = table(2)
    odds = odds_of(at, at.start())
    assert odds["SB3"] == Fraction(1, 12)
    assert odds["F03"] == odds["P20"] == Fraction(2, 12 * 37)
    assert odds["LAB"] == Fraction(2 * 4, 12 * 70)
    assert odds["ESP"] == Fraction(2 * 1, 12 * 70)
    assert "M01" not in odds
    assert "ORF" not in odds
    assert len(odds) == 8 + 25 + 37


@rule("FIN-189")
def test_odds_when_a_sort_has_run_out():
    at = table(2)
    s = at.start()
    for name in ("F01", "P02"):
        draw(at, s, 0, name)
    odds = odds_of(at, s)
    assert odds["SB1"] == Fraction(1, 10)
    assert not [name for name in odds if sort_of(name) == "objective"]
    assert odds["DRU"] == Fraction(2 * 3, 10 * 70)
    for name in ("DRU", "ESP"):
        draw(at, s, 1, name)
    assert odds_of(at, s) == {f"SB{number}": Fraction(1, 8) for number in range(1, 9)}
    for number in range(1, 9):
        draw(at, s, 0, f"SB{number}")
    odds = odds_of(at, s)
    assert odds["M36"] == Fraction(1, 42)
    assert odds["F02"] == Fraction(2, 42 * 35)  # F01 and P02 are seen
    assert odds["DRU"] == Fraction(4 * 2, 42 * 68)
    assert "ESP" not in odds


@rule("FIN-189")
@pytest.mark.parametrize("players", [2, 5])
def test_tickets_are_the_weights_in_their_order(players):
    at = table(players)
    s = at.start()
    rng = random.Random(players)
    while hands.deck_left(s.row) > 0:
        count = drawing.legal_cards(s.row, at.book.row, SCRATCH)
        actions = SCRATCH[:count].tolist()
        drawing.card_weights(s.row, at.book.row, SCRATCH)
        ends = np.cumsum(SCRATCH[:count].astype(np.int64)).tolist()
        for one in range(count):
            first, last = (ends[one - 1] if one else 0), ends[one] - 1
            assert drawing.card_outcome(s.row, at.book.row, first) == actions[one]
            assert drawing.card_outcome(s.row, at.book.row, last) == actions[one]
        assert all(action < ACTIONS for action in actions)
        code = drawing.card_outcome(s.row, at.book.row, rng.randrange(ends[-1])) - DRAW_ACTION
        clan = rng.randrange(players)
        hands.draw_card(s.row, at.book.row, code, clan, False, 0)
        if hands.cards_in_hand(s.row, clan) == HAND:
            hands.discard_from_hand(s.row, clan, rng.randrange(HAND))
    assert s.deck.tolist() == [[0, 0, 0], [0, 0, 0]]


@rule("FIN-189")
def test_a_known_card_on_top_is_certain():
    at = table(2)
    s = at.start()
    s.top, s.top_known = at.box.codes["SB5"], 0b01
    assert odds_of(at, s) == {"SB5": 1}
    draw(at, s, 1, "SB5")
    assert (s.top, s.top_known, int(s.deck[0, 0])) == (NOTHING, 0, 7)
    assert "SB5" not in odds_of(at, s)


@rule("FIN-003")
def test_a_drawn_card_lies_behind_the_others():
    at = table(2)
    s = at.start()
    for name in ("SB2", "LAB", "P07"):
        draw(at, s, 1, name)
    codes = at.box.codes
    assert s.hand[1, :4].tolist() == [codes["SB2"], codes["LAB"], codes["P07"], NOTHING]
    assert s.where[codes["SB2"]] == IN_HAND
    assert s.unseen[codes["LAB"] - SPECIALTY] == 3
    assert s.objective[codes["P07"] - OBJECTIVE] == OWNED + 1
    assert hands.place_in_hand(s.row, 1, codes["P07"]) == 2
    hands.play_from_hand(s.row, 1, 0)
    assert s.card == codes["SB2"]
    assert s.hand[1, :3].tolist() == [codes["LAB"], codes["P07"], NOTHING]
    assert hands.cards_in_hand(s.row, 1) == 2


@rule("FIN-041")
def test_the_start_player():
    s = ref_position()
    s.coins[:3] = [3, 1, 1]
    s.spirit[:3] = [0, 1, 2]
    assert dealing.next_start(s.row, table(3).book.row) == 2


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
    s = ref_position()
    s.start = start
    s.coins[:3], s.spirit[:3], s.star[:3] = coins, levels, stars
    assert dealing.next_start(s.row, table(3).book.row) == first


@rule("FIN-042")
def test_the_allowances_of_the_reference_position():
    s, book = ref_position(), table(3).book
    assert [dealing.card_allowance(s.row, book.row, clan) for clan in (GREEN, BLUE, RED)] == [1, 2, 3]
    assert not any(dealing.is_nomad(s.row, clan) for clan in (GREEN, BLUE, RED))
    fresh = table(3).start()
    assert [dealing.card_allowance(fresh.row, book.row, clan) for clan in range(3)] == [1, 1, 1]
    assert dealing.is_nomad(fresh.row, RED)


@rule("FIN-042")
def test_cards_are_dealt_one_at_a_time():
    at, s = table(3), ref_position()
    s.start = BLUE
    dealing.begin_deal(s.row, at.book.row)
    order = []
    while (clan := dealing.next_to_deal(s.row)) != NOTHING:
        order.append(clan)
        s.asked = clan
        dealing.deal_card(s.row, at.book.row, drawing.card_outcome(s.row, at.book.row, 0) - DRAW_ACTION)
    assert order == [BLUE, RED, GREEN, BLUE, RED, RED]
    assert not s.hand_open.any()


@rule("FIN-042")
def test_a_nomads_card_is_open_and_an_empty_deck_ends_the_deal():
    at = table(2)
    s = at.start()
    add_town(s, 0, 0, ((1, LARGE),))
    s.deck[:] = 0
    s.deck[1, 0] = 2
    s.start = 0
    dealing.begin_deal(s.row, at.book.row)
    served = []
    while (clan := dealing.next_to_deal(s.row)) != NOTHING:
        served.append(clan)
        s.asked = clan
        dealing.deal_card(s.row, at.book.row, drawing.card_outcome(s.row, at.book.row, 0) - DRAW_ACTION)
    assert served == [0, 1]
    assert s.hand_open[:2, 0].tolist() == [1, 0]
    assert s.dues[:2].tolist() == [0, 1]


@rule("FIN-043")
def test_only_the_own_tiles_of_a_mixed_city_count():
    at = table(3)
    s = at.start()
    add_town(s, 0, 1, ((BLUE, SMALL), (GREEN, LARGE)))
    assert dealing.card_allowance(s.row, at.book.row, BLUE) == 1
    assert dealing.card_allowance(s.row, at.book.row, GREEN) == 2


@rule("FIN-043")
def test_the_largest_part_counts_not_the_sum():
    at = table(2)
    s = at.start()
    add_town(s, 0, 1, ((0, LARGE), (0, LARGE)))
    add_town(s, 1, 2, ((0, LARGE),))
    assert dealing.card_allowance(s.row, at.book.row, 0) == 4


@rule("FIN-112")
def test_star_points_become_levels_and_back():
    at = table(3)
    s = at.start()
    s.star[0] = 3
    spirit.gain_star(s.row, at.book.row, 0, 4)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (1, 2, 1)
    s.star[0] = 0
    spirit.lose_star(s.row, at.book.row, 0, 2)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (0, 3, 1)
    s.spirit[2], s.star[2] = 1, 0
    spirit.lose_star(s.row, at.book.row, 2, 1)
    assert (s.spirit[2], s.star[2]) == (0, 4)
    spirit.lose_star(s.row, at.book.row, 1, 1)
    assert (s.spirit[1], s.star[1], s.carried[1]) == (0, 0, 0)
    assert spirit.effective_spirit(s.row, at.book.row, 0) == 0


@rule("FIN-112")
def test_many_points_at_once():
    at = table(2)
    s = at.start()
    spirit.gain_star(s.row, at.book.row, 0, 11)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (2, 1, 2)
    spirit.lose_star(s.row, at.book.row, 0, 30)
    assert (s.spirit[0], s.star[0], s.carried[0]) == (0, 0, 2)


@rule("FIN-171")
def test_carried_actions_have_bounds():
    at = table(2)
    s = at.start()
    s.carried[:2] = [5, -8]
    spirit.gain_spirit(s.row, at.book.row, 0, 1)
    assert (s.spirit[0], s.carried[0], s.coins[0]) == (1, 5, 3)
    spirit.change_carried(s.row, at.book.row, 1, -4)
    assert (s.carried[1], s.coins[1]) == (-10, 0)
    free = table(2, carry_limit="none")
    spirit.gain_spirit(s.row, free.book.row, 0, 1)
    assert (s.carried[0], s.coins[0]) == (6, 3)


@rule("FIN-171")
def test_the_bank_pays_what_it_has():
    at = table(2, coin_limit=150)
    s = at.start()
    s.coins[:2] = [48, 100]
    s.carried[0] = 5
    spirit.gain_spirit(s.row, at.book.row, 0, 1)
    assert s.coins[:2].tolist() == [50, 100]
    assert s.carried[:CLANS].tolist() == [5, 0, 0, 0, 0]


@rule("FIN-171")
def test_odds_of_terrain_grow_only_with_kinds_of_cards_that_are_there():
    at = table(2)
    s, b = at.start().row, at.book.row
    objectives, specialists = drawing.unseen_objectives(s, b), drawing.unseen_specialists(s, b)
    for with_objectives, with_specialists in ((0, 0), (0, 1), (1, 0), (1, 1)):
        s.deck[0, drawing.OBJECTIVE_CARDS], s.deck[0, drawing.SPECIALTY_CARDS] = with_objectives, with_specialists
        assert drawing.terrain_weight(s, b, 0) == objectives**with_objectives * specialists**with_specialists

"""Objectives: what they measure, who fulfils them, and what they are worth at the end."""

import random

import numpy as np
import pytest

from oppidum.core.game import Term
from oppidum.games.finisterre import carding, fulfilling, rules, scoring, secrets
from oppidum.games.finisterre.book import MEASURES
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.measures import measure
from oppidum.games.finisterre.state import (
    ACTIVE,
    AWAY,
    BOUGHT,
    BRIDGE_COVERED,
    CARAVAN,
    CROP,
    EMPTY_SLOT,
    FACE_DOWN,
    FACE_UP,
    FEAST_HELD,
    GLOBAL,
    GOLD,
    GOLD_LOOTED,
    HIDDEN,
    KEEP_ACTION,
    KEEP_HIDDEN,
    NOTHING,
    OBJECTIVE,
    OWNED,
    PEOPLE_CONVERTED,
    PUBLISH,
    REVEALED,
    TAKEN,
)
from tests.games.finisterre.economy_tables import Land, reference
from tests.games.finisterre.maps import N, S, b1, b2
from tests.games.finisterre.tables import draw, table

rule = pytest.mark.rule
GAME = Finisterre(3)
CODES = GAME.box.codes


def number_of(name: str) -> int:
    return CODES[name] - OBJECTIVE


def how_much(at, clan: int, what: str) -> int:
    return int(measure(at.s, at.b, clan, MEASURES.index(what)))


def amounts(at, what: str) -> list[int]:
    return [how_much(at, clan, what) for clan in range(int(at.s.players))]


def publish(at, *names: str) -> None:
    for name in names:
        at.s.objective[number_of(name)] = GLOBAL


def hide(at, clan: int, slot: int, name: str, state: int = FACE_DOWN) -> None:
    """A card lies before a clan."""
    at.s.slot_card[clan, slot] = CODES[name]
    at.s.slot_state[clan, slot] = state
    if CODES[name] >= OBJECTIVE:
        at.s.objective[number_of(name)] = OWNED + clan


def state_of(at, name: str) -> int:
    return int(at.s.objective[number_of(name)])


def fulfil(at, active: int = 0) -> None:
    fulfilling.fulfil(at.s, at.b, active)


def points(at) -> list[int]:
    """The points of every clan."""
    at.s.scores[:] = 0
    scoring.final_scoring(at.s, at.b, np.zeros((0, 4), dtype=np.int64))
    return at.s.scores[: at.s.players].tolist()


def objective_points(at, name: str, clan: int = NOTHING) -> list[int]:
    """What an objective adds, open or hidden before a clan."""
    before = points(at)
    if clan == NOTHING:
        publish(at, name)
    else:
        hide(at, clan, 0, name)
    return [after - less for after, less in zip(points(at), before, strict=True)]


def lands(what: str, *values: int) -> Land:
    """Clans with so much in their caravans."""
    land = Land(len(values))
    for clan, value in enumerate(values):
        land.store(clan, CARAVAN, **{what: value})
    return land


# What is measured.


@rule("FIN-147")
def test_stored_goods_include_the_caravan_and_cards_but_not_what_was_just_bought():
    land = Land()
    land.town(0, "0S")
    land.store(0, 0, wood=2, crop=5, game=3)
    land.store(0, CARAVAN, wood=1, gold=2)
    land.store(0, BOUGHT, wood=9, gold=9, fish=9)
    land.s.slot_good[:] = NOTHING
    land.s.slot_good[0, 2], land.s.slot_value[0, 2] = (GOLD, GOLD), (1, 1)
    land.s.slot_good[0, 3, 0], land.s.slot_value[0, 3, 0] = CROP, 4
    assert [how_much(land, 0, what) for what in ("wood", "iron", "gold", "food", "kinds")] == [3, 0, 4, 12, 2]
    land.s.coins[0] = 7
    assert how_much(land, 0, "coins") == 7


@rule("FIN-147")
def test_people_of_the_reference_position():
    land = reference()  # green, blue, red
    assert amounts(land, "tiles") == [2, 4, 3]
    assert amounts(land, "flags") == [2, 4, 5]
    assert amounts(land, "comarcas") == [2, 3, 2]
    assert amounts(land, "alone") == [0, 1, 0]
    assert amounts(land, "cities") == [1, 2, 1]  # the mixed city counts for both
    assert amounts(land, "alliance") == [1, 1, 0]
    assert amounts(land, "links") == [1, 1, 1]
    assert amounts(land, "part") == [1, 2, 3]
    assert amounts(land, "large") == [0, 0, 2]
    assert amounts(land, "territory") == [2, 2, 2]
    assert amounts(land, "room") == [6, 12, 5 + 3 + 5]


@rule("FIN-147")
def test_a_territory_counts_the_comarcas_with_own_flags():
    land = Land()
    road = 9
    land.town(1, "0S", road)
    land.town(2, "0S", road)
    land.town(3, "1S", road)
    land.town(4, "0S")
    land.boat(0, 3, road)  # a boat in a comarca of others
    assert how_much(land, 0, "territory") == 2
    assert how_much(land, 0, "comarcas") == 3
    assert [how_much(land, 0, what) for what in ("boats", "carts")] == [1, 0]
    land.cart(0, 1)
    assert [how_much(land, 0, what) for what in ("boats", "carts", "room")] == [1, 1, 3 * 3 + 2 + 1]


@rule("FIN-147")
def test_specialists_that_are_active_or_away():
    land = Land()
    for slot, (name, state) in enumerate(
        [("DRU", ACTIVE), ("ESP", AWAY), ("LAB", FACE_UP), ("CON", FACE_DOWN), ("HER", ACTIVE)]
    ):
        hide(land, 0, slot, name, state)
    assert how_much(land, 0, "specialists") == 3
    land.s.spirit[0] = 2
    assert how_much(land, 0, "spirit") == 3


# Partial objectives.

MET = {  # a little more than is missing, for a clan that has nothing
    "P01": lambda land: [land.town(comarca, "0S") for comarca in range(1, 5)],
    "P02": lambda land: [land.boat(0, comarca) for comarca in range(1, 6)],
    "P03": lambda land: [land.cart(0, 1) for _ in range(3)],
    "P04": lambda land: land.town(1, "0L 0L"),
    "P05": lambda land: [land.town(1, "0S 0S"), land.town(1, "0S 1S")],
    "P06": lambda land: [land.town(comarca, "0S", 7) for comarca in range(1, 4)],
    "P07": lambda land: [land.town(1, "0L") for _ in range(3)],
    "P08": lambda land: land.s.spirit.__setitem__(0, 5),
    "P09": lambda land: land.s.coins.__setitem__(0, 25),
    "P10": lambda land: land.store(0, CARAVAN, wood=8),
    "P11": lambda land: land.store(0, CARAVAN, iron=6),
    "P12": lambda land: land.store(0, CARAVAN, gold=5),
    "P13": lambda land: land.store(0, CARAVAN, crop=10, game=10),
    "P14": lambda land: land.store(0, CARAVAN, crop=1, fish=1, game=1, livestock=1),
    "P15": lambda land: land.s.deeds.__setitem__(0, BRIDGE_COVERED),
    "P16": lambda land: land.s.deeds.__setitem__(0, GOLD_LOOTED),
    "P17": lambda land: land.town(1, "0S 1S"),
    "P18": lambda land: land.s.deeds.__setitem__(0, FEAST_HELD),
    "P19": lambda land: land.s.deeds.__setitem__(0, PEOPLE_CONVERTED),
    "P20": lambda land: [hide(land, 0, slot, "LAB", ACTIVE) for slot in (1, 2, 3)],
}
WORTH = {  # open, hidden, hidden and never fulfilled
    **dict.fromkeys(("P01", "P05", "P06", "P08", "P12"), (4, 6, -2)),
    **dict.fromkeys(("P02", "P04"), (5, 8, -2)),
    **dict.fromkeys(("P03", "P09", "P10", "P11", "P13", "P15", "P17", "P18", "P19", "P20"), (3, 5, -1)),
    "P07": (4, 7, -2),
    "P14": (2, 4, -1),
    "P16": (4, 7, -1),
}


@rule("FIN-149")
@pytest.mark.parametrize("name", MET)
def test_a_partial_objective_open_hidden_and_failed(name):
    land = Land()
    publish(land, name)
    fulfil(land)
    assert state_of(land, name) == GLOBAL
    assert points(land) == [0, 0]  # nobody fulfils it
    MET[name](land)
    without = points(land)
    fulfil(land)
    assert state_of(land, name) == TAKEN
    extra = 2 + 4 if name == "P18" else 0  # the level of the feast, and the lead in spirit
    assert points(land)[0] - without[0] == WORTH[name][0] + extra

    land = Land()
    hide(land, 0, 0, name)
    fulfil(land)
    assert points(land) == [WORTH[name][2], 0]
    MET[name](land)
    with_failed = points(land)
    fulfil(land)
    assert state_of(land, name) == REVEALED
    assert land.s.slot_state[0, 0] == EMPTY_SLOT
    assert points(land)[0] - with_failed[0] == WORTH[name][1] - WORTH[name][2] + extra


@rule("FIN-149")
def test_nothing_less_fulfils_an_objective():
    for name, less in (("P09", {"coins": 24}), ("P08", {"spirit": 4})):
        land = Land()
        publish(land, name)
        for track, value in less.items():
            getattr(land.s, track)[0] = value
        fulfil(land)
        assert state_of(land, name) == GLOBAL
    for name, goods in (("P10", {"wood": 7}), ("P13", {"crop": 19}), ("P14", {"crop": 6, "fish": 6, "game": 6})):
        land = Land()
        publish(land, name)
        land.store(0, CARAVAN, **goods)
        fulfil(land)
        assert state_of(land, name) == GLOBAL


@rule("FIN-149")
@pytest.mark.parametrize(("rich", "active", "taker"), [((1, 2), 2, 2), ((1, 2), 0, 1), ((0, 1), 2, 0), ((0,), 1, 0)])
def test_of_several_the_active_clan_is_first_then_clockwise(rich, active, taker):
    land = Land(3)
    publish(land, "P09")
    for clan in rich:
        land.s.coins[clan] = 30
    fulfil(land, active)
    assert state_of(land, "P09") == TAKEN + taker


@rule("FIN-149")
def test_a_feast_raises_the_spirit_and_that_may_fulfil_another():
    land = Land()
    publish(land, "P08", "P18")
    land.s.spirit[1] = 4
    land.s.deeds[1] = FEAST_HELD
    fulfil(land)
    assert (state_of(land, "P18"), state_of(land, "P08")) == (TAKEN + 1, TAKEN + 1)
    assert (land.s.spirit[1], land.s.carried[1]) == (5, 1)


@rule("FIN-149")
def test_deeds_are_forgotten_with_their_step():
    land = Land()
    land.s.deeds[:2] = FEAST_HELD, BRIDGE_COVERED
    fulfil(land)
    publish(land, "P15", "P18")
    fulfil(land)
    assert (state_of(land, "P15"), state_of(land, "P18")) == (GLOBAL, GLOBAL)


@rule("FIN-149")
def test_a_covered_bridge_is_a_deed_of_the_placer():
    m = b1()
    m.lay("SA2", 0, 1, clan=1)
    assert not m.s.deeds.any()
    place = next(place for place in m.places("SB1", 1) if place[:2] == (0, 0))
    m.lay("SB1", *place, clan=1)
    assert m.s.deeds[:2].tolist() == [0, BRIDGE_COVERED]


@rule("FIN-179")
def test_what_is_fulfilled_stays_fulfilled():
    land = Land()
    publish(land, "P09")
    hide(land, 1, 2, "P10")
    land.s.coins[0] = 25
    land.store(1, CARAVAN, wood=8)
    fulfil(land)
    land.s.coins[0] = 0
    land.s.store[1, CARAVAN] = 0
    fulfil(land)
    assert (state_of(land, "P09"), state_of(land, "P10")) == (TAKEN, REVEALED + 1)
    assert land.s.slot_card[1, 2] == NOTHING
    assert points(land) == [3, 5]


@rule("FIN-149")
def test_all_that_is_hidden_and_fulfilled_is_turned_up():
    land = Land()
    hide(land, 0, 1, "P09")
    hide(land, 1, 2, "P10")
    land.s.coins[0] = 25
    land.store(1, CARAVAN, wood=8)
    fulfil(land)
    assert (state_of(land, "P09"), state_of(land, "P10")) == (REVEALED, REVEALED + 1)


@rule("FIN-179")
def test_a_lost_cart_takes_no_objective_away():
    land = Land()
    publish(land, "P03")
    for _ in range(3):
        land.cart(0, 1)
    fulfil(land)
    land.s.unit_kind[0, 2] = 0
    fulfil(land)
    assert points(land) == [3 + 2, 0]


def played(name: str, choice: int):
    """A game in which clan 1 of three, with 30 coins as clan 0 has, decides about an objective."""
    at = table(3)
    s = at.start()
    s.turn, s.start = 1, 0
    s.coins[:3] = 30, 30, 0
    draw(at, s, 1, name)
    s.playing = s.asked = 0
    assert carding.begin_cards(s.row, at.book.row)
    rules.apply(s.row, at.book.row, KEEP_ACTION + choice, np.zeros((0, 4), dtype=np.int32))
    return s


@rule("FIN-149")
def test_an_objective_may_be_fulfilled_when_it_arrives():
    s = played("P09", KEEP_HIDDEN)
    assert s.objective[number_of("P09")] == REVEALED + 1
    assert s.slot_state[1, 0] == EMPTY_SLOT
    assert played("P09", PUBLISH).objective[number_of("P09")] == TAKEN + 1  # who publishes it is the active clan
    assert played("F04", KEEP_HIDDEN).slot_state[1, 0] == FACE_DOWN  # final ones wait for the end


# Final objectives.


@rule("FIN-147")
@pytest.mark.parametrize(
    ("wood", "expected"),
    [
        ((5, 3, 1), [5, -1, -1]),
        ((4, 4, 1), [2, 2, -1]),
        ((3, 3, 3), [0, 0, 0]),
        ((2, 2, 2, 1), [0, 0, 0, -1]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 0), [0, 0]),
    ],
)
def test_an_open_final_objective(wood, expected):
    assert objective_points(lands("wood", *wood), "F01") == expected


@rule("FIN-148")
@pytest.mark.parametrize(
    ("gold", "clan", "expected"),
    [
        ((5, 3, 1), 0, 8),
        ((5, 3, 1), 1, -2),
        ((4, 1, 4), 2, 4),
        ((4, 4, 4), 0, -2),
        ((2, 2, 2, 2), 3, -2),
        ((0, 0, 0), 0, -2),
    ],
)
def test_a_hidden_final_objective(gold, clan, expected):
    gained = objective_points(lands("gold", *gold), "F03", clan)
    assert gained == [expected if other == clan else 0 for other in range(len(gold))]


@rule("FIN-148")
def test_an_objective_in_a_hand_scores_nothing():
    land = Land()
    land.s.hand[0, 0] = CODES["P01"]
    land.s.objective[number_of("P01")] = OWNED
    assert points(land) == [0, 0]


@rule("FIN-147", "FIN-148", "FIN-149")
def test_awards_name_their_objectives():
    game = Finisterre(2)
    s = game.initial()
    s.coins[:2] = 3, 1
    for name, state in (("F04", GLOBAL), ("P02", TAKEN), ("P03", REVEALED + 1)):
        s.objective[number_of(name)] = state
    for slot, name in enumerate(("F03", "P04", "CON")):
        s.slot_card[1, slot], s.slot_state[1, slot] = CODES[name], FACE_DOWN
    told = {(one.player, one.points, one.rule, one.what, one.pieces) for one in game.forecast(s)}
    assert told == {
        (0, 5, "FIN-147", "objective", ("F04",)),
        (1, -1, "FIN-147", "objective", ("F04",)),
        (0, 5, "FIN-149", "fulfilled-objective", ("P02",)),
        (1, 5, "FIN-149", "fulfilled-objective", ("P03",)),
        (1, -2, "FIN-148", "hidden-objective", ("F03",)),
        (1, -2, "FIN-149", "failed-objective", ("P04",)),
        (1, 3, "FIN-146", "hidden-specialist", ("CON",)),
    }
    assert [one.terms for one in game.forecast(s) if one.rule == "FIN-147"] == [
        (Term("objective", 1, 5),),
        (Term("objective", 1, -1),),
    ]
    seen = {one.what for one in game.forecast(game.observe(s, 0))}
    assert seen == {"objective", "fulfilled-objective"}  # nobody is told what others hide


# What others know.


@rule("FIN-149", "FIN-158")
def test_a_fulfilled_objective_is_public_and_its_text_reads_back():
    s = played("P09", KEEP_HIDDEN)
    seen = GAME.observe(s, 0)
    assert seen.objective[number_of("P09")] == REVEALED + 1
    assert GAME.view(s, 0)["clans"]["1"]["fulfilled"] == ["P09"]
    assert "P09 revealed 2" in [line.strip() for line in GAME.describe(s).splitlines()]
    assert GAME.compose(GAME.describe(s)) == s


@rule("FIN-158")
def test_nobody_imagines_a_face_down_objective_that_would_lie_open():
    at, rng = table(2), random.Random(3)
    s = at.start()
    s.coins[1], s.spirit[1], s.store[1, CARAVAN] = 30, 9, 20
    draw(at, s, 1, "F01")
    s.hand[1, 0] = NOTHING
    hide(at_position(at, s), 1, 0, "F01")
    seen = secrets.observe(at, s, 0)
    assert seen.slot_card[1, 0] == HIDDEN
    met = {number_of(name) for name in ("P08", "P09", "P10", "P11", "P12", "P13", "P14")}
    for _ in range(300):
        guess = secrets.imagine(at, seen, 0, rng)
        assert int(guess.slot_card[1, 0]) - OBJECTIVE not in met


def at_position(at, s):
    """A table with a position, as the functions above want it."""

    class At:
        pass

    At.s, At.b = s.row, at.book.row
    return At


# An independent count.


def naive(s, clan: int, what: str) -> int:
    """A measure by the shortest way, for positions without cards before the clans."""
    tiles = [(int(s.town_clan[t, i]), int(s.town_flags[t, i]), t) for t in range(30) for i in range(2)]
    own = [(flags, town) for owner, flags, town in tiles if owner == clan and flags]
    homes = {int(s.unit_place[clan, u]): int(s.unit_com[clan, u]) for u in range(12) if s.unit_kind[clan, u] == 1}
    closed = {t for t in range(30) if s.town_flags[t].all()}
    others = {c for o in range(s.players) if o != clan for c in range(20) if s.com_flags[c, o]}
    stored = s.store[clan, :13].sum(axis=0).tolist()
    by_land: dict[int, set[int]] = {}
    for unit in range(12):
        if s.unit_kind[clan, unit] == 1:
            by_land.setdefault(int(s.unit_land[clan, unit]), set()).add(int(s.unit_com[clan, unit]))
    return {
        "wood": stored[0],
        "iron": stored[1],
        "gold": stored[2],
        "coins": int(s.coins[clan]),
        "food": sum(stored[3:]),
        "boats": int((s.unit_kind[clan] == 2).sum()),
        "carts": int((s.unit_kind[clan] == 3).sum()),
        "tiles": len(own),
        "flags": sum(flags for flags, _ in own),
        "comarcas": len(set(homes.values())),
        "cities": len(closed & set(homes)),
        "spirit": int(s.spirit[clan]),
        "territory": max(map(len, by_land.values()), default=0),
        "alone": len(set(homes.values()) - others),
        "part": max((sum(f for f, t in own if t == town) for _, town in own), default=0),
        "large": sum(flags == 2 for flags, _ in own),
        "kinds": sum(value > 0 for value in stored[3:]),
    }[what]


NAIVE = ("wood", "iron", "gold", "coins", "food", "boats", "carts", "tiles", "flags", "comarcas", "cities", "spirit")
NAIVE += ("territory", "alone", "part", "large", "kinds")


@rule("FIN-147")
@pytest.mark.parametrize("seed", range(20))
def test_measures_agree_with_a_naive_count(seed):
    rng = random.Random(seed)
    land = Land(3)
    for _ in range(rng.randrange(10)):
        clans = rng.choices(range(3), k=rng.choice((1, 1, 2)))
        tiles = " ".join(f"{clan}{rng.choice('SL')}" for clan in clans)
        if all(land.s.unit_kind[clan, 4] == 0 for clan in clans):
            land.town(rng.randrange(5), tiles, rng.choice((NOTHING, 7, 8)))
    for clan in range(3):
        for _ in range(rng.randrange(3)):
            land.boat(clan, rng.randrange(5), rng.choice((NOTHING, 7)))
            land.cart(clan, rng.randrange(5))
        land.store(
            clan, rng.choice((0, 1, CARAVAN)), wood=rng.randrange(4), gold=rng.randrange(2), crop=rng.randrange(7)
        )
        land.s.coins[clan], land.s.spirit[clan] = rng.randrange(40), rng.randrange(7)
    for clan in range(3):
        for what in NAIVE:
            assert how_much(land, clan, what) == naive(land.s, clan, what), (clan, what)


def test_links_on_a_real_map():
    m = b2()
    m.village(1, 0, S, "0S")
    m.village(1, 1, N, "0L")
    assert how_much(m, 0, "links") == 1
    assert how_much(m, 1, "links") == 0
    assert m.s.links == 0

"""Objectives: what they measure, who fulfils them, and what they are worth at the end."""

import random

import numpy as np
import pytest

from oppidum.core.game import NO_AWARDS, Term
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.book import MEASURES
from oppidum.games.finisterre.cards.codes import GLOBAL, HIDDEN, OBJECTIVE, OWNED, REVEALED, TAKEN
from oppidum.games.finisterre.ends import fulfilling, scoring
from oppidum.games.finisterre.ends.deeds import BRIDGE_COVERED, FEAST_HELD, GOLD_LOOTED, PEOPLE_CONVERTED
from oppidum.games.finisterre.ends.measures import measure
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods.resources import CROP, GOLD
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, EMPTY_SLOT, FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, NOTHING
from tests.games.finisterre.world import B1, B2, World, laid, reference, without_map
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule
GAME = Finisterre(3)


def number_of(name: str) -> int:
    return CODES[name] - OBJECTIVE


def how_much(world: World, clan: int, what: str) -> int:
    """What a measure says of a clan."""
    return int(measure(world.s, world.b, clan, MEASURES.index(what)))


def amounts(world: World, what: str) -> list[int]:
    """How much of it every clan has."""
    return [how_much(world, clan, what) for clan in range(world.players)]


def publish(world: World, *names: str) -> None:
    """Objectives lie open, for all."""
    for name in names:
        world.s.objective[number_of(name)] = GLOBAL


def hide(world: World, clan: int, slot: int, name: str, state: int = FACE_DOWN) -> None:
    """A card lies before a clan, in a certain slot; if it is an objective, the clan owns it."""
    world.s.slot_card[clan, slot] = CODES[name]
    world.s.slot_state[clan, slot] = state
    if CODES[name] >= OBJECTIVE:
        world.s.objective[number_of(name)] = OWNED + clan


def state_of(world: World, name: str) -> int:
    return int(world.s.objective[number_of(name)])


def fulfil(world: World, active: int = 0) -> None:
    fulfilling.fulfil(world.s, world.b, active, NO_AWARDS)


def points(world: World) -> list[int]:
    """The points of every clan."""
    world.s.scores[:] = 0
    scoring.final_scoring(world.s, world.b, np.zeros((0, 4), dtype=np.int64))
    return world.s.scores[: world.players].tolist()


def objective_points(world: World, name: str, clan: int = NOTHING) -> list[int]:
    """What an objective adds, open or hidden before a clan."""
    before = points(world)
    if clan == NOTHING:
        publish(world, name)
    else:
        hide(world, clan, 0, name)
    return [after - less for after, less in zip(points(world), before, strict=True)]


def caravans(what: str, *values: int) -> World:
    """Clans with so much in their caravans."""
    world = without_map(len(values))
    for clan, value in enumerate(values):
        world.give(clan, **{what: value})
    return world


# What is measured.


@rule("FIN-147")
def test_stored_goods_include_the_caravan_and_cards_but_not_what_was_just_bought():
    world = without_map()
    world.town("0S", 0, wood=2, crop=5, game=3)
    world.give(0, wood=1, gold=2)
    world.give(0, BOUGHT, wood=9, gold=9, fish=9)
    world.s.slot_good[:] = NOTHING
    world.s.slot_good[0, 2], world.s.slot_value[0, 2] = (GOLD, GOLD), (1, 1)
    world.s.slot_good[0, 3, 0], world.s.slot_value[0, 3, 0] = CROP, 4
    assert [how_much(world, 0, what) for what in ("wood", "iron", "gold", "food", "kinds")] == [3, 0, 4, 12, 2]
    world.s.coins[0] = 7
    assert how_much(world, 0, "coins") == 7


@rule("FIN-147")
def test_people_of_the_reference_position():
    world = reference()  # green, blue, red
    assert amounts(world, "tiles") == [2, 4, 3]
    assert amounts(world, "flags") == [2, 4, 5]
    assert amounts(world, "comarcas") == [2, 3, 2]
    assert amounts(world, "alone") == [0, 1, 0]
    assert amounts(world, "cities") == [1, 2, 1]  # the mixed city counts for both
    assert amounts(world, "alliance") == [1, 1, 0]
    assert amounts(world, "links") == [1, 1, 1]
    assert amounts(world, "part") == [1, 2, 3]
    assert amounts(world, "large") == [0, 0, 2]
    assert amounts(world, "territory") == [2, 2, 2]
    assert amounts(world, "room") == [6, 12, 5 + 3 + 5]


@rule("FIN-147")
def test_a_territory_counts_the_comarcas_with_own_flags():
    world = without_map()
    road = 9
    world.town("0S", 1, road=road)
    world.town("0S", 2, road=road)
    world.town("1S", 3, road=road)
    world.town("0S", 4)
    world.boat(0, 3, road=road)  # a boat in a comarca of others
    assert how_much(world, 0, "territory") == 2
    assert how_much(world, 0, "comarcas") == 3
    assert [how_much(world, 0, what) for what in ("boats", "carts")] == [1, 0]
    world.cart(0, 1)
    assert [how_much(world, 0, what) for what in ("boats", "carts", "room")] == [1, 1, 3 * 3 + 2 + 1]


@rule("FIN-147")
def test_specialists_that_are_active_or_away():
    world = without_map()
    for slot, (name, state) in enumerate(
        [("DRU", ACTIVE), ("ESP", AWAY), ("LAB", FACE_UP), ("CON", FACE_DOWN), ("HER", ACTIVE)]
    ):
        hide(world, 0, slot, name, state)
    assert how_much(world, 0, "specialists") == 3
    world.s.spirit[0] = 2
    assert how_much(world, 0, "spirit") == 3


# Partial objectives.

MET = {  # a little more than is missing, for a clan that has nothing
    "P01": lambda world: [world.town("0S", comarca) for comarca in range(1, 5)],
    "P02": lambda world: [world.boat(0, comarca) for comarca in range(1, 6)],
    "P03": lambda world: [world.cart(0, 1) for _ in range(3)],
    "P04": lambda world: world.town("0L 0L", 1),
    "P05": lambda world: [world.town("0S 0S", 1), world.town("0S 1S", 1)],
    "P06": lambda world: [world.town("0S", comarca, road=7) for comarca in range(1, 4)],
    "P07": lambda world: [world.town("0L", 1) for _ in range(3)],
    "P08": lambda world: world.s.spirit.__setitem__(0, 5),
    "P09": lambda world: world.s.coins.__setitem__(0, 25),
    "P10": lambda world: world.give(0, wood=8),
    "P11": lambda world: world.give(0, iron=6),
    "P12": lambda world: world.give(0, gold=5),
    "P13": lambda world: world.give(0, crop=10, game=10),
    "P14": lambda world: world.give(0, crop=1, fish=1, game=1, livestock=1),
    "P15": lambda world: world.s.deeds.__setitem__(0, BRIDGE_COVERED),
    "P16": lambda world: world.s.deeds.__setitem__(0, GOLD_LOOTED),
    "P17": lambda world: world.town("0S 1S", 1),
    "P18": lambda world: world.s.deeds.__setitem__(0, FEAST_HELD),
    "P19": lambda world: world.s.deeds.__setitem__(0, PEOPLE_CONVERTED),
    "P20": lambda world: [hide(world, 0, slot, "LAB", ACTIVE) for slot in (1, 2, 3)],
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
    world = without_map()
    publish(world, name)
    fulfil(world)
    assert state_of(world, name) == GLOBAL
    assert points(world) == [0, 0]  # nobody fulfils it
    MET[name](world)
    without = points(world)
    fulfil(world)
    assert state_of(world, name) == TAKEN
    extra = 2 + 4 if name == "P18" else 0  # the level of the feast, and the lead in spirit
    assert points(world)[0] - without[0] == WORTH[name][0] + extra

    world = without_map()
    hide(world, 0, 0, name)
    fulfil(world)
    assert points(world) == [WORTH[name][2], 0]
    MET[name](world)
    with_failed = points(world)
    fulfil(world)
    assert state_of(world, name) == REVEALED
    assert world.s.slot_state[0, 0] == EMPTY_SLOT
    assert points(world)[0] - with_failed[0] == WORTH[name][1] - WORTH[name][2] + extra


@rule("FIN-149")
def test_nothing_less_fulfils_an_objective():
    for name, less in (("P09", {"coins": 24}), ("P08", {"spirit": 4})):
        world = without_map()
        publish(world, name)
        for track, value in less.items():
            getattr(world.s, track)[0] = value
        fulfil(world)
        assert state_of(world, name) == GLOBAL
    for name, goods in (("P10", {"wood": 7}), ("P13", {"crop": 19}), ("P14", {"crop": 6, "fish": 6, "game": 6})):
        world = without_map()
        publish(world, name)
        world.give(0, **goods)
        fulfil(world)
        assert state_of(world, name) == GLOBAL


@rule("FIN-149")
@pytest.mark.parametrize(("rich", "active", "taker"), [((1, 2), 2, 2), ((1, 2), 0, 1), ((0, 1), 2, 0), ((0,), 1, 0)])
def test_of_several_the_active_clan_is_first_then_clockwise(rich, active, taker):
    world = without_map(3)
    publish(world, "P09")
    for clan in rich:
        world.s.coins[clan] = 30
    fulfil(world, active)
    assert state_of(world, "P09") == TAKEN + taker


@rule("FIN-149")
def test_a_feast_raises_the_spirit_and_that_may_fulfil_another():
    world = without_map()
    publish(world, "P08", "P18")
    world.s.spirit[1] = 4
    world.s.deeds[1] = FEAST_HELD
    fulfil(world)
    assert (state_of(world, "P18"), state_of(world, "P08")) == (TAKEN + 1, TAKEN + 1)
    assert (world.s.spirit[1], world.s.carried[1]) == (5, 1)


@rule("FIN-149")
def test_deeds_are_forgotten_with_their_step():
    world = without_map()
    world.s.deeds[:2] = FEAST_HELD, BRIDGE_COVERED
    fulfil(world)
    publish(world, "P15", "P18")
    fulfil(world)
    assert (state_of(world, "P15"), state_of(world, "P18")) == (GLOBAL, GLOBAL)


@rule("FIN-149")
def test_a_covered_bridge_is_a_deed_of_the_placer():
    world = laid(B1)
    world.lay("SA2", 0, 1, clan=1)
    assert not world.s.deeds.any()
    place = next(place for place in world.places("SB1", 1) if place[:2] == (0, 0))
    world.lay("SB1", *place, clan=1)
    assert world.s.deeds[:2].tolist() == [0, BRIDGE_COVERED]


@rule("FIN-179")
def test_what_is_fulfilled_stays_fulfilled():
    world = without_map()
    publish(world, "P09")
    hide(world, 1, 2, "P10")
    world.s.coins[0] = 25
    world.give(1, wood=8)
    fulfil(world)
    world.s.coins[0] = 0
    world.s.store[1, CARAVAN] = 0
    fulfil(world)
    assert (state_of(world, "P09"), state_of(world, "P10")) == (TAKEN, REVEALED + 1)
    assert world.s.slot_card[1, 2] == NOTHING
    assert points(world) == [3, 5]


@rule("FIN-149")
def test_all_that_is_hidden_and_fulfilled_is_turned_up():
    world = without_map()
    hide(world, 0, 1, "P09")
    hide(world, 1, 2, "P10")
    world.s.coins[0] = 25
    world.give(1, wood=8)
    fulfil(world)
    assert (state_of(world, "P09"), state_of(world, "P10")) == (REVEALED, REVEALED + 1)


@rule("FIN-179")
def test_a_lost_cart_takes_no_objective_away():
    world = without_map()
    publish(world, "P03")
    for _ in range(3):
        world.cart(0, 1)
    fulfil(world)
    world.s.unit_kind[0, 2] = 0
    fulfil(world)
    assert points(world) == [3 + 2, 0]


def played(name: str, choice: int):
    """A game in which clan 1 of three, with 30 coins as clan 0 has, decides about an objective."""
    world = World(players=3)
    world.s.turn = 1
    world.s.coins[:3] = 30, 30, 0
    world.draw(1, name)
    world.s.playing = world.s.asked = 0
    assert world.play_cards()
    world.step(moves.KEEP + choice)
    return world.position


@rule("FIN-149")
def test_an_objective_may_be_fulfilled_when_it_arrives():
    s = played("P09", moves.KEEP_HIDDEN)
    assert s.objective[number_of("P09")] == REVEALED + 1
    assert s.slot_state[1, 0] == EMPTY_SLOT
    assert played("P09", moves.PUBLISH).objective[number_of("P09")] == TAKEN + 1  # who publishes it is the active clan
    assert played("F04", moves.KEEP_HIDDEN).slot_state[1, 0] == FACE_DOWN  # final ones wait for the end


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
    assert objective_points(caravans("wood", *wood), "F01") == expected


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
    gained = objective_points(caravans("gold", *gold), "F03", clan)
    assert gained == [expected if other == clan else 0 for other in range(len(gold))]


@rule("FIN-148")
def test_an_objective_in_a_hand_scores_nothing():
    world = without_map()
    world.s.hand[0, 0] = CODES["P01"]
    world.s.objective[number_of("P01")] = OWNED
    assert points(world) == [0, 0]


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
    seen = {one.what for one in game.forecast(game.secrets.observe(s, 0))}
    assert seen == {"objective", "fulfilled-objective"}  # nobody is told what others hide


# What others know.


@rule("FIN-149", "FIN-158")
def test_a_fulfilled_objective_is_public_and_its_text_reads_back():
    s = played("P09", moves.KEEP_HIDDEN)
    seen = GAME.secrets.observe(s, 0)
    assert seen.objective[number_of("P09")] == REVEALED + 1
    assert GAME.screen.view(s, 0)["clans"]["1"]["fulfilled"] == ["P09"]
    assert "P09 revealed 2" in [line.strip() for line in GAME.words.describe(s).splitlines()]
    assert GAME.words.compose(GAME.words.describe(s)) == s


@rule("FIN-158")
def test_nobody_imagines_a_face_down_objective_that_would_lie_open():
    world, rng = World(), random.Random(3)
    world.s.coins[1], world.s.spirit[1], world.s.store[1, CARAVAN] = 30, 9, 20
    world.draw(1, "F01")
    world.s.hand[1, 0] = NOTHING
    hide(world, 1, 0, "F01")
    seen = knowledge.observe(world, world.position, 0)
    assert seen.slot_card[1, 0] == HIDDEN
    met = {number_of(name) for name in ("P08", "P09", "P10", "P11", "P12", "P13", "P14")}
    for _ in range(300):
        guess = knowledge.imagine(world, seen, 0, rng)
        assert int(guess.slot_card[1, 0]) - OBJECTIVE not in met


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
    world = without_map(3)
    for _ in range(rng.randrange(10)):
        clans = rng.choices(range(3), k=rng.choice((1, 1, 2)))
        tiles = " ".join(f"{clan}{rng.choice('SL')}" for clan in clans)
        if all(world.s.unit_kind[clan, 4] == 0 for clan in clans):
            world.town(tiles, rng.randrange(5), road=rng.choice((NOTHING, 7, 8)))
    for clan in range(3):
        for _ in range(rng.randrange(3)):
            world.boat(clan, rng.randrange(5), road=rng.choice((NOTHING, 7)))
            world.cart(clan, rng.randrange(5))
        world.give(
            clan, rng.choice((0, 1, CARAVAN)), wood=rng.randrange(4), gold=rng.randrange(2), crop=rng.randrange(7)
        )
        world.s.coins[clan], world.s.spirit[clan] = rng.randrange(40), rng.randrange(7)
    for clan in range(3):
        for what in NAIVE:
            assert how_much(world, clan, what) == naive(world.s, clan, what), (clan, what)


def test_links_on_a_real_map():
    world = laid(B2)
    world.town("0S", 1, 0, "s")
    world.town("0L", 1, 1, "n")
    assert how_much(world, 0, "links") == 1
    assert how_much(world, 1, "links") == 0
    assert world.s.links == 0

"""Specialists of one kind of goods: what they add to coincidences, discoveries and the harvest."""

import pytest

from oppidum.games.finisterre import carding, discovery, ground, harvest, links
from oppidum.games.finisterre.grid import cell_of, comarca_at
from oppidum.games.finisterre.state import (
    ACTIVE,
    BANK,
    CARAVAN,
    COMARCAS,
    ENOUGH,
    FACE_DOWN,
    FACE_UP,
    FIND,
    FIND_ACTION,
    GAME,
    ILL,
    LINK_PICK,
    LIVESTOCK,
    NO_FIND,
    NOTHING,
    TAKE,
    WOOD,
)
from tests.games.finisterre.crew import hire, lies_on
from tests.games.finisterre.economy_tables import Land, named
from tests.games.finisterre.maps import NW, SE, SW, Map, b1, b4

rule = pytest.mark.rule


def goods(m: Map) -> dict[str, int]:
    """How many goods of each kind lie on the ground."""
    return {name: len(values) for name, values in m.all_lies().items()}


# Coincidences: SA2 beside SA1 brings wood 2, iron 2, crop 3, game 1.


@rule("FIN-051")
def test_a_lumberjack_adds_two_wood():
    m = b1()
    hire(m, 0, "LEN")
    hire(m, 1, "LEN")  # of another clan
    m.lay("SA2", 0, 1, 0)
    assert goods(m) == {"wood": 4, "iron": 2, "crop": 3, "game": 1}
    assert m.market()["wood"] == 1
    m.check()


@rule("FIN-051")
@pytest.mark.parametrize(
    ("name", "more"),
    [("LAB", {"crop": 5}), ("CAZ", {"game": 3}), ("CAN", {"iron": 4}), ("GRA", {}), ("CAM", {"crop": 4, "game": 2})],
)
def test_each_kind_adds_to_its_own_goods(name, more):
    m = b1()
    hire(m, 0, name)
    m.lay("SA2", 0, 1, 0)
    assert goods(m) == {"wood": 2, "iron": 2, "crop": 3, "game": 1} | more


@rule("FIN-051")
@pytest.mark.parametrize(("state", "wood"), [(FACE_UP, 4), (FACE_DOWN, 2), (ILL, 2)])
def test_only_open_and_healthy_cards_add(state, wood):
    m = b1()
    m.s.slot_state[0, hire(m, 0, "LEN")] = state
    m.lay("SA2", 0, 1, 0)
    assert goods(m)["wood"] == wood


def test_two_cards_of_a_kind_add_twice():
    m = b1()
    hire(m, 0, "LEN")
    hire(m, 0, "LEN", ("crop", 1))
    m.lay("SA2", 0, 1, 0)
    assert goods(m)["wood"] == 6


def test_a_goldsmith_adds_a_gold():
    m = Map().lay_all(("M09", 0, 0, 0))
    hire(m, 0, "ORF")
    m.lay("M10", 0, 1, 0)
    assert m.lies(0, 0, NW) == {"gold": [1, 1, 1, 1]}


def farms(m: Map, west: str, east: str) -> Map:
    """Two farms side by side with these animals: sheep, pigs, cows."""
    m.herd("M27", 1, west)
    m.herd("M28", 0, east)
    return m.lay_all(("M27", 2, 0, 0))


@rule("FIN-056")
@pytest.mark.parametrize(
    ("west", "east", "dice"),
    [
        ("cpp", "ss", [1, 1, 1, 1, 2, 2, 3]),
        ("c", "c", [2, 2, 2, 3, 3]),  # the offspring is the lowest
        ("c", "p", [2, 2, 2, 3]),
    ],
)
def test_a_rancher_adds_two_of_the_lowest(west, east, dice):
    m = farms(b1(), west, east)
    hire(m, 0, "GRA")
    m.lay("M28", 4, 0, 0)
    assert m.all_lies()["livestock"] == dice
    assert m.market()["livestock"] == max(dice)


def test_a_hunter_adds_two_of_the_lowest_if_there_is_game():
    m = b1().lay_all(("M30", 2, 0, 0))
    hire(m, 0, "CAZ")
    m.lay("M29", 4, 0, 0)
    assert m.all_lies()["game"] == [1, 1, 1, 2, 3]
    m = b1()
    m.book.wild[:] = 0
    m.lay_all(("M30", 2, 0, 0))
    hire(m, 0, "CAZ")
    m.lay("M29", 4, 0, 0)
    assert "wood" in m.all_lies()
    assert GAME not in m.s.pile_good[: m.s.piles]
    assert "game" not in m.market()


@pytest.mark.parametrize(("name", "asked", "fish"), [("PES", True, [3, 2]), ("CAM", False, [2, 2])])
def test_the_fish_of_cards_are_shared_with_the_others(name, asked, fish):
    m = b4()
    hire(m, 0, name)
    assert (BANK in m.lay("SA4", -1, 0, 2, bank=0)) == asked
    assert [len(m.lies(0, 0, bank)["fish"]) for bank in (NW, SW)] == fish


# Discovery.


def found(m: Map, *names: str) -> list[str]:
    """Lay SA2 and find goods one after the other; what may be found then."""
    m.ready("SA2")
    m.s.cell = int(m.s.plot_cell[0]) + 63
    going = carding.lay_card(m.s, m.b, 0)
    for name in names:
        assert going
        assert m.s.phase == FIND
        assert m.find(name) != NO_FIND, name
        going = carding.choose_find(m.s, m.b, m.find(name))
    kinds = ("wood", "iron", "gold", "crop", "fish", "game", "livestock")
    return [name for name in kinds if m.find(name) != NO_FIND] if m.s.phase == FIND else []


@rule("FIN-058")
def test_an_active_card_finds_a_second_good_of_its_kind():
    m = b1()
    slot = hire(m, 0, "LEN", ("crop", 2))
    assert found(m, "iron") == ["wood"]
    carding.choose_find(m.s, m.b, m.find("wood"))
    assert m.held(0, CARAVAN) == {"iron": 1, "wood": 1}
    assert lies_on(m, 0, slot) == [("crop", 1)]  # lumberjacks eat
    assert found(b1(), "iron") == []


@rule("FIN-058")
def test_two_of_the_same_kind_and_once_a_turn():
    m = b1()
    slot = hire(m, 0, "LAB", ("iron", 1))
    assert found(m, "crop", "crop") == []
    assert m.held(0, CARAVAN) == {"crop": 4}
    assert lies_on(m, 0, slot) == [("iron", 1)]  # tools are not worn
    assert m.lay("M60", 0, 0, 0, find="crop").count(FIND) == 1
    assert m.held(0, CARAVAN) == {"crop": 6}


@rule("FIN-058")
def test_a_card_without_food_left_is_not_active():
    m = b1()
    slot = hire(m, 0, "CAN", ("fish", 1))
    assert found(m, "iron", "iron") == []
    assert m.s.slot_state[0, slot] == FACE_UP
    m.check()


@rule("FIN-058")
def test_whoever_finds_nothing_finds_no_second_good():
    m = b1()
    hire(m, 0, "LEN", ("crop", 2))
    assert m.lay("SA2", 0, 1, 0) == [FIND]
    assert m.held(0, CARAVAN) == {}


@rule("FIN-058")
def test_the_rancher_of_the_example_finds_dice_of_any_value():
    m = farms(b1(), "cpp", "ss")
    hire(m, 0, "GRA", ("wood", 1))
    asked = m.lay("M28", 4, 0, 0, find="livestock")
    assert asked.count(FIND) == 2  # and the second one is left
    m = farms(b1(), "cpp", "ss")
    hire(m, 0, "GRA", ("wood", 1))
    m.ready("M28")
    m.s.cell = int(m.s.plot_cell[0]) + 4
    carding.lay_card(m.s, m.b, 0)
    for _ in range(2):
        carding.choose_find(m.s, m.b, max(action for action in m.finds() if action != NO_FIND))
    assert m.held(0, CARAVAN) == {"livestock": 5}  # 3 and 2


@rule("FIN-058", "FIN-060")
def test_only_goods_that_the_card_has_brought_are_found():
    m = farms(b1(), "cpp", "ss")
    m.drop(1, 0, SW, "livestock", 2)  # in the winter of this card it grows to what the only cow is worth
    hire(m, 0, "GRA", ("wood", 1))
    m.ready("M28")
    m.s.cell = int(m.s.plot_cell[0]) + 4
    carding.lay_card(m.s, m.b, 0)
    assert values_found(m) == {1, 2, 3}
    carding.choose_find(m.s, m.b, max(action for action in m.finds() if action != NO_FIND))
    assert m.held(0, CARAVAN) == {"livestock": 3}
    assert ground.pile_at(m.s, 4 * cell_of(1, 0) + SW, LIVESTOCK, 3) != NOTHING  # the older one stays where it lay
    assert values_found(m) == {1, 2}


@rule("FIN-060")
def test_the_first_find_leaves_an_older_equal_good_of_its_comarca():
    m = b1()
    m.drop(0, 0, SE, "wood", count=2)
    m.ready("SA2")
    m.s.cell = cell_of(0, 1)
    carding.lay_card(m.s, m.b, 0)
    action = m.find("wood")
    brought = int(m.s.find_anchor[discovery.find_in(m.s, 8 * WOOD + 1, (action - FIND_ACTION) % COMARCAS)])
    older = 4 * cell_of(0, 0) + SE
    assert comarca_at(m.s, brought) == comarca_at(m.s, older)
    lies = [int(m.s.pile_count[ground.pile_at(m.s, anchor, WOOD, 1)]) for anchor in (older, brought)]
    carding.choose_find(m.s, m.b, action)
    assert m.held(0, CARAVAN) == {"wood": 1}
    assert int(m.s.pile_count[ground.pile_at(m.s, older, WOOD, 1)]) == lies[0] == 2
    left = ground.pile_at(m.s, brought, WOOD, 1)
    assert (int(m.s.pile_count[left]) if left != NOTHING else 0) == lies[1] - 1


def values_found(m: Map) -> set[int]:
    """The values of the livestock that may be found."""
    return {(action - FIND_ACTION) // COMARCAS & 7 for action in m.finds() if action != NO_FIND}


# The harvest.


def field(name: str, *goods: tuple[str, int], tiles: str = "0S 0L", comarcas: int = 1, **lying: list[int]) -> Land:
    """A city of clan 0 in each comarca, a card, and goods on the ground of each."""
    land = Land()
    for comarca in range(comarcas):
        land.town(comarca, tiles)
        for good, values in lying.items():
            for value in values:
                land.lay(comarca, good, value)
    hire(land, 0, name, *goods)
    return land


def take(land: Land, *takes: int) -> bool:
    """Begin the harvest and take these goods; whether it goes on."""
    going = harvest.begin_harvest(land.s, land.b)
    for action in takes:
        assert going
        assert land.s.phase == TAKE
        assert action in land.legal(harvest.legal_takes)
        going = harvest.harvest(land.s, land.b, action)
    return going


def take_all(land: Land) -> None:
    """Harvest the lowest comarca first, and all that may be taken there."""
    going = harvest.begin_harvest(land.s, land.b)
    while going:
        choices = land.legal(harvest.legal_takes if land.s.phase == TAKE else harvest.legal_picks)
        going = harvest.harvest(land.s, land.b, choices[0])


@rule("FIN-058")
def test_two_of_a_kind_bring_a_third_like_the_lower():
    land = field("GRA", ("wood", 1), livestock=[2, 3], wood=[1])
    assert not take(land, named("livestock", 3), named("livestock", 2), named("wood"))
    assert land.held(0, 0) == {"livestock": 7, "wood": 1}
    assert not land.s.amounts.any()


@rule("FIN-058")
def test_one_of_a_kind_brings_nothing_more():
    land = field("GRA", ("wood", 1), livestock=[3], crop=[2, 2])
    assert not take(land, named("livestock", 3), named("crop", 2), named("crop", 2))
    assert land.held(0, 0) == {"livestock": 3, "crop": 4}


@rule("FIN-058")
def test_once_in_a_turn():
    land = field("LEN", ("crop", 3), comarcas=2, wood=[1, 1])
    take_all(land)
    assert [land.held(0, unit) for unit in range(2)] == [{"wood": 3}, {"wood": 2}]
    assert lies_on(land, 0, 0) == [("crop", 2)]
    land.check()


@rule("FIN-058")
def test_a_card_without_room_keeps_its_use():
    land = field("CAN", ("fish", 2), tiles="0S", comarcas=2, iron=[1, 1, 1])
    land.store(0, 0, gold=1)
    take_all(land)
    assert [land.held(0, unit) for unit in range(2)] == [{"gold": 1, "iron": 2}, {"iron": 3}]
    assert lies_on(land, 0, 0) == [("fish", 1)]
    land.check()


@rule("FIN-058")
def test_a_card_that_is_not_active_does_not_reap():
    land = field("LEN", wood=[1, 1])
    assert not take(land, named("wood"), named("wood"))
    assert land.held(0, 0) == {"wood": 2}


@rule("FIN-058")
def test_enough_ends_the_taking_too():
    land = field("LEN", ("crop", 1), wood=[1, 1, 1])
    assert not take(land, named("wood"), named("wood"), ENOUGH)
    assert land.held(0, 0) == {"wood": 3}
    assert land.s.slot_state[0, 0] == FACE_UP


@rule("FIN-177")
@pytest.mark.parametrize(("value", "stored"), [(3, 5), (5, 6), (6, 6)])
def test_the_second_tool_raises_a_die(value, stored):
    land = field("CAZ", ("wood", 1), ("iron", 1), game=[value])
    take(land, named("game", value))
    assert land.held(0, 0) == {"game": stored}


@rule("FIN-177")
def test_only_one_die_in_a_turn_is_raised():
    land = field("CAZ", ("wood", 1), ("iron", 1), game=[3, 3], wood=[1])
    take(land, named("game", 3), named("game", 3), named("wood"))
    assert land.held(0, 0) == {"game": 5 + 3 + 3, "wood": 1}  # and one more like the lowest
    assert land.s.slot_state[0, 0] == ACTIVE


@rule("FIN-177")
def test_one_tool_raises_nothing():
    land = field("CAZ", ("wood", 1), game=[3])
    take(land, named("game", 3))
    assert land.held(0, 0) == {"game": 3}


@rule("FIN-177")
def test_game_of_a_link_is_raised_too():
    land = field("CAZ", ("wood", 1), ("iron", 1), game=[3])
    land.s.asked = land.s.playing = 0
    land.s.field = 0
    land.s.phase = LINK_PICK
    links.take_link(land.s, land.b, named("game", 3) - named("wood", 0))
    assert land.held(0, 0) == {"game": 5}


@rule("FIN-177")
def test_a_die_without_room_for_more_stays_as_it_is():
    land = field("CAZ", ("wood", 1), ("iron", 1), tiles="0S", game=[3])
    land.store(0, 0, wood=2, game=3)
    take(land, named("game", 3))
    assert land.held(0, 0) == {"wood": 2, "game": 6}

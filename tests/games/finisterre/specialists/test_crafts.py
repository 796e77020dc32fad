"""Specialists of one kind of goods: what they add to coincidences, discoveries and the harvest."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import discovery
from oppidum.games.finisterre.goods import ground, links
from oppidum.games.finisterre.goods.resources import GAME, LIVESTOCK, WOOD
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_DOWN, FACE_UP, ILL
from oppidum.games.finisterre.state import COMARCAS, NOTHING
from tests.games.finisterre.world import B1, B4, World, answers, laid, without_map
from tests.games.finisterre.world.names import NUMBERS

rule = pytest.mark.rule


def goods(world: World) -> dict[str, int]:
    """How many goods of each kind lie on the ground."""
    return {name: len(values) for name, values in world.all_lies().items()}


# Coincidences: SA2 beside SA1 brings wood 2, iron 2, crop 3, game 1.


@rule("FIN-051")
def test_a_lumberjack_adds_two_wood():
    world = laid(B1)
    world.hire(0, "LEN")
    world.hire(1, "LEN")  # of another clan
    world.lay("SA2", 0, 1, 0)
    assert goods(world) == {"wood": 4, "iron": 2, "crop": 3, "game": 1}
    assert world.market()["wood"] == 1
    world.check()


@rule("FIN-051")
@pytest.mark.parametrize(
    ("name", "more"),
    [("LAB", {"crop": 5}), ("CAZ", {"game": 3}), ("CAN", {"iron": 4}), ("GRA", {}), ("CAM", {"crop": 4, "game": 2})],
)
def test_each_kind_adds_to_its_own_goods(name, more):
    world = laid(B1)
    world.hire(0, name)
    world.lay("SA2", 0, 1, 0)
    assert goods(world) == {"wood": 2, "iron": 2, "crop": 3, "game": 1} | more


@rule("FIN-051")
@pytest.mark.parametrize(("state", "wood"), [(FACE_UP, 4), (FACE_DOWN, 2), (ILL, 2)])
def test_only_open_and_healthy_cards_add(state, wood):
    world = laid(B1)
    world.s.slot_state[0, world.hire(0, "LEN")] = state
    world.lay("SA2", 0, 1, 0)
    assert goods(world)["wood"] == wood


def test_two_cards_of_a_kind_add_twice():
    world = laid(B1)
    world.hire(0, "LEN")
    world.hire(0, "LEN", crop=1)
    world.lay("SA2", 0, 1, 0)
    assert goods(world)["wood"] == 6


def test_a_goldsmith_adds_a_gold():
    world = laid("M09 0 0 0")
    world.hire(0, "ORF")
    world.lay("M10", 0, 1, 0)
    assert world.lies(0, 0, "nw") == {"gold": [1, 1, 1, 1]}


def farms(west: str, east: str) -> World:
    """Two farms side by side with these animals: sheep, pigs, cows; the eastern one is still to come."""
    world = laid(B1)
    world.herd("M27", 1, west)
    world.herd("M28", 0, east)
    return world.lay_cards("M27 2 0 0")


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
    world = farms(west, east)
    world.hire(0, "GRA")
    world.lay("M28", 4, 0, 0)
    assert world.all_lies()["livestock"] == dice
    assert world.market()["livestock"] == max(dice)


def test_a_hunter_adds_two_of_the_lowest_if_there_is_game():
    world = laid(B1 + ", M30 2 0 0")
    world.hire(0, "CAZ")
    world.lay("M29", 4, 0, 0)
    assert world.all_lies()["game"] == [1, 1, 1, 2, 3]
    world = laid(B1)
    world.book.wild[:] = 0
    world.lay("M30", 2, 0)
    world.hire(0, "CAZ")
    world.lay("M29", 4, 0, 0)
    assert "wood" in world.all_lies()
    assert GAME not in world.s.pile_good[: world.s.piles]
    assert "game" not in world.market()


@pytest.mark.parametrize(("name", "asked", "fish"), [("PES", True, [3, 2]), ("CAM", False, [2, 2])])
def test_the_fish_of_cards_are_shared_with_the_others(name, asked, fish):
    world = laid(B4)
    world.hire(0, name)
    assert (phases.BANK in world.lay("SA4", -1, 0, 2, bank=0)) == asked
    assert [len(world.lies(0, 0, bank)["fish"]) for bank in ("nw", "sw")] == fish


# Discovery.


def found(world: World, *names: str) -> list[str]:
    """Lay SA2 and find goods one after the other; what may be found then."""
    going = world.put("SA2", 0, 1)
    for name in names:
        assert going
        assert world.s.phase == phases.FIND
        assert world.find(name) != moves.NO_FIND, name
        going = world.answer(world.find(name))
    return [name for name in NUMBERS if world.find(name) != moves.NO_FIND] if world.s.phase == phases.FIND else []


@rule("FIN-058")
def test_an_active_card_finds_a_second_good_of_its_kind():
    world = laid(B1)
    slot = world.hire(0, "LEN", crop=2)
    assert found(world, "iron") == ["wood"]
    world.answer(world.find("wood"))
    assert world.held(0) == {"iron": 1, "wood": 1}
    assert world.lies_on(0, slot) == [("crop", 1)]  # lumberjacks eat
    assert found(laid(B1), "iron") == []


@rule("FIN-058")
def test_two_of_the_same_kind_and_once_a_turn():
    world = laid(B1)
    slot = world.hire(0, "LAB", iron=1)
    assert found(world, "crop", "crop") == []
    assert world.held(0) == {"crop": 4}
    assert world.lies_on(0, slot) == [("iron", 1)]  # tools are not worn
    assert world.lay("M60", 0, 0, 0, find="crop").count(phases.FIND) == 1
    assert world.held(0) == {"crop": 6}


@rule("FIN-058")
def test_a_card_without_food_left_is_not_active():
    world = laid(B1)
    slot = world.hire(0, "CAN", fish=1)
    assert found(world, "iron", "iron") == []
    assert world.s.slot_state[0, slot] == FACE_UP
    world.check()


@rule("FIN-058")
def test_whoever_finds_nothing_finds_no_second_good():
    world = laid(B1)
    world.hire(0, "LEN", crop=2)
    assert world.lay("SA2", 0, 1, 0) == [phases.FIND]
    assert world.held(0) == {}


@rule("FIN-058")
def test_the_rancher_of_the_example_finds_dice_of_any_value():
    world = farms("cpp", "ss")
    world.hire(0, "GRA", wood=1)
    asked = world.lay("M28", 4, 0, 0, find="livestock")
    assert asked.count(phases.FIND) == 2  # and the second one is left
    world = farms("cpp", "ss")
    world.hire(0, "GRA", wood=1)
    world.put("M28", 4, 0)
    for _ in range(2):
        world.answer(max(action for action in world.legal() if action != moves.NO_FIND))
    assert world.held(0) == {"livestock": 5}  # 3 and 2


@rule("FIN-058", "FIN-060")
def test_only_goods_that_the_card_has_brought_are_found():
    world = farms("cpp", "ss")
    world.drop(1, 0, "sw", livestock=[2])  # in the winter of this card it grows to what the only cow is worth
    world.hire(0, "GRA", wood=1)
    world.put("M28", 4, 0)
    assert values_found(world) == {1, 2, 3}
    world.answer(max(action for action in world.legal() if action != moves.NO_FIND))
    assert world.held(0) == {"livestock": 3}
    older = ground.pile_at(world.s, world.anchor(1, 0, "sw"), LIVESTOCK, 3)
    assert older != NOTHING  # it stays where it lay
    assert values_found(world) == {1, 2}


@rule("FIN-060")
def test_the_first_find_leaves_an_older_equal_good_of_its_comarca():
    world = laid(B1)
    world.drop(0, 0, "se", wood=2)
    world.put("SA2", 0, 1)
    action = world.find("wood")
    brought = int(world.s.find_anchor[discovery.find_in(world.s, 8 * WOOD + 1, (action - moves.FIND) % COMARCAS)])
    older = world.anchor(0, 0, "se")
    assert comarca_at(world.s, brought) == comarca_at(world.s, older)
    lies = [int(world.s.pile_count[ground.pile_at(world.s, anchor, WOOD, 1)]) for anchor in (older, brought)]
    world.answer(action)
    assert world.held(0) == {"wood": 1}
    assert int(world.s.pile_count[ground.pile_at(world.s, older, WOOD, 1)]) == lies[0] == 2
    left = ground.pile_at(world.s, brought, WOOD, 1)
    assert (int(world.s.pile_count[left]) if left != NOTHING else 0) == lies[1] - 1


def values_found(world: World) -> set[int]:
    """The values of the livestock that may be found."""
    return {(action - moves.FIND) // COMARCAS & 7 for action in world.legal() if action != moves.NO_FIND}


# The harvest.


def field(comarcas: int = 1, tiles: str = "0S 0L", **lying: int | list[int]) -> World:
    """A city of clan 0 in each comarca, and goods on the ground of each."""
    world = without_map()
    for comarca in range(comarcas):
        world.town(tiles, comarca)
        world.drop(comarca, **lying)
    return world


def take(world: World, *takes: int) -> bool:
    """Begin the harvest and take these goods; whether it goes on."""
    going = world.harvest()
    for action in takes:
        assert going
        assert world.s.phase == phases.TAKE
        assert action in world.legal()
        going = world.answer(action)
    return going


def take_all(world: World) -> None:
    """Harvest the lowest comarca first, and all that may be taken there."""
    going = world.harvest()
    while going:
        choices = world.legal()
        going = world.answer(choices[0])


@rule("FIN-058")
def test_two_of_a_kind_bring_a_third_like_the_lower():
    world = field(livestock=[2, 3], wood=1)
    world.hire(0, "GRA", wood=1)
    assert not take(world, answers.take("livestock", 3), answers.take("livestock", 2), answers.take("wood"))
    assert world.held(0, 0) == {"livestock": 7, "wood": 1}
    assert not world.s.amounts.any()


@rule("FIN-058")
def test_one_of_a_kind_brings_nothing_more():
    world = field(livestock=[3], crop=[2, 2])
    world.hire(0, "GRA", wood=1)
    assert not take(world, answers.take("livestock", 3), answers.take("crop", 2), answers.take("crop", 2))
    assert world.held(0, 0) == {"livestock": 3, "crop": 4}


@rule("FIN-058")
def test_once_in_a_turn():
    world = field(comarcas=2, wood=2)
    world.hire(0, "LEN", crop=3)
    take_all(world)
    assert [world.held(0, unit) for unit in range(2)] == [{"wood": 3}, {"wood": 2}]
    assert world.lies_on(0, 0) == [("crop", 2)]
    world.check()


@rule("FIN-058")
def test_a_card_without_room_keeps_its_use():
    world = field(tiles="0S", comarcas=2, iron=3)
    world.hire(0, "CAN", fish=2)
    world.give(0, 0, gold=1)
    take_all(world)
    assert [world.held(0, unit) for unit in range(2)] == [{"gold": 1, "iron": 2}, {"iron": 3}]
    assert world.lies_on(0, 0) == [("fish", 1)]
    world.check()


@rule("FIN-058")
def test_a_card_that_is_not_active_does_not_reap():
    world = field(wood=2)
    world.hire(0, "LEN")
    assert not take(world, answers.take("wood"), answers.take("wood"))
    assert world.held(0, 0) == {"wood": 2}


@rule("FIN-058")
def test_enough_ends_the_taking_too():
    world = field(wood=3)
    world.hire(0, "LEN", crop=1)
    assert not take(world, answers.take("wood"), answers.take("wood"), moves.ENOUGH)
    assert world.held(0, 0) == {"wood": 3}
    assert world.s.slot_state[0, 0] == FACE_UP


@rule("FIN-177")
@pytest.mark.parametrize(("value", "stored"), [(3, 5), (5, 6), (6, 6)])
def test_the_second_tool_raises_a_die(value, stored):
    world = field(game=[value])
    world.hire(0, "CAZ", wood=1, iron=1)
    take(world, answers.take("game", value))
    assert world.held(0, 0) == {"game": stored}


@rule("FIN-177")
def test_only_one_die_in_a_turn_is_raised():
    world = field(game=[3, 3], wood=1)
    world.hire(0, "CAZ", wood=1, iron=1)
    take(world, answers.take("game", 3), answers.take("game", 3), answers.take("wood"))
    assert world.held(0, 0) == {"game": 5 + 3 + 3, "wood": 1}  # and one more like the lowest
    assert world.s.slot_state[0, 0] == ACTIVE


@rule("FIN-177")
def test_one_tool_raises_nothing():
    world = field(game=[3])
    world.hire(0, "CAZ", wood=1)
    take(world, answers.take("game", 3))
    assert world.held(0, 0) == {"game": 3}


@rule("FIN-177")
def test_game_of_a_link_is_raised_too():
    world = field(game=[3])
    world.hire(0, "CAZ", wood=1, iron=1)
    world.s.asked = world.s.playing = 0
    world.s.field = 0
    world.s.phase = phases.LINK_PICK
    links.take_link(world.s, world.b, answers.take("game", 3) - answers.take("wood", 0))
    assert world.held(0, 0) == {"game": 5}


@rule("FIN-177")
def test_a_die_without_room_for_more_stays_as_it_is():
    world = field(tiles="0S", game=[3])
    world.hire(0, "CAZ", wood=1, iron=1)
    world.give(0, 0, wood=2, game=3)
    take(world, answers.take("game", 3))
    assert world.held(0, 0) == {"wood": 2, "game": 6}

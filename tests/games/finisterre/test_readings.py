"""Other readings of the rules that a table may choose: ways over the sea, carts on roads, who says what is eaten."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.building.building import has_unit_on_road
from oppidum.games.finisterre.clans.access import are_in_reach
from oppidum.games.finisterre.recount import SOUND, audit_units
from tests.games.finisterre.world import World, answers, without_map
from tests.games.finisterre.world.names import NUMBERS, name_of

rule = pytest.mark.rule
COASTS = "M08 0 0 0, M08 10 0 0"  # two rivers with a dock each, which end in the sea
BANKS = "SA1 0 0 0, M18 -2 0 0"  # a bridge and a site on either bank, on one road


@rule("FIN-113")
@pytest.mark.parametrize(
    ("sea", "cargo", "can"), [(False, 0, False), (True, 0, True), (True, 1, True), (True, 2, False)]
)
def test_the_sea_counts_as_two_docks(sea, cargo, can):
    world = World(COASTS, boat_sea=sea).turn()
    world.boat(0, 0, 0, "s", wood=cargo)
    before = world.position.checksum()
    assert world.offers("sail") == can
    assert world.position.checksum() == before
    if can:
        world.act("sail")
        assert world.s.phase == phases.ACT
        assert world.s.unit_com[0, 0] == world.comarca(10, 0, "s")


@rule("FIN-039")
@pytest.mark.parametrize("roads", [False, True])
def test_carts_on_roads(roads):
    world = World(BANKS, cart_roads=roads).turn()
    world.village(0, 1, 0, "s")
    world.village(1, 1, 0, "e", anywhere=True)
    cart = world.cart(0, -1, 0, "n")
    assert world.s.unit_land[0, cart] == (0 if roads else cart)
    assert are_in_reach(world.s, world.b, 0, cart, 1, 0) == roads
    assert audit_units(world.s, world.b) == SOUND
    world.give(0, cart, wood=1)
    world.give(0, 0, iron=1)
    assert world.offers("build_cart") == roads  # its wood pays in the east, or the iron in the west


def test_no_village_is_founded_from_a_cart():
    world = World(BANKS, cart_roads=True)
    cart = world.cart(0, -1, 0, "n")
    road = int(world.s.unit_road[0, cart])
    assert road >= 0
    assert not has_unit_on_road(world.s, 0, road, False)
    assert has_unit_on_road(world.s, 0, road, True)  # but boats may be built
    world.village(0, 1, 0, "s")
    assert has_unit_on_road(world.s, 0, road, False)


def names(world: World) -> list[str]:
    """The kinds of food that may be named."""
    return [name_of((action - moves.TAKE) // 8, NUMBERS) for action in world.legal()]


def name(world: World, kind: str) -> bool:
    """A clan names a kind of food; whether anybody is still asked."""
    return world.answer(answers.kind(kind))


def larder(abandon: bool = False, **goods: int) -> World:
    """A clan that needs three points of food, at a table where it says what is eaten."""
    world = without_map(feed_choice="manual", abandon=abandon)
    world.town("0L 0S", 0, **goods)
    return world


@rule("FIN-080")
def test_a_clan_names_the_food_that_is_eaten():
    world = larder(crop=2, fish=1, livestock=3)
    assert world.feed()
    assert (world.s.phase, world.s.asked) == (phases.FEED, 0)
    assert names(world) == ["crop", "fish", "livestock"]
    assert not name(world, "livestock")  # enough: nothing else is asked
    assert world.held(0, 0) == {"crop": 2, "fish": 1}


@rule("FIN-080")
def test_it_is_asked_again_while_that_decides_anything():
    world = larder(crop=2, fish=1, livestock=3)
    assert world.feed()
    assert name(world, "fish")
    assert names(world) == ["crop", "livestock"]
    assert not name(world, "livestock")
    assert world.held(0, 0) == {"crop": 2, "livestock": 1}
    assert not world.s.amounts.any()


@rule("FIN-080")
@pytest.mark.parametrize("goods", [{"crop": 6}, {"crop": 2, "fish": 1}])
def test_nobody_is_asked_without_a_choice(goods):
    world = larder(**goods)
    assert not world.feed()
    assert sum(world.held(0, 0).values()) == sum(goods.values()) - 3


@rule("FIN-080")
def test_who_goes_hungry_is_decided_first():
    world = larder(abandon=True, crop=1, fish=1)
    assert world.feed()
    assert world.answer(moves.UNFED)  # the large tile
    assert moves.FEED in world.legal()
    assert world.answer(moves.FEED)
    assert names(world) == ["crop", "fish"]
    assert not name(world, "fish")
    assert world.held(0, 0) == {"crop": 1}


@rule("FIN-080")
def test_what_is_near_is_still_eaten_first():
    world = without_map(feed_choice="manual")
    world.town("0S", 0, road=1, crop=1, fish=1)
    world.town("0S", 1, road=1, game=5)
    assert world.feed()
    assert name(world, "game")
    assert names(world) == ["crop", "fish"]
    assert not name(world, "fish")
    assert (world.held(0, 0), world.held(0, 1)) == ({"crop": 1}, {"game": 4})

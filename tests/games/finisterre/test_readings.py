"""Other readings of the rules that a table may choose: ways over the sea, carts on roads, who says what is eaten."""

import pytest

from oppidum.games.finisterre import feeding
from oppidum.games.finisterre.access import are_in_reach
from oppidum.games.finisterre.building import has_unit_on_road
from oppidum.games.finisterre.recount import SOUND, audit_units
from oppidum.games.finisterre.state import ACT, FEED, FEED_ACTION, TAKE_ACTION, UNFED_ACTION
from tests.games.finisterre.economy_tables import GOODS, Land
from tests.games.finisterre.scene import Scene

rule = pytest.mark.rule
COASTS = "M08 0 0 0, M08 10 0 0"  # two rivers with a dock each, which end in the sea
BANKS = "SA1 0 0 0, M18 -2 0 0"  # a bridge and a site on either bank, on one road


@rule("FIN-113")
@pytest.mark.parametrize(
    ("sea", "cargo", "can"), [(False, 0, False), (True, 0, True), (True, 1, True), (True, 2, False)]
)
def test_the_sea_counts_as_two_docks(sea, cargo, can):
    scene = Scene(COASTS, boat_sea=sea).turn()
    scene.boat(0, 0, 0, "s")
    scene.give(0, 0, wood=cargo)
    before = scene.position.checksum()
    assert scene.offers("sail") == can
    assert scene.position.checksum() == before
    if can:
        scene.act("sail")
        assert scene.s.phase == ACT
        assert scene.s.unit_com[0, 0] == scene.comarca(10, 0, "s")


@rule("FIN-039")
@pytest.mark.parametrize("roads", [False, True])
def test_carts_on_roads(roads):
    scene = Scene(BANKS, cart_roads=roads).turn()
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 0, "e")  # somewhere in the east
    cart = scene.cart(0, scene.comarca(-1, 0, "n"))
    assert scene.s.unit_land[0, cart] == (0 if roads else cart)
    assert are_in_reach(scene.s, scene.b, 0, cart, 1, 0) == roads
    assert audit_units(scene.s, scene.b) == SOUND
    scene.give(0, cart, wood=1)
    scene.give(0, 0, iron=1)
    assert scene.offers("build_cart") == roads  # its wood pays in the east, or the iron in the west


def test_no_village_is_founded_from_a_cart():
    scene = Scene(BANKS, cart_roads=True)
    cart = scene.cart(0, scene.comarca(-1, 0, "n"))
    road = int(scene.s.unit_road[0, cart])
    assert road >= 0
    assert not has_unit_on_road(scene.s, 0, road, False)
    assert has_unit_on_road(scene.s, 0, road, True)  # but boats may be built
    scene.village(0, 1, 0, "s")
    assert has_unit_on_road(scene.s, 0, road, False)


def names(land: Land) -> list[str]:
    """The kinds of food that may be named."""
    kinds = list(GOODS)
    return [kinds[(action - TAKE_ACTION) // 8] for action in land.legal(feeding.legal_feeding)]


def name(land: Land, kind: str) -> bool:
    """A clan names a kind of food; whether anybody is still asked."""
    return feeding.answer_feeding(land.s, land.b, TAKE_ACTION + 8 * GOODS[kind])


def larder(**goods: int) -> Land:
    """A clan that needs three points of food, at a table where it says what is eaten."""
    land = Land(choose_food=1)
    land.town(0, "0L 0S")
    land.store(0, 0, **goods)
    return land


@rule("FIN-080")
def test_a_clan_names_the_food_that_is_eaten():
    land = larder(crop=2, fish=1, livestock=3)
    assert feeding.begin_feeding(land.s, land.b)
    assert (land.s.phase, land.s.asked) == (FEED, 0)
    assert names(land) == ["crop", "fish", "livestock"]
    assert not name(land, "livestock")  # enough: nothing else is asked
    assert land.held(0, 0) == {"crop": 2, "fish": 1}


@rule("FIN-080")
def test_it_is_asked_again_while_that_decides_anything():
    land = larder(crop=2, fish=1, livestock=3)
    assert feeding.begin_feeding(land.s, land.b)
    assert name(land, "fish")
    assert names(land) == ["crop", "livestock"]
    assert not name(land, "livestock")
    assert land.held(0, 0) == {"crop": 2, "livestock": 1}
    assert not land.s.amounts.any()


@rule("FIN-080")
@pytest.mark.parametrize("goods", [{"crop": 6}, {"crop": 2, "fish": 1}])
def test_nobody_is_asked_without_a_choice(goods):
    land = larder(**goods)
    assert not feeding.begin_feeding(land.s, land.b)
    assert sum(land.held(0, 0).values()) == sum(goods.values()) - 3


@rule("FIN-080")
def test_who_goes_hungry_is_decided_first():
    land = larder(crop=1, fish=1)
    land.book.ask_feeding = 1
    assert feeding.begin_feeding(land.s, land.b)
    assert feeding.answer_feeding(land.s, land.b, UNFED_ACTION)  # the large tile
    assert FEED_ACTION in land.legal(feeding.legal_feeding)
    assert feeding.answer_feeding(land.s, land.b, FEED_ACTION)
    assert names(land) == ["crop", "fish"]
    assert not name(land, "fish")
    assert land.held(0, 0) == {"crop": 1}


@rule("FIN-080")
def test_what_is_near_is_still_eaten_first():
    land = Land(choose_food=1)
    land.town(0, "0S", road=1)
    land.town(1, "0S", road=1)
    land.store(0, 0, crop=1, fish=1)
    land.store(0, 1, game=5)
    assert feeding.begin_feeding(land.s, land.b)
    assert name(land, "game")
    assert names(land) == ["crop", "fish"]
    assert not name(land, "fish")
    assert (land.held(0, 0), land.held(0, 1)) == ({"crop": 1}, {"game": 4})

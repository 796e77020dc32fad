"""The map: comarcas, sites, roads, links, access and territories."""

import pytest

from oppidum.games.finisterre.actions import pool
from oppidum.games.finisterre.actions.building import annexing, building, founding
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import SMALL
from oppidum.games.finisterre.goods import taking
from oppidum.games.finisterre.goods.resources import IRON, WOOD
from oppidum.games.finisterre.land import direct_links, map_refresh
from oppidum.games.finisterre.land.grid import cell_of, on_cell
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.state import BOUGHT, NOTHING
from tests.games.finisterre.world import B1, B2, B3, BLUE, GREEN, RED, World, answers, laid, reference
from tests.games.finisterre.world.names import CORNERS, SIDES

rule = pytest.mark.rule


@rule("FIN-013")
def test_an_open_river_parts_its_banks():
    world = laid(B1)
    assert world.comarcas == 2
    assert world.comarca(0, 0, "nw") == world.comarca(0, 0, "sw")
    assert world.comarca(0, 0, "ne") == world.comarca(0, 0, "se") == world.comarca(1, 0, "ne")
    assert world.comarca(0, 0, "nw") != world.comarca(0, 0, "ne")


@rule("FIN-014")
def test_a_junction_adds_a_comarca():
    assert laid("SC10 0 0 0").comarcas == 3
    world = laid(B3)
    assert world.comarcas == 3
    assert world.comarca(0, -1, "nw") == world.comarca(0, 0, "sw")
    assert world.comarca(0, -1, "sw") not in (world.comarca(0, -1, "nw"), world.comarca(0, -1, "se"))
    assert world.comarca(0, -1, "se") == world.comarca(1, 0, "se")


@rule("FIN-015")
def test_the_sea_does_not_join_the_banks():
    assert laid("M08 0 0 0").comarcas == 2


@pytest.mark.parametrize(
    ("facing", "bank"), [(0, {"ne", "se"}), (1, {"se", "sw"}), (2, {"sw", "nw"}), (3, {"nw", "ne"})]
)
def test_a_road_lies_on_its_own_bank(facing, bank):
    world = World(f"SA3 0 0 {facing}")  # a junction of rivers, and a road that ends there without a bridge
    map_refresh.refresh_map(world.s, world.b)
    roads = world.s.plot_road[world.s.plot_at[cell_of(0, 0)] - 1].tolist()
    assert {corner for corner, road in zip(CORNERS, roads, strict=True) if road != NOTHING} == bank
    assert len({roads[CORNERS[corner]] for corner in bank}) == 1


@rule("FIN-036")
def test_a_site_is_free_until_its_cell_is_taken():
    world = laid(B1)
    assert world.free_sites() == {(1, -1)}
    world.lay("SA3", 0, -1, 0)
    assert world.free_sites() == {(1, -2)}  # its own
    assert not building.is_free_arrow(world.s, world.b, world.edge(1, 0, "s"), SITE)


@rule("FIN-036")
def test_the_first_square_of_the_box_may_have_a_site():
    world = laid()
    world.book.edge[0, SIDES["w"]], world.book.sites[0] = SITE, 1 << SIDES["w"]  # SA1 as a variant may have it
    world.lay("SA1", 0, 0, 0)
    assert world.free_sites() == {(-1, 0), (1, -1)}


@rule("FIN-037")
def test_no_city_without_room():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    world.lay_cards("SB1 0 -1 2, M24 2 0 1")
    world.give(0, 0, wood=3)
    world.cart(0, 1, 0, "ne", iron=1)
    world.s.store[0, BOUGHT, IRON] = 3
    world.s.coins[0] = 4
    assert building.has_second_cell(world.s, world.b, 0)
    assert annexing.can_annex(world.s, world.b, 0, 0)
    world.lay("M16", 2, -2, 2)
    assert not building.has_second_cell(world.s, world.b, 0)
    assert not annexing.can_annex(world.s, world.b, 0, 0)


def links_of(world: World, clan: int = 0) -> set[tuple[int, int]]:
    """Pairs of towns."""
    found = set()
    for unit in range(units.units_of(world.s, clan)):
        town = int(world.s.unit_place[clan, unit])
        linked = direct_links.towns_linked_with(world.s, world.b, clan, town)
        found |= {tuple(sorted((town, other))) for other in range(30) if linked >> other & 1}
    return found


def two_bridges() -> World:
    """From the site in the south-east over two bridges to the one in the north-east; between them one in the west."""
    return laid(B1 + ", SB1 0 1 2, M16 -1 0 2, M18 1 1 0")


@rule("FIN-038")
def test_a_link_crosses_one_bridge():
    world = laid(B1 + ", M36 -1 0 2")
    east, west = world.town("0S", 1, 0, "s"), world.town("0L", -2, 0, "n")
    assert world.comarca(-2, 0, "ne") != world.comarca(1, 0, "ne")
    assert links_of(world) == {(east, west)}
    direct_links.find_links(world.s, world.b, 0)
    assert world.s.links == 1
    assert set(world.s.link[0].tolist()) == {world.comarca(-2, 0, "ne"), world.comarca(1, 0, "ne")}
    assert links_of(world.without_bridge()) == set()


def test_links_that_are_forgotten_leave_nothing_behind():
    world = laid(B1)
    world.s.links, world.s.link[0], world.s.link[1] = 2, (3, 5), (4, 6)
    direct_links.forget_links(world.s)
    assert world.s.links == 0
    assert not world.s.link.any()


@rule("FIN-038")
def test_no_link_crosses_two_bridges():
    world = two_bridges()
    south, north = world.town("0S", 1, 0, "s"), world.town("0S", 2, 1, "n")
    assert world.s.unit_road[0, 0] == world.s.unit_road[0, 1]
    assert links_of(world) == set()
    west = world.town("0S", -1, 1, "n")
    assert links_of(world) == {(south, west), (north, west)}


@rule("FIN-038")
def test_a_foreign_village_between_does_not_end_a_link():
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0")
    first, _, last = world.town("0S", 1, 0, "s"), world.town("1S", 3, 0, "s"), world.town("0S", 5, 0, "s")
    assert links_of(world) == {(first, last)}
    assert links_of(world, 1) == set()


@rule("FIN-192")
def test_only_neighbours_along_a_road_are_linked():
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0")
    x, y, z = (world.town("0S", at, 0, "s") for at in (1, 3, 5))
    assert links_of(world) == {(x, y), (y, z)}


@rule("FIN-192")
def test_a_link_goes_on_where_two_own_villages_share_a_road():
    """A square with a road to `a` and to `b` does not end the paths of either: both are linked with `c` behind it."""
    world = World("M36 0 0 0, M21 0 1 2, M47 0 2 0, M31 2 0 0")
    a, b, c = (world.village(0, *place) for place in ((1, 0, "s"), (1, 2, "s"), (3, 0, "n")))
    assert links_of(world) == {(a, b), (a, c), (b, c)}
    for town in (a, b, c):
        assert direct_links.towns_linked_with(world.s, world.b, 0, town).bit_count() == 2
    direct_links.find_links(world.s, world.b, 0)
    assert world.s.links == 3


@rule("FIN-038")
def test_no_link_passes_through_an_own_village():
    """The same map without the road behind the first square: `c` lies behind `b` alone."""
    world = World("M36 0 0 0, M21 0 1 2, M47 0 2 0, M18 2 2 0")
    a, b, c = (world.village(0, *place) for place in ((1, 0, "s"), (1, 2, "s"), (3, 2, "n")))
    assert links_of(world) == {(a, b), (b, c)}


@rule("FIN-039")
def test_who_has_access():
    world = laid(B1 + ", M36 -1 0 2")
    world.town("0S", 1, 0, "s")
    world.town("0S", -2, 0, "n")
    cart = world.cart(0, 1, 0, "ne")
    assert units.are_joined(world.s, 0, 0, cart)  # the same comarca
    assert units.are_joined(world.s, 0, 0, 1)  # a road over the bridge
    assert not units.are_joined(world.s, 0, 1, cart)  # carts use the comarca alone
    assert world.s.unit_land[0, :3].tolist() == [0, 0, 0]
    world.without_bridge()
    assert not units.are_joined(world.s, 0, 0, 1)
    assert world.s.unit_land[0, :3].tolist() == [0, 1, 0]


@rule("FIN-039")
def test_no_goods_from_the_ground_beyond_a_bridge():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    world.drop(0, 0, "nw", wood=1)
    west, east = world.comarca(0, 0, "nw"), world.comarca(0, 0, "ne")
    assert world.road(0, 0, "nw") == world.s.unit_road[0, 0]
    assert taking.storable_goods(world.s, world.b, 0, west) == 0
    assert not taking.has_room_for_find(world.s, world.b, 0, west, WOOD, 1)
    world.drop(0, 0, "ne", wood=1)
    assert taking.storable_goods(world.s, world.b, 0, east) == 1 << 1


@rule("FIN-040")
def test_the_territories_of_the_example():
    world = reference()
    lands = [world.s.unit_land[clan, : units.units_of(world.s, clan)].tolist() for clan in (GREEN, BLUE, RED)]
    assert lands == [[0, 0], [0, 0, 2], [0, 0]]
    assert [world.s.unit_com[clan, 0] for clan in (GREEN, BLUE, RED)] == [3, 1, 2]


def two_arrows() -> World:
    """A river without a bridge; beyond its open end sites of both banks point at the cell 0, -2."""
    return laid(B1).without_bridge().lay_cards("M22 -1 0 1, M17 -1 -2 1, M66 2 0 1, M69 1 -2 3")


@rule("FIN-165")
@pytest.mark.parametrize(("x", "side", "opposite"), [(-1, "e", "w"), (1, "w", "e")])
def test_one_of_two_arrows_is_named(x, side, opposite):
    world = two_arrows()
    assert (0, -2) in world.free_sites()
    town = world.town("0S", x, -2, side)
    assert on_cell(world.s, cell_of(0, -2)) == -2 - town
    assert world.s.unit_com[0, 0] == world.comarca(x, -2, "ne") != world.comarca(-x, -2, "ne")
    assert world.s.unit_road[0, 0] == world.road(x, -2, "ne") != world.road(-x, -2, "ne")
    assert not building.is_free_arrow(world.s, world.b, world.edge(-x, -2, opposite), SITE)


@rule("FIN-180")
def test_a_nomad_again_founds_with_the_wood_of_its_boat():
    world = laid("SC9 0 0 0")
    world.town("0S", 1, 0, "n")
    world.boat(0, 0, 0, "w", wood=2)
    world.feed()
    assert units.is_nomad(world.s, 0)
    assert pool.base_actions(world.s, world.b, 0) == 1
    assert world.held(0) == {}
    world.drop(1, 0, "ne", wood=1)
    site = world.edge(1, 0, "n")
    assert not founding.can_found(world.s, world.b, 0, site, SMALL)
    world.drop(1, 0, "ne", iron=2)
    assert founding.can_found(world.s, world.b, 0, site, SMALL)
    founding.found(world.s, world.b, 0, site, SMALL)
    assert world.held(0, 0) == {}  # the boat
    assert world.all_lies() == {}
    assert units.units_of(world.s, 0) == 2
    world.check()


@rule("FIN-167")
def test_the_other_tile_slides_to_the_arrow_cell_and_keeps_the_road():
    world = laid(B2)
    town = world.town("0S 0S", 1, 0, "s", second="s", crop=1)
    road = int(world.s.unit_road[0, 0])
    assert world.feed()
    assert not world.answer(answers.unfed(town))
    assert world.s.town_cell[town].tolist() == [cell_of(1, -1), NOTHING]
    assert world.s.unit_road[0, 0] == road != NOTHING
    assert map_refresh.is_free_cell(world.s, world.b, cell_of(1, -2))


@rule("FIN-007")
def test_six_villages_and_six_boats_or_carts():
    world = laid(B1)
    town = world.town("0S 0S", 1, 0, "s", second="s")
    for unit in range(6):
        assert building.has_vehicle(world.s, world.b, 0)
        assert world.cart(0, 1, 0, "ne") == unit + 1
    assert not building.has_vehicle(world.s, world.b, 0)
    assert building.has_vehicle(world.s, world.b, 1)
    for other in range(town + 1, town + 3):  # two more cities, wherever they are
        assert building.has_tile(world.s, world.b, 0)
        world.s.town_clan[other] = 0
        world.s.town_flags[other] = SMALL
    assert not building.has_tile(world.s, world.b, 0)

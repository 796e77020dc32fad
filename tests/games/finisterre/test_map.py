"""The map: comarcas, sites, roads, links, access and territories."""

import pytest

from oppidum.games.finisterre import building, direct_links, feeding, pool, survey, taking, units
from oppidum.games.finisterre.grid import cell_of, on_cell
from oppidum.games.finisterre.state import IRON, NOTHING, SITE, SMALL, UNFED_ACTION, WOOD
from tests.games.finisterre.economy_tables import BLUE, GREEN, RED, reference
from tests.games.finisterre.maps import NE, NW, SE, SW, E, Map, N, S, W, b1, b2, b3
from tests.games.finisterre.scene import Scene
from tests.games.finisterre.test_placement import without_bridge

rule = pytest.mark.rule


@rule("FIN-013")
def test_an_open_river_parts_its_banks():
    m = b1()
    assert m.comarcas == 2
    assert m.com(0, 0, NW) == m.com(0, 0, SW)
    assert m.com(0, 0, NE) == m.com(0, 0, SE) == m.com(1, 0, NE)
    assert m.com(0, 0, NW) != m.com(0, 0, NE)


@rule("FIN-014")
def test_a_junction_adds_a_comarca():
    assert Map().lay_all(("SC10", 0, 0, 0)).comarcas == 3
    m = b3()
    assert m.comarcas == 3
    assert m.com(0, -1, NW) == m.com(0, 0, SW)
    assert m.com(0, -1, SW) not in (m.com(0, -1, NW), m.com(0, -1, SE))
    assert m.com(0, -1, SE) == m.com(1, 0, SE)


@rule("FIN-015")
def test_the_sea_does_not_join_the_banks():
    assert Map().lay_all(("M08", 0, 0, 0)).comarcas == 2


@pytest.mark.parametrize(("facing", "bank"), [(0, {NE, SE}), (1, {SE, SW}), (2, {SW, NW}), (3, {NW, NE})])
def test_a_road_lies_on_its_own_bank(facing, bank):
    scene = Scene(f"SA3 0 0 {facing}")  # a junction of rivers, and a road that ends there without a bridge
    survey.refresh_map(scene.s, scene.b)
    roads = scene.s.plot_road[scene.s.plot_at[cell_of(0, 0)] - 1].tolist()
    assert {corner for corner, road in enumerate(roads) if road != NOTHING} == bank
    assert len({roads[corner] for corner in bank}) == 1


@rule("FIN-036")
def test_a_site_is_free_until_its_cell_is_taken():
    m = b1()
    assert m.free_sites() == {(1, -1)}
    m.lay("SA3", 0, -1, 0)
    assert m.free_sites() == {(1, -2)}  # its own
    assert not building.is_free_arrow(m.s, m.b, m.edge(1, 0, S), SITE)


@rule("FIN-036")
def test_the_first_square_of_the_box_may_have_a_site():
    m = Map()
    m.book.edge[0, W], m.book.sites[0] = SITE, 1 << W  # SA1 as a variant may have it
    m.lay("SA1", 0, 0, 0)
    assert m.free_sites() == {(-1, 0), (1, -1)}


@rule("FIN-037")
def test_no_city_without_room():
    m = b1()
    m.village(1, 0, S, "0S")
    m.lay_all(("SB1", 0, -1, 2), ("M24", 2, 0, 1))
    m.store(0, 0, wood=3)
    m.cart(1, 0, NE)
    m.store(0, 1, iron=1)
    m.s.store[0, 13, IRON] = 3  # bought
    m.s.coins[0] = 4
    assert building.has_second_cell(m.s, m.b, 0)
    assert building.can_annex(m.s, m.b, 0, 0)
    m.lay("M16", 2, -2, 2)
    assert not building.has_second_cell(m.s, m.b, 0)
    assert not building.can_annex(m.s, m.b, 0, 0)


def links_of(m: Map | Scene, clan: int = 0) -> set[tuple[int, int]]:
    """Pairs of towns."""
    found = set()
    for unit in range(units.units_of(m.s, clan)):
        town = int(m.s.unit_place[clan, unit])
        linked = direct_links.towns_linked_with(m.s, m.b, clan, town)
        found |= {tuple(sorted((town, other))) for other in range(30) if linked >> other & 1}
    return found


def two_bridges() -> Map:
    """From the site in the south-east over two bridges to the one in the north-east; between them one in the west."""
    return b1().lay_all(("SB1", 0, 1, 2), ("M16", -1, 0, 2), ("M18", 1, 1, 0))


@rule("FIN-038")
def test_a_link_crosses_one_bridge():
    m = b1().lay_all(("M36", -1, 0, 2))
    east, west = m.village(1, 0, S, "0S"), m.village(-2, 0, N, "0L")
    assert m.com(-2, 0, NE) != m.com(1, 0, NE)
    assert links_of(m) == {(east, west)}
    direct_links.find_links(m.s, m.b, 0)
    assert m.s.links == 1
    assert set(m.s.link[0].tolist()) == {m.com(-2, 0, NE), m.com(1, 0, NE)}
    assert links_of(without_bridge(m)) == set()


def test_links_that_are_forgotten_leave_nothing_behind():
    m = b1()
    m.s.links, m.s.link[0], m.s.link[1] = 2, (3, 5), (4, 6)
    direct_links.forget_links(m.s)
    assert m.s.links == 0
    assert not m.s.link.any()


@rule("FIN-038")
def test_no_link_crosses_two_bridges():
    m = two_bridges()
    south, north = m.village(1, 0, S, "0S"), m.village(2, 1, N, "0S")
    assert m.s.unit_road[0, 0] == m.s.unit_road[0, 1]
    assert links_of(m) == set()
    west = m.village(-1, 1, N, "0S")
    assert links_of(m) == {(south, west), (north, west)}


@rule("FIN-038")
def test_a_foreign_village_between_does_not_end_a_link():
    m = b1().lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    first, _, last = m.village(1, 0, S, "0S"), m.village(3, 0, S, "1S"), m.village(5, 0, S, "0S")
    assert links_of(m) == {(first, last)}
    assert links_of(m, 1) == set()


@rule("FIN-192")
def test_only_neighbours_along_a_road_are_linked():
    m = b1().lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    x, y, z = (m.village(at, 0, S, "0S") for at in (1, 3, 5))
    assert links_of(m) == {(x, y), (y, z)}


@rule("FIN-192")
def test_a_link_goes_on_where_two_own_villages_share_a_road():
    """A square with a road to `a` and to `b` does not end the paths of either: both are linked with `c` behind it."""
    scene = Scene("M36 0 0 0, M21 0 1 2, M47 0 2 0, M31 2 0 0")
    a, b, c = (scene.village(0, *place) for place in ((1, 0, "s"), (1, 2, "s"), (3, 0, "n")))
    assert links_of(scene) == {(a, b), (a, c), (b, c)}
    for town in (a, b, c):
        assert direct_links.towns_linked_with(scene.s, scene.b, 0, town).bit_count() == 2
    direct_links.find_links(scene.s, scene.b, 0)
    assert scene.s.links == 3


@rule("FIN-038")
def test_no_link_passes_through_an_own_village():
    """The same map without the road behind the first square: `c` lies behind `b` alone."""
    scene = Scene("M36 0 0 0, M21 0 1 2, M47 0 2 0, M18 2 2 0")
    a, b, c = (scene.village(0, *place) for place in ((1, 0, "s"), (1, 2, "s"), (3, 2, "n")))
    assert links_of(scene) == {(a, b), (b, c)}


@rule("FIN-039")
def test_who_has_access():
    m = b1().lay_all(("M36", -1, 0, 2))
    m.village(1, 0, S, "0S")
    m.village(-2, 0, N, "0S")
    cart = m.cart(1, 0, NE)
    assert units.are_joined(m.s, 0, 0, cart)  # the same comarca
    assert units.are_joined(m.s, 0, 0, 1)  # a road over the bridge
    assert not units.are_joined(m.s, 0, 1, cart)  # carts use the comarca alone
    assert m.s.unit_land[0, :3].tolist() == [0, 0, 0]
    without_bridge(m)
    assert not units.are_joined(m.s, 0, 0, 1)
    assert m.s.unit_land[0, :3].tolist() == [0, 1, 0]


@rule("FIN-039")
def test_no_goods_from_the_ground_beyond_a_bridge():
    m = b1()
    m.village(1, 0, S, "0S")
    m.drop(0, 0, NW, "wood")
    west, east = m.com(0, 0, NW), m.com(0, 0, NE)
    assert m.road(0, 0, NW) == m.s.unit_road[0, 0]
    assert taking.storable_goods(m.s, m.b, 0, west) == 0
    assert not taking.has_room_for_find(m.s, m.b, 0, west, WOOD, 1)
    m.drop(0, 0, NE, "wood")
    assert taking.storable_goods(m.s, m.b, 0, east) == 1 << 1


@rule("FIN-040")
def test_the_territories_of_the_example():
    land = reference()
    lands = [land.s.unit_land[clan, : units.units_of(land.s, clan)].tolist() for clan in (GREEN, BLUE, RED)]
    assert lands == [[0, 0], [0, 0, 2], [0, 0]]
    assert [land.s.unit_com[clan, 0] for clan in (GREEN, BLUE, RED)] == [3, 1, 2]


def two_arrows() -> Map:
    """A river without a bridge; beyond its open end sites of both banks point at the cell 0, -2."""
    m = without_bridge(b1())
    return m.lay_all(("M22", -1, 0, 1), ("M17", -1, -2, 1), ("M66", 2, 0, 1), ("M69", 1, -2, 3))


@rule("FIN-165")
@pytest.mark.parametrize(("x", "arrow"), [(-1, E), (1, W)])
def test_one_of_two_arrows_is_named(x, arrow):
    m = two_arrows()
    assert (0, -2) in m.free_sites()
    town = m.village(x, -2, arrow, "0S")
    assert on_cell(m.s, cell_of(0, -2)) == -2 - town
    assert m.s.unit_com[0, 0] == m.com(x, -2, NE) != m.com(-x, -2, NE)
    assert m.s.unit_road[0, 0] == m.road(x, -2, NE) != m.road(-x, -2, NE)
    assert not building.is_free_arrow(m.s, m.b, m.edge(-x, -2, (arrow + 2) % 4), SITE)


@rule("FIN-180")
def test_a_nomad_again_founds_with_the_wood_of_its_boat():
    m = Map().lay_all(("SC9", 0, 0, 0))
    m.village(1, 0, N, "0S")
    m.boat(0, 0, W)
    m.store(0, 1, wood=2)
    feeding.begin_feeding(m.s, m.b)
    assert units.is_nomad(m.s, 0)
    assert pool.base_actions(m.s, m.b, 0) == 1
    assert m.held(0, 12) == {}
    m.drop(1, 0, NE, "wood", 1, 1)
    site = m.edge(1, 0, N)
    assert not building.can_found(m.s, m.b, 0, site, SMALL)
    m.drop(1, 0, NE, "iron", 1, 2)
    assert building.can_found(m.s, m.b, 0, site, SMALL)
    building.found(m.s, m.b, 0, site, SMALL)
    assert m.held(0, 0) == {}  # the boat
    assert m.all_lies() == {}
    assert units.units_of(m.s, 0) == 2
    m.check()


@rule("FIN-167")
def test_the_other_tile_slides_to_the_arrow_cell_and_keeps_the_road():
    m = b2()
    town = m.village(1, 0, S, "0S 0S", S)
    m.store(0, 0, crop=1)
    road = int(m.s.unit_road[0, 0])
    assert feeding.begin_feeding(m.s, m.b)
    assert not feeding.answer_feeding(m.s, m.b, UNFED_ACTION + 2 * town)
    assert m.s.town_cell[town].tolist() == [cell_of(1, -1), NOTHING]
    assert m.s.unit_road[0, 0] == road != NOTHING
    assert survey.is_free_cell(m.s, m.b, cell_of(1, -2))


@rule("FIN-007")
def test_six_villages_and_six_boats_or_carts():
    m = b1()
    town = m.village(1, 0, S, "0S 0S", S)
    for unit in range(6):
        assert building.has_vehicle(m.s, m.b, 0)
        assert m.cart(1, 0, NE) == unit + 1
    assert not building.has_vehicle(m.s, m.b, 0)
    assert building.has_vehicle(m.s, m.b, 1)
    for other in range(town + 1, town + 3):  # two more cities, wherever they are
        assert building.has_tile(m.s, m.b, 0)
        m.s.town_clan[other] = 0
        m.s.town_flags[other] = SMALL
    assert not building.has_tile(m.s, m.b, 0)

"""Where a card may lie: the first card, rivers, roads, covering, and the edge of the table."""

import pytest

from oppidum.games.finisterre import building, carding, comarcas, survey
from oppidum.games.finisterre.faces import fill_face
from oppidum.games.finisterre.grid import cell_of, on_cell
from oppidum.games.finisterre.state import DOCK, IN_ROW, PLOTS, SITE, UNITS
from tests.games.finisterre.maps import NE, Map, N, S, b1, b2, b4, b5, cells
from tests.games.finisterre.oracle import Placer, read_board

rule = pytest.mark.rule


def all_places(m: Map, clan: int = 0) -> dict[str, set[tuple[int, int, int]]]:
    return {card.name: m.places(card.name, clan) for card in m.table.box.cards}


def without_bridge(m: Map, name: str = "SA1") -> Map:
    """The same map, as if a card had no bridge on its square A."""
    face = 8 * m.table.box.codes[name]
    m.book.bridge[face : face + 4] = 0
    survey.refresh_map(m.s, m.b)
    return m


def put(m: Map, name: str, x: int, y: int, k: int) -> Map:
    """The same map with one more card, whether it may lie there or not."""
    m.ready(name)
    m.s.cell = cell_of(x, y)
    carding.lay_card(m.s, m.b, k)
    return m


@rule("FIN-012")
def test_the_first_card_is_a_water_card():
    m = Map()
    m.deal(0, "M16")
    m.deal(1, "SA1")
    assert not carding.begin_cards(m.s, m.b)  # neither is asked anything
    assert m.s.where[m.table.box.codes["M16"]] == IN_ROW
    assert on_cell(m.s, cell_of(0, 0)) == 8 * m.table.box.codes["SA1"]
    assert on_cell(m.s, cell_of(1, 0)) == 8 * m.table.box.codes["SA1"] + 4
    assert Map().places("SA1") == {(0, 0, 0)}
    assert Map().places("M16") == set()


@rule("FIN-015")
def test_nothing_lies_before_the_sea():
    m = Map().lay_all(("M08", 0, 0, 0))
    for places in all_places(m).values():
        assert not any((2, 0) in cells(*place) for place in places)
    assert m.places("SB4")  # the other end of the river is open


@rule("FIN-016")
def test_rivers_meet_rivers():
    m = b4()
    assert (1, 1, 0) not in m.places("SB4")
    m.lay("SB4", 1, 1, 3)
    assert m.lies(1, 1, 3)["fish"] == [2]
    assert m.lies(1, 1, 0)["fish"] == [2]
    assert m.market()["fish"] == 2


@rule("FIN-016")
def test_no_river_runs_into_land():
    assert (0, 1, 3) in b1().places("SC10")
    assert (0, 1, 3) not in b1().lay_all(("M15", 1, 1, 3)).places("SC10")  # a river to the east, into a road card


@rule("FIN-017")
def test_two_rivers_keep_apart():
    assert (0, 1, 0) not in b4().places("M56")
    assert (1, 1, 0) not in b4().places("M56")
    assert b4().places("M56")


@rule("FIN-018")
def test_no_two_comarcas_become_one():
    assert (-1, 2, 0) not in b5().places("M20")
    east_alone = b1().lay_all(("M26", 1, 1, 3))
    assert (-1, 2, 0) in east_alone.places("M20")


@rule("FIN-018")
@pytest.mark.parametrize(
    ("first", "land", "bend"),
    [
        ("SA2", ("M69", 1, -2, 3), ("M56", 1, -1, 2)),  # the river goes on in the south and turns east, under the land
        ("SA1", ("M69", 1, 2, 1), ("M73", 1, 1, 2)),  # in the north, above the land
    ],
)
def test_a_river_folds_no_land_to_its_other_bank(first, land, bend):
    m = Map().lay_all((first, 0, 0, 0))
    assert bend[1:] in m.places(bend[0])
    m.lay(*land)  # beyond the river that would come, and still the east of the old one
    assert bend[1:] not in m.places(bend[0])


@rule("FIN-018", "FIN-191")
def test_a_bank_of_a_covered_junction_stays_apart_from_other_land():
    m = Map().lay_all(("SC10", 0, 0, 0))
    assert (0, 0, 2) in m.places("M07")
    put(m, "M21", -2, -1, 0)  # an island in the south-west, where only the junction itself touches the bank
    assert (0, 0, 2) not in m.places("M07")


@rule("FIN-014")
def test_a_junction_on_the_second_square():
    m = Map()
    card, junction = m.table.box.codes["M37"], m.table.box.cards[m.table.box.codes["M05"]].squares[0]
    for facing in range(4):  # no card of the box has one there
        fill_face(m.book, 8 * card + 4 + facing, junction, facing)
    m.lay("SA4", 0, 0, 0)
    m.lay("M37", -2, 0, 0)  # both its squares lie in the west, and join the river with the second
    assert m.comarcas == 3


@rule("FIN-019")
def test_a_river_is_covered_by_the_same_course():
    m = b2()
    assert (0, 0, 0) in m.places("M09")
    assert (0, 0, 0) not in m.places("M12")
    assert (0, 0, 0) not in m.places("M16")


@rule("FIN-020")
@pytest.mark.parametrize(
    ("name", "count"),
    [("SA2", 4), ("SA3", 6), ("SA4", 4), ("M16", 9), ("M21", 6), ("M24", 8), ("M05", 6), ("M08", 2)],
)
def test_the_places_on_empty_cells(name, count):
    assert len(b1().empty_places(name)) == count


@rule("FIN-021")
@pytest.mark.parametrize(("name", "count"), [("M16", 12), ("M21", 8), ("M24", 11)])
def test_the_places_with_covering(name, count):
    assert len(b1().places(name)) == count


@rule("FIN-024")
def test_a_road_card_goes_on_from_a_road():
    places = b1().places("M16")
    assert (2, 0, 0) in places
    assert (2, 0, 3) not in places  # beside the road end, but with plain land
    assert (1, -1, 0) not in places  # beside the village site


@rule("FIN-024")
def test_a_place_is_found_by_either_square():
    m = Map().lay_all(("M07", 0, 0, 0), ("M14", 2, 0, 3), ("M28", 1, -1, 2))
    assert (1, 1, 0) in m.places("M20")  # its first square turns its back on the road beside it


@rule("FIN-024")
def test_strict_roads_never_meet_land():
    for match, fits in (("one", True), ("strict", False)):
        m = b1(road_match=match).lay_all(("M16", 2, 0, 0))
        assert ((1, 1, 0) in m.places("M66")) == fits  # one of its roads ends at the land of M16
        assert (1, 1, 0) in m.places("M16")


@rule("FIN-024")
def test_strict_roads_may_end_before_a_village():
    m = b1(road_match="strict")
    m.village(1, 0, S, "0S")
    assert (2, 0, 1) in m.places("M66")


@rule("FIN-025")
def test_settled_clans_in_the_second_comarca():
    m = b1().lay_all(("M18", -2, 0, 0))
    m.village(-1, 0, N, "0S")
    without_bridge(m)
    assert m.com(-1, 0, NE) == 1
    assert (2, 0, 0) not in m.places("M16", 0)
    assert (2, 0, 0) in m.places("M16", 1)


@rule("FIN-025")
def test_a_clan_with_all_units_that_it_can_have_goes_on_where_it_is():
    m = b1()
    m.village(1, 0, S, "0S")
    without_bridge(m)
    for _ in range(UNITS - 1):
        m.cart(1, 0, NE)
    assert (2, 0, 0) in m.places("M16")
    assert (-1, 0, 3) not in m.places("M16")


@rule("FIN-025", "FIN-026")
def test_settled_clans_go_on_from_where_they_are():
    m = b1()
    m.village(1, 0, S, "0S")
    assert (-1, 0, 3) in m.places("M16", 0)  # over the bridge
    without_bridge(m)
    assert (-1, 0, 3) not in m.places("M16", 0)
    assert (2, 0, 0) in m.places("M16", 0)
    assert (-1, 0, 3) in m.places("M16", 1)  # a nomad


@rule("FIN-027")
def test_rivers_go_on_anywhere():
    m = without_bridge(b1())
    m.village(1, 0, S, "0S")
    for card in m.table.box.cards:
        if card.is_water:
            assert m.places(card.name, 0) == m.places(card.name, 1)
    assert m.places("M16", 0) != m.places("M16", 1)


@rule("FIN-028")
def test_squares_of_two_cards_are_not_covered_together():
    def over_both(m, name):
        return [place for place in m.places(name) if cells(*place) == {(1, 0), (1, 1)}]

    assert not over_both(b2(), "M16")
    assert over_both(b2(overwrite="free"), "M16")


@rule("FIN-028")
def test_a_water_card_covers_any_two_squares_when_it_has_no_other_place():
    river, third = {(0, 0), (0, 1)}, ("SB1", 0, 2, 0)
    assert not any(cells(*place) == river for place in b2().lay_all(third).places("M37"))  # its ends are open
    assert any(cells(*place) == river for place in b2(overwrite="free").lay_all(third).places("M37"))
    m = Map().lay_all(("M40", 0, 0, 0), ("SA1", 0, 1, 0), ("SA2", 0, 2, 0), ("M59", 0, 3, 3))  # from sea to sea
    assert m.ready("M37") == 2
    covered = {frozenset(cells(*place)) for place in m.places("M37")}
    assert covered == {frozenset({(0, 1), (0, 2)}), frozenset({(0, 2), (0, 3)})}
    assert m.ready("SB1") == 1  # a single square of river, and an empty cell beside it


@rule("FIN-164")
def test_no_tile_stands_before_a_river_end():
    m = b1()
    m.s.store[1, 12, :2] = 3, 2
    site = m.edge(1, 0, S)
    assert building.can_found(m.s, m.b, 1, site, 1)
    m.lay("SC5", 0, -1, 1)  # turns east, towards the site
    assert not building.is_free_arrow(m.s, m.b, site, SITE)
    assert not building.can_found(m.s, m.b, 1, site, 1)


@rule("FIN-164")
def test_no_second_tile_and_no_boat_before_a_river_end():
    m = b1()
    m.village(1, 0, S, "0S")
    free = [way for way in range(4) if survey.is_free_cell(m.s, m.b, building.second_cell(m.s, 0, way))]
    assert free == [1, 2]  # in the west the river goes on, in the north is the site
    m = Map().lay_all(("SA4", 0, 0, 0))
    dock = m.edge(1, 0, S)
    assert building.is_free_arrow(m.s, m.b, dock, DOCK)
    m.lay_all(("SB6", 2, 0, 0), ("SC5", 2, -1, 0))
    assert not building.is_free_arrow(m.s, m.b, dock, DOCK)


@rule("FIN-190")
def test_the_edge_of_the_table():
    m = Map()
    m.ready("SA4")
    m.s.cell = cell_of(30, -30)
    carding.lay_card(m.s, m.b, 0)  # its river runs over the edge in the east
    found = 0
    for card in m.table.box.cards:
        places = m.places(card.name)
        number = m.table.box.codes[card.name]
        assert places == Placer(read_board(m.position, m.table.box), m.table.box, number, 0).all()
        assert all(abs(x) <= 31 and abs(y) <= 31 for place in places for x, y in cells(*place))
        found += len(places)
    assert found > 0


@rule("FIN-190")
@pytest.mark.parametrize(
    ("x", "y", "name", "place"),
    [
        (30, 31, "M37", (28, 31, 0)),  # its northern edge is not beside the last cell
        (-29, -31, "M37", (-31, -31, 0)),
        (-29, -31, "M37", (-30, -31, 2)),
        (-30, -31, "M73", (-31, -30, 1)),
    ],
)
def test_the_corners_of_the_table(x, y, name, place):
    m = put(Map(), "SA4", x, y, 0)
    places = m.places(name)
    assert place in places
    assert places == Placer(read_board(m.position, m.table.box), m.table.box, m.table.box.codes[name], 0).all()


@rule("FIN-190")
def test_no_village_over_the_edge():
    m = Map()
    m.ready("SA1")
    m.s.cell = cell_of(0, -31)
    carding.lay_card(m.s, m.b, 0)  # its site points over the edge in the south
    assert not building.is_free_arrow(m.s, m.b, m.edge(1, -31, S), SITE)
    assert survey.comarcas_with_free(m.s, m.b, SITE) == 0


@rule("FIN-190")
def test_cards_as_far_away_as_they_can_lie():
    m = Map()
    for card in sorted(m.table.box.cards, key=lambda card: not card.is_water)[:70]:
        places = m.places(card.name)
        if places:
            m.lay(card.name, *max(places))
        m.s.hand[:] = -1
    assert m.s.east - 31 == 31
    assert m.s.plots < PLOTS / 2
    m.check()


@rule("FIN-191")
def test_a_junction_is_never_swallowed():
    for card in Map().table.box.cards:
        m = Map().lay_all(("SC10", 0, 0, 0))
        assert m.comarcas == 3
        over = [place for place in m.places(card.name) if (0, 0) in cells(*place)]
        for place in over:
            m = Map().lay_all(("SC10", 0, 0, 0), (card.name, *place))
            assert m.comarcas >= 3
        junction = any(sum(edge in "ws" for edge in square.edges) == 3 for square in card.squares)
        assert junction or not over


@rule("FIN-163")
def test_a_river_over_land_may_split_a_comarca():
    m = b1().lay_all(("M15", 1, 1, 3))
    assert m.com(1, 2, 0) == m.com(1, 0, 0)
    m.lay("M05", 0, 1, 0)
    assert m.comarcas == 3
    assert m.com(1, 2, 0) != m.com(1, 0, 0)
    assert comarcas.was_part_of(m.s, m.com(1, 2, 0)) == comarcas.was_part_of(m.s, m.com(1, 0, 0))

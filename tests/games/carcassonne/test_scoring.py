"""What things pay, to whom, and by which rule, with the numbers of the rule book."""

import pytest

from oppidum.core.game import OVER, Term
from oppidum.games.carcassonne import rules
from oppidum.games.carcassonne.tiles import CITY, Segment
from tests.games.carcassonne.table import BOX, Table, box_of, with_tile

rule = pytest.mark.rule
PRESETS = ["rulebook", "first-edition", "modern"]

OPEN_CITY = """
    turn 2
    phase place E
    scores 0 0
    landscape
       -1   0
     0  .  D/N
    -1 E/E {middle}/N
    followers
     1 -1,-1 city
"""


@rule("CAR-23")
def test_three_tile_city():
    table = Table(OPEN_CITY.format(middle="G"))
    awards = table.play("1,-1 W", "none")
    assert [(a.player, a.points, a.rule, a.what) for a in awards] == [(0, 6, "CAR-23", "city")]
    assert sorted(awards[0].where) == ["-1,-1", "0,-1", "1,-1"]
    assert awards[0].pieces == ("-1,-1 city E",)
    assert awards[0].terms == (Term("tile", 3, 2),)
    assert (awards[0].at_end, awards[0].complete) == (False, True)


def test_an_award_lists_what_was_counted_whether_it_was_finished_and_when():
    table = Table(OPEN_CITY.format(middle="F"))
    (award,) = table.game.forecast(table.s)
    assert (award.terms, award.at_end, award.complete) == ((Term("tile", 2, 1), Term("shield", 1, 1)), True, False)
    assert table.game.words.describe_award(award) == "a city: 2 tiles, 1 shield"
    farm = farms("1 0,1 field", preset="modern")
    (award,) = farm.game.forecast(farm.s)
    assert (award.terms, award.at_end, award.complete) == ((Term("city", 2, 3),), True, None)
    assert farm.game.words.describe_award(award) == "a farm: 2 cities"


def test_an_award_names_the_followers_who_earned_it_and_no_others():
    table = Table(OPEN_CITY.format(middle="G") + "     1 0,-1 field SSE\n")
    assert [award.pieces for award in table.game.forecast(table.s)] == [("-1,-1 city E",)]
    awards = table.play("1,-1 W", "none")
    assert [(award.what, award.pieces) for award in awards] == [("city", ("-1,-1 city E",))]
    assert [(award.what, award.pieces) for award in table.game.forecast(table.s)] == [("farm", ("0,-1 field SSE",))]


@rule("CAR-24")
def test_a_shield_is_worth_two_in_a_completed_city_and_one_in_an_open_one():
    assert Table(OPEN_CITY.format(middle="G")).forecast() == {1: 2}
    assert Table(OPEN_CITY.format(middle="F")).forecast() == {1: 3}
    assert Table(OPEN_CITY.format(middle="F")).points("1,-1 W", "none") == {1: 6 + 2}


@rule("CAR-25")
@pytest.mark.parametrize("preset", PRESETS)
def test_three_tile_city_with_a_shield(preset):
    table = Table(OPEN_CITY.format(middle="F"), preset=preset)
    assert table.points("1,-1 W", "none") == {1: 8}


SMALL_CITY = "turn 1\nphase place E\nscores 0 0\nlandscape\n 0\n 0 D/N"


@rule("CAR-26")
def test_two_tile_city():
    assert Table(SMALL_CITY).points("0,1 S", "city") == {1: 2}
    assert Table(SMALL_CITY, preset="first-edition").points("0,1 S", "city") == {1: 2}
    assert Table(SMALL_CITY, preset="modern").points("0,1 S", "city") == {1: 4}
    assert Table(SMALL_CITY, small_city=4).play("0,1 S", "city")[0].rule == "CAR-26"


@rule("CAR-26")
def test_two_tile_city_with_a_shield_needs_a_tile_that_does_not_exist():
    one_sided = [s for tile in BOX.tiles for s in tile.segments if s.kind == CITY and len(s.sides) == 1]
    assert all(segment.shields == 0 for segment in one_sided)
    gate = (Segment(CITY, sides=(0,), shields=1), next(t for t in BOX.tiles if t.id == "E").segments[1])
    box = with_tile(BOX, "E", segments=gate)
    assert Table(SMALL_CITY, box=box).points("0,1 S", "city") == {1: 3}
    assert Table(SMALL_CITY, box=box, preset="modern").points("0,1 S", "city") == {1: 6}


@rule("CAR-27")
def test_a_tile_with_two_parts_of_one_city_counts_once():
    table = Table("""
        turn 1
        phase place I
        scores 0 0
        landscape
             0   1
         0 D/N   .
        -1 N/S N/W
        -2 N/E   .
    """)
    assert table.points("1,-2 N", "city N") == {1: 8}


@rule("CAR-27")
def test_parts_joined_later_count_their_tile_once():
    table = Table("""
        turn 1
        phase place N
        scores 0 0
        landscape
             0   1
         0 D/N   .
        -1 N/S   .
        -2 N/E I/N
        followers
         1 1,-2 city W
         2 0,-1 city
    """)
    assert table.points("1,-1 W", "none") == {1: 8, 2: 8}


def test_every_tile_with_two_parts_of_cities_is_told_from_the_others():
    table = Table("""
        turn 1
        phase place N
        scores 0 0
        landscape
             -1   0   1
         0  U/E D/N   .
        -1  I/W N/S   .
        -2    . N/E I/N
        followers
         1 1,-2 city W
         2 0,-1 city
    """)
    assert table.points("1,-1 W", "none") == {1: 8, 2: 8}


THREE_KNIGHTS = """
    turn 2
    phase place R
    scores 0 0
    landscape
        -1   0   1
     0 U/E D/N U/E
    -1 E/E   . E/W
    -2 B/N E/N   .
    followers
     1 -1,-1 city
     1 0,-2 city
     2 1,-1 city
"""


@rule("CAR-28")
def test_who_is_paid_for_a_shared_city():
    assert Table(THREE_KNIGHTS).points("0,-1 S", "none") == {1: 8, 2: 8}
    assert Table(THREE_KNIGHTS, preset="first-edition").points("0,-1 S", "none") == {1: 8}
    assert Table(THREE_KNIGHTS, preset="modern").points("0,-1 S", "none") == {1: 8}
    one_each = THREE_KNIGHTS.replace("     1 0,-2 city\n", "")
    for preset in PRESETS:
        assert Table(one_each, preset=preset).points("0,-1 S", "none") == {1: 8, 2: 8}


@rule("CAR-29")
def test_a_road_pays_one_a_tile_complete_or_not():
    closing = """
        turn 2
        phase place A
        scores 0 0
        landscape
            -1   0   1
         0 A/W D/N U/E
        followers
         1 1,0 road
    """
    assert Table(closing).points("2,0 E", "none") == {1: 4}
    never_closed = """
        turn 2
        phase draw
        scores 0 0
        landscape
             0   1   2   3
         0 D/N U/E U/E U/E
        followers
         1 1,0 road
    """
    assert Table(never_closed).forecast() == {1: 4}


@rule("CAR-30")
@pytest.mark.parametrize("end", ["A/E", "L/N", "S/E", "T/E", "W/N", "X/N"])
def test_what_ends_a_road(end):
    kind, facing = end.split("/")
    table = Table(f"turn 1\nphase place {kind}\nscores 0 0\nlandscape\n -1 0\n 0 A/W D/N")
    assert table.points(f"1,0 {facing}", "road W") == {1: 3}
    assert table.s.supply[0] == 7


@rule("CAR-30")
@pytest.mark.parametrize(("kind", "facing"), [("RV_CIRI", "N"), ("RV_LIRI", "N")])
def test_a_road_over_a_bridge_ends_at_city_and_cloister(kind, facing):
    table = Table("turn 1\nphase draw\nscores 0 0\nlandscape\n 0\n 0 RV_SPRING/N", river=True)
    table.play(kind, f"1,0 {facing}", "road")
    (road,) = table.features("road")
    assert road["open"] == 1  # it leaves to the south, and ends here


@rule("CAR-30")
def test_a_loop_is_complete():
    table = Table("""
        turn 1
        phase place V
        scores 0 0
        landscape
             0   1
         0 D/N   .
        -1 V/W V/N
        -2 V/S   .
    """)
    assert table.points("1,-2 E", "road") == {1: 4}


@rule("CAR-30")
def test_a_crossing_met_twice_by_one_road_counts_once():
    table = Table("""
        turn 1
        phase place V
        scores 0 0
        landscape
             0   1
         0 D/N   .
        -1 W/N V/N
        -2 V/S   .
    """)
    assert table.points("1,-2 E", "road") == {1: 4}


SHARED_ROAD = """
    turn 2
    phase place U
    scores 0 0
    landscape
        -1   0   1   2   3   4   5
     0 A/W D/N U/E U/E   . U/E A/E
    -1   .   .   . B/N B/N B/N   .
    followers
     1 1,0 road
     1 2,0 road
     2 4,0 road
"""


@rule("CAR-31")
def test_who_is_paid_for_a_shared_road():
    assert Table(SHARED_ROAD).points("3,0 E", "none") == {1: 7, 2: 7}
    assert Table(SHARED_ROAD, preset="first-edition").points("3,0 E", "none") == {1: 7}
    assert Table(SHARED_ROAD, sharing="majority").points("3,0 E", "none") == {1: 7}


@rule("CAR-32")
def test_a_cloister_with_eight_neighbours_pays_nine():
    table = Table("""
        turn 2
        phase place E
        scores 0 0
        landscape
            -1   0   1
         0 U/E D/N U/E
        -1 E/W B/N E/E
        -2 E/W E/S   .
        followers
         1 0,-1 cloister
    """)
    awards = table.play("1,-2 E", "none")  # player 2 completes player 1's cloister
    assert [(a.player, a.points, a.rule, len(a.where)) for a in awards] == [(0, 9, "CAR-32", 9)]
    assert table.s.supply[0] == 7


@rule("CAR-32")
def test_one_tile_completes_two_cloisters():
    table = Table("""
        turn 1
        phase place E
        scores 0 0
        landscape
            -1   0   1   2
         0 U/E D/N U/E U/E
        -1 E/W B/N B/N E/E
        -2 E/W E/S   . V/W
        followers
         1 0,-1 cloister
         2 1,-1 cloister
    """)
    assert table.points("1,-2 S", "none") == {1: 9, 2: 9}
    assert table.s.monks == 0


@rule("CAR-32")
@pytest.mark.parametrize(("waiting", "paid"), [(1, 2), (2, 1)])
def test_a_cloister_is_paid_behind_one_that_is_still_open(waiting, paid):
    table = Table(f"""
        turn 1
        phase place E
        scores 0 0
        landscape
            -1   0   1
         0 U/E D/N U/E
        -1 E/W B/N E/E
        -2 E/W E/S   .
        -3 B/N   .   .
        followers
         {waiting} -1,-3 cloister
         {paid} 0,-1 cloister
    """)
    assert table.points("1,-2 E", "none") == {paid: 9}
    assert table.s.monks == 1


@rule("CAR-32")
def test_a_monk_may_close_the_last_gap_himself():
    table = Table("""
        turn 1
        phase place B
        scores 0 0
        landscape
            -1   0   1
         0 U/E D/N U/E
        -1 E/W   . E/E
        -2 E/W E/S E/E
    """)
    assert table.points("0,-1 N", "cloister") == {1: 9}
    assert table.s.supply[0] == 7


@rule("CAR-33")
def test_a_cloister_with_three_neighbours_is_worth_four():
    table = Table("""
        turn 1
        phase draw
        scores 0 0
        landscape
            -1   0   1
         0 U/E D/N U/E
        -1   . B/N   .
        followers
         2 0,-1 cloister
    """)
    awards = table.game.forecast(table.s)
    assert [(a.player, a.points, a.rule) for a in awards] == [(1, 4, "CAR-33")]
    assert sorted(awards[0].where) == ["-1,0", "0,-1", "0,0", "1,0"]


@rule("CAR-33")
def test_a_lonely_cloister_is_worth_one():
    table = Table(box=with_tile(with_tile(BOX, "D", start=False), "B", start=True))
    rules.station(table.s.row, table.game.book.row, 0, 0, 1)
    assert table.forecast() == {1: 1}


@rule("CAR-34")
def test_one_tile_closes_features_of_different_owners():
    table = Table("""
        turn 1
        phase place L
        scores 0 0
        landscape
            -1   0   1
         1   . E/S E/S
         0 A/W D/N   .
        followers
         1 1,1 city
         2 -1,0 road
    """)
    awards = table.play("1,0 N", "none")
    assert [(a.player, a.points, a.what) for a in awards] == [(0, 2, "city"), (1, 3, "road")]


@rule("CAR-34")
def test_a_completed_feature_without_followers_pays_nobody():
    assert Table(SMALL_CITY).play("0,1 S", "none") == []


@rule("CAR-36")
def test_what_is_incomplete_at_the_end():
    table = Table(box=box_of(D=1, O=1, B=1, V=1))
    table.play("O", "0,1 S", "city", "B", "0,-1 N", "cloister", "V", "1,0 E")
    awards = table.play("road")
    assert table.game.to_move(table.s) == OVER
    assert sorted((a.player, a.points, a.rule, a.what) for a in awards) == [
        (0, 2, "CAR-29", "road"),
        (0, 3, "CAR-36", "city"),  # two tiles and a shield
        (1, 3, "CAR-33", "cloister"),  # itself and two neighbours
    ]


@rule("CAR-36")
@pytest.mark.parametrize(
    ("preset", "paid"), [("rulebook", {1: 5, 2: 5}), ("first-edition", {1: 5}), ("modern", {1: 5})]
)
def test_an_incomplete_city_pays_its_owners(preset, paid):
    table = Table(
        """
        turn 1
        phase draw
        scores 0 0
        landscape
            -1   0   1
         0 U/E D/N U/E
        -1 E/E R/S E/W
        -2 B/N F/E   .
        followers
         1 -1,-1 city
         1 0,-2 city
         2 1,-1 city
        """,
        preset=preset,
    )
    assert table.forecast() == paid  # four tiles and a shield, one each; both, or the majority


FARMS = """
    turn 1
    phase draw
    scores 0 0
    landscape
         0   1   2
     2   . {top}   .
     1 E/S E/N   .
     0 D/N {right} .
    followers
"""


def farms(*standing: str, top: str = "E/S", right: str = ".", **options) -> Table:
    """Two cities of two tiles, one above the other's shoulder; the upper one is open without its top."""
    return Table(FARMS.format(top=top, right=right) + "".join(f"     {line}\n" for line in standing), **options)


@rule("CAR-37")
def test_each_completed_city_pays_its_farm_four():
    two = farms("1 0,1 field")
    awards = two.game.forecast(two.s)
    assert [(a.player, a.points, a.rule, a.what) for a in awards] == [
        (0, 4, "CAR-37", "farm"),
        (0, 4, "CAR-37", "farm"),
    ]
    assert awards[0].terms == (Term("city", 1, 4),)
    assert awards[0].pieces == ("0,1 field NNW",)
    assert sorted(awards[0].where) == ["0,0", "0,1"]
    assert farms("1 0,1 field", top=".").forecast() == {1: 4}  # an open city pays nothing


@rule("CAR-38")
def test_a_farmer_beyond_the_road_feeds_nobody():
    assert farms("1 1,0 field SSE", right="U/E", top=".").forecast() == {}
    assert farms("1 1,0 field NNE", right="U/E").forecast() == {1: 8}


@rule("CAR-39")
def test_equal_farmers_are_paid_in_full():
    # The field above the lower city and the one beside it touch the same wall, but not each other.
    text = """
        turn 1
        phase draw
        scores 0 0
        landscape
             0   1
         1 E/S   .
         0 D/N U/E
        followers
         1 0,1 field
         2 1,0 field NNW
    """
    assert Table(text).forecast() == {1: 4, 2: 4}


@rule("CAR-40")
def test_two_farmers_at_two_cities():
    assert farms("1 0,1 field", "2 1,1 field").forecast() == {1: 8, 2: 8}
    assert farms("1 0,1 field", "2 1,1 field", farm_points=3).forecast() == {1: 6, 2: 6}


def field_pays(table: Table) -> list[list[int]]:
    """What the occupied fields that feed a city would pay to whom, as their plates say it."""
    return sorted(field["pays"] for field in table.features("field") if any(field["followers"]) and field["cities"])


@rule("CAR-41")
def test_farmers_of_several_fields_add_up_at_a_city_but_not_in_a_field():
    text = """
        turn 1
        phase draw
        scores 0 0
        landscape
             0   1   2
         1 E/S   .   .
         0 D/N U/E U/E
        followers
         1 0,1 field
         1 1,0 field NNW
         2 2,0 field NNW
    """
    assert Table(text).forecast() == {1: 4}
    assert field_pays(Table(text)) == [[4, 0], [4, 0]]  # not a point for player 2, although alone in a field
    table = Table(text, preset="modern")
    assert field_pays(table) == [[3, 0], [3, 3]]
    assert table.forecast() == {1: 3 + 3, 2: 3}
    assert {award.rule for award in table.game.forecast(table.s)} == {"CAR-41"}


@rule("CAR-41")
def test_a_field_without_completed_city_brings_no_award():
    table = farms("1 1,0 field SSE", right="U/E", preset="modern")
    assert table.game.forecast(table.s) == []


def test_two_variants_in_one_process_do_not_recompile():
    from oppidum.core import jit

    def play(table):
        return table.points("0,1 S", "city")

    def look(table):
        return table.forecast(), table.game.screen.view(table.s, None)["remaining"]["E"]

    assert play(Table(SMALL_CITY)) == {1: 2}
    look(Table(SMALL_CITY))
    before = jit.made
    rich = BOX.with_counts(E=9, U=2).with_points(road_tile=3)
    assert play(Table(SMALL_CITY, box=rich, small_city=4)) == {1: 4}
    road = Table("turn 2\nphase draw\nscores 0 0\nlandscape\n 0 1\n 0 D/N U/E\nfollowers\n 1 1,0 road", box=rich)
    assert look(road) == ({1: 6}, 9)
    assert play(Table(SMALL_CITY)) == {1: 2}
    assert jit.made == before
    assert Table(SMALL_CITY).game.book_hash != road.game.book_hash

"""Who may stand where, and when they come home."""

import pytest

from tests.games.carcassonne.table import Table

rule = pytest.mark.rule


def road_board(hand: str, *standing: str, turn: int = 1, **options) -> Table:
    """A road of three tiles with the start tile in its middle, open at both ends."""
    lines = "\n".join(f" {line}" for line in standing)
    return Table(
        f"turn {turn}\nphase place {hand}\nscores 0 0\nlandscape\n -1 0 1\n 0 U/E D/N U/E\nfollowers\n{lines}",
        **options,
    )


@rule("CAR-11")
def test_only_the_tile_just_placed_takes_a_follower():
    table = road_board("V")
    table.play("2,0 N")
    assert table.offers == ["road S", "field NNW", "field SSW", "none"]
    segments = [choice["segment"] for choice in table.game.screen.choices(table.s, 0) if "segment" in choice]
    assert segments == [0, 1, 2]
    table.play("road")
    assert table.turn == 0  # one follower, then the turn is over


@rule("CAR-12")
def test_knights_robbers_monks_and_farmers():
    cloister = road_board("A")
    cloister.play("2,0 E")
    assert cloister.offers == ["road W", "field NNW", "cloister", "none"]
    assert cloister.refuses("city").rule == "CAR-12"
    assert "no road at N" in cloister.refuses("road N").message
    city = road_board("J")
    city.play("2,0 S")
    assert city.offers == ["city S", "road N", "field NNE", "field NNW", "none"]
    assert city.refuses("cloister").rule == "CAR-12"
    several = city.refuses("field")
    assert (several.rule, several.message) == ("CAR-12", "there are several: field NNE, field NNW; say which")


@rule("CAR-13")
def test_a_feature_takes_no_second_follower():
    for turn in (1, 2):  # blocked by the opponent, blocked by oneself
        near = road_board("U", "2 1,0 road", turn=turn)
        near.play("2,0 E")
        refused = near.refuses("road")
        assert (refused.rule, refused.where) == ("CAR-13", ("1,0",))
        assert "taken: player 2 on 1,0" in refused.message
        assert near.offers == ["field ESE", "field NNW", "none"]
    far = road_board("U", "2 1,0 road")
    far.play("-2,0 E")
    assert far.refuses("road").rule == "CAR-13"
    beside = road_board("U", "2 1,0 road")
    beside.play("1,1 E")  # a neighbour, but another road
    assert "road E" in beside.offers


JOINED_CITY = """
    turn 1
    phase place {hand}
    scores 0 0
    landscape
        -1   0   1
     0 U/E D/N U/E
    -1 E/E   . E/W
    followers
     1 -1,-1 city
     2 1,-1 city
"""


@rule("CAR-14")
@pytest.mark.parametrize("preset", ["rulebook", "first-edition", "modern"])
def test_joining_two_occupied_city_parts_shares_the_city(preset):
    table = Table(JOINED_CITY.format(hand="G"), preset=preset)
    table.play("0,-1 N")
    city = next(f for f in table.features("city") if f["size"] == 3)
    assert city["followers"] == [1, 1]
    assert city["open"] == 0
    assert table.refuses("city").rule == "CAR-13"
    assert table.points("none") == {1: 6, 2: 6}


@rule("CAR-15")
def test_joining_two_occupied_road_parts_shares_the_road():
    table = Table("""
        turn 1
        phase place U
        scores 0 0
        landscape
            -1   0   1   2   3   4
         0 A/W D/N U/E   . U/E A/E
        -1   .   . B/N B/N B/N   .
        followers
         1 1,0 road
         2 3,0 road
    """)
    table.play("2,0 E")
    assert table.refuses("road").rule == "CAR-13"
    assert table.points("none") == {1: 6, 2: 6}


@rule("CAR-16")
def test_without_the_cloister_tile_the_road_is_reds_alone():
    """Our reading of an ambiguous caption: take the closing tile away, and only red stands on what is left."""
    table = Table("""
        turn 2
        phase place A
        scores 0 0
        landscape
            -1   0   1
         0 A/W D/N U/E
        followers
         1 1,0 road
    """)
    (road,) = table.features("road")
    assert (road["pays"], road["open"]) == ([3, 0], 1)
    assert table.points("2,0 E", "none") == {1: 4}


@rule("CAR-17")
def test_roads_part_fields():
    table = road_board("U", "1 1,0 field NNW")
    table.play("2,0 E")
    assert table.offers == ["road E", "field ESE", "none"]
    crossing = road_board("W", "1 1,0 field NNW")
    crossing.play("2,0 N")
    assert crossing.offers == ["road E", "road S", "road W", "field ESE", "field SSW", "none"]


@rule("CAR-17")
def test_two_farmers_may_meet_when_their_fields_are_joined_later():
    table = Table(TWO_FIELDS)
    table.play("2,1 E", "none")
    assert [f["followers"] for f in table.features("field")].count([1, 1]) == 1


TWO_FIELDS = """
    turn 1
    phase place A
    scores 0 0
    landscape
         0   1   2
     2   . B/N B/N
     1   . U/E   .
     0 D/N U/E   .
    followers
     1 1,0 field NNW
     2 1,2 field
"""


@rule("CAR-18")
def test_a_field_with_two_farmers_takes_no_third():
    table = Table(TWO_FIELDS)
    table.play("2,1 E")
    assert table.offers == ["road W", "cloister", "none"]
    refused = table.refuses("field")
    assert refused.rule == "CAR-13"
    assert sorted(refused.where) == ["1,0", "1,2"]


def seven_sent(hand: str) -> Table:
    """Player 1 has sent out all followers along a road that ends at a cloister."""
    row = " ".join(["A/W", "D/N", *["U/E"] * 7])
    standing = "\n".join([" 1 1,0 road", *(f" 1 {x},0 field NNW" for x in range(2, 8))])
    columns = " ".join(map(str, range(-1, 8)))
    return Table(f"turn 1\nphase place {hand}\nscores 0 0\nlandscape\n {columns}\n 0 {row}\nfollowers\n{standing}")


@rule("CAR-20")
def test_without_a_follower_at_home_nobody_is_sent():
    table = seven_sent("A")
    table.play("8,0 E")  # completes the road, but its robber is not home yet
    assert table.offers == ["none"]
    assert table.refuses("cloister").rule == "CAR-20"
    assert table.points("none") == {1: 10}
    assert table.s.supply[0] == 1


@rule("CAR-21")
def test_a_follower_may_score_and_return_in_one_turn():
    table = Table("turn 1\nphase place E\nscores 0 0\nlandscape\n 0\n 0 D/N")
    assert table.points("0,1 S", "city") == {1: 2}
    assert table.s.supply[0] == 7
    assert table.game.screen.view(table.s, None)["followers"] == {}


@rule("CAR-22")
def test_followers_come_home_but_farmers_stay():
    table = Table(JOINED_CITY.format(hand="G") + "     1 -1,0 field NNE\n")
    assert table.s.supply.tolist()[:2] == [5, 6]
    table.play("0,-1 N", "field NNW")
    assert table.s.supply.tolist()[:2] == [5, 7]  # the knight came home, a second farmer went out
    assert [f["part"].split()[0] for f in table.game.screen.view(table.s, None)["followers"].values()] == [
        "field",
        "field",
    ]


def test_choices_name_every_legal_move():
    table = road_board("A")
    table.play("2,0 E")
    assert [choice["text"] for choice in table.game.screen.choices(table.s, 0)] == table.offers
    assert table.game.screen.choices(table.s, 1) == []
    assert table.game.screen.choices(table.s, None) == []


def test_any_side_of_a_part_may_be_named():
    table = road_board("V")
    table.play("2,0 N")
    assert (
        table.game.words.parse(table.s, "road W")
        == table.game.words.parse(table.s, "ROAD s")
        == table.game.words.parse(table.s, "road")
    )
    assert table.game.words.parse(table.s, "field N") == table.game.words.parse(table.s, "field ese")


def test_a_farmer_stays_in_a_field_that_is_closed_all_around():
    table = Table("""
        turn 2
        phase place F
        scores 0 0
        landscape
            0
         1 G/E
         0 D/N
        followers
         1 0,1 field ENE
    """)
    assert table.play("1,1 E", "none") == []
    assert table.game.screen.view(table.s, None)["supply"] == [6, 7]

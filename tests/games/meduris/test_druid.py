"""Where the druid goes."""

import pytest

from tests.games.meduris.table import Table

rule = pytest.mark.rule


@rule("MED-40")
def test_three_buildings_three_stones():
    hands = dict.fromkeys((1, 2), "W4 L4 C4 S4")
    table = Table(hands=hands)
    for number, text in enumerate(("hut 0", "temple 9", "hut 20"), start=1):
        assert table.play(text) == []  # no points, no offering
        assert table.druid == f"stone {number}"
        assert table.asked == "chance"
        table.play("minus", "return wood", "return wood")


@rule("MED-41")
def test_the_fourth_building_sends_him_to_the_first_hut():
    """Example 2: light green (3) has a hut on 2 and gives one wool."""
    table = Table(3, hands={1: "W1 S1", 3: "L1 C1"}, fields="2 hut 3, 12 hut 2, 20 temple 2")
    assert table.druid == "stone 3"
    table.play("hut 25")
    assert (table.druid, table.asked, table.offering) == (2, 3, 2)
    assert table.rules("offer wool") == [("MED-50", 3, 1)]
    assert table.scores == [5, 5, 6]
    assert (table.hand(3), table.druid) == ("C1", 2)
    assert (table.asked, table.turn) == ("chance", 2)


@rule("MED-42")
def test_he_passes_temples_and_empty_fields():
    table = Table(hands={1: "W1 S1", 2: "S1"}, fields="5 hut 1, 6 temple 2, 8 hut 2, 20 hut 1", druid=5)
    table.play("temple 25")
    assert (table.druid, table.asked) == (8, 2)


@rule("MED-42")
def test_he_moves_after_every_building():
    table = Table(hands={1: "W2 S2"}, fields="2 hut 2, 8 hut 2, 12 hut 2, 20 hut 2", druid=2)
    table.play("temple 25")
    assert table.druid == 8
    table.play("wool", "move wood 2 copper", "wool", "move wool 1 stone")
    assert table.druid == 8  # big yields leave him where he is


@rule("MED-43")
def test_the_next_hut_may_be_the_new_one():
    table = Table(hands={1: "W2 S1"}, fields="2 hut 2, 8 hut 2, 12 hut 2, 20 hut 2", druid=2)
    table.play("hut 4")
    assert (table.druid, table.asked, table.offering) == (4, 1, 4)


@rule("MED-44")
def test_a_settlement_that_grows_in_front_of_him():
    """He steps onto the new hut; the three behind him are not asked again, but they count."""
    table = Table(hands={1: "L5 S5", 2: "W9 L9 C9 S9"}, fields="14 hut 2, 15 hut 2, 16 hut 2, 28 temple 2", druid=16)
    table.play("hut 17")
    assert (table.druid, table.asked, table.offering) == (17, 1, 17)
    assert table.points("offer both") == {1: 4}
    assert (table.druid, table.asked) == (17, "chance")


@rule("MED-45")
def test_a_settlement_that_grows_behind_him():
    table = Table(hands={1: "W3 L3", 2: "S1"}, fields="14 hut 1, 15 hut 1, 20 hut 2, 28 temple 2", druid=15)
    table.play("hut 13")
    assert (table.druid, table.asked) == (20, 2)


@rule("MED-46", "MED-61")
def test_he_enters_behind_the_river():
    """On the side for four: red (1) 39, light green (2) 0, and blue (3) builds the fourth hut on 3."""
    table = Table(4, turn=3, hands={1: "W1 L1", 2: "L1 C1", 3: "W1 C1"}, fields="39 hut 1, 0 hut 2, 20 hut 4")
    assert table.points("hut 3") == {}  # entering from the stones is no crossing
    assert (table.druid, table.asked, table.offering) == (0, 2, 0)
    assert table.points("offer both") == {2: 2}
    assert (table.druid, table.asked) == (0, "chance")
    assert table.hand(1) == "W1 L1"  # red was not asked
    assert table.scores == [5, 7, 5, 5]


@rule("MED-47")
def test_four_temples_before_the_first_hut():
    table = Table(turn=2, hands={2: "W2 L2 C2 S2"}, fields="0 temple 1, 6 temple 1, 12 temple 2")
    table.play("temple 18")
    assert (table.druid, table.asked) == ("stone 3", "chance")
    table = Table(hands={1: "L2 S1"}, fields="0 temple 1, 6 temple 1, 12 temple 2, 18 temple 2", druid="stone 3")
    table.play("hut 9")
    assert (table.druid, table.asked, table.offering) == (9, 1, 9)
    assert table.points("offer wool") == {1: 1}


@rule("MED-47")
def test_four_temples_when_the_next_building_moves_him():
    temples = "0 temple 1, 6 temple 1, 12 temple 2, 18 temple 2"
    table = Table(hands={1: "L2 S1", 2: "W1 S1"}, fields=temples, druid="stone 3", first_hut="next-building")
    table.play("hut 9")
    assert (table.druid, table.asked) == ("stone 3", "chance")
    table.play("copper", "hut 25")
    assert (table.druid, table.asked, table.offering) == (9, 1, 9)


LONELY = "5 hut 1, 10 temple 1, 15 temple 2, 20 temple 2"


@rule("MED-48")
def test_around_the_mountain_back_to_the_only_hut():
    table = Table(hands={1: "W2 L1 S1"}, fields=LONELY, druid=5)
    assert table.rules("temple 25") == [("MED-58", 1, 1)]
    assert (table.druid, table.asked, table.offering) == (5, 1, 5)
    assert table.points("offer wool") == {1: 1}


@rule("MED-48")
def test_or_he_stays_at_the_only_hut():
    table = Table(hands={1: "W2 L1 S1"}, fields=LONELY, druid=5, lone_hut="stay")
    assert table.play("temple 25") == []
    assert (table.druid, table.asked) == (5, "chance")


@rule("MED-48")
@pytest.mark.parametrize(
    ("lone_hut", "walk"),
    [("lap", {"druid": [5], "crossing": {"after": 0, "points": [1, 0]}}), ("stay", {"druid": []})],
)
def test_the_view_foresees_whether_he_stays_at_the_only_hut(lone_hut, walk):
    table = Table(hands={1: "W2 L1 S1"}, fields=LONELY, druid=5, lone_hut=lone_hut)
    assert table.game.screen.view(table.s, 0)["elsewhere"] == walk


@rule("MED-48")
def test_with_two_huts_he_never_stays():
    table = Table(
        hands={1: "W1 S1", 2: "W1"}, fields="5 hut 1, 7 hut 2, 15 temple 2, 20 temple 2", druid=5, lone_hut="stay"
    )
    table.play("temple 25")
    assert (table.druid, table.asked) == (7, 2)

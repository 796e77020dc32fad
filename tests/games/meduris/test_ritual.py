"""The ritual: who is asked, what may be given, what it is worth."""

import pytest

from oppidum.core.game import Term
from tests.games.meduris.table import Table

rule = pytest.mark.rule
RICH = "W4 L4 C4 S4"


def ritual(first: int, owners: str, *, chip: int | None = None, hands: dict[int, str] | None = None, **words) -> Table:
    """A settlement that the druid has just come to: a temple was built on 28 by player 1, and 0 is where he was."""
    huts = [f"{first + n} hut {owner}" for n, owner in enumerate(owners.split())]
    if chip is not None:
        huts[chip - first] += " druid"
    fields = ", ".join([*huts, "0 hut 2", "25 temple 2", "30 temple 2"])
    hands = {1: ""} | (hands or {})
    table = Table(hands=hands | {1: add(hands[1], "W1 C1")}, fields=fields, druid=0, **words)
    table.play("temple 28")
    return table


def add(hand: str, more: str) -> str:
    """Two hands in one."""
    counts: dict[str, int] = {}
    for word in f"{hand} {more}".split():
        counts[word[0]] = counts.get(word[0], 0) + int(word[1:])
    return " ".join(f"{letter}{count}" for letter, count in counts.items())


@rule("MED-49")
def test_owners_are_asked_in_the_order_of_the_fields():
    table = ritual(14, "1 2 1", hands={1: RICH, 2: RICH})
    asked = []
    while table.asked != "chance":
        asked.append((table.offering, table.asked, table.druid))
        table.play("nothing")
    assert asked == [(14, 1, 14), (15, 2, 15), (16, 1, 16)]
    assert table.druid == 16  # he stays at the last one


@rule("MED-49")
def test_who_can_give_nothing_is_not_asked():
    table = ritual(14, "1 2 1", hands={1: RICH, 2: "W2"})  # 15 asks for stone and copper
    table.play("nothing")
    assert (table.offering, table.asked) == (16, 1)
    assert table.scores == [4, 4]


@rule("MED-50")
def test_one_of_the_two_brings_a_point():
    table = ritual(18, "1 2", hands={1: "W1 S1"})
    (award,) = [award for award in table.play("offer wood") if award.player == 0]
    assert (award.points, award.rule, award.what, award.where) == (1, "MED-50", "offering", ("18",))
    assert table.scores == [6, 4]
    assert table.hand(1) == "S1"
    assert table.stock["W"] == 18


@rule("MED-51")
def test_both_bring_the_size_of_the_whole_settlement():
    table = ritual(8, "1 2 2 1 2 1", hands={1: RICH, 2: RICH})
    assert table.rules("offer both") == [("MED-51", 1, 6)]
    assert table.rules("offer both") == [("MED-51", 2, 6)]
    assert table.hand(1) == "W4 L4 C3 S3"
    assert table.hand(2) == "W4 L3 C4 S3"
    assert table.scores == [11, 11]


@rule("MED-52")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (3, 2), (50, 49)])
def test_nothing_costs_a_point_but_nobody_falls_below_zero(points, left):
    table = ritual(14, "2", hands={2: RICH}, scores=f"5 {points}")
    awards = table.play("nothing")
    assert table.scores == [5, left]
    assert sum(award.points for award in awards) == left - points
    assert all((award.rule, award.what) == ("MED-52", "refusal") for award in awards)
    assert table.hand(2) == RICH  # refusing is always allowed


@rule("MED-52")
def test_a_refusal_of_somebody_without_points_is_noted_too():
    chosen = ritual(14, "2", hands={2: RICH}, scores="5 0").play("nothing")
    forced = ritual(14, "1 2", hands={1: RICH}, scores="5 0").play("offer both")[1:]  # player 2 is not even asked
    for awards in (chosen, forced):
        assert [(award.rule, award.player + 1, award.points) for award in awards] == [("MED-52", 2, 0)]
        assert awards[0].terms == (Term("refusal", 1, -1), Term("not-there", 1, 1))


@rule("MED-53")
def test_a_lone_hut_is_worth_one_point():
    table = ritual(19, "2", hands={2: "L1 C1"})
    one = table.copy()
    assert one.points("offer wool") == {2: 1}
    assert table.rules("offer both") == [("MED-53", 2, 1)]
    assert table.hand(2) == ""


@rule("MED-54")
def test_three_for_one_at_a_ritual():
    """Wool and copper are asked for, six wood are there, and the settlement has four huts."""
    table = ritual(19, "2 1 1 1", hands={2: "W6"})
    assert table.offers == ["nothing", "exchange one", "exchange both"]
    one = table.copy()
    assert one.points("exchange one") == {1: -3, 2: 1}  # player 1 is not asked: empty hands
    assert one.hand(2) == "W3"
    assert table.points("exchange both") == {1: -3, 2: 4}
    assert table.hand(2) == ""


@rule("MED-54")
def test_one_given_and_one_replaced():
    table = ritual(19, "2 1 1 1", hands={2: "W3 L1"})
    assert table.offers == ["nothing", "offer wool", "exchange one", "exchange both"]
    table.play("exchange both")
    assert table.hand(2) == ""
    assert table.scores[1] == 9


@rule("MED-54")
def test_which_three_are_given():
    table = ritual(19, "2 1", hands={2: "W2 S2"})
    table.play("exchange one")
    assert (table.asked, table.offers) == (2, ["give 1 wood", "give 2 wood"])
    table.play("give 1 wood")
    assert table.hand(2) == "W1"


def five(**words) -> Table:
    """A settlement of five huts; the first one has a druid chip."""
    return ritual(8, "2 1 1 1 1", chip=8, **words)


@rule("MED-55")
def test_a_druid_chip_counts_as_both():
    table = five(hands={2: "W1"})
    assert table.offers == ["nothing", "offer chip"]
    awards = [award for award in table.play("offer chip") if award.player == 1]
    assert [(award.points, award.rule, award.what) for award in awards] == [(5, "MED-55", "druid-chip")]
    assert table.hand(2) == "W1"
    assert table.field(8) == "hut 2"  # the chip is gone


@rule("MED-55")
def test_a_druid_chip_may_be_kept():
    table = five()
    table.play("nothing")
    assert table.scores[1] == 4
    assert table.field(8) == "hut 2 druid"
    rich = five(hands={2: "S1 C1"})
    rich.play("offer both")
    assert (rich.scores[1], rich.field(8)) == (10, "hut 2 druid")


@rule("MED-55")
def test_a_chip_under_a_lone_hut_is_worth_one():
    table = ritual(8, "2", chip=8)
    assert table.points("offer chip") == {2: 1}


@rule("MED-55")
def test_no_chip_no_offering_of_it():
    table = ritual(8, "2", hands={2: "S1"})
    assert table.refuses("offer chip", "no-chip").rule == "MED-55"


@rule("MED-56")
def test_play_goes_on_in_the_old_order():
    table = Table(3, turn=1, hands={1: "W1 S1", 3: RICH}, fields="2 hut 2, 12 hut 3, 13 hut 3, 20 hut 1", druid=2)
    table.play("temple 7")
    table.play("nothing", "nothing")  # player 3 was asked last
    assert (table.asked, table.turn) == ("chance", 2)
    table.play("wood")
    assert table.asked == 2


def example_three(red: str) -> Table:
    """Blue is player 1, red is player 2."""
    return Table(
        scores="10 7",
        hands={1: "W4 S4", 2: red},
        fields="16 hut 2, 19 hut 2, 20 hut 2, 21 temple 1",
        druid=16,
    )


@rule("MED-57")
def test_example_three():
    table = example_three("W4")
    assert table.points("hut 18") == {}
    assert table.hand(1) == "W1 S1"  # three and three for the third hut
    assert table.runes[5] == 1
    assert (table.druid, table.asked) == (18, 1)
    assert table.rules("offer both") == [("MED-51", 1, 3)]
    assert (table.druid, table.asked) == (19, 2)
    assert table.rules("nothing") == [("MED-52", 2, -1)]  # red might replace, but does not want to
    assert (table.druid, table.asked) == (20, 2)
    assert table.rules("offer wood") == [("MED-50", 2, 1)]
    assert table.scores == [13, 7]
    assert (table.druid, table.asked, table.turn) == (20, "chance", 2)


@rule("MED-57")
def test_example_three_when_red_has_one_wood_only():
    table = example_three("W1")
    table.play("hut 18")
    assert sorted(table.rules("offer both")) == [("MED-51", 1, 3), ("MED-52", 2, -1)]
    assert (table.druid, table.asked, table.scores) == (20, 2, [13, 6])
    table.play("offer wood")
    assert table.scores == [13, 7]
    assert table.hand(2) == ""


@rule("MED-58")
def test_a_crossing_pays_a_point_for_each_rune_stone():
    table = Table(3, hands={1: "W1 S1"}, fields="0 hut 1, 5 hut 1, 8 hut 1, 14 hut 2, 30 hut 2", druid=30)
    awards = [award for award in table.play("temple 25") if award.rule == "MED-58"]
    assert [(award.player + 1, award.points, award.what, award.terms) for award in awards] == [
        (1, 3, "crossing", (Term("rune", 3, 1),)),
        (2, 2, "crossing", (Term("rune", 2, 1),)),
    ]
    assert not any(award.at_end for award in awards)
    assert table.scores == [5 + 3 - 1, 5 + 2, 5]  # player 1 has nothing for the druid on 0


@rule("MED-59")
def test_the_count_comes_before_the_ritual():
    """Example 4: he stands at blue (1) on 31, light green (2) has a hut on 2, red (3) builds a temple."""
    table = Table(3, turn=3, hands={2: "L1", 3: "W1 S1"}, fields="31 hut 1, 2 hut 2, 10 hut 3, 18 hut 3", druid=31)
    assert table.rules("temple 7") == [("MED-58", 1, 1), ("MED-58", 2, 1), ("MED-58", 3, 2)]
    assert (table.druid, table.asked, table.offering) == (2, 2, 2)
    assert table.rules("offer wool") == [("MED-50", 2, 1)]
    assert table.scores == [6, 7, 7]


@rule("MED-60")
def test_a_ritual_that_crosses_the_river():
    huts = "31 hut 1, 0 hut 2, 10 hut 2, 20 hut 1"
    table = Table(hands={1: "W1 S1 L2", 2: "C1"}, fields=huts, druid=20, scores="0 5")
    table.play("temple 25")
    assert (table.druid, table.asked, table.offering) == (31, 1, 31)
    awards = [award for award in table.rules("nothing") if award[2]]  # at zero points nothing can be lost
    assert awards == [("MED-58", 1, 2), ("MED-58", 2, 2)]
    assert (table.druid, table.asked, table.offering) == (0, 2, 0)
    assert table.points("offer copper") == {2: 1}
    assert table.scores == [2, 8]


@rule("MED-60")
def test_who_is_asked_before_the_river_gets_his_points_before_the_count():
    table = Table(
        hands={1: "W1 S1 L2", 2: "C1"}, fields="31 hut 1, 0 hut 2, 10 hut 2, 20 hut 1", druid=20, scores="1 5"
    )
    table.play("temple 25")
    assert table.rules("nothing") == [("MED-52", 1, -1), ("MED-58", 1, 2), ("MED-58", 2, 2)]


@rule("MED-61")
def test_leaving_the_stones_is_no_crossing():
    table = Table(hands={1: "W1 S1"}, fields="31 hut 2, 20 hut 1, 10 hut 2")
    assert table.rules("temple 7") == [("MED-52", 2, -1)]
    assert table.druid == 10


@rule("MED-62")
def test_a_rune_just_taken_counts_for_its_new_owner():
    table = Table(3, hands={1: "W1 C1"}, fields="8 hut 2, 18 hut 3, 24 hut 3, 30 hut 3", druid=30)
    awards = table.rules("hut 10")
    assert [award for award in awards if award[0] == "MED-58"] == [("MED-58", 1, 1), ("MED-58", 3, 3)]
    assert table.runes[2] == 1

"""Huts and temples: where they may stand, what they cost, and what comes with them."""

import pytest

from tests.games.meduris.table import Table

rule = pytest.mark.rule


@rule("MED-24")
def test_a_hut_needs_an_unbuilt_field():
    table = Table(hands={1: "W9 L9 C9 S9"}, fields="4 hut 2, 9 temple 1, 12 chip two")
    for field in (4, 9):
        refused = table.refuses(f"hut {field}", "built")
        assert (refused.rule, refused.where) == ("MED-24", (str(field),))
    assert "hut 12" in table.offers  # a chip is no hindrance
    huts = [int(text.split()[1]) for text in table.ways_to("hut") if "exchange" not in text]
    assert huts == [field for field in range(32) if field not in (4, 9)]


@rule("MED-24")
def test_a_hut_needs_a_hut_in_supply():
    eight = ", ".join(f"{field} hut 1" for field in range(0, 16, 2))
    table = Table(3, hands={1: "W9 L9 C9 S9"}, fields=eight, druid=14)
    assert table.view()["huts"] == [0, 8, 8]
    assert table.ways_to("hut") == []
    assert table.refuses("hut 20", "no-hut-left").rule == "MED-24"
    assert "temple 20" in table.offers


@rule("MED-25")
def test_a_lone_hut_costs_one_of_each_symbol():
    table = Table(hands={1: "W2 L2 C2 S2"})
    table.play("hut 0")  # wool and copper
    assert table.hand(1) == "W2 L1 C1 S2"
    assert table.stock == {"W": 16, "L": 17, "C": 17, "S": 16}
    assert table.field(0) == "hut 1"
    assert table.view()["huts"] == [11, 12]


@rule("MED-25")
def test_a_symbol_that_is_missing():
    table = Table(hands={1: "L1"})
    refused = table.refuses("hut 0", "missing")
    assert refused.facts == {"missing_copper": 1, "rate": 0}
    assert refused.rule in ("MED-25", "MED-26", "MED-29")


@rule("MED-26")
@pytest.mark.parametrize(("row", "cost"), [(0, "W1 S1"), (1, "W2 S2"), (2, "W3 S3"), (3, "W4 S4"), (4, "W5 S5")])
def test_the_kth_hut_costs_each_symbol_k_times(row, cost):
    huts = [f"{field} hut 2" for field in range(4 - row, 4)]
    table = Table(
        hands={1: cost}, fields=", ".join([*huts, "20 temple 2", "22 temple 2"]), druid=3 if row > 1 else None
    )
    table.play("hut 4")
    assert table.hand(1) == ""
    assert table.stock == dict.fromkeys("WLCS", 18)
    assert table.field(4) == "hut 1"


@rule("MED-26")
def test_one_short_is_too_short():
    table = Table(hands={1: "W5 S4"}, fields="0 hut 2, 1 hut 2, 2 hut 1, 3 hut 1", druid=3)
    refused = table.refuses("hut 4", "missing")
    assert refused.facts == {"missing_stone": 1, "rate": 0}


@rule("MED-27")
def test_closing_a_gap_counts_both_rows():
    huts = "0 hut 1, 1 hut 2, 3 hut 2, 4 hut 2, 5 hut 1"
    table = Table(hands={1: "L6 C6"}, fields=huts, druid=5)
    table.play("hut 2")
    assert table.hand(1) == ""
    poor = Table(hands={1: "L5 C6"}, fields=huts, druid=5)
    poor.refuses("hut 2", "missing")


@rule("MED-27")
def test_the_gap_of_the_questions_and_answers():
    """On the side for four: blue stands on 3, purple on 5; the hut between them costs three wool and three wood."""
    table = Table(4, hands={1: "W4 L4"}, fields="3 hut 3, 5 hut 4")
    table.play("hut 4")
    assert table.hand(1) == "W1 L1"


@rule("MED-27")
def test_a_settlement_may_grow_at_both_ends():
    """Where the new hut stands is all the same: it is the third."""
    for field in (4, 7):  # stone and wood on either side of the huts on 5 and 6
        table = Table(hands={1: "W3 S3"}, fields="5 hut 2, 6 hut 1")
        table.play(f"hut {field}")
        assert table.hand(1) == ""


@rule("MED-28")
def test_settlements_reach_across_the_river():
    table = Table(hands={1: "L2 C2"}, fields="31 hut 2")
    table.play("hut 0")
    assert table.hand(1) == ""
    back = Table(hands={1: "L2 S2"}, fields="0 hut 2")
    back.play("hut 31")
    assert back.hand(1) == ""


@rule("MED-28")
def test_settlements_reach_across_borders_of_areas():
    table = Table(hands={1: "W2 L2"}, fields="4 hut 2")  # 4 and 5 lie in different areas
    table.play("hut 5")
    assert table.hand(1) == ""


@rule("MED-28")
def test_temples_and_gaps_end_a_settlement():
    table = Table(hands={1: "L1 C1"}, fields="4 hut 2, 5 temple 2")
    table.play("hut 6")
    assert table.hand(1) == ""
    gap = Table(hands={1: "L1 C1"}, fields="4 hut 2")
    gap.play("hut 6")
    assert gap.hand(1) == ""


@rule("MED-29")
def test_three_for_one():
    """Wool and copper are needed."""
    table = Table(hands={1: "W3 L4 C1 S6"})
    payments = table.payments(1, "hut 0")
    for paid in ("L1 C1", "W3 L1", "W1 L1 S2", "S6", "L4", "W3 S3", "W3 C1"):
        assert payments[paid] == 1, paid
    for paid in ("W2 L1", "W1 L1 C1", "L3 S3", "C4", "S3"):  # too little, too much, wasteful, not in hand, only one
        assert payments[paid] == 0, paid


@rule("MED-29")
def test_three_for_one_in_a_settlement():
    table = Table(hands={1: "W2 L1 C3"}, fields="6 hut 2")
    assert table.payments(1, "hut 5") == {"W2 L1 C3": 1}  # two wood, one wool, three copper for the other
    assert table.ways_to("hut").count("hut 5") == 0
    table.play("hut 5 exchange")
    assert table.field(5) == "hut 1"  # one possibility only: nothing more is asked


@rule("MED-29")
def test_a_payment_step_by_step():
    table = Table(hands={1: "W3 L1 C1 S3"})
    table.play("hut 0 exchange")
    assert (table.asked, table.phase) == (1, "pay")
    assert table.offers == ["replace 0 wool", "replace 1 wool"]
    table.play("replace 0 wool")  # so copper is replaced, and three others go for it
    assert table.offers == ["give 0 wood", "give 1 wood", "give 2 wood", "give 3 wood"]
    table.refuses("give 4 wood", "bad-amount")
    table.play("give 2 wood")
    assert table.hand(1) == "W1 C1 S2"
    assert table.field(0) == "hut 1"


@rule("MED-29")
def test_the_mountain_need_not_have_what_is_replaced():
    table = Table(hands={1: "W6", 2: "L18 C18"})
    table.play("hut 0 exchange")
    assert table.field(0) == "hut 1"
    assert table.hand(1) == ""


@rule("MED-29")
def test_nothing_is_left_of_a_payment():
    table = Table(hands={1: "W6"}, fields="19 hut 2")
    table.play("temple 6 exchange")
    assert table.field(6) == "temple 1"
    assert table.game.words.compose(table.game.words.describe(table.s)) == table.s


@rule("MED-29")
def test_three_for_one_at_a_temple():
    table = Table(hands={1: "W3 L1"})
    assert table.payments(1, "temple 0") == {"W3 L1": 1}
    table.refuses("temple 0", "missing")
    table.play("temple 0 exchange")
    assert (table.field(0), table.hand(1)) == ("temple 1", "")


@rule("MED-30")
def test_the_rune_stone_comes_with_a_hut():
    table = Table(hands={1: "W1 S1", 2: "L1 S1"}, fields="20 hut 2")
    assert table.runes == {5: 2}
    table.play("hut 18")  # the same area: blue takes it from red
    assert table.runes == {5: 1}
    again = Table(hands={1: "W1 S1"}, fields="20 hut 1")
    again.play("hut 18")
    assert again.runes == {5: 1}
    first = Table(hands={1: "W1 S1"}, fields="16 hut 2")
    first.play("hut 18")
    assert first.runes == {4: 2, 5: 1}


@rule("MED-31")
def test_a_two_chip_pays_two_points():
    table = Table(hands={1: "W2 S2"}, fields="18 chip two")
    (award,) = table.play("hut 18")
    assert (award.player, award.points, award.rule, award.what, award.where) == (0, 2, "MED-31", "chip", ("18",))
    assert table.scores == [7, 5]
    assert table.hand(1) == "W1 S1"
    assert table.field(18) == "hut 1"


@rule("MED-32")
def test_a_hut_chip_is_a_hut_for_nothing():
    """As the fourth hut of a settlement it would cost four and four."""
    table = Table(fields="0 hut 2, 1 hut 2, 2 hut 2, 3 chip hut")
    assert table.ways_to("hut") == ["hut 3"]
    table.play("hut 3")
    assert table.field(3) == "hut 1"
    assert table.runes == {0: 1}
    assert table.druid == 3  # by way of 0, 1 and 2
    assert table.scores == [4, 2]


@rule("MED-32")
def test_nothing_may_be_paid_on_a_hut_chip():
    table = Table(hands={1: "W9 L9 C9 S9"}, fields="3 chip hut")
    assert [text for text in table.offers if text.split()[1] == "3"] == ["hut 3"]
    table.refuses("hut 3 exchange")
    table.play("hut 3")
    assert table.hand(1) == "W9 L9 C9 S9"


@rule("MED-33")
def test_a_druid_chip_stays_under_the_hut():
    table = Table(hands={1: "W1 S1"}, fields="18 chip druid")
    table.play("hut 18")
    assert table.field(18) == "hut 1 druid"
    assert table.hand(1) == ""
    assert table.scores == [5, 5]


@rule("MED-34")
def test_pay_place_chip_rune_druid():
    """The chip pays first; the rune is taken before the druid crosses; the hut stands before he comes to it."""
    table = Table(
        hands={1: "C1 S2"}, fields="8 chip two, 10 hut 2, 24 hut 2, 28 hut 2, 30 hut 2", druid=30, scores="5 5"
    )
    awards = table.rules("hut 8")
    assert awards[0] == ("MED-31", 1, 2)
    assert sorted(awards[1:]) == [("MED-58", 1, 1), ("MED-58", 2, 3)]
    assert (table.druid, table.asked, table.hand(1)) == (8, 1, "S1")
    assert table.rules("offer stone") == [("MED-50", 1, 1)]


@rule("MED-35")
def test_a_temple_needs_a_free_field_without_a_chip():
    table = Table(hands={1: "W9 L9 C9 S9"}, fields="4 hut 2, 9 temple 2, 12 chip two, 16 chip hut, 20 chip druid")
    for field in (12, 16, 20):
        assert table.refuses(f"temple {field}", "chip-field").rule == "MED-35"
        assert table.refuses(f"temple {field} exchange", "chip-field").rule == "MED-35"
    for field in (4, 9):
        assert table.refuses(f"temple {field}", "built").rule == "MED-35"
    temples = [int(text.split()[1]) for text in table.ways_to("temple") if "exchange" not in text]
    assert temples == [field for field in range(32) if field not in (4, 9, 12, 16, 20)]


@rule("MED-35")
def test_a_third_temple_is_not_there():
    table = Table(hands={1: "W9 L9 C9 S9"}, fields="4 temple 1, 9 temple 1")
    assert table.view()["temples"] == [0, 2]
    assert table.ways_to("temple") == []
    assert table.refuses("temple 20", "no-temple-left").rule == "MED-35"


@rule("MED-36")
def test_a_temple_always_costs_one_of_each():
    rows = "0 hut 1, 1 hut 2, 2 hut 1, 4 hut 2, 5 hut 1, 6 hut 2"
    table = Table(hands={1: "W1 C1"}, fields=rows, druid=6)
    table.play("temple 3")
    assert table.hand(1) == ""
    assert table.field(3) == "temple 1"
    beside = Table(hands={1: "W1 C1"}, fields="2 temple 2, 4 temple 2")
    beside.play("temple 3")
    assert beside.hand(1) == ""


@rule("MED-37")
def test_a_temple_takes_no_rune_stone():
    table = Table(hands={1: "W1 S1"}, fields="20 hut 2")
    table.play("temple 18")
    assert table.runes == {5: 2}
    alone = Table(hands={1: "W1 S1"})
    alone.play("temple 18")
    assert alone.runes == {}


@rule("MED-38")
def test_a_temple_moves_the_druid_too():
    table = Table(hands={1: "W1 S1"})
    table.play("temple 18")
    assert table.druid == "stone 1"


@rule("MED-39")
def test_temples_side_by_side():
    table = Table(hands={1: "W1 C1"}, fields="4 temple 1, 6 hut 2")
    table.play("temple 3")
    assert table.field(3) == "temple 1"
    assert table.forecast() == {2: 1}  # the rune of the hut, and nothing for temples

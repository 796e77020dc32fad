"""Every option, in both readings: what the rule book leaves open, people agree on before a match."""

import pytest

from oppidum.core.options import BadOption
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.table import Table

rule = pytest.mark.rule
DEFAULTS = {
    "chips": "chance",
    "open_hands": False,
    "exchange": "always",
    "any_face": "player",
    "first_hut": "at-once",
    "lone_hut": "lap",
    "temples": "rows",
    "druid_moves": "every-building",
}
OTHERS = {
    "chips": "hand",
    "open_hands": True,
    "exchange": "lacking",
    "any_face": "worker",
    "first_hut": "next-building",
    "lone_hut": "stay",
    "temples": "beside",
    "druid_moves": "huts",
}


def test_the_options_and_their_defaults():
    assert Meduris(2).options == DEFAULTS
    assert Meduris(2, preset="rulebook").options == DEFAULTS
    assert Meduris(2, preset="open").options == DEFAULTS | {"open_hands": True}
    assert Meduris(2, OTHERS).options == OTHERS
    assert {option.name: list(option.choices) for option in Meduris.OPTIONS} == {
        name: [DEFAULTS[name], OTHERS[name]] for name in DEFAULTS
    }
    with pytest.raises(BadOption):
        Meduris(2, {"temples": "towers"})


@rule("MED-29")
def test_who_lacks_nothing_exchanges_nothing():
    """Wool and copper are in the hand: they may be replaced always, or only when they are not there."""
    always = Table(hands={1: "W6 L1 C1"})
    assert always.payments(1, "hut 0").keys() == {"L1 C1", "W3 L1", "W3 C1", "W6"}
    lacking = Table(hands={1: "W6 L1 C1"}, exchange="lacking")
    assert lacking.payments(1, "hut 0").keys() == {"L1 C1"}
    lacking.refuses("hut 0 exchange", "lacking-only")


@rule("MED-29")
def test_who_lacks_something_gives_first_what_he_has():
    """Two wool and two copper are needed, one wool is there."""
    always = Table(hands={1: "W12 L1 C2"}, fields="18 hut 2")
    assert always.payments(1, "hut 19").keys() == {"W3 L1 C2", "W6 L1 C1", "W9 L1", "W6 C2", "W9 C1", "W12"}
    lacking = Table(hands={1: "W12 L1 C2"}, fields="18 hut 2", exchange="lacking")
    assert lacking.payments(1, "hut 19").keys() == {"W3 L1 C2"}
    beyond = Table(hands={1: "W1 L1 C5"}, fields="18 hut 2", exchange="lacking")
    assert beyond.payments(1, "hut 19").keys() == {"L1 C5", "W1 L1 C4"}  # of what is not lacking, more may go


@rule("MED-54")
def test_who_lacks_nothing_exchanges_nothing_at_a_ritual():
    def ritual(**options):
        table = Table(
            hands={1: "W1 S1", 2: "W6 L1 C1"}, fields="0 hut 2, 19 hut 2, 22 temple 2, 24 temple 2", druid=0, **options
        )
        table.play("temple 25")
        return table

    plain = {"nothing", "offer wool", "offer copper", "offer both"}
    assert set(ritual().offers) == plain | {"exchange one", "exchange both"}
    lacking = ritual(exchange="lacking")
    assert set(lacking.offers) == plain
    lacking.refuses("exchange one", "lacking-only")
    lacking.refuses("exchange both", "lacking-only")


@rule("MED-17")
def test_any_for_each_player_or_for_each_worker():
    stacks = "wood 1 1 2, wool 3, copper 2, stone 3"
    player = Table(3, phase="roll", stacks=stacks)
    player.play("any", "take wood", "take wool", "take stone")
    assert (player.phase, player.view()["counts"]) == ("act", [1, 1, 1])
    worker = Table(3, phase="roll", stacks=stacks, any_face="worker")
    worker.play("any")
    taken = []
    while worker.phase == "take":
        taken.append(worker.asked)
        worker.play("take wood")
    assert taken == [1, 1, 2, 2, 3, 3]
    assert worker.view()["counts"] == [2, 2, 2]
    assert worker.asked == 1


@rule("MED-17")
def test_any_for_each_worker_ends_with_the_stock():
    table = Table(2, phase="roll", any_face="worker", hands={1: "W18 L18", 2: "C18 S14"})
    table.play("any", "take stone", "take stone", "take stone")
    assert table.asked == 2
    table.play("take stone")
    assert (table.phase, table.asked) == ("act", 1)


@rule("MED-47")
def test_the_first_hut_moves_the_druid_at_once_or_the_next_building_does():
    temples = "0 temple 1, 6 temple 1, 12 temple 2, 18 temple 2"
    for first_hut, druid in (("at-once", 9), ("next-building", "stone 3")):
        table = Table(hands={1: "L1 S1"}, fields=temples, druid="stone 3", first_hut=first_hut)
        assert table.view()["plots"]["9"]["druid"] == ([9] if first_hut == "at-once" else [])
        table.play("hut 9")
        assert table.druid == druid


@rule("MED-47")
def test_the_reading_of_the_first_hut_matters_only_after_four_temples():
    for first_hut in ("at-once", "next-building"):
        table = Table(hands={1: "L1 S1"}, fields="6 hut 2, 12 temple 2, 18 temple 2", first_hut=first_hut)
        table.play("hut 9")
        assert table.druid == 6
        fourth = Table(hands={1: "L1 S1"}, fields="6 temple 1, 12 temple 2, 18 temple 2", first_hut=first_hut)
        fourth.play("hut 9")  # the fourth building is a hut: he goes to it by the common rule
        assert fourth.druid == 9


@rule("MED-48")
def test_the_only_hut_sees_a_lap_or_a_stay():
    fields = "5 hut 2, 10 temple 1, 15 temple 2, 20 temple 2"
    for lone_hut, scores in (("lap", [5, 5 + 1 - 1]), ("stay", [5, 5])):
        table = Table(hands={1: "W1 S1"}, fields=fields, druid=5, lone_hut=lone_hut)
        awards = table.rules("temple 25")
        assert (table.druid, table.scores) == (5, scores)
        assert [award[0] for award in awards] == (["MED-58", "MED-52"] if lone_hut == "lap" else [])


@rule("MED-68")
def test_temples_count_rows_or_neighbours():
    fields = "8 hut 1, 9 hut 2, 10 temple 2, 11 hut 2, 12 hut 1, 13 hut 1"
    for temples, points in (("rows", 5), ("beside", 2)):
        table = Table(fields=fields, druid=13, temples=temples)
        (award,) = [award for award in table.game.forecast(table.s) if award.rule == "MED-68"]
        assert award.points == points


@rule("MED-42")
def test_the_druid_moves_after_every_building_or_after_huts_only():
    fields = "2 hut 2, 8 hut 2, 12 hut 2, 20 hut 2"
    for druid_moves, place in (("every-building", 8), ("huts", 2)):
        temple = Table(hands={1: "W1 S1"}, fields=fields, druid=2, druid_moves=druid_moves)
        temple.play("temple 25")
        assert temple.druid == place
        hut = Table(hands={1: "W1 S1"}, fields=fields, druid=2, druid_moves=druid_moves)
        hut.play("hut 25")
        assert hut.druid == 8


@rule("MED-40")
def test_stones_count_huts_only_by_that_reading():
    for druid_moves, place in (("every-building", "stone 1"), ("huts", "temple")):
        table = Table(hands={1: "W1 S1"}, druid_moves=druid_moves)
        table.play("temple 25")
        assert table.druid == place


@rule("MED-12")
def test_hands_are_hidden_or_open():
    hidden = Table(hands={1: "W2", 2: "S1"})
    assert (hidden.view(1)["hands"], hidden.view()["hands"]) == ({"0": [2, 0, 0, 0]}, {})
    shown = Table(hands={1: "W2", 2: "S1"}, open_hands=True)
    assert shown.view(1)["hands"] == shown.view()["hands"] == {"0": [2, 0, 0, 0], "1": [0, 0, 0, 1]}


@rule("MED-10")
def test_chips_are_laid_by_chance_or_by_hand():
    assert Table.of(Meduris(3, start=2)).asked == "chance"
    assert Table.of(Meduris(3, {"chips": "hand"}, start=2)).asked == 3

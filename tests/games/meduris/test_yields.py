"""The turn: a roll for all, then one action; small and big yields."""

import random
from collections import Counter

import pytest

from oppidum.core.game import CHANCE, Refusal, sample
from oppidum.core.match import Match
from oppidum.games.meduris.game import Meduris
from tests.conftest import play_at_random
from tests.games.meduris.oracle import FACES
from tests.games.meduris.table import Table, ready

rule = pytest.mark.rule


@rule("MED-13")
def test_roll_act_next():
    match = ready(3, "wood wool copper stone stone stone")
    for actor, text in ((0, "hut 0"), (0, "move wood 1 wool"), (CHANCE, "hut 0")):  # nothing before the roll
        with pytest.raises(Refusal) as refused:
            match.play(actor, text)
        assert refused.value.rule == "MED-13"
    match.play(CHANCE, "wood")
    match.play(0, "move wood 1 wool")
    with pytest.raises(Refusal) as refused:  # one action only
        match.play(0, "hut 0")
    assert refused.value.rule == "MED-13"
    match.play(CHANCE, "wool")
    assert match.to_move == 1
    match.play(1, "move wool 1 copper")
    match.play(CHANCE, "copper")
    assert match.to_move == 2


@rule("MED-13")
def test_nobody_may_pass():
    table = Table(hands={1: "W1 L1 C1 S1"})
    for text in ("pass", "none", "nothing"):
        table.refuses(text)
    assert {text.split()[0] for text in table.offers} == {"move", "hut", "temple"}


@rule("MED-13")
def test_the_next_player_follows_after_the_ritual():
    table = Table(3, hands={1: "W1 S1", 3: "L1"}, fields="2 hut 3, 20 hut 2, 24 hut 1")
    table.play("temple 7")
    assert (table.asked, table.turn) == (3, 1)
    table.play("offer wool")
    assert (table.asked, table.turn) == ("chance", 2)


@rule("MED-14")
def test_six_faces_with_the_same_odds():
    table = Table(phase="roll")
    assert table.asked == "chance"
    assert sorted(table.offers) == sorted(FACES)
    assert set(table.game.weights(table.s).tolist()) == {1}
    rng = random.Random(3)
    rolled = Counter(table.game.words.format(table.s, sample(table.game, table.s, rng)) for _ in range(1200))
    assert rolled.keys() == set(FACES)
    assert all(140 < count < 260 for count in rolled.values())


@rule("MED-15")
def test_every_worker_on_the_plateau_brings_one():
    """Example 1: blue (1) has two workers on wood, light green (2) one on top, red (3) rolls wood."""
    table = Table(3, turn=3, phase="roll", stacks="wood 1 1 2, stone 3 2, copper 3")
    table.play("wood")
    assert [table.hand(player) for player in (1, 2, 3)] == ["W2", "W1", ""]
    assert table.stock == {"W": 15, "L": 18, "C": 18, "S": 18}
    assert table.asked == 3


@rule("MED-16")
@pytest.mark.parametrize(
    ("held", "blue", "green"),
    [(14, "W2", "W15"), (15, "W2", "W16"), (16, "W1", "W17"), (17, "", "W18"), (18, "", "W18")],
)
def test_the_top_worker_is_served_first(held, blue, green):
    """Light green stands on two blue ones and holds nearly all the wood; the lowest go without."""
    table = Table(3, turn=3, phase="roll", stacks="wood 1 1 2, stone 3 2, copper 3", hands={2: f"W{held}"})
    table.play("wood")
    assert (table.hand(1), table.hand(2)) == (blue, green)
    assert table.asked == 3  # play goes on


@rule("MED-17")
def test_everybody_takes_one_of_his_choice_while_there_is_any():
    table = Table(3, phase="roll", hands={1: "W18", 2: "L18", 3: "C18 S16"})
    table.play("any")
    assert (table.asked, table.offers) == (1, ["take stone"])
    assert table.refuses("take wood", "stock-empty").rule == "MED-17"
    table.play("take stone")
    assert (table.asked, table.turn) == (2, 1)
    table.play("take stone")
    assert (table.asked, table.phase) == (1, "act")  # nothing is left for player 3
    assert [table.hand(player) for player in (1, 2, 3)] == ["W18 S1", "L18 S1", "C18 S16"]


@rule("MED-17")
def test_any_is_taken_clockwise_from_whose_turn_it_is_wherever_the_workers_are():
    table = Table(4, turn=3, phase="roll", stacks="wood 1 1 2, wool 2 3 3, copper 4 4")
    table.play("any")
    order = []
    for material in ("stone", "stone", "wood", "wool"):
        order.append(table.asked)
        assert table.offers == ["take wood", "take wool", "take copper", "take stone"]
        table.play(f"take {material}")
    assert order == [3, 4, 1, 2]
    assert [table.hand(player) for player in (1, 2, 3, 4)] == ["W1", "L1", "S1", "S1"]
    assert (table.asked, table.phase) == (3, "act")


@rule("MED-18")
def test_everybody_returns_one_of_his_choice():
    table = Table(phase="roll", hands={2: "L1 C2"})
    table.play("minus")
    assert table.asked == 2  # player 1 has nothing and returns nothing
    assert table.offers == ["return wool", "return copper"]
    table.refuses("return stone", "hand-empty")
    table.play("return copper")
    assert (table.hand(1), table.hand(2)) == ("", "L1 C1")
    assert table.stock["C"] == 17
    assert table.scores == [5, 5]
    assert (table.asked, table.phase) == (1, "act")


@rule("MED-18")
def test_returns_go_clockwise_from_whose_turn_it_is():
    table = Table(3, turn=2, phase="roll", hands={1: "W1", 2: "L1", 3: "S2"})
    table.play("minus")
    order = []
    for material in ("wool", "stone", "wood"):
        order.append(table.asked)
        table.play(f"return {material}")
    assert order == [2, 3, 1]
    assert [table.hand(player) for player in (1, 2, 3)] == ["", "", "S1"]


@rule("MED-18")
def test_with_empty_hands_a_minus_asks_nobody():
    table = Table(3, phase="roll")
    table.play("minus")
    assert (table.asked, table.phase, table.scores) == (1, "act", [5, 5, 5])


TOWER = "stone 3 2, wood 1 1 2, copper 3"


@rule("MED-19")
def test_a_worker_may_leave_from_the_bottom():
    table = Table(3, turn=3, stacks=TOWER)
    table.play("move stone 1 wool")
    assert table.stacks == {"wood": [1, 1, 2], "wool": [3], "copper": [3], "stone": [2]}


@rule("MED-19")
def test_where_a_worker_may_go():
    table = Table(3, turn=3, stacks=TOWER)
    assert table.ways_to("move") == [
        "move copper 1 wool",
        "move copper 1 stone",
        "move stone 1 wool",
        "move stone 1 copper",
    ]
    assert table.refuses("move stone 1 stone", "same-plateau").rule == "MED-19"
    assert table.refuses("move stone 1 wood", "plateau-full").rule == "MED-19"
    assert table.refuses("move stone 2 wool", "not-your-worker").rule == "MED-19"
    assert table.refuses("move stone 3 wool", "not-your-worker").rule == "MED-19"  # nobody stands so high


@rule("MED-19")
def test_own_workers_on_each_other_are_one_choice():
    table = Table(3, stacks="wood 1 1 2, stone 3 2, copper 3")
    assert len(table.ways_to("move")) == 3  # one of the two, to wool, copper or stone
    table.play("move wood 1 wool")
    other = Table(3, stacks="wood 1 1 2, stone 3 2, copper 3")
    other.play("move wood 2 wool")
    assert table.stacks == other.stacks == {"wood": [1, 2], "wool": [1], "copper": [3], "stone": [3, 2]}
    parted = Table(3, stacks="wood 1 2 1, stone 3 2, copper 3")
    assert len(parted.ways_to("move")) == 6  # bottom or top makes a difference here


@rule("MED-20")
def test_the_height_counts_where_the_worker_arrives():
    """Example 1, second part: red climbs onto red and light green."""
    table = Table(3, turn=3, stacks=TOWER)
    table.play("move copper 1 stone")
    assert [table.hand(player) for player in (1, 2, 3)] == ["", "S2", "S4"]
    assert table.stock == {"W": 18, "L": 18, "C": 18, "S": 12}


@rule("MED-20")
def test_smaller_towers_bring_less_and_the_place_left_nothing():
    table = Table(3, turn=3, stacks=TOWER)
    table.play("move stone 1 wool")  # an empty plateau
    assert [table.hand(player) for player in (1, 2, 3)] == ["", "", "L1"]
    table = Table(3, turn=3, stacks=TOWER)
    table.play("move stone 1 copper")
    assert table.hand(3) == "C3"  # 2 + 1, both their own


def test_a_choice_says_what_a_worker_would_bring_everybody():
    table = Table(3, turn=3, stacks=TOWER)
    offered = {
        choice["text"]: choice["yields"] for choice in table.game.screen.choices(table.s, 2) if choice["do"] == "move"
    }
    assert (offered["move copper 1 stone"], offered["move stone 1 copper"]) == ([0, 2, 4], [0, 0, 3])


@rule("MED-21")
@pytest.mark.parametrize(
    ("stock", "top", "middle", "bottom"), [(6, 3, 2, 1), (5, 3, 2, 0), (4, 3, 1, 0), (2, 2, 0, 0), (0, 0, 0, 0)]
)
def test_the_top_takes_what_is_there(stock, top, middle, bottom):
    table = Table(3, stacks="wood 3 2, wool 1, copper 3 1, stone 2", hands={1: f"W{18 - stock}"})
    table.play("move wool 1 wood")
    assert table.view()["counts"] == [18 - stock + top, middle, bottom]
    assert table.stock["W"] == max(0, stock - 6)


@rule("MED-22")
def test_a_big_yield_builds_nothing_and_leaves_the_druid_alone():
    table = Table(fields="2 hut 1, 3 hut 2, 9 hut 1, 15 temple 2", druid=3)
    table.play("move wood 1 stone")
    assert table.druid == 3
    assert table.scores == [5, 5]
    assert table.asked == "chance"
    assert len(table.view()["fields"]) == 4


@rule("MED-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_big_yield(players):
    match = play_at_random(Meduris(players), seed=players)
    again = Match(match.game)
    for event in match.events:
        view = match.game.screen.view(again.position, None)
        if view["phase"] == "act":
            offers = [
                match.game.words.format(again.position, int(action)) for action in match.game.legal(again.position)
            ]
            assert any(text.startswith("move") for text in offers)
        again.play(event.actor, event.text)


@rule("MED-23")
def test_even_in_the_narrowest_place():
    table = Table(2, stacks="wood 1 2 1, wool 2 1 2")
    assert sorted(text.split()[3] for text in table.ways_to("move")) == ["copper"] * 3 + ["stone"] * 3
    crowded = Table(4, stacks="wood 1 2 2, wool 3 4 3, copper 4 1")
    assert {text.split()[3] for text in crowded.ways_to("move")} == {"copper", "stone"}

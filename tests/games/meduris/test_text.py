"""Positions as text and as a client sees them."""

import random
from dataclasses import replace

import pytest

from oppidum.core.game import Refusal
from oppidum.core.recount import audit
from oppidum.games.meduris.book import Box
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.oracle import MATERIALS
from tests.games.meduris.table import Table, layout, ready

BOARD = """\
turn 1
phase offer
asked 2
scores 13 7
stacks
 wood 1 1 2
 wool -
 copper 2 1
 stone 2
hands
 1 W1 L0 C0 S1
 2 W4 L0 C0 S0
fields
 3 chip hut
 12 chip druid
 16 hut 2
 18 hut 1 druid
 19 hut 2
 20 hut 2
 21 temple 1
druid 19
runes - - - - 2 1 - - -
turns 12
"""


def test_a_position_by_hand():
    table = Table(text=BOARD)
    assert (table.asked, table.turn, table.phase, table.offering) == (2, 1, "offer", 19)
    assert table.stacks == {"wood": [1, 1, 2], "wool": [], "copper": [2, 1], "stone": [2]}
    assert (table.hand(1), table.hand(2)) == ("W1 S1", "W4")
    assert table.stock == {"W": 13, "L": 18, "C": 18, "S": 17}
    assert [table.field(field) for field in (3, 12, 18, 21, 22)] == [
        "chip hut",
        "chip druid",
        "hut 1 druid",
        "temple 1",
        "",
    ]
    assert (table.druid, table.runes, table.scores) == (19, {4: 2, 5: 1}, [13, 7])
    assert table.view()["huts"] == [11, 9]
    assert table.view()["temples"] == [1, 2]
    assert table.view()["turns"] == 12
    assert audit(table.game, table.s) == []


def test_and_back_to_text():
    table = Table(text=BOARD)
    assert "\n".join(line.rstrip() for line in table.game.words.describe(table.s).splitlines()) + "\n" == BOARD


@pytest.mark.parametrize(
    "words",
    [
        {"phase": "roll"},
        {"phase": "act", "druid": "stone 2", "fields": "3 hut 1, 9 temple 2"},
        {"phase": "workers", "stacks": "wood 1, stone 2", "left": "2 2", "turns": 0},
        {"phase": "kinds", "stacks": "wood -", "left": "3 3", "turns": 0, "faces": 5}
        | {"fields": "2 chip two, 8 chip ?, 12 chip ?, 17 chip ?, 21 chip ?, 26 chip ?"},
        {"phase": "take", "asked": 2, "taking": "1 0", "hands": {2: "W1"}},
        {"phase": "return", "asked": 2, "taking": "1 0", "hands": {2: "W1"}},
        {"phase": "act", "ending": 2, "turns": 200},
        {"phase": "offer", "ending": 2, "turns": 201, "lap": 4, "asked": 2, "druid": 20, "hands": {2: "W1"}}
        | {"fields": "3 hut 1, 4 hut 1, 10 hut 2, 20 hut 2"},
    ],
    ids=lambda words: " ".join(map(str, list(words.values())[:2])),
)
def test_all_phases_have_a_text(words):
    text = layout(**words)
    game = Meduris(2)
    s = game.words.compose(text)
    assert audit(game, s) == []
    again = game.words.compose(game.words.describe(s))
    assert again == s
    assert game.words.describe(again) == game.words.describe(s)
    described = game.words.describe(s)
    assert all(line in described for line in text.splitlines() if not line.startswith("left"))


def test_a_payment_half_made_has_a_text():
    table = Table(hands={1: "W3 L1 C1 S3"})
    table.play("hut 0 exchange", "replace 0 wool")
    text = table.game.words.describe(table.s)
    assert "phase pay" in text
    assert "paying hut 0" in text
    again = Table(text=text)
    assert again.offers == table.offers
    again.play("give 2 wood")
    table.play("give 2 wood")
    assert again.s == table.s


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn 1", "turn 3"),
        ("turn 1", "tunr 1"),
        ("phase offer", "phase dance"),
        ("asked 2", "asked 1"),  # hut 19 is not his
        ("scores 13 7", "scores 13"),
        ("scores 13 7", "scores 13 -1"),
        (" wood 1 1 2", " wood 1 1 2 1"),  # four on a plateau
        (" stone 2", " stone -"),  # a worker is missing
        (" stone 2", " stone 1"),  # the wrong one
        (" 1 W1 L0 C0 S1", " 1 W15 L0 C0 S1"),  # nineteen wood
        (" 1 W1 L0 C0 S1", " 1 W-1 L0 C0 S1"),
        (" 3 chip hut", " 3 chip cake"),
        (" 3 chip hut", " 32 chip hut"),
        (" 3 chip hut", " 14 chip hut"),  # too near to 12
        (" 3 chip hut", " 3 chip druid"),  # a third one, with the one under 18
        (" 3 chip hut", " 3 hut 3"),
        (" 16 hut 2", " 16 hut 2\n 16 hut 1"),
        (" 21 temple 1", " 21 temple 1\n 23 temple 1\n 25 temple 1"),
        ("druid 19", "druid 17"),  # no hut
        ("druid 19", "druid stone 4"),
        ("runes - - - - 2 1 - - -", "runes - - - - 2 1 - -"),
        ("runes - - - - 2 1 - - -", "runes - - - - 2 5 - - -"),
        ("turns 12", "turns many"),
    ],
)
def test_impossible_positions_are_refused(old, new):
    assert old in BOARD
    with pytest.raises(Refusal) as refused:
        Meduris(2).words.compose(BOARD.replace(old, new))
    assert refused.value.rule == "layout" or refused.value.rule.startswith("MED-")
    assert refused.value.message


def test_too_many_huts_are_refused():
    huts = ", ".join(f"{field} hut 1" for field in range(0, 26, 2))
    with pytest.raises(Refusal, match="MED-07"):
        Meduris(2).words.compose(layout(fields=huts, druid=24))


def test_what_a_plot_costs_and_where_the_druid_would_go():
    table = Table(fields="3 chip hut, 16 hut 2, 19 hut 2, 20 hut 2, 21 temple 1", druid=16)
    view = table.view()
    assert view["plots"]["18"] == {"cost": [3, 0, 0, 3], "free": False, "temple": 2, "druid": [18, 19, 20]}
    assert view["plots"]["17"] == {"cost": [0, 2, 0, 2], "free": False, "temple": 1, "druid": [17]}
    assert view["plots"]["0"] == {"cost": [0, 1, 1, 0], "free": False, "temple": 0, "druid": [19, 20]}
    assert view["plots"]["3"]["free"] is True
    assert "16" not in view["plots"]
    assert view["elsewhere"] == {"druid": [19, 20]}
    far = Table(fields="2 hut 1, 16 hut 2, 20 hut 2, 21 temple 1", druid=20).view()
    assert far["elsewhere"] == {"druid": [2], "crossing": {"after": 0, "points": [1, 2]}}
    assert (far["plots"]["30"]["druid"], "crossing" in far["plots"]["30"]) == ([30], False)


def test_what_is_counted_at_the_river_on_the_way():
    """Between the huts of a settlement that reaches across it too; a stone that is just taken counts already."""
    table = Table(hands={1: "L9 C9 S9 W9"}, fields="31 hut 1, 0 hut 2, 10 hut 2, 20 hut 1", druid=20)
    view = table.view()
    across = {"druid": [31, 0], "crossing": {"after": 1, "points": [2, 2]}}
    assert view["elsewhere"] == across
    assert view["plots"]["13"] == {"cost": [1, 1, 0, 0], "free": False, "temple": 0} | across | {
        "crossing": {"after": 1, "points": [3, 2]}
    }
    assert view["plots"]["9"]["crossing"] == {"after": 1, "points": [3, 1]}
    assert table.points("temple 25", "nothing") == {1: 2 - 1, 2: 2 - 1}


def test_a_view_of_an_offering():
    table = Table(text=BOARD)
    assert table.view()["offer"] == {"field": 19, "size": 3, "chip": False, "one": 1, "both": 3}
    assert table.view()["asked"] == 1


def test_a_view_shows_the_points_of_a_designers_box():
    """What the page says is what is paid, whatever the numbers are."""
    box = Box.load()
    points = {"chip": 7, "offering": 2, "refusal": 3, "crossing": 4, "temple": 5, "runes": [9 * n for n in range(10)]}
    game = Meduris(2, box=replace(box, numbers=box.numbers | {"points": points}))
    table = Table.of(game, game.words.compose(BOARD))
    view = table.view()
    assert (view["chip_points"], view["crossing_points"], view["offer"]["one"]) == (7, 4, 2)
    assert (view["offering_points"], view["refusal_points"], view["rune_scale"]) == (2, 3, points["runes"])
    assert sum(view["temple_points"].values()) % 5 == sum(view["rune_points"]) % 9 == 0
    for choice in game.screen.choices(table.s, game.to_move(table.s)):
        if choice["text"].startswith(("nothing", "offer")):
            (award, *_) = table.copy().play(choice["text"])
            assert award.points == choice["gain"]


def test_a_view_of_a_payment():
    table = Table(hands={1: "W9 L9 C9 S6"}, fields="16 hut 2, 19 hut 2, 20 hut 2, 21 temple 1", druid=16)
    table.play("hut 18 exchange", "replace 1 wood", "replace 0 stone")
    assert table.offers == ["give 0 wool", "give 1 wool", "give 2 wool", "give 3 wool"]
    paying = table.view(1)["paying"]
    assert (paying["for"], paying["field"], paying["need"]) == ("hut", 18, [3, 0, 0, 3])
    assert (paying["replaced"], paying["given"], paying["left"]) == ([1, 0, 0, 0], [0, 0, 0, 0], 3)
    table.play("give 1 wool")
    assert table.view(1)["paying"]["left"] == 2


def test_the_last_roll_is_shown():
    match = ready(2)
    assert "face" not in match.game.screen.view(match.position, None)
    match.play(-1, "stone")
    assert match.game.screen.view(match.position, None)["face"] == "stone"


def test_choices_say_what_is_needed_to_show_them():
    table = Table(hands={1: "W4 S4"}, fields="16 hut 2, 19 hut 2, 20 hut 2, 21 temple 1", druid=16)
    choices = {choice["text"]: choice for choice in table.game.screen.choices(table.s, 0)}
    assert list(choices) == table.offers
    assert choices["hut 18"] == {"text": "hut 18", "do": "hut", "field": 18, "exchange": False, "cost": [3, 0, 0, 3]}
    assert choices["temple 18"]["cost"] == [1, 0, 0, 1]
    move = {"text": "move wood 1 stone", "do": "move", "from": "wood", "height": 1, "to": "stone", "yields": [2, 1]}
    assert choices["move wood 1 stone"] == move
    assert table.game.screen.choices(table.s, 1) == []
    assert table.game.screen.choices(table.s, None) == []
    table.play("hut 18")
    assert {choice["text"]: choice["gain"] for choice in table.game.screen.choices(table.s, 0)} == {
        "nothing": -1,
        "offer wood": 1,
        "offer stone": 1,
        "offer both": 3,
    }


def test_choices_of_materials_and_fields():
    rolled = Table(phase="roll")
    rolled.play("any")
    assert [choice["material"] for choice in rolled.game.screen.choices(rolled.s, 0)] == list(MATERIALS)
    chips = Table.of(Meduris(2, {"chips": "hand"}))
    assert [choice["field"] for choice in chips.game.screen.choices(chips.s, 0)] == list(range(32))
    paying = Table(hands={1: "W3 L1 C1 S3"})
    paying.play("hut 0 exchange")
    assert [(choice["material"], choice["amount"]) for choice in paying.game.screen.choices(paying.s, 0)] == [
        ("wool", 0),
        ("wool", 1),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_match_is_the_notation(players):
    game, rng = Meduris(players), random.Random(players)
    s = game.initial()
    while len(legal := game.legal(s)):
        if (actor := game.to_move(s)) >= 0:
            texts = [game.words.format(s, int(action)) for action in legal]
            assert [choice["text"] for choice in game.screen.choices(s, actor)] == texts
        game.apply(s, int(rng.choice(legal)))

"""Players, board, box, and everything until the first roll of the die."""

from collections import Counter

import pytest

from oppidum.core.game import CHANCE, Refusal
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.games.meduris.board import BadBoard, Field, Side, check, load_board
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.oracle import LETTERS, MATERIALS
from tests.games.meduris.table import PHOTO, Table, lay_out, ready

rule = pytest.mark.rule
SIDE_2_3 = (
    "LC SW LC WC SW | WL CL WS | SC LS CW CL | SC LW | WC SC WL | SL SW LC WS LS | WC WL CS | WS LW CL CW | LS SC LS"
)


def test_a_side_nobody_could_play_on_is_refused():
    side = load_board()[0]
    check(side)
    for fields, fault in [
        (side.fields[:-3], "area 8 has no field"),
        (side.fields * 2, "at most 40 fields"),
        ((Field("WW", 0, True), *side.fields[1:]), "field 0: 'WW'"),
    ]:
        with pytest.raises(BadBoard, match=fault):
            check(Side(side.players, fields, side.runes))


def fields_of(side):
    """The fields of a side: two letters, area, and whether somebody has seen the real one."""
    letters = dict(zip(MATERIALS, LETTERS, strict=True))
    fields = Meduris(2).screen.kit()["sides"][side]["fields"]
    return [("".join(letters[name] for name in f["pair"]), f["area"], f["verified"]) for f in fields]


def kinds_of_pairs(side):
    """How often each pair of materials occurs, in whatever order."""
    return Counter("".join(sorted(pair)) for pair, _, _ in fields_of(side))


@rule("MED-01")
def test_two_to_four_players():
    for players in (2, 3, 4):
        assert Table(players).view()["players"] == players
    for players in (1, 5):
        with pytest.raises(BadOption, match="MED-01"):
            Meduris(players)


@rule("MED-02")
@pytest.mark.parametrize(("players", "count"), [(2, 32), (3, 32), (4, 40)])
def test_the_side_of_the_board(players, count):
    table = Table(players, hands={1: "W9 L9 C9 S9"})
    assert [text for text in table.ways_to("hut") if "exchange" not in text] == [f"hut {n}" for n in range(count)]
    table.refuses(f"hut {count}", "no-such-field")


@rule("MED-03")
def test_the_side_for_two_and_three():
    fields = fields_of("32")
    areas = [" ".join(pair for pair, area, _ in fields if area == number) for number in range(9)]
    assert " | ".join(areas) == SIDE_2_3
    assert [len(area.split()) for area in areas] == [5, 3, 4, 2, 3, 5, 3, 4, 3]
    assert kinds_of_pairs("32") == {"CL": 6, "SW": 6, "CW": 5, "LW": 5, "CS": 5, "LS": 5}
    assert Counter("".join(pair for pair, _, _ in fields)) == dict.fromkeys("LCSW", 16)
    assert all(set(fields[n][0]) != set(fields[n - 1][0]) for n in range(32))
    assert all(verified for _, _, verified in fields)


@rule("MED-04")
def test_the_side_for_four():
    fields = fields_of("40")
    assert [pair for pair, _, _ in fields[:8]] == ["LC", "SW", "SC", "WC", "LW", "CS", "WL", "CL"]
    assert fields[39] == ("LW", 8, True)
    assert [n for n, field in enumerate(fields) if field[2]] == [0, 1, 2, 3, 4, 5, 6, 7, 39]
    assert "S" in fields[38][0]
    assert [sum(area == number for _, area, _ in fields) for number in range(9)] == [6, 4, 5, 2, 4, 6, 4, 5, 4]
    assert kinds_of_pairs("40") == {"CL": 6, "SW": 6, "CS": 7, "CW": 7, "LW": 7, "LS": 7}
    assert Counter("".join(pair for pair, _, _ in fields)) == dict.fromkeys("LCSW", 20)
    assert all(set(fields[n][0]) != set(fields[n - 1][0]) for n in range(40))


@rule("MED-05")
def test_nine_areas_in_a_row_each_with_a_rune_stone():
    areas = [area for _, area, _ in fields_of("32")]
    assert areas == sorted(areas)
    assert [areas[n] for n in (4, 5, 13, 14, 31, 0)] == [0, 1, 3, 4, 8, 0]
    assert [area for _, area, _ in fields_of("40")] == sorted(area for _, area, _ in fields_of("40"))
    for players in (2, 3, 4):
        assert Meduris(players).screen.view(Meduris(players).initial(), None)["runes"] == {}


@rule("MED-06")
@pytest.mark.parametrize(("players", "stock"), [(2, 16), (3, 15), (4, 14)])
def test_one_of_each_material_and_the_rest_on_the_mountain(players, stock):
    match = ready(players)
    for player in range(players):
        assert match.game.screen.view(match.position, player)["hands"][str(player)] == [1, 1, 1, 1]
    assert match.game.screen.view(match.position, None)["stock"] == [stock] * 4


@rule("MED-07")
@pytest.mark.parametrize(("players", "huts"), [(2, 12), (3, 8), (4, 8)])
def test_huts_and_temples(players, huts):
    view = Meduris(players).screen.view(ready(players).position, None)
    assert view["huts"] == [huts] * players
    assert view["temples"] == [2] * players


@rule("MED-08")
def test_workers_are_placed_one_at_a_time_from_the_start_player():
    match = lay_out(Match(Meduris(3, start=1)))
    placed = []
    for plateau in ("wood", "wood", "wood", "stone", "stone", "wool"):
        placed.append(match.to_move)
        match.play(match.to_move, f"worker {plateau}")
        if len(placed) == 3:
            with pytest.raises(Refusal) as refused:  # a fourth on the same plateau
                match.play(match.to_move, "worker wood")
            assert (refused.value.rule, refused.value.reason) == ("MED-08", "plateau-full")
    assert placed == [1, 2, 0, 1, 2, 0]
    view = match.game.screen.view(match.position, None)
    assert view["stacks"] == {"wood": [1, 2, 0], "wool": [0], "copper": [], "stone": [1, 2]}
    assert view["counts"] == [4, 4, 4]  # nothing is earned by placing
    assert (view["phase"], view["turn"], match.to_move) == ("roll", 1, CHANCE)


@rule("MED-08")
def test_two_players_place_three_workers_each():
    match = ready(2, "wood wool wood wool stone stone")
    assert match.game.screen.view(match.position, None)["stacks"] == {
        "wood": [0, 0],
        "wool": [1, 1],
        "copper": [],
        "stone": [0, 1],
    }


@rule("MED-09")
def test_everybody_starts_with_five_points():
    for players in (2, 3, 4):
        assert ready(players).scores == [5] * players


@rule("MED-10")
def test_the_chips_of_the_photograph():
    match = lay_out(Match(Meduris(3)))
    fields = match.game.screen.view(match.position, None)["fields"]
    assert {int(field): there["chip"] for field, there in fields.items()} == PHOTO
    assert Counter(PHOTO.values()) == {"two": 2, "hut": 2, "druid": 2}


@rule("MED-10")
def test_three_free_fields_between_chips():
    match = Match(Meduris(2))
    match.play(CHANCE, "chip 0")
    with pytest.raises(Refusal) as refused:  # {0, 3, 8, 12, 16, 20}: two fields between 0 and 3
        match.play(CHANCE, "chip 3")
    assert (refused.value.rule, refused.value.reason) == ("MED-10", "chips-too-near")
    match.play(CHANCE, "chip 4")


@rule("MED-10")
def test_chips_across_the_river_keep_their_distance_too():
    match = Match(Meduris(2))
    for field in (1, 5, 9, 13, 17):
        match.play(CHANCE, f"chip {field}")
    with pytest.raises(Refusal) as refused:  # 31 and 0 lie between 30 and 1
        match.play(CHANCE, "chip 30")
    assert refused.value.reason == "chips-too-near"
    match.play(CHANCE, "chip 29")


@rule("MED-10")
def test_two_chips_of_each_kind():
    match = Match(Meduris(2))
    for field in sorted(PHOTO):
        match.play(CHANCE, f"chip {field}")
    assert match.game.screen.view(match.position, None)["fields"]["2"] == {"chip": "?"}
    for kind in ("druid", "druid", "two"):
        match.play(CHANCE, kind)
    with pytest.raises(Refusal) as refused:
        match.play(CHANCE, "druid")
    assert (refused.value.rule, refused.value.reason) == ("MED-10", "no-chip")
    for kind in ("hut", "two", "hut"):
        match.play(CHANCE, kind)
    chips = [there["chip"] for there in match.game.screen.view(match.position, None)["fields"].values()]
    assert sorted(chips) == ["druid", "druid", "hut", "hut", "two", "two"]
    assert match.game.screen.view(match.position, None)["phase"] == "workers"


@rule("MED-11")
def test_the_druid_waits_on_his_temple():
    match = ready(3)
    assert match.game.screen.view(match.position, None)["druid"] == {"stone": 0}
    assert Table(3).druid == "temple"


@rule("MED-12")
def test_only_materials_are_hidden():
    secret = Table(3, hands={1: "W2", 2: "L3", 3: "C4"})
    assert secret.view()["hands"] == {}
    assert secret.view(2)["hands"] == {"1": [0, 3, 0, 0]}
    assert secret.view(2)["counts"] == [2, 3, 4]
    for word in ("runes", "huts", "temples", "fields", "scores", "stacks", "stock"):
        assert secret.view(2)[word] == secret.view()[word]


@rule("MED-12")
def test_hands_may_be_played_open():
    table = Table(3, open_hands=True, hands={1: "W2", 2: "L3", 3: "C4"})
    everything = {"0": [2, 0, 0, 0], "1": [0, 3, 0, 0], "2": [0, 0, 4, 0]}
    assert table.view()["hands"] == table.view(1)["hands"] == table.view(3)["hands"] == everything

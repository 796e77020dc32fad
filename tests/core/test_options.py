"""Options and presets: every name and every value is checked, with a suggestion."""

import json
from pathlib import Path

import pytest

from oppidum.core.options import BadOption, Option, departures, in_force, read_pairs, resolve, suggest
from oppidum.games import GAMES, game_class

SHARING = Option("sharing", "Who is paid", {"everyone": "all", "majority": "most"})
RIVER = Option("river", "A river first", {False: "no", True: "yes"})
SMALL = Option("small_city", "Two tiles", {2: "two", 4: "four"})
KNOWN = (SHARING, RIVER, SMALL)
PRESETS = {"modern": {"sharing": "majority", "small_city": 4}}


def test_defaults_then_preset_then_what_was_given():
    assert str(resolve(KNOWN, PRESETS)) == "sharing=everyone river=no small_city=2"
    assert str(resolve(KNOWN, PRESETS, "modern")) == "sharing=majority river=no small_city=4"
    chosen = resolve(KNOWN, PRESETS, "modern", {"small_city": "2", "river": "YES"})
    assert chosen == {"sharing": "majority", "river": True, "small_city": 2}
    assert resolve(KNOWN, PRESETS, given={"river": True})["river"] is True


@pytest.mark.parametrize(
    ("preset", "given", "message"),
    [
        ("modren", {}, "there is no preset 'modren': did you mean 'modern'?"),
        (None, {"shareing": "majority"}, "there is no option 'shareing': did you mean 'sharing'?"),
        (None, {"river": "perhaps"}, "option river cannot be 'perhaps'; there is no, yes"),
        (None, {"small_city": 3}, "option small_city cannot be '3'; there is 2, 4"),
        (None, {"small_city": True}, "option small_city cannot be 'yes'; there is 2, 4"),
    ],
)
def test_mistakes_are_named(preset, given, message):
    with pytest.raises(BadOption) as caught:
        resolve(KNOWN, PRESETS, preset, given)
    assert str(caught.value) == message


def test_pairs_as_typed():
    assert read_pairs(["river=yes", "small_city=4"]) == {"river": "yes", "small_city": "4"}
    for bad in (["river"], ["=yes"], ["river="], ["river=yes", "river=no"]):
        with pytest.raises(BadOption):
            read_pairs(bad)


def test_suggestions():
    assert suggest("citty", ["city", "road"]) == ": did you mean 'city'?"
    assert suggest("xyz", ["city", "road"]) == "; there is city, road"


TOLD = json.loads((Path(__file__).parents[2] / "web" / "tests" / "inForce.json").read_text("utf-8"))
PLAYED = [Option(one["name"], "", dict.fromkeys(one["values"], ""), needs=one["needs"]) for one in TOLD["options"]]
TWO = TOLD["presets"]


@pytest.mark.parametrize("table", TOLD["tables"])
def test_a_table_plays_by_a_preset_and_departs_from_it(table):
    """As the client's form says beforehand: web/tests/inForce.test.ts."""
    options = resolve(PLAYED, TWO, None, table["options"])
    assert in_force(PLAYED, TWO, table["named"], options) == (table["preset"], table["changes"])


@pytest.mark.parametrize("named", [None, "gone"])
def test_where_no_preset_is_named_the_one_that_says_most_is_told(named):
    for options, told in (
        ({}, ("old", [])),
        ({"sharing": "majority", "small": 4}, ("new", [])),
        ({"sharing": "majority", "small": 4, "river": True}, ("new", ["river"])),
    ):
        assert in_force(PLAYED, TWO, named, resolve(PLAYED, TWO, None, options)) == told


def test_an_option_that_is_here_no_more_departs_from_every_preset():
    assert departures(PLAYED, TWO, "old", {"sharing": "everyone", "tower": True, "small": 3}) == ["tower", "small"]


def test_a_game_without_presets_names_none():
    assert in_force(KNOWN, {}, None, resolve(KNOWN, {}, None, {"river": True})) == (None, ["river"])


@pytest.mark.parametrize("name", GAMES)
def test_what_people_are_offered_first_is_a_preset_of_the_game(name):
    game = game_class(name)
    assert game.RECOMMENDED in game.PRESETS
    assert in_force(game.OPTIONS, game.PRESETS, None, game(2, preset=game.RECOMMENDED).options) == (
        game.RECOMMENDED,
        [],
    )
    names = {option.name for option in game.OPTIONS}
    assert {option.needs for option in game.OPTIONS} <= names | {""}

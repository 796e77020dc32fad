"""Options and presets: every name and every value is checked, with a suggestion."""

import pytest

from oppidum.core.options import BadOption, Option, read_pairs, resolve, suggest

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

"""Whatever a client is told of a game is what its contract declares: nothing else, nothing less."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from oppidum.core.match_file import read_lines, read_match
from oppidum.core.patch import apply_patch
from oppidum.games import game_class
from tests.games.test_playthroughs import FILES
from tests.soak import every
from tools.make_types import CONTRACTS

AMBIGUOUS = {"sell", "small", "large"}  # a line of a log cannot tell whether a kind of action is meant; a choice can
HIDDEN = {"carcassonne": (), "meduris": (), "finisterre": ("draw ?", "play ?", "keep ?", "put back ?", "?")}
STRIDE = 7  # every so many events the whole view is looked at


def faults(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Where a value is not what is declared; unknown and missing keys are faults too."""
    kind, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from faults_of_dictionary(value, hint, path)
    elif kind is Literal:
        if value not in parts:
            yield f"{path}: {value!r} is none of {parts}"
    elif kind in (Union, UnionType):
        tried = [list(faults(value, part, path)) for part in parts]
        if all(tried):
            yield min(tried, key=len)[0]
    elif kind is list:
        if type(value) is not list:
            yield f"{path}: {value!r} is no list"
        else:
            for index, part in enumerate(value):
                yield from faults(part, parts[0], f"{path}[{index}]")
    elif kind is dict:
        if get_origin(parts[0]) is Literal and set(value) != set(get_args(parts[0])):
            yield f"{path}: {list(value)} are not all of {get_args(parts[0])}"
        for key, part in value.items():
            yield from faults(key, parts[0], f"the key {key!r} of {path}")
            yield from faults(part, parts[1], f"{path}[{key!r}]")
    elif type(value) is not hint:
        yield f"{path}: {value!r} is no {hint.__name__}"


def faults_of_dictionary(value: Any, hint: Any, path: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{path}: {value!r} is no {hint.__name__}"
        return
    declared = parts_of(hint)
    for key in value.keys() - declared.keys():
        yield f"{path}: {hint.__name__} has no {key!r}"
    for key, part in declared.items():
        optional = get_origin(part) is NotRequired
        if key in value:
            yield from faults(value[key], get_args(part)[0] if optional else part, f"{path}.{key}")
        elif not optional:
            yield f"{path}: {key!r} is missing of {hint.__name__}"


@cache
def parts_of(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint, include_extras=True)


def test_faults_are_found():
    contract = CONTRACTS["carcassonne"]
    place = {"text": "1,0 N", "do": "place", "square": "1,0", "facing": "N"}
    assert list(faults(place, contract.Choice, "it")) == []
    for wrong in (
        {**place, "more": 1},
        {key: part for key, part in place.items() if key != "square"},
        {**place, "facing": "NE"},
        {**place, "square": None},
        {**place, "do": "send"},
        list(place),
    ):
        assert len(list(faults(wrong, contract.Choice, "it"))) == 1
    assert list(faults([1, True], list[int], "it")) == ["it[1]: True is no int"]
    assert list(faults({"a": 1}, dict[Literal["a", "b"], int], "it")) == ["it: ['a'] are not all of ('a', 'b')"]


@pytest.mark.parametrize("name", CONTRACTS)
def test_moves_are_as_declared(name):
    """Whatever a recorded match tells, of any kind; a text is all that a move is read from."""
    game, contract = game_class(name)(), CONTRACTS[name]
    told = {line.text for file in FILES if name in file.parts for line in read_lines(file.read_text("utf-8"))[1]}
    assert len(told) > 50
    for text in (*told, *HIDDEN[name]):
        assert list(faults(game.words.read_move(text), contract.Move, text)) == []


@pytest.mark.parametrize("name", CONTRACTS)
def test_the_kit_is_as_declared(name):
    assert list(faults(game_class(name)().screen.kit(), CONTRACTS[name].Kit, "kit")) == []


@pytest.mark.parametrize("file", every(3, FILES), ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_views_choices_and_moves_are_as_declared(file):
    """A move that may be chosen says the same of itself as the line that tells of it."""
    recorded = read_match(file.read_text("utf-8"), game_class).match
    game, contract = recorded.game, CONTRACTS[recorded.game.name]
    s = game.initial()
    for number, event in enumerate(recorded.events):
        viewers = (None, *range(game.players))
        viewer = viewers[number % len(viewers)]
        if number % STRIDE == 0:
            assert (
                list(faults(game.screen.view(s, viewer), contract.View, f"the view of {viewer} before {number}")) == []
            )
        offered = {choice["text"]: choice for choice in game.screen.choices(s, event.actor)}
        for choice in offered.values():
            assert list(faults(choice, contract.Choice, f"a choice before {number}")) == []
        move = game.words.read_move(event.text)
        assert move.items() <= offered[event.text].items() or event.text in AMBIGUOUS
        move = game.words.read_move(game.secrets.conceal(s, event, viewer).text)
        assert list(faults(move, contract.Move, f"the move {number} as {viewer} reads it")) == []
        before = s.copy()
        game.apply(s, game.words.parse(s, event.text))
        seen = (
            apply_patch(game.screen.view(before, viewer), game.screen.changes(before, s, viewer))
            if number % STRIDE == 1
            else {}
        )
        assert list(faults(seen, contract.View, f"the patched view after {number}")) == [] or not seen
    for viewer in viewers:
        assert list(faults(game.screen.view(s, viewer), contract.View, f"the view of {viewer} at the end")) == []

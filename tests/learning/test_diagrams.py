"""The positions that pages draw: the engine composes each, and each has its caption."""

from __future__ import annotations

from typing import Any

import pytest

from oppidum.core.game import Refusal
from oppidum.core.options import BadOption
from oppidum.games import GAMES
from oppidum.learning.diagrams import Diagram, diagrams_of, find_diagram, read_diagram

DIAGRAMS = [pytest.param(one, id=f"{game} {one.name}") for game in GAMES for one in diagrams_of(game).values()]


@pytest.mark.parametrize("diagram", DIAGRAMS)
def test_a_diagram_can_be_and_shows_what_it_names(diagram):
    course = diagram.course()
    game, position = course.game, course.match.position
    assert game.words.compose(game.words.describe(position)) == position
    asked = course.asked
    choices = game.screen.choices(position, asked) if asked >= 0 else []
    known = places_of(diagram.game, game.screen.view(position, None))
    assert {*diagram.near} <= known
    assert {*diagram.marks} <= known | {choice["square"] for choice in choices if "square" in choice}
    if diagram.offers:
        assert choices


def places_of(game: str, view: Any) -> set[str]:
    """The names by which a board finds what it shall show."""
    if game == "carcassonne":
        return {tile["square"] for tile in view["tiles"].values()}
    if game == "meduris":
        return {*view["stacks"], *view["fields"], *view["plots"]}
    return {*view["squares"], *view["tiles"]}


def test_what_cannot_be_is_refused():
    position = "turn 1\nphase draw\nscores 0 0\nnewest 1,0\nlandscape\n 0 1\n 0 D/N E/N\n"
    with pytest.raises(Refusal, match="does not fit"):
        Diagram("carcassonne", "wrong", position=position).course()
    with pytest.raises(BadOption, match="is not an event"):
        Diagram("carcassonne", "wrong", play=("draw V",)).course()


def test_a_mistake_in_the_file_is_named():
    with pytest.raises(BadOption, match=r"diagram corner: there is no 'positon'.*position"):
        read_diagram("meduris", "corner", {"positon": ""})
    with pytest.raises(BadOption, match=r"there is no diagram 'whole-bord'.*whole-board"):
        find_diagram("meduris", "whole-bord")

"""The positions that pages draw: the engine composes each, and each has its caption."""

from __future__ import annotations

import pytest

from oppidum.core.game import Refusal
from oppidum.core.options import BadOption
from oppidum.games import GAMES
from oppidum.learning.diagrams import Diagram, diagrams_of, find_diagram, read_diagram

DIAGRAMS = [pytest.param(one, id=f"{game} {one.name}") for game in GAMES for one in diagrams_of(game).values()]


@pytest.mark.parametrize("diagram", DIAGRAMS)
def test_a_diagram_can_be_and_shows_what_it_names(diagram):
    course = diagram.course()
    view = course.game.screen.view(course.match.position, None)
    assert course.match.position.row is not None
    assert len(view["scores"]) == course.game.players
    assert not set(diagram.near) - places_of(diagram, view)
    if diagram.offers:
        assert course.game.legal(course.match.position).size


def places_of(diagram: Diagram, view: object) -> set[str]:
    """The names by which a board finds what it shall show; of cells any may be named."""
    if diagram.game == "meduris":
        return {"wood", "wool", "copper", "stone", *map(str, range(40))}
    return set(diagram.near) if all(one.count(",") == 1 for one in diagram.near) else set()


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

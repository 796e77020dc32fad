"""No step that can be taken back without asking anybody shows its player what was hidden from them before it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, sample
from oppidum.server.course import CHANCE_EVENT, Course
from tests.conftest import ALL_VARIANTS
from tests.soak import every

FAST = jit.mode() != "interpreted"
EVENTS = 2000 if FAST else 60


def strings(view: object) -> Iterator[str]:
    """The words of a view: names of cards are among them."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for part in view.values():
            yield from strings(part)
    elif isinstance(view, list):
        for part in view:
            yield from strings(part)


def known(game, s, viewer) -> set[str]:
    return set(strings(game.view(s, viewer)))


@pytest.mark.parametrize("game", every(9 if FAST else 5, ALL_VARIANTS[:: 1 if FAST else 9]))
def test_no_step_that_can_be_taken_back_shows_a_secret(game):
    course, rng = Course(game), random.Random(3)
    for _ in range(EVENTS):
        if course.ended:
            break
        s, seat = course.match.position, course.asked
        if seat == CHANCE:
            course.feed(CHANCE_EVENT, CHANCE, game.format(s, sample(game, s, rng)))
        elif course.holding:
            course.feed("done", seat, "")
        else:
            own = known(game, s, seat)
            secrets = set[str]().union(*(known(game, s, other) for other in range(game.players))) - own
            course.feed("action", seat, game.format(s, int(rng.choice(game.legal(s)))))
            if course.may_undo(seat):
                assert not known(game, course.match.position, seat) & secrets

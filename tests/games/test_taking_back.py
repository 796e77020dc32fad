"""No step that can be taken back without asking anybody shows its player what was hidden from them before it.

The same step in another world, one that its player had to think possible, leads to what looks the same.
"""

from __future__ import annotations

import random

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, sample
from oppidum.core.live_match import CHANCE_EVENT, LiveMatch
from tests.conftest import ALL_VARIANTS
from tests.soak import every, seed

FAST = jit.mode() != "interpreted"
EVENTS = 2000 if FAST else 60


def what_is_shown(game, s, viewer) -> tuple:
    """A view, and what may be done."""
    return game.screen.view(s, viewer), game.screen.choices(s, viewer)


def hands_shown(game, s, viewer) -> set[str]:
    """Whose materials a viewer of Meduris sees: a world that he imagines has them all, since he may count them."""
    return set(game.screen.view(s, viewer)["hands"]) if game.name == "meduris" else set()


@pytest.mark.parametrize("game", every(9 if FAST else 5, ALL_VARIANTS[:: 1 if FAST else 9]))
def test_no_step_that_can_be_taken_back_shows_a_secret(game):
    course, rng = LiveMatch(game), random.Random(seed(3))
    for _ in range(EVENTS):
        if course.ended:
            break
        s, seat = course.match.position, course.asked
        if seat == CHANCE:
            course.feed(CHANCE_EVENT, CHANCE, game.words.format(s, sample(game, s, rng)))
        elif course.holding:
            course.feed("done", seat, "")
        else:
            before, action = s.copy(), int(rng.choice(game.legal(s)))
            course.feed("action", seat, game.words.format(s, action))
            if course.may_undo(seat):
                after = course.match.position
                assert hands_shown(game, after, seat) == hands_shown(game, before, seat)
                other = game.secrets.imagine(game.secrets.observe(before, seat), seat, rng)
                game.apply(other, action)
                assert what_is_shown(game, other, seat) == what_is_shown(game, after, seat)

"""Questions with one answer are not asked; unless not asking would tell others what lies face down."""

import random

import pytest

from oppidum.core import jit
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import action_turns
from oppidum.games.finisterre.cards.codes import OBJECTIVE
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.options import OPTIONS
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from tests.games.finisterre.generous import generous_box
from tests.games.finisterre.world import B1, World

MATCHES = 20 if jit.mode() != "interpreted" else 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_is_asked_has_a_choice(players):
    """At tables of all kinds; only who acts with a card face down may be asked without one."""
    for seed in range(MATCHES):
        rng = random.Random(seed)
        options = {option.name: rng.choice(list(option.choices)) for option in OPTIONS} if seed else None
        game = Finisterre(players, options, box=generous_box() if seed % 2 else None)
        s = game.initial()
        while s.phase != phases.FINISHED:
            legal = game.legal(s)
            if game.to_move(s) >= 0 and len(legal) == 1:
                assert s.phase in (phases.CARD, phases.ACT), game.words.format(s, int(legal[0]))
                assert (s.slot_state[s.asked] == FACE_DOWN).any(), game.words.format(s, int(legal[0]))
            game.apply(s, int(rng.choice(legal)))


def test_a_clan_that_can_do_nothing_stops_by_itself():
    world = World(B1, players=3)
    world.s.pool[:3] = 1, 2, 3
    world.s.coins[:3] = 0
    world.s.playing = 2
    assert not action_turns.next_actor(world.s, world.b)
    assert world.s.carried[:3].tolist() == [1, 2, 3]
    assert world.s.stopped[:3].all()


def test_a_clan_with_a_card_face_down_is_asked_whatever_it_is():
    world = World(B1)
    world.s.pool[:2] = 1, 1
    world.s.slot_state[1, 0] = FACE_DOWN
    world.s.slot_card[1, 0] = OBJECTIVE
    world.s.playing = 1
    assert action_turns.next_actor(world.s, world.b)
    assert (world.s.phase, world.s.asked) == (phases.ACT, 1)

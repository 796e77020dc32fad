"""The pool of actions: its size, the trade with carried actions, blocks and rounds."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import action_turns, pool
from oppidum.games.finisterre.cards.codes import OBJECTIVE
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import BLUE, GREEN, RED, World, reference
from tests.games.finisterre.world.named import WithoutMap

rule = pytest.mark.rule


def people() -> WithoutMap:
    """REF with something to drop in every store: nobody is without any step."""
    world = reference()
    for clan in (GREEN, BLUE, RED):
        for unit in range(units.units_of(world.s, clan)):
            world.give(clan, unit, crop=1)
    return world


def pools(world: World, *sizes: int) -> World:
    """The first round begins with these pools; cards face down keep clans from stopping by themselves."""
    world.s.slot_state[:, 0], world.s.slot_card[:, 0] = FACE_DOWN, OBJECTIVE
    world.s.pool[: len(sizes)] = sizes
    world.s.playing = len(sizes) - 1
    assert action_turns.next_actor(world.s, world.b)
    return world


def use_block(world: World) -> int:
    """All actions of an action turn are done; their number."""
    done = int(world.s.actions_left)
    world.s.pool[world.s.playing] -= done
    action_turns.end_action_turn(world.s, world.b)
    return done


@rule("FIN-085")
def test_base_actions():
    world = people()
    assert [pool.base_actions(world.s, world.b, clan) for clan in (GREEN, BLUE, RED)] == [3, 5, 3]
    nomads = World()
    assert pool.base_actions(nomads.s, nomads.b, 0) == 1


@rule("FIN-086")
def test_carried_actions_are_traded():
    world = people()
    s, b = world.s, world.b
    s.carried[:3] = -2, 3, 0
    s.coins[:3] = 10, 0, 5
    assert pool.begin_actions(s, b)
    assert (s.phase, s.asked) == (phases.CARRY, GREEN)
    assert world.legal() == [moves.AMOUNT + n for n in range(3)]
    pool.trade_carried(s, b, 2)
    assert (s.coins[GREEN], s.carried[GREEN]) == (0, 0)
    assert (s.phase, s.asked) == (phases.CARRY, BLUE)
    assert len(world.legal()) == 4
    assert not pool.trade_carried(s, b, 2)  # red, who carries nothing, is not asked
    assert s.coins[BLUE] == 6
    assert action_turns.begin_acting(s, b)
    assert (s.phase, s.asked) == (phases.ACT, GREEN)
    assert s.pool[:3].tolist() == [3, 5 + 1, 3]
    assert s.carried[:3].tolist() == [0, 0, 0]


@rule("FIN-086")
def test_debts_are_bought_off_as_far_as_coins_go():
    world = people()
    world.s.carried[GREEN] = -3
    world.s.coins[GREEN] = 12
    assert pool.begin_actions(world.s, world.b)
    assert pool.legal_trades(world.s, world.b, world.out) == 3
    world.s.coins[GREEN] = 4
    assert not pool.begin_actions(world.s, world.b)


@rule("FIN-087")
def test_rounds_of_blocks():
    world = pools(people(), 7, 4, 5)
    s = world.s
    assert [use_block(world) for _ in range(3)] == [3, 3, 1]
    assert [use_block(world) for _ in range(3)] == [3, 1, 3]
    assert (s.asked, s.actions_left) == (GREEN, 1)
    use_block(world)
    assert (s.asked, s.actions_left) == (RED, 1)  # blue has none left
    assert not action_turns.stop(s, world.b)
    assert s.carried[:3].tolist() == [0, 0, 1]
    assert s.pool[:3].tolist() == [0, 0, 0]


@rule("FIN-088")
def test_table_of_blocks():
    book = World().b
    assert [pool.actions_now(book, p) for p in range(1, 14)] == [1, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5]
    assert [pool.actions_now(book, p) for p in range(14, 21)] == [1, 2, 3, 4, 5, 6, 1]


@rule("FIN-090")
def test_debt_larger_than_the_base():
    world = World()
    world.s.carried[0] = -3
    pool.fill_pools(world.s, world.b)
    assert (world.s.pool[0], world.s.carried[0]) == (0, -2)
    assert (world.s.pool[1], world.s.carried[1]) == (1, 0)


@rule("FIN-091")
def test_limit_of_carried_actions():
    world = pools(World(), 7)
    assert not world.stop()
    assert (world.s.carried[0], world.s.coins[0]) == (5, 6)


@rule("FIN-087")
def test_stopping_halfway_carries_all_that_is_left():
    world = pools(World(), 4, 1)
    world.s.pool[0] -= 1
    world.s.actions_left -= 1
    assert world.stop()
    assert world.s.carried[0] == 3
    assert (world.s.asked, world.s.kind) == (1, NOTHING)

"""The pool of actions: its size, the trade with carried actions, blocks and rounds."""

import pytest

from oppidum.games.finisterre import action_turns, pool
from oppidum.games.finisterre.state import (
    ACT,
    AMOUNT_ACTION,
    CARRY,
    CROP,
    FACE_DOWN,
    LARGE,
    NOTHING,
    OBJECTIVE,
    PART,
    SMALL,
)
from tests.games.finisterre.scene import Scene

rule = pytest.mark.rule
GREEN, BLUE, RED = range(3)
REFERENCE = (  # comarca and tiles of the reference position
    (1, ((BLUE, SMALL), (BLUE, SMALL))),
    (2, ((BLUE, SMALL),)),
    (2, ((RED, LARGE), (RED, SMALL))),
    (3, ((BLUE, SMALL), (GREEN, SMALL))),
    (4, ((RED, LARGE),)),
    (4, ((GREEN, SMALL),)),
)


def reference() -> Scene:
    """REF, as a table of settlements without a map."""
    scene = Scene(players=3)
    s = scene.s
    for town, (comarca, tiles) in enumerate(REFERENCE):
        for tile, (clan, flags) in enumerate(tiles):
            s.town_clan[town, tile], s.town_flags[town, tile] = clan, flags
            s.com_flags[comarca, clan] += flags
        for clan in dict.fromkeys(clan for clan, _ in tiles):
            unit = int((s.unit_kind[clan] > 0).sum())
            s.unit_kind[clan, unit], s.unit_place[clan, unit], s.unit_com[clan, unit] = PART, town, comarca
            s.store[clan, unit, CROP] = 1  # something to drop: nobody is without any step
    return scene


def pools(scene: Scene, *sizes: int) -> Scene:
    """The first round begins with these pools; cards face down keep clans from stopping by themselves."""
    scene.s.slot_state[:, 0], scene.s.slot_card[:, 0] = FACE_DOWN, OBJECTIVE
    scene.s.pool[: len(sizes)] = sizes
    scene.s.playing = len(sizes) - 1
    assert action_turns.next_actor(scene.s, scene.b)
    return scene


def use_block(scene: Scene) -> int:
    """All actions of an action turn are done; their number."""
    done = int(scene.s.actions_left)
    scene.s.pool[scene.s.playing] -= done
    action_turns.end_action_turn(scene.s, scene.b)
    return done


@rule("FIN-085")
def test_base_actions():
    scene = reference()
    assert [pool.base_actions(scene.s, scene.b, clan) for clan in (GREEN, BLUE, RED)] == [3, 5, 3]
    nomads = Scene()
    assert pool.base_actions(nomads.s, nomads.b, 0) == 1


@rule("FIN-086")
def test_carried_actions_are_traded():
    scene = reference()
    s, b = scene.s, scene.b
    s.carried[:3] = -2, 3, 0
    s.coins[:3] = 10, 0, 5
    assert pool.begin_actions(s, b)
    assert (s.phase, s.asked) == (CARRY, GREEN)
    assert scene.out[: pool.legal_trades(s, b, scene.out)].tolist() == [AMOUNT_ACTION + n for n in range(3)]
    pool.trade_carried(s, b, 2)
    assert (s.coins[GREEN], s.carried[GREEN]) == (0, 0)
    assert (s.phase, s.asked) == (CARRY, BLUE)
    assert pool.legal_trades(s, b, scene.out) == 4
    assert not pool.trade_carried(s, b, 2)  # red, who carries nothing, is not asked
    assert s.coins[BLUE] == 6
    assert action_turns.begin_acting(s, b)
    assert (s.phase, s.asked) == (ACT, GREEN)
    assert s.pool[:3].tolist() == [3, 5 + 1, 3]
    assert s.carried[:3].tolist() == [0, 0, 0]


@rule("FIN-086")
def test_debts_are_bought_off_as_far_as_coins_go():
    scene = reference()
    scene.s.carried[GREEN] = -3
    scene.s.coins[GREEN] = 12
    assert pool.begin_actions(scene.s, scene.b)
    assert pool.legal_trades(scene.s, scene.b, scene.out) == 3
    scene.s.coins[GREEN] = 4
    assert not pool.begin_actions(scene.s, scene.b)


@rule("FIN-087")
def test_rounds_of_blocks():
    scene = pools(reference(), 7, 4, 5)
    s = scene.s
    assert [use_block(scene) for _ in range(3)] == [3, 3, 1]
    assert [use_block(scene) for _ in range(3)] == [3, 1, 3]
    assert (s.asked, s.actions_left) == (GREEN, 1)
    use_block(scene)
    assert (s.asked, s.actions_left) == (RED, 1)  # blue has none left
    assert not action_turns.stop(s, scene.b)
    assert s.carried[:3].tolist() == [0, 0, 1]
    assert s.pool[:3].tolist() == [0, 0, 0]


@rule("FIN-088")
def test_table_of_blocks():
    book = Scene().b
    assert [pool.actions_now(book, p) for p in range(1, 14)] == [1, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5]
    assert [pool.actions_now(book, p) for p in range(14, 21)] == [1, 2, 3, 4, 5, 6, 1]


@rule("FIN-090")
def test_debt_larger_than_the_base():
    scene = Scene()
    scene.s.carried[0] = -3
    pool.fill_pools(scene.s, scene.b)
    assert (scene.s.pool[0], scene.s.carried[0]) == (0, -2)
    assert (scene.s.pool[1], scene.s.carried[1]) == (1, 0)


@rule("FIN-091")
def test_limit_of_carried_actions():
    scene = pools(Scene(), 7)
    assert not scene.stop()
    assert (scene.s.carried[0], scene.s.coins[0]) == (5, 6)


@rule("FIN-087")
def test_stopping_halfway_carries_all_that_is_left():
    scene = pools(Scene(), 4, 1)
    scene.s.pool[0] -= 1
    scene.s.actions_left -= 1
    assert scene.stop()
    assert scene.s.carried[0] == 3
    assert (scene.s.asked, scene.s.kind) == (1, NOTHING)

"""Random action phases of two rich clans: nothing is lost, nothing is too full, and every cache is right."""

import random
from collections import Counter

import pytest

from oppidum.core import jit
from oppidum.games.finisterre import rules, state, stores, units
from oppidum.games.finisterre.state import ACT, BOUGHT, CUBES, KIND_ACTION, OVERFLOW, RESCUE, SMALL, TOWN_TILE
from oppidum.games.finisterre.survey import refresh_map
from tests.games.finisterre.scene import GOODS, Scene
from tests.soak import soak

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
RIVER = [f"M08 {x} 0 0" for x in range(7)]  # squares with a bridge and a dock in the south, one beside the other
ROADS = ["M34 1 1 2", "M27 2 1 0", "M17 4 1 0", "M31 6 1 0"]  # along the northern bank, with three free sites

KINDS = ["BUILD_SMALL", "BUILD_LARGE", "GROW", "ANNEX", "BUILD_BOAT", "BUILD_CART", "DESTROY", "SAIL", "CARRY_LOAD"]
KINDS += ["ATTACK", "CONVERT", "BUY", "SELL", "SELL_FOOD", "MINT", "MELT", "MOVE_GOOD", "DROP_GOOD", "MOVE_CART"]
FOOD = [name for name, good in GOODS.items() if good >= CUBES]


def land() -> Scene:
    """Two clans with a village each on a river with six docks."""
    scene = Scene(", ".join(RIVER + ROADS)).trade(wood=9, iron=6, crop=9, fish=9, game=8, livestock=9)
    scene.village(0, 1, 1, "n")
    scene.village(1, 4, 1, "n")
    return scene


def enrich(scene: Scene, dice: random.Random) -> None:
    """Coins for both, spirit for one, food for slots that are free, and cubes in hand as if they had been bought."""
    s = scene.s
    s.coins[:2] = 40
    s.spirit[dice.randrange(2)] += 2
    s.converted[:] = 0
    for clan in range(2):
        for unit in range(units.units_of(s, clan)):
            while stores.free_slots(s, scene.b, clan, unit) > 0 and dice.random() < 0.5:
                scene.give(clan, unit, **{dice.choice(FOOD): 6})
        if s.supply[:CUBES].min() > 9:
            scene.give(clan, BOUGHT, wood=dice.randrange(9), iron=dice.randrange(9), gold=dice.randrange(3))


def answers(scene: Scene) -> list[int]:
    return scene.out[: rules.legal(scene.s, scene.b, scene.out)].tolist()


def check(scene: Scene) -> None:
    """What is true between two decisions."""
    s = scene.s
    assert scene.cubes_are_all_there()
    assert not s.mark.any()
    assert (s.coins >= 0).all()
    assert (s.store >= 0).all()
    for clan in range(2):
        assert units.villages_of(s, clan) <= scene.b.tiles
        assert units.vehicles_of(s, clan) <= scene.b.vehicles
        for unit in range(units.units_of(s, clan)):
            assert stores.free_slots(s, scene.b, clan, unit) >= 0 or s.phase in (OVERFLOW, RESCUE)
    for town in range(len(s.town_flags)):
        for tile in range(2):
            if s.town_flags[town, tile] >= SMALL:
                assert s.plot_face[s.plot_at[s.town_cell[town, tile]] - 1] == TOWN_TILE - town
    fresh = Scene.of(scene)
    refresh_map(fresh.s, fresh.b)
    assert fresh.position == scene.position


def play(seed: int, turns: int) -> Counter[int]:
    """Action turns of both clans in which what was done least is done first; the kinds that were chosen."""
    scene, dice, done = land(), random.Random(seed), Counter[int]()
    for turn in range(turns):
        enrich(scene, dice)
        scene.turn(turn % 2, pool_size=4)
        goes_on = True
        while goes_on:
            before = scene.position.checksum()
            choices = answers(scene)
            assert scene.position.checksum() == before
            assert choices
            assert choices == sorted(set(choices))
            rarest = min(done[action] for action in choices) if scene.s.phase == ACT else 0
            action = dice.choice([action for action in choices if scene.s.phase != ACT or done[action] == rarest])
            done[action] += scene.s.phase == ACT
            goes_on = rules.act(scene.s, scene.b, action)
            check(scene)
        assert scene.s.pool[turn % 2] == 0
    return done


@rule("FIN-161", "FIN-162")
@pytest.mark.parametrize(("seeds", "turns"), [(3, 8), soak(3, 24)] if FAST else [(1, 6)])
def test_random_actions(seeds, turns):
    done = sum((play(seed, turns) for seed in range(seeds)), Counter[int]())
    missing = {name for name in KINDS if not done[KIND_ACTION + getattr(state, name)]}
    assert not missing or not FAST

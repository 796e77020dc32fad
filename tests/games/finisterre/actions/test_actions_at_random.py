"""Random action phases of two rich clans: nothing is lost, nothing is too full, and every cache is right."""

import random
from collections import Counter

import pytest

from oppidum.core import jit
from oppidum.games.finisterre import moves, phases, rules
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import SMALL
from oppidum.games.finisterre.goods import stores
from oppidum.games.finisterre.land.landscape import TOWN_TILE
from oppidum.games.finisterre.land.map_refresh import refresh_map
from tests.games.finisterre.river import enrich, riverside
from tests.games.finisterre.world import World
from tests.games.finisterre.world.names import KINDS
from tests.soak import soak

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
MET = ["build_small", "build_large", "grow", "annex", "build_boat", "build_cart", "destroy", "sail", "carry_load"]
MET += ["attack", "convert", "buy", "sell", "sell_food", "mint", "melt", "move_good", "drop_good", "move_cart"]


def check(world: World) -> None:
    """What is true between two decisions."""
    s = world.s
    assert world.cubes_are_all_there()
    assert not s.mark.any()
    assert (s.coins >= 0).all()
    assert (s.store >= 0).all()
    for clan in range(2):
        assert units.villages_of(s, clan) <= world.b.tiles
        assert units.vehicles_of(s, clan) <= world.b.vehicles
        for unit in range(units.units_of(s, clan)):
            assert stores.free_slots(s, world.b, clan, unit) >= 0 or s.phase in (phases.OVERFLOW, phases.RESCUE)
    for town in range(len(s.town_flags)):
        for tile in range(2):
            if s.town_flags[town, tile] >= SMALL:
                assert s.plot_face[s.plot_at[s.town_cell[town, tile]] - 1] == TOWN_TILE - town
    fresh = world.copy()
    refresh_map(fresh.s, fresh.b)
    assert fresh.position == world.position


def play(seed: int, turns: int) -> Counter[int]:
    """Action turns of both clans in which what was done least is done first; the kinds that were chosen."""
    world, dice, done = riverside(), random.Random(seed), Counter[int]()
    for turn in range(turns):
        enrich(world, dice)
        world.turn(turn % 2, pool_size=4)
        goes_on = True
        while goes_on:
            before = world.position.checksum()
            choices = world.legal()
            assert world.position.checksum() == before
            assert choices
            assert choices == sorted(set(choices))
            rarest = min(done[action] for action in choices) if world.s.phase == phases.ACT else 0
            action = dice.choice(
                [action for action in choices if world.s.phase != phases.ACT or done[action] == rarest]
            )
            done[action] += world.s.phase == phases.ACT
            goes_on = rules.act(world.s, world.b, action)
            check(world)
        assert world.s.pool[turn % 2] == 0
    return done


@rule("FIN-161", "FIN-162")
@pytest.mark.parametrize(("seeds", "turns"), [(3, 8), soak(3, 24)] if FAST else [(1, 6)])
def test_random_actions(seeds, turns):
    done = sum((play(seed, turns) for seed in range(seeds)), Counter[int]())
    missing = {name for name in MET if not done[moves.KIND + KINDS[name]]}
    assert not missing or not FAST

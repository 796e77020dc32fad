"""A river with docks, for boats that sail, and two rich clans beside it who can do all that can be done."""

from __future__ import annotations

import random

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.goods import stores
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.world import World
from tests.games.finisterre.world.names import NUMBERS

DOCKS = "M08"  # a square with a bridge and a dock in the south, and one before the sea, which the next card covers
ROADS = "M34 1 1 2, M27 2 1 0, M17 4 1 0, M31 6 1 0"  # along the northern bank, with three free sites
FOOD = [name for name, good in NUMBERS.items() if good >= CUBES]


def chain(squares: int) -> str:
    """Cards for a river eastwards along y = 0, with a dock in the south of each square and the sea at its end."""
    return ", ".join(f"{DOCKS} {x} 0 0" for x in range(squares))


def river(docks: int) -> World:
    """A chain of M08's squares A, each with a dock in the south; every square B is covered by the next card."""
    world = World(chain(docks + 1))
    world.s.pool[:] = 0
    return world.turn()


def docks_for(world: World) -> list[int]:
    """Where the docks in reach lie, by their columns."""
    world.act("sail")
    if world.s.phase == phases.ACT:
        return [world.town_of(0, 0) % 63 - 31]
    return [x for x in range(10) if int(world.s.plot_at[cell_of(x, 0)]) and world.at(x, 0, "s") in world.legal()]


def riverside() -> World:
    """Two clans with a village each on a river with six docks."""
    world = World(f"{chain(7)}, {ROADS}").trade(wood=9, iron=6, crop=9, fish=9, game=8, livestock=9)
    world.village(0, 1, 1, "n")
    world.village(1, 4, 1, "n")
    return world


def enrich(world: World, dice: random.Random) -> None:
    """Coins for both, spirit for one, food for slots that are free, and cubes in hand as if they had been bought."""
    s = world.s
    s.coins[:2] = 40
    s.spirit[dice.randrange(2)] += 2
    s.converted[:] = 0
    for clan in range(2):
        for unit in range(units.units_of(s, clan)):
            while stores.free_slots(s, world.b, clan, unit) > 0 and dice.random() < 0.5:
                world.give(clan, unit, **{dice.choice(FOOD): 6})
        if s.supply[:CUBES].min() > 9:
            world.give(clan, BOUGHT, wood=dice.randrange(9), iron=dice.randrange(9), gold=dice.randrange(3))

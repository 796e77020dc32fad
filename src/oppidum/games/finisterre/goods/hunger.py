"""Hunger: tiles that were not fed are lost, large ones that were half fed become small (FIN-081)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.spirit import lose_star, stars_of
from oppidum.games.finisterre.clans.units import SMALL, part_of, remove_unit, take_tile, town_part_flags
from oppidum.games.finisterre.goods.larder import UNFED
from oppidum.games.finisterre.goods.stores import drop_all
from oppidum.games.finisterre.happenings import FOR_HUNGER, HALF_STARVED, STARVED
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.state import TOWNS


@rule
def lose_tile(s, book, town, tile):
    """A tile goes back to its clan; with the clan's last tile there its goods come to the ground (FIN-081).

    A nomad's caravan is empty at first: it was closed all the time (FIN-083). Refresh the map afterwards.
    """
    clan = int(s.town_clan[town, tile])
    unit = part_of(s, town, clan)
    take_tile(s, town, tile)
    if town_part_flags(s, town, clan) == 0:
        drop_all(s, book, clan, unit)
        remove_unit(s, clan, unit)


@apart
def starve(s, book, clan, notes):
    """The marks of a clan's tiles take effect; each tile that is lost costs a star point. Whether any was marked."""
    marked = False
    for town in range(TOWNS):
        for tile in (1, 0):  # the other one may slide to the arrow cell
            if s.town_flags[town, tile] > 0 and s.town_clan[town, tile] == clan and s.unfed[town, tile] > 0:
                marked = True
                comarca = comarca_at(s, int(s.town_anchor[town]))
                if s.unfed[town, tile] == UNFED:
                    tell(notes, clan, 1, STARVED, comarca)
                    lose_tile(s, book, town, tile)
                    before = stars_of(s, book, clan)
                    lose_star(s, book, clan, 1)
                    tell(notes, clan, stars_of(s, book, clan) - before, FOR_HUNGER, 0)
                else:
                    tell(notes, clan, 1, HALF_STARVED, comarca)
                    s.town_flags[town, tile] = SMALL
                s.unfed[town, tile] = 0
    if marked:
        refresh_map(s, book)
    return marked

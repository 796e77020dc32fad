"""What happens by itself, without anybody's choice: noted by the rules that let it happen, told by words/happenings.py.

All of it is open to everybody: what is on the table, in stores and on tracks, and cards that all can see.
"""

from __future__ import annotations

from oppidum.core.engine import HAPPENED, tell
from oppidum.core.jit import rule
from oppidum.games.finisterre.clans.units import BOAT, units_of
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.state import STORES, TOWNS

NOBODY = -1  # what concerns no clan alone
MOST = 1000  # of one step: fewer than 900, if every card that clans may hold were laid by itself and met every event

(
    TURN,  # a turn begins, with this clan; where: its number
    LAID,  # a card that had one place lies there; where: its code, as of the next two
    ROWED,  # a card that fits nowhere lies in the row
    DISPLAYED,  # a specialist without a free place lies in the display
    COVERED_TILES,  # a card has covered so many village tiles
    COVERED_BOATS,  # a card has covered so many boats, or their docks
    SEASON,  # it is so many half years since the beginning (where); a new crop die is worth so much
    GROWN,  # food on the ground is worth so much more a die; where: the good
    PLAGUED,  # so many dice on the ground are lost; where: 8 * comarca + good
    FALLEN_ILL,  # so many specialists have fallen ill; where: the code of their card
    BURNT,  # so much wood of the ground, or of a clan, has burnt; where: the comarca, as of the next two
    ROBBED,  # so many coins are gone
    VEINED,  # a rich vein is found
    SUNK,  # so many boats are lost in a flood
    APPEARED,  # goods lie on the ground, food by its value; where: 8 * comarca + good
    FOR_SITES,  # star points for free sites and docks
    FOR_DOLMEN,  # star points for a dolmen
    FOR_HARM,  # star points lost for harm to others
    FOR_HUNGER,  # star points lost for tiles that starved
    HARMED,  # a card that goes round has cost so much; where: its power
    EATEN,  # so much food is eaten; where: the good
    FORAGED,  # so much food on the ground is eaten
    STARVED,  # so many tiles are lost; where: the comarca
    HALF_STARVED,  # so many large tiles are small now; where: the comarca
    EARNED,  # so many coins for free places
    FULFILLED,  # an objective is fulfilled; where: its number
) = range(HAPPENED, HAPPENED + 26)


@rule
def tell_food(s, notes, sign):
    """What has been eaten of the stores: told with 1 before a meal, and with -1 behind it."""
    if len(notes) > 0:
        for clan in range(s.players):
            for good in range(CUBES, GOODS):
                stored = 0
                for store in range(STORES):
                    stored += int(s.store[clan, store, good])
                tell(notes, clan, sign * stored, EATEN, good)


@rule
def tell_covered(s, notes, sign):
    """The tiles and boats that a card has covered: told with 1 before it is laid, and with -1 behind that."""
    if len(notes) > 0:
        for town in range(TOWNS):
            for tile in range(2):
                if s.town_flags[town, tile] > 0:
                    tell(notes, int(s.town_clan[town, tile]), sign, COVERED_TILES, 0)
        for clan in range(s.players):
            for unit in range(units_of(s, clan)):
                if s.unit_kind[clan, unit] == BOAT:
                    tell(notes, clan, sign, COVERED_BOATS, 0)

"""What objectives measure: goods, people, land and deeds of a clan (chapter Objectives)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.actions.trade.trading import total_held
from oppidum.games.finisterre.book import MEASURES
from oppidum.games.finisterre.cards.dealing import largest_part
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import (
    BOAT,
    CART,
    LARGE,
    PART,
    cities,
    colonies,
    land_in,
    units_of,
    villages_of,
)
from oppidum.games.finisterre.goods.resources import CROP, GOODS
from oppidum.games.finisterre.goods.stores import free_slots
from oppidum.games.finisterre.land.direct_links import shares_road, towns_linked_with
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY
from oppidum.games.finisterre.state import COMARCAS, ITEMS, SLOTS, TOWNS

# In the order of book.MEASURES; the first three are the numbers of the goods, the last four the bits of the deeds.
(
    WOOD_STORED,
    IRON_STORED,
    GOLD_STORED,
    COINS_OWNED,
    FOOD_STORED,
    BOATS,
    CARTS,
    TILES,
    FLAGS,
    COLONIES,
    CITIES,
    DIRECT_LINKS,
    SPIRIT,
    LARGEST_TERRITORY,
    COLONIES_ALONE,
    SPECIALISTS,
    FREE_ROOM,
    LARGEST_PART,
    LARGE_TILES,
    FOOD_KINDS,
    ALLIANCES,
    BRIDGE,
    LOOT,
    FEAST,
    CONVERSION,
) = range(len(MEASURES))


@apart
def measure(s, book, clan, what):
    """How much of something a clan has."""
    if what >= BRIDGE:
        return int(s.deeds[clan]) >> (what - BRIDGE) & 1
    if what <= FOOD_STORED or what == FOOD_KINDS:
        return measure_goods(s, clan, what)
    if what in (TILES, FLAGS, CITIES, LARGEST_PART, LARGE_TILES, ALLIANCES):
        return measure_people(s, clan, what)
    if what in (COLONIES, COLONIES_ALONE, LARGEST_TERRITORY, DIRECT_LINKS):
        return measure_land(s, book, clan, what)
    if what == SPIRIT:
        return effective_spirit(s, book, clan)
    if what == SPECIALISTS:
        return active_specialists(s, clan)
    return free_room(s, book, clan) if what == FREE_ROOM else vehicles(s, clan, BOAT if what == BOATS else CART)


@rule
def amounts_at(states, i, books, what, out):
    """What each clan has of something."""
    for clan in range(states[i].players):
        out[clan] = measure(states[i], books[0], clan, what)


@rule
def measure_goods(s, clan, what):
    """Coins, cubes of a kind, the value of all food, or its kinds."""
    if what == COINS_OWNED:
        return int(s.coins[clan])
    if what <= GOLD_STORED:
        return stored(s, clan, what)
    total, kinds = 0, 0
    for good in range(CROP, GOODS):
        value = stored(s, clan, good)
        total += value
        kinds += 1 if value > 0 else 0
    return kinds if what == FOOD_KINDS else total


@rule
def stored(s, clan, good):
    """What a clan has of a good in its units, its caravan and on its specialists."""
    total = total_held(s, clan, good)
    for slot in range(SLOTS):
        for item in range(ITEMS):
            if s.slot_good[clan, slot, item] == good:
                total += int(s.slot_value[clan, slot, item])
    return total


@rule
def measure_people(s, clan, what):
    """Tiles, flags and cities."""
    if what == TILES:
        return villages_of(s, clan)
    if what == LARGEST_PART:
        return largest_part(s, clan)
    if what == FLAGS:
        return all_flags(s, clan)
    if what == LARGE_TILES:
        return large_tiles(s, clan)
    return cities(s, clan, what == ALLIANCES)


@rule
def all_flags(s, clan):
    """The flags of a clan on the table."""
    count = 0
    for comarca in range(COMARCAS):
        count += int(s.com_flags[comarca, clan])
    return count


@rule
def large_tiles(s, clan):
    """The large tiles of a clan."""
    count = 0
    for town in range(TOWNS):
        for tile in range(2):
            count += s.town_flags[town, tile] == LARGE and s.town_clan[town, tile] == clan
    return count


@rule
def measure_land(s, book, clan, what):
    """Comarcas, territories and links."""
    if what == LARGEST_TERRITORY:
        return largest_territory(s, clan)
    return count_links(s, book, clan) if what == DIRECT_LINKS else colonies(s, clan, what == COLONIES_ALONE)


@rule
def largest_territory(s, clan):
    """The most comarcas with flags of a clan in one of its territories."""
    most = 0
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land:
            count = 0
            for comarca in range(COMARCAS):
                count += s.com_flags[comarca, clan] > 0 and land_in(s, clan, comarca) == land
            most = max(most, count)
    return most


@rule
def count_links(s, book, clan):
    """The direct links of a clan; each is found from both its ends."""
    ends = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and shares_road(s, clan, unit):
            linked = towns_linked_with(s, book, clan, int(s.unit_place[clan, unit]))
            for town in range(TOWNS):
                ends += linked >> town & 1
    return ends // 2


@rule
def active_specialists(s, clan):
    """The specialists of a clan that are active, or away."""
    count = 0
    for slot in range(SLOTS):
        count += s.slot_state[clan, slot] in (ACTIVE, AWAY)
    return count


@rule
def free_room(s, book, clan):
    """The free slots of all units of a clan."""
    slots = 0
    for unit in range(units_of(s, clan)):
        slots += max(free_slots(s, book, clan, unit), 0)
    return slots


@rule
def vehicles(s, clan, kind):
    """The boats, or the carts, of a clan."""
    count = 0
    for unit in range(units_of(s, clan)):
        count += s.unit_kind[clan, unit] == kind
    return count

"""Final scoring: tiles, boats and carts, connections, spirit (section 18)."""

from __future__ import annotations

from oppidum.core.engine import note
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.direct_links import shares_road, towns_linked_with
from oppidum.games.finisterre.roads import has_bridge
from oppidum.games.finisterre.spirit import effective_spirit
from oppidum.games.finisterre.state import BOAT, CART, FACE_DOWN, OBJECTIVE, SLOTS, SPECIALTY, TOWNS
from oppidum.games.finisterre.units import is_closed, town_part_flags, units_of

# What points are for; awards.py has the words.
FOR_TILE, FOR_BOAT, FOR_CART, FOR_LINK, FOR_BRIDGE, FOR_SPIRIT, FOR_LEAD, FOR_HIDDEN = range(8)


@rule
def award(s, awards, clan, points, reason, where):
    """Every point passes here."""
    if points != 0:
        s.scores[clan] += points
        note(awards, clan, points, reason, where)


@apart
def final_scoring(s, book, awards):
    """All that counts at the end."""
    for clan in range(s.players):
        score_tiles(s, book, clan, awards)
        score_units(s, book, clan, awards)
        award(s, awards, clan, book.spirit_points * effective_spirit(s, book, clan), FOR_SPIRIT, 0)
        score_hidden_cards(s, book, clan, awards)
    score_spirit_shares(s, book, awards)


@rule
def score_tiles(s, book, clan, awards):
    """Every tile, and more for those of closed cities (FIN-150 … FIN-152)."""
    for town in range(TOWNS):
        for tile in range(2):
            flags = int(s.town_flags[town, tile])
            if flags > 0 and int(s.town_clan[town, tile]) == clan:
                points = book.tile_points[flags] + (book.city_points[flags] if is_closed(s, town) else 0)
                award(s, awards, clan, points, FOR_TILE, town)


@rule
def score_units(s, book, clan, awards):
    """Boats, carts, and the best connection of each settlement part."""
    for unit in range(units_of(s, clan)):
        kind = s.unit_kind[clan, unit]
        if kind == BOAT:
            award(s, awards, clan, book.boat_points, FOR_BOAT, unit)
        elif kind == CART:
            award(s, awards, clan, book.cart_points, FOR_CART, unit)
        else:
            town = int(s.unit_place[clan, unit])
            linked = towns_linked_with(s, book, clan, town) if shares_road(s, clan, unit) else 0
            if linked:
                award(s, awards, clan, link_points(s, book, clan, town, linked), FOR_LINK, town)
            elif is_closed(s, town) and has_bridge(s, book, int(s.unit_road[clan, unit])):
                award(s, awards, clan, book.bridge_points * town_part_flags(s, town, clan), FOR_BRIDGE, town)


@rule
def link_points(s, book, clan, town, linked):
    """A linked part: its flags count more in a closed city, or at least so much beside one (FIN-155)."""
    flags = town_part_flags(s, town, clan)
    if is_closed(s, town):
        return book.link_city_points * flags
    points = book.link_open_points * flags
    for other in range(TOWNS):
        if linked >> other & 1 and is_closed(s, other):
            points = max(points, book.open_link_least)
    return points


@rule
def score_hidden_cards(s, book, clan, awards):
    """A specialist that nobody has seen is worth its gold (FIN-146)."""
    for slot in range(SLOTS):
        card = int(s.slot_card[clan, slot])
        if s.slot_state[clan, slot] == FACE_DOWN and SPECIALTY <= card < OBJECTIVE:
            award(s, awards, clan, int(book.gold_value[card - SPECIALTY]), FOR_HIDDEN, slot)


@rule
def score_spirit_shares(s, book, awards):
    """Those with most spirit share points, those with least lose as many; nothing if all are equal (FIN-154)."""
    most, least = effective_spirit(s, book, 0), effective_spirit(s, book, 0)
    for clan in range(s.players):
        most = max(most, effective_spirit(s, book, clan))
        least = min(least, effective_spirit(s, book, clan))
    if most == least:
        return
    first, last = 0, 0
    for clan in range(s.players):
        first += effective_spirit(s, book, clan) == most
        last += effective_spirit(s, book, clan) == least
    share = book.spirit_share[s.players]
    for clan in range(s.players):
        if effective_spirit(s, book, clan) == most:
            award(s, awards, clan, share // first, FOR_LEAD, 0)
        elif effective_spirit(s, book, clan) == least:
            award(s, awards, clan, -(share // last), FOR_LEAD, 0)

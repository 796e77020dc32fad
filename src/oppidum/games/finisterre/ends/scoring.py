"""Final scoring: tiles, boats and carts, connections, spirit, objectives, hidden specialists (chapter The end)."""

from __future__ import annotations

from oppidum.core.engine import note
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.cards.codes import GLOBAL, OBJECTIVE, REVEALED, SPECIALTY, TAKEN
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import BOAT, CART, is_closed, town_part_flags, units_of
from oppidum.games.finisterre.ends.measures import measure
from oppidum.games.finisterre.land.direct_links import shares_road, towns_linked_with
from oppidum.games.finisterre.land.roads import has_bridge
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import SLOTS, TOWNS

# What points are for; awards.py has the words.
FOR_TILE, FOR_BOAT, FOR_CART, FOR_LINK, FOR_BRIDGE, FOR_SPIRIT, FOR_LEAD, FOR_HIDDEN = range(8)
FOR_OBJECTIVE, FOR_OWN_OBJECTIVE, FOR_FULFILLED, FOR_FAILED = range(8, 12)

# Columns of points. Final objectives: for the only leader, for each of two, for the others.
OTHERS = 2
# Partial ones: fulfilled when it was open, when it was hidden, never fulfilled; the first two are also the rows of
# the points for final ones.
OPEN, SECRET, FAILED = range(3)


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
    score_objectives(s, book, awards)


@rule
def score_tiles(s, book, clan, awards):
    """Every tile, and more for those of closed cities (FIN-150 … FIN-152)."""
    for town in range(TOWNS):
        for tile in range(2):
            flags = int(s.town_flags[town, tile])
            if flags > 0 and int(s.town_clan[town, tile]) == clan:
                points = book.tile_points[flags] + (book.city_points[flags] if is_closed(s, town) else 0)
                award(s, awards, clan, points, FOR_TILE, 2 * town + tile)


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
    """A specialist that nobody has seen is worth its gold (FIN-146); objectives are for their owner alone."""
    for slot in range(SLOTS):
        card = int(s.slot_card[clan, slot])
        if s.slot_state[clan, slot] == FACE_DOWN:
            if card >= OBJECTIVE:
                score_own_objective(s, book, clan, card - OBJECTIVE, awards)
            elif card >= SPECIALTY:
                award(s, awards, clan, int(book.gold_value[card - SPECIALTY]), FOR_HIDDEN, slot)


@rule
def score_own_objective(s, book, clan, number, awards):
    """A hidden objective at the end: a final one pays the leader, a partial one was never fulfilled (FIN-148)."""
    if number >= book.finals:
        award(s, awards, clan, int(book.partial_points[number, FAILED]), FOR_FAILED, number)
    else:
        what = int(book.measure[number])
        best = best_amount(s, book, what)
        place = OTHERS
        if best > 0 and measure(s, book, clan, what) == best:
            place = min(clans_with(s, book, what, best) - 1, OTHERS)
        award(s, awards, clan, int(book.final_points[SECRET, place]), FOR_OWN_OBJECTIVE, number)


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


@rule
def score_objectives(s, book, awards):
    """Objectives that all can see: final ones compare the clans, partial ones were fulfilled by one (FIN-149)."""
    for number in range(book.objectives):
        state = int(s.objective[number])
        if state == GLOBAL and number < book.finals:
            score_contest(s, book, number, awards)
        elif state >= REVEALED:
            award(s, awards, state - REVEALED, int(book.partial_points[number, SECRET]), FOR_FULFILLED, number)
        elif state >= TAKEN:
            award(s, awards, state - TAKEN, int(book.partial_points[number, OPEN]), FOR_FULFILLED, number)


@rule
def score_contest(s, book, number, awards):
    """The only leader or two of them gain, three and more do not, the others lose; nobody leads with 0 (FIN-147)."""
    what = int(book.measure[number])
    best = best_amount(s, book, what)
    if best == 0:
        return
    leaders = clans_with(s, book, what, best)
    for clan in range(s.players):
        if measure(s, book, clan, what) < best:
            award(s, awards, clan, int(book.final_points[OPEN, OTHERS]), FOR_OBJECTIVE, number)
        elif leaders <= OTHERS:
            award(s, awards, clan, int(book.final_points[OPEN, leaders - 1]), FOR_OBJECTIVE, number)


@rule
def best_amount(s, book, what):
    """The most that any clan has of something."""
    most = 0
    for clan in range(s.players):
        most = max(most, measure(s, book, clan, what))
    return most


@rule
def clans_with(s, book, what, amount):
    """How many clans have exactly so much of something."""
    count = 0
    for clan in range(s.players):
        count += 1 if measure(s, book, clan, what) == amount else 0
    return count

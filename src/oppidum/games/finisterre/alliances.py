"""Mixed cities: a tile beside a foreign one, with the consent of its owner; and leaving again (FIN-098 … FIN-100).

A foreign settlement is named by a unit: UNITS * clan + unit. The second tile always belongs to the one who joins.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.building import (
    anchor_of,
    arrow_cell,
    free_town,
    group_price,
    has_second_cell,
    has_tile,
    has_unit_on_road,
    is_free_arrow,
    lay_tile,
    second_cell,
    village_price,
)
from oppidum.games.finisterre.dolmens import gain_by_dolmens
from oppidum.games.finisterre.overflow import unload_caravan
from oppidum.games.finisterre.payment import BUILDING, FOUNDING, can_pay, pay
from oppidum.games.finisterre.questions import second_of, third_of
from oppidum.games.finisterre.spirit import gain_spirit
from oppidum.games.finisterre.state import ANSWER_ACTION, CONSENT, LARGE, NOTHING, PART, SITE, SMALL, UNITS
from oppidum.games.finisterre.survey import refresh_map
from oppidum.games.finisterre.units import add_unit, is_closed, is_nomad, take_tile


@rule
def is_open_to(s, book, clan, owner, unit):
    """Whether a foreign settlement has a place for another tile, and its owner has not refused this clan (FIN-101)."""
    if owner == clan or s.unit_kind[owner, unit] != PART:
        return False
    town = int(s.unit_place[owner, unit])
    return not is_closed(s, town) and not s.refused[clan] >> town & 1 and has_second_cell(s, book, town)


@rule
def can_reach_town(s, clan, owner, unit):
    """Whether a clan may build there: who is settled needs a settlement or a boat on its road (FIN-102)."""
    return is_nomad(s, clan) or has_unit_on_road(s, clan, int(s.unit_road[owner, unit]), False)


@rule
def can_afford_consent(s, book, owner, unit):
    """Whether the owner could pay for its own tile in a closed city; who cannot is not asked."""
    group = group_price(int(s.town_flags[int(s.unit_place[owner, unit]), 0]))
    comarca, road = int(s.unit_com[owner, unit]), int(s.unit_road[owner, unit])
    return can_pay(s, book, owner, group, NOTHING, NOTHING, comarca, road, unit, BUILDING)


@rule
def can_join_tile(s, book, clan, code, flags):
    """Whether a tile of this size can be laid beside a foreign settlement, if its owner agrees (FIN-098)."""
    owner, unit = code // UNITS, code % UNITS
    if not is_open_to(s, book, clan, owner, unit) or not has_tile(s, book, clan):
        return False
    if not can_reach_town(s, clan, owner, unit) or not can_afford_consent(s, book, owner, unit):
        return False
    comarca, road = int(s.unit_com[owner, unit]), int(s.unit_road[owner, unit])
    return can_pay(s, book, clan, village_price(flags), group_price(flags), NOTHING, comarca, road, NOTHING, FOUNDING)


@rule
def can_join(s, book, clan, code):
    """Whether a small or a large tile can be laid beside a foreign settlement of one tile."""
    return can_join_tile(s, book, clan, code, SMALL) or can_join_tile(s, book, clan, code, LARGE)


@rule
def ask_consent(s, book, clan, code):  # noqa: ARG001 - as all that is done for an action
    """The owner of the settlement is asked; the size and the cell stay in `other` (FIN-098)."""
    s.asked = code // UNITS
    s.phase = CONSENT


@rule
def legal_consent(s, out):  # noqa: ARG001 - as all questions
    """No or yes."""
    for answer in range(2):
        out[answer] = ANSWER_ACTION + answer
    return 2


@rule
def answer_consent(s, book, agreed):
    """The tile is laid, or the refusal remembered for this phase; whether the action has been done (FIN-098)."""
    owner, unit = s.target // UNITS, s.target % UNITS
    if not agreed:
        s.refused[s.playing] |= 1 << int(s.unit_place[owner, unit])
        return False
    pay_for_consent(s, book, owner, unit)
    join(s, book, s.playing, owner, unit, second_of(s.other), third_of(s.other))
    return True


@rule
def pay_for_consent(s, book, owner, unit):
    """The owner pays for its own tile, and its spirit grows."""
    group = group_price(int(s.town_flags[int(s.unit_place[owner, unit]), 0]))
    comarca, road = int(s.unit_com[owner, unit]), int(s.unit_road[owner, unit])
    pay(s, book, owner, group, NOTHING, NOTHING, comarca, road, unit, BUILDING)
    gain_spirit(s, book, owner, 1)


@rule
def join(s, book, clan, owner, unit, flags, direction):
    """A tile closes a foreign settlement; a nomad's caravan is unloaded there, even if it holds too much."""
    town = int(s.unit_place[owner, unit])
    comarca, road = int(s.unit_com[owner, unit]), int(s.unit_road[owner, unit])
    pay(s, book, clan, village_price(flags), group_price(flags), NOTHING, comarca, road, NOTHING, FOUNDING)
    lay_tile(s, town, 1, second_cell(s, town, direction), clan, flags)
    part = add_unit(s, clan, PART, town, int(s.town_anchor[town]))
    refresh_map(s, book)
    unload_caravan(s, clan, part)
    gain_by_dolmens(s, book, clan, part, flags)


@rule
def own_tile(s, town, clan):
    """The tile of a clan in a mixed city, or NOTHING where no city is mixed."""
    if is_closed(s, town) and s.town_clan[town, 0] != s.town_clan[town, 1]:
        for tile in range(2):
            if s.town_clan[town, tile] == clan:
                return tile
    return NOTHING


@rule
def can_leave(s, book, clan, unit):
    """Whether a part of a mixed city can move to a free site of its comarca."""
    for edge in range(4 * s.plots):
        if s.plot_com[edge >> 2, edge & 3] == s.unit_com[clan, unit] and can_leave_to(s, book, clan, unit, edge):
            return True
    return False


@rule
def can_leave_to(s, book, clan, unit, edge):
    """Whether it can move to this site."""
    if s.unit_kind[clan, unit] != PART or own_tile(s, int(s.unit_place[clan, unit]), clan) == NOTHING:
        return False
    return s.plot_com[edge >> 2, edge & 3] == s.unit_com[clan, unit] and is_free_arrow(s, book, edge, SITE)


@rule
def leave(s, book, clan, unit, edge):
    """A tile leaves a mixed city for a site, with its goods; both are open villages then (FIN-100)."""
    before, town = int(s.unit_place[clan, unit]), free_town(s)
    tile = own_tile(s, before, clan)
    flags = int(s.town_flags[before, tile])
    take_tile(s, before, tile)
    s.town_anchor[town] = anchor_of(s, edge)
    lay_tile(s, town, 0, arrow_cell(s, edge), clan, flags)
    s.unit_place[clan, unit] = town
    s.unit_anchor[clan, unit] = anchor_of(s, edge)
    refresh_map(s, book)

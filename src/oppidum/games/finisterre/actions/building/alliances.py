"""Mixed cities: a tile beside a foreign one, with the consent of its owner (FIN-098, FIN-099).

A foreign settlement is named by a unit: UNITS * clan + unit. The second tile always belongs to the one who joins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.building.building import (
    group_price,
    has_second_cell,
    has_tile,
    has_unit_on_road,
    lay_tile,
    second_cell,
    village_price,
)
from oppidum.games.finisterre.actions.questions import second_of, third_of
from oppidum.games.finisterre.clans.spirit import gain_spirit
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, add_unit, is_closed, is_nomad
from oppidum.games.finisterre.goods.overflow import unload_caravan
from oppidum.games.finisterre.goods.payment import BUILDING, FOUNDING, can_pay, pay
from oppidum.games.finisterre.land.dolmens import gain_by_dolmens
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.screen.terms import cost_to_clan, rise, terms
from oppidum.games.finisterre.state import NOTHING, UNITS, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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
    s.phase = phases.CONSENT


@rule
def legal_consent(s, out):  # noqa: ARG001 - as all questions
    """No or yes."""
    for answer in range(2):
        out[answer] = moves.ANSWER + answer
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


def refuse_shared_city(s: Position, code: int) -> NoReturn:
    """Why no tile can be laid beside a village of another clan (FIN-098)."""
    clan, unit = divmod(code, UNITS)
    facts: Any = {"unit": unit + 1, "clan": clan + 1}
    if s.unit_kind[clan, unit] != PART:
        message = f"unit {unit + 1} of clan {clan + 1} is no village"
        raise Refusal("FIN-098", message, reason="no-village-there", **facts)
    town = int(s.unit_place[clan, unit])
    if is_closed(s.row, town):
        raise Refusal("FIN-101", "a closed city has two tiles already", reason="closed-already", **facts)
    if s.refused[s.playing] >> town & 1:
        message = f"clan {clan + 1} has refused it in this action phase"
        raise Refusal("FIN-098", message, reason="refused-already", **facts)
    message = "it needs a road of yours, a free cell, the goods of both clans and a tile of yours"
    raise Refusal("FIN-098", message, reason="cannot-join", **facts)


def consent_terms(game: Finisterre, s: Position) -> Json:
    """What consent costs the owner of a village, and what it brings (FIN-098)."""
    clan, unit = divmod(s.target, UNITS)
    flags = int(s.town_flags[int(s.unit_place[clan, unit]), 0])
    cost = cost_to_clan(game, s, clan, int(group_price(flags)))
    return terms(cost, rise(game, s, clan, spirit=1, paid=cost.get("coins", 0)))

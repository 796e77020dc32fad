"""Conversion: a flag of another clan changes sides (FIN-121 … FIN-124).

The converted clan loses its flag first, then the gain is settled; but the converter pays before, while all roads are
still there. The forms of a conversion stand in `conversion_forms.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import apart, rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.building.building import second_cell
from oppidum.games.finisterre.actions.building.faults import blocked_cell
from oppidum.games.finisterre.actions.questions import WrongAnswer, second_of
from oppidum.games.finisterre.actions.refusing import need_foreign_unit
from oppidum.games.finisterre.actions.strife.changing_sides import (
    gain_flag,
    group_due,
    lose_flag,
    pay_for_gain,
    take_over,
)
from oppidum.games.finisterre.actions.strife.conversion_forms import (
    NO_CASE,
    adds_tile,
    first_case,
    is_form,
    is_free_after,
    is_large_alone,
    is_take_over,
    tile_of,
    unit_of,
)
from oppidum.games.finisterre.actions.strife.rescue import begin_rescue
from oppidum.games.finisterre.clans import spirit
from oppidum.games.finisterre.clans.access import unit_reaching
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import PART, part_of
from oppidum.games.finisterre.ends.deeds import PEOPLE_CONVERTED
from oppidum.games.finisterre.land.map_refresh import is_free_cell, refresh_map
from oppidum.games.finisterre.screen.terms import cost_to_clan, terms
from oppidum.games.finisterre.state import NOTHING, UNITS, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def is_spirited(s, book, clan, victim):
    """Whether a clan is far enough above another in spirit, and has levels of its own to spend (FIN-124)."""
    if s.spirit[clan] < book.spirit_cost:
        return False
    return effective_spirit(s, book, clan) >= effective_spirit(s, book, victim) + book.spirit_lead


@rule
def was_converted(s, victim, unit):
    """Whether a flag of this part has already changed sides in this phase."""
    return int(s.converted[victim]) >> int(s.unit_place[victim, unit]) & 1 == 1


@apart
def can_convert(s, book, clan, code):
    """Whether a flag of a foreign part can be converted in any way; code = UNITS * clan + unit."""
    victim, unit = code // UNITS, code % UNITS
    if victim == clan or s.unit_kind[victim, unit] != PART or not is_spirited(s, book, clan, victim):
        return False
    if was_converted(s, victim, unit) or unit_reaching(s, book, clan, victim, unit) == NOTHING:
        return False
    return first_case(s, book, clan, victim, unit) != NO_CASE


@rule
def can_convert_so(s, book, clan, code, form):
    """Whether a flag can be converted in this form (see moves.FORM): it must be of the first case that is possible."""
    victim, unit = code // UNITS, code % UNITS
    return is_form(s, book, clan, victim, unit, first_case(s, book, clan, victim, unit), form)


@rule
def needs_cell(s, code, form):
    """Whether a tile is added for which a cell is asked (FIN-121, FIN-122)."""
    if is_take_over(form):
        return is_large_alone(s, int(s.unit_place[code // UNITS, code % UNITS]))
    return adds_tile(form)


@rule
def can_add_at(s, book, clan, code, form, direction):
    """Whether the added tile can lie in this direction from the arrow tile."""
    town = int(s.unit_place[code // UNITS, code % UNITS])
    if is_take_over(form):
        return is_free_cell(s, book, second_cell(s, town, direction))
    beside = int(s.unit_place[clan, unit_of(form)])
    return is_free_after(s, book, second_cell(s, beside, direction), town, tile_of(form))


@apart
def convert(s, book, clan, code, form, direction):
    """A flag changes sides; the other clan may be asked to rescue goods (FIN-121)."""
    victim, unit = code // UNITS, code % UNITS
    town = int(s.unit_place[victim, unit])
    s.victim = victim
    s.spirit[clan] -= book.spirit_cost
    s.spirit[victim] += book.spirit_comfort
    s.deeds[clan] |= PEOPLE_CONVERTED
    if is_take_over(form):
        take_over(s, book, clan, unit, town, form, direction)
    else:
        pay_for_gain(s, book, clan, town, form)
        lose_flag(s, victim, unit, town, tile_of(form))
        gain_flag(s, clan, form, direction)
        refresh_map(s, book)
    if part_of(s, town, victim) != NOTHING:
        s.converted[victim] |= 1 << town
    begin_rescue(s, book)


def levels(count: int) -> str:
    """So many levels."""
    return f"{count} level{'s' if count != 1 else ''}"


def refuse_converting(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why nobody can be converted (FIN-124)."""
    have, price, lead = int(s.spirit[s.playing]), int(game.book.spirit_cost), int(game.book.spirit_lead)
    if have < price:
        message = f"a conversion costs {levels(price)} of spirit; you have {have}"
        facts: dict[str, Any] = {"missing_spirit": price - have} if has_neighbour(game, s) else {}
        raise Refusal("FIN-124", message, reason="spirit", have=have, price=price, **facts)
    mine = int(spirit.effective_spirit(s.row, game.book.row, s.playing))
    theirs = [
        int(spirit.effective_spirit(s.row, game.book.row, clan)) for clan in range(s.players) if clan != s.playing
    ]
    if mine < min(theirs) + lead:
        message = f"you need {levels(lead)} of spirit more than the other clan; you have {mine}"
        facts = {"missing_spirit": min(theirs) + lead - mine} if has_neighbour(game, s) else {}
        raise Refusal("FIN-124", message, reason="spirit-lead", have=mine, lead=lead, **facts)
    raise Refusal("FIN-121", "no settlement in your reach can be converted", reason="nobody-to-convert")


def has_neighbour(game: Finisterre, s: Position) -> bool:
    """Whether a settlement of another clan is in reach."""
    row, book, mine = s.row, game.book.row, s.playing
    return any(
        clan != mine and kind == PART and unit_reaching(row, book, mine, clan, unit) != NOTHING
        for clan in range(s.players)
        for unit, kind in enumerate(s.unit_kind[clan].tolist())
    )


def refuse_part(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this part cannot be converted."""
    clan, unit = answer.values
    facts = need_foreign_unit(s, clan, unit)
    if s.unit_kind[clan, unit] != PART:
        raise Refusal("FIN-121", "only people of a settlement are converted", reason="no-village-there", **facts)
    if s.converted[clan] >> int(s.unit_place[clan, unit]) & 1:
        message = "a flag of this settlement has changed sides in this phase"
        raise Refusal("FIN-121", message, reason="converted-already", **facts)
    mine, theirs = (int(spirit.effective_spirit(s.row, game.book.row, one)) for one in (s.playing, clan))
    lead = int(game.book.spirit_lead)
    if mine < theirs + lead:
        message = f"you need {levels(lead)} of spirit more than clan {clan + 1}, which has {theirs}; you have {mine}"
        raise Refusal("FIN-124", message, reason="spirit-lead", have=mine, lead=lead, **facts)
    message = "it is out of reach, or you have no tile, cell or goods for the flag"
    raise Refusal("FIN-121", message, reason="cannot-convert", **facts)


def refuse_cell(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the added tile cannot lie there."""
    clan, unit = divmod(s.target, UNITS) if is_take_over(s.other) else (s.playing, int(unit_of(s.other)))
    raise blocked_cell(s, int(second_cell(s.row, int(s.unit_place[clan, unit]), answer.values[0])), "FIN-037")


def conversion_terms(game: Finisterre, s: Position) -> Json:
    """A conversion; in a certain form also the gained tile (FIN-121)."""
    cost = {"spirit": int(game.book.spirit_cost)}
    if s.other != NOTHING:
        town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
        cost |= cost_to_clan(game, s, s.playing, int(group_due(s.row, s.playing, town, int(second_of(s.other)))))
    return terms(cost)

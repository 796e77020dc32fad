"""Boats sail from dock to dock (FIN-113)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.building.building import anchor_of, arrow_cell, is_free_arrow
from oppidum.games.finisterre.actions.building.faults import find_blocked, raise_nearest
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.clans.units import BOAT, clear_cell
from oppidum.games.finisterre.goods.stores import slots_used
from oppidum.games.finisterre.land.grid import neighbour, open_plot, plot_of
from oppidum.games.finisterre.land.landscape import BOAT_TILE
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.sides import DOCK
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import note_use, ready_slot
from oppidum.games.finisterre.specialists.slots import USED
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def sound(s, book, start):
    """Note for every water square how many docks a boat enters on its way there, plus 1; 0 where it cannot go."""
    s.mark[start, 0] = 1
    changed = True
    while changed:
        changed = False
        for plot in range(s.plots):
            if s.mark[plot, 0] > 0:
                changed |= flow_on(s, book, plot)
                if book.sea_routes:
                    changed |= cross_sea(s, book, plot)


@rule
def flow_on(s, book, plot):
    """Carry the distance of a water square on to those joined with it; whether any came nearer."""
    nearer = False
    rivers = int(book.rivers[s.plot_face[plot]])
    for direction in range(4):
        cell = neighbour(int(s.plot_cell[plot]), direction)
        other = plot_of(s, cell) if rivers >> direction & 1 and cell >= 0 else NOTHING
        if other >= 0 and s.plot_face[other] >= 0:
            nearer |= come_nearer(s, book, other, int(s.mark[plot, 0]))
    return nearer


@rule
def come_nearer(s, book, plot, steps):
    """Note that a water square is reached after so many steps, and one for its own dock; whether that is nearer."""
    steps += 1 if book.docks[s.plot_face[plot]] else 0
    if 0 < s.mark[plot, 0] <= steps:
        return False
    s.mark[plot, 0] = steps
    return True


@rule
def cross_sea(s, book, plot):
    """Carry the distance of a coast on to all others, which count as some docks more; whether any came nearer."""
    nearer = False
    if book.seas[s.plot_face[plot]]:
        for coast in range(s.plots):
            if coast != plot and s.plot_face[coast] >= 0 and book.seas[s.plot_face[coast]]:
                nearer |= come_nearer(s, book, coast, int(s.mark[plot, 0]) + book.sea_steps)
    return nearer


@rule
def forget_sounding(s):
    """The scratch is left as it was found."""
    for plot in range(s.plots):
        s.mark[plot, 0] = 0


@rule
def allowance_of(s, book, clan, unit):
    """How many docks a boat may enter: fewer with more cargo (FIN-113)."""
    return book.boat_reach - slots_used(s, book, clan, unit)


@rule
def reach_of(s, book, clan, unit):
    """How many docks a boat may enter with a navigator, who doubles them for one boat action of a phase."""
    allowance = allowance_of(s, book, clan, unit)
    return allowance if ready_slot(s, book, clan, powers.NAVIGATOR, USED) == NOTHING else 2 * allowance


@rule
def is_dock_in_reach(s, book, clan, unit, edge):
    """Whether a sounded dock is free and near enough."""
    plot = edge >> 2
    return 0 < s.mark[plot, 0] <= reach_of(s, book, clan, unit) + 1 and is_free_arrow(s, book, edge, DOCK)


@rule
def docks_to(s, book, clan, unit, edge):
    """How many docks a boat enters on its way to a dock that it can reach."""
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    docks = int(s.mark[edge >> 2, 0]) - 1
    forget_sounding(s)
    return docks


@rule
def can_sail_to(s, book, clan, unit, edge):
    """Whether a boat can sail to a dock."""
    if not is_free_arrow(s, book, edge, DOCK):
        return False
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    reached = is_dock_in_reach(s, book, clan, unit, edge)
    forget_sounding(s)
    return reached


@rule
def can_sail(s, book, clan, unit):
    """Whether a boat can sail to any dock."""
    if s.unit_kind[clan, unit] != BOAT:
        return False
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    reached = False
    for edge in range(4 * s.plots):
        if s.mark[edge >> 2, 0] > 0 and is_dock_in_reach(s, book, clan, unit, edge):
            reached = True
    forget_sounding(s)
    return reached


@rule
def sail(s, book, clan, unit, edge):
    """A boat lies at another dock; a navigator has led it there if it is far away."""
    if docks_to(s, book, clan, unit, edge) > allowance_of(s, book, clan, unit):
        note_use(s, clan, ready_slot(s, book, clan, powers.NAVIGATOR, USED), USED)
    clear_cell(s, int(s.unit_place[clan, unit]))
    s.plot_face[open_plot(s, arrow_cell(s, edge))] = BOAT_TILE - clan
    s.unit_place[clan, unit] = arrow_cell(s, edge)
    s.unit_anchor[clan, unit] = anchor_of(s, edge)
    refresh_map(s, book)


def refuse_sailing(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no boat can sail."""
    if BOAT not in s.unit_kind[s.playing].tolist():
        raise Refusal("FIN-113", "you have no boat", reason="no-boat")
    raise Refusal("FIN-113", "no free dock is in reach of a boat of yours", reason="no-dock-in-reach")


def refuse_boat(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this unit cannot sail."""
    unit = answer.values[0]
    if s.unit_kind[s.playing, unit] != BOAT:
        raise Refusal("FIN-113", f"your unit {unit + 1} is no boat", reason="no-boat", unit=unit + 1)
    message = f"no free dock is in reach of boat {unit + 1}"
    raise Refusal("FIN-113", message, reason="no-dock-in-reach", unit=unit + 1)


def refuse_dock(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the boat cannot sail to a dock."""
    raise_nearest([find_blocked(game, s, edge, "FIN-113") for edge in answer.values])
    place = answer.text
    raise Refusal("FIN-113", f"the dock at {place} is out of reach", [place], reason="out-of-reach", cell=place)

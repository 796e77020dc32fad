"""The table: cells, neighbours, anchors, and what lies where."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.state import CELLS, NOTHING, PLOTS, SIDE

STEP = (SIDE, 1, -SIDE, -1)  # to the neighbour in the north, east, south, west
HALF = SIDE // 2


def cell_of(x: int, y: int) -> int:
    """The number of a cell."""
    return SIDE * (y + HALF) + x + HALF


def place_of(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % SIDE - HALF, cell // SIDE - HALF


@rule
def neighbour(cell, direction):
    """The next cell in a direction, or NOTHING at the edge of the table (FIN-190)."""
    if direction == 0:
        return cell + SIDE if cell + SIDE < CELLS else NOTHING
    if direction == 2:
        return cell - SIDE if cell >= SIDE else NOTHING
    if direction == 1:
        return cell + 1 if cell % SIDE < SIDE - 1 else NOTHING
    return cell - 1 if cell % SIDE > 0 else NOTHING


@rule
def on_cell(s, cell):
    """A face, BARE, TOWN_TILE - town or BOAT_TILE - clan."""
    plot = int(s.plot_at[cell]) - 1
    return int(s.plot_face[plot]) if plot >= 0 else BARE


@rule
def plot_of(s, cell):
    """The plot of a cell, or NOTHING if it was never covered."""
    return int(s.plot_at[cell]) - 1


@rule
def open_plot(s, cell):
    """The plot of a cell, made if there is none yet."""
    plot = int(s.plot_at[cell]) - 1
    if plot >= 0:
        return plot
    plot = s.plots
    s.plots += 1
    s.plot_at[cell] = plot + 1
    s.plot_cell[plot] = cell
    s.plot_face[plot] = BARE
    for corner in range(4):
        s.plot_com[plot, corner] = NOTHING
        s.plot_road[plot, corner] = NOTHING
    s.west = min(s.west, cell % SIDE)
    s.east = max(s.east, cell % SIDE)
    s.south = min(s.south, cell // SIDE)
    s.north = max(s.north, cell // SIDE)
    return plot


@rule
def has_plots_left(s):
    """Whether the record has room for two more cells; no play comes near its end (FIN-190)."""
    return s.plots <= PLOTS - 2


@rule
def comarca_at(s, anchor):
    """The comarca of an anchor, or NOTHING where no land lies."""
    plot = int(s.plot_at[anchor >> 2]) - 1
    return int(s.plot_com[plot, anchor & 3]) if plot >= 0 else NOTHING


@rule
def road_at(s, anchor):
    """The road of an anchor's part, or NOTHING."""
    plot = int(s.plot_at[anchor >> 2]) - 1
    return int(s.plot_road[plot, anchor & 3]) if plot >= 0 else NOTHING

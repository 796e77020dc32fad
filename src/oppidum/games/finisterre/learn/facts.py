"""Facts: numbers that lessons ask for by name; each is told of a position and a clan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from oppidum.games.finisterre.clans.units import PART

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre
    from oppidum.games.finisterre.state import Position


def count_comarcas(game: Finisterre, s: Position, clan: int) -> int:  # noqa: ARG001  # all are called alike
    """In how many comarcas a clan lives."""
    return len(set(s.unit_com[clan][s.unit_kind[clan] == PART].tolist()))


FACTS: Mapping[str, Callable[[Finisterre, Position, int], int]] = {"comarcas": count_comarcas}

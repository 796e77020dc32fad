"""Absence: what a table does for somebody who is asked, but has been away while others wait."""

from __future__ import annotations

import time
from collections.abc import Mapping, Set

from oppidum.bots import stand_in_at
from oppidum.core.answer import Answer
from oppidum.core.game import CHANCE, OVER
from oppidum.server.protocol.tables import Absence
from oppidum.server.storage.rows import MatchRow
from oppidum.server.tables.table import Table


async def look_after_absent(
    table: Table, row: MatchRow, away_since: Mapping[str, float], present: Set[str]
) -> Answer | None:
    """Do what the table has agreed on, if it is time for it."""
    absence, asked = Absence(**row.settings["absence"]), table.course.asked
    if asked in (CHANCE, OVER) or absence.then == "wait" or asked in table.course.stand_ins:
        return None
    person = row.seats[asked].person
    others_wait = any(seat.person in present for seat in row.seats if seat.person not in (None, person))
    away = away_since.get(person or "")
    if person is None or away is None or not others_wait or time.monotonic() - away < 60 * absence.minutes:
        return None
    if absence.then == "forfeit":
        return await table.forfeit(asked)
    return await table.take_over(asked, "resting" if absence.then == "pass" else stand_in_at(row.game))

"""Waiting tables: not too many of one person or address, and not for ever when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence

from oppidum.core.game import Refusal
from oppidum.server.storage.errors import StoreError
from oppidum.server.tables.lobby import Lobby, Unknown
from oppidum.server.tables.seating import remove

log = logging.getLogger(__name__)

LOOK_EVERY = 60.0  # seconds


class Waiting:
    """The tables of a lobby that wait for players."""

    def __init__(self, lobby: Lobby, per_person: int, per_address: int, hours: float) -> None:
        self.lobby = lobby
        self.per_person = per_person
        self.per_address = per_address
        self.hours = hours
        self._of: dict[str, list[str]] = {}  # codes, by the address that opened them
        self._since = time.time()
        self._seen: dict[str, float] = {}  # when somebody was last there, by code

    def check(self, person: str, address: str) -> None:
        """Refuse one more waiting table to whom has many."""
        store = self.lobby.store
        codes = store.still_waiting(self._of.pop(address, []))
        if codes:
            self._of[address] = codes
        mine, from_here = store.count_waiting(person), len(codes)
        if mine >= self.per_person or from_here >= self.per_address:
            raise Refusal(
                "table",
                f"{max(mine, from_here)} of your tables wait for players: leave some of them first",
                reason="too-many-waiting",
            )

    def note(self, code: str, address: str) -> None:
        """A table was opened from an address."""
        self._of.setdefault(address, []).append(code)

    async def keep_house(self) -> None:
        """Remove tables at which nobody has been for long, for ever; cancel to stop."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.sweep(time.time())
            except Exception:  # whatever it is, the next look may be luckier
                log.exception("waiting tables could not be looked after")

    async def sweep(self, now: float) -> None:
        """Note where somebody is, and remove the tables at which nobody has been for long."""
        for code, room in self.lobby.rooms.items():
            if room.attended or time.monotonic() - room.idle_since < LOOK_EVERY:
                self._seen[code] = now
        waiting = await asyncio.to_thread(self.lobby.store.waiting)
        self._seen = {code: seen for code, seen in self._seen.items() if code in waiting}
        self._of = {address: still for address, codes in self._of.items() if (still := those_in(waiting, codes))}
        for code, created in waiting.items():
            if now - max(created, self._seen.get(code, self._since)) > 3600 * self.hours:
                await self._remove(code)

    async def _remove(self, code: str) -> None:
        try:
            if await remove(self.lobby, code):
                log.info("table %s has waited for %g hours with nobody there: it is gone", code, self.hours)
        except (Unknown, StoreError) as error:
            log.warning("table %s could not be removed: %s", code, error)


def those_in(waiting: Mapping[str, float], codes: Sequence[str]) -> list[str]:
    """Those of some tables that wait for players."""
    return [code for code in codes if code in waiting]

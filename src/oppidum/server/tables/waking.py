"""Waking: after a restart, tables at which only bots sit go on by themselves."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from oppidum.core.game import Refusal
from oppidum.server.storage.errors import StoreError
from oppidum.server.tables.lobby import Lobby

log = logging.getLogger(__name__)

BETWEEN = 0.02  # seconds that others have between two loads
LOOK_EVERY = 5.0  # seconds between two looks at who has room for more


async def wake_bots(lobby: Lobby) -> None:
    """Load them, one after the other, of each person no more at once than may be opened; nobody waits for them."""
    asleep = await asyncio.to_thread(lobby.store.played_by_bots)
    while asleep:
        asleep = [(code, host) for code, host in asleep if not await wake(lobby, code, host)]
        if asleep:
            await asyncio.sleep(LOOK_EVERY)


async def wake(lobby: Lobby, code: str, host: str) -> bool:
    """Load a table, unless its host has enough of them; whether it has been dealt with."""
    if not lobby.contests.room_for(lobby.rooms.values(), host):
        return False
    try:
        await lobby.find(code)
    except (Refusal, StoreError, sqlite3.Error) as error:
        log.warning("table %s could not be woken: %s", code, error)
    await asyncio.sleep(BETWEEN)
    return True

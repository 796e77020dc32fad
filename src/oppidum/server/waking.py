"""Waking: after a restart, tables at which only bots sit go on by themselves."""

from __future__ import annotations

import logging
import sqlite3

from oppidum.core.game import Refusal
from oppidum.server.lobby import Lobby
from oppidum.server.store import StoreError

log = logging.getLogger(__name__)


async def wake_bots(lobby: Lobby) -> None:
    """Load them, one after the other; nobody waits for them."""
    for code in lobby.store.played_by_bots():
        try:
            await lobby.find(code)
        except (Refusal, StoreError, sqlite3.Error) as error:
            log.warning("table %s could not be woken: %s", code, error)

"""Server: the insides of one running server, shared by its HTTP and its websocket door."""

from __future__ import annotations

import time

from oppidum.core import jit
from oppidum.core.answer import Accepted, Answer, Refused
from oppidum.core.game import Refusal
from oppidum.server.config import Config
from oppidum.server.metrics import Metrics
from oppidum.server.network.admission import Admission, Crowd
from oppidum.server.network.descriptors import room_for
from oppidum.server.people.keys import Keys
from oppidum.server.people.revocation import Revocations
from oppidum.server.people.tokens import Tokens
from oppidum.server.protocol.playing import Act, Say
from oppidum.server.protocol.websocket import FromClient
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.folder import DATABASE, keep_private, leave, sign, take
from oppidum.server.storage.store import Store
from oppidum.server.tables import wishes
from oppidum.server.tables.contests import Contests
from oppidum.server.tables.lobby import Lobby
from oppidum.server.tables.reviews import Reviews
from oppidum.server.tables.room import Room
from oppidum.server.tables.waiting import Waiting
from oppidum.server.visitors import Visitors
from oppidum.warm.background import FULL_SPEED, NO_COMPILER, Speed, Warming


class Server:
    """Store, tokens, lobby, visitors and metrics."""

    def __init__(self, config: Config, warming: Warming | None = None) -> None:
        self.config = config
        self.lock = take(config.data)
        try:
            keys = Keys(config.data, config.secrets)
            keep_private(config.data)
            self.store = Store(config.data / DATABASE)
        except StoreError:
            self.lock.close()
            raise
        sign(config.data, f"{config.host}:{config.port}")
        self.revocations = Revocations(self.store)
        self.tokens = Tokens(keys, self.revocations.of)
        self.warming = warming  # None: rules are compiled when they are first called
        wanted = warming.want if warming else None
        contests = Contests(config.bot_tables_per_person, config.bot_tables_per_address)
        self.lobby = Lobby(
            self.store, config.bot_threads, config.bot_pace, wanted, contests, idle_seconds=config.idle_seconds
        )
        self.reviews = Reviews(self.store, self.speed)
        self.waiting = Waiting(self.lobby, config.waiting_per_person, config.waiting_per_address, config.waiting_hours)
        most = room_for(config.connections)
        self.visitors = Visitors(config, most)
        crowd = Crowd(most, config.connections_per_address)
        self.admission = Admission(crowd, config.proxies, config.head_seconds, config.body_seconds)
        self.metrics = Metrics(self)

    def speed(self, game: str) -> Speed:
        """How a game runs now."""
        if self.warming is not None:
            return self.warming.speed(game)
        return FULL_SPEED if jit.COMPILED else NO_COMPILER

    async def close(self) -> None:
        """Stop all bots, write what is waiting, and leave the folder to others."""
        await self.lobby.close()
        self.reviews.close()
        self.store.close()
        leave(self.config.data, self.lock)

    async def handle(self, room: Room, person: str | None, message: FromClient) -> Answer:
        """Let a person do something at a table, and count moves: how long they took, and whether they were accepted."""
        if isinstance(message, Say) and not self.visitors.may_chat(person):
            return Refused(Refusal("table", "you say too much at once; wait a moment", reason="too-fast"))
        began = time.perf_counter()
        answer = await wishes.handle(room, person, message)
        if isinstance(message, Act) and isinstance(answer, Accepted):
            self.metrics.moves.inc()
            self.metrics.act_seconds.observe(time.perf_counter() - began)
        elif isinstance(message, Act):
            self.metrics.refusals.inc()
        return answer

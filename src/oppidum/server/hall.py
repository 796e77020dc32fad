"""Hall: the insides of one running server, shared by its HTTP and its websocket door."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from oppidum.core import jit, twins
from oppidum.core.game import Refusal
from oppidum.games import GAMES
from oppidum.server.addresses import counted
from oppidum.server.config import Config
from oppidum.server.contests import Contests
from oppidum.server.descriptors import room_for
from oppidum.server.door import Crowd, Door
from oppidum.server.folder import DATABASE, keep_private, leave, sign, take
from oppidum.server.keys import Keys
from oppidum.server.limits import Buckets, Purse
from oppidum.server.lobby import Lobby
from oppidum.server.revocation import Revocations
from oppidum.server.store import Store, StoreError
from oppidum.server.tokens import Tokens
from oppidum.server.waiting import Waiting
from oppidum.warm.background import FULL_SPEED, NO_COMPILER, Speed, Warming

PAGES = 5  # times as many requests for pages, files and measurements as for the API: a page brings many


class Hall:
    """Store, lobby, tokens, limits and counters."""

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
        self.waiting = Waiting(self.lobby, config.waiting_per_person, config.waiting_per_address, config.waiting_hours)
        self.requests = Buckets(config.requests_per_second, 5 * config.requests_per_second)
        self.pages = Buckets(PAGES * config.requests_per_second, 5 * PAGES * config.requests_per_second)
        self.new_guests = Buckets(config.guests_per_hour / 3600, config.guests_per_hour)
        self.work = Buckets(config.work_per_minute / 60, config.work_per_minute)
        self.new_tables = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)
        self.hints = Buckets(config.hints_per_minute / 60, config.hints_per_minute)
        self.messages = Buckets(config.messages_per_second, 4 * config.messages_per_second)
        self.messages_from = Buckets(config.messages_per_address, 4 * config.messages_per_address)
        self.chats = Buckets(config.chats_per_minute / 60, config.chats_per_minute)
        self.connects = Buckets(config.connects_per_minute / 60, config.connects_per_minute)
        self.proxies = config.proxies
        most, of_one = room_for(config.connections), config.connections_per_address
        self.door = Door(Crowd(most, of_one), self.proxies, config.head_seconds, config.body_seconds)
        self.connected, self.asking = Crowd(most, of_one), Crowd(most, of_one)  # websockets; requests under way
        self.polls = Crowd(most, config.polls_per_person), Crowd(most, config.polls_per_address)
        self.registry = CollectorRegistry()
        self.moves = Counter("oppidum_moves", "Actions that were accepted", registry=self.registry)
        self.refusals = Counter("oppidum_refusals", "Actions that were refused", registry=self.registry)
        self.act_seconds = Histogram("oppidum_act_seconds", "Time from message to answer", registry=self.registry)
        self.closed = Counter("oppidum_connections_closed", "Closed by us", ["code"], registry=self.registry)
        connections = Gauge("oppidum_connections", "Open websockets", registry=self.registry)
        connections.set_function(lambda: self.connected.total)
        sockets = Gauge("oppidum_sockets", "Connections of any kind, silent ones too", registry=self.registry)
        sockets.set_function(lambda: self.door.crowd.total)
        refused = Gauge("oppidum_sockets_refused", "Connections for which there was no room", registry=self.registry)
        refused.set_function(lambda: self.door.refused)
        rooms = Gauge("oppidum_rooms", "Tables in memory", registry=self.registry)
        rooms.set_function(lambda: len(self.lobby.rooms))
        thinking = self.lobby.thinking
        waiting = Gauge(
            "oppidum_thoughts_waiting", "Decisions that wait for a thread", ["table"], registry=self.registry
        )
        for label, alone in (("people", False), ("bots only", True)):
            waiting.labels(label).set_function(partial(thinking.waiting, alone))
        busy = Gauge("oppidum_thoughts", "Decisions that bots think about", registry=self.registry)
        busy.set_function(lambda: thinking.busy)
        thinking.waits = Histogram("oppidum_thought_wait_seconds", "Time in that queue", registry=self.registry)
        replays = Gauge("oppidum_replays_waiting", "Replays that wait to be made", registry=self.registry)
        replays.set_function(lambda: self.lobby.replays.queue.waiting(alone=False))
        polls = Gauge("oppidum_polls", "Requests that wait for news", registry=self.registry)
        polls.set_function(lambda: self.polls[1].total)
        self.blocked = Counter("oppidum_loop_blocked_seconds", "Time the loop came late", registry=self.registry)
        ready = Gauge("oppidum_ready_percent", "Compiled code that is loaded", ["game"], registry=self.registry)
        stuck = Gauge("oppidum_stuck", "1 for a game that stays interpreted", ["game"], registry=self.registry)
        for game in GAMES:
            ready.labels(game).set_function(partial(self.percent, game))
            stuck.labels(game).set_function(partial(self.stuck, game))
        interpreted = Gauge("oppidum_interpreted_calls", "Calls that found no compiled code", registry=self.registry)
        interpreted.set_function(twins.calls.total)

    def speed(self, game: str) -> Speed:
        """How a game runs now."""
        if self.warming is not None:
            return self.warming.speed(game)
        return FULL_SPEED if jit.COMPILED else NO_COMPILER

    def percent(self, game: str) -> int:
        """How much of its compiled code is loaded."""
        return self.speed(game).percent

    def stuck(self, game: str) -> bool:
        """Whether something keeps it from getting faster; `/healthz` says what."""
        return self.speed(game).problem is not None

    async def close(self) -> None:
        """Stop all bots, write what is waiting, and leave the folder to others."""
        await self.lobby.close()
        self.store.close()
        leave(self.config.data, self.lock)

    @contextmanager
    def counting(self, move: bool) -> Iterator[None]:
        """Count a move that is being made: how long it took, and whether it was accepted."""
        began = time.perf_counter()
        try:
            yield
        except (Refusal, StoreError):
            self.refusals.inc(move)
            raise
        if move:
            self.moves.inc()
            self.act_seconds.observe(time.perf_counter() - began)

    def address(self, connection: HTTPConnection) -> str:
        """As whom a client is counted; a proxy that we trust knows where he is."""
        peer = connection.client.host if connection.client else "?"
        return counted(self.proxies.client_of(peer, ",".join(connection.headers.getlist("x-forwarded-for"))))

    @contextmanager
    def polling(self, request: HTTPConnection, person: str | None) -> Iterator[None]:
        """Around a request that waits for news: not too many at once of one person, nor of one address."""
        of_people, of_addresses = self.polls
        address = self.address(request)
        name = person or address
        if not of_people.enter(name):
            raise HTTPException(429, "too many of your requests wait for news", {"Retry-After": "5"})
        try:
            if not of_addresses.enter(address):
                raise HTTPException(429, "too many requests from here wait for news", {"Retry-After": "5"})
            try:
                yield
            finally:
                of_addresses.leave(address)
        finally:
            of_people.leave(name)

    def may_speak(self, person: str | None, address: str) -> bool:
        """Whether one more message is allowed now, of a person and of the address; guests cost nothing."""
        return self.messages.take(person or address) and self.messages_from.take(address)

    def check_new_guest(self, request: HTTPConnection) -> None:
        """Not too many guests from one address."""
        if not self.new_guests.take(self.address(request)):
            raise HTTPException(429, "too many new guests; try again in some minutes", {"Retry-After": "60"})

    def purse(self, request: HTTPConnection) -> Purse:
        """From which an address pays for work that it asks for."""
        return Purse(self.work, self.address(request))

    def check_new_table(self, request: HTTPConnection) -> None:
        """Not too many tables from one address."""
        if not self.new_tables.take(self.address(request)):
            raise HTTPException(429, "too many new tables; try again in some minutes", {"Retry-After": "60"})

    def check_hint(self, request: HTTPConnection) -> None:
        """Not too many hints for one address: each takes a while to think."""
        if not self.hints.take(self.address(request)):
            raise HTTPException(429, "too many hints; try again in a minute", {"Retry-After": "10"})

    def check_chat(self, person: str | None) -> None:
        """Not too many lines of one person."""
        if not self.chats.take(person or "?"):
            raise Refusal("table", "you say too much at once; wait a moment", reason="too-fast")

    def origin_allowed(self, connection: HTTPConnection) -> bool:
        """Browsers say from which page they come: it must be ours. Programs say nothing, and need a token anyway."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.config.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False

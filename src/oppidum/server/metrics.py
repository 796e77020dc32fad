"""Metrics: what Prometheus is told of a server, each counted or asked for in one place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from oppidum.core import twins
from oppidum.games import GAMES

if TYPE_CHECKING:
    from oppidum.server.server import Server


class Metrics:
    """What the server counts as it goes, and what is asked of it when somebody wants to know."""

    def __init__(self, server: Server) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("oppidum_moves", "Actions that were accepted", registry=self.registry)
        self.refusals = Counter("oppidum_refusals", "Actions that were refused", registry=self.registry)
        self.act_seconds = Histogram("oppidum_act_seconds", "Time from message to answer", registry=self.registry)
        self.closed = Counter("oppidum_connections_closed", "Closed by us", ["code"], registry=self.registry)
        self._show_connections(server)
        self._show_thoughts(server)
        self.blocked = Counter("oppidum_loop_blocked_seconds", "Time the loop came late", registry=self.registry)
        self._show_games(server)

    def _show(self, name: str, about: str, ask: Callable[[], float]) -> None:
        """A figure that is asked for whenever somebody looks."""
        Gauge(name, about, registry=self.registry).set_function(ask)

    def _show_connections(self, server: Server) -> None:
        crowd = server.admission.crowd
        self._show("oppidum_connections", "Open websockets", lambda: server.visitors.connected.total)
        self._show("oppidum_sockets", "Connections of any kind, silent ones too", lambda: crowd.total)
        about = "Connections for which there was no room"
        self._show("oppidum_sockets_refused", about, lambda: server.admission.refused)
        self._show("oppidum_rooms", "Tables in memory", lambda: len(server.lobby.rooms))

    def _show_thoughts(self, server: Server) -> None:
        thinking, replays = server.lobby.thinking, server.lobby.replays.thinking
        about = "Decisions that wait for a thread"
        waiting = Gauge("oppidum_thoughts_waiting", about, ["table"], registry=self.registry)
        for label, alone in (("people", False), ("bots only", True)):
            waiting.labels(label).set_function(partial(thinking.waiting, alone))
        self._show("oppidum_thoughts", "Decisions that bots think about", lambda: thinking.busy)
        thinking.waits = Histogram("oppidum_thought_wait_seconds", "Time in that queue", registry=self.registry)
        self._show("oppidum_replays_waiting", "Replays that wait to be made", lambda: replays.waiting(alone=False))
        self._show("oppidum_polls", "Requests that wait for news", lambda: server.visitors.polls_by_address.total)

    def _show_games(self, server: Server) -> None:
        ready = Gauge("oppidum_ready_percent", "Compiled code that is loaded", ["game"], registry=self.registry)
        stuck = Gauge("oppidum_stuck", "1 for a game that stays interpreted", ["game"], registry=self.registry)
        for game in GAMES:
            ready.labels(game).set_function(partial(percent_of, server, game))
            stuck.labels(game).set_function(partial(is_stuck, server, game))
        self._show("oppidum_interpreted_calls", "Calls that found no compiled code", twins.calls.total)


def percent_of(server: Server, game: str) -> int:
    """How much of its compiled code is loaded."""
    return server.speed(game).percent


def is_stuck(server: Server, game: str) -> bool:
    """Whether something keeps a game from getting faster; `/healthz` says what."""
    return server.speed(game).problem is not None

"""Admission: how many connections there may be at once, in all and of one address."""

from __future__ import annotations

import logging
import time
from collections import Counter

from oppidum.server.network.addresses import Proxies, counted

log = logging.getLogger(__name__)

NEAR = 0.8  # of a limit: time to tell the operator
TELL_EVERY = 60.0  # seconds


class Crowd:
    """How many are here, in all and of each address; those without an address count only in all."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.total = 0
        self.of: Counter[str] = Counter()

    def enter(self, address: str | None) -> bool:
        """Let one more in, if there is room."""
        if self.total >= self.most or (address is not None and self.of[address] >= self.most_of_one):
            return False
        self.total += 1
        if address is not None:
            self.of[address] += 1
        return True

    def leave(self, address: str | None) -> None:
        """One who was let in goes."""
        self.total -= 1
        if address is not None:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]


class Admission:
    """Lets connections in, of HTTP and of websockets alike."""

    def __init__(self, crowd: Crowd, proxies: Proxies, head_seconds: float, body_seconds: float) -> None:
        self.crowd = crowd
        self.proxies = proxies
        self.head_seconds = head_seconds  # for a request to say what it wants
        self.body_seconds = body_seconds  # and to bring what it promised
        self.refused = 0
        self._told = -TELL_EVERY

    def name_of(self, peer: str) -> str | None:
        """As whom a connection is counted; nobody if it is a proxy of ours, which brings many people."""
        return None if self.proxies.trusts(peer) else counted(peer)

    def enter(self, peer: str) -> bool:
        """Let a connection in, if there is room."""
        name = self.name_of(peer)
        let_in = self.crowd.enter(name)
        self.refused += not let_in
        if not let_in or self.crowd.total >= NEAR * self.crowd.most:
            self._tell(name)
        return let_in

    def leave(self, peer: str) -> None:
        """A connection that was let in has ended."""
        self.crowd.leave(self.name_of(peer))

    def _tell(self, name: str | None) -> None:
        """Warn the operator, but not too often."""
        now = time.monotonic()
        if now - self._told < TELL_EVERY:
            return
        self._told = now
        crowd = self.crowd
        of_one = f", {crowd.of[name]} of at most {crowd.most_of_one} from {name}" if name else ""
        log.warning(
            "%d of at most %d connections are open%s; %d refused so far", crowd.total, crowd.most, of_one, self.refused
        )

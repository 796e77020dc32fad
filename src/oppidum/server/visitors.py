"""Visitors: where they are, and how much each of them, by person and by address, may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from oppidum.server.config import Config
from oppidum.server.limits import Buckets, Purse
from oppidum.server.network.addresses import counted
from oppidum.server.network.admission import Crowd

PAGES = 5  # times as many requests for pages, files and measurements as for the API: a page brings many


class Visitors:
    """Buckets for what they do one after the other, crowds for what they do at once."""

    def __init__(self, config: Config, most: int) -> None:
        self.proxies = config.proxies
        self.requests = Buckets(config.requests_per_second, 5 * config.requests_per_second)
        self.pages = Buckets(PAGES * config.requests_per_second, 5 * PAGES * config.requests_per_second)
        self.new_guests = Buckets(config.guests_per_hour / 3600, config.guests_per_hour)
        self.new_tables = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)
        self.work = Buckets(config.work_per_minute / 60, config.work_per_minute)
        self.hints = Buckets(config.hints_per_minute / 60, config.hints_per_minute)
        self.reviews = Buckets(config.reviews_per_hour / 3600, config.reviews_per_hour)
        self.connects = Buckets(config.connects_per_minute / 60, config.connects_per_minute)
        self.messages = Buckets(config.messages_per_second, 4 * config.messages_per_second)
        self.messages_from = Buckets(config.messages_per_address, 4 * config.messages_per_address)
        self.chats = Buckets(config.chats_per_minute / 60, config.chats_per_minute)
        self.connected = Crowd(most, config.connections_per_address)  # websockets
        self.asking = Crowd(most, config.connections_per_address)  # requests under way
        self.polls_by_person = Crowd(most, config.polls_per_person)
        self.polls_by_address = Crowd(most, config.polls_per_address)

    def address(self, connection: HTTPConnection) -> str:
        """As whom a client is counted; a proxy that we trust knows where it is."""
        peer = connection.client.host if connection.client else "?"
        return counted(self.proxies.client_of(peer, ",".join(connection.headers.getlist("x-forwarded-for"))))

    def purse(self, request: HTTPConnection) -> Purse:
        """What an address pays from for work that it asks for."""
        return Purse(self.work, self.address(request))

    def may_speak(self, person: str | None, address: str) -> bool:
        """Whether one more message is allowed now, of a person and of the address; guests cost nothing."""
        return self.messages.take(person or address) and self.messages_from.take(address)

    def may_chat(self, person: str | None) -> bool:
        """Whether a person may say one more line now."""
        return self.chats.take(person or "?")

    def check_new_guest(self, request: HTTPConnection) -> None:
        """Not too many guests from one address."""
        if not self.new_guests.take(self.address(request)):
            raise too_many("too many new guests; try again in some minutes", 60)

    def check_new_table(self, request: HTTPConnection) -> None:
        """Not too many tables from one address."""
        if not self.new_tables.take(self.address(request)):
            raise too_many("too many new tables; try again in some minutes", 60)

    def check_hint(self, request: HTTPConnection) -> None:
        """Not too many hints for one address: each takes a while to think."""
        if not self.hints.take(self.address(request)):
            raise too_many("too many hints; try again in a minute", 10)

    def check_review(self, address: str) -> None:
        """Not too many reviews for one address: each takes long to make."""
        if not self.reviews.take(address):
            raise too_many("too many reviews; try again in some minutes", 60)

    @contextmanager
    def polling(self, request: HTTPConnection, person: str | None) -> Iterator[None]:
        """Around a request that waits for news: not too many at once of one person, nor of one address."""
        address = self.address(request)
        with (
            one_of(self.polls_by_person, person or address, "too many of your requests wait for news"),
            one_of(self.polls_by_address, address, "too many requests from here wait for news"),
        ):
            yield


@contextmanager
def one_of(crowd: Crowd, name: str, full: str) -> Iterator[None]:
    """Around what somebody does at once with others; refused, with this message, if they are too many."""
    if not crowd.enter(name):
        raise too_many(full, 5)
    try:
        yield
    finally:
        crowd.leave(name)


def too_many(message: str, seconds: int) -> HTTPException:
    """Somebody wants too much, and may come back after so long."""
    return HTTPException(429, message, {"Retry-After": str(seconds)})

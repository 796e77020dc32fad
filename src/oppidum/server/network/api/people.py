"""People: guests, and who they are."""

from __future__ import annotations

from starlette.requests import Request

from oppidum.server.network.endpoints import BadRequest, Endpoints, known_person, read_body, server_of
from oppidum.server.people.tokens import new_person
from oppidum.server.people.wording import clean_name
from oppidum.server.protocol.people import Guest, Person

endpoints = Endpoints()


@endpoints.add("POST", "/guests", takes=Guest, status=201)
async def add_guest(request: Request) -> Person:
    """Become a guest: a token proves from now on who you are."""
    server = server_of(request)
    wish = await read_body(request, Guest)
    server.visitors.check_new_guest(request)
    person = new_person()
    name = checked_name(wish.name)
    await server.store.add_person(person, name)
    return Person(person, name, server.tokens.make(person))


@endpoints.add("GET", "/me")
async def read_me(request: Request) -> Person:
    """Who am I?"""
    person = known_person(request)
    name = server_of(request).store.name_of(person)
    if name is None:
        raise BadRequest(401, "nobody here knows you; become a guest again", "bad-token")
    return Person(person, name)


@endpoints.add("PUT", "/me", takes=Guest)
async def rename_me(request: Request) -> Person:
    """Take another name."""
    person = known_person(request)
    name = checked_name((await read_body(request, Guest)).name)
    await server_of(request).store.add_person(person, name)
    return Person(person, name)


def checked_name(name: str) -> str:
    """A name that can be read."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise BadRequest(422, "a name needs a letter", "bad-name")
    return cleaned

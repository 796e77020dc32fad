"""Who asks: newcomers, and who they are from then on."""

from __future__ import annotations

from oppidum.server.protocol.message import Input, Name, Output


class Guest(Input):
    """A newcomer."""

    name: Name


class Person(Output):
    """Who you are. The token proves it; only a newcomer is told it."""

    person: str
    name: str
    token: str | None = None

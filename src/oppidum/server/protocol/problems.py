"""What is wrong with a request."""

from __future__ import annotations

from oppidum.server.protocol.message import Output


class Problem(Output):
    """What is wrong with a request."""

    rule: str
    message: str
    reason: str
    facts: dict[str, str | int]
    where: list[str]


class Problems(Output):
    """The body of every answer that is not a success."""

    error: Problem

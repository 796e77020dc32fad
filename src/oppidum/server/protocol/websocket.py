"""What is said on the websocket of a table, in both directions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from oppidum.server.protocol.message import Choice, Input, Output, Seq, View
from oppidum.server.protocol.playing import Act, AnswerUndo, AskUndo, Entry, HandBack, Say, Turn
from oppidum.server.protocol.tables import TableCard


class Hello(Input, tag="hello"):
    """The first message of a connection: who I am, and the last event that I have seen."""

    token: Annotated[str, Meta(max_length=300)] | None = None
    seq: Seq = 0


class Ping(Input, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | AskUndo | AnswerUndo | HandBack | Say | Ping
read_message: Callable[[str | bytes], FromClient] = msgspec.json.Decoder(FromClient).decode


class Chat(Output, tag="chat"):
    """A line that somebody said."""

    at: float
    seat: int
    name: str
    text: str


class Snapshot(Output, tag="snapshot"):
    """Everything that a viewer may know, with the events after `since`."""

    table: TableCard
    seats: list[int]
    viewer: int | None
    seq: int
    since: int
    entries: list[Entry]
    view: View | None
    choices: Sequence[Choice]
    turn: Turn | None
    chat: list[Chat]
    build: str | None  # of the client that the server hands out


class Update(Output, tag="update"):
    """What has just happened; the parts are encoded once for all who may know the same."""

    seq: int
    entries: Raw
    patch: Raw
    turn: Raw
    choices: Sequence[Choice]


class TurnNews(Output, tag="turn"):
    """Nothing has happened, but somebody has asked for something or answered: who is asked, and what is going on."""

    seq: int
    turn: Turn


class People(Output, tag="people"):
    """Somebody came, went or sat down."""

    table: TableCard
    watching: int


class Accepted(Output, tag="accepted"):
    """Your action has happened and is stored."""

    key: str | None
    seq: int


class Refused(Output, tag="refused"):
    """Your action has not happened: the rule, the reason in words and without, the squares it is about."""

    key: str | None
    rule: str
    message: str
    reason: str
    facts: dict[str, str | int]
    where: list[str]


class Pong(Output, tag="pong"):
    """I am here."""


class Closing(Output, tag="error"):
    """The connection will be closed, because of this."""

    message: str
    reason: str
    build: str | None  # of the client that the server hands out: an old one may not be understood any more


ToClient = Snapshot | Update | TurnNews | People | Accepted | Refused | Chat | Pong | Closing

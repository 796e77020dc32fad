"""What every message on the wire is made of: its three kinds, and the words, numbers and limits that they share.

Requests and messages from outside are decoded strictly: unknown fields, wrong types and over-long texts are refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, dataclass_transform

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE = 4096  # bytes of a message from a client
LONGEST_FILE = 262_144  # bytes of a match file that is brought along
MOST_EVENTS = 1_000_000  # of one match

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What others call you.")]
Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{6}$", description="The code of a table.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=MOST_EVENTS)]  # the number of an event
Word = Annotated[str, Meta(max_length=40)]  # the name of a game, a bot, a preset, an option
Key = Annotated[str, Meta(min_length=1, max_length=40, description="By which a repeated message is recognised.")]
Notation = Annotated[str, Meta(min_length=1, max_length=80, description="A move in notation, or done, undo, resign.")]
Value = str | int | bool
# What only a game knows is declared in a `contract.py` of its own.
View = Annotated[Mapping[str, Any], Meta(description="A position as a board draws it.")]
Choice = Annotated[Mapping[str, Any], Meta(description="Something that may be chosen: what to send, what it would do.")]
Move = Annotated[Mapping[str, Any], Meta(description="Something that was done, part by part, `do` first.")]


@dataclass_transform(frozen_default=True)  # msgspec hands `frozen` down, but type checkers do not know it
class Message(Struct, frozen=True):
    """Something on the wire."""


class Input(Message, forbid_unknown_fields=True):
    """Something from outside."""


class Output(Message):
    """Something that we say."""


encode = msgspec.json.Encoder().encode

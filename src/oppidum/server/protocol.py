"""Protocol: every message between a server and its clients, declared once. The client's types are made from this file.

Requests and messages from outside are decoded strictly: unknown fields, wrong types and over-long texts are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, dataclass_transform

import msgspec
from msgspec import Meta, Raw, Struct

LONGEST_MESSAGE = 4096  # bytes of a message from a client
LONGEST_FILE = 262_144  # bytes of a match file that is brought along

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What others call you.")]
Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{6}$", description="The code of a table.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Key = Annotated[str, Meta(min_length=1, max_length=40, description="By which a repeated message is recognised.")]
Notation = Annotated[str, Meta(min_length=1, max_length=80, description="A move in notation, or done, undo, resign.")]
Value = str | int | bool
Who = Literal["me", "open", "bot"]
State = Literal["waiting", "playing", "over", "frozen"]


@dataclass_transform(frozen_default=True)  # msgspec hands `frozen` down, but type checkers do not know it
class Message(Struct, frozen=True):
    """Something on the wire."""


class Input(Message, forbid_unknown_fields=True):
    """Something from outside."""


class Output(Message):
    """Something that we say."""


# Requests.


class Guest(Input):
    """A newcomer."""

    name: Name


class SeatPlan(Input):
    """Who is to sit on a seat of a new table."""

    who: Who
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Absence(Input):
    """What happens to the seat of somebody who has been away while others wait."""

    then: Literal["wait", "bot", "pass", "forfeit"] = "wait"
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 3


class NewTable(Input):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)] = {}
    public: bool = False
    absence: Absence = Absence()
    hints: Annotated[bool | None, Meta(description="Left out: yes if at most one person plays.")] = None


class Join(Input):
    """A free seat, or the first one, is taken."""

    seat: SeatNumber | None = None
    name: Name | None = None


class FillSeat(Input):
    """The host puts a bot on a free seat, or frees it again."""

    who: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Act(Input, tag="act"):
    """A seat moves, or says done, undo or resign."""

    seat: SeatNumber
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Notation
    key: Key | None = None


class AskUndo(Input, tag="ask_undo"):
    """Ask the others to take back what has happened since my last step, and that step."""

    seat: SeatNumber


class AnswerUndo(Input, tag="answer_undo"):
    """Agree, or not, to what another player asked to take back."""

    seat: SeatNumber
    agree: bool


class HandBack(Input, tag="hand_back"):
    """I am here again: the bot gives me my seat back."""

    seat: SeatNumber


class AskHint(Input):
    """What would a strong bot do in my place, after the last event that I have seen?"""

    seat: SeatNumber
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]


class AskWhy(Input):
    """What speaks against these things, if I did them after the last event that I have seen? Nothing happens."""

    seat: SeatNumber
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    texts: Annotated[list[Notation], Meta(max_length=50)]


class Say(Input, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Hello(Input, tag="hello"):
    """The first message of a connection: who I am, and the last event that I have seen."""

    token: Annotated[str, Meta(max_length=300)] | None = None
    seq: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Ping(Input, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | AskUndo | AnswerUndo | HandBack | Say | Ping

# Answers.


class Person(Output):
    """Who you are. The token proves it; only a newcomer is told it."""

    person: str
    name: str
    token: str | None = None


class ChoiceCard(Output):
    """A value of an option."""

    value: Value
    about: str


class OptionCard(Output):
    """Something to agree on before a match; the first choice is the default."""

    name: str
    about: str
    choices: list[ChoiceCard]


class GameCard(Output):
    """A game on the shelf."""

    name: str
    title: str
    year: int
    designer: str
    minutes: int
    summary: str
    seats: list[int]
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    bots: list[str]


class GameSpeed(Output):
    """How fast a game runs."""

    game: str
    percent: int  # of its compiled code that is ready; at 100 it is at full speed
    rules: bool  # compiled: nobody waits for a move
    bots: bool  # compiled: bots are as strong as their level says; before that they play hurried
    stuck: bool  # it stays as it is; the operator's log says why


class RuleCard(Output):
    """A rule in our words."""

    id: str
    text: str


class ExampleCard(Output):
    """A worked example of the rules: what it shows, and by which rules."""

    name: str
    title: str
    rules: list[str]


class Seat(Output):
    """A chair at a table, and who sits on it."""

    number: int
    name: str | None
    bot: str | None
    open: bool
    mine: bool
    present: bool


class TableCard(Output):
    """A table as the lobby shows it."""

    code: str
    game: str
    preset: str | None
    options: dict[str, Value]
    rules: int
    state: State
    public: bool
    hints: bool
    host: bool
    imported: bool
    seats: list[Seat]
    created: float
    absence: Absence
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str | None
    notice: str | None


class Term(Output):
    """A part of an award: so many of something, each worth so much."""

    what: str
    count: int
    each: int


class Award(Output):
    """Points of one player, for one thing; its terms add up to them."""

    player: int
    points: int
    rule: str
    what: str
    where: list[str]
    pieces: list[str]
    terms: list[Term]
    at_end: bool  # whether it belongs to the final scoring
    complete: bool | None  # whether the thing was finished; null where things never are


class Entry(Output):
    """Something that happened at a table, as you may know it."""

    seq: int
    kind: Literal["action", "chance", "undo", "done", "resign", "takeover", "handback"]
    actor: int
    text: str
    awards: list[Award]
    undoes: list[int]
    gains: list[int]  # by how many pieces chance let every hand grow; empty if none did
    at: float


class UndoAsked(Output):
    """Somebody wants to take something back."""

    seat: int
    agreed: list[int]


class Turn(Output):
    """Who is asked, and what else is going on."""

    asked: int
    holding: bool
    undo: list[int]
    over: bool
    resigned: list[int]
    robots: dict[str, str]
    ranking: list[int] | None
    undo_asked: UndoAsked | None


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
    view: dict[str, Any] | None
    choices: list[dict[str, Any]]
    turn: Turn | None
    chat: list[Chat]
    build: str | None  # of the client that the server hands out


class Update(Output, tag="update"):
    """What has just happened; the parts are encoded once for all who may know the same."""

    seq: int
    entries: Raw
    patch: Raw
    turn: Raw
    choices: list[dict[str, Any]]


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


class HintedMove(Output):
    """A move that a bot thinks well of, and what it expects of it, if it has looked ahead."""

    text: str
    lead: float | None
    win: float | None
    visits: int | None


class Hint(Output):
    """What a bot would do in your place after this event, the best first."""

    seq: int
    moves: list[HintedMove]


class ReplayStep(Output):
    """One event, what it changes in the view, and who is asked then."""

    entry: Entry
    patch: dict[str, Any]
    turn: Turn


class Replay(Output):
    """A whole match, as you may know it."""

    table: TableCard
    view: dict[str, Any]
    steps: list[ReplayStep]


class Problem(Output):
    """What is wrong with a request."""

    rule: str
    message: str
    reason: str
    facts: dict[str, str | int]
    where: list[str]


class Reasons(Output):
    """Of each thing that was asked about, in their order: what speaks against it, or null if nothing does."""

    seq: int
    reasons: list[Problem | None]


class Problems(Output):
    """The body of every answer that is not a success."""

    error: Problem


REQUESTS = (Guest, NewTable, Join, FillSeat, Act, AskUndo, AnswerUndo, HandBack, AskHint, AskWhy, Say)
ANSWERS = (
    *(Person, GameCard, GameSpeed, RuleCard, ExampleCard, TableCard, Snapshot, Accepted),
    *(Hint, Reasons, Replay, Problems),
)
TO_CLIENT = (Snapshot, Update, TurnNews, People, Accepted, Refused, Chat, Pong, Closing)
encode = msgspec.json.Encoder().encode
read_message: Callable[[str | bytes], FromClient] = msgspec.json.Decoder(FromClient).decode

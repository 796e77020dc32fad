"""Protocol: every message between a server and its clients, declared once. The client's types are made from this file.

Requests and messages from outside are decoded strictly: unknown fields, wrong types and over-long texts are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, dataclass_transform

import msgspec
from msgspec import Meta, Raw, Struct

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
    bot: Word | None = None
    name: Name | None = None


class Absence(Input):
    """What happens to the seat of somebody who has been away while others wait."""

    then: Literal["wait", "bot", "pass", "forfeit"] = "wait"
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 3


class NewTable(Input):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    preset: Word | None = None
    options: Annotated[dict[Word, Value], Meta(max_length=40)] = {}
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
    bot: Word | None = None


class Act(Input, tag="act"):
    """A seat moves, or says done, undo or resign."""

    seat: SeatNumber
    seq: Seq
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
    seq: Seq


class AskWhy(Input):
    """What speaks against these things, if I did them after the last event that I have seen? Nothing happens."""

    seat: SeatNumber
    seq: Seq
    texts: Annotated[list[Notation], Meta(max_length=50)]


class TakeSteps(Input):
    """A lesson and the steps that I have taken in it so far, from its beginning: nothing of it is stored."""

    steps: Annotated[list[Notation], Meta(max_length=40)] = []


class AskWhySteps(Input):
    """What speaks against these things in a lesson, after the steps that I have taken? Nothing happens."""

    steps: Annotated[list[Notation], Meta(max_length=40)]
    texts: Annotated[list[Notation], Meta(max_length=50)]


class Say(Input, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Hello(Input, tag="hello"):
    """The first message of a connection: who I am, and the last event that I have seen."""

    token: Annotated[str, Meta(max_length=300)] | None = None
    seq: Seq = 0


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
    rules: list[str]  # that it changes
    needs: str  # another option, without which it means nothing; empty of most


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
    recommended: str  # the preset that people are offered first
    bots: list[str]
    lessons: int


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
    preset: str | None  # from which its options depart least; null of a game that is here no more
    changes: list[str]  # the options in which it departs
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


class Happening(Output):
    """Something that happened by itself, without anybody's choice; all may know it."""

    what: str
    player: int | None  # null where it concerns nobody alone
    amount: int
    good: str  # what was eaten, grew or appeared, where that matters
    where: list[str]
    pieces: list[str]


class Entry(Output):
    """Something that happened at a table, as you may know it."""

    seq: int
    kind: Literal["action", "chance", "undo", "done", "resign", "takeover", "handback"]
    actor: int
    text: str
    awards: list[Award]
    happened: list[Happening]
    whereabouts: dict[str, str]  # what numbers and places in your text stand for: `unit`, `comarca`, `carries`
    undoes: list[int]
    gains: list[int]  # by how many pieces chance let every hand grow; empty if none did
    at: float
    move: Move | None  # what was played, as far as your text says it; null of all that is no move


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


class HintedMove(Output):
    """A move that a bot thinks well of, and what it expects of it, if it has looked ahead."""

    text: str
    move: Move
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
    patch: View
    turn: Turn


class Replay(Output):
    """A whole match, as you may know it."""

    table: TableCard
    view: View
    steps: list[ReplayStep]


class ToldRule(Output):
    """A rule in a rule book, whose words are the client's: pictures, what it pays for and refuses, what changes it."""

    id: str
    diagrams: list[str]
    awards: list[str]
    refusals: list[str]
    options: list[str]
    lessons: list[str]
    examples: list[str]


class Chapter(Output):
    """Rules that are told together."""

    name: str
    diagrams: list[str]
    rules: list[ToldRule]


class OptionInForce(Output):
    """An option, and which of its values is played."""

    name: str
    values: list[Value]  # the first is the default
    value: Value
    idle: bool  # whether it means nothing, as another option is off


class RuleBook(Output):
    """The rule book of a game as it is played under some options."""

    preset: str | None  # by which all of them can be said
    presets: list[str]
    options: list[OptionInForce]
    figures: dict[str, int | str]  # what stands in the words of rules, or chooses among them
    chapters: list[Chapter]


class HowStep(Output):
    """A part of a section of "How to play": a step of a turn, a part of a matter, or a way to points."""

    name: str
    rule: str | None
    diagrams: list[str]


class HowSigns(Output):
    """Signs of the board that belong together; the game's client draws them."""

    name: str
    signs: list[str]


class HowSection(Output):
    """What "How to play" tells under one heading, whose words are the client's."""

    name: str
    rule: str | None
    diagrams: list[str]
    steps: list[HowStep]  # one after the other
    parts: list[HowStep]  # in no order
    worth: list[HowStep]
    signs: list[HowSigns]


class HowToPlay(Output):
    """What somebody needs who has never seen a game."""

    figures: dict[str, int | str]  # what stands in its words, or chooses among them
    sections: list[HowSection]


class DiagramCard(Output):
    """A position that pages draw as a picture."""

    players: int
    eyes: int | None  # with whose eyes it is seen; null of a spectator
    marks: list[str]
    near: list[str]  # the places to show; empty for all
    view: View
    choices: Sequence[Choice]  # of the seat that is asked, if the picture shows them
    turn: Turn


class Problem(Output):
    """What is wrong with a request."""

    rule: str
    message: str
    reason: str
    facts: dict[str, str | int]
    where: list[str]


class Reasons(Output):
    """Of each thing that was asked about, in their order: what speaks against it, or null if nothing does.

    Empty, with the latest event, if the match has gone on since you asked.
    """

    seq: int
    reasons: list[Problem | None]


class LessonCard(Output):
    """A lesson: its words are the client's; by which rules, in how many steps."""

    name: str
    number: int
    rules: list[str]
    steps: int


class LessonVerdict(Output):
    """How an attempt stands: if it was missed, why, and by which rule."""

    state: Literal["open", "reached", "missed"]
    reason: str | None
    rule: str | None


class LessonState(Output):
    """Where an attempt at a lesson stands after its steps."""

    players: int
    options: dict[str, Value]
    you: int
    left: int  # steps that may still be taken
    entries: list[Entry]
    view: View
    choices: Sequence[Choice]
    turn: Turn
    verdict: LessonVerdict
    advised: str | None  # the next step of a way to the goal
    back: int  # how many steps have to be taken back before there is one


class Problems(Output):
    """The body of every answer that is not a success."""

    error: Problem


ToClient = Snapshot | Update | TurnNews | People | Accepted | Refused | Chat | Pong | Closing

REQUESTS = (
    *(Guest, NewTable, Join, FillSeat, Act, AskUndo, AnswerUndo, HandBack, AskHint, AskWhy, Say),
    *(TakeSteps, AskWhySteps),
)
ANSWERS = (
    *(Person, GameCard, GameSpeed, RuleCard, ExampleCard, TableCard, Snapshot, Accepted),
    *(Hint, Reasons, Replay, RuleBook, HowToPlay, DiagramCard, LessonCard, LessonState, Problems),
)
TO_CLIENT = ToClient.__args__
encode = msgspec.json.Encoder().encode
read_message: Callable[[str | bytes], FromClient] = msgspec.json.Decoder(FromClient).decode

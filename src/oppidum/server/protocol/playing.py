"""A match as it goes on: what seats do and say, what happened, who is asked, what it brought."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from oppidum.server.protocol.message import Input, Key, Move, Notation, Output, SeatNumber, Seq


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


class Say(Input, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


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
    # what numbers and places in your text stand for: `unit`, `comarca`, `carries`; what followed by itself
    whereabouts: dict[str, str]
    undoes: list[int]
    gains: list[int]  # by how many pieces every hand changed, as all may count them; empty if none grew
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

"""Tables before and beside the match: opening one, sitting down, what the lobby shows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from oppidum.server.protocol.message import Input, Name, Output, SeatNumber, Value, Word

Who = Literal["me", "open", "bot"]
State = Literal["waiting", "playing", "over", "frozen"]


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

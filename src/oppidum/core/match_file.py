"""The text file of a match: tags, then one event a line. Written, read back and verified event by event.

A match that begins elsewhere than at the start has the text of that position behind its tags, indented:
`Position:`, then what `game.words.describe` writes.

Game: carcassonne
Rules: 1
…

* V             # chance draws a tile
1 0,-1 N
1 road E
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import CHANCE, Game, Player, Refusal
from oppidum.core.match import Match
from oppidum.core.options import BadOption, read_pairs, suggest
from oppidum.core.record import Record

TAGS = ("Game", "Rules", "Book", "Players", "Options", "Start", "Date", "Seats", "Result")
POSITION = "Position"  # the only tag that may be missing; its value is the indented lines below it
MARGIN = "  "
UNFINISHED = "*"
BETWEEN = " | "  # the names of seats
LONGEST_LINE = 1000
EVENT = re.compile(r"(\*|[1-9]\d?)\s+(.+)")

GameMaker = type[Game[Any]]


class BadMatchFile(ValueError):
    """A match file that cannot be read or does not replay: which line, which rule, and why."""

    def __init__(self, line: int, message: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}" + (f" ({rule})" if rule else ""))
        self.line = line
        self.rule = rule
        self.message = message


@dataclass(frozen=True)
class Recorded:
    """A match read from a file, with what only the file knows: when, and who sat where."""

    match: Match
    date: str
    seats: tuple[str, ...]


def write_match(match: Match, seats: Sequence[str], date: datetime.date | str) -> str:
    """The text of a match.

    >>> import oppidum
    >>> match = oppidum.Match(oppidum.make("carcassonne", start=1))
    >>> drawn = match.play(CHANCE, "V")
    >>> for line in write_match(match, ["Ana", "Ben"], "2026-11-19").splitlines()[5:]:
    ...     print(line)
    Start: 2
    Date: 2026-11-19
    Seats: Ana | Ben
    Result: *
    <BLANKLINE>
    * V
    """
    game = match.game
    result = " ".join(map(str, match.scores)) if match.over else UNFINISHED
    values = {
        "Game": game.name,
        "Rules": game.EDITION,
        "Book": game.book_hash,
        "Players": game.players,
        "Options": game.options,
        "Start": game.start + 1,
        "Date": date,
        "Seats": BETWEEN.join(clean_name(name) for name in seats),
        "Result": result,
    }
    tags = [f"{tag}: {values[tag]}" for tag in TAGS]
    return "\n".join([*tags, *write_position(match), "", *map(str, match.events)]) + "\n"


def write_position(match: Match) -> list[str]:
    """The lines of the position where a match begins; none for the start of the game."""
    if match.beginning is None:
        return []
    return [f"{POSITION}:", *(MARGIN + line for line in match.game.words.describe(match.beginning).splitlines())]


def clean_name(name: str) -> str:
    """A name that fits between bars on one line."""
    return " ".join(re.sub(r"[|\x00-\x1f\x7f]", " ", name).split()) or "?"


def read_match(text: str, find_game: Callable[[str], GameMaker], at: int | None = None) -> Recorded:
    """Read and verify a match; BadMatchFile names the first line that is wrong.

    `find_game` gives the class of a game by its name. With `at` the whole match is verified, but returned as it stood
    after its first `at` events.
    """
    tags, events = read_lines(text)
    game = open_game(tags, find_game)
    match = Match(game, read_position(tags[POSITION], game) if POSITION in tags else None)
    for event in events:
        play(match, event)
    check_result(match, tags["Result"])
    seats = read_seats(tags["Seats"], game)
    if at is not None:
        if not 0 <= at <= len(events):
            raise BadMatchFile(
                events[-1].number if events else 1, f"there is no event {at}; the match has {len(events)}"
            )
        match = match.up_to(at)
    return Recorded(match, tags["Date"].value, seats)


@dataclass(frozen=True)
class Tag:
    """The value of a tag and the line it stands on."""

    value: str
    number: int


@dataclass(frozen=True)
class EventLine:
    """An event as written, and the line it stands on."""

    actor: Player
    text: str
    number: int


def read_lines(text: str) -> tuple[dict[str, Tag], list[EventLine]]:
    """All tags, each exactly once, then all events; a comment begins with #, on its own line or behind an event."""
    tags: dict[str, Tag] = {}
    position: list[str] = []
    events: list[EventLine] = []
    number, inside = 1, False
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise BadMatchFile(number, f"the line is longer than {LONGEST_LINE} characters")
        empty = not line.strip() or line.lstrip().startswith("#")
        if inside and (empty or line.startswith(MARGIN)):
            position.append(line)
            continue
        inside = False
        if empty:
            continue
        if event := EVENT.fullmatch(line.partition("#")[0].strip()):
            actor = CHANCE if event[1] == "*" else int(event[1]) - 1
            events.append(EventLine(actor, event[2], number))
        elif events:
            raise BadMatchFile(number, f"{line.strip()[:40]!r} is not an event; write the actor, then what happened")
        else:
            name, tag = read_tag(line, number)
            if name in tags:
                raise BadMatchFile(number, f"tag {name} is given twice")
            tags[name] = tag
            inside = name == POSITION
    for name in TAGS:
        if name not in tags:
            raise BadMatchFile(events[0].number if events else number, f"tag {name} is missing")
    if POSITION in tags:
        tags[POSITION] = Tag("\n".join(position), tags[POSITION].number)
    return tags, events


def read_tag(line: str, number: int) -> tuple[str, Tag]:
    """`Name: value`."""
    name, colon, value = line.strip().partition(":")
    if not colon:
        raise BadMatchFile(number, f"{line.strip()[:40]!r} is neither a tag (Name: value) nor an event")
    if name not in (*TAGS, POSITION):
        raise BadMatchFile(number, f"there is no tag {name[:40]!r}{suggest(name[:40], TAGS)}")
    if name == POSITION and value.partition("#")[0].strip():
        raise BadMatchFile(number, "the position stands on the lines below, indented by two spaces")
    return name, Tag(value.strip(), number)


def open_game(tags: dict[str, Tag], find_game: Callable[[str], GameMaker]) -> Game[Any]:
    """The game of a file, under its options, if this program plays it by the same rules and the same book."""
    players, start = (whole_number(tags, name) for name in ("Players", "Start"))
    tag = "Game"
    try:
        maker = find_game(tags["Game"].value)
        tag = "Options"
        options = read_pairs(tags["Options"].value.split())
        missing = [option.name for option in maker.OPTIONS if option.name not in options and not option.later]
        if missing:
            raise BadOption(f"option {missing[0]} is missing; a match file writes down all of them")
        tag = "Players" if players not in maker.seats or 1 <= start <= players else "Start"
        game = maker(players, options, start=start - 1)
    except BadOption as error:
        raise BadMatchFile(tags[tag].number, str(error)) from None
    if tags["Rules"].value != str(game.EDITION):
        raise BadMatchFile(
            tags["Rules"].number, f"played by rules {tags['Rules'].value}; this program plays by rules {game.EDITION}"
        )
    if tags["Book"].value != game.book_hash:
        raise BadMatchFile(
            tags["Book"].number,
            f"played with book {tags['Book'].value}; under these options this program has {game.book_hash}",
        )
    return game


def whole_number(tags: dict[str, Tag], name: str) -> int:
    """The value of a tag that is a number."""
    if not re.fullmatch(r"\d{1,3}", tags[name].value):
        raise BadMatchFile(tags[name].number, f"{name} must be a number, not {tags[name].value[:40]!r}")
    return int(tags[name].value)


def read_position(tag: Tag, game: Game[Any]) -> Record:
    """Where the match begins."""
    try:
        position: Record = game.words.compose(tag.value)
    except Refusal as refusal:
        line = tag.number + int(refusal.facts.get("line", 0))
        rule = refusal.rule if refusal.rule.startswith(game.prefix) else None
        raise BadMatchFile(line, f"the position cannot be: {refusal.message}", rule) from None
    return position


def play(match: Match, event: EventLine) -> None:
    """Play an event of the file."""
    try:
        match.play(event.actor, event.text)
    except Refusal as refusal:
        raise BadMatchFile(event.number, f"{event.text}: {refusal.message}", refusal.rule) from None


def check_result(match: Match, tag: Tag) -> None:
    """The result in the file must be the one that was played."""
    result = " ".join(map(str, match.scores)) if match.over else UNFINISHED
    if tag.value != result:
        raise BadMatchFile(
            tag.number, f"the result is said to be {tag.value}, but the events give {result}", match.game.end_rule
        )


def read_seats(tag: Tag, game: Game[Any]) -> tuple[str, ...]:
    """The names of those who played."""
    seats = tuple(name.strip() for name in tag.value.split(BETWEEN.strip()))
    if len(seats) != game.players:
        raise BadMatchFile(tag.number, f"{len(seats)} names stand for {game.players} seats", game.seats_rule)
    return seats

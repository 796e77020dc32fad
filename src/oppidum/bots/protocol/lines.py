"""The lines of the bot protocol, written and read. docs/bot-protocol.md describes them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from oppidum.bots.bot import Budget, Candidate
from oppidum.core.game import CHANCE, Action, Game, Player
from oppidum.core.options import BadOption, read_pairs

VERSION = 1
NUMBER = r"[-+]?\d{1,12}(?:\.\d{1,12})?"
INFO = re.compile(rf"visits=(\d{{1,12}}) lead=({NUMBER}) win=({NUMBER}) move (.+)")


@dataclass(frozen=True)
class Seating:
    """A match that begins: the game, the seat of the bot, and the seed of its dice."""

    game: Game[Any]
    seat: Player
    seed: int


def write_seating(game: Game[Any], seat: Player, seed: int) -> str:
    """`match carcassonne players=2 seat=1 start=1 seed=7 rules=1 book=87e3cccce120 options river=no …`"""
    who = f"players={game.players} seat={seat + 1} start={game.start + 1} seed={seed}"
    return f"match {game.name} {who} rules={game.EDITION} book={game.book_hash} options {game.options}".rstrip()


def read_seating(text: str, find_game: Callable[[str], Any]) -> Seating:
    """What follows the word `match`; BadOption says what is wrong with it."""
    head, _, tail = f"{text} ".partition(" options ")
    name, *pairs = head.split() or [""]
    given = read_pairs(pairs)
    players, seat, start, seed = (whole_number(given, key) for key in ("players", "seat", "start", "seed"))
    game = find_game(name)(players, read_pairs(tail.split()), start=start - 1)
    if seat not in range(1, players + 1):
        raise BadOption(f"there is no seat {seat} in a match of {players}")
    if (
        str(given.get("rules", game.EDITION)) != str(game.EDITION)
        or given.get("book", game.book_hash) != game.book_hash
    ):
        raise BadOption(f"{name} is played by other rules here: rules={game.EDITION} book={game.book_hash}")
    return Seating(game, seat - 1, seed)


def whole_number(given: dict[str, Any], key: str) -> int:
    """A number that must be there; only the seed may be left out."""
    value = str(given.get(key, "0" if key == "seed" else ""))
    if not re.fullmatch(r"\d{1,18}", value):
        raise BadOption(f"match needs {key}=NUMBER, not {value[:40]!r}")
    return int(value)


def read_event(text: str) -> tuple[Player, str]:
    """What follows the word `event`: who, then what."""
    who, _, what = text.partition(" ")
    if who != "*" and not re.fullmatch(r"[1-9]\d?", who):
        raise BadOption(f"{text[:40]!r} is not an event; write the actor, then what happened")
    return CHANCE if who == "*" else int(who) - 1, what.strip()


def write_go(budget: Budget | None, within: float) -> str:
    """`go sims=800 time=0.5 threads=2 within=5.5`, as far as there is a budget."""
    parts = []
    if budget is not None:
        parts += [f"sims={budget.sims}"] if budget.sims is not None else []
        parts += [f"time={budget.seconds:g}"] if budget.seconds is not None else []
        parts += [f"threads={budget.threads}"] if budget.threads > 1 else []
    return " ".join(["go", *parts, f"within={within:g}"])


def read_go(text: str, read_budget: Callable[[str, str], Budget]) -> Budget | None:
    """The budget that follows the word `go`, if there is one; within= is a matter of the host."""
    settings = [word for word in text.split() if not word.startswith("within=")]
    return read_budget(f"go {text}", ",".join(settings)) if settings else None


def write_info(candidate: Candidate, move: str) -> str:
    """`info visits=120 lead=3.25 win=0.612 move 1,0 N`."""
    return f"info visits={candidate.visits} lead={candidate.lead:.2f} win={candidate.win:.3f} move {move}"


def read_info(text: str, moves: dict[str, Action]) -> Candidate | None:
    """A candidate from what follows the word `info`, or nothing if it is something else."""
    found = INFO.fullmatch(text)
    if found is None or found[4] not in moves:
        return None
    return Candidate(moves[found[4]], int(found[1]), float(found[2]), min(1.0, max(0.0, float(found[3]))))

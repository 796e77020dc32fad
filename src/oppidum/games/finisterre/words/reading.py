"""Reading: what the text of an action says by itself, part by part, whoever reads it and without a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast, get_args

from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.screen.contract.moves import Move, Word

WORDS = frozenset(get_args(Word))
Parts = dict[str, Any]


def read_move(text: str) -> Move:
    """The parts of a text in notation."""
    if text in WORDS:
        return cast(Move, {"do": text})
    if text in kinds.WORDS:
        return cast(Move, {"do": "act", "kind": text})
    verb, *words = text.split()
    if verb in READERS:
        return cast(Move, {"do": verb, **READERS[verb](words)})
    if words[:1] == ["of"]:
        return cast(Move, {"do": "good", "good": verb, **read_store(words[1])})
    return cast(Move, {"do": "amount", "amount": int(verb), **({"helper": words[0]} if words else {})})


def read_owned(name: str) -> Callable[[list[str]], Parts]:
    """Something numbered, and whose it is if that is said."""
    return lambda words: {name: int(words[0]), **({"clan": int(words[2]) - 1} if len(words) > 1 else {})}


def read_word(name: str) -> Callable[[list[str]], Parts]:
    """A single word."""
    return lambda words: {name: words[0]}


def read_clan(words: list[str]) -> Parts:
    """A clan."""
    return {"clan": int(words[0]) - 1}


def read_item(words: list[str]) -> Parts:
    """A cube or a kind of good, or a die with its value."""
    return {"good": words[0], **({"value": int(words[1])} if len(words) > 1 else {})}


def read_find(words: list[str]) -> Parts:
    """A good and where it has appeared."""
    return {**read_item(words[:-1]), "comarca": words[-1]}


def read_store(name: str) -> Parts:
    """The store of a unit by its number, or another one by its name."""
    return {"unit": int(name)} if name.isdecimal() else {"store": name}


def read_arrow(words: list[str]) -> Parts:
    """A cell, and where the square lies if that must be said."""
    return {"cell": words[0], **({"toward": words[1]} if len(words) > 1 else {})}


def read_form(words: list[str]) -> Parts:
    """A flag that comes to an own unit."""
    return {"unit": int(words[0]), "cell": words[2]}


READERS: dict[str, Callable[[list[str]], Parts]] = {
    **dict.fromkeys(("draw", "play", "row", "recover", "specialist"), read_word("card")),
    "keep": lambda words: {"do": "keep card", "card": words[0]},
    "put": lambda words: {"do": "put back", "card": words[1]},
    **dict.fromkeys(("first", "clan"), read_clan),
    "guests": lambda words: {"clans": [int(word) - 1 for word in words]},
    "slot": read_owned("slot"),
    "reveal": read_owned("slot"),
    "unit": read_owned("unit"),
    "call": read_owned("unit"),
    **dict.fromkeys(("at", "unfed", "half", "dolmen"), read_word("cell")),
    **dict.fromkeys(("site", "dock"), read_arrow),
    **dict.fromkeys(("facing", "cell"), read_word("side")),
    "bank": read_word("corner"),
    **dict.fromkeys(("harvest", "comarca"), read_word("comarca")),
    "find": read_find,
    "take": lambda words: {"do": "take over", "cell": words[1]} if words[0] == "over" else read_item(words),
    "lot": read_word("lot"),
    "carry": lambda words: {"amount": int(words[0])},
    **dict.fromkeys(("grow", "add"), read_form),
}


def place_of(text: str) -> str:
    """The cell that a text in notation names."""
    move: Mapping[str, object] = read_move(text)
    return str(move.get("cell", ""))

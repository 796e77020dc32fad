"""Positions of Finisterre that recorded matches seldom reach: examples of the rules, changed, and played on."""

from __future__ import annotations

import re

from oppidum.core.options import read_pairs
from oppidum.games import game_class
from tests.web.matches import GAMES

EXAMPLES = GAMES.parents[1] / "src" / "oppidum" / "games" / "finisterre" / "examples"
RICH = {
    "   1 stopped": "   1 coins 9 stopped",
    "   2 stopped": "   2 coins 9 stopped",
    "3 coins 16": "3 coins 40",
}


def example(name: str, changes: dict[str, str], *events: str) -> str:
    """The position of an example with other lines, and what has happened since."""
    text = (EXAMPLES / f"{name}.match").read_text("utf-8")
    text = text[: text.index("\n\n", text.index("Position:")) + 2]
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    text = re.sub("(?m)^Seats: .*", "Seats: Ana | Bran | Cleo", text)
    return with_book(text) + "".join(f"{event}\n" for event in events)


def with_book(text: str) -> str:
    """With the book of its options: they may have been changed."""
    options = re.search("(?m)^Options: (.*)", text)
    assert options
    book = game_class("finisterre")(3, read_pairs(options[1].split())).book_hash
    return re.sub("(?m)^Book: .*", f"Book: {book}", text)


def cards_before(*slots: str) -> dict[str, str]:
    """Lines of cards that lie before clans."""
    return {"  upper objectives": "\n".join(["  slots", *(f"   {slot}" for slot in slots), "  upper objectives"])}


def wizard() -> str:
    """Cleo uses a wizard: Ana has an active rancher, and Bran's farmer is ill."""
    slots = cards_before("3 1 HEC active lower on gold", "1 1 GRA active lower on iron", "2 1 LAB ill lower")
    return example("minting", {"wood 3 gold 2": "wood 1 iron 3 gold 2", **slots}, "3 use")


def seer() -> str:
    """Cleo has seen a farmer and a terrain card."""
    deck = {"lower objectives 0 specialists 0": "lower objectives 0 specialists 1"}
    slots = cards_before("3 1 VAT active lower on gold")
    return example("minting", {**slots, **deck}, "3 use", "* draw LAB", "* draw M20")


def consent() -> str:
    """Cleo would like to share a city with Bran."""
    goods = {"wood 3 gold 2": "wood 4 iron 4", "2 village 2": "2 village 2 iron 2 gold 1"}
    bought = {"3 village 6": "3 village 6\n   3 bought wood 3 iron 3"}
    return example("minting", {**RICH, **goods, **bought}, "3 annex", "3 unit 2 of 2", "3 cell s")


def defence(*, blind: bool = False) -> str:
    """Cleo attacks Bran with 2 iron; he has as much."""
    goods = {"3 village 5 wood 3 gold 2": "3 village 5 wood 3 iron 2", "2 village 2": "2 village 2 iron 2 gold 1"}
    iron = {"3 village 6": "3 village 6 wood 2 iron 2"}
    option = {"blind_bids=no": f"blind_bids={'yes' if blind else 'no'}"}
    return example("minting", {**goods, **iron, **option}, "3 attack", "3 unit 1", "3 2")


def feast() -> str:
    """Cleo holds a feast, in one of two villages."""
    return example("minting", {"wood 3 gold 2": "gold 4 crop 12"}, "3 feast")


def menu() -> str:
    """Bran's villages may eat crop or game."""
    changes = {"feed_choice=auto": "feed_choice=manual", "iron 4 crop 6": "iron 3 crop 6 game 4"}
    return example("feeding", changes, "2 harvest c1")

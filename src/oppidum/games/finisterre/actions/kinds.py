"""The kinds of actions, and the free steps: one row for each, in the order in which they are offered.

What is possible, what is done, why not and at what price stands together in the file of a kind; `dispatch.py` knows
its rules, `accounts.py` its words.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import questions as q
from oppidum.games.finisterre.state import KINDS as CAPACITY

# On what it depends whether the last question of a kind is asked (`steps.py`).
ALWAYS, OWN_SECOND_TILE, OF_FOOD, TILE_ADDED, ON_UNIT = range(5)
FREE = 0  # actions: a free step
# Groups, under which a client offers kinds, in its order.
BUILD, TRADE, TRAVEL, SPIRIT, PEOPLE, OFFENCE, FREELY = range(7)
GROUPS = ("build", "trade", "travel", "spirit", "people", "offence", "free")


class Kind(NamedTuple):
    """A row of the table."""

    group: int
    word: str  # in notation
    title: str  # goes behind "to"
    rule: str
    asks: tuple[int, ...]  # its questions in order
    when: int = ALWAYS  # the last of them is asked
    cost: int = 1  # actions; a card may ask for one more
    hostile: bool = False  # not done at a peaceful table
    replies: tuple[int, ...] = ()  # phases in which others, chance or the clan itself answer before it is over
    prompt: str = ""  # asks for its amount in a sentence of its own


_rows: list[Kind] = []


def add(row: Kind) -> int:
    """Put a row into the table; its number."""
    _rows.append(row)
    return len(_rows) - 1


# fmt: off
BUILD_SMALL = add(Kind(BUILD, "small", "found a small village", "FIN-092", (q.SITE,)))
BUILD_LARGE = add(Kind(BUILD, "large", "found a large village", "FIN-093", (q.SITE,)))
GROW = add(Kind(BUILD, "grow", "make a tile large", "FIN-094", (q.UNIT, q.WHERE), when=OWN_SECOND_TILE))
ANNEX = add(Kind(BUILD, "annex", "annex a tile", "FIN-095", (q.ANY_UNIT, q.SIZE, q.WHERE), replies=(phases.CONSENT,)))
BUILD_BOAT = add(Kind(BUILD, "boat", "build a boat", "FIN-106", (q.DOCK,)))
BUILD_CART = add(Kind(BUILD, "cart", "build a cart", "FIN-107", (q.COMARCA,)))
LEAVE = add(Kind(BUILD, "leave", "leave a city", "FIN-100", (q.UNIT, q.SITE)))
DESTROY = add(Kind(BUILD, "destroy", "break up a boat or cart", "FIN-108", (q.UNIT,)))
OFFERING = add(Kind(SPIRIT, "offering", "make an offering", "FIN-109", (q.DOLMEN,)))
FEAST = add(Kind(SPIRIT, "feast", "hold a feast", "FIN-110", (q.UNIT, q.GUESTS)))
GIFT = add(Kind(SPIRIT, "gift", "give gold", "FIN-111", (q.WHOM,)))
SAIL = add(Kind(TRAVEL, "sail", "sail", "FIN-113", (q.UNIT, q.DOCK)))
CARRY_LOAD = add(Kind(TRAVEL, "load", "drive a loaded cart", "FIN-114", (q.UNIT, q.COMARCA, q.RETURN)))
ACTIVATE = add(Kind(PEOPLE, "activate", "activate a specialist", "FIN-115", (q.OWN_CARD, q.GOOD, q.DIE),
                    when=OF_FOOD))
DEACTIVATE = add(Kind(PEOPLE, "deactivate", "deactivate a specialist", "FIN-115", (q.OWN_CARD,)))
ATTACK = add(Kind(OFFENCE, "attack", "attack", "FIN-116", (q.UNIT, q.ANY_UNIT, q.FORCE),
                  cost=2, hostile=True, replies=(phases.DEFEND, phases.LOOT)))
CONVERT = add(Kind(SPIRIT, "convert", "convert people", "FIN-121", (q.ANY_UNIT, q.MANNER, q.WHERE), when=TILE_ADDED,
                   cost=2, hostile=True, replies=(phases.RESCUE,)))
CONVERT_SPECIALIST = add(Kind(PEOPLE, "convert specialist", "convert a specialist", "FIN-125", (q.ANY_CARD,),
                              cost=2, hostile=True))
BUY = add(Kind(TRADE, "buy", "buy a lot", "FIN-126", (q.LOT,)))
SELL = add(Kind(TRADE, "sell", "sell a lot", "FIN-127", (q.LOT,)))
SELL_FOOD = add(Kind(TRADE, "sell food", "sell food", "FIN-127", (q.FOOD, q.FOOD, q.FOOD, q.FOOD)))
BUY_SPECIALIST = add(Kind(PEOPLE, "buy specialist", "buy a specialist", "FIN-046", (q.PROFESSION,)))
SELL_SPECIALIST = add(Kind(PEOPLE, "sell specialist", "sell a specialist", "FIN-115", (q.OWN_CARD,)))
MINT = add(Kind(TRADE, "mint", "mint gold", "FIN-132", (q.TREASURY, q.HOW_MUCH),
                prompt="How much gold do you mint?"))
MELT = add(Kind(TRADE, "melt", "melt coins", "FIN-132", (q.TREASURY, q.HOW_MUCH),
                prompt="How much gold do you make from coins?"))
USE_SPECIALIST = add(Kind(PEOPLE, "use", "use a specialist", "FIN-139", (q.OWN_CARD, q.WORK, q.SORT), when=ON_UNIT,
                          replies=(phases.DEAL, phases.DIVINE)))
MOVE_GOOD = add(Kind(FREELY, "move", "move a good", "FIN-040", (q.GOOD, q.UNIT), cost=FREE))
DROP_GOOD = add(Kind(FREELY, "drop", "drop a good", "FIN-039", (q.GOOD,), cost=FREE))
MOVE_CART = add(Kind(FREELY, "drive", "drive an empty cart", "FIN-114", (q.UNIT, q.COMARCA), cost=FREE))
# fmt: on

KINDS = tuple(_rows)
WORDS = tuple(row.word for row in KINDS)
FIRST_FREE_STEP = min(number for number, row in enumerate(KINDS) if row.cost == FREE)
COUNT = len(KINDS)
STEPS = max(len(row.asks) for row in KINDS) + 2  # behind the last question stand two times none
GROUP = np.array([row.group for row in KINDS], np.int32)
HOSTILE = np.array([row.hostile for row in KINDS], np.int32)
COST = np.array([row.cost for row in KINDS], np.int32)
WHEN = np.array([row.when for row in KINDS], np.int32)
ASKS = np.array([(*row.asks, *[q.NO_QUESTION] * (STEPS - len(row.asks))) for row in KINDS], np.int32)
WAITS = np.array([any(phase in row.replies for row in KINDS) for phase in range(phases.FINISHED + 1)], np.int32)

assert COUNT <= CAPACITY
assert all((row.cost == FREE) == (number >= FIRST_FREE_STEP) for number, row in enumerate(KINDS))

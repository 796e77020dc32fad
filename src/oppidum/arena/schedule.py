"""Who plays whom, on which seat, with which seed: luck and seats cancel out.

A block is one seed at one table. Its stream of chance is played once with every rotation of the seats, so a block is
fair to all bots in it, and blocks are independent of each other.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oppidum.core.options import BadOption

Seating = tuple[str, ...]  # the bot of each seat


@dataclass(frozen=True)
class Pairing:
    """One match to be played."""

    number: int  # counted from 0 through the series
    block: int
    seed: int
    seats: Seating

    def __str__(self) -> str:
        return f"match {self.number + 1}, seed {self.seed}, {' against '.join(self.seats)}"


def tables(bots: Sequence[str], seats: int) -> list[Seating]:
    """Every set of bots that meets at a table: all together where they fit, otherwise every choice of `seats` bots."""
    bots = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(bots) < seats:
        raise BadOption(f"{len(bots)} bots for {seats} seats; name more of them, the same one twice if you like")
    if len(bots) > seats and len(set(bots)) < len(bots):
        twice = next(bot for bot in bots if bots.count(bot) > 1)
        raise BadOption(f"{twice} is named twice; with more bots than seats each meets all others anyway")
    return list(itertools.combinations(bots, seats))


def orders(table: Seating) -> list[Seating]:
    """Every order around a table, the first bot staying where it is: who sits behind whom."""
    return [(table[0], *rest) for rest in dict.fromkeys(itertools.permutations(table[1:]))]


def rotations(seating: Seating) -> list[Seating]:
    """Every bot on every seat; the same seating only once."""
    return list(dict.fromkeys(seating[shift:] + seating[:shift] for shift in range(len(seating))))


def schedule(bots: Sequence[str], seats: int, games: int, seed: int) -> list[Pairing]:
    """At least `games` matches: whole blocks, and as many for each table."""
    pairings: list[Pairing] = []
    numbers = itertools.count()
    for block, seating in enumerate(seatings(tables(bots, seats))):
        if len(pairings) >= games and block % len(tables(bots, seats)) == 0:
            return pairings
        pairings += [Pairing(next(numbers), block, seed + block, one) for one in rotations(seating)]
    raise AssertionError("there is always another block")


def seatings(every_table: Sequence[Seating]) -> Iterator[Seating]:
    """Without end: all tables in turn, each time in their next order."""
    ordered = [itertools.cycle(orders(table)) for table in every_table]
    while True:
        yield from (next(order) for order in ordered)

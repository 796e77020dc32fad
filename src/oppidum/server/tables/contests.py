"""Contests: tables at which only bots play. They think when nobody else does, but each costs memory and a queue."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oppidum.core.game import Refusal
from oppidum.server.tables.room import Room


@dataclass(frozen=True)
class Contests:
    """How many of them may be under way at once."""

    per_person: int = 10
    per_address: int = 30

    def check(self, rooms: Iterable[Room], person: str, address: str) -> None:
        """Refuse one more to whom has many."""
        of_person, of_address = count(rooms, person, address)
        if of_person >= self.per_person or of_address >= self.per_address:
            message = f"bots play among themselves at {max(of_person, of_address)} of your tables: let some of them end"
            raise Refusal("table", message, reason="too-many-contests")

    def room_for(self, rooms: Iterable[Room], person: str) -> bool:
        """Whether a person may have one more."""
        return count(rooms, person, "")[0] < self.per_person


def count(rooms: Iterable[Room], person: str, address: str) -> tuple[int, int]:
    """How many a person has, and how many were opened from an address, if that is known."""
    running = [room for room in rooms if room.contest]
    mine = sum(room.row.settings["host"] == person for room in running)
    return mine, sum(room.desk.address == address for room in running) if address else 0

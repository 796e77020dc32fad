"""The box: cards and numbers as they stand in their files, read once and checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from oppidum.core.options import Value
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.land.terrain import BadCards, Card, read_card, turn_edges

DATA = Path(__file__).parent / "data"
WARLIKE = ("warrior", "fighter")  # specialists that are only of use in an attack
STRIFE = ("loot", "conversion")  # and objectives that nobody fulfils without strife


@dataclass(frozen=True)
class Box:
    """What lies in the box: cards and numbers. A variant is a box with differences."""

    terrain: dict[str, Any]
    specialists: tuple[dict[str, Any], ...]
    objectives: dict[str, Any]
    numbers: dict[str, Any]

    @classmethod
    @cache
    def load(cls, folder: Path = DATA) -> Box:
        """Read the files of a folder."""

        def read(name: str) -> dict[str, Any]:
            return tomllib.loads((folder / name).read_text("utf-8"))

        kinds = tuple(read("specialists.toml")["kinds"])
        return cls(read("terrain.toml"), kinds, read("objectives.toml"), read("numbers.toml"))

    @cached_property
    def groups(self) -> dict[str, tuple[Card, ...]]:
        """The terrain cards by their groups, read and checked."""
        return {name: tuple(map(read_card, lines)) for name, lines in self.terrain["groups"].items()}

    @property
    def starts(self) -> tuple[str, ...]:
        """The starting groups: those that are never in the lower pile."""
        main = {name for names in self.terrain["lower"].values() for name in names}
        return tuple(name for name in self.terrain["groups"] if name not in main)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All terrain cards, in the order of their numbers."""
        return tuple(card for cards in self.groups.values() for card in cards)

    @cached_property
    def face_edges(self) -> tuple[str, ...]:
        """The edges of every square as it lies, by its face (8 * card + 4 * half + facing)."""
        return tuple(
            turn_edges(square.edges, facing) for card in self.cards for square in card.squares for facing in range(4)
        )

    @cached_property
    def aims(self) -> tuple[dict[str, Any], ...]:
        """All objectives, in the order of their numbers: final ones, then partial ones."""
        return (*self.objectives["final"]["cards"], *self.objectives["partial"]["cards"])

    @cached_property
    def codes(self) -> dict[str, int]:
        """The number of each card as the deck and the hands name it, by its short name."""
        return {
            **{card.name: number for number, card in enumerate(self.cards)},
            **{kind["code"]: SPECIALTY + number for number, kind in enumerate(self.specialists)},
            **{aim["code"]: OBJECTIVE + number for number, aim in enumerate(self.aims)},
        }

    @cached_property
    def names(self) -> dict[int, str]:
        """The short name of each card, by its number."""
        return {code: name for name, code in self.codes.items()}

    def piles(self, players: int, start: str = "players") -> tuple[str, tuple[str, ...]]:
        """The group of the upper pile and those of the lower one (FIN-002)."""
        upper = self.terrain["upper"][str(players)] if start == "players" else start.upper()
        return upper, tuple(self.terrain["lower"][str(players)])

    def under(self, options: Mapping[str, Value]) -> Box:
        """The box of a table: a peaceful one leaves out the cards that are only about strife (FIN-004, FIN-005)."""
        if not options["peaceful"]:
            return self
        kinds = tuple(kind | {"copies": 0} if kind["name"] in WARLIKE else kind for kind in self.specialists)
        partial = self.objectives["partial"]
        aims = [aim for aim in partial["cards"] if aim["name"] not in STRIFE]
        return replace(self, specialists=kinds, objectives=self.objectives | {"partial": partial | {"cards": aims}})

    def facts(self, players: int) -> dict[str, object]:
        """All that matters in it for so many players, as JSON values."""
        lower = self.terrain["lower"][str(players)]
        groups = {name: cards for name, cards in self.terrain["groups"].items() if name in (*self.starts, *lower)}
        return {
            "piles": [self.terrain["upper"][str(players)], lower],
            "groups": groups,
            "specialists": list(self.specialists),
            "objectives": self.objectives,
            "numbers": self.numbers,
        }

    def check(self) -> None:
        """Refuse a box with two cards of one name, or with which a match could not start."""
        names = [card.name for card in self.cards] + [kind["code"] for kind in self.specialists]
        names += [aim["code"] for aim in self.aims]
        for name, times in Counter(names).items():
            if times > 1:
                raise BadCards(f"{name}: {times} cards have this name")
        for group in self.starts:
            for card in self.groups[group]:
                if not card.is_water:
                    raise BadCards(f"{card.name}: every card of a starting group has water")

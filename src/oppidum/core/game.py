"""Game: one variant of one game under one set of options; it holds no position."""

from __future__ import annotations

import hashlib
import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from oppidum.core import engine
from oppidum.core.engine import CHANCE, OVER
from oppidum.core.options import BadOption, Option, Options, Value, resolve
from oppidum.core.patch import make_patch
from oppidum.core.record import Record, words

if TYPE_CHECKING:
    from oppidum.core.match import Event

S = TypeVar("S", bound=Record)
Action = int
Player = int
IntArray = npt.NDArray[np.int32]
Picture = list[list[tuple[str, str]]]  # lines of texts with the names of their inks

__all__ = ["CHANCE", "OVER", "Action", "Award", "Game", "IntArray", "Player", "Refusal", "Term"]

NO_AWARDS = np.zeros((0, 4), dtype=np.int32)


class Refusal(Exception):
    """An action that may not be played: the rule that refuses it, why, and the places it is about.

    `reason` and `facts` say the same as the message without words, for clients that speak other languages.
    """

    def __init__(
        self, rule: str, message: str, where: Sequence[str] = (), *, reason: str = "", **facts: str | int
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.where = tuple(where)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Term:
    """A part of an award: so many of something, each worth so much."""

    what: str
    count: int
    each: int

    @property
    def sum(self) -> int:
        """What they bring together."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Award:
    """Points of one player, for one thing: the rule that gives them, the places, the pieces that earned them.

    Its terms add up to its points. Those may be 0: a rule took hold, but the player had nothing to lose.
    """

    player: Player
    points: int
    rule: str
    what: str
    where: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    at_end: bool = False  # whether it belongs to the final scoring
    complete: bool | None = None  # whether the thing was finished; None where things never are


@dataclass(frozen=True)
class About:
    """What the box says."""

    title: str
    year: int
    designer: str
    minutes: int
    summary: str


class Game(ABC, Generic[S]):
    """What every game offers. The rules are compiled and reached through `engine`; a subclass adds the words.

    True of every game: `legal` is sorted, and empty exactly when the match is over; `apply` trusts its caller; notation
    is the only spelling of an action outside the engine, `format` writes it and `parse` reads it back within `legal`.
    """

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    RULES: ClassVar[int]  # raised when a recorded playthrough changes
    about: ClassVar[About]
    seats: ClassVar[range]  # how many may play
    actions: ClassVar[int]  # every action lies in [0, actions)
    most_legal: ClassVar[int]  # no position has more legal actions
    most_awards: ClassVar[int]  # no action gives more awards
    FAULTS: ClassVar[tuple[str, ...]]  # what a recount may find, in words; the first is nothing
    AWARDS: ClassVar[Mapping[str, str]]  # what points are for, with its article
    TERMS: ClassVar[Mapping[str, tuple[str, str]]]  # what is counted, one of it and several, where that says more
    OPTIONS: ClassVar[tuple[Option, ...]]
    PRESETS: ClassVar[Mapping[str, Mapping[str, Value]]]
    turn_rule: ClassVar[str]  # the rule that says whose turn it is
    seats_rule: ClassVar[str]  # the rule that says how many may play
    end_rule: ClassVar[str]  # the rule that says how a match ends
    has_board: ClassVar[bool] = True  # whether the browser can draw it; if not it is played in the terminal only
    secrets: ClassVar[bool] = False  # whether seats know different things; if so: observe, imagine and conceal
    position: type[S]
    book: Record
    facts: Any  # what the book was made from, besides the options, as JSON values

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        preset: str | None = None,
        start: Player = 0,
    ) -> None:
        if players not in self.seats:
            raise BadOption(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players} ({self.seats_rule})"
            )
        if start not in range(players):
            raise BadOption(f"player {start + 1} cannot start a match of {players}")
        self.players = players
        self.start = start
        self.options: Options = resolve(self.OPTIONS, self.PRESETS, preset, options)

    def __repr__(self) -> str:
        """As `oppidum.make` makes it, by the preset that says most of it."""
        preset = min((None, *self.PRESETS), key=lambda name: len(self._besides(name)))
        besides = self._besides(preset)
        said = [repr(self.name), str(self.players), *([repr(besides)] if besides else [])]
        said += [f"preset={preset!r}"] * (preset is not None) + [f"start={self.start}"] * (self.start != 0)
        return f"make({', '.join(said)})"

    def _besides(self, preset: str | None) -> dict[str, Value]:
        """The options that a preset does not say."""
        usual = resolve(self.OPTIONS, self.PRESETS, preset)
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def book_hash(self) -> str:
        """Twelve digits that change with anything a designer changed, and with nothing else."""
        text = json.dumps([self.facts, self.options], sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    @abstractmethod
    def initial(self) -> S:
        """The position before the first event."""

    def to_move(self, s: S) -> Player:
        """A seat, CHANCE or OVER."""
        return int(engine.to_move_at(s.rows, 0, self.book.rows))

    def legal(self, s: S) -> IntArray:
        """The legal actions, sorted; at CHANCE the outcomes; empty exactly when the match is over."""
        return np.sort(self._in_engine_order(s))

    def weights(self, s: S) -> IntArray:
        """The odds beside `legal(s)`, exact integers; only at CHANCE."""
        choices = self._in_engine_order(s)
        odds = np.zeros_like(choices)
        engine.weights_at(s.rows, 0, self.book.rows, odds)
        return odds[np.argsort(choices)]

    def _in_engine_order(self, s: S) -> IntArray:
        choices = np.empty(self.most_legal, dtype=np.int32)
        return choices[: engine.legal_at(s.rows, 0, self.book.rows, choices)]

    def apply(self, s: S, action: Action, awards: list[Award] | None = None) -> None:
        """Play a legal action, in place; every point it brings is added to `awards`."""
        if awards is None:
            engine.apply_at(s.rows, 0, self.book.rows, action, NO_AWARDS)
            return
        before = s.copy()
        notes = np.zeros((self.most_awards + 1, 4), dtype=np.int32)
        engine.apply_at(s.rows, 0, self.book.rows, action, notes)
        awards += self.explain(before, action, notes[1 : notes[0, 0] + 1])

    def face(self, s: S) -> str:
        """Sixteen hexadecimal digits of what can be told from outside: who moves, what may be done, the scores.

        It changes with the rules, not with the layout of a record: by it a stored match shows that it replays the same.
        """
        mover = self.to_move(s)
        parts = [np.int32(mover).tobytes(), self.legal(s).tobytes(), self.scores(s).tobytes()]
        if mover == CHANCE:
            parts.append(self.weights(s).tobytes())
        return hashlib.blake2b(b"|".join(parts), digest_size=8).hexdigest()

    def scores(self, s: S) -> IntArray:
        """The points of every player."""
        points = np.zeros(self.players, dtype=np.int32)
        engine.scores_at(s.rows, 0, self.book.rows, points)
        return points

    def ranking(self, s: S) -> IntArray:
        """The place of every player, 1 = first; ties are equal. Games with tie-breaks say so themselves."""
        points = self.scores(s)
        return np.array([1 + int((points > mine).sum()) for mine in points], dtype=np.int32)

    def draw(self, s: S) -> str:
        """The picture of the board in plain characters."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.paint(s))

    def perft(self, s: S, depth: int) -> int:
        """How many lines of play of `depth` events begin here, chance included."""
        if depth == 0:
            return 1
        states = self.position.many(depth)
        words(states)[0] = words(s.rows)[0]
        choices = np.zeros((depth, self.most_legal), dtype=np.int32)
        counts, cursors = np.zeros((2, depth), dtype=np.int64)
        return int(
            engine.count_lines(states, words(states), self.book.rows, depth, choices, counts, cursors, NO_AWARDS)
        )

    def audit(self, s: S) -> list[str]:
        """What is wrong with a position, by a slow recount from scratch; an empty list is the only good answer."""
        fault = engine.audit_at(s.rows, 0, self.book.rows, self.scratch())
        return [self.FAULTS[fault]] if fault else []

    # What a subclass must say in words.

    @abstractmethod
    def explain(self, before: S, action: Action, notes: IntArray) -> list[Award]:
        """The awards that compiled rules noted (player, points, rule number, place) while playing `action`."""

    @abstractmethod
    def forecast(self, s: S) -> list[Award]:
        """What open things would pay if the match ended now."""

    def tell_award(self, award: Award) -> str:
        """What points are for, in words, such as `a city: 4 tiles, 1 shield`."""
        counts: Counter[str] = Counter()
        for term in award.terms:
            counts[term.what] += term.count
        told = [f"{count} {self.TERMS[what][count != 1]}" for what, count in counts.items() if what in self.TERMS]
        return self.AWARDS[award.what] + (f": {', '.join(told)}" if told else "")

    @abstractmethod
    def format(self, s: S, action: Action) -> str:
        """An action in notation."""

    @abstractmethod
    def parse(self, s: S, text: str, legal: Mapping[str, Action] | None = None) -> Action:
        """The legal action that a text means, or a Refusal; of many texts, faster if told what `spell_legal` says."""

    def spell_legal(self, s: S) -> dict[str, Action]:
        """The legal actions by their notation."""
        return {self.format(s, action): action for action in self.legal(s).tolist()}

    @abstractmethod
    def describe(self, s: S) -> str:
        """A position as text."""

    @abstractmethod
    def compose(self, text: str) -> S:
        """A position from its text, validated, or a Refusal; its facts name the `line`, where one line is wrong."""

    @abstractmethod
    def paint(self, s: S, labels: Mapping[str, str] | None = None) -> Picture:
        """A picture of the board: lines of texts, each with the ink it is written in; labels mark empty places."""

    def paint_hand(self, s: S) -> Picture:  # noqa: ARG002
        """A picture of what the player holds, where that is open to all; nothing if there is nothing."""
        return []

    @abstractmethod
    def tell(self, s: S) -> str:
        """What is asked now, in a sentence."""

    @abstractmethod
    def view(self, s: S, viewer: Player | None) -> dict[str, Any]:
        """What a client draws for this viewer; None is a spectator. Merge-patchable: see core/patch.py."""

    def changes(self, before: S, after: S, viewer: Player | None) -> dict[str, Any]:
        """The patch from one view to another; games whose views are large find it without making both."""
        return make_patch(self.view(before, viewer), self.view(after, viewer))

    @abstractmethod
    def kit(self) -> dict[str, Any]:
        """What a client needs to draw any match of this game: the pieces in the box."""

    @abstractmethod
    def choices(self, s: S, viewer: Player | None) -> list[dict[str, Any]]:
        """The legal actions, each with what is needed to show it; empty when the viewer has nothing to decide."""

    @abstractmethod
    def scratch(self) -> tuple[Any, ...]:
        """The arrays that a recount writes to."""

    def on_turn(self, s: S) -> Player:
        """Whose turn it is, also while another one is asked."""
        return int(s.row.turn)

    def holdings(self, s: S) -> list[int]:  # noqa: ARG002
        """How many pieces everybody holds, where all may count them; else nothing."""
        return []

    def rest(self, s: S) -> Action:
        """The legal action of a player who wants nothing: it is played for those who are away and pass."""
        return int(self.legal(s)[0])

    # Games without secrets need not say more; the others cut here, and only here.

    def observe(self, s: S, viewer: Player | None) -> S:  # noqa: ARG002
        """What a viewer knows of a position: the same record, with secrets hidden."""
        return s.copy()

    def imagine(self, seen: S, viewer: Player | None, rng: random.Random) -> S:  # noqa: ARG002
        """A full position that the viewer must think possible."""
        return seen.copy()

    def reveals(self, before: S, after: S, viewer: Player) -> bool:  # noqa: ARG002
        """Whether a step showed its player what was hidden before it: then it cannot be taken back."""
        return False

    def conceal(self, before: S, event: Event, viewer: Player | None) -> Event:  # noqa: ARG002
        """An event as the viewer may read it."""
        return event


def sample(game: Game[S], s: S, rng: random.Random) -> Action:
    """An outcome of chance, by its exact odds."""
    odds = np.cumsum(game.weights(s))
    return int(game.legal(s)[np.searchsorted(odds, rng.randrange(int(odds[-1])), side="right")])

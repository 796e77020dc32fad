"""Game: one variant of one game under one set of options; it holds no position."""

from __future__ import annotations

import hashlib
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from oppidum.core import engine, nothing_hidden
from oppidum.core.engine import CHANCE as CHANCE
from oppidum.core.engine import OVER as OVER
from oppidum.core.options import BadOption, Option, Options, Value, resolve
from oppidum.core.pieces import Pieces, PiecesModule
from oppidum.core.record import Record
from oppidum.core.screen import Screen, ScreenModule
from oppidum.core.secrecy import Secrets, SecretsModule
from oppidum.core.words import Words, WordsModule

if TYPE_CHECKING:
    from oppidum.core.recount import RecountModule

S = TypeVar("S", bound=Record)
Action = int
Player = int
IntArray = npt.NDArray[np.int32]

NO_AWARDS = np.zeros((0, 4), dtype=np.int32)


def written(notes: IntArray) -> IntArray:
    """The notes that rules have written into a table of them, whose first row holds their number."""
    return notes[1 : notes[0, 0] + 1]


class Refusal(Exception):
    """An action that may not be played: the rule that refuses it, why, and the places it is about.

    `reason` and `facts` say the same as the message without words, for clients that speak other languages.

    >>> import oppidum
    >>> match = oppidum.Match(oppidum.make("carcassonne"))
    >>> try:
    ...     match.play(0, "1,0 N")
    ... except Refusal as refusal:
    ...     print(refusal, refusal.reason)
    not your turn: chance decides now (CAR-05) chance-turn
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
    """A part of an award: what was counted, how many there were, and what each is worth.

    >>> Term("tile", 4, 2).sum
    8
    """

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

    >>> award = Award(0, 10, "CAR-23", "city", terms=(Term("tile", 4, 2), Term("shield", 1, 2)))
    >>> sum(term.sum for term in award.terms) == award.points
    True
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


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened without anybody's choice: what, to whom, how much of it, where, to which pieces.

    `player` is None where it concerns nobody alone; `good` names what was eaten, grew or appeared, where that matters.
    """

    what: str
    player: Player | None
    amount: int
    good: str = ""
    where: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that is not finished: whose it is, where pieces are missing, and how many that may come fit there."""

    what: str  # as awards name it
    players: tuple[Player, ...]
    where: tuple[str, ...]
    fitting: int  # where the fewest fit


@dataclass(frozen=True)
class About:
    """What the box says."""

    title: str
    year: int
    designer: str
    minutes: int
    summary: str


class Game(ABC, Generic[S]):
    """Its rules, which answer the engine's questions, and four faces: words, pieces, screen and secrets.

    Each is made of a module that the game names: RULES, WORDS, PIECES, SCREEN, SECRETS; what a slow recount finds is
    in a sixth, RECOUNT.

    True of every game: `legal` is sorted, and empty exactly when the match is over; `apply` trusts its caller; notation
    is the only spelling of an action outside the engine, `words.format` writes it and `words.parse` reads it back
    within `legal`.

    >>> import oppidum
    >>> game = oppidum.make("meduris", players=3)
    >>> position = game.initial()
    >>> game.apply(position, game.legal(position)[0])
    >>> game.scores(position).tolist(), game.to_move(position) == CHANCE
    ([5, 5, 5], True)
    """

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    EDITION: ClassVar[int]  # of its rules: raised when a recorded playthrough changes
    about: ClassVar[About]
    seats: ClassVar[range]  # how many may play
    actions: ClassVar[int]  # every action lies in [0, actions)
    most_legal: ClassVar[int]  # no position has more legal actions
    most_awards: ClassVar[int]  # no action gives more awards, happenings included
    OPTIONS: ClassVar[tuple[Option, ...]]
    PRESETS: ClassVar[Mapping[str, Mapping[str, Value]]]
    RECOMMENDED: ClassVar[str]  # the preset that people are offered first; Python and the CLI play the defaults
    turn_rule: ClassVar[str]  # the rule that says whose turn it is
    seats_rule: ClassVar[str]  # the rule that says how many may play
    end_rule: ClassVar[str]  # the rule that says how a match ends
    has_board: ClassVar[bool] = True  # whether the browser can draw it; if not it is played in the terminal only
    held: ClassVar[str] = ""  # what `holdings` counts, as terms name it
    has_secrets: ClassVar[bool] = False  # whether seats know different things
    RULES: Any  # a module with a rule for each question of the engine, which answers through it
    WORDS: WordsModule  # a module of functions, reached through the face of the same name; so with the next three
    PIECES: PiecesModule
    SCREEN: ScreenModule
    SECRETS: SecretsModule = nothing_hidden
    RECOUNT: RecountModule
    position: type[S]
    book: Record
    facts: Any  # what the book was made from, besides the options, as JSON values

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "RULES" in vars(cls):
            engine.register(cls.position, cls.RULES)

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
        preset = min((None, *self.PRESETS), key=lambda name: len(self._departures(name)))
        departures = self._departures(preset)
        said = [repr(self.name), str(self.players), *([repr(departures)] if departures else [])]
        said += [f"preset={preset!r}"] * (preset is not None) + [f"start={self.start}"] * (self.start != 0)
        return f"make({', '.join(said)})"

    def _departures(self, preset: str | None) -> dict[str, Value]:
        """The options that a preset sets otherwise."""
        usual = resolve(self.OPTIONS, self.PRESETS, preset)
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def words(self) -> Words[S]:
        """Its actions, positions and points as text."""
        return Words(self)

    @property
    def pieces(self) -> Pieces[S]:
        """Who holds what, what is left and what lies where."""
        return Pieces(self)

    @property
    def screen(self) -> Screen[S]:
        """What a client draws of it."""
        return Screen(self)

    @property
    def secrets(self) -> Secrets[S]:
        """What each viewer may know of it."""
        return Secrets(self)

    @property
    def book_hash(self) -> str:
        """Twelve digits that change with anything a designer changed, and with nothing else."""
        text = json.dumps([self.facts, self._told_options], sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    @property
    def _told_options(self) -> dict[str, Value]:
        """The options without those that came later and change nothing here: matches of before had none."""
        later = {option.name: option.default for option in self.OPTIONS if option.later}
        return {name: value for name, value in self.options.items() if name not in later or value != later[name]}

    @abstractmethod
    def initial(self) -> S:
        """The position before the first event."""

    def to_move(self, s: S) -> Player:
        """Who decides: a seat, CHANCE or OVER."""
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

    def apply(
        self, s: S, action: Action, awards: list[Award] | None = None, happened: list[Happening] | None = None
    ) -> None:
        """Play a legal action, in place; its points are added to `awards`, what happens by itself to `happened`."""
        if awards is None:
            engine.apply_at(s.rows, 0, self.book.rows, action, NO_AWARDS)
            return
        before = s.copy()
        notes = np.zeros((self.most_awards + 1, 4), dtype=np.int32)
        engine.apply_at(s.rows, 0, self.book.rows, action, notes)
        told = written(notes)
        points = told[:, 2] < engine.HAPPENED
        awards += self.words.explain(before, action, told[points])
        if happened is not None and not points.all():
            happened += self.tell_happenings(s, told[~points])

    def tell_happenings(self, after: S, notes: IntArray) -> list[Happening]:  # noqa: ARG002
        """What happened by itself, as compiled rules noted it, before this position."""
        return []

    def tell_whereabouts(self, before: S, after: S, text: str) -> Mapping[str, str]:  # noqa: ARG002
        """What the numbers and places in the text of an action stand for, where they alone do not say it."""
        return {}

    def scores(self, s: S) -> IntArray:
        """The points of every player."""
        points = np.zeros(self.players, dtype=np.int32)
        engine.scores_at(s.rows, 0, self.book.rows, points)
        return points

    def ranking(self, s: S) -> IntArray:
        """The place of every player, 1 = first; ties are equal. Games with tie-breaks say so themselves."""
        points = self.scores(s)
        return np.array([1 + int((points > mine).sum()) for mine in points], dtype=np.int32)

    def final_notes(self, s: S) -> IntArray:
        """What a final scoring of this position notes; the first row holds the number of notes."""
        notes = np.zeros((self.most_awards + 1, 4), dtype=np.int32)
        engine.forecast_at(s.copy().rows, 0, self.book.rows, notes)
        return notes

    def forecast(self, s: S) -> list[Award]:
        """What open things would pay if the match ended now."""
        return self.words.explain_end(s, written(self.final_notes(s)))

    def projected_scores(self, s: S) -> IntArray:
        """The points that every player would have if the match ended now: `scores` and what `forecast` adds to them."""
        points = self.scores(s)
        for award in self.forecast(s):
            points[award.player] += award.points
        return points

    def on_turn(self, s: S) -> Player:
        """Whose turn it is, also while another one is asked."""
        return int(s.row.turn)

    def holdings(self, s: S) -> list[int]:  # noqa: ARG002
        """How many pieces everybody holds, where all may count them; else nothing."""
        return []

    def gaps(self, s: S) -> Sequence[Gap]:  # noqa: ARG002
        """What players still have to finish, where it hangs on what is drawn; else nothing."""
        return ()

    def default_action(self, s: S) -> Action:
        """What `resting` plays: the legal action of a player who wants nothing or is away."""
        return int(self.legal(s)[0])

    def fingerprint(self, s: S) -> str:
        """Sixteen hexadecimal digits of what can be told from outside: who moves, what may be done, the scores.

        It changes with the rules, not with the layout of a record: by it a stored match shows that it replays the same.
        """
        mover = self.to_move(s)
        parts = [np.int32(mover).tobytes(), self.legal(s).tobytes(), self.scores(s).tobytes()]
        if mover == CHANCE:
            parts.append(self.weights(s).tobytes())
        return hashlib.blake2b(b"|".join(parts), digest_size=8).hexdigest()


def sample(game: Game[S], s: S, rng: random.Random) -> Action:
    """An outcome of chance, by its exact odds.

    >>> import oppidum
    >>> game = oppidum.make("carcassonne")
    >>> start = game.initial()
    >>> sample(game, start, random.Random(1)) in game.legal(start)
    True
    """
    odds = np.cumsum(game.weights(s))
    return int(game.legal(s)[np.searchsorted(odds, rng.randrange(int(odds[-1])), side="right")])

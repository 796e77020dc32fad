"""Words: a game's actions, positions and points as text, and pictures in plain characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Action, Award, Game, Happening, IntArray

S = TypeVar("S", bound=Record)
Picture = list[list[tuple[str, str]]]  # lines of texts with the names of their inks


class WordsModule(Protocol):
    """What the module offers that a game names as its WORDS: plain functions of the game."""

    @property
    def AWARDS(self) -> Mapping[str, str]:  # noqa: N802
        """What points are for, with its article."""

    @property
    def TERMS(self) -> Mapping[str, tuple[str, str]]:  # noqa: N802
        """What is counted, one of it and several, where that says more."""

    @property
    def HAPPENINGS(self) -> Mapping[str, str]:  # noqa: N802
        """What happens by itself, with {amount}, {good}, {where} and {pieces} to be filled in."""

    def format(self, game: Any, s: Any, action: Action, /) -> str:
        """An action in notation."""

    def parse(self, game: Any, s: Any, text: str, legal: Mapping[str, Action] | None, /) -> Action:
        """The legal action that a text means, or a Refusal."""

    def read_move(self, text: str, /) -> Mapping[str, Any]:
        """What the text of an action says, part by part."""

    def prompt(self, game: Any, s: Any, /) -> str:
        """What is asked now, in a sentence."""

    def describe(self, game: Any, s: Any, /) -> str:
        """A position as text."""

    def compose(self, game: Any, text: str, /) -> Any:
        """A position from its text, validated, or a Refusal."""

    def explain(self, game: Any, before: Any, action: Action, notes: IntArray, /) -> list[Award]:
        """The awards that compiled rules noted while playing an action."""

    def explain_end(self, game: Any, s: Any, notes: IntArray, /) -> list[Award]:
        """The awards of a final scoring."""

    def paint(self, game: Any, s: Any, labels: Mapping[str, str], /) -> Picture:
        """A picture of the board; labels mark places where something may be done."""

    def place_of(self, text: str, /) -> str:
        """The place that the text of an action names, as labels of the picture do; nothing if it names none."""

    def paint_hand(self, game: Any, s: Any, /) -> Picture:
        """A picture of what the player holds, where that is open to all; nothing if there is nothing."""


class Words(Generic[S]):
    """A game in words. Notation is the only spelling of an action outside the engine."""

    __slots__ = ("game",)

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def format(self, s: S, action: Action) -> str:
        """An action in notation."""
        return self.game.WORDS.format(self.game, s, action)

    def parse(self, s: S, text: str, legal: Mapping[str, Action] | None = None) -> Action:
        """The legal action that a text means, or a Refusal; of many texts, faster if told what `spell_legal` says."""
        return self.game.WORDS.parse(self.game, s, text, legal)

    def list_legal(self, s: S) -> list[str]:
        """The legal actions in notation, in the order of `legal`; at CHANCE the outcomes."""
        return [self.game.WORDS.format(self.game, s, action) for action in self.game.legal(s).tolist()]

    def spell_legal(self, s: S) -> dict[str, Action]:
        """The legal actions by their notation in small letters, as `parse` looks for them."""
        game = self.game
        return {game.WORDS.format(game, s, action).lower(): action for action in game.legal(s).tolist()}

    def read_move(self, text: str) -> Mapping[str, Any]:
        """What the text of an action says, part by part, `do` first; whoever may read the text may know them."""
        return self.game.WORDS.read_move(text)

    def prompt(self, s: S) -> str:
        """What is asked now, in a sentence."""
        return self.game.WORDS.prompt(self.game, s)

    def describe(self, s: S) -> str:
        """A position as text."""
        return self.game.WORDS.describe(self.game, s)

    def compose(self, text: str) -> S:
        """A position from its text, validated, or a Refusal; its facts name the `line`, where one line is wrong."""
        position: S = self.game.WORDS.compose(self.game, text)
        return position

    def explain(self, before: S, action: Action, notes: IntArray) -> list[Award]:
        """The awards that compiled rules noted (player, points, rule number, place) while playing `action`."""
        return self.game.WORDS.explain(self.game, before, action, notes)

    def explain_end(self, s: S, notes: IntArray) -> list[Award]:
        """The awards of a final scoring of this position, as compiled rules noted them."""
        return self.game.WORDS.explain_end(self.game, s, notes)

    def name_award(self, what: str) -> str:
        """What points are for, such as `a city`."""
        return self.game.WORDS.AWARDS[what]

    def describe_award(self, award: Award) -> str:
        """What points are for, such as `a city: 4 tiles, 1 shield`."""
        terms = self.game.WORDS.TERMS
        counts: Counter[str] = Counter()
        for term in award.terms:
            counts[term.what] += term.count
        told = [f"{count} {terms[what][count != 1]}" for what, count in counts.items() if what in terms]
        return self.name_award(award.what) + (f": {', '.join(told)}" if told else "")

    def describe_happening(self, happening: Happening) -> str:
        """What happened by itself, such as `eats 3 crop`."""
        where, pieces = " and ".join(happening.where), " and ".join(happening.pieces)
        told = self.game.WORDS.HAPPENINGS[happening.what]
        return told.format(amount=happening.amount, good=happening.good, where=where, pieces=pieces)

    def paint(self, s: S, labels: Mapping[str, str] | None = None) -> Picture:
        """A picture of the board: lines of texts, each with the ink it is written in.

        Labels are written at places where something may be done, named as `place_of` does.
        """
        return self.game.WORDS.paint(self.game, s, labels or {})

    def place_of(self, text: str) -> str:
        """The place on the picture that the text of an action names; nothing if it names none."""
        return self.game.WORDS.place_of(text)

    def paint_hand(self, s: S) -> Picture:
        """A picture of what the player holds, where that is open to all; nothing if there is nothing."""
        return self.game.WORDS.paint_hand(self.game, s)

    def draw(self, s: S) -> str:
        """The picture of the board without its inks."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.paint(s))

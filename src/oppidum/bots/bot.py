"""Bot and Mind: a bot is a way to play; a mind is a bot that sits at one seat of one match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from oppidum.core.game import Action, Game, Player
from oppidum.core.match import Event
from oppidum.core.options import BadOption


@dataclass(frozen=True)
class Budget:
    """How long a searching bot may think about a decision: simulations, seconds, or whichever ends first.

    With simulations alone the result is the same for the same seed and number of threads.
    """

    sims: int | None = None
    seconds: float | None = None
    threads: int = 1


@dataclass(frozen=True)
class Candidate:
    """An action that was considered, and what is expected of it."""

    action: Action
    visits: int
    lead: float  # points ahead of the best opponent at the end
    win: float  # chance to be first, a shared first place in part: 0 to 1


@dataclass(frozen=True)
class Choice:
    """What a mind decided, and why: in a sentence, and as the best actions it saw, the chosen one among them.

    >>> Choice(17, "it comes first").action
    17
    """

    action: Action
    why: str
    candidates: tuple[Candidate, ...] = ()


class Mind(Protocol):
    """A bot at a seat. It knows only what it is told.

    It may also have `saw`, if it wants to be told what happens (`Listener`), `close()`, to be called at the end, and
    `stop()`, to be called from another thread while it decides: it is late, and comes to an end.
    """

    def choose(self, seen: Any) -> Choice:
        """Decide: `seen` is what the seat knows of the position."""


class Listener(Mind, Protocol):
    """A mind that does not look only at the position. With `attentive = False` it is not told either."""

    def saw(self, event: Event, seen: Any) -> None:
        """Something happened; `seen` is what the seat knows of the position now."""


class Bot(Protocol):
    """A way to play any game.

    One that has to know something of a game also has `knows(game)`, and refuses to sit down where it does not.
    """

    name: str

    def sit(self, game: Game[Any], seat: Player, seed: int) -> Mind:
        """Take a seat; the same seed plays the same."""


def can_play(bot: Bot, game: str) -> bool:
    """Whether a bot knows enough of a game."""
    knows = getattr(bot, "knows", None)
    return knows is None or bool(knows(game))


def check_can_play(bot: Bot, game: str) -> None:
    """BadOption if a bot knows too little of a game."""
    if not can_play(bot, game):
        raise BadOption(f"{bot.name} does not know how to play {game}; uct and uniform play any game")

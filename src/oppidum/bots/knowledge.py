"""Knowledge: all that bots know of a game, stated in `bots/games/GAME/__init__.py` and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from oppidum.bots import fitted, handmade
from oppidum.core.game import Action
from oppidum.core.record import Record

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class SearchSettings:
    """How the champion searches a game."""

    exploration: float = 0.2  # the weight of what is not known yet
    lead: float = 60.0  # points by which a lead counts in full
    for_winning: float = 0.5  # the share of the reward that asks only who is first
    prior_weight: float = 6.0  # visits that a prior counts for
    envy: float = 1.0  # how much the points of the best opponent count in a lead
    optimism: float = 0.0  # points by which the best of many guesses is better than what becomes of it


@dataclass(frozen=True)
class Level:
    """Somebody whom people play against: how far they look, what they misjudge, what they never do.

    Without simulations greedy's eye decides. With a cap a level sees things blurred (`bots/blurred.py`).
    """

    sims: int  # its horizon
    slack: float = 0.0  # the points that greedy's eye may give away by its taste (`bots/glancing.py`)
    misjudged: Mapping[str, float] = field(default_factory=dict)  # by how much features count for too little or much
    blur: float = 0.0  # how wrong all of them are seen besides, otherwise at every decision: 1 is from nothing to twice
    overlooked: float = 0.0  # the share of the moves that it does not notice, where there are many
    cap: float | None = None  # the most that a move may give away of the reward, as clear eyes see it
    clear_sims: int = 0  # how far these look
    character: str = ""  # how it plays, in a sentence; `characters.py` where it says nothing


def nothing_is_free(action: Action) -> bool:  # noqa: ARG001
    """A game in which every step costs something, if only the turn."""
    return False


@dataclass(frozen=True, kw_only=True)
class Knowledge:
    """What bots know of a game. Compiled answers are found by the type of its position as soon as this is stated."""

    position: type[Record]
    evaluate: Callable[..., Any]  # by hand, for greedy: answers `handmade.evaluate`
    goes_on: Callable[..., Any]  # answers `handmade.goes_on`
    worth_trying: Callable[..., Any] = handmade.all_choices  # answers `handmade.worth_trying`
    features: Callable[..., Any]  # for the champion: answers `fitted.features`
    feature_names: tuple[str, ...]  # in the order of a row; `fitted.toml` says what each is worth
    levels: Mapping[str, Level]  # those of `levels.LEVELS`
    search: SearchSettings = SearchSettings()
    is_free: Callable[[Action], bool] = nothing_is_free  # steps that cost nothing: they have to gain something
    small_decisions: bool = False  # hundreds of them: no playouts and no priors, but thousands of appraised leaves

    def __post_init__(self) -> None:
        handmade.evaluate.register(self.position.dtype, self.evaluate)
        handmade.goes_on.register(self.position.dtype, self.goes_on)
        handmade.worth_trying.register(self.position.dtype, self.worth_trying)
        fitted.features.register(self.position.dtype, self.features)


def knowledge_of(game: str) -> Knowledge | None:
    """What bots know of a game, if somebody has written it."""
    module = f"oppidum.bots.games.{game}"
    try:
        known: Knowledge = import_module(module).KNOWLEDGE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return known


def know(game: str) -> Knowledge:
    """What bots know of a game that they do know."""
    known = knowledge_of(game)
    assert known is not None
    return known


def weights_file(game: str) -> Path:
    """Where the fitted weights of a game stand."""
    return FOLDER / game / "fitted.toml"


def is_known(game: str) -> bool:
    """Whether somebody has written an evaluation by hand: what `greedy` needs."""
    return knowledge_of(game) is not None


def is_fitted(game: str) -> bool:
    """Whether the features of a game were fitted to matches as well: what the champion needs."""
    return is_known(game) and weights_file(game).exists()

"""What all tests share: variants of every game, and the mode in which the rules run."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from oppidum.bots import bot_named
from oppidum.bots.bot import can_play
from oppidum.core import jit
from oppidum.core.game import Game
from oppidum.core.match import Match
from oppidum.games import GAMES, game_class
from tests import soak

settings.register_profile("test", deadline=None, derandomize=True)  # what passed once passes again
settings.register_profile("soak", deadline=None, derandomize=False, print_blob=True)  # what was never tried before


def pytest_configure(config: pytest.Config) -> None:
    soak.soaking = config.option.markexpr == "soak"
    settings.load_profile("soak" if soak.soaking else "test")


def pytest_report_header() -> str:
    return f"rules run {jit.mode()}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How many browser stories had to be told twice, even if none."""
    stats = terminalreporter.stats
    stories = [report for report in stats.get("passed", []) if report.nodeid.startswith("tests/web/")]
    if stories:
        twice = {report.nodeid for report in stats.get("rerun", [])}
        terminalreporter.write_line(f"{len(stories)} browser stories passed, {len(twice)} were told twice")
        for name in sorted(twice):
            terminalreporter.write_line(f"told twice: {name}")


MANY_OPTIONS = 12  # with more of them there is not a variant for each value


def variants(name: str) -> Iterator[Any]:
    """Every player count with every preset, and every value of every option, of a game."""
    game = game_class(name)
    presets = [None, *game.PRESETS]
    for number, players in enumerate(game.seats):
        for preset in presets:
            yield game(players, preset=preset, start=number % players)
    if len(game.OPTIONS) > MANY_OPTIONS:
        yield from mixed(game)
        return
    for number, option in enumerate(game.OPTIONS):
        for value in option.choices:
            players = game.seats[number % len(game.seats)]
            yield game(players, {option.name: value})
            yield game(players, {option.name: value} | richest(game, option.name))


def mixed(game: Any) -> Iterator[Any]:
    """Every value of every option at least once, many of them in one variant."""
    for number in range(max(len(option.choices) for option in game.OPTIONS) + 2):
        values = {
            option.name: list(option.choices)[(number + place) % len(option.choices)]
            for place, option in enumerate(game.OPTIONS)
        }
        yield game(game.seats[number % len(game.seats)], values)


def richest(game: Any, besides: str) -> dict[str, Any]:
    """Every option but one at its last value, which is the one that adds most."""
    return {option.name: list(option.choices)[-1] for option in game.OPTIONS if option.name != besides}


def distinct(name: str) -> dict[str, Any]:
    """The variants of a game by a name that says all about them."""
    return {f"{game.name} {game.players} start={game.start} {game.options}": game for game in variants(name)}


KNOWN = [name for name in GAMES if can_play(bot_named("champion"), name)]  # games for which there are bots that learnt
ALL_VARIANTS = [pytest.param(game, id=label) for name in GAMES for label, game in distinct(name).items()]


def play_at_random(game: Game[Any], seed: int, events: int | None = None) -> Match:
    """A match, or its first events, by chance alone."""
    rng = random.Random(seed)
    match = Match(game)
    while not match.over and (events is None or len(match.events) < events):
        legal = game.legal(match.position)
        match.play(match.to_move, game.words.format(match.position, int(legal[rng.randrange(len(legal))])))
    return match


@pytest.fixture(scope="session")
def modes() -> dict[str, dict[str, str]]:
    """The environment of a process for each mode in which rules can run."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    return {
        "compiled": clean,
        "interpreted": clean | {"NUMBA_DISABLE_JIT": "1"},
        "bounds-checked": clean | {"NUMBA_BOUNDSCHECK": "1"},
    }

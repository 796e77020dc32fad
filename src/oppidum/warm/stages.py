"""Stages: what is compiled for a game, in the order in which it is wanted, and a note of each that is done.

The note of a stage is a file in the cache that lists its doors: the rules, with their types, that Python called.
Whoever loads these has all of the stage's code.
"""

from __future__ import annotations

import hashlib
import pickle
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.bots.bot import Budget
from oppidum.bots.champion import Champion
from oppidum.bots.greedy import Greedy
from oppidum.bots.host import events_of, play_match
from oppidum.bots.knowledge import is_fitted, is_known, knowledge_of
from oppidum.bots.uct import Uct
from oppidum.bots.uniform import Uniform
from oppidum.core import code_cache, jit
from oppidum.core.batch import Batch
from oppidum.core.dice import make_dice
from oppidum.core.game import Refusal
from oppidum.core.match import Match
from oppidum.core.match_file import read_match
from oppidum.core.perft import perft
from oppidum.games import GAMES, game_class
from oppidum.games.examples import examples_of
from oppidum.review.appraiser import Fast
from oppidum.review.exact import Exact
from oppidum.review.hinting import explain_choice
from oppidum.review.measure import measure
from oppidum.review.searching import Searching

PLAY, BOTS, REVIEWS, BATCHES = "play", "bots", "reviews", "batches"


def compile_stage(name: str, stage: str) -> None:
    """Compile a stage of a game, unless somebody has; note its doors. OSError if the cache cannot be written."""
    if is_done(name, stage):
        return
    folder = code_cache.cache_folder()
    code_cache.prepare(folder)
    known = len(jit.doors)
    STAGES[stage](game_class(name)(2))
    shared = [door for door in jit.doors[:known] if not door.is_of_a_game]  # opened by the first game that came
    code_cache.write_sealed(folder / note_of(name, stage), pickle.dumps(shared + jit.doors[known:]))


def doors_of(name: str, stage: str) -> list[jit.Version] | None:
    """The doors of a stage that was compiled; None if it was not yet."""
    note = note_in_cache(name, stage)
    if note is None:
        return None
    doors: list[jit.Version] = pickle.loads(note)
    return doors


def note_in_cache(name: str, stage: str) -> bytes | None:
    """The note of a stage as it was written; a damaged one is none."""
    notes = (code_cache.read_sealed(folder / note_of(name, stage)) for folder in code_cache.code_folders())
    return next((note for note in notes if note is not None), None)


def forget(name: str, stage: str) -> None:
    """The cache has lost something of a stage: it has to be compiled again."""
    with suppress(OSError):
        (code_cache.cache_folder() / note_of(name, stage)).unlink(missing_ok=True)


def is_done(name: str, stage: str) -> bool:
    """Whether a stage is in the cache already, or there is no compiler."""
    return not jit.COMPILED or note_in_cache(name, stage) is not None


def is_warm(name: str) -> bool:
    """Whether all that a table and its bots need of a game is."""
    return is_done(name, PLAY) and is_done(name, BOTS)


def note_of(name: str, stage: str) -> str:
    """The name of the file that says so; what this module did otherwise is another note."""
    return f"{name}.{stage}.{edition()}.doors"


@cache
def edition() -> str:
    """A short hash of this module."""
    return hashlib.blake2b(Path(__file__).read_bytes(), digest_size=4).hexdigest()


def lock_of(name: str) -> Path:
    """What whoever compiles for a game holds."""
    return code_cache.cache_folder() / f"{name}.lock"


def rules_of(name: str, stage: str) -> int:
    """About how many rules a stage compiles: all that its modules have."""
    game_class(name)
    knowledge_of(name)  # loads it
    folders = {
        PLAY: f"oppidum.games.{name}.",
        BOTS: "oppidum.bots.",
        REVIEWS: "oppidum.review.",
        BATCHES: "oppidum.core.loops",
    }
    others = {other for other in GAMES if other != name}
    modules = [module for place, module in sys.modules.items() if place.startswith(folders[stage])]
    own = [module for module in modules if others.isdisjoint(module.__name__.split("."))]
    return max(1, sum(isinstance(thing, jit.Rule) for module in own for thing in vars(module).values()))


def use_at_a_table(game: Any) -> None:
    """Whatever a table asks, after every event of a match at random and of the worked examples."""
    follow(play_match(game, [Uniform()] * game.players, seed=1))
    for example in examples_of(game.name).values():
        follow(read_match(example.text, game_class).match)


def follow(match: Any) -> None:
    """What a table, a terminal and a viewer of each kind ask of every position of a match."""
    game, told = match.game, match.up_to(0)
    game.screen.kit()
    for event in match.events:
        before = told.position.copy()
        told.play(event.actor, event.text)
        look_at(game, told.position)
        for viewer in (None, told.to_move if told.to_move >= 0 else 0):
            game.screen.changes(before, told.position, viewer)
            game.secrets.conceal(before, event, viewer)
        game.secrets.reveals(before, told.position, max(event.actor, 0))
    game.words.compose(game.words.describe(told.position))
    with suppress(Refusal):
        told.up_to(0).play(0, "nonsense")


def look_at(game: Any, position: Any) -> None:
    """A position from all sides."""
    mover = game.to_move(position)
    for viewer in (None, mover if mover >= 0 else 0):
        game.screen.view(position, viewer)
        game.screen.choices(position, viewer)
        game.secrets.imagine(game.secrets.observe(position, viewer), viewer, random.Random(1))
    game.fingerprint(position)
    game.ranking(position)
    game.forecast(position)
    game.words.draw(position)
    if mover >= 0:
        game.words.prompt(position)
        game.words.paint_hand(position)
        game.default_action(position)


def use_bots(game: Any) -> None:
    """A decision of every kind of bot; and a match of those that get further than chance, as a table looks at it."""
    kinds: list[Any] = [Uct(Budget(sims=2))]
    if is_known(game.name):
        follow(play_match(game, [Greedy()] * game.players, seed=1))
    if is_fitted(game.name):
        kinds.append(Champion(Budget(sims=2)))
    position = a_choice(game)
    seat = game.to_move(position)
    for bot in kinds:
        mind = bot.sit(game, seat, 1)
        seen = game.secrets.observe(position, seat)
        for _ in range(2):
            choice = mind.choose(seen)
        explain_choice(game, seen, seat, mind, choice, [choice.action])


def use_reviews(game: Any) -> None:
    """What every kind of appraiser looks at: an outcome of chance, a decision, the end."""
    if not is_fitted(game.name):
        return
    match = play_match(game, [Uniform()] * game.players, seed=1)
    late = Match.replay(game, events_of(match)[-2:], match.up_to(len(match.events) - 2).position)
    for appraiser in (Fast(game), Searching(game, sims=4), Exact(game)):
        measure(late, appraiser)


def a_choice(game: Any) -> Any:
    """The first position of a match at random in which somebody has something to think about."""
    match = play_match(game, [Uniform()] * game.players, seed=1)
    told = match.up_to(0)
    for event in match.events:
        if told.to_move >= 0 and len(game.legal(told.position)) > 1:
            break
        told.play(event.actor, event.text)
    return told.position


def use_batch(game: Any) -> None:
    """Every array entry point, and the count of lines of play."""
    perft(game, game.initial(), 2)
    batch = Batch(game, 1)
    states, dice = batch.start(2), make_dice(1, 2)
    batch.settle(states, dice)
    out, counts = batch.legal(states)
    batch.legal_mask(states)
    batch.to_move(states)
    actions = out[:, 0].copy()
    batch.step(states, actions)
    batch.advance(states, np.full(2, -1, dtype=np.int32), dice, out, counts)
    batch.playout(states, dice)
    batch.scores(states)


STAGES: dict[str, Callable[[Any], None]] = {
    PLAY: use_at_a_table,
    BOTS: use_bots,
    REVIEWS: use_reviews,
    BATCHES: use_batch,
}

"""Warming up: compile everything a game needs before anybody waits for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.bots.appraise import has_appraisal
from oppidum.bots.bot import Bot, Budget
from oppidum.bots.champion import Champion
from oppidum.bots.evaluate import has_evaluation
from oppidum.bots.greedy import Greedy
from oppidum.bots.host import first_decision, play_match
from oppidum.bots.leaf import CutUct
from oppidum.bots.uniform import Uniform
from oppidum.core import jit
from oppidum.core.batch import Batch
from oppidum.core.dice import make_dice
from oppidum.core.match import Match
from oppidum.games import game_class

Step = tuple[str, Callable[[], Any]]


def steps(name: str) -> Iterator[Step]:
    """What is compiled for a game, as named pieces of work in the order in which they are wanted."""
    game = game_class(name)(2)
    yield "rules", lambda: game.perft(game.initial(), 2)
    yield "views", lambda: use_every_view(game)
    if has_evaluation(name):
        yield "greedy", lambda: use_bot(game, Greedy())
    yield "search", lambda: use_bot(game, CutUct(Budget(sims=2)))
    if has_appraisal(name):
        yield "champion", lambda: use_bot(game, Champion(Budget(sims=2)))
    yield "batches and playouts", lambda: use_batch(game)


def is_warm(name: str) -> bool:
    """Whether everything of a game is in the cache already, or there is no compiler."""
    return not jit.COMPILED or marker(name).exists()


def note_warm(name: str) -> None:
    """Everything of a game is in the cache now."""
    if jit.COMPILED:
        marker(name).touch()


def marker(name: str) -> Path:
    """The file that says so; it goes with the cache that it speaks of."""
    return jit.cache_folder() / f"{name}.warm"


def use_every_view(game: Any) -> None:
    """Whatever a table asks of a position, all along a match: rules that only a refusal asks are left out."""
    match = Match(game)
    for event in play_match(game, [Uniform()] * game.players, seed=1).events:
        look_at(game, match.position)
        match.play(event.actor, event.text)
    position = match.position
    look_at(game, position)
    game.changes(game.initial(), position, None)
    game.forecast(position)
    game.ranking(position)
    game.paint(position)
    game.compose(game.describe(position))


def look_at(game: Any, position: Any) -> None:
    """What a table and a terminal show of a position to the player who decides."""
    seat = game.to_move(position)
    viewer = seat if seat >= 0 else None
    seen = game.observe(position, viewer)
    game.view(seen, viewer)
    game.choices(seen, viewer)
    game.face(position)
    game.tell(seen)
    game.paint_hand(seen)
    game.imagine(seen, viewer, random.Random(1))
    if viewer is not None:
        game.rest(position)


def use_bot(game: Any, bot: Bot) -> None:
    """Its first decision in which there is something to choose: else it would not think."""
    match = first_decision(game)
    while len(legal := game.legal(match.position)) == 1:
        match.play(match.to_move, game.format(match.position, int(legal[0])))
        match.settle(random.Random(1))
    bot.sit(game, match.to_move, 1).choose(game.observe(match.position, match.to_move))


def use_batch(game: Any) -> None:
    """Every array entry point."""
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

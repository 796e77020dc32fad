"""Fuzzing: random matches over all player counts and options, with every invariant and the slow recount.

A failing match is written as a match file that ends where the fault was found: if every event is followed by a recount,
with the event that shows it.
"""

from __future__ import annotations

import functools
import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from oppidum.core import engine, loops
from oppidum.core.batch import Batch
from oppidum.core.dice import make_dice
from oppidum.core.game import Game, Refusal
from oppidum.core.match import Match
from oppidum.core.match_file import write_match
from oppidum.core.options import Option, Value
from oppidum.core.record import words
from oppidum.games import game_class

CHUNK = 200  # games between two looks whether another thread has failed
MOST_SETS = 1000  # of options that are all played
DRAWN_SETS = 100  # of options that are drawn from more
IN_WORDS = 500  # one match in this many is also checked in words, which is slow


@dataclass(frozen=True)
class Failure:
    """A match that broke an invariant, up to the event that did."""

    game: Game[Any]
    fault: str
    match: Match

    def text(self) -> str:
        """The match file."""
        seats = [f"random {seat + 1}" for seat in range(self.game.players)]
        return f"# {self.fault}\n" + write_match(self.match, seats, "?")


def makers(name: str) -> Iterator[Callable[[], Game[Any]]]:
    """Every player count with every set of options: presets are among them. Of very many sets a part, drawn once.

    They are yet to be made: a book takes a moment, and a short fuzz needs few.
    """
    maker = game_class(name)
    names = [option.name for option in maker.OPTIONS]
    for values in option_sets(maker.OPTIONS):
        for players in maker.seats:
            yield functools.partial(maker, players, dict(zip(names, values, strict=True)), start=players // 2)


def option_sets(options: Sequence[Option]) -> Iterator[tuple[Value, ...]]:
    """All sets of options; where they are too many the usual one, and others with each option as likely as not."""
    if math.prod(len(option.choices) for option in options) <= MOST_SETS:
        yield from itertools.product(*(option.choices for option in options))
        return
    rng = random.Random("sets of options")
    yield tuple(option.default for option in options)
    for _ in range(DRAWN_SETS):
        yield tuple(rng.choice(list(option.choices)) if rng.random() < 0.5 else option.default for option in options)


class Fuzzer:
    """Random matches of one variant."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.dice = make_dice(seed, 2)
        self.states = Batch(game, 1).start(2)
        self.choices = np.empty(game.most_legal, dtype=np.int32)
        self.awards = np.zeros((game.most_awards + 1, 4), dtype=np.int32)
        self.sums, self.scores = np.zeros((2, game.players), dtype=np.int32)
        self.scratch = game.RECOUNT.scratch()

    def run(self, games: int, each: int) -> Failure | None:
        """Play `games` matches, recounted after every `each` events (0: only at the end); the first failure, if any."""
        _, events, fault = loops.checked_games(
            self.states,
            words(self.states),
            self.game.book.rows,
            self.choices,
            self.dice,
            self.awards,
            self.sums,
            self.scores,
            self.scratch,
            each,
            games,
        )
        return self.play_again(events, fault) if fault else None

    def play_again(self, events: int, fault: int) -> Failure:
        """The match that failed, as a match."""
        dice = self.dice[1].copy()
        match = Match(self.game)
        for _ in range(events):
            s, book = match.position.row, self.game.book.row
            action = engine.random_action(s, book, engine.to_move(s, book), self.choices, dice)
            match.play(match.to_move, self.game.words.format(match.position, int(action)))
        said = "awards and scores differ" if fault == loops.AWARDS_DIFFER else self.game.RECOUNT.FAULTS[fault]
        return Failure(self.game, said, match)


def check_words(game: Game[Any], seed: int, every: int = 7) -> Failure | None:
    """One match in words: notation, text positions, views, forecasts and the log agree with the engine."""
    rng = random.Random(seed)
    match = Match(game)
    while not match.over:
        legal = game.legal(match.position).tolist()
        if len(match.events) % every == 0:
            fault = fault_in_words(match, legal)
            if fault:
                return Failure(game, fault, match)
        match.play(match.to_move, game.words.format(match.position, rng.choice(legal)))
    again = match.up_to(len(match.events))
    return None if again.position == match.position else Failure(game, "the log replays differently", match)


def fault_in_words(match: Match, legal: list[int]) -> str:
    """What is wrong with the words of a position, or nothing."""
    game, s = match.game, match.position
    before = s.checksum()
    texts = [game.words.format(s, action) for action in legal]
    if len(set(texts)) < len(texts) or any(
        game.words.parse(s, text) != a for text, a in zip(texts, legal, strict=True)
    ):
        return "notation does not read back"
    try:
        again = game.words.compose(game.words.describe(s))
    except Refusal as refusal:
        return f"its own description is refused: {refusal}"
    if game.words.describe(again) != game.words.describe(s) or game.legal(again).tolist() != legal:
        return "its description gives another position"
    forecasts = [Counter(f"{a.player} {a.points} {a.rule}" for a in game.forecast(p)) for p in (s, again)]
    if forecasts[0] != forecasts[1]:
        return "its description gives another forecast"
    json.dumps([game.screen.view(s, None), game.screen.choices(s, match.to_move)])
    return "" if s.checksum() == before else "looking changed the position"


def fuzz(
    name: str, games: int, each: int, threads: int, seed: int, progress: Callable[[int], None]
) -> tuple[int, Failure | None]:
    """Fuzz a game over all variants; returns the matches played and the first failure, if any."""
    every_variant = list(makers(name))
    random.Random(seed).shuffle(every_variant)
    shares = [games // len(every_variant) + (n < games % len(every_variant)) for n in range(len(every_variant))]
    work = [
        (make(), share, seed + n) for n, (make, share) in enumerate(zip(every_variant, shares, strict=True)) if share
    ]
    done = 0
    stopped = False

    def fuzz_variant(game: Game[Any], share: int, own_seed: int) -> Failure | None:
        fuzzer = Fuzzer(game, own_seed)
        failure = check_words(game, own_seed) if own_seed - seed < max(2, games // IN_WORDS) else None
        while share and not failure and not stopped:
            failure = fuzzer.run(min(share, CHUNK), each)
            share -= min(share, CHUNK)
        return failure

    with ThreadPoolExecutor(threads) as pool:
        futures = {pool.submit(fuzz_variant, *task): task[1] for task in work}
        for future in as_completed(futures):
            failure = future.result()
            if failure:
                stopped = True
                pool.shutdown(cancel_futures=True)
                return done, failure
            done += futures[future]
            progress(futures[future])
    return done, None

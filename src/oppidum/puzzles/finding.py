"""Finding puzzles: matches of bots are looked through for decisions in which one choice is clearly the best.

A glance and a quick search propose. Near the end of a match every line of play decides. Elsewhere a search must be
sure, another with other dice and four times the budget must agree, and so must the results of played-out matches.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from oppidum.bots import bot_named
from oppidum.bots.greedy import Greedy
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import is_fitted
from oppidum.core.game import CHANCE, Action, Game, Player
from oppidum.core.options import BadOption
from oppidum.games import game_class
from oppidum.puzzles.puzzle import Evidence, Puzzle, Way, Wrong, name_of
from oppidum.review.appraiser import Fast, Look
from oppidum.review.exact import Exact, TooFar
from oppidum.review.foresight import WIN
from oppidum.review.measure import steps_of
from oppidum.review.playouts import Playouts
from oppidum.review.reasons import compare
from oppidum.review.searching import Searching

EDITION = 1  # of the finder: raised when it would find others
BOT = "greedy"  # whose matches are looked through: it plays sensibly, and leaves something to be found
MARGIN = 0.10  # of the chance to win, by which the best choice must be ahead of all wrong ones
GLANCED, PROPOSED = 0.03, 0.08  # likewise, to be looked at again
ERRORS = 4.0  # standard errors that this must be
SAME = 0.03  # choices less than this behind the best are as good
QUICK = 64  # simulations of the search that proposes
SLOW = 1024  # and of the one that must be sure; another has four times as many
TIMES = 400  # matches that are played to their ends
FEW = 50  # of them at a time: enough to see that it is no puzzle
HOPE = 1.5  # standard errors within which it may still become clear enough
RIVALS = 2  # wrong choices that are tried in this way
CANDIDATES = 8  # choices that are looked at closely
EARLIEST = 0.95  # of a match may be left: openings are all alike
NEAR = 0.08  # of the match may be left where every line of play is looked at
LINES = 2_000_000  # positions that may take
MOST_IN_A_MATCH = 2
FEWEST = 4  # choices
LONGEST = 6  # steps of a turn
DIGITS = 3


@dataclass(frozen=True)
class Split:
    """A decision as somebody sees it: the choices that are as good as the best, and the others."""

    good: tuple[Action, ...]
    bad: tuple[Action, ...]  # the least bad one first
    margin: float  # by which the best is ahead of the best of the others
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether nobody can doubt it."""
        return self.margin >= MARGIN and self.margin >= ERRORS * self.error


def split(look: Look) -> Split | None:
    """Tell the good choices from the others; nothing if all are good, or some are neither."""
    wins = look.worths[:, WIN, look.mover]
    order = np.argsort(-wins, kind="stable")
    best = order[0]
    good = [number for number in order if wins[number] > wins[best] - SAME]
    bad = [number for number in order if wins[number] <= wins[best] - SAME]
    if not bad:
        return None
    error = math.hypot(look.errors[best], look.errors[bad[0]])
    actions = look.actions.tolist()
    return Split(
        tuple(actions[number] for number in good),
        tuple(actions[number] for number in bad),
        float(wins[best] - wins[bad[0]]),
        error,
    )


class Finder:
    """Looks for puzzles of a game."""

    def __init__(self, game: str, players: int = 2, preset: str | None = None, seed: int = 1) -> None:
        kind = game_class(game)
        if not is_fitted(game):
            raise BadOption(f"nobody has fitted an appraisal of {game} yet, so nothing is known to be best in it")
        self.preset = preset or kind.RECOMMENDED
        self.game: Game[Any] = kind(players, preset=self.preset)
        if self.game.secrets.must_imagine:
            raise BadOption(f"in {game} seats do not know everything, so there is no one best move to be found")
        self.seed = seed
        self.quick = Searching(self.game, QUICK, seed=seed)
        self.slow = Searching(self.game, SLOW, seed=seed + 1, candidates=CANDIDATES)
        self.slowest = Searching(self.game, 4 * SLOW, seed=seed + 2, candidates=CANDIDATES)
        self.exact = Exact(self.game, LINES)
        self.fast = Fast(self.game)
        self.playouts = Playouts(self.game, TIMES, seed)

    def look_through(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one match of bots."""
        match = play_match(self.game, [bot_named(BOT)] * self.game.players, self.seed * 1_000_003 + number)
        found, solver = 0, CHANCE
        for actor, _, position in steps_of(match):
            if actor != solver:
                solver = CHANCE  # the turn in which a puzzle was found is over
            if actor in (CHANCE, solver) or len(self.game.legal(position)) < FEWEST:
                continue
            puzzle = self.try_position(position, actor)
            if puzzle is not None:
                yield puzzle
                found, solver = found + 1, actor
            if found == MOST_IN_A_MATCH:
                return

    def try_position(self, position: Any, you: Player) -> Puzzle | None:
        """A puzzle, if the position is one."""
        glance = split(self.fast.look(position))
        if self.fast.left(position) > EARLIEST or glance is None or glance.margin < GLANCED:
            return None
        proposed = split(self.quick.look_closely(position))
        if proposed is None or proposed.margin < PROPOSED:
            return None
        verdict = self.judge(position, you)
        if verdict is None or 2 * len(verdict[1].good) >= len(self.game.legal(position)):
            return None  # it cannot be missed
        return self.write(position, you, *verdict)

    def judge(self, position: Any, you: Player) -> tuple[Look, Split, Evidence] | None:
        """What is best, if that is beyond doubt, and how that is known."""
        look = self.look_exactly(position)
        if look is not None:
            found = split(look)
            if found is None or not found.is_clear:
                return None
            return look, found, Evidence(round(found.margin, DIGITS), 0.0, exact=True, playouts=None)
        sure = split(self.slow.look_closely(position))
        if sure is None or not sure.is_clear:
            return None
        look = self.slowest.look_closely(position)
        found = split(look)
        if found is None or not found.is_clear or not same_best(sure, found):
            return None
        margin = self.play_out(position, you, found)
        if margin is None:
            return None
        figures = round(found.margin, DIGITS), round(found.error, DIGITS)
        return look, found, Evidence(*figures, exact=False, playouts=round(margin, DIGITS))

    def look_exactly(self, position: Any) -> Look | None:
        """Every line of play, where the end is near enough."""
        if self.fast.left(position) > NEAR:
            return None
        with suppress(TooFar):
            return self.exact.look(position)
        return None

    def play_out(self, position: Any, you: Player, found: Split) -> float | None:
        """By how much the best is ahead of the next ones in played-out matches; None if that is too little."""
        rivals = found.bad[:RIVALS]
        ahead = np.zeros((len(rivals), 0))
        while ahead.shape[1] < TIMES:
            which = slice(ahead.shape[1], ahead.shape[1] + FEW)
            best = self.playouts.worths(position, found.good[0], which)[:, WIN, you]
            others = [self.playouts.worths(position, action, which)[:, WIN, you] for action in rivals]
            ahead = np.hstack([ahead, best - np.array(others)])
            means, errors = ahead.mean(axis=1), ahead.std(axis=1, ddof=1) / math.sqrt(ahead.shape[1])
            if (means + HOPE * errors < MARGIN).any():
                return None
        least = int(np.argmin(means))
        return float(means[least]) if means[least] >= max(MARGIN, ERRORS * errors[least]) else None

    def write(self, position: Any, you: Player, look: Look, found: Split, evidence: Evidence) -> Puzzle | None:
        """The puzzle, if its position can be written down without loss."""
        game = self.game
        text = game.words.describe(position)
        again = game.words.compose(text)
        if again.rows.tobytes() != position.rows.tobytes():
            return None
        best, wrong = look.number(found.good[0]), found.bad[0]
        return Puzzle(
            name=name_of(text),
            edition=EDITION,
            rules=game.book_hash,
            fingerprint=game.fingerprint(position),
            players=game.players,
            preset=self.preset,
            you=you,
            stars=self.stars(position, you, found),
            win=round(float(look.worths[best, WIN, you]), DIGITS),
            position=text,
            ways=tuple(self.way(position, you, action, 1) for action in found.good),
            wrong=tuple(self.tell_wrong(position, look, best, action) for action in found.bad),
            reasons=tuple(compare(game, position, you, found.good[0], wrong)),
            evidence=evidence,
            game_name=game.name,
        )

    def tell_wrong(self, position: Any, look: Look, best: int, action: Action) -> Wrong:
        """A wrong step, and what it gives away."""
        number = look.number(action)
        wins, leads = look.worths[:, WIN, look.mover], look.leads
        loss, points = float(wins[best] - wins[number]), float(leads[best] - leads[number])
        return Wrong(self.game.words.format(position, action), round(loss, DIGITS), round(points, 1))

    def way(self, position: Any, you: Player, action: Action, steps: int) -> Way:
        """A good step; if its turn goes on, also what is then within the margin of the best."""
        game, after = self.game, position.copy()
        step = game.words.format(position, action)
        game.apply(after, action)
        if game.to_move(after) != you or game.on_turn(after) != game.on_turn(position) or steps == LONGEST:
            return Way(step)
        look = self.look_exactly(after) or self.slow.look_closely(after)
        wins = look.worths[:, WIN, you]
        good = [number for number in np.argsort(-wins, kind="stable") if wins[number] > wins.max() - MARGIN]
        return Way(step, tuple(self.way(after, you, int(look.actions[number]), steps + 1) for number in good))

    def stars(self, position: Any, you: Player, found: Split) -> int:
        """One if even greed finds it, two if the quickest look at the future does, else three."""
        seen = self.game.secrets.observe(position, you)
        if Greedy().sit(self.game, you, self.seed).choose(seen).action in found.good:
            return 1
        glance = self.fast.look(position)
        return 2 if int(glance.actions[glance.best]) in found.good else 3


def same_best(one: Split, other: Split) -> bool:
    """Whether two agree: no good choice of one is bad to the other."""
    return set(one.good).isdisjoint(other.bad) and set(other.good).isdisjoint(one.bad)

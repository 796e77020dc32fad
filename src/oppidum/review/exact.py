"""Exact worths: every line of play to the end of the match, where that can still be looked through.

Every seat plays what promises it most; chance goes its ways by their exact odds. Nothing hidden is imagined: all is
known of the position that is given.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.search.positions import Positions, make_positions
from oppidum.core.engine import CHANCE, OVER, apply, copy_words, legal, to_move, weights
from oppidum.core.game import Action, Game
from oppidum.core.jit import rule
from oppidum.core.record import words
from oppidum.review.appraiser import NO_SHARES, Look, shares_of
from oppidum.review.foresight import POINTS, WIN, promise, worth_at_end

DEEPEST = 60  # events from the position that is solved to the end of the match
TOO_MANY = -1


class Lines(NamedTuple):
    """Where the search through all lines stands: a row for each event of the line at hand; P players, L actions."""

    positions: Positions  # [DEEPEST + 1]
    actions: npt.NDArray[np.int32]  # [DEEPEST, L]
    odds: npt.NDArray[np.int32]  # [DEEPEST, L]
    counts: npt.NDArray[np.int64]  # [DEEPEST] how many actions there are
    done: npt.NDArray[np.int64]  # [DEEPEST] how many of them were seen to their ends
    worths: npt.NDArray[np.float64]  # [DEEPEST + 1, 2, P] the best so far; of chance the sum so far, by odds
    points: npt.NDArray[np.int32]  # [P]


def make_lines(game: Game[Any]) -> Lines:
    """Room to solve positions of a game."""
    return Lines(
        positions=make_positions(game, DEEPEST + 1),
        actions=np.empty((DEEPEST, game.most_legal), np.int32),
        odds=np.zeros((DEEPEST, game.most_legal), np.int32),
        counts=np.zeros(DEEPEST, np.int64),
        done=np.zeros(DEEPEST, np.int64),
        worths=np.zeros((DEEPEST + 1, 2, game.players)),
        points=np.zeros(game.players, np.int32),
    )


@rule
def solve(lines, most):
    """Write what position 0 is worth into `worths[0]`; returns how many positions that took, or TOO_MANY."""
    states, book = lines.positions.states, lines.positions.books[0]
    if to_move(states[0], book) == OVER:
        worth_at_end(states[0], book, lines.points, lines.worths[0])
        return 1
    depth, seen = 0, 1
    open_position(lines, 0)
    while depth >= 0:
        if lines.done[depth] == lines.counts[depth]:
            depth -= 1
            if depth >= 0:
                close_line(lines, depth)
            continue
        if seen == most:
            return TOO_MANY
        seen += 1
        copy_words(lines.positions.words, depth, depth + 1)
        apply(states[depth + 1], book, lines.actions[depth, lines.done[depth]], lines.positions.awards)
        if to_move(states[depth + 1], book) == OVER:
            worth_at_end(states[depth + 1], book, lines.points, lines.worths[depth + 1])
            close_line(lines, depth)
        elif depth + 1 == DEEPEST:
            return TOO_MANY
        else:
            depth += 1
            open_position(lines, depth)
    return seen


@rule
def open_position(lines, depth):
    """Look at a position from its first action on; the odds of chance become shares of the whole."""
    s, book, worth = lines.positions.states[depth], lines.positions.books[0], lines.worths[depth]
    lines.counts[depth] = legal(s, book, lines.actions[depth])
    lines.done[depth] = 0
    if to_move(s, book) == CHANCE:
        weights(s, book, lines.odds[depth])
    for player in range(worth.shape[1]):
        worth[WIN, player] = 0.0
        worth[POINTS, player] = 0.0


@rule
def close_line(lines, depth):
    """An action was seen to its ends: the mover takes it if it is the best so far; what chance brings is added."""
    s, book = lines.positions.states[depth], lines.positions.books[0]
    worth, after = lines.worths[depth], lines.worths[depth + 1]
    mover, number = to_move(s, book), lines.done[depth]
    share = 1.0
    if mover == CHANCE:
        total = 0
        for other in range(lines.counts[depth]):
            total += lines.odds[depth, other]
        share = lines.odds[depth, number] / total
    elif number > 0 and promise(after, mover) <= promise(worth, mover):
        share = 0.0
    for row in range(2):
        for player in range(worth.shape[1]):
            if mover == CHANCE:
                worth[row, player] += share * after[row, player]
            elif share > 0.0:
                worth[row, player] = after[row, player]
    lines.done[depth] += 1


class TooFar(ValueError):
    """The end of the match is too far away to look at all lines."""


class Exact:
    """Knows what every action leads to, near the end of a match."""

    name = "exact"

    def __init__(self, game: Game[Any], most: int = 2_000_000) -> None:
        self.game, self.most = game, most
        self.lines = make_lines(game)

    def look(self, position: Any, played: Action | None = None) -> Look:  # noqa: ARG002
        """Every action or outcome, each solved; TooFar where that takes more than `most` positions in all."""
        game, left = self.game, self.most
        mover, actions = game.to_move(position), game.legal(position)
        worths = np.empty((len(actions), 2, game.players))
        for number, action in enumerate(actions):
            after = position.copy()
            game.apply(after, int(action))
            self.lines.positions.words[0] = words(after.rows)[0]
            seen = int(solve(self.lines, left))
            if seen == TOO_MANY:
                raise TooFar(f"there are more than {self.most:,} positions from here to the end")
            left -= seen
            worths[number] = self.lines.worths[0]
        shares = shares_of(game.weights(position)) if mover == CHANCE else NO_SHARES
        return Look(mover, actions, shares, worths, np.zeros(len(actions)))

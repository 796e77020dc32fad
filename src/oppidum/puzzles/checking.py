"""Checking puzzles: whether what a puzzle says is still so, by rules and by a search with dice of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oppidum.core.game import Game
from oppidum.core.options import BadOption
from oppidum.games import game_class
from oppidum.puzzles.finding import CANDIDATES, ERRORS, LINES, MARGIN, SLOW, split
from oppidum.puzzles.puzzle import Puzzle, Way
from oppidum.review.exact import Exact
from oppidum.review.searching import Searching

SEED = 1_000_003  # of dice that no finder has used
LESS = 0.7  # of the margin is asked for: the finder has picked those whose dice fell well


class Checker:
    """Looks again at puzzles of a game for so many players by a preset."""

    def __init__(self, game: str, players: int, preset: str) -> None:
        self.game: Game[Any] = game_class(game)(players, preset=preset)
        self.search = Searching(self.game, SLOW, seed=SEED, candidates=CANDIDATES)
        self.exact = Exact(self.game, LINES)

    def fault(self, puzzle: Puzzle) -> str | None:
        """What is wrong with it, in a sentence."""
        try:
            position = puzzle.begin()
        except BadOption as error:
            return str(error)
        if self.game.to_move(position) != puzzle.you:
            return f"player {puzzle.you + 1} is not asked"
        illegal = self.illegal_step(position, puzzle.ways)
        if illegal is not None:
            return illegal
        look = self.exact.look(position) if puzzle.evidence.exact else self.search.look_closely(position)
        found = split(look)
        if found is None:
            return "every choice is as good as the best"
        good = {self.game.words.format(position, action) for action in found.good}
        bad = {self.game.words.format(position, action) for action in found.bad}
        accepted = {way.step for way in puzzle.ways}
        if not good & accepted or accepted & bad:
            return f"{', '.join(sorted(good))} is best, not {', '.join(sorted(accepted))}"
        if found.margin < max(LESS * MARGIN, ERRORS * found.error):
            return f"the best is only {found.margin:.0%} ahead (standard error {found.error:.1%})"
        return None

    def illegal_step(self, position: Any, ways: Iterable[Way]) -> str | None:
        """The first step of a solution that may not be taken."""
        legal = self.game.words.list_legal(position)
        for way in ways:
            if way.step not in legal:
                return f"{way.step} may not be played"
            if way.then:
                after = position.copy()
                self.game.apply(after, self.game.words.parse(position, way.step))
                deeper = self.illegal_step(after, way.then)
                if deeper is not None:
                    return deeper
        return None

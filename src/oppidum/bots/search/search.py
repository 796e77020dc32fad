"""Search: one tree that grows from one position by a policy."""

from __future__ import annotations

from typing import Any

import numpy as np

from oppidum.bots.fitted import NO_WEIGHTS, Weights, load_weights, make_appraiser
from oppidum.bots.knowledge import is_fitted, weights_file
from oppidum.bots.search.lookahead import is_amid
from oppidum.bots.search.loop import START, WORK, make_workspace, simulate
from oppidum.bots.search.policies import Policy
from oppidum.bots.search.priors import Priors
from oppidum.bots.search.tree import NONE, ROOT, clear, make_tree, node_below
from oppidum.core.engine import apply_at
from oppidum.core.game import Game
from oppidum.core.record import words

MOST_EDGES = 8_000_000


class Search:
    """A tree with all that its simulations need; it appraises by the fitted weights, unless others are given."""

    def __init__(self, game: Game[Any], policy: Policy, sims: int, weights: Weights | None = None) -> None:
        self.policy = policy
        self.tree = make_tree(3 * sims + 2, min(MOST_EDGES, (3 * sims + 2) * game.most_legal))
        if weights is None:
            weights = load_weights(weights_file(game.name)) if is_fitted(game.name) else NO_WEIGHTS
        self.work = make_workspace(game, self.tree, make_appraiser(weights, game.players))
        self.tally, self.worths = self.work.tally, self.work.worths
        self.dice: Any = None  # given when a search begins
        self.root = ROOT
        self.expected: tuple[Any, int] | None = None  # a position that may come next, and its node

    def begin(self, position: Any, dice: Any) -> None:
        """Start from a position; if it was foreseen, with what is known of it."""
        start = words(position.rows)[0]
        if self.expected is not None and np.array_equal(self.expected[0], start):
            self.root = self.expected[1]
        else:
            self.root = ROOT
            clear(self.tree)
        self.work.positions.words[START] = start
        self.dice = dice
        self.tally[:] = 0
        self.worths[:] = 0

    def foresaw(self, position: Any) -> bool:
        """Whether the last choice has led here, and the same decision goes on."""
        return self.expected is not None and np.array_equal(self.expected[0], words(position.rows)[0])

    def run(self, sims: int, first: int = NONE) -> None:
        """Let the tree grow by `sims` simulations; all of them begin with one edge of the root, if it is given."""
        simulate(self.policy.rows, self.work, self.root, self.dice, sims, first)

    def follow(self, action: int) -> None:
        """An action was chosen: remember where it leads, if the next decision comes at once and there is room.

        Only what priors say of a node is worth keeping.
        """
        self.forget()
        if not isinstance(self.policy, Priors):
            return
        edges = self.root_edges()
        edge = edges.start + int(np.flatnonzero(self.tree.action[edges] == action)[0])
        node = int(node_below(self.tree, edge, 0))
        if node != NONE and int(self.tree.used[0]) < len(self.tree.key) // 2:
            positions = self.work.positions
            positions.words[WORK] = positions.words[START]
            apply_at(positions.states, WORK, positions.books, action, positions.awards)
            self.expected = positions.words[WORK].copy(), node

    def line(self, action: int, seat: int) -> list[int]:
        """An action of the root with the steps that finish its decision, as far as they were looked at most."""
        edges, positions, line = self.root_edges(), self.work.positions, [action]
        found = np.flatnonzero(self.tree.action[edges] == action)
        edge = edges.start + int(found[0]) if len(found) else NONE
        positions.words[WORK] = positions.words[START]
        apply_at(positions.states, WORK, positions.books, action, positions.awards)
        while edge != NONE and is_amid(positions.states, WORK, positions.books, seat, len(line)):
            node = int(node_below(self.tree, edge, 0))
            if node == NONE:
                break
            first, count = int(self.tree.first[node]), int(self.tree.edges[node])
            times = self.tree.times[first : first + count]
            if not times.any():
                break
            edge = first + int(np.argmax(times))
            line.append(int(self.tree.action[edge]))
            apply_at(positions.states, WORK, positions.books, line[-1], positions.awards)
        return line

    def forget(self) -> None:
        """Nothing is foreseen."""
        self.expected = None

    def root_edges(self) -> slice:
        """The edges of the root."""
        if self.tree.used[0] == 0:  # nothing was looked at
            return slice(0, 0)
        first, count = int(self.tree.first[self.root]), int(self.tree.edges[self.root])
        return slice(first, first + count)

    def root_priors(self) -> tuple[Any, Any]:
        """The actions of the root, and what each promised before it was visited."""
        edges = self.root_edges()
        return self.tree.action[edges], self.tree.prior[edges]

    def root_visits(self) -> tuple[Any, Any, Any]:
        """The actions of the root, how often each was visited, and the sum of its rewards."""
        edges = self.root_edges()
        return self.tree.action[edges], self.tree.times[edges], self.tree.total[edges]

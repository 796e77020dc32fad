"""An appraiser that searches: the champion with a budget, which is the same for every position.

Several trees grow from each position, from dice of their own: how far they differ says how certain a worth is. Of a
decision those actions are told that were visited most, and the one that was played, each seen as often as the others.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np

from oppidum.bots.knowledge import know
from oppidum.bots.search.leaves import Leaves
from oppidum.bots.search.policies import informed_policy
from oppidum.bots.search.search import Search
from oppidum.core.dice import make_dice
from oppidum.core.game import CHANCE, OVER, Action, Game
from oppidum.core.record import words
from oppidum.review.appraiser import NO_SHARES, Fast, Floats, Look, shares_of
from oppidum.review.foresight import POINTS, WIN
from oppidum.review.level import rise

TREES = 4
CANDIDATES = 4  # actions of a decision that are looked at closely, where nobody wants more
SEED = 1


def name_with(sims: int) -> str:
    """What this appraiser is called with a budget."""
    return f"champion:sims={sims}"


class Searching:
    """The champion's opinion."""

    def __init__(self, game: Game[Any], sims: int, seed: int = SEED, candidates: int = CANDIDATES) -> None:
        self.game, self.sims, self.seed, self.candidates = game, sims, seed, candidates
        self.name = name_with(sims)
        self.each = max(1, sims // TREES)
        policy = informed_policy(know(game.name))
        if isinstance(policy, Leaves):
            policy.whole = 1  # whatever was played is judged
        self.searches = [Search(game, policy, (2 + candidates) * self.each) for _ in range(TREES)]
        self.fast = Fast(game)
        self.left = 1.0  # of the match, in the position that is looked at

    def look(self, position: Any, played: Action | None = None) -> Look:
        """What may follow: of chance every outcome, of a seat the actions that matter, among them what was played."""
        if self.game.to_move(position) == CHANCE:
            return self.look_at_chance(position)
        return self.look_at_decision(position, played)

    def look_at_chance(self, position: Any) -> Look:
        """Every outcome, each searched."""
        game = self.game
        actions = game.legal(position)
        worths, errors = np.empty((len(actions), 2, game.players)), np.zeros(len(actions))
        plain = self.fast.look(position)
        for number, action in enumerate(actions):
            after = position.copy()
            game.apply(after, int(action))
            if game.to_move(after) in (CHANCE, OVER):
                worths[number] = plain.worths[plain.number(int(action))]
            else:
                found = self.look_at_decision(after)
                worths[number], errors[number] = found.before, found.errors[found.best]
        return Look(CHANCE, actions, shares_of(game.weights(position)), worths, errors)

    def look_at_decision(self, position: Any, played: Action | None = None) -> Look:
        """A search; then the actions that were visited most are seen as often as the best of them."""
        mover = self.game.to_move(position)
        actions = self.most_visited(position, mover)
        if played is not None:
            if played not in actions:
                actions = np.append(actions[: self.candidates - 1], np.int32(played))
            self.see_all_equally(actions)
        return self.tell(actions, mover)

    def look_closely(self, position: Any) -> Look:
        """A decision of which nothing was played yet: the actions that matter, each seen as often as the others."""
        mover = self.game.to_move(position)
        actions = self.most_visited(position, mover)
        self.see_all_equally(actions)
        return self.tell(actions, mover)

    def most_visited(self, position: Any, mover: int) -> Any:
        """Search, and say which actions that thought most of."""
        self.begin(position, mover)
        for search in self.searches:
            search.run(self.each)
        visits = np.sum([search.tally[0] for search in self.searches], axis=0)
        seen = np.flatnonzero(visits)
        return seen[np.argsort(-visits[seen], kind="stable")][: self.candidates].astype(np.int32)

    def see_all_equally(self, actions: Any) -> None:
        """Every tree visits each of these as often as the one that it has visited most."""
        for search in self.searches:
            self.see_equally(search, actions)

    def tell(self, actions: Any, mover: int) -> Look:
        """What was found out about some actions."""
        worths, errors = zip(*(self.appraise(int(action), mover) for action in actions), strict=True)
        return Look(mover, actions, NO_SHARES, np.array(worths), np.array(errors))

    def appraise(self, action: Action, mover: int) -> tuple[Floats, float]:
        """The mean of all trees that know an action, and the standard error of the mover's chances."""
        known = [mean_worth(search, action) for search in self.searches if search.tally[0][action]]
        worth: Floats = np.mean(known, axis=0)
        worth[POINTS] += rise(self.fast.sight.level, self.left, worth[POINTS].mean())
        error = np.std([one[WIN, mover] for one in known], ddof=1) / np.sqrt(len(known)) if len(known) > 1 else 0.5
        return worth, float(error)

    def begin(self, position: Any, mover: int) -> None:
        """Every tree starts from a position that the mover must think possible; the same position gives the same."""
        self.left = self.fast.left(position)
        digest = hashlib.blake2b(words(position.rows).tobytes(), digest_size=6).digest()
        stream = int.from_bytes(digest, "big")
        dice = make_dice(self.seed, TREES, stream=stream)
        rng = random.Random(f"review {self.seed} {stream}")
        seen = self.game.secrets.observe(position, mover)
        for search, own_dice in zip(self.searches, dice, strict=True):
            search.forget()
            search.begin(self.game.secrets.imagine(seen, mover, rng), own_dice)

    def see_equally(self, search: Search, actions: Any) -> None:
        """Visit each of these as often as the one that was visited most."""
        edges = search.root_edges()
        most = int(search.tally[0].max())
        for action in actions:
            edge = edges.start + int(np.flatnonzero(search.tree.action[edges] == action)[0])
            missing = most - int(search.tally[0][action])
            if missing > 0:
                search.run(missing, edge)


def mean_worth(search: Search, action: Action) -> Floats:
    """What an action of the root is worth to every seat, by all simulations that began with it; chances add up to 1."""
    worth: Floats = search.worths[action] / search.tally[0][action]
    worth[WIN] /= worth[WIN].sum()
    return worth

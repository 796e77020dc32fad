"""Count slips and follies of a bot that plays against itself: decisions that give something away, for sure.

A slip costs its seat at least 5 % of the chance to win, or 5 points of lead; a folly 8 % or 8 points. It is sure if it
does so by two standard errors and more in the eyes of a searching appraiser, and again in those of another one that
looks eight times as closely from other dice.

python tools/count_follies.py carcassonne --bot medium --matches 20
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.game import CHANCE, Action, Game
from oppidum.games import game_class
from oppidum.games.carcassonne.rules import tiles_left
from oppidum.games.carcassonne.state import DEPLOY, NO_FOLLOWER, PLACE
from oppidum.review.foresight import POINTS, WIN
from oppidum.review.measure import steps_of
from oppidum.review.searching import Searching, mean_worth

MUCH = {"slips": np.array([0.05, 5.0]), "follies": np.array([0.08, 8.0])}  # chance to win, points of lead
CERTAIN = 2.0  # standard errors
CLOSER = 8  # how many times as closely a folly is looked at again
AT_HOME = 3  # followers: with fewer a cloister may wait
LATE = 18  # tiles left: with fewer, followers need no longer come home


class Judge:
    """Says what a decision gave away."""

    def __init__(self, game: Game[Any], sims: int) -> None:
        self.eyes = [Searching(game, sims, seed=1), Searching(game, CLOSER * sims, seed=2)]

    def faults(self, position: Any, action: Action) -> set[str]:
        """What it was in the eyes of both; a folly is a slip as well."""
        found = set(MUCH)
        for eye in self.eyes:
            if found:
                found &= faults_seen(eye, position, action)
        return found


def faults_seen(eye: Searching, position: Any, action: Action) -> set[str]:
    """By how much an action is worse than the best, in chances or points, for sure."""
    look = eye.look(position, action)
    best = int(look.actions[look.best])
    if best == action:
        return set()
    losses = np.array(
        [worth(search, best, look.mover) - worth(search, action, look.mover) for search in known(eye, best)]
    )
    loss, error = losses.mean(axis=0), losses.std(axis=0, ddof=1) / np.sqrt(len(losses))
    return {fault for fault, much in MUCH.items() if ((loss >= much) & (loss >= CERTAIN * error)).any()}


def known(eye: Searching, action: Action) -> list[Any]:
    """The trees that have looked at an action; all have looked at the one that was played."""
    return [search for search in eye.searches if search.tally[0][action]]


def worth(search: Any, action: Action, seat: int) -> Any:
    """An action's chance to win and its lead, as one tree sees it."""
    told = mean_worth(search, action)
    return np.array([told[WIN, seat], told[POINTS, seat] - np.delete(told[POINTS], seat).max()])


def sights(game: Game[Any], position: Any, action: Action) -> Iterator[str]:
    """What else people noticed, in Carcassonne: how often it could have been, and how often it was."""
    if game.name != "carcassonne":
        return
    s = position.row
    home = int(s.supply[s.turn])
    if s.phase == PLACE and int(tiles_left(s)) >= LATE:
        yield "turns while many tiles are left"
        if not home:
            yield "turns with no follower at home"
    if s.phase == DEPLOY and home >= AT_HOME:
        words = [game.words.format(position, int(one)) for one in game.legal(position)]
        if "cloister" in words:
            yield "cloisters that could be claimed"
            if action == NO_FOLLOWER:
                yield "cloisters left, and no follower sent"
            elif game.words.format(position, action) != "cloister":
                yield "cloisters left for another place"


def count(game: Game[Any], bot: str, seeds: range, sims: int) -> tuple[Counter[str], list[str]]:
    """What happened in these matches, and where to look for slips and follies."""
    counted: Counter[str] = Counter()
    where = []
    judge = Judge(game, sims) if sims else None
    for seed in seeds:
        match = play_match(game, [bot_named(bot)] * game.players, seed)
        counted["points"] += sum(match.scores)
        for number, (actor, action, position) in enumerate(steps_of(match)):
            if actor == CHANCE or len(game.legal(position)) == 1:
                continue
            counted["decisions"] += 1
            counted.update(sights(game, position, action))
            faults = judge.faults(position, action) if judge else set()
            counted.update(faults)
            if faults:
                what = "folly" if "follies" in faults else "slip"
                where.append(f"seed {seed}, event {number + 1}: {what} {match.events[number].text}")
    return counted, where


def main() -> None:
    """Play, judge, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--sims", type=int, default=100, help="of the first look; 0 judges nothing")
    parser.add_argument("--where", action="store_true", help="name them all")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.matches)
    counted, where = count(game_class(arguments.game)(2), arguments.bot, seeds, arguments.sims)
    for what, number in counted.items():
        print(f"{number:7,} {what}")
    for fault in MUCH:
        print(f"{100 * counted[fault] / counted['decisions']:7.2f} {fault} per 100 decisions")
    if arguments.where:
        print("\n".join(where))


if __name__ == "__main__":
    main()

"""Follies of bots in Finisterre: villages that starve without need, goods bought and dropped, steps to and fro.

python tools/finisterre_follies.py hard champion:sims=800 --games 20

Every bot plays against itself, so that each is in the positions to which its own play leads.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from oppidum.bots import bot_named
from oppidum.bots.games.finisterre import is_free_step
from oppidum.bots.host import play_match
from oppidum.core.match import Event
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.trade.buying import can_buy
from oppidum.games.finisterre.actions.trade.trading import FOOD_LOT
from oppidum.games.finisterre.clans.units import land_in, units_of
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import free_slots
from oppidum.games.finisterre.state import BOUGHT, NOTHING
from oppidum.review.measure import steps_of

STOPPED = kinds.COUNT  # as a kind of action: the clan stops, or ends its turn
TURNS = 3  # within which a good that was bought should not be dropped

WHAT = {
    "decisions": "decisions",
    "free steps": "free steps: goods moved or dropped, empty carts driven",
    "dropped": "goods dropped by choice",
    "bought": "lots bought",
    "bought, dropped": "goods dropped, or lost for lack of room, in the turn in which some of the kind were bought",
    "bought, dropped later": f"the same within {TURNS} turns",
    "taken, dropped": "goods dropped by choice in the turn in which some of the kind were harvested or found",
    "undone": "steps behind which a clan's goods, units, cards and coins are as they were earlier in its action turn",
    "starved": "village tiles lost, or made small, by hunger",
    "needless": "of these where food could have been had, by one of the next three",
    "left": "… in this harvest its clan took something else, or stopped, where food lay for this territory",
    "gave": "… since the meal before it has dropped or sold food",
    "unbought": "… since the meal before it had an action and the coins for a lot of food, and did not buy it",
}


class Watcher:
    """Counts what one clan does."""

    def __init__(self, game: Finisterre, seat: int) -> None:
        self.game, self.seat = game, seat
        self.counts: Counter[str] = Counter()
        self.bought: dict[int, int] = {}  # good: the turn in which some of it was bought
        self.took: dict[int, int] = {}  # likewise, by the harvest or as a find
        self.arrangements: list[bytes] = []  # in this action turn
        self.reset()

    def reset(self) -> None:
        """A meal is over."""
        self.gave = self.unbought = False
        self.left: set[int] = set()  # comarcas

    def see(self, s: Any, action: int, after: Any) -> None:
        """A decision of this clan."""
        self.counts["decisions"] += len(self.game.legal(s)) > 1
        if s.phase == phases.TAKE:
            self.see_harvest(s, action)
        if s.phase == phases.ACT:
            self.see_turn(s, action)
        held, left, kind = goods_of(s, self.seat), goods_of(after, self.seat), kind_of(s, action)
        for good in range(GOODS):
            self.see_good(s, good, left[good] - held[good], kind)

    def see_harvest(self, s: Any, action: int) -> None:
        """Something else was taken, or nothing, where food lies that could be stored."""
        foods = [a for a in self.game.legal(s).tolist() if is_food(a)]
        if foods and not is_food(action) and action < moves.CALL:
            self.left.add(int(s.field))

    def see_turn(self, s: Any, action: int) -> None:
        """A step of an action turn begins, or the turn ends."""
        self.counts["free steps"] += is_free_step(action)
        self.counts["dropped"] += action == moves.KIND + kinds.DROP_GOOD
        self.counts["bought"] += action == moves.KIND + kinds.BUY
        row, book = s.row, self.game.book.row
        if s.actions_left > 0 and action != moves.KIND + kinds.BUY and can_buy(row, book, self.seat, FOOD_LOT):
            self.unbought |= any(free_slots(row, book, self.seat, unit) > 0 for unit in range(units_of(row, self.seat)))
        now = arrangement(s, self.seat)
        self.counts["undone"] += now in self.arrangements[:-1]
        self.arrangements.append(now)
        if action in (moves.STOP, moves.END_TURN):
            self.arrangements.clear()

    def see_good(self, s: Any, good: int, change: int, kind: int) -> None:
        """A good has become more or less by an action, or by the end of an action turn."""
        turn = int(s.turn)
        if change > 0 and kind == kinds.BUY:
            self.bought[good] = turn
        if change > 0 and s.phase in (phases.FIND, phases.TAKE, phases.LINK_TAKE):
            self.took[good] = turn
        lost = kind in (kinds.DROP_GOOD, STOPPED)
        if change < 0 and lost and good in self.bought:
            self.counts["bought, dropped"] += self.bought[good] == turn
            self.counts["bought, dropped later"] += turn - self.bought[good] <= TURNS
        if change < 0 and kind == kinds.DROP_GOOD:
            self.counts["taken, dropped"] += self.took.get(good) == turn
        if change < 0 and good >= CUBES and (lost or kind == kinds.SELL_FOOD):
            self.gave = True

    def see_event(self, before: Any, event: Event, after: Any) -> None:
        """Whatever has happened: hunger too."""
        for one in event.happened:
            if one.player == self.seat and one.what in ("starved", "half-starved"):
                land = land_in(before.row, self.seat, int(one.where[0][1:]))
                left = any(land_in(before.row, self.seat, field) == land for field in self.left)
                self.counts["starved"] += one.amount
                self.counts["left"] += one.amount * left
                self.counts["gave"] += one.amount * self.gave
                self.counts["unbought"] += one.amount * self.unbought
                self.counts["needless"] += one.amount * (left or self.gave or self.unbought)
        if is_before_actions(before) and not is_before_actions(after):
            self.reset()


def is_food(action: int) -> bool:
    """Whether food is taken."""
    return moves.TAKE + 8 * CUBES <= action < moves.ENOUGH


def is_before_actions(s: Any) -> bool:
    """Whether the tiles have not eaten yet in this turn."""
    return bool(s.phase < phases.CARRY or (s.phase == phases.OVERFLOW and s.kind == NOTHING))


def kind_of(s: Any, action: int) -> int:
    """The kind of action that a decision belongs to."""
    if s.phase == phases.ACT:
        return STOPPED if action in (moves.STOP, moves.END_TURN) else action - moves.KIND
    return int(s.kind) if s.phase in (phases.TARGET, phases.AMOUNT) else NOTHING


def goods_of(s: Any, clan: int) -> list[int]:
    """All that a clan holds, goods just bought included."""
    held: list[int] = s.store[clan, : BOUGHT + 1].sum(axis=0).tolist()
    return held


def arrangement(s: Any, clan: int) -> bytes:
    """Where the goods, units and cards of a clan are, and its coins."""
    facts = (s.store[clan], s.unit_anchor[clan], s.unit_kind[clan], s.slot_card[clan], s.slot_good[clan], s.coins[clan])
    return b"".join(np.ascontiguousarray(one).tobytes() for one in facts)


def play(job: tuple[str, int, int]) -> Counter[str]:
    """A match of a bot against itself, watched."""
    bot, players, seed = job
    game = Finisterre(players)
    match = play_match(game, [bot_named(bot)] * players, seed)
    watchers = [Watcher(game, seat) for seat in range(players)]
    for (actor, action, s), event in zip(steps_of(match), match.events, strict=True):
        before, after = s.copy(), s.copy()
        game.apply(after, action)
        if actor >= 0:
            watchers[actor].see(before, action, after)
        for watcher in watchers:
            watcher.see_event(before, event, after)
    counts = sum((watcher.counts for watcher in watchers), Counter[str]())
    return counts + Counter({"points": max(0, sum(match.scores)), "clans": players})


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    arguments: Any = parser.parse_args()
    for bot in arguments.bots:
        jobs = [(bot, arguments.players, arguments.seed + number) for number in range(arguments.games)]
        with multiprocessing.get_context("spawn").Pool(arguments.workers) as pool:
            played = track(pool.imap_unordered(play, jobs), bot, total=len(jobs), console=Console(stderr=True))
            counts = sum(played, Counter[str]())
        points = counts["points"] / counts["clans"]
        print(f"\n{bot}: {arguments.games} matches against itself, {points:.1f} points for each clan\n")
        print("| what | in a match | per 100 decisions |\n|---|---|---|")
        for what, told in WHAT.items():
            often = counts[what]
            print(f"| {told} | {often / arguments.games:.2f} | {100 * often / counts['decisions']:.2f} |")


if __name__ == "__main__":
    main()

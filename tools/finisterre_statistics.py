"""What happens in matches of Finisterre: how often each action, specialist and objective, how long, and which points.

python tools/finisterre_statistics.py --games 1000 --players 4 --bots greedy
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from rich.console import Console
from rich.progress import track

from oppidum.bots import bot_named
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games.finisterre import moves, phases, state
from oppidum.games.finisterre.actions.kinds import WORDS as KIND_WORDS
from oppidum.games.finisterre.cards import codes
from oppidum.games.finisterre.clans.units import is_closed, villages_of
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.specialists import slots
from oppidum.games.finisterre.words.layout_turn import PHASES

STATES = {
    slots.EMPTY_SLOT: "gone",
    slots.FACE_DOWN: "face down",
    slots.FACE_UP: "face up",
    slots.ACTIVE: "active",
    slots.ILL: "ill",
    slots.AWAY: "away",
}
FATES = {  # of objectives, by the first of their codes
    codes.UNSEEN: "unseen",
    codes.GLOBAL: "open to all",
    codes.OWNED: "kept hidden",
    codes.SOLD: "sold",
    codes.TAKEN: "fulfilled in the open",
    codes.TAKEN + 10: "fulfilled when hidden",
}

Counts = Counter[tuple[str, str]]  # by table and line


def fate(code: int) -> str:
    """Where an objective is, without the clan that has it there."""
    return FATES[max(first for first in FATES if first <= code)]


class Observer:
    """Counts what changes from one position to the next."""

    def __init__(self, game: Finisterre) -> None:
        self.game, self.counts = game, Counts()

    def count(self, table: str, line: str, times: int = 1) -> None:
        """Something has happened so often."""
        if times:
            self.counts[table, line] += times

    def see(self, before: Any, actor: int, action: int, after: Any) -> None:
        """An event."""
        self.count("events", "by chance" if actor == CHANCE else "decisions")
        if actor != CHANCE:
            self.count("decisions of each phase", PHASES[before.phase])
        if moves.KIND <= action < moves.END_TURN:
            self.count("action kinds", KIND_WORDS[action - moves.KIND])
        if action == moves.STOP:
            self.count("action kinds", "(stop)")
        self.see_cards(before, after)
        for clan in range(self.game.players):
            lost = int(villages_of(before.row, clan)) - int(villages_of(after.row, clan))
            self.count("villages", "new tiles" if lost < 0 else "tiles lost", abs(lost))
            if lost > 0 and before.phase >= phases.PICK:
                self.count("villages", "tiles lost behind the card phase (hunger, conversion)", lost)
        cities = [sum(bool(is_closed(s.row, town)) for town in range(state.TOWNS)) for s in (before, after)]
        self.count("villages", "cities closed", max(0, cities[1] - cities[0]))

    def see_cards(self, before: Any, after: Any) -> None:
        """Specialists and objectives that change their state."""
        names = self.game.box.names
        for clan in range(self.game.players):
            for slot in range(state.SLOTS):
                old, new = int(before.slot_state[clan, slot]), int(after.slot_state[clan, slot])
                card = int(after.slot_card[clan, slot]) if new else int(before.slot_card[clan, slot])
                if codes.SPECIALTY <= card < codes.OBJECTIVE:
                    if old != new:
                        self.count("specialists", f"{names[card]} {STATES[new]}")
                    if new and int(after.slot_used[clan, slot]) & ~int(before.slot_used[clan, slot]) & ~slots.TURNED:
                        self.count("specialists", f"{names[card]} used")
        for number, aim in enumerate(self.game.box.aims):
            was, is_now = fate(int(before.objective[number])), fate(int(after.objective[number]))
            if was != is_now:
                self.count("objectives", f"{aim['code']} {aim['name']}: {is_now}")

    def see_end(self, match: Match) -> None:
        """The points and their sources; the winner's apart."""
        best, position = max(match.scores), cast(state.Position, match.position)
        self.count("ends", "matches")
        self.count("ends", "turns", int(position.turn))
        self.count("ends", "points", sum(match.scores))
        self.count("ends", "points of the winner", best)
        self.count("ends", "points of the last", min(match.scores))
        for event in match.events:
            for award in event.awards:
                self.count("points by source", award.what, award.points)
        for clan in range(self.game.players):
            self.count("ends", "village tiles of all", int(villages_of(position.row, clan)))
            self.count("ends", "levels of spirit of all", int(position.spirit[clan]))


def play(job: tuple[list[str], int, int]) -> Counts:
    """One match, watched."""
    bots, players, seed = job
    game = Finisterre(players)
    rng, match, observer = random.Random(f"chance {seed}"), Match(game), Observer(game)
    minds = [bot_named(bots[(seat + seed) % len(bots)]).sit(game, seat, seed) for seat in range(players)]
    while not match.over:
        before, seat = cast(state.Position, match.position.copy()), match.to_move
        if seat == CHANCE:
            action = game.words.parse(before, match.roll(rng).text)
        else:
            action = minds[seat].choose(game.secrets.observe(before, seat)).action
            match.play(seat, game.words.format(before, action))
        observer.see(before, seat, action, match.position)
    observer.see_end(match)
    return observer.counts


def never(game: Finisterre, counts: Counts) -> dict[str, list[str]]:
    """Kinds of actions, specialists and objectives that did not occur, or not all the way."""
    kinds = [kind["code"] for kind in game.box.specialists if "replaces" not in kind]
    aims = [f"{aim['code']} {aim['name']}" for aim in game.box.aims]
    ends = ("fulfilled in the open", "fulfilled when hidden")
    return {
        "actions": [name for name in KIND_WORDS if not counts["action kinds", name]],
        "specialists that were never seen": [code for code in kinds if not has_line(counts, code, STATES.values())],
        "specialists that were never active": [
            code for code in kinds if not has_line(counts, code, ("active", "away"))
        ],
        "specialists that were never used": [code for code in kinds if not has_line(counts, code, ("used",))],
        "objectives that were never seen": [aim for aim in aims if not has_line(counts, f"{aim}:", FATES.values())],
        "partial objectives that were never fulfilled": [
            aim for aim in aims if aim.startswith("P") and not has_line(counts, f"{aim}:", ends)
        ],
    }


def has_line(counts: Counts, name: str, ends: Iterable[str]) -> bool:
    """Whether a specialist or an objective came to one of these ends."""
    return any(counts[table, f"{name} {end}"] for table in ("specialists", "objectives") for end in ends)


def report(game: Finisterre, counts: Counts) -> list[str]:
    """All tables as Markdown: how often in all, and in a match."""
    matches = counts["ends", "matches"]
    lines = []
    for table in dict.fromkeys(table for table, _ in sorted(counts)):
        lines += ["", f"## {table.capitalize()}", "", "| what | in all | in a match |", "|---|---|---|"]
        rows = [(line, times) for (other, line), times in counts.items() if other == table]
        by_name = table in ("specialists", "objectives")
        for line, times in sorted(rows, key=(lambda row: row[0]) if by_name else (lambda row: (-row[1], row[0]))):
            lines.append(f"| {line} | {times:,} | {times / matches:.2f} |")
    lines += ["", "## Never", ""]
    return lines + [f"- {what}: {', '.join(names) or 'none'}" for what, names in never(game, counts).items()]


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["greedy"], help="who play, in turn around the table")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    arguments: Any = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    counts = Counts()
    with multiprocessing.get_context("spawn").Pool(arguments.workers) as pool:
        jobs = [(arguments.bots, arguments.players, seed) for seed in seeds]
        played = pool.imap_unordered(play, jobs)
        for one in track(played, "matches", total=len(jobs), console=Console(stderr=True)):
            counts.update(one)
    bots = " and ".join(arguments.bots)
    print(f"# {arguments.games:,} matches of {arguments.players} clans, played by {bots}")
    print("\n".join(report(Finisterre(arguments.players), counts)))


if __name__ == "__main__":
    main()

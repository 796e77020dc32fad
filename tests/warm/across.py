"""Run in a process of its own: a match of bots whose rules become compiled in its midst.

Prints a hash of every position and what is seen of it. Arguments: the game; `never` for compiled rules from the
beginning, the events before they are loaded all at once, or `thread` if the thread of a server shall load them whenever
it gets to it; the bots.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from oppidum.bots import bot_named
from oppidum.core import jit, twins
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games import game_class
from oppidum.warm.background import Warming
from oppidum.warm.stages import STAGES, doors_of


def change_over(name: str) -> None:
    """What that thread does when a game is ready."""
    for stage in STAGES:
        for door in doors_of(name, stage):
            door.load()


def hash_of(match: Match) -> str:
    """A position, and what a stranger and the one to move see of it."""
    viewers = (None, match.to_move if match.to_move >= 0 else 0)
    seen = repr([match.game.screen.view(match.position, viewer) for viewer in viewers])
    return hashlib.blake2b(match.position.rows.tobytes() + seen.encode(), digest_size=8).hexdigest()


def main(name: str, change: str, *bots: str) -> None:
    jit.never_compile(change != "never")
    warming = Warming([name])
    game = game_class(name)(len(bots))
    match, chance = Match(game), random.Random(4)
    minds = [bot_named(bot).sit(game, seat, 9) for seat, bot in enumerate(bots)]
    if change == "thread":
        warming.start()
    hashes, slow, before = [], 0, 0
    while not match.over:
        if str(len(match.events)) == change:
            before = twins.calls.total()
            change_over(name)
            twins.calls.clear()
        slow += not warming.speed(name).bots_ready
        if match.to_move == CHANCE:
            match.roll(chance)
        else:
            seat = match.to_move
            choice = minds[seat].choose(game.secrets.observe(match.position, seat))
            match.play(seat, game.words.format(match.position, choice.action))
        hashes.append(hash_of(match))
    told = {"hashes": hashes, "scores": match.scores, "interpreted": before, "slow": slow, "after": twins.calls}
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])

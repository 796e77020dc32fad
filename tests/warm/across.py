"""Run in a process of its own: a match of bots whose rules become compiled in its midst.

Prints a hash of every position. Arguments: the game, the events before the change (`never` for compiled rules from the
beginning), the bots.
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
from oppidum.warm.stages import STAGES, doors_of


def change_over(name: str) -> None:
    """What the thread of a server does when a game is ready."""
    for stage in STAGES:
        for door in doors_of(name, stage):
            door.load()


def main(name: str, change: str, *bots: str) -> None:
    jit.never_compile(change != "never")
    game = game_class(name)(len(bots))
    match, chance = Match(game), random.Random(4)
    minds = [bot_named(bot).sit(game, seat, 9) for seat, bot in enumerate(bots)]
    hashes, before = [], 0
    while not match.over:
        if len(match.events) == int(change if change != "never" else -1):
            before = twins.calls.total()
            change_over(name)
            twins.calls.clear()
        if match.to_move == CHANCE:
            match.roll(chance)
        else:
            seat = match.to_move
            choice = minds[seat].choose(game.observe(match.position, seat))
            match.play(seat, game.format(match.position, choice.action))
        game.view(match.position, None)
        hashes.append(hashlib.blake2b(match.position.rows.tobytes(), digest_size=8).hexdigest())
    print(json.dumps({"hashes": hashes, "scores": match.scores, "interpreted": before, "after": twins.calls}))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Recorded playthroughs and perft counts: what was played once is played the same for ever, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oppidum.core import jit
from oppidum.core.match_file import open_game, read_lines, read_match
from oppidum.core.options import read_pairs
from oppidum.core.perft import perft
from oppidum.core.recount import audit
from oppidum.games import GAMES, game_class
from tests.soak import every, soak

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/playthroughs/*.match"))
DEEP = jit.mode() != "interpreted"


@pytest.mark.parametrize(
    "file", FILES if DEEP else every(3, FILES), ids=lambda file: f"{file.parents[1].name}/{file.stem}"
)
def test_a_recorded_match_replays_byte_for_byte(file):
    text = file.read_text("utf-8")
    recorded = read_match(text, game_class)
    assert recorded.match.over
    assert text.endswith(f"# position {recorded.match.position.checksum()}\n")
    assert audit(recorded.match.game, recorded.match.position) == []


def game_of(file):
    """What is played in a recorded match, without playing it."""
    return open_game(read_lines(file.read_text("utf-8"))[0], game_class)


def test_there_are_playthroughs_of_every_kind():
    for name in GAMES:
        game = game_class(name)
        recorded = [game_of(file) for file in FILES if name in file.parts]
        assert len(recorded) >= 6
        assert {variant.players for variant in recorded} == set(game.seats)
        for preset in game.PRESETS.values():
            assert any(preset.items() <= variant.options.items() for variant in recorded)


def perft_lines():
    for name in GAMES:
        lines = [
            line for line in (HERE / name / "perft.txt").read_text("utf-8").splitlines() if not line.startswith("#")
        ]
        for variant, counts in zip(lines[::2], lines[1::2], strict=True):
            players, options = variant.split(maxsplit=1)
            yield pytest.param(
                name, int(players), options, [int(count) for count in counts.split()], id=f"{name} {variant}"
            )


@pytest.mark.parametrize(("name", "players", "options", "counts"), list(perft_lines()))
def test_perft(name, players, options, counts):
    game = game_class(name)(players, read_pairs(options.split()))
    for depth, count in enumerate(counts if DEEP else counts[:4]):
        assert perft(game, game.initial(), depth) == count


PLAY = """
import hashlib, random, sys
from oppidum.bots import bot_named
from oppidum.bots.bot import can_play
from oppidum.bots.host import play_match
from oppidum.core import jit
from oppidum.games import GAMES, game_class

played, chosen = hashlib.blake2b(), hashlib.blake2b()
for name in GAMES:
    large = name == "finisterre"  # a match of it takes seconds without the compiler
    seats = game_class(name).seats
    for players in seats[:1] if "all" not in sys.argv else seats[::3] if large else seats:
        richest = {option.name: list(option.choices)[-1] for option in game_class(name).OPTIONS}
        match = play_match(game_class(name)(players, richest), [bot_named("uniform")] * players, players)
        played.update(match.position.rows.tobytes())
    match = play_match(game_class(name)(2), [bot_named("uniform")] * 2, 1)
    for part in () if "bots" not in sys.argv else (2,) if large else (3, 2):
        here = match.up_to(len(match.events) // part)
        here.settle(random.Random(part))
        for bot in map(bot_named, ("uct:sims=1" if large else "uct:sims=12", "champion:sims=4")):
            if can_play(bot, name):
                mind = bot.sit(here.game, here.to_move, part)
                chosen.update(repr(mind.choose(here.position)).encode())
print(jit.mode(), played.hexdigest(), chosen.hexdigest())
"""


@pytest.mark.skipif(jit.mode() != "compiled", reason="it tries all modes itself")
@pytest.mark.parametrize("thorough", [pytest.param(False, id="some"), soak(True, id="all")])
def test_all_modes_play_the_same_bytes(modes, thorough):
    """Bots with bounds checks are left to the soak: only there they are compiled."""
    matches, choices = set(), set()
    for mode, environment in modes.items():
        thinks = thorough or mode != "bounds-checked"
        words = ["bots"] * thinks + ["all"] * thorough
        done = subprocess.run(
            [sys.executable, "-c", PLAY, *words], env=environment, capture_output=True, text=True, check=True
        )
        said, played, chosen = done.stdout.split()
        assert said == mode
        matches.add(played)
        if thinks:
            choices.add(chosen)
    assert len(matches) == len(choices) == 1

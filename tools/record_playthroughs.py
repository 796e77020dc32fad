"""Write the recorded playthroughs and perft counts of every game anew.

Run it only when a rule is meant to change; raise the game's EDITION and read the diff.
"""

import itertools
from pathlib import Path
from typing import Any

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.match_file import write_match
from oppidum.core.perft import perft
from oppidum.games import game_class

TESTS = Path(__file__).parents[1] / "tests" / "games"
DATE = "2026-11-15"
PLAYTHROUGHS: dict[str, list[tuple[int, str, dict[str, Any]]]] = {
    "carcassonne": [
        (players, preset, {"river": river} | ({"start_tile": "after-river"} if players == 5 else {}))
        for (players, river), preset in zip(
            [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, True), (6, False), (6, True)],
            itertools.cycle(["rulebook", "first-edition", "modern"]),
            strict=False,
        )
    ],
    "meduris": [
        (2, "rulebook", {}),
        (2, "open", {"chips": "hand", "exchange": "lacking"}),
        (3, "rulebook", {}),
        (3, "rulebook", {"any_face": "worker", "temples": "beside", "druid_moves": "huts"}),
        (4, "rulebook", {}),
        (4, "rulebook", {"first_hut": "next-building", "lone_hut": "stay"}),
    ],
    "finisterre": [
        (2, "rulebook", {}),
        (2, "rulebook", {"start": "sa", "overwrite": "free", "forage": True}),
        (3, "rulebook", {}),
        (3, "rulebook", {"start": "sc", "flood_cities": True, "discovery": "per_coincidence"}),
        (4, "rulebook", {}),
        (5, "rulebook", {}),
        (2, "first-match", {}),
    ],
}
PERFT: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "carcassonne": [
        (2, {}, 7),
        (6, {"preset": "modern"}, 5),
        (2, {"river": True}, 8),
        (3, {"river": True, "start_tile": "after-river"}, 6),
    ],
    "meduris": [
        (2, {}, 5),
        (3, {"chips": "hand"}, 4),
        (4, {}, 4),
    ],
    "finisterre": [
        (2, {}, 5),
        (3, {"start": "sa"}, 4),
        (5, {}, 3),
    ],
}


def record(name: str) -> None:
    """One game's files."""
    folder = TESTS / name / "playthroughs"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.match"):
        old.unlink()
    for seed, (players, preset, options) in enumerate(PLAYTHROUGHS[name], 1):
        game = game_class(name)(players, options, preset=preset, start=seed % players)
        match = play_match(game, [bot_named("uniform")] * players, seed)
        text = write_match(match, [f"uniform {seat + 1}" for seat in range(players)], DATE)
        label = "-".join(
            [
                str(players),
                preset,
                *(key if value is True else f"{key}-{value}" for key, value in options.items() if value),
            ]
        )
        (folder / f"{label}.match").write_text(f"{text}# position {match.position.checksum()}\n", "utf-8")
    lines = ["# players, options, then the number of lines of play of 0, 1, 2, … events\n"]
    for players, options, depth in PERFT[name]:
        own = {key: value for key, value in options.items() if key != "preset"}
        game = game_class(name)(players, own, preset=options.get("preset"))
        counts = " ".join(str(perft(game, game.initial(), level)) for level in range(depth + 1))
        lines.append(f"{players} {game.options}\n    {counts}\n")
    (TESTS / name / "perft.txt").write_text("".join(lines), "utf-8")


for game_name in PLAYTHROUGHS:
    record(game_name)

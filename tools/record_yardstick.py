"""Write anew what the frozen bot `uct` chooses in the recorded positions.

Only for a new yardstick, or when a rule changes what happens in them: read the diff.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from oppidum.bots import bot_named
from oppidum.games import game_class

FILE = Path(__file__).parents[1] / "tests" / "bots" / "yardstick.toml"
HEAD = "# What uct chooses: the most visited actions with their visits. Written by tools/record_yardstick.py.\n"


def recorded() -> list[dict[str, Any]]:
    """The positions and choices of the file."""
    positions: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return positions


def choose(one: dict[str, Any]) -> list[str]:
    """What it chooses in one of them now."""
    game = game_class(one["game"])(one["players"])
    s = game.words.compose(one["text"])
    seat = game.to_move(s)
    mind = bot_named(f"uct:sims={one['sims']}").sit(game, seat, one["seed"])
    return [
        f"{seen.visits} {game.words.format(s, seen.action)}"
        for seen in mind.choose(game.secrets.observe(s, seat)).candidates
    ]


def spell(one: dict[str, Any]) -> str:
    """A position and its choices as TOML."""
    facts = "".join(f"{name} = {one[name]!r}\n" for name in ("game", "players", "seed", "sims"))
    choices = "".join(f'  "{choice}",\n' for choice in one["choices"])
    return f'\n[[position]]\n{facts}text = """\n{one["text"]}"""\nchoices = [\n{choices}]\n'


def main() -> None:
    """Rewrite the choices; the positions stay."""
    positions = [one | {"choices": choose(one)} for one in recorded()]
    FILE.write_text(HEAD + "".join(map(spell, positions)), "utf-8")


if __name__ == "__main__":
    main()

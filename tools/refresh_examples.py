"""Bring the tags of worked examples up to date when the book of a game has changed: `refresh_examples.py meduris`.

Rules, book and options are written anew, new options with their defaults; what the examples say stays for the tests.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from oppidum.core.options import read_pairs
from oppidum.games import game_class

ROOT = Path(__file__).parents[1]


def refreshed(text: str) -> str:
    """A match file with the tags of today."""
    tags = dict(re.findall(r"^(\w+): (.*)$", text, re.M))
    known = {option.name for option in game_class(tags["Game"]).OPTIONS}
    options = {name: value for name, value in read_pairs(tags["Options"].split()).items() if name in known}
    game = game_class(tags["Game"])(int(tags["Players"]), options, start=int(tags["Start"]) - 1)
    for tag, value in (("Rules", game.EDITION), ("Book", game.book_hash), ("Options", game.options)):
        text = re.sub(rf"^{tag}: .*$", f"{tag}: {value}", text, count=1, flags=re.M)
    return text


def main() -> None:
    """Rewrite the files of a game."""
    for file in sorted((ROOT / "src" / "oppidum" / "games" / sys.argv[1] / "examples").glob("*.match")):
        file.write_text(refreshed(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()

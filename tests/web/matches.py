"""Matches that were recorded, to be brought to a server whole or in part: the same landscape at every run."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.live import Guest

FILE = Path(__file__).parents[1] / "games" / "carcassonne" / "playthroughs" / "2-rulebook.match"


def recorded(tiles: int | None = None) -> str:
    """A whole match of Ana and Bran, or its beginning, up to the draw of this tile."""
    head, *events = re.split(r"(?m)^(?=\* )", FILE.read_text("utf-8"))
    head = re.sub("(?m)^Seats: .*", "Seats: Ana | Bran", head)
    if tiles is None:
        return head + "".join(events)
    head = re.sub("(?m)^Result: .*", "Result: *", head)
    return head + "".join(events[: tiles - 1]) + events[tiles - 1].splitlines()[0] + "\n"


def bring(guest: Guest, text: str) -> str:
    """Let a guest bring a match along; the code of its table."""
    answer = guest.send("POST", "/api/matches", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])

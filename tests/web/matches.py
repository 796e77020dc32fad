"""Matches that were recorded, to be brought to a server whole or in part: the same landscape at every run."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.live import Guest

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ana", "Bran", "Cleo", "Deirdre", "Enya")


def file_of(game: str, players: int) -> Path:
    return GAMES / game / "playthroughs" / f"{players}-rulebook.match"


def recorded(tiles: int | None = None) -> str:
    """A whole match of Ana and Bran, or its beginning, up to the draw of this tile."""
    head, *events = re.split(r"(?m)^(?=\* )", file_of("carcassonne", 2).read_text("utf-8"))
    head = re.sub("(?m)^Seats: .*", "Seats: Ana | Bran", head)
    if tiles is None:
        return head + "".join(events)
    head = re.sub("(?m)^Result: .*", "Result: *", head)
    return head + "".join(events[: tiles - 1]) + events[tiles - 1].splitlines()[0] + "\n"


def crossroads() -> str:
    """A match in which Bran has just laid a crossroads beside the first tile."""
    return recorded(tiles=1).replace("\n* D\n", "\n* X\n2 1,0 N\n")


def recorded_meduris(before: str | None = None, players: int = 2) -> str:
    """A whole match of Meduris, or its beginning, up to the first action that begins with these words."""
    text = re.sub(
        "(?m)^Seats: .*", "Seats: " + " | ".join(NAMES[:players]), file_of("meduris", players).read_text("utf-8")
    )
    if before is None:
        return text
    action = re.search(rf"(?m)^\d {before}", text)
    assert action, f"nobody plays {before!r}"
    return re.sub("(?m)^Result: .*", "Result: *", text[: action.start()])


def almost_over(left: int) -> str:
    """A match of Meduris without so many of its last events."""
    head, _, events = recorded_meduris().partition("\n\n")
    played = [line for line in events.splitlines() if not line.startswith("#")][:-left]
    return re.sub("(?m)^Result: .*", "Result: *", head) + "\n\n" + "\n".join(played) + "\n"


def bring(guest: Guest, text: str) -> str:
    """Let a guest bring a match along; the code of its table."""
    answer = guest.send("POST", "/api/matches", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])

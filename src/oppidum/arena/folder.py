"""The folder of a series: its settings, a line for every match, the match files. What is in it is not played again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oppidum.arena.play import MATCHES, Result
from oppidum.arena.settings import Settings
from oppidum.core.options import BadOption

SETTINGS = "settings.json"
LOG = "log.jsonl"


class Folder:
    """Results that outlive the program, each written down as soon as it is there."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the folder of this series, or make one; BadOption when it belongs to another series."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self.claim(settings.as_dict())
        (path / MATCHES).mkdir(exist_ok=True)
        self.mend()

    def claim(self, settings: dict[str, Any]) -> None:
        """Write the settings down, or compare them with those that are there."""
        file = self.path / SETTINGS
        if not file.exists():
            if any(self.path.iterdir()):
                raise BadOption(f"{self.path} is not empty and holds no series; choose another folder")
            file.write_text(json.dumps(settings, indent=2, ensure_ascii=False) + "\n", "utf-8")
            return
        try:
            there = json.loads(file.read_text("utf-8"))
        except ValueError:
            raise BadOption(f"{file} cannot be read; choose another folder") from None
        for name, value in json.loads(json.dumps(settings)).items():
            if there.get(name) != value:
                raise BadOption(f"{self.path} holds another series: {difference(name, there.get(name), value)}")

    def results(self) -> list[Result]:
        """The matches played so far, in their order; a line that was cut off by a crash does not count."""
        file = self.path / LOG
        if not file.exists():
            return []
        found: dict[int, Result] = {}
        for line in file.read_text("utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[result.number] = result
        return [found[number] for number in sorted(found)]

    def add(self, result: Result) -> None:
        """Write a match down."""
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(result.as_dict()) + "\n")

    def mend(self) -> None:
        """End the last line of the log, should a crash have cut it off."""
        file = self.path / LOG
        if file.exists() and not file.read_bytes().endswith(b"\n"):
            with file.open("a", encoding="utf-8") as log:
                log.write("\n")


def difference(name: str, there: Any, here: Any) -> str:
    """What differs, in words."""
    if name == "engine":
        return "the rules or bots of this program have changed since it was begun"
    verb = "are" if name in ("bots", "options", "players", "sims", "seconds") else "is"
    return f"its {name} {verb} {spell(there)}, not {spell(here)}"


def spell(value: Any) -> str:
    """A value of the settings."""
    if isinstance(value, dict):
        return " ".join(f"{key}={part}" for key, part in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(str, value))
    return str(value)

"""The results of a series as tables for other programs: CSV, JSON and Parquet, a row for every seat of every match."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from oppidum.arena.play import Result
from oppidum.core.options import BadOption, suggest

FORMATS = ("csv", "json", "parquet")


def read_formats(text: str | None) -> list[str]:
    """The formats that were asked for; by default all that can be written here."""
    if text is None:
        return [name for name in FORMATS if name != "parquet" or find_spec("pyarrow")]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in FORMATS:
            raise BadOption(f"there is no format {name!r}{suggest(name, FORMATS)}")
    if "parquet" in names and not find_spec("pyarrow"):
        raise BadOption("Parquet needs pyarrow; install oppidum[arena]")
    return names


def rows(results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    """One row a seat and match; matches, blocks and seats are counted from 1."""
    for result in results:
        for seat, bot in enumerate(result.seats):
            yield {
                "match": result.number + 1,
                "block": result.block + 1,
                "seed": result.seed,
                "seat": seat + 1,
                "bot": bot,
                "score": result.scores[seat],
                "place": result.places[seat],
                "win": result.shares[seat],
                "decisions": result.decisions[seat],
                "moves": result.moves[seat],
                "cpu_seconds": result.cpu[seat],
                "wall_seconds": result.wall[seat],
                "longest_decision": result.longest[seat],
                "forfeit": result.forfeit == seat,
                "why": result.why if result.forfeit == seat else "",
                "events": result.events,
                "file": result.file,
            }


def export(folder: Path, formats: Sequence[str], results: Sequence[Result], about: dict[str, Any]) -> list[Path]:
    """Write results.csv, results.json and results.parquet, as wanted; `about` goes into the JSON."""
    table = list(rows(results))
    writers = {"csv": write_csv, "json": write_json, "parquet": write_parquet}
    files = []
    for name in formats:
        file = folder / f"results.{name}"
        writers[name](file, table, about)
        files.append(file)
    return files


def write_csv(file: Path, table: list[dict[str, Any]], about: dict[str, Any]) -> None:  # noqa: ARG001
    """A line a row."""
    with file.open("w", encoding="utf-8", newline="") as text:
        writer = csv.DictWriter(text, list(table[0]) if table else ["match"])
        writer.writeheader()
        writer.writerows(table)


def write_json(file: Path, table: list[dict[str, Any]], about: dict[str, Any]) -> None:
    """The settings and the summary, then all rows."""
    file.write_text(json.dumps(about | {"rows": table}, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_parquet(file: Path, table: list[dict[str, Any]], about: dict[str, Any]) -> None:
    """Columns, with the settings as metadata."""
    import pyarrow
    from pyarrow import parquet

    columns = pyarrow.Table.from_pylist(table)
    parquet.write_table(columns.replace_schema_metadata({"oppidum": json.dumps(about["settings"])}), file)

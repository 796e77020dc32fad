"""The command line. Heavy modules are loaded only by the commands that need them."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from oppidum import __version__
from oppidum.cli import arena, bots, games, keys, matches, operations, puzzles, review, tables, workshop  # noqa: F401 - they add their commands
from oppidum.cli.common import app


def main() -> None:
    """Run the command line; mistakes get a message and exit code 1 (2 for a call that is not understood)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    app()


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"oppidum {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A table, a workshop and a laboratory for settlement-building board games."""

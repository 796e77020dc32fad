"""The command line. Heavy modules are loaded only by the commands that need them."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from oppidum import __version__
from oppidum.cli import arena, bots, games, matches, operations, tables, workshop  # noqa: F401 - they add their commands
from oppidum.cli.common import app


def main() -> None:
    """Run the command line; mistakes get a message and exit code 1 (2 for a call that is not understood)."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except OSError as error:
        complain_of_cache(error)
        raise


def complain_of_cache(error: OSError) -> None:
    """The folder of compiled code is wanted while rules are imported, everywhere: say so if it cannot be used."""
    from oppidum.core.jit import cache_root

    folder = cache_root().parent
    if str(error.filename or "").startswith(str(folder)):
        remedy = "set OPPIDUM_CACHE to another folder"
        typer.secho(
            f"oppidum: the cache folder {folder} cannot be used ({error.strerror}): {remedy}", fg="red", err=True
        )
        sys.exit(1)


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

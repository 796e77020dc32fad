"""Commands of the workshop: warm, bench, fuzz."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import (
    AsJson,
    GameName,
    GameNames,
    app,
    errors_as_messages,
    fail,
    games_named,
    say,
)
from oppidum.cli.warming import warm_up


@app.command()
def warm(
    names: GameNames = None,
    only: Annotated[
        str | None, typer.Option("--only", metavar="STAGE", help="What to compile: play, bots or batches; else all.")
    ] = None,
    native: Annotated[
        bool, typer.Option("--native", help="For this very processor, even if the package came with compiled code.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing.")] = False,
) -> None:
    """Compile the rules into your cache, so that nobody waits for them later."""
    from oppidum.core import code_cache, jit
    from oppidum.core.options import BadOption, suggest
    from oppidum.warm.stages import STAGES

    if not jit.COMPILED:
        typer.echo("The compiler is off or not there: the rules run interpreted, and there is nothing to compile.")
        return
    with errors_as_messages():
        if only is not None and only not in STAGES:
            raise BadOption(f"there is no stage {only!r}{suggest(only, list(STAGES))}")
        if native:
            code_cache.leave_shipped()
        warm_up(names, [only] if only else None, quiet)


@app.command()
def bench(
    names: GameNames = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats, no start-up times.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine, in CPU time on one core: medians of repeats, with their spread."""
    from rich.console import Console

    from oppidum.workshop.bench import machine, measure

    chosen = games_named(names)
    console = Console(stderr=True)
    if not as_json:
        typer.echo(machine())
    with console.status("measuring …"):
        for figure in measure(chosen, quick):
            if as_json:
                say(asdict(figure))
            else:
                typer.echo(figure_line(figure))


def figure_line(figure: Any) -> str:
    """One measured number in a line."""
    digits = 0 if figure.median >= 100 else 2
    spread = f"{figure.least:,.{digits}f} … {figure.most:,.{digits}f}" if figure.least != figure.most else ""
    return f"{figure.game:24} {figure.what:40} {figure.median:>14,.{digits}f} {figure.unit:10} {spread}".rstrip()


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many matches.")] = 1000,
    each: Annotated[int, typer.Option("--each", min=0, help="Recount after every N events; 0: only at the end.")] = 1,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="By default all cores.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 1,
    out: Annotated[Path, typer.Option("--out", help="Where a failing match is written.")] = Path("failing.match"),
    as_json: AsJson = False,
) -> None:
    """Play random matches over all player counts and options, and check every invariant."""
    import os
    import time

    from rich.progress import Progress

    from oppidum.games import game_class
    from oppidum.workshop.fuzz import fuzz as run_fuzz

    with errors_as_messages():
        game_class(game)
        begin = time.process_time()
        with Progress(disable=as_json or not sys.stderr.isatty()) as bar:
            task = bar.add_task(f"fuzzing {game}", total=games)
            played, failure = run_fuzz(
                game, games, each, threads or os.cpu_count() or 1, seed, lambda n: bar.advance(task, n)
            )
        seconds = time.process_time() - begin
        if failure:
            out.write_text(failure.text(), "utf-8")
            if as_json:
                say({"games": played, "fault": failure.fault, "file": str(out)})
            fail(f"{failure.fault}; {len(failure.match.events)} events, written to {out}")
        if as_json:
            say({"games": played, "fault": None, "cpu_seconds": round(seconds, 1)})
        else:
            typer.echo(f"{played:,} matches, nothing wrong ({seconds:.1f} CPU s)")

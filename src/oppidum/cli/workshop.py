"""Commands of the workshop: warm, bench, fuzz."""

from __future__ import annotations

import subprocess
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
    clear_messages,
    fail,
    games_named,
    say,
)


@app.command()
def warm(
    names: GameNames = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing.")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="Only rules and views, not bots.")] = False,
) -> None:
    """Compile the rules into your cache, so that nobody waits for them later."""
    from oppidum.core import jit

    if not jit.COMPILED:
        typer.echo("The compiler is off or not there: the rules run interpreted, and there is nothing to compile.")
        return
    warm_up(names, quiet, RULES if rules else ())


RULES = ("rules", "views")  # the steps of `warm --rules`


def warm_up(names: list[str] | None, quiet: bool = False, only: tuple[str, ...] = ()) -> None:
    """Compile what is not in the cache yet, with a progress bar: the first game here, the others beside it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from oppidum.warm import is_warm, note_warm, steps

    cold = [name for name in games_named(names) if not is_warm(name)]
    if not cold:
        return
    console = Console(stderr=True, quiet=quiet)
    console.print(f"Compiling {', '.join(cold)} for this machine: once, and it may take some minutes.")
    command = [sys.executable, "-m", "oppidum", "warm", "-q", *(["--rules"] if only else [])]
    others = {name: subprocess.Popen([*command, name]) for name in cold[1:]}
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, disable=quiet, console=console) as bar:
        tasks = {
            name: bar.add_task(name, total=None if name in others else len(list(steps(name))), step="compiling")
            for name in cold
        }
        for step, compile_it in steps(cold[0]):
            if only and step not in only:
                continue
            bar.update(tasks[cold[0]], step=step)
            compile_it()
            bar.advance(tasks[cold[0]])
        if not only:
            note_warm(cold[0])
        bar.update(tasks[cold[0]], step="ready")
        for name, process in others.items():
            if process.wait() != 0:
                fail(f"{name} could not be compiled")
            bar.update(tasks[name], total=1, completed=1, step="ready")


@app.command()
def bench(
    names: GameNames = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats, no start-up times.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine, in CPU time on one core: medians of repeats, with their spread."""
    from rich.console import Console

    from oppidum.bench import machine, measure

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
    each: Annotated[int, typer.Option("--each", min=0, help="Recount after so many events; 0: only at the end.")] = 1,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="By default all cores.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 1,
    out: Annotated[Path, typer.Option("--out", help="Where a failing match is written.")] = Path("failing.match"),
    as_json: AsJson = False,
) -> None:
    """Play random matches over all player counts and options, and check every invariant."""
    import os
    import time

    from rich.progress import Progress

    from oppidum.fuzz import fuzz as run_fuzz
    from oppidum.games import game_class

    with clear_messages():
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

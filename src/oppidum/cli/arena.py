"""The arena command: long series of bots against bots, with statistics that say how sure one may be."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import (
    AsJson,
    GameName,
    OnFailure,
    OptionPairs,
    Players,
    Preset,
    app,
    check_on_failure,
    errors_as_messages,
    fail,
    make_game,
    say,
)
from oppidum.cli.warming import warm_up

PACKAGES = ("choix", "jinja2", "scipy")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help="The bots: a name, name:sims=800 or name:time=0.05, or module.Class for your own."
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", "-g", min=1, help="How many matches; rounded up until every bot sat everywhere.")
    ] = 100,
    players: Players = 2,
    preset: Preset = None,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option(help="The first seed; the same seed plays the same series.")] = 1,
    sims: Annotated[
        int | None,
        typer.Option("--sims", min=1, help="Simulations for each decision of searching bots that name no budget."),
    ] = None,
    seconds: Annotated[float | None, typer.Option("--time", min=0.001, help="Seconds for each, likewise.")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Processes; by default all cores.")
    ] = None,
    longest: Annotated[
        float | None, typer.Option("--longest", min=1, help="Give a match up after this many seconds.")
    ] = None,
    on_failure: OnFailure = "forfeit",
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt", metavar="LOW,HIGH", help="Stop as soon as it is clear which win rate of the first bot holds."
        ),
    ] = None,
    alpha: Annotated[float, typer.Option("--alpha", help="How often HIGH may be accepted wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="How often LOW may be accepted wrongly.")] = 0.05,
    luck: Annotated[
        bool, typer.Option("--luck", help="Measure the luck of every seat, and tell win rates without it.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="A folder for matches and results; a series found there is continued.")
    ] = None,
    formats: Annotated[
        str | None, typer.Option("--formats", help="Of csv,json,parquet.  [default: all that can be written]")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a series: the same luck for every seating, and results with error bars."""
    check_packages()
    from oppidum.arena.export import read_formats
    from oppidum.arena.series import Series
    from oppidum.arena.settings import Settings
    from oppidum.arena.sprt import read_sprt

    with errors_as_messages():
        chosen = read_formats(formats)
        check_on_failure(on_failure)
        test = read_sprt(sprt, alpha, beta) if sprt else None
        variant = make_game(game, players, preset, option, 1)
        options = tuple(variant.options.items())
        settings = Settings(game, players, options, tuple(bots), seed, sims, seconds, on_failure, luck)
        warm_up([game], quiet=as_json)
        series = Series(settings, games, test, out)
        note_start(series, games)
        stopped = run(series, workers or os.cpu_count() or 1, longest, quiet=as_json)
        summary = series.summary()
        about = series.about(summary)
        files = write(series, chosen, about, summary) if out else []
        if as_json:
            say(about | {"interrupted": stopped, "files": [str(file) for file in files]})
        else:
            from oppidum.cli.arena_tables import print_summary

            print_summary(series, summary, files, stopped)
        report_failures(series, out)
        if stopped:
            raise typer.Exit(130)


def check_packages() -> None:
    """Intervals, ratings and the report need packages that nothing else needs."""
    from importlib.util import find_spec

    missing = [name for name in PACKAGES if not find_spec(name)]
    if missing:
        fail(f"the arena needs {' and '.join(missing)}; install oppidum[arena]")


def note_start(series: Any, games: int) -> None:
    """What the user should know before it begins."""
    planned = len(series.pairings)
    if planned != games:
        note(f"{games} matches are rounded up to {planned}, so that every bot plays every seat with the same luck")
    if series.results:
        note(f"{len(series.results)} of {planned} matches were played before")


def note(message: str) -> None:
    """A line on standard error."""
    typer.secho(message, fg="bright_black", err=True)


def run(series: Any, workers: int, longest: float | None, quiet: bool) -> bool:
    """Play with a progress bar that shows how it stands; whether Ctrl-C ended it."""
    import time
    from contextlib import closing

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from oppidum.arena.crew import Failure

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    quiet = quiet or not sys.stderr.isatty()
    shown = 0.0
    with Progress(*columns, disable=quiet, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=len(series.pairings), completed=len(series.results))
        try:
            with closing(series.play(workers, longest)) as matches:
                for done in matches:
                    if isinstance(done, Failure):
                        note(f"failed: {done.task}: {done.reason}")
                        continue
                    if done.forfeit is not None:
                        note(f"match {done.number + 1}, seed {done.seed}: seat {done.forfeit + 1} forfeits: {done.why}")
                    bar.advance(task)
                    if not quiet and time.monotonic() > shown + 1:
                        bar.update(task, description=standing(series))
                        shown = time.monotonic()
        except KeyboardInterrupt:
            return True
    return False


def standing(series: Any) -> str:
    """How it stands, in a line: the bot that leads, and the test."""
    from oppidum.arena.wording import lead, percent

    summary = series.summary(ratings=False)
    if not summary.bots:
        return ""
    best = summary.bots[0] if len(summary.bots) == 2 else max(summary.bots, key=lambda bot: bot.win_rate.mean)
    parts = [f"{best.bot} {percent(best.win_rate)}", lead(best.difference)]
    if test := series.verdict():
        parts.append(f"LLR {test['ratio']:+.2f} ({test['lower']:.2f} … {test['upper']:.2f})")
    return "  ".join(parts)


def write(series: Any, formats: list[str], about: dict[str, Any], summary: Any) -> list[Path]:
    """Write all files of a series but its matches."""
    from oppidum.arena.export import export
    from oppidum.arena.report import write_report

    return [write_report(series, summary), *export(series.folder.path, formats, series.counted(), about)]


def report_failures(series: Any, out: Path | None) -> None:
    """Say which matches failed, keep the tracebacks, and leave with exit code 1."""
    if not series.failures:
        return
    for failure in series.failures:
        typer.secho(f"{failure.task}: {failure.reason}", fg="red", err=True)
    if out:
        kept = [{"match": str(one.task), "reason": one.reason, "details": one.details} for one in series.failures]
        (out / "failures.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    else:
        typer.echo(series.failures[0].details, err=True)
    where = f"; see {out / 'failures.json'}" if out else ""
    count = f"{len(series.failures)} matches" if len(series.failures) > 1 else "1 match"
    fail(f"{count} failed; blocks that are not whole do not count{where}")

"""The results of a series as tables in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from oppidum.arena.wording import count, duration, gain, interval, lead, percent, points, rating

WIDTH = 120  # a table is not squeezed into less


def print_summary(series: Any, summary: Any, files: Sequence[Path], stopped: bool) -> None:
    """All tables."""
    console = Console(width=max(Console().width, WIDTH))
    settings = series.settings
    ended = " (stopped)" if stopped else ""
    typer.echo(
        f"{settings.game}, {settings.players} players: {count(summary.matches, 'match', 'matches')}{ended} in"
        f" {count(summary.blocks, 'block')} of the same luck, {summary.drawn} with a shared first place"
    )
    if not summary.bots:
        return
    console.print(bot_table(summary))
    if len(summary.bots) > 2:
        console.print(cross_table(summary))
    if any(bot.win_rate_adjusted for bot in summary.bots):
        rates = [f"{bot.bot} {percent(bot.win_rate_adjusted)} (gain {gain(bot.gain)})" for bot in summary.bots]
        typer.echo(f"without luck: {'   '.join(rates)}")
    seats = "   ".join(f"seat {seat.seat} {interval(seat.win_rate)}" for seat in summary.seats)
    typer.echo(f"wins by seat: {seats}")
    print_verdict(series)
    for file in files:
        typer.echo(f"→ {file}")


def bot_table(summary: Any) -> Table:
    """A row for each bot, the best one first."""
    forfeits = any(bot.forfeits for bot in summary.bots)
    rated = any(bot.rating for bot in summary.bots)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for title in (
        "matches",
        "wins",
        *(["forfeits"] if forfeits else []),
        "points",
        "difference",
        *(["rating"] if rated else []),
        "CPU a move",
        "a decision",
    ):
        table.add_column(title, justify="right")
    for bot in sorted(summary.bots, key=lambda bot: -bot.win_rate.mean):
        rated_at = [rating(bot.rating)] if rated else []
        given_up = [f"{bot.forfeits}"] if forfeits else []
        cells = [
            f"{bot.matches}",
            interval(bot.win_rate),
            *given_up,
            points(bot.score),
            lead(bot.difference),
            *rated_at,
        ]
        table.add_row(bot.bot, *cells, duration(bot.cpu_per_move), duration(bot.cpu_per_decision))
    return table


def cross_table(summary: Any) -> Table:
    """How often the bot of a row came before the bot of a column; columns are numbered like rows."""
    names = [bot.bot for bot in sorted(summary.bots, key=lambda bot: -bot.win_rate.mean)]
    cells = {(meeting.bot, meeting.other): percent(meeting.win_rate) for meeting in summary.meetings}
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("came before")
    for number in range(len(names)):
        table.add_column(f"{number + 1}.", justify="right", no_wrap=True)
    for number, name in enumerate(names):
        table.add_row(f"{number + 1}. {name}", *(cells.get((name, other), "·") for other in names))
    return table


def print_verdict(series: Any) -> None:
    """What the test says."""
    test = series.verdict()
    if test is None:
        return
    first = series.bots[0]
    ratio = f"LLR {test['ratio']:+.2f}, bounds {test['lower']:.2f} and {test['upper']:.2f}, {test['blocks']} blocks"
    if test["accepted"] is None:
        typer.echo(f"not decided between win rates {test['low']:g} and {test['high']:g} of {first} ({ratio})")
    else:
        yes, no = ("high", "low") if test["accepted"] == "high" else ("low", "high")
        typer.echo(f"decided: the win rate of {first} is {test[yes]:g} rather than {test[no]:g} ({ratio})")

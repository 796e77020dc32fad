"""The report of a series: one HTML page that needs nothing but itself."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from oppidum.arena import plots, wording
from oppidum.arena.play import Result
from oppidum.arena.plots import Scale
from oppidum.arena.series import Series
from oppidum.arena.settings import versions
from oppidum.arena.summary import BotSummary, Summary, chairs, differences
from oppidum.bots.protocol.bot import FORFEIT
from oppidum.core.options import spell
from oppidum.games import game_class

NAME = "report.html"
NEUTRAL = 5  # the colour of what belongs to no bot
TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@dataclass(frozen=True)
class Plot:
    """A picture with its heading and a line that says how to read it."""

    title: str
    note: str
    picture: Markup


def write_report(series: Series, summary: Summary) -> Path:
    """Write the page into the folder of the series."""
    assert series.folder is not None
    file = series.folder.path / NAME
    file.write_text(page(series, summary), "utf-8")
    return file


def page(series: Series, summary: Summary) -> str:
    """The whole page."""
    results = series.counted()
    return TEMPLATES.get_template("report.html.jinja").render(
        wording=wording,
        title=headline(series),
        kind=kind(series),
        lead=sentence(series, summary),
        summary=summary,
        bots=ranked(summary),
        colours={bot.bot: plots.colour(number) for number, bot in enumerate(ranked(summary))},
        lucky=any(bot.win_rate_adjusted for bot in summary.bots),
        meetings={(meeting.bot, meeting.other): meeting for meeting in summary.meetings},
        plots=list(all_plots(series, summary, results)) if summary.bots else [],
        test=test_plot(series),
        command=command(series),
        facts=facts(series),
        given_up=[result for result in results if result.forfeit is not None],
        failures=series.failures,
        results=results,
    )


def kind(series: Series) -> str:
    """What was played."""
    game = series.settings.make_game()
    return f"{game.name.capitalize()} · {game.players} players"


def headline(series: Series) -> str:
    """Who played."""
    bots = series.bots
    if len(bots) == 1:
        return f"{bots[0]} against itself"
    return " against ".join(bots) if len(bots) == 2 else ", ".join(bots)


def sentence(series: Series, summary: Summary) -> str:
    """The result in words."""
    if not summary.bots:
        return "No block of matches has been played to its end yet."
    best = ranked(summary)[0]
    matches = wording.count(best.matches, "match", "matches")
    if len(summary.bots) == 1:
        seat = max(summary.seats, key=lambda seat: seat.win_rate.mean)
        text = f"{matches}; seat {seat.seat} won most often, {wording.interval(seat.win_rate)}."
    else:
        text = (
            f"{best.bot} won {wording.interval(best.win_rate)} of {matches},"
            f" with {wording.lead(best.difference)} points against its opponents."
        )
    return f"{text} {verdict(series)}".strip()


def verdict(series: Series) -> str:
    """What the test says, if there is one."""
    test = series.verdict()
    if test is None:
        return ""
    rates = f"{test['low']:g} and {test['high']:g}"
    if test["accepted"] is None:
        return f"The test between the win rates {rates} is not decided."
    other = "low" if test["accepted"] == "high" else "high"
    return f"The test says: the win rate of {series.bots[0]} is {test[test['accepted']]:g} rather than {test[other]:g}."


def ranked(summary: Summary) -> list[BotSummary]:
    """The bots, the best one first."""
    return sorted(summary.bots, key=lambda bot: -bot.win_rate.mean)


def all_plots(series: Series, summary: Summary, results: Sequence[Result]) -> Iterator[Plot]:
    """The plots that stand side by side where there is room."""
    if len(summary.bots) > 1:
        yield win_plot(series, summary)
        if any(bot.rating for bot in summary.bots):
            yield rating_plot(summary)
    yield score_plot(summary, results)
    if len(summary.bots) > 1:
        yield difference_plot(summary, results)
    yield seat_plot(series, summary)
    yield time_plot(summary)


def win_plot(series: Series, summary: Summary) -> Plot:
    """Win rates."""
    rows = [(bot.bot, bot.win_rate, number) for number, bot in enumerate(ranked(summary))]
    fair = 1 / series.settings.players
    plot = plots.dots("Win rates", rows, Scale(0, 1), write_share, wording.interval, fair)
    return Plot("Wins", "The dashed line is where equal bots would be.", plot)


def rating_plot(summary: Summary) -> Plot:
    """Ratings with error bars."""
    rows = [(bot.bot, bot.rating, number) for number, bot in enumerate(ranked(summary)) if bot.rating]
    scale = plots.scale_for([end for _, rating, _ in rows for end in (rating.low, rating.high) if end is not None])
    plot = plots.dots("Ratings", rows, scale, write_number, wording.rating, 0)
    return Plot("Ratings", "Elo points around the mean of these bots; 400 are odds of ten to one.", plot)


def score_plot(summary: Summary, results: Sequence[Result]) -> Plot:
    """How points are distributed."""
    rows = [
        (bot.bot, scores(results, bot.bot), f"mean {wording.points(bot.score)}", number)
        for number, bot in enumerate(ranked(summary))
    ]
    plot = plots.histograms("Points", rows, write_number)
    return Plot("Points", "How often each bot ended with how many points.", plot)


def difference_plot(summary: Summary, results: Sequence[Result]) -> Plot:
    """How differences are distributed; with two bots one of them says all."""
    bots = ranked(summary)[:1] if len(summary.bots) == 2 else ranked(summary)
    rows = [
        (bot.bot, above(results, bot.bot), f"mean {wording.lead(bot.difference)}", number)
        for number, bot in enumerate(bots)
    ]
    plot = plots.histograms("Score difference", rows, write_number, mark=0)
    return Plot("Score difference", "Points above the mean of the opponents, match by match.", plot)


def scores(results: Sequence[Result], bot: str) -> list[float]:
    """A bot's points, match by match."""
    return [float(result.scores[seat]) for result in results for seat in chairs(result, bot)]


def above(results: Sequence[Result], bot: str) -> list[float]:
    """A bot's differences in the matches it played."""
    return [value for result in results if bot in result.seats for value in differences(bot)(result)]


def seat_plot(series: Series, summary: Summary) -> Plot:
    """Which seats win."""
    rows = [(f"Seat {seat.seat}", seat.win_rate, NEUTRAL) for seat in summary.seats]
    plot = plots.dots("Wins by seat", rows, Scale(0, 1), write_share, wording.interval, 1 / series.settings.players)
    return Plot("Seats", "Seat 1 begins. All bots sat on every seat equally often.", plot)


def time_plot(summary: Summary) -> Plot:
    """Time per move."""
    rows = [(bot.bot, bot.cpu_per_move, wording.duration(bot.cpu_per_move), n) for n, bot in enumerate(ranked(summary))]
    times = [max(time, 1e-7) for _, time, _, _ in rows]
    scale = Scale(10.0 ** power_below(min(times)), max(times) * 1.5, logarithmic=True)
    rows = [(bot, max(time, scale.low), told, hue) for bot, time, told, hue in rows]
    plot = plots.bars("CPU time a move", rows, scale, wording.duration)
    return Plot("Time a move", "CPU time of the bot that moves, all its threads, on a scale of powers of ten.", plot)


def power_below(value: float) -> int:
    """The power of ten below a value."""
    return math.floor(math.log10(value) - 1e-9)


def test_plot(series: Series) -> Plot | None:
    """How the test went."""
    if not series.sprt or not series.test_means():
        return None
    means = series.test_means()
    step = max(1, len(means) // 300)
    ends = [*range(step, len(means), step), len(means)]
    ratios = [series.sprt.ratio(means[:end]) for end in ends]
    plot = plots.walk("Log-likelihood ratio", ratios, *series.sprt.bounds)
    note = f"The log-likelihood ratio after each block; it is {ratios[-1]:.2f} after {len(means)}."
    return Plot("The test", note, plot)


def write_share(value: float) -> str:
    """A share on a scale."""
    return f"{100 * value:.0f} %"


def write_number(value: float) -> str:
    """A number on a scale."""
    return f"{value:g}".replace("-", "−")


def command(series: Series) -> str:
    """The command that plays this series again."""
    settings = series.settings
    words = ["oppidum", "arena", settings.game, *settings.bots, "--games", len(series.pairings), "--players"]
    words += [settings.players, "--seed", settings.seed]
    words += ["--sims", settings.sims] if settings.sims else []
    words += ["--time", settings.seconds] if settings.seconds else []
    words += ["--on-failure", settings.on_failure] if settings.on_failure != FORFEIT else []
    usual = game_class(settings.game)(settings.players).options
    for name, value in settings.options:
        words += ["--option", f"{name}={spell(value)}"] if value != usual[name] else []
    if series.sprt:
        test = series.sprt
        words += ["--sprt", f"{test.low:g},{test.high:g}", "--alpha", f"{test.alpha:g}", "--beta", f"{test.beta:g}"]
    return shlex.join(map(str, words))


def facts(series: Series) -> dict[str, Any]:
    """With what it was played."""
    settings = series.settings.as_dict()
    return {
        "Matches": f"{len(series.results)} played of {len(series.pairings)} planned",
        "Options": " ".join(f"{name}={spell(value)}" for name, value in series.settings.options),
        "First seed": settings["seed"],
        "Rules, book": f"{settings['rules']}, {settings['book']}",
        "Engine": settings["engine"],
        "Versions": ", ".join(f"{name} {value}" for name, value in versions().items()),
    }

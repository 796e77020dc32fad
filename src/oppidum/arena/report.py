"""The report of a series: one HTML page that needs nothing but itself."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from oppidum.arena import plots, wording
from oppidum.arena.intervals import Estimate
from oppidum.arena.play import Result
from oppidum.arena.plots import Scale
from oppidum.arena.series import Series
from oppidum.arena.settings import versions
from oppidum.arena.summary import BotSummary, Summary, chairs, differences
from oppidum.bots.external import FORFEIT
from oppidum.core.options import spell
from oppidum.games import game_class

NAME = "report.html"
NEUTRAL = 5  # the colour of what belongs to no bot
STYLE = Path(__file__).with_name("report.css")
EMBLEM = (
    '<svg class="emblem" viewBox="0 0 132 72" aria-hidden="true"><g fill="var(--line)">'
    '<path d="M0 72Q30 40 66 40t66 32z" fill="var(--faint)"/>'
    '<path d="M8 72q26-20 58-20t58 20z"/></g><g fill="var(--accent)">'
    '<path d="M50 42l16-20 16 20z"/><path d="M55 42h22v12H55z"/><path d="M24 54l11-14 11 14z"/>'
    '<path d="M27 54h16v8H27z"/><path d="M86 54l11-14 11 14z"/><path d="M89 54h16v8H89z"/></g>'
    '<path d="M63 46h6v8h-6z" fill="var(--paper)"/></svg>'
)


def write_report(series: Series, summary: Summary) -> Path:
    """Write the page into the folder of the series."""
    assert series.folder is not None
    file = series.folder.path / NAME
    file.write_text(page(series, summary), "utf-8")
    return file


def page(series: Series, summary: Summary) -> str:
    """The whole page."""
    results = series.counted()
    title = headline(series)
    body = [
        f'<header><div><p class="kind">{kind(series)}</p><h1>{escape(title)}</h1>'
        f'<p class="lead">{escape(sentence(series, summary))}</p></div>{EMBLEM}</header>'
    ]
    if summary.bots:
        body += [bots_section(summary), cross_section(summary), *plot_sections(series, summary, results)]
    body += [settings_section(series), forfeits_section(results), failures_section(series), matches_section(results)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style></head>\n"
        f"<body><main>\n{chr(10).join(part for part in body if part)}\n</main></body></html>\n"
    )


def kind(series: Series) -> str:
    """What was played."""
    game = series.settings.make_game()
    return escape(f"{game.name.capitalize()} · {game.players} players")


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


def hues(summary: Summary) -> dict[str, int]:
    """The number of each bot's colour."""
    return {bot.bot: number for number, bot in enumerate(ranked(summary))}


def section(title: str, note: str, content: str) -> str:
    """A card with a heading and a line that says how to read it."""
    about = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section><h2>{escape(title)}</h2>{about}<div class="wide">{content}</div></section>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; cells are HTML, and the first of a row is its heading."""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    lines = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table>"


def named(bot: str, number: int) -> str:
    """A bot with its colour."""
    return f'<span class="swatch {plots.colour(number)}"></span>{escape(bot)}'


def share(estimate: Estimate) -> str:
    """A win rate with its interval, for a cell."""
    return f"{100 * estimate.mean:.1f} % <small>{wording.ends(estimate)}</small>"


def bots_section(summary: Summary) -> str:
    """The table of bots."""
    forfeits = any(bot.forfeits for bot in summary.bots)
    head = ["Bot", "Matches", "Wins", "Shared", *(["Forfeits"] if forfeits else []), "Points", "Difference", "Rating"]
    rows = [
        [
            named(bot.bot, number),
            f"{bot.matches:,}",
            share(bot.win_rate),
            f"{bot.shared}",
            *([f"{bot.forfeits}"] if forfeits else []),
            wording.points(bot.score),
            wording.lead(bot.difference),
            wording.rating(bot.rating),
        ]
        for number, bot in enumerate(ranked(summary))
    ]
    note = (
        f"{wording.count(summary.matches, 'match', 'matches')} in {wording.count(summary.blocks, 'block')} of the same"
        f" luck. Intervals hold with 95 % confidence. A shared first place ({summary.drawn} here) counts in part."
    )
    return section("The bots", note, table(head, rows))


def cross_section(summary: Summary) -> str:
    """Everybody against everybody."""
    if len(summary.bots) < 3:
        return ""
    names = hues(summary)
    cells = {(meeting.bot, meeting.other): meeting for meeting in summary.meetings}
    rows = [[named(bot, hue), *(cross_cell(cells.get((bot, other))) for other in names)] for bot, hue in names.items()]
    note = "How often the bot of a row came before the bot of a column, and by how many points."
    return section("Everybody against everybody", note, table(["", *names], rows))


def cross_cell(meeting: Any) -> str:
    """One bot against another."""
    if meeting is None:
        return "·"
    rate, ends = f"{100 * meeting.win_rate.mean:.1f} %", wording.ends(meeting.win_rate)
    return f"{rate}<br><small>{ends}<br>{wording.lead(meeting.difference)}</small>"


def plot_sections(series: Series, summary: Summary, results: Sequence[Result]) -> Iterator[str]:
    """All plots, side by side where there is room."""
    yield '<div class="plots">'
    if len(summary.bots) > 1:
        yield win_plot(series, summary)
        yield rating_plot(summary)
    yield score_plot(summary, results)
    yield difference_plot(summary, results)
    yield seat_plot(series, summary)
    yield time_plot(summary)
    yield "</div>"
    yield time_section(summary)
    yield test_plot(series)


def win_plot(series: Series, summary: Summary) -> str:
    """Win rates."""
    rows = [(bot.bot, bot.win_rate, number) for number, bot in enumerate(ranked(summary))]
    fair = 1 / series.settings.players
    plot = plots.dots("Win rates", rows, Scale(0, 1), write_share, wording.interval, fair)
    return section("Wins", "The dashed line is where equal bots would be.", plot)


def rating_plot(summary: Summary) -> str:
    """Ratings with error bars."""
    rows = [(bot.bot, bot.rating, number) for number, bot in enumerate(ranked(summary)) if bot.rating]
    if not rows:
        return ""
    scale = plots.scale_for([end for _, rating, _ in rows for end in (rating.low, rating.high) if end is not None])
    plot = plots.dots("Ratings", rows, scale, write_number, wording.rating, 0)
    return section("Ratings", "Elo points around the mean of these bots; 400 are odds of ten to one.", plot)


def score_plot(summary: Summary, results: Sequence[Result]) -> str:
    """How points are distributed."""
    rows = [
        (bot.bot, scores(results, bot.bot), f"mean {wording.points(bot.score)}", number)
        for number, bot in enumerate(ranked(summary))
    ]
    plot = plots.histograms("Points", rows, write_number)
    return section("Points", "How often each bot ended with how many points.", plot)


def difference_plot(summary: Summary, results: Sequence[Result]) -> str:
    """How differences are distributed; with two bots one of them says all."""
    if len(summary.bots) < 2:
        return ""
    bots = ranked(summary)[:1] if len(summary.bots) == 2 else ranked(summary)
    rows = [
        (bot.bot, above(results, bot.bot), f"mean {wording.lead(bot.difference)}", number)
        for number, bot in enumerate(bots)
    ]
    plot = plots.histograms("Score difference", rows, write_number, mark=0)
    return section("Score difference", "Points above the mean of the opponents, match by match.", plot)


def scores(results: Sequence[Result], bot: str) -> list[float]:
    """A bot's points, match by match."""
    return [float(result.scores[seat]) for result in results for seat in chairs(result, bot)]


def above(results: Sequence[Result], bot: str) -> list[float]:
    """A bot's differences in the matches it played."""
    return [value for result in results if bot in result.seats for value in differences(bot)(result)]


def seat_plot(series: Series, summary: Summary) -> str:
    """Which seats win."""
    rows = [(f"Seat {seat.seat}", seat.win_rate, NEUTRAL) for seat in summary.seats]
    plot = plots.dots("Wins by seat", rows, Scale(0, 1), write_share, wording.interval, 1 / series.settings.players)
    return section("Seats", "Seat 1 begins. All bots sat on every seat equally often.", plot)


def time_plot(summary: Summary) -> str:
    """Time per move."""
    rows = [(bot.bot, bot.cpu_per_move, wording.duration(bot.cpu_per_move), n) for n, bot in enumerate(ranked(summary))]
    times = [max(time, 1e-7) for _, time, _, _ in rows]
    scale = Scale(10.0 ** power_below(min(times)), max(times) * 1.5, logarithmic=True)
    rows = [(bot, max(time, scale.low), told, hue) for bot, time, told, hue in rows]
    plot = plots.bars("CPU time a move", rows, scale, wording.duration)
    return section("Time a move", "CPU time of the bot that moves, all its threads, on a scale of powers of ten.", plot)


def time_section(summary: Summary) -> str:
    """How much was decided, and how fast."""
    head = ("Bot", "Decisions a match", "at most", "CPU a move", "CPU a decision", "longest", "on the wall")
    rows = [
        [
            named(bot.bot, number),
            f"{bot.decisions:.1f}",
            f"{bot.most_decisions}",
            wording.duration(bot.cpu_per_move),
            wording.duration(bot.cpu_per_decision),
            wording.duration(bot.longest_decision),
            wording.duration(bot.wall_per_decision),
        ]
        for number, bot in enumerate(ranked(summary))
    ]
    note = "A move is all that a seat decides until another seat decides."
    return section("Decisions and time", note, table(head, rows))


def power_below(value: float) -> int:
    """The power of ten below a value."""
    return math.floor(math.log10(value) - 1e-9)


def test_plot(series: Series) -> str:
    """How the test went."""
    if not series.sprt or not series.test_means():
        return ""
    means = series.test_means()
    step = max(1, len(means) // 300)
    ends = [*range(step, len(means), step), len(means)]
    ratios = [series.sprt.ratio(means[:end]) for end in ends]
    plot = plots.walk("Log-likelihood ratio", ratios, *series.sprt.bounds)
    note = f"The log-likelihood ratio after each block; it is {ratios[-1]:.2f} after {len(means)}."
    return section("The test", note, plot)


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


def settings_section(series: Series) -> str:
    """How to play it again, and with what it was played."""
    settings = series.settings.as_dict()
    facts = {
        "Matches": f"{len(series.results)} played of {len(series.pairings)} planned",
        "Options": " ".join(f"{name}={spell(value)}" for name, value in series.settings.options),
        "First seed": settings["seed"],
        "Rules, book": f"{settings['rules']}, {settings['book']}",
        "Engine": settings["engine"],
        "Versions": ", ".join(f"{name} {value}" for name, value in versions().items()),
    }
    items = "".join(f"<dt>{escape(name)}</dt><dd>{escape(str(value))}</dd>" for name, value in facts.items())
    content = f'<code>{escape(command(series))}</code><dl class="facts">{items}</dl>'
    return section("Play it again", "The same command plays the same matches.", content)


def forfeits_section(results: Sequence[Result]) -> str:
    """Who gave up, and why."""
    given_up = [result for result in results if result.forfeit is not None]
    rows = [[match_link(result), escape(result.seats[result.forfeit or 0]), escape(result.why)] for result in given_up]
    note = "A program that failed has lost the match; points are those of the moment."
    return section("Forfeits", note, table(["Match", "Bot", "Why"], rows)) if rows else ""


def failures_section(series: Series) -> str:
    """What went wrong."""
    if not series.failures:
        return ""
    rows = [[escape(str(failure.task)), escape(failure.reason)] for failure in series.failures]
    return section("Failures", "Their blocks do not count.", table(["Match", "Why"], rows))


def matches_section(results: Sequence[Result]) -> str:
    """Every match with its file."""
    rows = [
        [match_link(result), f"{result.seed}", escape(" · ".join(result.seats)), " · ".join(map(str, result.scores))]
        for result in results
    ]
    content = table(["Match", "Seed", "Seats", "Points"], rows)
    return section("The matches", "", f"<details><summary>Show all {len(results):,}</summary>{content}</details>")


def match_link(result: Result) -> str:
    """A match, linked to its file."""
    name = f"{result.number + 1:,}"
    return f'<a href="{escape(result.file, quote=True)}">{name}</a>' if result.file else name

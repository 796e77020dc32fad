"""Plots as SVG, drawn for a page that sets the colours: ink, line, faint, and bot-1 to bot-6."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from oppidum.arena.intervals import Estimate

WIDTH, LEFT, RIGHT = 480, 8, 472  # a plot, and where its scale begins and ends
TITLE, MARK, ROW = 16, 32, 50  # of a row: its words, its marks, its height
COLOURS = 6

Format = Callable[[float], str]


@dataclass(frozen=True)
class Scale:
    """Values laid out from left to right."""

    low: float
    high: float
    logarithmic: bool = False

    def x(self, value: float) -> float:
        """Where a value stands."""
        low, high, here = (math.log(v) if self.logarithmic else v for v in (self.low, self.high, value))
        return round(LEFT + (RIGHT - LEFT) * (here - low) / (high - low), 1)

    def ticks(self) -> list[float]:
        """Round values, four to eight."""
        if self.logarithmic:
            powers = range(math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9) + 1)
            return [10.0**power for power in powers]
        step = round_step((self.high - self.low) / 7)
        first = math.ceil(self.low / step - 1e-9)
        return [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below `rough`."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


def scale_for(values: Sequence[float]) -> Scale:
    """A scale with all values on it and a little room."""
    low, high = min(values), max(values)
    room = 0.05 * (high - low) or 1
    return Scale(low - room, high + room)


def colour(number: int) -> str:
    """The class of a bot's colour."""
    return f"bot-{number % COLOURS + 1}"


def picture(height: float, parts: Sequence[str], title: str, width: int = WIDTH) -> str:
    """An SVG that a screen reader can name."""
    return (
        f'<svg viewBox="0 0 {width} {height:g}" role="img" aria-label="{escape(title, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )


def axis(scale: Scale, height: float, write: Format) -> list[str]:
    """Faint lines down the plot, with their values below."""
    parts = []
    for tick in scale.ticks():
        x = scale.x(tick)
        anchor = "start" if x < LEFT + 20 else "end" if x > RIGHT - 20 else "middle"
        parts.append(f'<line class="faint" x1="{x}" x2="{x}" y1="22" y2="{height}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height + 16}" text-anchor="{anchor}">{write(tick)}</text>')
    return parts


def words(top: float, label: str, value: str) -> str:
    """The words of a row: whose it is, and its number."""
    return (
        f'<text x="{LEFT}" y="{top + TITLE}">{escape(label)}</text>'
        f'<text class="value" x="{RIGHT}" y="{top + TITLE}" text-anchor="end">{escape(value)}</text>'
    )


def dots(
    title: str,
    rows: Sequence[tuple[str, Estimate, int]],
    scale: Scale,
    write: Format,
    tell: Callable[[Estimate], str],
    mark: float | None = None,
) -> str:
    """A dot with its error bar for each row, and a dashed line at `mark`."""
    height = ROW * len(rows)
    parts = axis(scale, height, write)
    if mark is not None:
        x = scale.x(mark)
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="22" y2="{height}"/>')
    for number, (label, estimate, hue) in enumerate(rows):
        top = ROW * number
        y = top + MARK
        parts.append(words(top, label, tell(estimate)))
        if estimate.low is not None and estimate.high is not None:
            low, high = scale.x(max(estimate.low, scale.low)), scale.x(min(estimate.high, scale.high))
            parts.append(f'<path class="bar {colour(hue)}" d="M{low} {y - 5}v10M{low} {y}H{high}M{high} {y - 5}v10"/>')
        parts.append(f'<circle class="dot {colour(hue)}" cx="{scale.x(estimate.mean)}" cy="{y}" r="6"/>')
    return picture(height + 22, parts, title)


def histograms(
    title: str,
    rows: Sequence[tuple[str, Sequence[float], str, int]],
    write: Format,
    mark: float | None = None,
) -> str:
    """How often which value occurred, one row above the other on one scale."""
    everything = [value for _, values, _, _ in rows for value in values]
    step = max(1.0, round_step((max(everything) - min(everything) or 1) / 30))
    first = math.floor(min(everything) / step)
    bins = math.floor(max(everything) / step) - first + 1
    scale = Scale(first * step, (first + bins) * step)
    tall, deep = (110.0, 74.0) if len(rows) > 1 else (190.0, 154.0)
    height = tall * len(rows)
    parts = axis(scale, height, write)
    if mark is not None and scale.low <= mark <= scale.high:
        x = scale.x(mark)
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="22" y2="{height}"/>')
    for number, (label, values, told, hue) in enumerate(rows):
        counts = [0] * bins
        for value in values:
            counts[math.floor(value / step) - first] += 1
        base = tall * (number + 1) - 6
        parts.append(words(tall * number, label, told))
        for place, count in enumerate(counts):
            if count:
                left, right = scale.x((first + place) * step), scale.x((first + place + 1) * step)
                high = round(deep * count / max(counts), 1)
                parts.append(
                    f'<rect class="column {colour(hue)}" x="{left}" y="{base - high:g}" width="{right - left - 1:.1f}"'
                    f' height="{high}"><title>{write((first + place) * step)}: {count}</title></rect>'
                )
        parts.append(f'<line class="line" x1="{LEFT}" x2="{RIGHT}" y1="{base}" y2="{base}"/>')
    return picture(height + 22, parts, title)


def bars(title: str, rows: Sequence[tuple[str, float, str, int]], scale: Scale, write: Format) -> str:
    """A bar for each row: its label, its value, the value in words."""
    height = ROW * len(rows)
    parts = axis(scale, height, write)
    for number, (label, value, told, hue) in enumerate(rows):
        top = ROW * number
        width = max(2.0, scale.x(value) - LEFT)
        parts.append(words(top, label, told))
        parts.append(
            f'<rect class="column {colour(hue)}" x="{LEFT}" y="{top + 24}" width="{width:.1f}" height="14" rx="2"/>'
        )
    return picture(height + 22, parts, title)


def walk(title: str, values: Sequence[float], lower: float, upper: float) -> str:
    """A line that starts at 0 and ends when it crosses one of two bounds; twice as wide as other plots."""
    width, height = 2 * WIDTH, 200
    low, high = min(lower, *values), max(upper, *values)

    def x(number: int) -> float:
        return round(LEFT + (width - 2 * LEFT) * number / len(values), 1)

    def y(value: float) -> float:
        return round(12 + (height - 24) * (high - value) / (high - low), 1)

    def across(kind: str, value: float) -> str:
        return f'<line class="{kind}" x1="{LEFT}" x2="{width - LEFT}" y1="{y(value)}" y2="{y(value)}"/>'

    def label(bound: float, name: str, below: int) -> str:
        return f'<text class="tick" x="{LEFT}" y="{y(bound) + below}">{name} is accepted at {bound:.2f}</text>'.replace(
            "at -", "at −"
        )

    points = " ".join(f"{x(number)},{y(value)}" for number, value in enumerate([0.0, *values]))
    line = f'<polyline class="bar bot-1" points="{points}"/>'
    parts = [across("faint", 0), across("mark", lower), across("mark", upper), line]
    return picture(height, [*parts, label(upper, "high", 18), label(lower, "low", -8)], title, width)

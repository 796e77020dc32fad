"""Plots as SVG, drawn for a page that sets the colours: ink, line, faint, and bot-1 to bot-6."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

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


def element(tag: str, content: str = "", /, **attributes: object) -> Markup:
    """An element of a picture; whatever is written into it is escaped. Names are Python's: `class_`, `text_anchor`."""
    written = Markup("").join(
        Markup(' {}="{}"').format(name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items()
    )
    return Markup("<{0}{1}>{2}</{0}>" if content else "<{0}{1}/>").format(tag, written, content)


def picture(height: float, parts: Sequence[Markup], title: str, width: int = WIDTH) -> Markup:
    """An SVG that a screen reader can name."""
    names = {"role": "img", "aria_label": title}
    return element("svg", Markup("").join(parts), viewBox=f"0 0 {width} {height:g}", **names)


def upright(kind: str, x: float, height: float) -> Markup:
    """A line down the whole plot."""
    return element("line", class_=kind, x1=x, x2=x, y1=22, y2=height)


def across(kind: str, y: float, width: int = WIDTH) -> Markup:
    """A line over its whole width."""
    return element("line", class_=kind, x1=LEFT, x2=width - LEFT, y1=y, y2=y)


def axis(scale: Scale, height: float, write: Format) -> list[Markup]:
    """Faint lines down the plot, with their values below."""
    parts = []
    for tick in scale.ticks():
        x = scale.x(tick)
        anchor = "start" if x < LEFT + 20 else "end" if x > RIGHT - 20 else "middle"
        parts.append(upright("faint", x, height))
        parts.append(element("text", write(tick), class_="tick", x=x, y=height + 16, text_anchor=anchor))
    return parts


def words(top: float, label: str, value: str) -> Markup:
    """The words of a row: whose it is, and its number."""
    here = element("text", label, x=LEFT, y=top + TITLE)
    return here + element("text", value, class_="value", x=RIGHT, y=top + TITLE, text_anchor="end")


def dots(
    title: str,
    rows: Sequence[tuple[str, Estimate, int]],
    scale: Scale,
    write: Format,
    tell: Callable[[Estimate], str],
    mark: float | None = None,
) -> Markup:
    """A dot with its error bar for each row, and a dashed line at `mark`."""
    height = ROW * len(rows)
    parts = axis(scale, height, write)
    if mark is not None:
        parts.append(upright("mark", scale.x(mark), height))
    for number, (label, estimate, hue) in enumerate(rows):
        top = ROW * number
        y = top + MARK
        parts.append(words(top, label, tell(estimate)))
        if estimate.low is not None and estimate.high is not None:
            low, high = scale.x(max(estimate.low, scale.low)), scale.x(min(estimate.high, scale.high))
            course = f"M{low} {y - 5}v10M{low} {y}H{high}M{high} {y - 5}v10"
            parts.append(element("path", class_=f"bar {colour(hue)}", d=course))
        parts.append(element("circle", class_=f"dot {colour(hue)}", cx=scale.x(estimate.mean), cy=y, r=6))
    return picture(height + 22, parts, title)


def histograms(
    title: str,
    rows: Sequence[tuple[str, Sequence[float], str, int]],
    write: Format,
    mark: float | None = None,
) -> Markup:
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
        parts.append(upright("mark", scale.x(mark), height))
    for number, (label, values, mean, hue) in enumerate(rows):
        counts = [0] * bins
        for value in values:
            counts[math.floor(value / step) - first] += 1
        base = tall * (number + 1) - 6
        parts.append(words(tall * number, label, mean))
        for place, count in enumerate(counts):
            if count:
                left, right = scale.x((first + place) * step), scale.x((first + place + 1) * step)
                high = round(deep * count / max(counts), 1)
                told = element("title", f"{write((first + place) * step)}: {count}")
                size = {"width": f"{right - left - 1:.1f}", "height": high}
                parts.append(
                    element("rect", told, class_=f"column {colour(hue)}", x=left, y=f"{base - high:g}", **size)
                )
        parts.append(across("line", base))
    return picture(height + 22, parts, title)


def bars(title: str, rows: Sequence[tuple[str, float, str, int]], scale: Scale, write: Format) -> Markup:
    """A bar for each row: its label, its value, the value in words."""
    height = ROW * len(rows)
    parts = axis(scale, height, write)
    for number, (label, value, told, hue) in enumerate(rows):
        top = ROW * number
        width = max(2.0, scale.x(value) - LEFT)
        parts.append(words(top, label, told))
        box = {"x": f"{LEFT}", "y": f"{top + 24}", "width": f"{width:.1f}", "height": "14", "rx": "2"}
        parts.append(element("rect", class_=f"column {colour(hue)}", **box))
    return picture(height + 22, parts, title)


def walk(title: str, values: Sequence[float], lower: float, upper: float) -> Markup:
    """A line that starts at 0 and ends when it crosses one of two bounds; twice as wide as other plots."""
    width, height = 2 * WIDTH, 200
    low, high = min(lower, *values), max(upper, *values)

    def x(number: int) -> float:
        return round(LEFT + (width - 2 * LEFT) * number / len(values), 1)

    def y(value: float) -> float:
        return round(12 + (height - 24) * (high - value) / (high - low), 1)

    def label(bound: float, name: str, below: int) -> Markup:
        told = f"{name} is accepted at {bound:.2f}".replace("-", "−")
        return element("text", told, class_="tick", x=LEFT, y=y(bound) + below)

    points = " ".join(f"{x(number)},{y(value)}" for number, value in enumerate([0.0, *values]))
    bounds = [across(kind, y(value), width) for kind, value in (("faint", 0), ("mark", lower), ("mark", upper))]
    parts = [*bounds, element("polyline", class_="bar bot-1", points=points)]
    return picture(height, [*parts, label(upper, "high", 18), label(lower, "low", -8)], title, width)

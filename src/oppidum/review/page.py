"""A review as one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from oppidum.core.match import Match
from oppidum.review import wording
from oppidum.review.story import Story, Worth

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
WIDTH, HEIGHT = 720, 220  # of a curve


@dataclass(frozen=True)
class Band:
    """The share of one seat in the curve of chances, as the corners of an area."""

    seat: int
    corners: str


@dataclass(frozen=True)
class Line:
    """What one seat could expect, event by event."""

    seat: int
    corners: str


def page(match: Match, names: Sequence[str], story: Story) -> str:
    """The whole page."""
    worths = [story.beginning, *(step.worth for step in story.steps)]
    points = [some for worth in worths for some in worth.points]
    least, most = min(points), max(points)
    return TEMPLATES.get_template("page.html.jinja").render(
        title=f"{match.game.name.capitalize()}: {', '.join(names)}",
        match=match,
        game=match.game,
        names=names,
        story=story,
        wording=wording,
        width=WIDTH,
        height=HEIGHT,
        bands=bands(worths),
        lines=lines(worths, least, most),
        least=round(least),
        most=round(most),
        marks=[(number, across(number, len(worths))) for number in story.moments],
        moments=[story.steps[number - 1] for number in story.moments],
    )


def across(number: int, count: int) -> float:
    """How far to the right a position stands."""
    return round(WIDTH * number / max(1, count - 1), 1)


def bands(worths: Sequence[Worth]) -> list[Band]:
    """The chances of all seats, one above the other."""
    drawn, floor = [], [0.0] * len(worths)
    for seat in range(len(worths[0].win)):
        roof = [low + worth.win[seat] for low, worth in zip(floor, worths, strict=True)]
        corners = [*curve(roof), *reversed(curve(floor))]
        drawn.append(Band(seat, " ".join(corners)))
        floor = roof
    return drawn


def lines(worths: Sequence[Worth], least: float, most: float) -> list[Line]:
    """The points that every seat could expect, from the least to the most."""
    height = (most - least) or 1.0
    seats = range(len(worths[0].points))
    return [Line(seat, " ".join(curve([(worth.points[seat] - least) / height for worth in worths]))) for seat in seats]


def curve(heights: Sequence[float]) -> list[str]:
    """Corners from left to right; 0 is the bottom, 1 the top."""
    return [f"{across(number, len(heights))},{HEIGHT * (1 - height):.1f}" for number, height in enumerate(heights)]

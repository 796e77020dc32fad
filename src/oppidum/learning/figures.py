"""Figures: the numbers of a box and its options by name, so that a rule says those that are in force.

A rule may hold a variable: `{ $points_city_tile }` is what `points.toml` gives as `city_tile` of `[points]`, and
`{ $farm_points }` is the option of that name; `{ $market_wood_1 }` is the first number of a list. Whole sentences are
chosen by an option: `{ $option_sharing -> [majority] … *[everyone] … }`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oppidum.core.game import Game
from oppidum.core.options import Value


def figures_of(game: Game[Any]) -> dict[str, int]:
    """All whole numbers among a game's facts, by the names that lead to them; then those of its options."""
    facts = dict(game.facts)
    figures = dict(numbers_in({**facts.pop("numbers", {}), **facts}))
    return figures | dict(numbers_in(dict(game.options)))


def words_of(game: Game[Any]) -> dict[str, int | str]:
    """The figures, and every option by its value: `option_sharing` is "majority", `option_river` is "yes"."""
    options = {f"option_{name}": spell(value) for name, value in game.options.items()}
    return {**figures_of(game), **options}


def spell(value: Value) -> str:
    """A value as words are chosen by it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def numbers_in(facts: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """The numbers of nested tables; those of a list are counted from 1."""
    if is_figure(facts):
        yield path, facts
        return
    if isinstance(facts, list) and all(map(is_figure, facts)):
        facts = dict(enumerate(facts, start=1))
    for name, part in facts.items() if isinstance(facts, dict) else ():
        yield from numbers_in(part, f"{path}_{name}" if path else str(name))


def is_figure(value: Any) -> bool:
    """Whether it is a figure, and no yes or no."""
    return isinstance(value, int) and not isinstance(value, bool)

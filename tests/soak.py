"""What is long or left to chance: `make test` takes a sample of it, `make soak` all of it.

A test marked `soak` runs only there; so do parameters marked by `soak` or left out by `every`. A test with `examples`
tries a few of them in `make test`, and is told once more in the soak, with all of them. Dice that begin with a `seed`
fall differently in every soak.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import settings

soaking = False  # whether this run is the soak; `conftest.py` says so


def soak(*values: Any, **more: Any) -> Any:
    """A parameter for the soak alone."""
    return pytest.param(*values, marks=pytest.mark.soak, **more)


def seed(usual: int) -> int:
    """What dice begin with: the same in every `make test`, another one in every soak; a failure shows it."""
    number = random.randrange(2**32) if soaking else usual
    print("seed", number)
    return number


def every(nth: int, parameters: Iterable[Any]) -> list[Any]:
    """All parameters, of which only every so many belong to `make test`."""
    known = [one if hasattr(one, "values") and hasattr(one, "marks") else pytest.param(one) for one in parameters]
    return [one if place % nth == 0 else soak(*one.values, id=one.id) for place, one in enumerate(known)]


def examples(few: int, many: int) -> Callable[[Any], Any]:
    """How many examples Hypothesis tries, in `make test` and in the soak."""

    def decorate(test: Any) -> Any:
        return pytest.mark.soak(settings(max_examples=many)(test)) if soaking else settings(max_examples=few)(test)

    return decorate

"""Waiting for what a page only shows after a while, where `expect` has no words for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

T = TypeVar("T")
PAUSE = 100  # milliseconds
LONGEST = 30  # seconds; only what never comes takes so long


def wait_until(page: Page, look: Callable[[], T], wanted: T) -> None:
    """Look until exactly this is seen."""
    assert wait_for(page, look, lambda seen: seen == wanted) == wanted


def wait_for(page: Page, look: Callable[[], T], enough: Callable[[T], bool] = bool) -> T:
    """What is seen as soon as it is enough, or what is seen at last; the page lives on between two looks."""
    end = time.monotonic() + LONGEST
    while not enough(seen := look()) and time.monotonic() < end:
        page.wait_for_timeout(PAUSE)
    return seen

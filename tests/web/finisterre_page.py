"""The table of Finisterre in a browser: one step after the other, through whatever the guide and the map offer."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.sync_api import Page, expect

from tests.web.matches import NAMES, file_of
from tests.web.table import Played

BUILDING = ".guide section[aria-label=Build] .choice"
SENSIBLE = ".guide section:not([aria-label='Free steps']) > .choices > .choice"  # free steps could go on for long


class FinisterrePage(Played):
    """A table of Finisterre in one page, and somebody who plays whatever comes."""

    kinds: ClassVar = {
        "confirm": ".guide .chosen .primary",
        "place": ".guide .hint",
        "amount": ".guide .stepper",
        "choice": ".guide .choice",
    }

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, "", seed)
        self.board = page.get_by_role("application", name="Map of Finisterre")
        self.ghost = self.board.locator(".ghost")
        self.in_words = page.get_by_role("region", name="The map in words")
        self.guide = page.get_by_role("region", name="Your decision")

    def answer_confirm(self) -> None:
        self.click_one_of(".guide .chosen .primary")

    def answer_place(self) -> None:
        """The card in hand, on one of the cells that glow, by keys."""
        for _ in range(self.chance.randrange(1, 5)):
            self.page.keyboard.press("n")
        expect(self.page.locator(".game-map .ghost")).to_be_attached()
        self.page.keyboard.press("Enter")

    def answer_amount(self) -> None:
        self.answer_stepper(".guide .stepper")

    def answer_choice(self) -> None:
        """A building if there is one, else any of the others."""
        self.met[self.click_one_of(BUILDING, SENSIBLE)["says"].split("\n")[0]] += 1

    def take_device(self) -> None:
        """In the hand of whoever is asked now."""
        for button in self.page.get_by_role("button", name="show the board").all():
            button.click()

    @property
    def points(self) -> list[int]:
        """Of the players, by their seats."""
        return [points_in(words) for words in self.players.all_inner_texts()]


class Typist(FinisterrePage):
    """The same by keys alone."""

    def answer_done(self) -> None:
        self.page.keyboard.press("d")

    def answer_confirm(self) -> None:
        """The choice is the same button again: its number, or the focus on Confirm."""
        self.page.locator(".guide .chosen .primary").press("Enter")

    def answer_amount(self) -> None:
        self.page.locator(".guide .stepper .primary").first.press("Enter")

    def answer_choice(self) -> None:
        kind = BUILDING if self.shows(BUILDING) else SENSIBLE
        keys = [words for words in self.page.locator(f"{kind} kbd").all_inner_texts() if words]
        if keys:
            self.page.keyboard.press(self.chance.choice(keys))
        else:
            self.page.locator(kind).first.press("Enter")


def points_in(words: str) -> int:
    return int(re.findall(r"(-?\d+)\s*points?", words)[-1])


SETTLED = -7  # the last time but six that somebody stops in the recorded match of two: both have a village


LATE = -1  # the last one of five, who share a large map


def recorded_until(before: str, which: int = 0, players: int = 2) -> str:
    """The beginning of a recorded match, up to an action that begins with these words: the first, or another one."""
    text = re.sub(
        "(?m)^Seats: .*",
        "Seats: " + " | ".join(NAMES[:players]),
        file_of("finisterre", players).read_text("utf-8"),
    )
    actions = list(re.finditer(rf"(?m)^\d {before}", text))
    assert actions, f"nobody plays {before!r}"
    return re.sub("(?m)^Result: .*", "Result: *", text[: actions[which].start()])

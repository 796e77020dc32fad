"""The table of Finisterre in a browser: one step after the other, through whatever the guide and the map offer."""

from __future__ import annotations

import random
import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.web.matches import NAMES, file_of
from tests.web.table import Played

# Waits until something is asked of whoever sits here, or the match is over; says what.
ASKED = """async () => {
    const bar = document.querySelector("section.actions");
    const kinds = {
        confirm: ".guide .chosen .primary", place: ".guide .hint", amount: ".guide .stepper", choice: ".guide .choice",
    };
    for (const end = performance.now() + 120000; performance.now() < end; ) {
        const seen = Object.keys(kinds).filter((kind) => document.querySelector(kinds[kind]));
        if (bar.querySelector("button.done:enabled")) seen.push("done");
        if (document.querySelector("dialog:modal")) return ["over"];
        if (seen.length && !bar.querySelector("[role=progressbar]")) return seen;
        await new Promise(requestAnimationFrame);
    }
    throw new Error("nothing is asked");
}"""
SENSIBLE = "section:not([aria-label='Free steps']) > .choices > .choice"  # free steps could go on for long


class Coast(Played):
    """A table of Finisterre in one page, and somebody who plays whatever comes, by chance but the same at every run."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page)
        self.board = page.get_by_role("application", name="Map of Finisterre")
        self.ghost = self.board.locator(".ghost")
        self.in_words = page.get_by_role("region", name="The map in words")
        self.guide = page.get_by_role("region", name="Your decision")
        self.chance = random.Random(seed)
        self.met: Counter[str] = Counter()

    def wait(self) -> list[str]:
        """What is asked."""
        return list(self.board.evaluate(ASKED))

    def step(self, seen: list[str]) -> None:
        """One press that answers what is asked."""
        what = next(kind for kind in ("done", "confirm", "place", "amount", "choice") if kind in seen)
        self.met[what] += 1
        getattr(self, f"answer_{what}")()

    def answer_done(self) -> None:
        self.done.click()

    def answer_confirm(self) -> None:
        self.guide.get_by_role("button", name="Confirm").click()

    def answer_place(self) -> None:
        """The card in hand, on one of the cells that glow, by keys."""
        for _ in range(self.chance.randrange(1, 5)):
            self.page.keyboard.press("n")
        expect(self.ghost).to_be_attached()
        self.page.keyboard.press("Enter")

    def answer_amount(self) -> None:
        """The least, or one more."""
        more = self.guide.get_by_role("button", name="More", exact=True)
        if more.is_enabled() and self.chance.random() < 0.5:
            more.click()
        self.guide.locator(".stepper .primary").click()

    def answer_choice(self) -> None:
        """A building if there is one, else any of the others."""
        building = self.guide.get_by_role("region", name="Build").locator(".choice")
        self.press_one_of(building if building.count() else self.guide.locator(SENSIBLE))

    def press_one_of(self, buttons: Locator) -> None:
        chosen = buttons.nth(self.chance.randrange(buttons.count()))
        self.met[chosen.inner_text().split("\n")[0]] += 1
        chosen.click()

    @property
    def points(self) -> list[int]:
        """Of the players, by their seats."""
        return [points_in(words) for words in self.players.all_inner_texts()]


class Typist(Coast):
    """The same by keys alone."""

    def answer_done(self) -> None:
        self.page.keyboard.press("d")

    def answer_confirm(self) -> None:
        """The choice is the same button again: its number, or the focus on Confirm."""
        self.guide.get_by_role("button", name="Confirm").press("Enter")

    def answer_amount(self) -> None:
        self.guide.locator(".stepper .primary").press("Enter")

    def press_one_of(self, buttons: Locator) -> None:
        keys = [words for words in buttons.locator("kbd").all_inner_texts() if words]
        if not keys:
            buttons.first.press("Enter")
            return
        self.page.keyboard.press(self.chance.choice(keys))


def points_in(words: str) -> int:
    return int(re.findall(r"(-?\d+)\s*points?", words)[-1])


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

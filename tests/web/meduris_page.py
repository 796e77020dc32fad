"""The table of Meduris in a browser: one step after the other, through whatever the board offers."""

from __future__ import annotations

import random
import re
from typing import Any, ClassVar
from unittest import mock

from playwright.sync_api import Page, expect

from tests.server.live import Guest, Live
from tests.web.table import Played
from tests.web.waiting import wait_for

RING = "the mountain and its ring of plots"
DRUID = "document.querySelector(\"section[aria-label='The board in words'] h2 + p\").innerText"
PLAIN, TRADE = ".callout .primary:not(.trade)", ".callout .trade"


class MedurisPage(Played):
    """A table of Meduris in one page, and somebody who plays whatever comes."""

    kinds: ClassVar = {
        "offer": ".callout .offers button",
        "pay": ".callout .stepper",
        "material": ".callout .materials button",
        "site": ".marks .site",
        "worker": ".liftable",
    }

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, RING, seed)
        self.card = page.locator(".game-board [role=dialog]")
        self.said = page.locator(".game-board [aria-live=polite]").last  # by the keyboard's cursor
        self.lifted = page.locator(".game-board .raised")
        self.druid: set[str] = set()  # what was said of him

    def wait(self) -> list[str]:
        """What is asked; where the druid stands is noted."""
        seen = super().wait()
        self.druid.add(self.page.evaluate(DRUID))
        return seen

    def step(self, seen: list[str]) -> None:
        """One click that answers what is asked, or two."""
        if "done" in seen:
            self.met["done"] += 1
            self.answer_done()
        elif "offer" in seen:
            self.offer()
        elif "pay" in seen:
            self.pay()
        elif "material" in seen:
            self.choose_material()
        elif "site" in seen and ("worker" not in seen or self.chance.random() < 0.9):
            self.build()
        else:
            self.move()

    def offer(self) -> None:
        """To the druid: one of the offers, to refuse among them."""
        self.met["offer"] += 1
        self.click_one_of(".callout .offers button")

    def pay(self) -> None:
        """A step of a payment."""
        self.met["payment"] += 1
        self.answer_stepper(".callout .stepper")

    def choose_material(self) -> None:
        self.met[self.click_one_of(".callout .materials button")["card"]] += 1

    def build(self) -> None:
        """On a plot that glows, now and then with three for one; or put a chip there."""
        self.open_plot()
        plain = self.shows(PLAIN)
        if self.shows(TRADE) and (not self.met["exchange"] or not plain or self.chance.random() < 0.2):
            self.met["exchange"] += 1
            self.click_one_of(TRADE)
        else:
            self.met[self.click_one_of(PLAIN)["says"].split()[0]] += 1

    def open_plot(self) -> None:
        """The card of one of the plots that glow."""
        self.click_until(".marks .site", ".callout .action")

    def move(self) -> None:
        """A worker to another plateau."""
        self.click_until(".liftable", "path.goal")
        self.met["move"] += 1
        self.click_one_of("path.goal")

    def walk(self, key: str) -> str:
        """A key that leads the cursor to another place; what is said there."""
        before = self.said.inner_text()
        self.page.keyboard.press(key)
        return wait_for(self.page, self.said.inner_text, lambda now: now != before)

    def click_until(self, kind: str, shown: str) -> None:
        """Click one of these; the board may still have moved under the pointer, as it does for people: then again."""
        for _ in range(4):
            self.click_one_of(kind)
            if self.shows(shown):
                return
        expect(self.page.locator(shown).first).to_be_attached()


class Typist(MedurisPage):
    """The same by keys alone."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer_done(self) -> None:
        self.press("d")

    def offer(self) -> None:
        self.met["offer"] += 1
        self.press_one_of(".callout .offers button")

    def pay(self) -> None:
        self.met["payment"] += 1
        least = self.page.locator(".callout .stepper output").inner_text().split()[0]
        if len(least) == 1:
            self.press(least)
        else:  # no digit says it: the button is a Tab away
            self.page.locator(".callout .stepper .primary").press("Enter")

    def choose_material(self) -> None:
        self.met[self.card.get_attribute("aria-label") or ""] += 1
        self.press_one_of(".callout .materials button")

    def press_one_of(self, buttons: str) -> None:
        """Any of the numbered buttons of a card."""
        self.press(str(1 + self.chance.randrange(self.page.locator(buttons).count())))

    def build(self) -> None:
        self.press(*["n"] * self.chance.randrange(1, 5))
        expect(self.said).to_have_text(re.compile("^Plot .*You may build here$"))
        self.press("Enter")
        expect(self.card).to_be_focused()
        self.met["build"] += 1
        self.press("1")

    def lift(self) -> None:
        """Over the plateaus until a worker is lifted."""
        for _ in range(4):
            self.walk("w")
            self.press("Enter")
            if self.lifted.count():
                break
        expect(self.lifted).not_to_have_count(0)

    def move(self) -> None:
        """Until a worker is lifted, then over the plateaus until one can take him."""
        self.lift()
        for _ in range(4):
            if "You may choose it" in self.walk("w"):
                break
        self.met["move"] += 1
        self.press("Enter")
        expect(self.lifted).to_have_count(0)


class Wheel(random.Random):
    """A die that shows one face after the other, so that all of them come, and the same ones at every run."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    def randrange(self, *bounds: Any) -> int:
        self.turns += 1
        return self.turns % int(bounds[0])


def open_table(live: Live, guest: Guest, *seats: dict[str, str], **more: Any) -> str:
    """A table of Meduris at which the same happens at every run, and whose die shows every face; its code.

    The server draws who begins, what seed bots have and what chance does from here on; it runs in this process.
    """
    with mock.patch("random.SystemRandom", Wheel):
        code = guest.open(*seats, game="meduris", **more)
    assert isinstance(live.server.lobby.rooms[code].table._chance, Wheel)
    return code

"""The table of Meduris in a browser: one step after the other, through whatever the board offers."""

from __future__ import annotations

import random
import re
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.live import Guest, Live
from tests.web.table import REST, Played

RING = "the mountain and its ring of plots"

# Waits until something is asked of whoever sits here, or the match is over; says what, and where the druid stands.
ASKED = """async (board) => {
    const bar = document.querySelector("section.actions");
    const kinds = {
        offer: ".offers button", pay: ".stepper", material: ".materials button",
        site: ".marks .site", worker: ".liftable",
    };
    const busy = () => bar.querySelector("[role=progressbar]");
    const druid = () => document.querySelector("section[aria-label='The board in words'] h2 + p").innerText;
    for (const end = performance.now() + 30000; performance.now() < end; ) {
        const seen = Object.keys(kinds).filter((kind) => board.querySelector(kinds[kind]));
        if (bar.querySelector("button.done:enabled")) seen.push("done");
        if (document.querySelector("dialog:modal")) return { seen: ["over"], druid: druid() };
        if (seen.length && !busy()) return { seen, druid: druid() };
        await new Promise(requestAnimationFrame);
    }
    throw new Error("nothing is asked");
}"""

# Middles of the plots or plateaus that are marked, in pixels of the window.
MIDDLES = """(board, kind) => [...board.querySelectorAll(kind)].map((mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
})"""


class Mountain(Played):
    """A table of Meduris in one page, and somebody who plays whatever comes, by chance but the same at every run."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, RING)
        self.chance = random.Random(seed)
        self.card = self.board.get_by_role("dialog")
        self.said = self.board.locator("[aria-live=polite]").last  # by the keyboard's cursor
        self.met: Counter[str] = Counter()
        self.druid: set[str] = set()  # what was said of him

    def wait(self) -> list[str]:
        """What is asked."""
        found = self.board.evaluate(ASKED)
        self.druid.add(found["druid"])
        return list(found["seen"])

    def step(self, seen: list[str]) -> None:
        """One click that answers what is asked, or two."""
        if "done" in seen:
            self.met["done"] += 1
            self.end()
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

    def end(self) -> None:
        self.done.click()

    def offer(self) -> None:
        """To the druid: one of the offers, to refuse among them."""
        self.met["offer"] += 1
        self.press_one_of(self.card.locator(".offers button"))

    def pay(self) -> None:
        """A step of a payment: the least, or one more."""
        more = self.card.get_by_role("button", name="More")
        if more.is_enabled() and self.chance.random() < 0.5:
            more.click()
        self.met["payment"] += 1
        self.card.locator(".stepper .primary").click()

    def choose_material(self) -> None:
        self.met[self.card.get_attribute("aria-label") or ""] += 1
        self.press_one_of(self.card.locator(".materials button"))

    def press_one_of(self, buttons: Locator) -> None:
        """Any of the numbered buttons of a card."""
        buttons.nth(self.chance.randrange(buttons.count())).click()

    def build(self) -> None:
        """On a plot that glows, now and then with three for one; or put a chip there."""
        self.open_plot()
        trades, plain = self.card.locator(".trade"), self.card.locator(".primary:not(.trade)")
        if trades.count() and (not self.met["exchange"] or not plain.count() or self.chance.random() < 0.2):
            self.met["exchange"] += 1
            trades.first.click()
            return
        chosen = plain.nth(self.chance.randrange(plain.count()))
        self.met[chosen.inner_text().split()[0]] += 1
        chosen.click()

    def open_plot(self) -> None:
        """The card of one of the plots that glow."""
        self.click_until(".marks .site", self.card.locator(".action").first)

    def move(self) -> None:
        """A worker to another plateau."""
        self.click_until(".liftable", self.board.locator("path.goal").first)
        self.met["move"] += 1
        self.page.mouse.click(**self.middle("path.goal"))

    def click_until(self, kind: str, shown: Locator) -> None:
        """Click one of these; the board may still have moved under the pointer, as it does for people: then again."""
        for _ in range(4):
            self.board.evaluate(REST)
            self.page.mouse.click(**self.middle(kind))
            with suppress(PlaywrightTimeout):
                shown.wait_for(state="attached", timeout=3000)
                return
        expect(shown).to_be_attached()

    def middle(self, kind: str) -> dict[str, float]:
        return dict(self.chance.choice(self.board.evaluate(MIDDLES, kind)))


class Typist(Mountain):
    """The same by keys alone."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def end(self) -> None:
        self.press("d")

    def pay(self) -> None:
        self.met["payment"] += 1
        least = self.card.get_by_role("status").inner_text().split()[0]
        if len(least) == 1:
            self.press(least)
        else:  # no digit says it: the button is a Tab away
            self.card.locator(".stepper .primary").press("Enter")

    def press_one_of(self, buttons: Locator) -> None:
        self.press(str(1 + self.chance.randrange(buttons.count())))

    def build(self) -> None:
        self.press(*["n"] * self.chance.randrange(1, 5))
        expect(self.said).to_have_text(re.compile("^Plot .*You may build here$"))
        self.press("Enter")
        expect(self.card).to_be_focused()
        self.met["build"] += 1
        self.press("1")

    def move(self) -> None:
        """Over the plateaus until a worker is lifted, then until one can take him."""
        lifted = self.board.locator(".raised")
        for _ in range(4):
            self.press("w", "Enter")
            if lifted.count():
                break
        for _ in range(4):
            self.press("w")
            if "You may choose it" in self.said.inner_text():
                break
        self.met["move"] += 1
        self.press("Enter")
        expect(lifted).to_have_count(0)


class Wheel(random.Random):
    """A die that shows one face after the other, so that all of them come."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    def randrange(self, *bounds: Any) -> int:
        self.turns += 1
        return self.turns % int(bounds[0])


def open_table(live: Live, guest: Guest, *seats: dict[str, str], **more: Any) -> str:
    """A table of Meduris whose die shows every face; its code."""
    code = guest.open(*seats, game="meduris", **more)

    def load_die() -> None:
        live.hall.lobby.rooms[code].table._chance = Wheel()

    live.inside(load_die)
    return code

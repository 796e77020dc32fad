"""A table as somebody at a browser meets it: what is seen there, and what hands can do."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.web.waiting import wait_for

# Returns when the board has come to rest: for some frames nothing has panned or zoomed it.
REST = """async (board) => {
    const plane = board.querySelector("svg > g");
    const seen = () => { const { a, e, f } = plane.getScreenCTM(); return `${a} ${e} ${f}`; };
    for (let still = 0, before = seen(); still < 3; before = seen()) {
        await new Promise(requestAnimationFrame);
        still = seen() === before ? still + 1 : 0;
    }
}"""

# Middles of marks that nothing covers, in pixels of the window.
REACHABLE = """(board, kind) => [...board.querySelectorAll(kind)]
    .map((mark) => [mark, mark.getBoundingClientRect()])
    .map(([mark, { x, y, width, height }]) => ({ mark, x: x + width / 2, y: y + height / 2 }))
    .filter(({ mark, x, y }) => document.elementFromPoint(x, y)?.closest("svg")?.contains(mark))
    .map(({ x, y }) => ({ x, y }))"""

# The middle of a square, in pixels of the window.
MIDDLE = """(board, [x, y]) => {
    const point = new DOMPoint(100 * x + 50, -100 * y + 50);
    const seen = point.matrixTransform(board.querySelector("svg > g").getScreenCTM());
    return { x: seen.x, y: seen.y };
}"""

DONE = "section.actions button.done"

# Waits until something is asked of whoever sits here, or the match is over; by which of these kinds of marks. Nothing
# is drawn for the sake of looking.
ASKED = """async (kinds) => {
    const seen = () => {
        document.querySelector(".telling .button:last-child")?.click(); // in a hurry
        if (document.querySelector("dialog:modal")) return ["over"];
        if (document.querySelector("section.actions [role=progressbar]")) return [];
        return Object.keys(kinds).filter((kind) => document.querySelector(kinds[kind]));
    };
    for (const end = performance.now() + 120000; performance.now() < end; ) {
        if (seen().length) return seen();
        await new Promise((again) => setTimeout(again, 10));
    }
    throw new Error("nothing is asked");
}"""

# The middle of one of the marks or buttons of the first kind that is there, once it rests and nothing covers it, in
# pixels of the window; what it says, and on which card it stands.
ONE_OF = """async ([kinds, share]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    for (const end = performance.now() + 60000; performance.now() < end; ) {
        const all = kinds.map((kind) => [...document.querySelectorAll(kind)]).find((some) => some.length) ?? [];
        const one = all[Math.floor(share * all.length)];
        const before = one && middle(one);
        await frame();
        await frame();
        if (!one?.isConnected) continue;
        const map = one.closest("svg.game-map");
        const { x, y } = middle(one);
        const free = (map ?? one).contains(document.elementFromPoint(x, y));
        if (free && x === before.x && y === before.y) {
            return { x, y, says: one.innerText ?? "", card: one.closest("[role=dialog]")?.ariaLabel ?? "" };
        }
        if (!free && map) share = (share + 0.382) % 1;
        else if (!free) one.scrollIntoView({ block: "center" });
    }
    throw new Error(`none of ${kinds} can be reached`);
}"""


def on_the_shelf(page: Page, game: str = "Carcassonne") -> Locator:
    """A game on the start page."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def close_dialog(page: Page) -> None:
    """By Escape; its content goes a moment later than itself, and only then do keys reach the page again."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog > *")).to_have_count(0)


class Table:
    """One table in one page."""

    def __init__(self, page: Page, board: str = "the landscape") -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="What to do")
        self.board = page.get_by_role("application", name=f"Board: {board}")
        self.players = page.get_by_role("list", name="Players").get_by_role("listitem")
        self.choices = self.bar.get_by_role("group", name="Choices").get_by_role("button")
        self.done = self.bar.get_by_role("button", name="Done")
        self.undo = self.bar.get_by_role("button", name="Undo")
        self.my_turn = self.bar.get_by_text(re.compile("^(.+, your|Your) turn$"))
        self.sending = self.bar.get_by_role("progressbar", name="Sending …")
        self.over = self.bar.get_by_text("The match is over.")
        self.telling = page.get_by_role("region", name="The final scoring")
        self.result = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Save match file"))
        self.in_words = page.get_by_role("region", name="The board in words")
        self.log = page.get_by_role("list", name="Log")
        self.glowing = self.board.locator(".fits")
        self.ghost = self.board.locator(".ghost")

    @property
    def code(self) -> str:
        """Of this table, as the address says."""
        return self.page.url.split("/")[4][:6]

    @property
    def tiles(self) -> int:
        """How many lie on the table."""
        words = self.in_words.get_by_role("heading", name=re.compile(r"^\d+ tiles?$")).inner_text()
        return int(words.split()[0])

    def expect_tiles(self, count: int) -> None:
        """So many lie on the table, sooner or later."""
        expect(self.in_words.get_by_role("heading", name=re.compile(rf"^{count} tiles?$"))).to_be_attached()

    def wait_until_asked(self) -> bool:
        """Whether it becomes my turn, before the match is over."""
        expect(self.my_turn.or_(self.over).or_(self.telling).first).to_be_visible()
        return self.my_turn.is_visible()

    def choose(self, name: str) -> None:
        """One of the menu's items."""
        self.page.get_by_role("button", name="More", exact=True).click()
        items = self.page.get_by_role("list").filter(has=self.page.get_by_role("button", name="Keys"))
        items.get_by_role("button", name=name).or_(items.get_by_role("link", name=name)).click()

    # With the mouse.

    def middle_of(self, square: str) -> dict[str, float]:
        self.board.evaluate(REST)
        return dict(self.board.evaluate(MIDDLE, [int(part) for part in square.split(",")]))

    def click_square(self, square: str) -> None:
        self.page.mouse.click(**self.middle_of(square))

    def click_mark(self, kind: str, which: int = 0) -> None:
        self.page.mouse.click(**self.reach(kind, which))

    def reach(self, kind: str, which: int = 0) -> dict[str, float]:
        """The middle of a mark on the board that nothing covers."""

        def look() -> list[dict[str, float]]:
            self.board.evaluate(REST)
            return list(self.board.evaluate(REACHABLE, kind))

        points = wait_for(self.page, look)
        assert points, f"no {kind} can be reached"
        return points[which % len(points)]

    def place(self, which: int = 0) -> bool:
        """The tile in hand, on one of the glowing squares; false if it fits nowhere and had to be set aside."""
        fits = self._fits()
        if fits:
            self.click_mark(".fits", which)
            expect(self.glowing).to_have_count(0)
        else:
            self.choices.filter(has_text="Set the tile aside").click()
        expect(self.sending).to_have_count(0)
        return fits

    def _fits(self) -> bool:
        expect(self.glowing.or_(self.choices).first).to_be_attached()
        expect(self.sending).to_have_count(0)  # until then nothing more is sent
        return self.glowing.count() > 0

    def deploy(self, spot: int | None = None) -> None:
        """A follower on one of the spots, or none; nothing if nothing is asked."""
        expect(self.sending).to_have_count(0)
        if spot is not None and self.board.locator(".spot").count():
            self.click_mark(".spot", spot)
        elif self.choices.count():
            self.choices.filter(has_text="No follower").click()
        expect(self.done).to_be_enabled()
        expect(self.sending).to_have_count(0)

    def end_turn(self) -> None:
        self.done.click()
        self.wait_until_ended()

    def wait_until_ended(self) -> None:
        """The turn; a phone then hides the button."""
        expect(self.done.and_(self.page.locator(":enabled"))).to_have_count(0)

    def play_turn(self, which: int = 0, spot: int | None = None) -> None:
        if self.place(which):
            self.deploy(spot)
        self.end_turn()

    # With the keyboard.

    def type_turn(self, send: bool = True) -> None:
        """The same by keys alone, with the first follower that can be sent or with none."""
        fits = self._fits()
        for key in ("n", "Enter") if fits else ("x",):
            self.page.keyboard.press(key)
        expect(self.glowing).to_have_count(0)
        expect(self.sending).to_have_count(0)
        if fits and self.choices.count():
            self.page.keyboard.press("1" if send and self.choices.count() > 1 else "0")
        expect(self.done).to_be_enabled()
        expect(self.sending).to_have_count(0)
        self.page.keyboard.press("d")
        self.wait_until_ended()


class Replay(Table):
    """A replay in one page."""

    def __init__(self, page: Page, board: str = "the landscape") -> None:
        super().__init__(page, board)
        self.slider = page.get_by_role("slider", name="Step of the match")

    def press(self, key: str, at: int) -> None:
        """A key that leads to a step."""
        self.page.keyboard.press(key)
        expect(self.slider).to_have_value(str(at))


class Played(Table):
    """A table and somebody who plays whatever comes, by chance but the same at every run.

    Each game says by which marks it is seen what is asked, the most pressing first, and how that is answered.
    """

    kinds: ClassVar[dict[str, str]] = {}

    def __init__(self, page: Page, board: str, seed: int) -> None:
        super().__init__(page, board)
        self.chance = random.Random(seed)
        self.met: Counter[str] = Counter()

    def wait(self) -> list[str]:
        """What is asked."""
        return list(self.page.evaluate(ASKED, self.kinds | {"done": f"{DONE}:enabled"}))

    def step(self, seen: list[str]) -> None:
        """Answer the first of what is asked."""
        what = next(kind for kind in ("done", *self.kinds) if kind in seen)
        self.met[what] += 1
        getattr(self, f"answer_{what}")()

    def answer_done(self) -> None:
        self.click_one_of(DONE)

    def answer_stepper(self, stepper: str) -> None:
        """The least, or one more."""
        more = f"{stepper} [aria-label=More]:enabled"
        if self.chance.random() < 0.5 and self.shows(more):
            self.click_one_of(more)
        self.click_one_of(f"{stepper} .primary")

    def play(self, steps: int = 10_000) -> bool:
        """So many steps, or to the end; whether that was reached."""
        for _ in range(steps):
            seen = self.wait()
            if seen == ["over"]:
                return True
            self.step(seen)
        return False

    def click_one_of(self, *kinds: str) -> dict[str, str]:
        """Any of the marks or buttons of the first kind that is there; what it says, and on which card it stands."""
        found = self.page.evaluate(ONE_OF, [kinds, self.chance.random()])
        self.page.mouse.click(found["x"], found["y"])
        return dict(found)

    def shows(self, kind: str) -> bool:
        """Whether there are any of these, now that something is asked."""
        return bool(self.page.evaluate("(kind) => document.querySelector(kind) !== null", kind))

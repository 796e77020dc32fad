"""A table as somebody at a browser meets it: what is seen there, and what hands can do."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

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
    .map((mark) => mark.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest("svg")?.parentElement === board)"""

# The middle of a square, in pixels of the window.
MIDDLE = """(board, [x, y]) => {
    const point = new DOMPoint(100 * x + 50, -100 * y + 50);
    const seen = point.matrixTransform(board.querySelector("svg > g").getScreenCTM());
    return { x: seen.x, y: seen.y };
}"""


class Table:
    """One table in one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="What to do")
        self.board = page.get_by_role("application", name="Board: the landscape")
        self.players = page.get_by_role("list", name="Players").get_by_role("listitem")
        self.choices = self.bar.get_by_role("group", name="Choices").get_by_role("button")
        self.done = self.bar.get_by_role("button", name="Done")
        self.undo = self.bar.get_by_role("button", name="Undo")
        self.my_turn = self.bar.get_by_text(re.compile("^(.+, your|Your) turn$"))
        self.sending = self.bar.get_by_role("progressbar", name="Sending …")
        self.over = self.bar.get_by_text("The match is over.")
        self.result = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Save match file"))
        self.in_words = page.get_by_role("region", name="The board in words")
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

    def wait_until_asked(self) -> bool:
        """Whether it becomes my turn, before the match is over."""
        expect(self.my_turn.or_(self.over).first).to_be_visible()
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
        """A mark on the board that nothing covers."""
        self.board.evaluate(REST)
        points = self.board.evaluate(REACHABLE, kind)
        assert points, f"no {kind} can be reached"
        self.page.mouse.click(**points[which % len(points)])

    def place(self, which: int = 0) -> None:
        """The tile in hand, on one of the glowing squares; one that fits nowhere is set aside."""
        expect(self.glowing.or_(self.choices).first).to_be_attached()
        if self.glowing.count():
            self.click_mark(".fits", which)
        else:
            self.choices.filter(has_text="Set the tile aside").click()
        self._wait_for_answer()

    def _wait_for_answer(self) -> None:
        expect(self.glowing).to_have_count(0)
        expect(self.sending).to_have_count(0)

    def deploy(self, spot: int | None = None) -> None:
        """A follower on one of the spots, or none; nothing if nothing is asked."""
        if spot is not None and self.board.locator(".spot").count():
            self.click_mark(".spot", spot)
        elif self.choices.count():
            self.choices.filter(has_text="No follower").click()
        expect(self.done).to_be_enabled()
        expect(self.sending).to_have_count(0)

    def end_turn(self) -> None:
        self.done.click()
        expect(self.done.and_(self.page.locator(":enabled"))).to_have_count(0)

    def play_turn(self, which: int = 0, spot: int | None = None) -> None:
        self.place(which)
        self.deploy(spot)
        self.end_turn()

    # With the keyboard.

    def type_turn(self, follower: str = "0") -> None:
        """The same by keys alone."""
        keyboard = self.page.keyboard
        expect(self.glowing.or_(self.choices).first).to_be_attached()
        if self.glowing.count():
            keyboard.press("n")
            keyboard.press("Enter")
        else:
            keyboard.press("x")
        self._wait_for_answer()
        if self.choices.count():
            keyboard.press(follower)
        expect(self.done).to_be_enabled()
        expect(self.sending).to_have_count(0)
        keyboard.press("d")
        expect(self.done.and_(self.page.locator(":enabled"))).to_have_count(0)

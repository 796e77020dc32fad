"""What a phone asks of a page: that everything fits, and can be tapped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import FloatRect, Page

from tests.web.table import Table
from tests.web.waiting import wait_for

LEAST = 44  # pixels for a finger
INLINE = 24  # pixels for a link within a text

# Whatever can be tapped now, and how large it is; a field that is drawn by its label counts with it.
TARGETS = """() => {
    const top = document.querySelector("dialog:modal, :popover-open") ?? document;
    const kinds = "button, a[href], select, input, textarea, summary, [role=tab]";
    const drawn = (each) => each.matches("[type=radio], [type=checkbox], [type=file], .switch select");
    const target = (each) => (drawn(each) ? each.closest("label") : each);
    const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const clips = (each) => !each.matches("input, select") && getComputedStyle(each).overflowX !== "visible";
    const inText = (each) => each.matches("a:not(.button, .home)") && /^inline/.test(getComputedStyle(each).display);
    return [...new Set([...top.querySelectorAll(kinds)].map(target))].filter(shown).map((each) => {
        const { left, right, bottom, width, height } = each.getBoundingClientRect();
        return {
            name: `${each.tagName} ${each.getAttribute("aria-label") ?? each.innerText.slice(0, 40)}`,
            left, right, bottom, width, height,
            inText: inText(each),
            inStrip: !!each.closest(".chips"),
            cut: clips(each) && each.scrollWidth > each.clientWidth + 1,
        };
    }).filter(({ bottom, width }) => bottom > 0 && width > 1);
}"""


def check_fit(page: Page) -> None:
    """Nothing is wider than the screen, too small for a finger, or cut off, once the page has come to rest."""
    left = wait_for(page, lambda: list(misfits(page)), lambda found: not found)
    assert not left, "\n".join(left)


def misfits(page: Page) -> Iterator[str]:
    """Whatever does not fit."""
    width = page.viewport_size["width"]
    widest = page.evaluate("document.documentElement.scrollWidth")
    if widest > width:
        yield f"the page scrolls sideways: {widest}"
    for target in page.evaluate(TARGETS):
        least = INLINE if target["inText"] else LEAST
        if min(target["width"], target["height"]) < least - 0.5:
            yield f"too small for a finger: {target}"
        if not target["inStrip"] and (target["left"] < -0.5 or target["right"] > width + 0.5):
            yield f"beyond the edge: {target}"
        if target["cut"]:
            yield f"its words are cut off: {target}"


def tap_mark(table: Table, kind: str, which: int = 0) -> None:
    point = table.reach(kind, which)
    table.page.touchscreen.tap(point["x"], point["y"])


def check_bar(table: Table) -> None:
    """The action bar stands whole at the foot of the screen, and leaves room for the board, once all is at rest."""
    screen = table.page.viewport_size

    def look() -> tuple[FloatRect, FloatRect]:
        return table.bar.bounding_box(), table.board.bounding_box()

    def stands(seen: tuple[FloatRect, FloatRect]) -> bool:
        bar, board = seen
        whole = bar["y"] + bar["height"] <= screen["height"] + 1
        below = bar["y"] >= board["y"] + board["height"] - 1
        return whole and below and board["height"] >= 0.4 * screen["height"]

    seen = wait_for(table.page, look, stands)
    assert stands(seen), seen


@contextmanager
def held(page: Page, x: float, y: float) -> Iterator[None]:
    """A finger rests there meanwhile."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()

"""A phone: 360 pixels wide, and fingers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import ME, OPEN, UNIFORM
from tests.web.matches import bring, recorded
from tests.web.table import REACHABLE, REST, Table, close_dialog, on_the_shelf

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
    """Nothing is wider than the screen, too small for a finger, or cut off."""
    assert list(misfits(page)) == []


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
    table.board.evaluate(REST)
    points = table.board.evaluate(REACHABLE, kind)
    assert points, f"no {kind} can be reached"
    point = points[which % len(points)]
    table.page.touchscreen.tap(point["x"], point["y"])


def check_bar(table: Table) -> None:
    """The action bar stands whole at the foot of the screen, and leaves room for the board."""
    screen, bar, board = table.page.viewport_size, table.bar.bounding_box(), table.board.bounding_box()
    assert bar["y"] + bar["height"] <= screen["height"] + 1
    assert bar["y"] >= board["y"] + board["height"] - 1
    assert board["height"] >= 0.4 * screen["height"]


def test_a_match_by_tapping(visit):
    page = visit(phone=True, moving=True)
    table = Table(page)
    check_fit(page)
    on_the_shelf(page).get_by_role("button", name="Play now").tap()
    assert table.wait_until_asked()
    for number in range(4):
        check_fit(page)
        check_bar(table)
        tiles = table.tiles
        tap_mark(table, ".fits", number)
        expect(table.ghost).to_be_visible()
        assert table.tiles == tiles  # a finger only holds the tile there, to look at it
        check_fit(page)
        turn = page.get_by_role("button", name="Turn the tile")
        if turn.count():
            turn.tap()
        page.get_by_role("button", name="Place the tile here").tap()
        expect(table.in_words.get_by_role("heading", name=f"{tiles + 1} tiles")).to_be_attached()
        expect(table.sending).to_have_count(0)
        check_fit(page)
        check_bar(table)
        if table.board.locator(".spot").count() and number % 2:
            tap_mark(table, ".spot")
        elif table.choices.count():
            table.choices.last.tap()
        expect(table.done).to_be_enabled()
        expect(table.sending).to_have_count(0)
        table.done.tap()
        table.wait_until_ended()
        assert table.wait_until_asked()


def test_log_and_chat_wait_behind_a_button(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=40))}", guest=ana, phone=True)
    page.get_by_role("button", name="Log and chat").tap()
    drawer = page.get_by_role("dialog", name="Log and chat")
    expect(drawer.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(39)
    for tab in ("Chat", "Supply", "Log"):
        drawer.get_by_role("tab", name=tab).tap()
        check_fit(page)
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("width", [320, 360])
def test_every_page_fits(visit, live, width):
    ana = live.guest("Ana")
    code = bring(ana, recorded(tiles=60))
    page = visit("/", guest=ana, phone=True, viewport={"width": width, "height": 740})
    for path in (
        "/",
        "/new/carcassonne",
        "/mine",
        "/about",
        "/examples/meduris",
        "/nowhere",
        f"/table/{ana.open(ME, OPEN, OPEN)}",
        f"/table/{ana.open(ME, UNIFORM, UNIFORM, UNIFORM, UNIFORM, UNIFORM)}",
        f"/replay/{code}?at=100",
        f"/table/{code}",
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.get_by_text("Loading …")).to_have_count(0)
        check_fit(page)
    for name in ("Where do the points come from?", "Rules", "Keys", "Resign"):
        Table(page).choose(name)
        expect(page.get_by_role("dialog")).to_be_visible()
        check_fit(page)
        close_dialog(page)
    for name in ("Settings", "Your name"):
        page.get_by_role("button", name=name).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_fit(page)
        close_dialog(page)


@pytest.mark.parametrize("language", ["es", "it", "nl"])
def test_longer_words_fit_too(visit, live, language):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM)
    square, facing = ana.my_turn(code)["choices"][0]["text"].split()
    ana.act(code, text=f"{square} {facing}")
    page = visit("/", guest=ana, phone=True, settings={"language": language})
    for path in ("/", "/new/carcassonne", "/mine", f"/table/{ana.open(ME, OPEN)}", f"/table/{code}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        check_fit(page)

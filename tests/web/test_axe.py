"""Every page and every dialog in light, in dark and on a phone, under the eyes of axe-core."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, OPEN
from tests.soak import soak
from tests.web.axe import check
from tests.web.matches import bring, recorded
from tests.web.table import Table, close_dialog, on_the_shelf

APPEARANCES = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", "phone": True},
}


def appearing(usual):
    """In every appearance, of which `make test` takes one."""
    names = [name if name == usual else soak(name) for name in APPEARANCES]
    return pytest.mark.parametrize("page", names, indirect=True)


@pytest.fixture
def page(request, visit, live):
    """A page in one appearance, of a guest who has played."""
    ana = live.guest("Ana")
    page = visit("/nowhere", guest=ana, **APPEARANCES[request.param])
    page.ana = ana
    return page


@appearing("dark")
def test_pages_of_the_lobby(page):
    page.ana.open(ME, OPEN, public=True)
    bring(page.ana, recorded())
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    check(page)
    for path, seen in {
        "/": on_the_shelf(page).get_by_role("button", name="Play now"),
        "/new/carcassonne": page.get_by_role("button", name="Open the table"),
        f"/table/{page.ana.open(ME, OPEN, OPEN)}": page.get_by_role("button", name="Leave the table"),
        "/mine": page.get_by_role("button", name="Save as a file").first,
        "/examples/meduris": page.get_by_role("button", name="Open").first,
        "/about": page.get_by_role("heading", name="How to begin"),
    }.items():
        page.goto(path)
        expect(seen).to_be_visible()
        check(page)
    page.goto("/new/carcassonne")
    page.get_by_text("Adjust the rules").click()
    page.get_by_text("Who can join").click()
    page.get_by_role("radio", name="With friends").check()
    expect(page.get_by_role("radio", name="With friends")).to_be_checked()
    check(page)
    for name in ("Settings", "Your name"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check(page)
        close_dialog(page)


@appearing("phone")
def test_a_table(page):
    page.goto(f"/table/{bring(page.ana, recorded(tiles=20))}")
    table = Table(page)
    expect(table.glowing).not_to_have_count(0)
    check(page)
    for name in ("Where do the points come from?", "Rules", "How to play", "Keys", "Resign"):
        table.choose(name)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        expect(page.get_by_text("Loading …")).to_have_count(0)
        check(page)
        close_dialog(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check(page)
    close_dialog(page)
    table.place()
    expect(table.choices.first).to_be_visible()
    check(page)
    table.deploy()
    check(page)


@appearing("light")
def test_the_end_and_the_replay(page):
    code = bring(page.ana, recorded())
    page.goto(f"/table/{code}")
    table = Table(page)
    expect(table.result).to_be_visible()
    check(page)
    table.result.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="Carcassonne:")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    table.result.get_by_role("button", name="Tell the scoring again").click()
    expect(table.telling).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(table.result).to_be_visible()
    close_dialog(page)
    check(page)
    page.goto(f"/replay/{code}?at=60")
    expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
    check(page)
    if page.get_by_role("button", name="Log and chat").is_visible():
        page.get_by_role("button", name="Log and chat").click()
    for name in ("Log", "Chart", "Supply"):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        check(page)

"""Several people, or several games, at one device: what one holds is not shown to the next, and words do not mix."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.live import ME, UNIFORM
from tests.web.finisterre_page import FinisterrePage, recorded_until
from tests.web.matches import bring
from tests.web.table import Table

BEHIND = "() => document.activeElement.closest('.room') !== null"  # whether the focus is on the table itself


def test_a_hand_with_hidden_cards_waits_behind_a_curtain(visit, live):
    ana = live.guest("Ana")
    code = bring(ana, recorded_until("play [A-Z]{3}$", -1, players=4))
    before = ana.state(code)["seq"]
    table = FinisterrePage(visit(f"/table/{code}", guest=ana))
    page = table.page
    curtain = page.get_by_role("dialog", name=re.compile("^Pass the device to "))
    lift = curtain.get_by_role("button", name=re.compile("^I am .+: show the board$"))
    expect(lift).to_be_focused()
    expect(page.locator(".room")).to_have_attribute("inert", "")
    for key in ("1", "2", "n", "d", "Tab"):  # what stands behind hears no keys
        page.keyboard.press(key)
        assert not page.evaluate(BEHIND)
    lift.click()
    expect(curtain).to_have_count(0)
    expect(table.guide.locator(".choice").first).to_be_visible()
    assert ana.state(code)["seq"] == before


def test_no_curtain_where_nobody_hides_anything(visit, live):
    ana = live.guest("Ana")
    table = FinisterrePage(visit(f"/table/{bring(ana, recorded_until('at'))}", guest=ana))
    table.wait()
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_a_refusal_is_told_in_the_words_of_the_game_that_is_played(visit, live):
    ana = live.guest("Ana")
    coast = ana.open(ME, UNIFORM, game="finisterre")
    table = Table(visit(f"/table/{ana.open(ME, ME)}", guest=ana))
    expect(table.board).to_be_visible()
    table.page.get_by_role("link", name="My matches").click()
    table.page.locator(f"a[href='/table/{coast}']").first.click()
    expect(table.page.get_by_role("application", name="Map of Finisterre")).to_be_visible()
    for _ in range(2):
        table.page.go_back()
    expect(table.board).to_be_visible()
    table.board.focus()
    for key in ("ArrowUp", "ArrowDown", "Enter"):  # back upon the first tile
        table.page.keyboard.press(key)
    expect(table.bar.get_by_text("Not there: a tile already lies there.")).to_be_visible()

"""A page of an older version gives way to a newer one: once, and not while something would be lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from oppidum import __version__
from oppidum.server import web_client
from oppidum.server.tables.connection import GOING_AWAY
from tests.server.live import ME, UNIFORM
from tests.web.table import Table

HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.hidden;
}"""


@pytest.fixture
def update(monkeypatch):
    """Lets the server hand out another build, as after an upgrade."""
    return lambda: monkeypatch.setattr(web_client, "BUILD", "newer")


class Tab:
    """A page that knows whether it has been loaded again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loads = 0
        page.on("load", self.count)

    def count(self, _: object) -> None:
        self.loads += 1

    @property
    def notice(self):
        return self.page.locator(".notice", has_text="Oppidum has been updated.")

    def hide(self) -> None:
        """Somebody looks at another tab for a moment."""
        self.page.evaluate(HIDE)


def test_the_footer_says_which_version_this_is_and_whose_work_it_contains(visit, live):
    page = visit()
    expect(page.locator("footer")).to_contain_text(f"Version {__version__}")
    link = page.get_by_role("link", name="Third-party licences").get_attribute("href")
    notices = live.visitor().send("GET", link).text
    for name in ("svelte 5", "d3-zoom", "uplot", "@fluent/bundle", "SIL OPEN FONT LICENSE", "Apache License"):
        assert name in notices


def test_a_page_without_news_stays_as_it_is(visit, live):
    tab = Tab(visit())
    with tab.page.expect_response("**/api/tables") as answer:
        assert answer.value.headers["oppidum-build"] == web_client.BUILD
    tab.hide()
    tab.page.get_by_role("link", name="About Oppidum").click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("About Oppidum")
    expect(tab.notice).to_have_count(0)
    assert tab.loads == 0


def test_it_reloads_once_when_nobody_looks_and_nothing_is_written(visit, update):
    tab = Tab(visit())
    code = tab.page.get_by_label("Code")
    code.fill("ABC")
    update()
    expect(tab.notice).to_be_visible()
    tab.hide()
    expect(code).to_have_value("ABC")
    code.fill("")
    with tab.page.expect_event("load"):
        tab.hide()
    expect(tab.notice).to_be_visible()  # the server still says so
    tab.hide()
    tab.page.get_by_role("link", name="About Oppidum").click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("About Oppidum")
    assert tab.loads == 1


def test_it_reloads_when_another_page_is_opened(visit, update):
    tab = Tab(visit())
    update()
    expect(tab.notice).to_be_visible()
    with tab.page.expect_event("load"):
        tab.page.get_by_role("link", name="About Oppidum").click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("About Oppidum")
    assert tab.loads == 1


def end_connections(live, code) -> None:
    """What a stop of the server does to those at a table."""
    live.inside(lambda: [one.end(GOING_AWAY, "stopping") for one in live.server.lobby.rooms[code].connections])


def test_a_table_reloads_when_it_comes_back_to_a_newer_server(visit, live, update):
    ana = live.guest()
    code = ana.open(ME, UNIFORM)
    table = Table(visit(f"/table/{code}", guest=ana))
    assert table.wait_until_asked()
    table.play_turn()
    assert table.wait_until_asked()
    landscape = table.in_words.inner_text()
    tab = Tab(table.page)
    update()
    with tab.page.expect_event("load"):
        end_connections(live, code)
    assert table.wait_until_asked()
    assert table.in_words.inner_text() == landscape
    table.play_turn()
    assert tab.loads == 1


def test_a_line_that_is_being_written_is_not_lost(visit, live, update):
    ana = live.guest()
    code = ana.open(ME, UNIFORM)
    table = Table(visit(f"/table/{code}", guest=ana))
    assert table.wait_until_asked()
    tab = Tab(table.page)
    tab.page.get_by_role("tab", name="Chat").click()
    line = tab.page.get_by_placeholder("Write a line …")
    line.fill("I am thinking about")
    update()
    end_connections(live, code)
    expect(tab.notice).to_be_visible()
    tab.hide()
    expect(line).to_have_value("I am thinking about")
    assert tab.loads == 0
    with tab.page.expect_event("load"):
        tab.notice.get_by_role("button", name="Reload").click()
    assert table.wait_until_asked()

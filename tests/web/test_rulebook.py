"""The rule books: every picture drawn, every language and width, searched, linked from table, refusal and example."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oppidum.games import GAMES
from oppidum.learning.rulebook import rulebook_of
from tests.server.live import ME, UNIFORM
from tests.soak import soak
from tests.web.axe import check
from tests.web.test_languages import NAMES, check_words, speak
from tests.web.waiting import wait_for

WIDTHS = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
USUAL = {"carcassonne": ("en", "desktop"), "meduris": ("nl", "phone"), "finisterre": ("es", "desktop")}
PAGES = [
    (game, language, width) if (language, width) == USUAL[game] else soak(game, language, width)
    for game in GAMES
    for language in NAMES
    for width in WIDTHS
]
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def draw_all(page: Page) -> None:
    """Walk down the page, so that every picture is fetched."""
    for place in page.locator("figure[data-diagram]").all():
        place.scroll_into_view_if_needed()
        expect(place).to_have_attribute("aria-busy", "false")
        expect(place.locator(".game-map")).to_be_visible()
        expect(place.locator("figcaption")).not_to_be_empty()


def searched(page: Page, text: str) -> list[str]:
    """The rules that are found."""
    page.get_by_role("searchbox").fill(text)
    expect(page.get_by_role("main").get_by_role("status")).not_to_be_empty()
    return [rule.get_attribute("data-rule") or "" for rule in page.locator("[data-rule]").all()]


@pytest.mark.parametrize(("game", "language", "width"), PAGES)
def test_a_rule_book_is_whole(visit, game, language, width):
    page = visit(f"/rules/{game}", viewport=WIDTHS[width])
    expect(page.locator("[data-rule]").first).to_be_visible()
    speak(page, language)
    rules = [rule.id for chapter in rulebook_of(game) for rule in chapter.rules]
    expect(page.locator("[data-rule]")).to_have_count(len(rules))
    draw_all(page)
    check_words(page)
    assert page.evaluate(OVERFLOW) <= 0
    check(page)


def test_the_search_needs_neither_accents_nor_capitals(visit):
    page = visit("/rules/carcassonne")
    expect(page.locator("[data-rule]").first).to_be_visible()
    speak(page, "es")
    found = searched(page, "ULTIMA loseta")
    assert "CAR-35" in found
    assert 0 < len(found) < 52
    expect(page.locator("figure")).to_have_count(0)
    assert searched(page, "xyzzy") == []
    page.get_by_role("searchbox").fill("")
    expect(page.locator("[data-rule]")).to_have_count(52)


def test_a_rule_says_what_it_is_called_in_the_points(visit):
    page = visit("/rules/finisterre#FIN-149")
    rule = page.locator("[data-rule='FIN-149']")
    expect(rule).to_contain_text("In the points it is called: Fulfilled objectives, Failed objectives")


def test_the_title_of_a_chapter_finds_all_of_it(visit):
    page = visit("/rules/meduris#MED-60")
    expect(page.locator("[data-rule='MED-60']")).to_be_in_viewport()
    found = searched(page, "big yield")
    assert {"MED-13", "MED-19", "MED-20", "MED-23"} <= set(found)
    assert "MED-60" not in found
    expect(page.locator(".chapters > section").first).to_be_in_viewport()
    expect(page.get_by_text("Move a worker and gather.", exact=False)).to_be_visible()


def test_an_address_leads_to_a_rule_and_to_a_chapter(visit):
    page = visit("/rules/finisterre#FIN-121")
    expect(page.locator("[data-rule='FIN-121']")).to_be_focused()
    expect(page.locator("[data-rule='FIN-121']")).to_be_in_viewport()
    page.goto("/rules/finisterre/market")
    expect(page.get_by_role("heading", name="Market and mint")).to_be_focused()
    page.goto("/rules/carcassonne")
    page.get_by_role("link", name="The smallest city").first.click()
    expect(page.locator("[data-rule='CAR-26']")).to_be_focused()
    expect(page).to_have_url(re.compile("#CAR-26$"))


def test_what_is_in_force_is_marked(visit, live):
    page = visit("/rules/carcassonne")
    shared, small = page.locator("[data-rule='CAR-28']"), page.locator("[data-rule='CAR-26']")
    expect(page.get_by_label("Rules of")).to_have_value("modern")
    expect(shared.locator(".inforce")).to_contain_text("most followers")
    expect(shared.locator(".now")).to_have_text("in these rules")
    expect(small).to_contain_text("pays 4 points like any other")
    page.get_by_label("Rules of").select_option("rulebook")
    expect(shared.locator(".inforce")).to_contain_text("Everybody")
    expect(shared).to_contain_text("each of them gets the full points")
    expect(small).to_contain_text("pays 2 points, and 1 more")
    page.goto("/rules/carcassonne?sharing=majority&river=yes")
    expect(page.locator("[data-rule='CAR-28'] .inforce")).to_contain_text("most followers")
    expect(page.locator("[data-rule='CAR-43'] .inforce")).to_contain_text("a river of twelve tiles")
    expect(page.locator("[data-rule='CAR-49'] .inforce")).to_have_count(1)
    code = live.guest("Ana").open(ME, UNIFORM, preset="modern")
    page.goto(f"/rules/carcassonne?table={code}")
    expect(page.locator("[data-rule='CAR-49'] .inforce")).to_have_count(0)  # there is no River
    expect(page.locator("[data-rule='CAR-40'] .inforce")).to_contain_text("3 points")
    expect(page.locator("[data-rule='CAR-40'] .now")).to_have_text("played at this table")
    expect(page.get_by_role("link", name="Back to the table")).to_have_attribute("href", f"/table/{code}")


def test_the_rules_that_were_chosen_stay(visit):
    """Behind the contents, a rule named by another, a worked example and the way back from it, and on another page."""
    page = visit("/rules/carcassonne", viewport=WIDTHS["desktop"])
    page.get_by_label("Rules of").select_option("rulebook")
    shared = page.locator("[data-rule='CAR-28'] .inforce")
    expect(shared).to_contain_text("Everybody")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Cities", exact=True).click()
    expect(page).to_have_url(re.compile(r"\?preset=rulebook#cities$"))
    expect(shared).to_contain_text("Everybody")
    page.get_by_role("link", name="The smallest city").first.click()
    expect(page).to_have_url(re.compile(r"\?preset=rulebook#CAR-26$"))
    page.locator("[data-rule='CAR-14']").get_by_role("button", name=re.compile("A tile joins the two")).click()
    expect(page.get_by_role("region", name="A worked example")).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Rules of")).to_have_value("rulebook")
    expect(shared).to_contain_text("Everybody")
    page.get_by_role("link", name="Examples of the rules").click()
    page.locator("a[href='/rules/carcassonne#CAR-28']").first.click()
    expect(page.get_by_label("Rules of")).to_have_value("rulebook")


def test_bad_addresses_are_explained(visit):
    page = visit("/rules/carcassonne?river=perhaps", complaints=["422"])
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("option river cannot be 'perhaps'")
    page = visit("/rules/tarot", complaints=["404"])
    expect(page.get_by_role("main").get_by_role("alert")).to_be_visible()


def test_a_picture_takes_neither_wheel_nor_keys(visit):
    page = visit("/rules/carcassonne")
    picture = page.locator("figure .game-map").first
    picture.scroll_into_view_if_needed()
    expect(page.get_by_role("application")).to_have_count(0)
    before = page.evaluate("scrollY")
    picture.hover(force=True)
    page.mouse.wheel(0, 300)
    assert wait_for(page, lambda: page.evaluate("scrollY"), lambda now: now > before) > before
    seen = picture.get_attribute("viewBox")
    page.keyboard.press("+")
    assert picture.get_attribute("viewBox") == seen


def test_the_start_page_leads_to_the_rules(visit):
    page = visit("/")
    page.get_by_role("link", name="Rules Meduris", exact=True).click()
    expect(page.get_by_role("heading", name="The rules of Meduris")).to_be_visible()
    page.locator("[data-rule='MED-57']").get_by_role("button", name=re.compile("Blue builds the third hut")).click()
    expect(page.get_by_role("region", name="A worked example")).to_be_visible()

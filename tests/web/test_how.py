"""How to play: every page with its pictures and symbols, and the question mark at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from oppidum.games import GAMES
from oppidum.learning.how import how_to_play
from tests.server.live import ME, UNIFORM
from tests.soak import soak
from tests.web.axe import check
from tests.web.table import Table, close_dialog
from tests.web.test_languages import NAMES, check_words, speak
from tests.web.test_rulebook import OVERFLOW, WIDTHS, draw_all

USUAL = {"carcassonne": ("it", "phone"), "meduris": ("en", "desktop"), "finisterre": ("en", "phone")}
PAGES = [
    (game, language, width) if (language, width) == USUAL[game] else soak(game, language, width)
    for game in GAMES
    for language in NAMES
    for width in WIDTHS
]
# Symbols without a picture or a name; a picture is drawn where something of it has a size.
EMPTY = """() => [...document.querySelectorAll("[data-sign]")]
    .filter((item) => ![...item.querySelectorAll(".sign svg *, .sign .face")]
        .some((one) => one.getBoundingClientRect().width > 4) || !item.innerText.trim())
    .map((item) => item.dataset.sign)"""


def expect_whole(page: Page, game: str) -> None:
    """Every symbol is drawn and every part has its words."""
    sections = how_to_play(game)
    expect(page.locator("[data-section]")).to_have_count(len(sections))
    signs = [sign for section in sections for group in section.signs for sign in group.signs]
    expect(page.locator("[data-sign]")).to_have_count(len(signs))
    assert page.evaluate(EMPTY) == []
    for part in page.locator("[data-section] .text, [data-section] td").all():
        expect(part).not_to_be_empty()


@pytest.mark.parametrize(("game", "language", "width"), PAGES)
def test_how_to_play_is_told(visit, game, language, width):
    page = visit(f"/learn/{game}/how", viewport=WIDTHS[width])
    expect(page.locator("[data-section]").first).to_be_visible()
    speak(page, language)
    draw_all(page)
    expect_whole(page, game)
    check_words(page)
    assert page.evaluate(OVERFLOW) <= 0
    check(page)


def test_points_name_only_what_is_an_exception(visit):
    """By today's rules a city of two tiles pays like any other."""
    page = visit("/learn/carcassonne/how")
    expect(page.get_by_role("row", name="A road, complete or not")).to_be_visible()
    expect(page.get_by_role("row", name="A completed city of only two tiles")).to_have_count(0)


def test_the_question_mark_explains_at_the_table(visit, live):
    """By its button and by its key; the keys and the rules are a step away, and the table stays."""
    code = live.guest("Ana").open(ME, UNIFORM, preset="first-edition")
    page = visit(f"/table/{code}", viewport=WIDTHS["desktop"])
    table = Table(page)
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog.get_by_role("row", name="A completed city of only two tiles")).to_contain_text("2 in all")
    expect_whole(page, "carcassonne")
    check(page)
    dialog.get_by_role("link", name="The rule: Your turn").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[data-rule='CAR-05']")).to_be_visible()
    page.keyboard.press("Escape")  # back to what lay below
    expect(rules).to_have_count(0)
    dialog.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys").get_by_text("how to play, and these keys")).to_be_visible()
    close_dialog(page)
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    close_dialog(page)
    expect(table.board).to_be_visible()


def test_the_start_page_and_the_lessons_lead_here(visit):
    page = visit("/")
    page.get_by_role("link", name="How to play Meduris").click()
    expect(page.get_by_role("heading", name="How to play Meduris")).to_be_visible()
    page.get_by_role("link", name="Learn it in short lessons").click()
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="How to play Meduris")).to_be_visible()
    page.get_by_role("button", name="Where points come from").click()
    expect(page.get_by_role("heading", name="Where points come from")).to_be_in_viewport()
    page.get_by_role("link", name="The rule: No offering").click()
    expect(page.locator("[data-rule='MED-52']")).to_be_focused()

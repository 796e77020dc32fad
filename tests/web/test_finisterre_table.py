"""Around the map of Finisterre: the guide step by step, what is not possible, the panels; all in four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import check
from tests.web.finisterre_page import FinisterrePage, recorded_until
from tests.web.matches import bring
from tests.web.test_languages import NAMES, check_words, speak


def table_before_founding(visit, live, players, which=0):
    """A table of Ana's where a village may be founded, the first one or another."""
    ana = live.guest("Ana")
    table = FinisterrePage(visit(f"/table/{bring(ana, recorded_until('small', which, players))}", guest=ana))
    if "done" in table.wait():  # whoever came before has still to end a turn
        table.done.click()
        table.wait()
    return table


@pytest.fixture
def founding(visit, live):
    """Two clans, and one site."""
    return table_before_founding(visit, live, 2)


@pytest.fixture
def choosing(visit, live):
    """Three clans, and several sites to choose from."""
    return table_before_founding(visit, live, 3, which=3)


def test_a_village_is_founded_step_by_step_with_its_price(choosing):
    village = choosing.guide.get_by_role("button", name="Found a small village")
    expect(village).to_contain_text("3 wood and 2 iron")
    village.click()
    expect(choosing.guide.get_by_role("list", name="Steps so far")).to_have_text("Found a small village")
    sites = choosing.guide.locator(".choice")
    expect(sites.first).to_contain_text("Site")
    assert sites.count() > 1
    sites.first.click()
    confirm = choosing.guide.get_by_role("group", name="Confirm your choice")
    expect(confirm).to_contain_text("3 wood and 2 iron")
    choosing.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    sites.first.click()
    confirm.get_by_role("button", name="Confirm").click()
    expect(choosing.in_words).to_contain_text("Bran: Village in ")
    expect(choosing.undo).to_be_enabled()


def test_what_is_not_possible_is_explained(founding):
    founding.guide.get_by_text(re.compile("^Not possible now")).click()
    founding.guide.get_by_role("button", name="Found a large village").click()
    expect(founding.bar.get_by_text(re.compile("^Not enough: you still need"))).to_be_visible()


def test_stopping_with_actions_left_is_asked_twice(founding):
    founding.guide.get_by_role("button", name="Stop and carry the rest").click()
    confirm = founding.guide.get_by_role("group", name="Confirm your choice")
    expect(confirm).to_contain_text("All the actions you have left go to the next turn")
    confirm.get_by_role("button", name="Cancel").click()
    expect(confirm).to_have_count(0)


def test_the_panels_tell_all_and_cards_explain_themselves(founding):
    page = founding.page
    page.get_by_role("tab", name="Supply").click()
    side = page.get_by_role("region", name="The table around the map")
    for heading in ("Your hand", "Clans", "Market", "Cards", "Year", "Mint"):
        expect(side.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    expect(side).to_contain_text(re.compile(r"\d+ cards are left in the deck"))
    card = side.get_by_role("button", name="Quarryman").first
    card.press("Enter")
    about = page.get_by_role("dialog", name="Quarryman")
    expect(about).to_contain_text("place 2 extra iron")
    expect(about).to_contain_text("It is worth 2 gold")
    page.keyboard.press("Escape")
    expect(about).not_to_be_visible()
    check(page)


@pytest.mark.parametrize("appearance", [{"color_scheme": "dark"}, {"phone": True}], ids=["dark", "phone"])
def test_the_guide_is_for_everybody(visit, live, appearance):
    ana = live.guest("Ana")
    table = FinisterrePage(visit(f"/table/{bring(ana, recorded_until('small'))}", guest=ana, **appearance))
    table.wait()
    check(table.page)


def test_every_language_guides(founding):
    page = founding.page
    page.get_by_role("tab").last.click()
    for language in reversed(NAMES):
        speak(page, language)
        check_words(page)

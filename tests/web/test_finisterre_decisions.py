"""Rare decisions of Finisterre: what each asks, costs and brings, what others answer, why something cannot be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.soak import every
from tests.web import positions
from tests.web.axe import check
from tests.web.finisterre_page import SETTLED, FinisterrePage, recorded_until
from tests.web.matches import bring
from tests.web.test_languages import NAMES, check_words, speak


@pytest.fixture
def open_at(visit, live):
    """Opens a position; whoever is asked takes the device."""

    def open_table(text: str, **options) -> FinisterrePage:
        ana = live.guest("Ana")
        table = FinisterrePage(visit(f"/table/{bring(ana, text)}", guest=ana, **options))
        curtain = table.page.get_by_role("dialog").get_by_role("button")
        expect(table.bar.or_(curtain).first).to_be_visible()
        if curtain.count():
            curtain.click()
        if "done" in table.wait():  # whoever came before has still to end a turn
            table.done.click()
            table.wait()
        return table

    return open_table


def choice(table: FinisterrePage, words: str):
    """A button of the guide that has these words."""
    return table.guide.locator(".choice").filter(has_text=re.compile(words))


def test_a_wizard_says_what_becomes_of_each_card(open_at):
    table = open_at(positions.wizard())
    expect(choice(table, "Rancher")).to_contain_text("Ana: switch it off")
    expect(choice(table, "Farmer")).to_contain_text("Bran: cure it")
    gold = choice(table, "Turn iron into gold")
    expect(gold).to_contain_text(re.compile("costs.*1 iron.*you get.*1 gold"))
    gold.click()
    expect(table.guide.get_by_role("group", name="Confirm your choice")).to_contain_text("1 gold")


def test_a_seer_names_each_card_once(open_at):
    table = open_at(positions.seer(), phone=True)
    expect(table.guide.locator(".choice")).to_have_count(2)
    farmer = choice(table, "Keep it").first
    expect(farmer).to_have_text(re.compile("^(?!.*Farmer.*Farmer).*Farmer.*Keep it", re.S))
    check(table.page)


def test_a_clan_that_shall_share_its_city_sees_price_and_place(open_at):
    table = open_at(positions.consent())
    expect(table.bar).to_contain_text("Cleo would like to share your city")
    expect(choice(table, "Yes")).to_contain_text(re.compile("1 iron and 2 coins.*1 level of spirituality"))
    expect(table.board.locator(".pointed")).to_have_count(1)


@pytest.mark.parametrize(("blind", "told"), [(False, "strength 2"), (True, "You do not see the iron of Cleo")])
def test_an_attacked_clan_knows_where_and_what_to_expect(open_at, blind, told):
    table = open_at(positions.defence(blind=blind))
    expect(table.guide).to_contain_text("Under attack: Village in Brelo.")
    expect(table.guide).to_contain_text(told)
    expect(table.guide.get_by_text("The attack fails if you spend 2 iron")).to_have_count(0 if blind else 1)
    expect(table.board.locator(".pointed")).to_have_count(1)
    expect(table.guide.get_by_role("button", name="Spend no iron")).to_be_visible()
    table.guide.get_by_role("button", name="More", exact=True).click()
    table.guide.get_by_role("button", name="Spend 1 iron").click()
    expect(table.log).to_contain_text("Bran defended with 1 iron")
    expect(table.log).to_contain_text("Cleo attacked (the village in Brelo and 2 iron)")
    expect(table.log).not_to_contain_text("dropped")


def test_a_feast_and_the_table_tell_what_there_is(open_at):
    table = open_at(positions.feast())
    expect(choice(table, "Village in Dunel")).to_contain_text("12 food and 4 gold")
    table = open_at(positions.menu())
    expect(table.guide).to_contain_text(re.compile(r"They eat \d in all"))
    expect(choice(table, "crop")).to_contain_text("8 crop")
    expect(choice(table, "game")).to_contain_text("4 game")


def test_mint_is_named_by_its_amount(open_at):
    table = open_at(positions.example("minting", {}, "3 mint"))
    expect(table.guide.locator(".terms").last).to_contain_text("5 coins")
    expect(table.guide.get_by_role("button", name="Mint 1 gold")).to_be_visible()
    table.guide.get_by_role("button", name="More", exact=True).click()
    expect(table.guide.locator(".terms").last).to_contain_text("11 coins")
    expect(table.guide.get_by_role("button", name="Mint 2 gold")).to_be_visible()


def test_a_card_that_is_turned_says_where_its_second_half_lies(open_at):
    table = open_at(recorded_until("facing", 9))
    expect(table.bar).to_contain_text("Which way should the card face?")
    expect(choice(table, "Its second half in the").first).to_be_visible()


def test_what_cannot_be_done_says_why_without_a_press(open_at):
    table = open_at(recorded_until("stop", SETTLED))
    table.guide.get_by_text(re.compile("^Not possible now")).click()
    kinds = table.guide.get_by_role("listitem")
    expect(kinds.filter(has_text="Hold a feast")).to_contain_text(re.compile(r"reaches|gold|food"))
    expect(kinds.filter(has=table.page.locator(".reason"))).to_have_count(kinds.count())
    check(table.page)


@pytest.mark.parametrize("position", every(3, ["wizard", "seer", "consent", "defence", "feast", "menu"]))
def test_every_language_has_the_words(open_at, position):
    table = open_at(getattr(positions, position)())
    for language in reversed(NAMES):
        speak(table.page, language)
        check_words(table.page)

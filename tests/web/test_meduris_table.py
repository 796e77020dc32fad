"""The table of Meduris where recorded matches stand: its cards, on a phone too, under the eyes of axe; and a replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.soak import soak
from tests.web.axe import check
from tests.web.fingers import check_bar, check_fit, held, tap_mark
from tests.web.matches import bring, recorded_meduris
from tests.web.meduris_page import RING, MedurisPage
from tests.web.table import Replay, close_dialog
from tests.web.waiting import wait_for

CARDS = {"worker": ".materials", "take": ".materials", "give": ".stepper", "exchange both": ".offers"}


@pytest.fixture
def sit(visit, live):
    """Comes to a table at which a recorded match stands before some action."""

    def come(before=None, players=2, **options) -> MedurisPage:
        ana = live.guest("Ana")
        return MedurisPage(visit(f"/table/{bring(ana, recorded_meduris(before, players))}", guest=ana, **options))

    return come


def test_an_offering_is_paid_three_for_one(sit):
    table = sit(before="exchange both")
    expect(table.card.get_by_role("heading", name="An offering on plot 4")).to_be_visible()
    expect(table.card).to_contain_text("A lone hut. Points for one material: 1; for both: 1.")
    before = table.players.all_inner_texts()
    table.card.get_by_role("button", name="Both by 3 : 1").click()
    expect(table.card.get_by_role("heading", name="The offering on plot 4")).to_be_visible()
    expect(table.sending).to_have_count(0)
    while table.card.locator(".stepper").count():
        table.pay()
        expect(table.sending).to_have_count(0)
    expect(table.players.first).not_to_have_text(before[0])
    expect(table.log.get_by_role("listitem").last).to_contain_text("+1 both materials at a lone hut")


def test_a_druid_chip_is_an_offering_of_both(sit):
    table = sit(before="offer chip", players=3)
    table.card.get_by_role("button", name="Druid chip").click()
    expect(table.log.get_by_role("listitem").last).to_contain_text("offered the druid chip")


def test_a_card_says_what_a_hut_costs_where_the_druid_goes_and_which_chip_lies_there(sit):
    table = sit(before="hut 11")
    table.board.focus()
    for _ in range(40):
        if table.walk("n").startswith("Plot 11,"):
            break
    expect(table.said).to_contain_text(re.compile("^Plot 11,.*bonus chip"))
    table.page.keyboard.press("Enter")
    hut = table.card.get_by_role("group", name="Hut")
    expect(hut).to_be_visible()
    expect(table.card).to_contain_text(re.compile("The druid asks|asks nobody"))
    expect(table.board.locator(".walk-line, .walk")).not_to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.card).to_have_count(0)
    expect(table.board).to_be_focused()
    table.page.keyboard.press("Enter")
    hut.get_by_role("button").first.click()
    built = table.log.get_by_role("listitem").last
    expect(built).to_contain_text("Ana built a hut on plot 11.")
    expect(built).to_contain_text("+2 bonus chip")


def test_a_rune_stone_explains_itself_to_pointer_and_key_and_opens_its_rule(sit):
    table = sit(before="hut 11")
    table.wait()
    stone = table.reach(".runes .badge")
    table.page.mouse.move(stone["x"], stone["y"] + 40)
    table.page.mouse.move(**stone)
    note = table.board.get_by_role("note")
    expect(note.get_by_role("heading")).to_have_text(re.compile(r"^Rune area \w+, plots \d+ to \d+$"))
    expect(note).to_contain_text(re.compile(r"has its rune stone\. Whoever builds the next hut here takes it\."))
    expect(note).to_contain_text(re.compile(r"Ana: \d rune stones?; \d+ at the end, with one more \d+\."))
    link = note.get_by_role("link")
    link.hover()  # the card waits for the pointer that comes over
    link.click()
    expect(table.page.get_by_role("dialog").locator("#MED-30")).to_be_visible()
    close_dialog(table.page)
    table.board.focus()
    table.page.keyboard.press("i")
    expect(table.said).to_have_text(re.compile(r"^Druid\. The druid stands at plot \d+\."))
    expect(note.get_by_role("heading", name="Druid")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_finger_that_rests_on_the_druid_learns_what_he_does(sit):
    table = sit(before="hut 11", phone=True)
    table.wait()
    druid = table.board.locator(".druid").bounding_box()
    with held(table.page, druid["x"] + druid["width"] / 2, druid["y"] + druid["height"] / 2):
        note = table.board.get_by_role("note", name="Druid")
        expect(note).to_contain_text("Every building sends him on to the next hut, clockwise.")
    expect(table.card).to_have_count(0)  # nothing was tapped
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def every_card(table, live):
    """Opens a match for each kind of card, one after the other."""
    for before, card in CARDS.items():
        table.page.goto(f"/table/{bring(live.guests[-1], recorded_meduris(before))}")
        expect(table.card.locator(card)).to_be_visible()
        yield card


@pytest.mark.parametrize("look", [soak({"color_scheme": "light"}), {"color_scheme": "dark"}, soak({"phone": True})])
def test_axe_finds_nothing(sit, live, look):
    table = sit(before="hut 11", **look)
    expect(table.board.locator(".site").first).to_be_attached()
    check(table.page)
    for _ in every_card(table, live):
        check(table.page)


def test_cards_fit_on_a_phone(sit, live):
    table = sit(before="hut 11", phone=True)
    expect(table.board.locator(".site").first).to_be_attached()
    check_fit(table.page)
    check_bar(table)
    tap_mark(table, ".site")
    expect(table.card.locator(".action").first).to_be_visible()
    check_fit(table.page)
    for _ in every_card(table, live):
        check_fit(table.page)
        check_bar(table)


def test_on_a_phone_the_reason_of_a_refusal_hides_neither_hand_nor_bar(sit):
    table = sit(before="hut 11", phone=True)
    expect(table.board.locator(".site").first).to_be_attached()
    for which in range(9):
        tap_mark(table, ".site", which)
        expect(table.card.locator(".action").first).to_be_visible()
        if table.card.locator(".out").count():
            break
        table.card.get_by_role("button", name="Close").tap()
        expect(table.card).to_have_count(0)
    expect(table.card.locator(".whynot").first).to_have_text(re.compile(r"^[A-Z].+\.$"))  # before it is pressed
    table.card.locator(".out").first.tap()
    expect(table.card.locator(".out").first).to_be_visible()  # the card stays
    note = table.page.get_by_role("button", name="See the rule").locator("xpath=..")
    expect(note).to_be_visible()
    hand = table.board.get_by_role("region", name="Your materials")

    def room() -> float:
        box = note.bounding_box()
        return hand.bounding_box()["y"] - box["y"] - box["height"]

    assert wait_for(table.page, room, lambda seen: seen > 0) > 0
    check_fit(table.page)


def test_the_side_for_four_says_which_plots_are_reconstructed(sit):
    table = sit(before="hut 12", players=4)
    table.page.get_by_role("tab", name="Supply").click()
    about = table.page.get_by_role("tabpanel").get_by_text("are our reconstruction of the side for four players")
    expect(about).to_have_text(re.compile("^31 plots, from 8 to 38, are"))
    table.board.focus()
    seen = {}
    while len(seen) < 3:
        number = int(re.match(r"Plot (\d+)", table.walk("n"))[1])
        table.page.keyboard.press("Enter")
        expect(table.card.get_by_role("heading", name=f"Plot {number}", exact=True)).to_be_visible()
        seen[number] = table.card.get_by_text("This plot is our reconstruction").count() == 1
        table.page.keyboard.press("Escape")
        expect(table.card).to_have_count(0)
    assert seen == {number: 8 <= number <= 38 for number in seen}


def test_a_replay(visit, live):
    text = recorded_meduris()
    code = bring(live.guest("Ana"), text)
    replay = Replay(visit(f"/replay/{code}"), RING)
    druid = replay.in_words.get_by_text("The druid stands")
    expect(druid).to_have_text("The druid stands in his shrine.")
    replay.slider.fill("40")
    expect(druid).to_have_text(re.compile("at plot|on stone"))
    replay.press("ArrowRight", 41)
    replay.press("ArrowLeft", 40)
    expect(replay.log).to_contain_text("The die brought wood: Ana +1. Bran built a hut on plot 1.")
    replay.slider.press("End")
    scores = re.search("^Result: (.*)$", text, re.MULTILINE)[1].split()
    expect(replay.players).to_have_count(len(scores))
    for player, score in zip(replay.players.all(), scores, strict=True):
        expect(player).to_contain_text(re.compile(rf"\b{score}\s*points"))
    expect(replay.board.locator(".site")).to_have_count(0)
    replay.board.locator("svg").first.click(position={"x": 300, "y": 60})
    expect(replay.board.get_by_role("dialog").locator(".primary")).to_have_count(0)

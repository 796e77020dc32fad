"""The map of Finisterre: cards laid by mouse and finger, what a settlement reaches, panning that costs nothing."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.soak import soak
from tests.web.axe import check
from tests.web.fingers import tap_mark
from tests.web.finisterre_page import LATE, SETTLED, FinisterrePage, recorded_until
from tests.web.matches import bring
from tests.web.table import REST
from tests.web.test_panning import CHANGES, WATCH, drag, go_to_the_middle

COUNT = re.compile(r"(\d+) squares")
OTHER_WAYS = ".ghost .way"


@pytest.fixture
def open_at(visit, live):
    """Opens a recorded match at an action."""

    def open_table(before: str, which: int = 0, phone: bool = False) -> FinisterrePage:
        ana = live.guest("Ana")
        table = FinisterrePage(visit(f"/table/{bring(ana, recorded_until(before, which))}", guest=ana, phone=phone))
        table.wait()
        table.board.evaluate(REST)
        return table

    return open_table


def squares(table: FinisterrePage) -> int:
    """How many lie on the map."""
    return int(COUNT.search(table.in_words.inner_text())[1])


def points_of(table: FinisterrePage, kind: str) -> list[tuple[float, float]]:
    """The middles of all marks of a kind."""
    boxes = [mark.bounding_box() for mark in table.board.locator(kind).all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def hold_where_it_turns(table: FinisterrePage) -> tuple[float, float]:
    """Points at a cell that the card may cover in several ways."""
    for x, y in points_of(table, ".fits"):
        table.page.mouse.move(x, y)
        expect(table.ghost).to_be_attached()
        if table.board.locator(OTHER_WAYS).count():
            return x, y
        table.page.mouse.move(0, 0)
        expect(table.ghost).to_have_count(0)
    raise AssertionError("the card fits nowhere in two ways")


def turn(table: FinisterrePage) -> str:
    """The card in hand to its next way; how it is drawn then: the ways may differ in which square lies where alone."""
    said = table.board.locator("[aria-live=polite]").last
    before = said.inner_text()
    table.page.keyboard.press("r")
    expect(said).not_to_have_text(before)
    return table.ghost.inner_html()


def test_a_card_is_turned_and_laid_by_one_click(open_at):
    table = open_at("at ", 9)
    before, (x, y) = squares(table), hold_where_it_turns(table)
    assert len({turn(table) for _ in range(4)}) > 1
    table.page.mouse.click(x, y)
    expect(table.in_words).not_to_contain_text(f"{before} squares")
    expect(table.ghost).to_have_count(0)


def test_a_held_card_tells_what_it_would_bring(open_at):
    table = open_at("at ", 9)
    expect(table.board.locator(".ghost-plate")).to_have_count(0)
    table.page.keyboard.press("n")
    expect(table.board.locator(".ghost-plate")).to_have_text(re.compile(r"^([+−]\d|Brings nothing)"))
    expect(table.guide).to_contain_text(re.compile("(Brings|Takes away) "))
    said = table.board.locator("[aria-live=polite]").last
    expect(said).to_have_text(re.compile(r"the card fits in .*\. (Brings|Takes away) "))


def test_the_page_moves_under_a_resting_pointer_and_the_card_stays(open_at):
    table = open_at("at ", 9)
    box = table.board.bounding_box()
    x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] - 20
    table.page.mouse.move(x, y)
    table.page.keyboard.press("n")
    expect(table.ghost).to_be_attached()
    for event in ("pointermove", "pointerleave"):  # browsers send them when something else comes under the pointer
        table.board.locator("svg.game-map").dispatch_event(event, {"clientX": x, "clientY": y, "bubbles": True})
        table.board.evaluate(REST)
        assert table.ghost.count() == 1, event
    table.page.mouse.move(x - 10, y)
    expect(table.ghost).to_have_count(0)


def test_escape_lets_the_card_go(open_at):
    table = open_at("at ", 9)
    table.page.keyboard.press("n")
    expect(table.ghost).to_be_attached()
    table.page.keyboard.press("Escape")
    expect(table.ghost).to_have_count(0)


def test_a_finger_holds_the_card_and_a_button_lays_it(open_at):
    table = open_at("at ", 9, phone=True)
    before = squares(table)
    tap_mark(table, ".fits")
    expect(table.ghost).to_be_attached()
    table.page.get_by_role("button", name="Place the card").tap()
    expect(table.in_words).not_to_contain_text(f"{before} squares")


def test_a_settlement_shows_what_it_reaches(open_at):
    table = open_at("stop", SETTLED)
    middle = points_of(table, ".piece")[0]
    table.page.mouse.click(*middle)
    expect(table.board.get_by_text(re.compile("^Reaches [A-Z]"))).to_be_visible()
    expect(table.board.locator(".reach .land")).not_to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.board.locator(".reach")).to_have_count(0)


def camera(table: FinisterrePage) -> str:
    """Where it is, once it rests."""
    table.board.evaluate(REST)
    return str(table.board.evaluate("board => board.querySelector('svg > g').getAttribute('transform')"))


def play_one(table: FinisterrePage) -> tuple[int, str]:
    """One decision; how many squares lie then, and where the camera is."""
    table.step(table.wait())
    table.wait()
    table.take_device()
    return squares(table), camera(table)


@pytest.mark.parametrize("phone", [False, soak(True)], ids=["desk", "phone"])
def test_the_map_stays_where_it_is_from_one_decision_to_the_next(open_at, phone):
    table = open_at("stop", SETTLED, phone=phone)
    seen = squares(table), camera(table)
    for _ in range(6):
        now = play_one(table)
        assert now == seen or now[0] > seen[0], table.met  # nobody has moved it: it may follow a map that grows
        seen = now
    table.page.keyboard.press("-")
    stays = camera(table)
    assert stays != seen[1]
    for _ in range(6):
        assert play_one(table)[1] == stays, table.met


NAMES_SEEN = """board => [...board.querySelectorAll(".f-name")].map((name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    return { left, top, right, bottom };
})"""
WINDOWS = {
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "390": {"phone": True, "viewport": {"width": 390, "height": 740}},
}


@pytest.mark.parametrize("width", WINDOWS)
def test_late_in_a_match_of_five_the_map_can_be_read(visit, live, width):
    ana = live.guest("Ana")
    code = bring(ana, recorded_until("stop", LATE, 5))
    page = visit(f"/table/{code}", guest=ana, **WINDOWS[width])
    table = FinisterrePage(page)
    expect(table.guide.or_(page.get_by_role("button", name="show the board")).first).to_be_visible()
    table.take_device()
    table.board.evaluate(REST)
    names = table.board.evaluate(NAMES_SEEN)
    assert len(names) > 5
    assert min(name["bottom"] - name["top"] for name in names) >= 14
    for one, other in itertools.combinations(names, 2):
        apart = one["right"] <= other["left"] or other["right"] <= one["left"]
        assert apart or one["bottom"] <= other["top"] or other["bottom"] <= one["top"], (one, other)
    assert table.board.locator(".shelf").count() == 0  # no goods lie over squares; a crate says that there are some
    room = table.guide.bounding_box()["y"] - table.board.get_by_role("region", name="Year").bounding_box()["y"]
    assert width == "1280" or room > 240
    assert table.guide.locator("kbd:visible").count() == 0 or width == "1280"
    check(page)


def test_panning_changes_one_attribute_only(open_at):
    table = open_at("at ", 20)
    go_to_the_middle(table.page, table)
    table.page.evaluate(WATCH)
    drag(table.page, table)
    changes = table.page.evaluate(CHANGES)
    assert changes["others"] == []
    assert 5 <= changes["count"] <= 70


def drawn_by_turning(table: FinisterrePage, turn_once) -> list[str]:
    """How the held card is drawn after each of some turns."""
    drawn = []
    for _ in range(6):
        turn_once()
        table.page.wait_for_timeout(200)  # two turns of the wheel in one breath are one
        drawn.append(table.ghost.inner_html())
    return drawn


def test_the_key_turns_as_the_wheel_does_at_every_cell(open_at):
    table = open_at("at ", 9)
    for x, y in points_of(table, ".fits"):
        table.page.mouse.move(x, y)
        expect(table.ghost).to_be_attached()
        by_wheel = drawn_by_turning(table, lambda: table.page.mouse.wheel(0, 100))
        assert set(drawn_by_turning(table, lambda: table.page.keyboard.press("r"))) == set(by_wheel)


def test_the_key_turns_the_card_in_a_lesson_too(visit):
    page = visit("/lesson/finisterre/land")
    table = FinisterrePage(page)
    table.board.evaluate(REST)
    hold_where_it_turns(table)
    assert len({turn(table) for _ in range(4)}) > 1
    expect(table.ghost).to_be_attached()

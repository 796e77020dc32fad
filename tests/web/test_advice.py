"""Asking a strong bot what it would do: by mouse, by keys and on a phone; and tables where nobody may ask."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.server.live import ME, UNIFORM
from tests.web.matches import bring, crossroads, recorded
from tests.web.table import Table, close_dialog
from tests.web.test_hints import frontier
from tests.web.waiting import wait_for

FIGURES = re.compile(r"win \d+%, [+-]?\d+\.\d points")


@pytest.fixture
def ana(live):
    return live.guest("Ana")


@pytest.fixture
def code(ana):
    """A match in which a tile is to be laid."""
    return bring(ana, recorded(tiles=30))


def panel(table):
    return table.bar.get_by_role("region", name="What a strong bot would do")


def ask(table):
    return table.bar.get_by_role("button", name="Hint")


def placement_in(words: str) -> tuple[str, str]:
    """The square and the facing of a move such as "2 east, 1 north of the first tile, turned right"."""
    steps = {direction: int(count) for count, direction in re.findall(r"(\d+) (north|east|south|west)", words)}
    x = steps.get("east", 0) - steps.get("west", 0)
    y = steps.get("north", 0) - steps.get("south", 0)
    turned = re.search("as it is|turned right|upside down|turned left", words)
    assert steps, words
    assert turned, words
    return f"{x},{y}", {"as it is": "N", "turned right": "E", "upside down": "S", "turned left": "W"}[turned[0]]


def test_a_hint_shows_the_best_moves_and_one_can_be_played(visit, ana, code):
    table = Table(visit(f"/table/{code}", guest=ana))
    ask(table).click()
    moves = panel(table).get_by_role("button").filter(has_text="of the first tile")
    expect(moves).to_have_count(3)
    expect(moves.first).to_contain_text(FIGURES)
    expect(table.page.locator("[aria-live=assertive]")).to_contain_text(
        re.compile("What a strong bot would do. 1: .+ of the first tile")
    )
    reasons = re.compile(r"(in sight|at once|left fit|at home: )")
    expect(panel(table)).to_contain_text(reasons)
    expect(table.page.locator("[aria-live=assertive]")).to_contain_text(reasons)
    square, _ = placement_in(moves.first.inner_text())
    expect(table.board.locator(".advised.best")).to_have_text(re.compile("^1"))
    assert 1 <= table.board.locator(".advised").count() <= 3
    assert f'"{square}' not in str(ana.state(code)["view"]["tiles"])

    moves.first.click()
    expect(panel(table)).to_have_count(0)
    expect(table.board.locator(".advised")).to_have_count(0)
    table.expect_tiles(31)
    tiles = ana.state(code)["view"]["tiles"].values()
    assert square in [tile["square"] for tile in tiles]


def test_a_refusal_leaves_the_hint_where_it_is(visit, ana, code):
    state = ana.state(code)
    table = Table(visit(f"/table/{code}", guest=ana))
    ask(table).click()
    expect(panel(table)).to_be_visible()
    table.click_square(min(frontier(state) - {choice["text"].split()[0] for choice in state["choices"]}))
    expect(table.bar.get_by_text("Not there")).to_be_visible()
    expect(panel(table)).to_be_visible()


def test_the_number_of_a_hint_is_the_key_that_plays_it_and_no_place_is_covered(visit, ana):
    table = Table(visit(f"/table/{bring(ana, crossroads())}", guest=ana, viewport={"width": 1100, "height": 600}))
    ask(table).click()
    first = panel(table).get_by_role("listitem").first
    number, words = first.locator(".number").inner_text(), first.locator(".words").inner_text()
    expect(table.choices.filter(has_text=words).locator("kbd")).to_have_text(number)
    assert len({tuple(table.reach(".spot", which).values()) for which in range(8)}) == 8
    table.page.keyboard.press(number)
    expect(table.choices).to_have_count(0)
    follower = {"Robber": "robber", "Farmer": "farmer"}.get(words.split(",")[0])
    expect(table.log).to_contain_text(f"sent a {follower}" if follower else "laid 4 roads.")


def test_by_keys_a_hint_comes_and_goes(visit, ana, code):
    table = Table(visit(f"/table/{code}", guest=ana))
    expect(ask(table)).to_be_enabled()
    table.page.keyboard.press("?")
    table.page.get_by_role("dialog").get_by_role("button", name="Keys").click()
    expect(table.page.get_by_role("dialog", name="Keys").get_by_text("ask for a hint")).to_be_visible()
    close_dialog(table.page)
    table.page.keyboard.press("h")
    expect(panel(table)).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(panel(table)).to_have_count(0)
    ask(table).press("Enter")
    panel(table).get_by_role("button", name="Dismiss").press("Enter")
    expect(panel(table)).to_have_count(0)
    expect(table.bar).to_be_focused()


def test_where_a_bot_would_lay_the_tile_it_lies_as_the_bot_would_turn_it(visit, ana, code):
    table = Table(visit(f"/table/{code}", guest=ana))
    ask(table).click()
    words = panel(table).get_by_role("button").nth(1).inner_text()
    square, facing = placement_in(words)
    table.click_square(square)
    expect(panel(table)).to_have_count(0)
    table.expect_tiles(31)
    assert any(entry["text"] == f"{square} {facing}" for entry in ana.state(code)["entries"])


def test_on_a_phone_the_hint_is_part_of_the_sheet(visit, ana, code):
    table = Table(visit(f"/table/{code}", guest=ana, phone=True))
    ask(table).tap()
    expect(panel(table).get_by_role("button").nth(1)).to_be_in_viewport(ratio=1)
    expect(panel(table).get_by_role("button").nth(3)).to_be_visible()

    def boxes() -> tuple[FloatRect, FloatRect]:
        return panel(table).bounding_box(), table.board.bounding_box()

    def stands(seen: tuple[FloatRect, FloatRect]) -> bool:
        sheet, board = seen
        return sheet["y"] >= board["y"] + board["height"] - 1 and board["height"] > 250

    seen = wait_for(table.page, boxes, stands)
    assert stands(seen), seen


def test_tables_without_hints_have_no_button(visit, ana, live):
    alone = ana.open(ME, UNIFORM, hints=False)
    ana.my_turn(alone)
    table = Table(visit(f"/table/{alone}", guest=ana))
    expect(table.my_turn).to_be_visible()
    expect(ask(table)).to_have_count(0)
    watched = Table(visit(f"/table/{bring(ana, recorded(tiles=30))}", guest=live.guest("Ben")))
    expect(watched.bar.get_by_text("You are watching")).to_be_visible()
    expect(ask(watched)).to_have_count(0)


def test_the_host_decides_about_hints_and_about_the_strength_of_bots(visit, ana):
    page = visit("/new/carcassonne", guest=ana)
    page.get_by_text("Who can join").click()
    hints = page.get_by_role("group", name="Hints")
    expect(hints.get_by_role("radio", name="None")).to_be_checked()
    page.get_by_role("radio", name="Against a bot").check()
    expect(hints.get_by_role("radio", name="Allowed")).to_be_checked()
    seat = page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot medium")
    expect(seat.locator("option").filter(has_text="Champion")).to_have_count(1)
    bots = seat.locator("option[value^='bot ']").all_inner_texts()
    assert [re.split("[ ,:]", text)[0] for text in bots] == [
        "Wanderer",
        "Mason",
        "Miller",
        "Champion",
        "Shrewd",
        "Carefree",
    ]
    hints.get_by_role("radio", name="None").check()
    page.get_by_role("button", name="Open the table").click()
    table = Table(page)
    expect(table.bar).to_be_visible()
    expect(ask(table)).to_have_count(0)

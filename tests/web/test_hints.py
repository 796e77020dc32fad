"""Why something is not allowed, with the rule to look up; and playing without any hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, UNIFORM
from tests.web.matches import bring, recorded
from tests.web.table import REST, Table, close_dialog

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


@pytest.fixture
def ana(live):
    return live.guest("Ana")


def frontier(state) -> set[str]:
    """The empty squares beside the landscape."""
    taken = {tile["square"] for tile in state["view"]["tiles"].values()}
    corners = [tuple(map(int, square.split(","))) for square in taken]
    return {f"{x + east},{y + north}" for x, y in corners for east, north in SIDES} - taken


def test_a_wrong_square_is_explained_and_its_rule_can_be_looked_up(visit, ana):
    code = bring(ana, recorded(tiles=30))
    state = ana.state(code)
    fitting = {choice["text"].split()[0] for choice in state["choices"]}
    table = Table(visit(f"/table/{code}", guest=ana))
    table.click_square(min(frontier(state) - fitting))
    expect(table.bar.get_by_text(re.compile("^Not there: (a|the) .+ would meet .+ to the "))).to_be_visible()
    table.bar.get_by_role("button", name="See the rule").click()
    rules = table.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[data-rule='CAR-08']")).to_be_focused()
    rules.get_by_label("Search the rules").fill("cloister")
    expect(rules.get_by_text("CAR-08", exact=True)).to_have_count(0)
    expect(rules.locator("[data-rule]").first).to_contain_text(re.compile("cloister", re.IGNORECASE))
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    table.bar.get_by_role("button", name="Dismiss").click()
    expect(table.bar.get_by_text("Not there")).to_have_count(0)
    assert table.tiles == 30


def test_a_square_far_away_is_no_move_at_all(visit, ana):
    table = Table(visit(f"/table/{bring(ana, recorded(tiles=10))}", guest=ana))
    for _ in range(3):
        table.page.get_by_role("button", name="Zoom out").click()
    table.board.evaluate(REST)
    box = table.board.bounding_box()
    table.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + box["height"] - 30)
    expect(table.bar.get_by_text("Not there")).to_have_count(0)
    assert table.tiles == 10


def test_without_hints_nothing_glows_and_the_tile_is_turned_by_hand(visit, ana):
    code = ana.open(ME, UNIFORM)
    state = ana.my_turn(code)
    table = Table(visit(f"/table/{code}", guest=ana))
    expect(table.glowing).not_to_have_count(0)
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("switch", name="Hints").uncheck()
    close_dialog(table.page)
    expect(table.glowing).to_have_count(0)
    expect(table.bar.get_by_text(re.compile("^Place your tile: .* Its sides must match.$"))).to_be_visible()

    square, facing = state["choices"][0]["text"].split()
    tiles = table.tiles
    table.page.mouse.move(**table.middle_of(square))
    expect(table.ghost).to_be_visible()
    for _ in range("NESW".index(facing)):
        table.page.keyboard.press("r")
    table.click_square(square)
    expect(table.in_words.get_by_role("heading", name=f"{tiles + 1} tiles")).to_be_attached()
    expect(table.sending).to_have_count(0)
    table.deploy()
    table.end_turn()


def test_without_hints_a_mistake_is_still_explained(visit, ana):
    code = bring(ana, recorded(tiles=30))
    state = ana.state(code)
    fitting = {choice["text"].split()[0] for choice in state["choices"]}
    table = Table(visit(f"/table/{code}", guest=ana, settings={"hints": False}))
    table.click_square(min(frontier(state) - fitting))
    expect(table.bar.get_by_role("button", name="See the rule")).to_be_visible()
    assert table.tiles == 30


def test_every_point_is_explained_and_shown_on_the_board(visit, ana):
    table = Table(visit(f"/table/{bring(ana, recorded(tiles=60))}", guest=ana))
    table.players.filter(has_text="Bran").get_by_role("button").click()
    points = table.page.get_by_role("dialog", name="Where do the points come from?")
    expect(points).to_be_visible()
    score = int(re.findall(r"(\d+)\s*points?", table.players.filter(has_text="Bran").inner_text())[0])
    tables = points.get_by_role("table")
    expect(tables.get_by_role("row").last).to_have_text(re.compile(rf"Total\s*{score}"))
    awards = tables.filter(has=table.page.get_by_role("columnheader", name="Rule"))  # not what is still to come
    gained = awards.get_by_role("cell").filter(has_text=re.compile(r"^\+\d+$")).all_inner_texts()
    assert sum(map(int, gained)) == score > 0
    tables.get_by_role("button", name="See the rule").first.click()
    rules = table.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(":focus")).to_have_attribute("data-rule", re.compile("CAR-"))
    table.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    tables.get_by_role("button", name=re.compile("city of|road of|cloister")).first.click()
    expect(points).to_be_hidden()
    expect(table.board.locator(".pointed")).not_to_have_count(0)
    table.page.get_by_role("button", name="Dismiss").click()
    expect(table.board.locator(".pointed")).to_have_count(0)

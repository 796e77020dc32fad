"""A whole match against a bot through the browser, from the first click to the rematch."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import expect

from tests.web.table import Table, on_the_shelf
from tests.web.waiting import wait_until


def test_a_whole_match(visit):
    page = visit()
    table = Table(page)
    on_the_shelf(page).get_by_role("button", name="Play now").click()
    assert table.wait_until_asked()
    tiles = table.tiles
    table.place()  # the second click of this visit has laid a tile
    table.expect_tiles(tiles + 1)

    table.undo.click()
    expect(table.glowing).not_to_have_count(0)
    table.expect_tiles(tiles)
    expect(table.undo).to_be_disabled()
    table.play_turn(spot=0)

    for number in itertools.count():
        if not table.wait_until_asked():
            break
        if number < 16:
            table.play_turn(which=number, spot=number if number % 3 else None)
        else:
            table.type_turn(send=number % 3 > 0)
    assert table.tiles >= 68  # of 72: now and then one fits nowhere

    expect(table.result).to_be_visible()
    places = table.result.get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(2)
    final = {score_of(place) for place in places.all_inner_texts()}
    wait_until(page, lambda: {score_of(player) for player in table.players.all_inner_texts()}, final)
    assert max(final) > 0
    expect(table.result.get_by_role("heading", name=re.compile("win|victory"))).to_be_visible()

    before = table.code
    table.result.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(before))
    expect(table.over).to_have_count(0)
    assert table.wait_until_asked()
    assert table.tiles <= 2
    table.play_turn()


def score_of(words: str) -> int:
    """The points in a line such as "1. Ana 57 points"."""
    return int(re.findall(r"(\d+)\s*points?", words)[-1])

"""A whole match against a bot through the browser, from the first click to the rematch."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import expect

from tests.web.table import Table


def test_a_whole_match_by_mouse(visit):
    page = visit()
    table = Table(page)
    page.get_by_role("button", name="Play now").click()
    assert table.wait_until_asked()
    tiles = table.tiles
    table.place()
    assert table.tiles == tiles + 1

    table.undo.click()
    expect(table.glowing).not_to_have_count(0)
    assert table.tiles == tiles
    expect(table.undo).to_be_disabled()
    table.play_turn(spot=0)

    for number in itertools.count():
        if not table.wait_until_asked():
            break
        table.play_turn(which=number, spot=number if number % 3 else None)
        print(number)
    assert table.tiles >= 70

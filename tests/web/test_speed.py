"""After a first start: a line on the start page, and a mark at the table, as long as games are not at full speed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from oppidum.warm.background import FULL_SPEED, Speed
from tests.server.live import ME

MEDIUM = {"who": "bot", "bot": "medium"}


class Slow:
    """In the place of what warms the games up."""

    def __init__(self) -> None:
        self.speeds = {"carcassonne": FULL_SPEED, "meduris": Speed(40, True, False, False)}
        self.speeds["finisterre"] = Speed(0, False, False, False, "the disk is full")

    def speed(self, game):
        return self.speeds[game]


@pytest.fixture
def slow(live):
    live.server.warming = Slow()
    yield live.server.warming
    live.server.warming = None


def test_the_start_page_says_how_far_the_games_are_until_they_are_ready(visit, slow):
    page = visit("/")
    line = page.get_by_text("You can play at once.")
    expect(line).to_contain_text("Carcassonne is at full speed; Meduris 40 %; Finisterre stays as it is.")
    slow.speeds["meduris"] = Speed(99, True, True, False)
    expect(line).to_contain_text("Meduris 99 %")
    slow.speeds |= dict.fromkeys(slow.speeds, FULL_SPEED)
    expect(line).to_have_count(0)


def test_the_table_says_that_a_bot_plays_hurried_until_it_does_not(visit, live, slow):
    ana = live.guest("Ana")
    code = ana.open(ME, MEDIUM, game="meduris")
    page = visit(f"/table/{code}", guest=ana)
    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("bot, in a hurry")
    expect(players.get_by_title("until Meduris is at full speed (40 %)")).to_be_visible()
    slow.speeds["meduris"] = FULL_SPEED
    expect(players.get_by_text("bot, in a hurry")).to_have_count(0)
    expect(players.get_by_text("Mason, medium", exact=True)).to_be_visible()

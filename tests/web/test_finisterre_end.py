"""The end of a match of Finisterre: gains and losses in the result, and the replay with its map, log and chart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.finisterre_page import FinisterrePage
from tests.web.matches import bring, file_of
from tests.web.table import Replay

SQUARES = re.compile(r"\b\d+ squares?")
NONE = re.compile(r"\b0 squares")


@pytest.fixture
def over(visit, live):
    """Opens the match of four that was recorded, at the table or as a replay."""

    def open_page(door: str, **options):
        ana = live.guest("Ana")
        code = bring(ana, file_of("finisterre", 4).read_text("utf-8"))
        return visit(f"/{door}/{code}", guest=ana, **options)

    return open_page


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_result_shows_losses_too(over, phone):
    result = FinisterrePage(over("table", phone=phone)).result
    bars = result.locator(".bars .row")
    expect(bars).to_have_count(4)
    expect(bars.locator(".total")).to_have_count(4)
    expect(bars.locator(".lost")).not_to_have_count(0)
    for row in bars.all():
        gains = [int(words) for words in row.locator(".figure").all_text_contents()]
        losses = [int(words.replace("−", "-")) for words in row.locator(".lost").all_text_contents()]
        assert sum(gains + losses) == int(row.locator(".total").inner_text().replace("−", "-"))


def test_the_map_and_the_log_follow_the_slider(over):
    page = over("replay")
    replay = Replay(page)
    in_words = page.get_by_role("region", name="The map in words")
    expect(in_words).to_contain_text(NONE)
    last = int(replay.slider.get_attribute("max"))
    replay.slider.fill(str(last))
    expect(in_words).not_to_contain_text(NONE)
    whole = SQUARES.search(in_words.inner_text())[0]
    replay.slider.fill(str(last // 3))
    expect(in_words).not_to_contain_text(whole)
    expect(in_words).not_to_contain_text(NONE)
    expect(replay.log.locator("[aria-current]")).to_have_count(1)


def test_the_chart_says_when_all_points_come_at_once(over):
    page = over("replay")
    page.get_by_role("tab", name="Chart").click()
    expect(page.get_by_text(re.compile(r"^All points came at once, at step [\d,]+\.$"))).to_be_visible()

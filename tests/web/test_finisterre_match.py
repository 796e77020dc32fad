"""Whole matches of Finisterre through the browser, with the mouse and by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, UNIFORM
from tests.soak import soak
from tests.web.finisterre_page import FinisterrePage, Typist, points_in
from tests.web.waiting import wait_until

QUICK = {"settings": {"autoDone": True}}
SMALL = {"width": 900, "height": 640}  # quickly painted


def check_result(table: FinisterrePage, scores: list[int]) -> None:
    """The end is shown, with the points that the server knows."""
    expect(table.result).to_be_visible()
    places = table.result.get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(len(scores))
    ranked = sorted(scores, reverse=True)
    wait_until(table.page, lambda: [points_in(place) for place in places.all_inner_texts()], ranked)
    wait_until(table.page, lambda: table.points, scores)


@pytest.mark.parametrize("hands", [soak(FinisterrePage, id="mouse"), pytest.param(Typist, id="keys")])
def test_a_duel_begins(visit, live, hands):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM, game="finisterre")
    table = hands(visit(f"/table/{code}", guest=ana, viewport=SMALL, **QUICK))
    assert not table.play(steps=20)
    for what in ("place", "choice"):
        assert table.met[what], f"{what} was not met among {table.met}"


@pytest.mark.soak
def test_a_duel_from_the_first_card_to_the_rematch(visit, live):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM, game="finisterre")
    table = FinisterrePage(visit(f"/table/{code}", guest=ana, viewport=SMALL, **QUICK))
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    met = table.met
    assert met["place"] > 8
    for what in ("amount", "choice", "Stop and carry the rest"):
        assert met[what], f"{what} was not met among {met}"
    table.result.get_by_role("button", name="Rematch").click()
    expect(table.page).not_to_have_url(re.compile(code))
    expect(table.result).to_have_count(0)
    assert not table.play(steps=2)


@pytest.mark.soak
def test_a_match_of_four_by_keys_alone(visit, live):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM, UNIFORM, UNIFORM, game="finisterre")
    table = Typist(visit(f"/table/{code}", guest=ana, viewport=SMALL), seed=4)
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    for what in ("place", "amount", "choice"):
        assert table.met[what], f"{what} was not met among {table.met}"

"""Whole matches of Meduris through the browser, and turns by keys alone."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.server.live import ME
from tests.web.matches import almost_over, bring, recorded_meduris
from tests.web.meduris_page import MedurisPage, Typist, open_table
from tests.web.waiting import wait_until

GREEDY = {"who": "bot", "bot": "greedy"}
QUICK = {"settings": {"autoDone": True}}
SMALL = {"width": 800, "height": 560}  # quickly painted


def check_result(table: MedurisPage, scores: list[int]) -> None:
    """The end is shown, with the points that the server knows."""
    expect(table.result).to_be_visible()
    expect(table.result.get_by_role("heading").first).to_be_focused()  # a key too many does nothing
    places = table.result.get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(len(scores))
    ranked = sorted(scores, reverse=True)
    wait_until(table.page, lambda: [points_in(place) for place in places.all_inner_texts()], ranked)
    wait_until(table.page, lambda: [points_in(player) for player in table.players.all_inner_texts()], scores)


def points_in(words: str) -> int:
    return int(re.findall(r"(\d+)\s*points?", words)[-1])


def test_a_duel_begins(visit, live):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, GREEDY, options={"chips": "hand"})
    table = MedurisPage(visit(f"/table/{code}", guest=ana, viewport=SMALL, **QUICK))
    assert not table.play(steps=12)
    check_beginning(table.met)
    wanted = ("Take one material", "Hut")
    for _ in range(10):  # at once, unless bots or dice have become others
        if all(table.met[what] for what in wanted):
            return
        assert not table.play(steps=6)
    raise AssertionError(f"one of {wanted} was not met among {table.met}")


def check_beginning(met: Counter[str]) -> None:
    """Every chip and every worker was put somewhere."""
    assert met["Put"] == 3  # chips
    assert met["Put a worker on a plateau"] == 3


def test_a_duel_ends(visit, live):
    ana = live.guest("Ana")
    code = bring(ana, almost_over(left=12))
    table = MedurisPage(visit(f"/table/{code}", guest=ana, viewport=SMALL, **QUICK))
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])


@pytest.mark.soak
def test_a_duel_from_the_first_chip_to_the_rematch(visit, live):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, GREEDY, options={"chips": "hand"})
    table = MedurisPage(visit(f"/table/{code}", guest=ana, viewport=SMALL, **QUICK))
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    met = table.met
    check_beginning(met)
    for what in ("Take one material", "Give one material back", "Hut", "exchange", "move", "offer"):
        assert met[what], f"{what} was not met among {met}"
    assert any("stone" in words for words in table.druid)
    assert sum("plot" in words for words in table.druid) > 3
    table.result.get_by_role("button", name="Rematch").click()
    expect(table.page).not_to_have_url(re.compile(code))
    expect(table.result).to_have_count(0)
    assert not table.play(steps=2)


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_a_match_with_several_by_keys_alone(visit, live, players):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, *[GREEDY] * (players - 1))
    table = Typist(visit(f"/table/{code}", guest=ana, viewport=SMALL), seed=players)
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    met = table.met
    assert met["Put a worker on a plateau"] == 2
    for what in ("build", "move", "offer", "done"):
        assert met[what], f"{what} was not met among {met}"
    assert sum("plot" in words for words in table.druid) > 3


def test_only_a_turn_has_to_be_ended(visit, live):
    ana = live.guest("Ana")
    table = Typist(visit(f"/table/{open_table(live, ana, ME, ME)}", guest=ana, viewport=SMALL))
    ended = 0
    for _ in range(24):
        seen = table.wait()
        ended += "done" in seen
        table.step(seen)
        assert "material" not in seen or "done" not in table.wait()
    assert ended


def test_what_was_lifted_or_opened_is_left_by_escape(visit, live):
    ana = live.guest("Ana")
    table = Typist(visit(f"/table/{bring(ana, recorded_meduris('hut 11'))}", guest=ana))
    table.wait()
    table.press("n", "Enter")
    expect(table.card).to_be_focused()
    table.press("Escape")
    expect(table.card).to_have_count(0)
    expect(table.board).to_be_focused()
    table.lift()
    expect(table.board.get_by_text("Choose a glowing plateau for this worker.")).to_be_visible()
    table.press("Escape")
    expect(table.lifted).to_have_count(0)
    first = table.said.inner_text()
    table.press("ArrowRight")
    expect(table.said).to_have_text(re.compile("^Plot "))
    table.press("ArrowLeft", "ArrowLeft")
    expect(table.said).not_to_have_text(first)

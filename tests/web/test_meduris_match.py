"""Whole matches of Meduris through the browser, and turns by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live import ME
from tests.web.mountain import Mountain, open_table

GREEDY = {"who": "bot", "bot": "greedy"}
QUICK = {"settings": {"autoDone": True}}


def check_result(table: Mountain, scores: list[int]) -> None:
    """The end is shown, with the points that the server knows."""
    expect(table.result).to_be_visible()
    expect(table.result.get_by_role("heading").first).to_be_focused()  # a key too many does nothing
    places = table.result.get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(len(scores))
    assert [points_in(place) for place in places.all_inner_texts()] == sorted(scores, reverse=True)
    assert [points_in(player) for player in table.players.all_inner_texts()] == scores


def points_in(words: str) -> int:
    return int(re.findall(r"(\d+)\s*points?", words)[-1])


def test_a_duel_from_the_first_chip_to_the_rematch(visit, live):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, GREEDY, options={"chips": "hand"})
    table = Mountain(visit(f"/table/{code}", guest=ana, **QUICK))
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    met = table.met
    assert met["Put"] == 3  # chips
    assert met["Put a worker on a plateau"] == 3
    for what in ("Take one material", "Give one material back", "Hut", "exchange", "move", "offer"):
        assert met[what], f"{what} was not met among {met}"
    assert any("stone" in words for words in table.druid)
    assert sum("plot" in words for words in table.druid) > 3
    table.result.get_by_role("button", name="Rematch").click()
    expect(table.page).not_to_have_url(re.compile(code))
    table.play(steps=2)


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_with_several(visit, live, players):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, *[GREEDY] * (players - 1))
    table = Mountain(visit(f"/table/{code}", guest=ana, **QUICK), seed=players, keys=True)
    assert table.play()
    check_result(table, ana.state(code)["view"]["scores"])
    assert table.met["Put a worker on a plateau"] == 2
    assert table.met["offer"]
    assert sum("plot" in words for words in table.druid) > 3


def test_turns_by_keys_alone(visit, live):
    ana = live.guest("Ana")
    code = open_table(live, ana, ME, ME)
    table = Mountain(visit(f"/table/{code}", guest=ana))
    for number in range(30):
        what = type_step(table, table.wait(), number)
        assert what != "material" or "done" not in table.wait()  # only a turn has to be ended
    met = table.met
    for what in ("done", "build", "move", "material"):
        assert met[what], f"{what} was not met among {met}"


def type_step(table: Mountain, seen: list[str], number: int) -> str:
    """Answer what is asked, without the mouse; what it was."""
    keys = table.page.keyboard
    if "done" in seen:
        what = "done"
        keys.press("d")
    elif "pay" in seen:
        what = "pay"
        keys.press(table.card.get_by_role("status").inner_text().split()[0])
    elif "offer" in seen or "material" in seen:
        what = "offer" if "offer" in seen else "material"
        keys.press("1")
    elif "site" in seen and number % 4:
        what = "build"
        keys.press("n")
        expect(table.said).to_have_text(re.compile("^Plot .*You may build here$"))
        keys.press("Enter")
        expect(table.card).to_be_focused()
        keys.press("1")
    else:
        what = "move"
        lift_by_keys(table)
    table.met[what] += 1
    return what


def lift_by_keys(table: Mountain) -> None:
    """Over the plateaus until one has a worker who can be lifted; then over them until one can take him."""
    press = table.page.keyboard.press
    goals, lifted = table.board.locator("path.goal"), table.board.locator(".raised")
    for _ in range(4):
        press("w")
        expect(table.said).to_have_text(re.compile("^Plateau of "))
        press("Enter")
        if lifted.count():
            break
    else:
        raise AssertionError("no worker could be lifted")
    press("Escape")
    expect(lifted).to_have_count(0)
    press("Enter")
    expect(goals.first).to_be_attached()
    for _ in range(4):
        press("w")
        if "You may choose it" in table.said.inner_text():
            break
    press("Enter")
    expect(lifted).to_have_count(0)

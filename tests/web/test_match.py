"""A match through the browser, from the first click to the rematch."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from oppidum.server.storage.errors import StoreError
from tests.server.live import ME
from tests.web.matches import bring, recorded
from tests.web.table import Table, on_the_shelf
from tests.web.waiting import wait_until


def test_the_first_turns(visit):
    begin(visit())


def test_the_last_turns(visit, live):
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, recorded(tiles=68))}", guest=ana))
    while table.wait_until_asked():
        table.play_turn(spot=0)
    tell_the_scoring(table)
    check_end(table)
    table.page.reload()
    expect(table.result).to_be_visible()  # at once
    expect(table.telling).to_have_count(0)


def test_what_points_are_for_is_seen_on_the_board_when_the_match_is_over(visit, live):
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, recorded())}", guest=ana))
    table.result.get_by_role("button", name="One by one").click()
    points = table.page.get_by_role("dialog", name="Where do the points come from?")
    points.get_by_role("button", name=re.compile("^(city|road) of")).first.click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.board.locator(".pointed").first).to_be_visible()
    table.bar.get_by_role("button", name="Show the result").click()
    expect(table.result).to_be_visible()


def test_a_result_is_shared_as_a_picture(visit, live, tmp_path):
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, recorded())}", guest=ana))
    table.result.get_by_role("button", name="Share").click()
    sharing = table.page.get_by_role("dialog", name="Share the result")
    expect(sharing.get_by_role("img", name=re.compile(r"^Carcassonne: \w+ \d+ and \w+ \d+$"))).to_be_visible()
    expect(sharing.get_by_text(re.compile(f"/replay/{table.code}$"))).to_be_visible()
    with table.page.expect_download() as download:
        sharing.get_by_role("button", name="Save the picture").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    head = saved.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(head[at : at + 4]) for at in (16, 20)] == [1200, 630]


def test_the_board_keeps_its_size_when_the_words_need_two_lines(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=30))}", guest=ana, viewport={"width": 960, "height": 700})
    table = Table(page)
    table.wait_until_asked()
    before = table.board.bounding_box()
    assert table.place()
    expect(table.bar.get_by_text("Place your tile")).to_have_count(0)
    assert table.board.bounding_box() == before


@pytest.mark.soak
def test_a_whole_match(visit):
    table = begin(visit())
    for number in itertools.count():
        if not table.wait_until_asked():
            break
        if number < 16:
            table.play_turn(which=number, spot=number if number % 3 else None)
        else:
            table.type_turn(send=number % 3 > 0)
    table.telling.get_by_role("button", name="Skip").click()
    check_end(table)
    begin_again(table)


def begin(page: Page) -> Table:
    """From the start page to the end of the first turn."""
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
    return table


def tell_the_scoring(table: Table) -> None:
    """Award by award, with arrow and space; the others are skipped."""
    first = table.telling.get_by_text(re.compile(r"^The final scoring · 1 of \d+$"))
    expect(first).to_be_visible()
    expect(table.board.locator(".told")).to_have_count(1)
    before = sum(score_of(player) for player in table.players.all_inner_texts())
    for key, number in (("ArrowRight", 2), ("Space", 3), ("ArrowLeft", 2), ("ArrowRight", 3)):
        table.page.keyboard.press(key)
        expect(table.telling.get_by_text(f"The final scoring · {number} of")).to_be_visible()
    assert sum(score_of(player) for player in table.players.all_inner_texts()) > before
    expect(table.result).to_have_count(0)
    table.page.keyboard.press("Escape")


def check_end(table: Table) -> None:
    """The result is shown."""
    assert table.tiles >= 68  # of 72: now and then one fits nowhere

    expect(table.result).to_be_visible()
    places = table.result.get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(2)
    final = {score_of(place) for place in places.all_inner_texts()}
    wait_until(table.page, lambda: {score_of(player) for player in table.players.all_inner_texts()}, final)
    assert max(final) > 0
    expect(table.result.get_by_role("heading", name=re.compile("win|victory"))).to_be_visible()


def begin_again(table: Table) -> None:
    """A rematch, up to the end of its first turn."""
    before = table.code
    table.result.get_by_role("button", name="Rematch").click()
    expect(table.page).not_to_have_url(re.compile(before))
    expect(table.over).to_have_count(0)
    assert table.wait_until_asked()
    assert table.tiles <= 2
    table.play_turn()


def score_of(words: str) -> int:
    """The points in a line such as "1. Ana 57 points"."""
    return int(re.findall(r"(\d+)\s*points?", words)[-1])


def test_a_turn_that_ends_by_itself_is_ended_once_even_if_that_is_refused(visit, live, monkeypatch):
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    real = live.server.store.append

    async def full(match, entries):
        if match == code and entries[0].kind == "done":
            raise StoreError("database or disk is full")
        await real(match, entries)

    monkeypatch.setattr(live.server.store, "append", full)
    sent = []
    table = Table(visit(settings={"autoDone": True}, guest=ana))
    table.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame)))
    table.page.goto(f"/table/{code}")
    table.place()
    table.choices.filter(has_text="No follower").click()
    expect(table.page.get_by_text("The server could not store that. Please try again.").first).to_be_visible()
    table.page.wait_for_timeout(500)
    assert sum('"text":"done"' in str(frame) for frame in sent) == 1
    monkeypatch.undo()
    table.end_turn()
    wait_until(table.page, lambda: ana.state(code)["turn"]["holding"], False)

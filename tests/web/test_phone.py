"""A phone: 360 pixels wide, and fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, OPEN, UNIFORM
from tests.soak import soak
from tests.web.fingers import check_bar, check_fit, tap_mark
from tests.web.matches import bring, crossroads, recorded
from tests.web.table import Replay, Table, close_dialog, on_the_shelf


def test_a_match_by_tapping(visit):
    page = visit(phone=True, moving=True)
    table = Table(page)
    check_fit(page)
    on_the_shelf(page).get_by_role("button", name="Play now").tap()
    assert table.wait_until_asked()
    for number in range(4):
        check_fit(page)
        check_bar(table)
        tiles = table.tiles
        tap_mark(table, ".fits", number)
        expect(table.ghost).to_be_visible()
        assert table.tiles == tiles  # a finger only holds the tile there, to look at it
        check_fit(page)
        turn = page.get_by_role("button", name="Turn the tile")
        if turn.count():
            turn.tap()
        page.get_by_role("button", name="Place the tile here").tap()
        expect(table.in_words.get_by_role("heading", name=f"{tiles + 1} tiles")).to_be_attached()
        expect(table.sending).to_have_count(0)
        check_fit(page)
        check_bar(table)
        if table.board.locator(".spot").count() and number % 2:
            tap_mark(table, ".spot")
        elif table.choices.count():
            table.choices.last.tap()
        expect(table.done).to_be_enabled()
        expect(table.sending).to_have_count(0)
        table.done.tap()
        table.wait_until_ended()
        assert table.wait_until_asked()


def test_a_crossroads_leaves_room_for_the_board(visit, live):
    """Nine words to choose from: they scroll."""
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, crossroads())}", guest=ana, phone=True))
    assert table.wait_until_asked()
    expect(table.choices).to_have_count(9)
    expect(table.choices.first.locator("kbd")).to_be_visible()  # the figures on the board bear the same numbers
    expect(table.choices.first.locator("kbd")).to_have_text("1")
    check_fit(table.page)
    check_bar(table)
    expect(table.choices.last).to_have_text("No follower0")
    expect(table.choices.last).to_be_in_viewport(ratio=1)
    table.choices.last.tap()
    expect(table.done).to_be_enabled()


@pytest.mark.parametrize("others", [1, 2, 4])
def test_everybodys_score_is_seen(visit, live, others):
    ana = live.guest("Ana")
    code = ana.open(ME, *[UNIFORM] * others)
    table = Table(visit(f"/table/{code}", guest=ana, phone=True, viewport={"width": 390, "height": 740}))
    expect(table.players).to_have_count(1 + others)
    for player in table.players.all():
        expect(player.locator(".score")).to_be_in_viewport(ratio=1)


def test_log_and_chat_wait_behind_a_button(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=40))}", guest=ana, phone=True)
    page.get_by_role("button", name="Log and chat").tap()
    drawer = page.get_by_role("dialog", name="Log and chat")
    expect(drawer.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(39)
    for tab in ("Chat", "Supply", "Log"):
        drawer.get_by_role("tab", name=tab).tap()
        check_fit(page)
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("width", [320, soak(360)])
def test_every_page_fits(visit, live, width):
    ana = live.guest("Ana")
    code = bring(ana, recorded(tiles=60))
    page = visit("/", guest=ana, phone=True, viewport={"width": width, "height": 740})
    waiting = ana.open(ME, OPEN, OPEN)
    playing = ana.open(ME, UNIFORM, UNIFORM, UNIFORM, UNIFORM, UNIFORM)
    for path, last in (
        ("/", on_the_shelf(page, "Finisterre")),
        ("/new/carcassonne", page.get_by_role("button", name="Open the table")),
        ("/mine", page.get_by_role("button", name="Save as a file").first),
        ("/about", page.get_by_role("heading", level=1)),
        ("/learn/finisterre/how", page.get_by_role("heading", name="Now begin")),
        ("/examples/meduris", page.get_by_role("list").get_by_role("listitem").last),
        ("/nowhere", page.get_by_role("heading", level=1)),
        (f"/table/{waiting}", page.get_by_role("list").get_by_role("listitem").last),
        (f"/table/{playing}", Table(page).players.last),
        (f"/replay/{code}?at=100", Replay(page).slider),
        (f"/table/{code}", Table(page).players.last),
    ):
        page.goto(path)
        expect(last).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.get_by_text("Loading …")).to_have_count(0)
        page.wait_for_load_state("networkidle")
        check_fit(page)
    for name in ("Where do the points come from?", "Rules", "How to play", "Keys", "Resign"):
        Table(page).choose(name)
        expect(page.get_by_role("dialog")).to_be_visible()
        check_fit(page)
        close_dialog(page)
    for name in ("Settings", "Your name"):
        page.get_by_role("button", name=name).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_fit(page)
        close_dialog(page)


@pytest.mark.parametrize("language", [soak("es"), "it", soak("nl")])
def test_longer_words_fit_too(visit, live, language):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM)
    square, facing = ana.my_turn(code)["choices"][0]["text"].split()
    ana.act(code, text=f"{square} {facing}")
    page = visit("/", guest=ana, phone=True, settings={"language": language})
    for path in ("/", "/new/carcassonne", "/mine", f"/table/{ana.open(ME, OPEN)}", f"/table/{code}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        check_fit(page)

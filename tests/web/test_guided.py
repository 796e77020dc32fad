"""Guided first matches: offered once, tips one at a time and never twice, off by one click."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from oppidum.bots import bot_named
from oppidum.bots.bot import Mind
from oppidum.core.answer import Accepted
from oppidum.core.game import OVER
from tests.server.live import wait_for
from tests.soak import every, soak
from tests.web.axe import check
from tests.web.fingers import check_fit
from tests.web.finisterre_page import FinisterrePage
from tests.web.meduris_page import MedurisPage
from tests.web.table import Played, Table, close_dialog, on_the_shelf
from tests.web.waiting import wait_until

TITLES = {"carcassonne": "Carcassonne", "meduris": "Meduris", "finisterre": "Finisterre"}
STEPS = {"carcassonne": 3, "meduris": 8, "finisterre": 3}
HANDS = {"meduris": MedurisPage, "finisterre": FinisterrePage}
PHONE = {"viewport": {"width": 390, "height": 844}, "phone": True}
WIDTHS = [pytest.param({}, id="wide"), soak(PHONE, id="phone")]
SMALL = {"width": 480, "height": 480}
QUICK = {"settings": {"autoDone": True}}


def tip_on(page: Page) -> Locator:
    """The tip that is shown."""
    return page.get_by_role("region").filter(has=page.get_by_role("button", name="No more tips"))


def remembered(page: Page) -> dict[str, list[str]]:
    """The tips that this device has shown, by game."""
    return dict(json.loads(page.evaluate("localStorage.getItem('oppidum.tips') ?? '{}'")).get("seen", {}))


def begin(page: Page, game: str) -> None:
    """From the start page to the table of a guided match, past its introduction."""
    on_the_shelf(page, TITLES[game]).get_by_role("link", name=f"Learn {TITLES[game]}", exact=True).click()
    page.get_by_role("button", name="Learn by playing").click()
    expect(page).to_have_url(re.compile("/table/"))
    if game == "finisterre":
        read_introduction(page)


def read_introduction(page: Page) -> None:
    """Three panels, forward and back."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="What you play for")).to_be_visible()
    expect(tip_on(page)).to_have_count(0)
    check(page)
    for title in ("What the map shows", "A turn has four parts"):
        dialog.get_by_role("button", name="Next").click()
        expect(dialog.get_by_role("heading", name=title)).to_be_visible()
        check(page)
    dialog.get_by_role("button", name="Back").click()
    dialog.get_by_role("button", name="Next").click()
    dialog.get_by_role("button", name="Begin").click()
    expect(dialog).to_have_count(0)


def play_on(page: Page, game: str, times: int) -> None:
    """Some decisions, whatever they are."""
    if game == "carcassonne":
        table = Table(page)
        for number in range(times):
            assert table.wait_until_asked()
            table.play_turn(number, spot=0)
    else:
        assert not HANDS[game](page).play(steps=times)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES)
def test_the_beginning_of_a_guided_match(visit, game, width):
    page = visit(**width, **(QUICK if game in HANDS else {}))
    begin(page, game)
    tip = tip_on(page)
    expect(tip).to_be_visible()
    first = tip.get_by_role("heading").inner_text()
    expect(page.get_by_role("status").filter(has_text=f"Tip: {first}")).to_be_attached()
    check_room(page)
    check(page)

    tip.get_by_role("button", name="See the rule").click()
    rules = page.locator("dialog:modal")
    expect(rules.locator(".wanted")).to_be_visible()
    rules.locator("[data-rule]").last.scroll_into_view_if_needed()
    expect(rules.locator(".chapter").first).not_to_be_in_viewport()
    rules.get_by_role("searchbox").fill("a")  # which is everywhere
    expect(rules.locator(".chapter").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)

    page.keyboard.press("g")
    expect(tip.get_by_role("heading", name=first, exact=True)).to_have_count(0)
    told = read_while_playing(page, game)
    assert first not in told
    assert len(set(told)) == len(told) >= 2

    page.reload()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    expect(page.locator("dialog:modal")).to_have_count(0)  # the introduction was read
    again = read_while_playing(page, game)
    assert not {first, *told} & set(again)
    assert len(remembered(page)[game]) == len(set(remembered(page)[game]))


def check_room(page: Page) -> None:
    """Nothing lies beyond the edge; on a phone everything can be tapped too."""
    if page.viewport_size["width"] < 500:
        check_fit(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def read_while_playing(page: Page, game: str) -> list[str]:
    """The titles of the tips that come in some steps; each is looked at, then closed."""
    told: list[str] = []
    tip = tip_on(page)
    for _ in range(STEPS[game]):
        while tip.count():
            title = tip.get_by_role("heading").inner_text()
            told.append(title)
            check_room(page)
            tip.get_by_role("button", name="Got it").click()
            expect(tip.get_by_role("heading", name=title, exact=True)).to_have_count(0)
        play_on(page, game, 1)
        HANDS[game](page).wait() if game in HANDS else Table(page).wait_until_asked()
    return told


# What is told towards the end of any whole match, whoever plays it.
LATE = {
    "carcassonne": {"few-tiles", "final", "farms"},
    "meduris": {"last-turn", "lap", "final"},
    "finisterre": {"deck", "final"},
}
MANY = 12  # so many tips at least come in any match

# Some frames for what was told to be drawn, then all tips that come are closed; their titles.
READ_ALL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const told = [];
    for (await frame(), await frame(); ; await frame()) {
        const tip = document.querySelector("section.tip");
        if (!tip) return told;
        told.push(tip.querySelector("h2").innerText);
        tip.querySelector("button.primary").click();
    }
}"""


class Heard:
    """How far a page has been told of its match."""

    def __init__(self, page: Page) -> None:
        self.seq = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.seq = max(self.seq, told["seq"] if told["type"] in ("snapshot", "update") else 0)


@pytest.mark.parametrize("game", every(3, TITLES))
def test_a_whole_guided_match(visit, live, game):
    """A bot plays the person's seat beside the page, which has only to show it and to say its tips."""
    page = visit(viewport=SMALL)
    heard = Heard(page)
    begin(page, game)
    table = live.server.lobby.rooms[Table(page).code].table
    mind = bot_named("greedy").sit(table.game, 0, 1)
    told: list[str] = []
    while True:
        assert wait_for(lambda: table.course.asked in (0, OVER))
        wait_until(page, lambda: heard.seq >= table.seq, True)
        told += page.evaluate(READ_ALL)
        if table.course.ended:
            break
        live.inside(lambda: play_turn(table, mind))
    Table(page).telling.get_by_role("button", name="Skip").click()
    close_dialog(page)  # the result
    told += page.evaluate(READ_ALL)
    assert len(set(told)) == len(told)
    shown = set(remembered(page)[game])
    assert shown >= LATE[game]
    assert len(shown) >= MANY


async def play_turn(table: Any, mind: Mind) -> None:
    """All decisions of a seat until others are asked."""
    while table.course.asked == 0:
        text = "done"
        if not table.course.holding:
            position = table.course.match.position
            action = mind.choose(table.game.secrets.observe(position, 0)).action
            text = table.game.words.format(position, action)
        assert isinstance(await table.act(0, table.seq, text), Accepted)


def test_one_click_turns_tips_off_and_the_menu_brings_them_back(visit):
    page = visit()
    begin(page, "carcassonne")
    tip_on(page).get_by_role("button", name="No more tips").click()
    expect(page.get_by_text("There will be no more tips here.")).to_be_visible()
    play_on(page, "carcassonne", 2)
    expect(tip_on(page)).to_have_count(0)
    page.reload()
    assert Table(page).wait_until_asked()
    expect(tip_on(page)).to_have_count(0)
    assert len(remembered(page)["carcassonne"]) == 1
    Table(page).choose("Show tips")
    expect(tip_on(page)).to_be_visible()


def test_a_newcomer_is_offered_a_guide_once(visit):
    page = visit(newcomer=True)
    play = on_the_shelf(page).get_by_role("button", name="Play now")
    play.click()
    offer = page.get_by_role("dialog", name="Your first match of Carcassonne?")
    expect(offer).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    play.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert Table(page).wait_until_asked()
    expect(tip_on(page)).to_have_count(0)


def test_whoever_takes_the_offer_is_guided(visit):
    page = visit(newcomer=True)
    on_the_shelf(page, "Meduris").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Learn by playing").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(tip_on(page)).to_be_visible()


def test_who_has_played_a_game_is_offered_nothing(visit, live):
    ana = live.guest("Ana")
    ana.open({"who": "me"}, {"who": "bot", "bot": "uniform"})
    page = visit(newcomer=True, guest=ana)
    on_the_shelf(page).get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_finisterre_is_played_in_peace_with_half_a_deck(visit, live):
    page = visit(**QUICK)
    begin(page, "finisterre")
    options = page.request.get(f"/api/tables/{Table(page).code}").json()["options"]
    assert (options["deck"], options["opening"], options["peaceful"]) == ("half", "terrain", True)
    wait_until(page, lambda: tip_on(page).get_by_role("heading").all_inner_texts(), ["Lay your card"])
    assert isinstance(FinisterrePage(page), Played)

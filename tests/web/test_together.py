"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, OPEN
from tests.web.table import Table, on_the_shelf

# A stranger's own websocket: says hello without a token, tries to move for seat 0, and hears why not.
INTRUDE = """(code) => new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: null, seq: 0 }));
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "snapshot") {
            socket.send(JSON.stringify({ type: "act", seat: 0, seq: message.seq, text: "resign", key: "intruder" }));
        } else if (message.type === "refused") {
            socket.close();
            resolve(message.reason);
        }
    };
})"""


def test_two_friends_and_a_spectator(visit):
    ana = visit()
    on_the_shelf(ana).get_by_role("link", name="With friends").click()
    ana.get_by_role("radio", name="With friends").check()
    ana.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    ana.get_by_role("button", name="Open the table").click()
    expect(ana.get_by_role("heading", name="Waiting for players")).to_be_visible()
    code = Table(ana).code
    expect(ana.get_by_text(code, exact=True)).to_be_visible()
    expect(ana.get_by_text("One seat is free.")).to_be_visible()

    cleo = visit(f"/table/{code}")  # has the link, and takes no seat
    expect(cleo.get_by_text("You can also just watch")).to_be_visible()
    expect(ana.get_by_text("One person is watching.")).to_be_visible()

    ben = visit()
    ben.get_by_label("Join by code").fill(code.lower())
    ben.get_by_role("button", name="Go to the table").click()
    ben.get_by_label("What shall we call you?").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()

    tables = [Table(page) for page in (ana, ben, cleo)]
    for table in tables:
        expect(table.board).to_be_visible()
        expect(table.players).to_have_count(2)
        expect(table.players.filter(has_text="Ben")).to_have_count(1)
    take_a_turn(tables, lays=2)
    take_a_turn(tables, lays=3)
    watch_only(Table(cleo))
    talk(ana, ben, cleo)


def take_a_turn(tables: list[Table], lays: int) -> None:
    """Whoever is asked lays a tile; all the others see it lie there."""
    ana, ben, _ = tables
    expect(ana.my_turn.or_(ana.bar.get_by_text("Ben is thinking"))).to_be_visible()
    mover, other = (ana, ben) if ana.my_turn.is_visible() else (ben, ana)
    expect(mover.my_turn).to_be_visible()
    expect(other.glowing).to_have_count(0)
    expect(other.done).to_be_disabled()
    mover.place()
    mover.deploy(spot=0)
    for table in tables:
        expect(table.in_words.get_by_role("heading", name=f"{lays} tiles")).to_be_visible()
        expect(table.board.locator(".follower")).to_have_count(mover.board.locator(".follower").count())
    mover.end_turn()
    expect(other.my_turn).to_be_visible()


def watch_only(cleo: Table) -> None:
    """A spectator sees everything and can do nothing, not even with tools."""
    expect(cleo.bar.get_by_text("You are watching")).to_be_visible()
    expect(cleo.bar.get_by_role("button")).to_have_count(0)
    expect(cleo.glowing).to_have_count(0)
    before = cleo.tiles
    for square in ("1,0", "-1,0", "0,1", "0,-1"):
        cleo.click_square(square)
    assert cleo.page.evaluate(INTRUDE, cleo.code) == "seat-not-yours"
    assert cleo.tiles == before
    cleo.page.get_by_role("button", name="More", exact=True).click()
    expect(cleo.page.get_by_role("button", name="Keys")).to_be_visible()
    expect(cleo.page.get_by_role("button", name="Resign")).to_have_count(0)
    cleo.page.keyboard.press("Escape")


def talk(ana, ben, cleo) -> None:
    """Those who play write, everybody reads."""
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Write a line").fill("Nice city, <b>Ben</b>!")
    ana.get_by_role("button", name="Send").click()
    expect(ana.get_by_label("Write a line")).to_have_value("")
    expect(ben.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    expect(ben.locator(".note").filter(has_text="Nice city, <b>Ben</b>!")).to_be_visible()
    for page in (ana, ben, cleo):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Nice city, <b>Ben</b>!")
    expect(ben.get_by_role("tab", name="Chat")).to_have_text("Chat")
    expect(cleo.get_by_label("Write a line")).to_have_count(0)


@pytest.fixture
def friends(live):
    """Two guests, and the code of their table."""
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN, absence={"then": "bot", "minutes": 1})
    ben.post(f"/tables/{code}/join", {})
    return ana, ben, code


def test_resigning_ends_the_match_and_a_friend_finds_the_rematch(visit, friends):
    ana, ben, code = friends
    mine, theirs = (Table(visit(f"/table/{code}", guest=guest)) for guest in (ana, ben))
    mine.choose("Resign")
    sure = mine.page.get_by_role("dialog", name="Resign?")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_be_hidden()
    mine.choose("Resign")
    sure.get_by_role("button", name="Resign").click()
    expect(mine.result.get_by_role("heading", name="Ben wins!")).to_be_visible()
    expect(theirs.result.get_by_role("heading", name="You win!")).to_be_visible()
    expect(theirs.result.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("resigned")

    mine.result.get_by_role("button", name="Rematch").click()
    expect(mine.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    theirs.result.get_by_role("button", name="Join the rematch").click()
    expect(theirs.page).not_to_have_url(re.compile(code))
    for table in (mine, theirs):
        expect(table.board).to_be_visible()
        table.expect_tiles(1)
    assert mine.code == theirs.code != code


def test_a_bot_plays_for_somebody_who_is_away_until_they_take_the_seat_back(visit, live, friends):
    ana, ben, code = friends
    if ana.state(code)["turn"]["asked"] == 1:  # Ben begins: let him move, so that Ana is waited for
        ben.play(code, events=4)
    waiting = Table(visit(f"/table/{code}", guest=ben))
    expect(waiting.players.filter(has_text="Ana")).to_contain_text("away")
    room = live.inside(lambda: live.server.lobby.rooms[code])
    room.away_since[ana.person] -= 600  # ten minutes pass
    expect(waiting.players.filter(has_text="Ana")).to_contain_text("Shrewd bot plays")
    expect(waiting.my_turn).to_be_visible()
    expect(waiting.log).to_contain_text("Shrewd bot plays for Ana, who is away.")

    back = Table(visit(f"/table/{code}", guest=ana))
    expect(back.page.get_by_text("A bot is playing for you.")).to_be_visible()
    back.page.get_by_role("button", name="Take the seat back").click()
    expect(back.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(waiting.log).to_contain_text("Ana is back.")
    waiting.play_turn()
    expect(back.my_turn).to_be_visible()
    back.play_turn()


def test_what_chance_has_seen_cannot_be_asked_back(visit, friends):
    """In this game a tile is drawn as soon as a turn ends; so nobody is offered what could only be refused."""
    ana, ben, code = friends
    tables = [Table(visit(f"/table/{code}", guest=guest)) for guest in (ana, ben)]
    mover, other = tables if ana.state(code)["turn"]["asked"] == 0 else tables[::-1]
    mover.play_turn()
    expect(other.my_turn).to_be_visible()
    expect(mover.undo).to_be_disabled()
    mover.page.get_by_role("button", name="More", exact=True).click()
    expect(mover.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(mover.page.get_by_role("button", name="Ask to take back a move")).to_have_count(0)

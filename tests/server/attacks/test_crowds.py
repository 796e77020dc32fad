"""Attacks by asking, speaking or coming too often."""

from __future__ import annotations

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oppidum.server.tables import viewing
from tests.server.live import ME, OPEN, Player, all_at_table, at_table, dial, run, wait_for
from tests.server.test_socket import seat_two


async def answered(player: Player) -> None:
    """Everything that was said before has been dealt with."""
    await player.say("ping")
    await player.hear_of("pong")


def test_requests_to_undo(live):
    """Whoever asks a hundred times to take something back is heard once, and nobody is sent the world again."""
    ana, ben, code = seat_two(live)

    async def story():
        async with AsyncExitStack() as stack:
            one, two, *watchers = await stack.enter_async_context(
                all_at_table(live.address, code, ana.token, ben.token, *[None] * 20)
            )
            mover, other = (one, two) if one.asked else (two, one)
            seat = mover.turn["asked"]
            await mover.act()
            await other.until(lambda other: other.seq >= mover.seq)
            for player in (one, two, *watchers):
                await answered(player)
                player.heard.clear()
            for _ in range(100):
                await mover.say("ask_undo", seat=seat)
            await answered(mover)
            for watcher in watchers:
                await answered(watcher)
                told = [message["type"] for message in watcher.heard if message["type"] != "people"]
                assert told == ["turn", "pong"]
                assert watcher.turn["undo_asked"] == {"seat": seat, "agreed": []}
            assert not any(message["type"] == "snapshot" for message in mover.heard)

    run(story())


def test_chatter(start):
    """A person who says too much at once is refused; the others go on."""
    live = start(chats_per_minute=5)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        async with all_at_table(live.address, code, ana.token) as (player,):
            for number in range(30):
                await player.say("chat", text=f"line {number}")
            await answered(player)
            refused = [message for message in player.heard if message["type"] == "refused"]
            assert {message["reason"] for message in refused} == {"too-fast"}
            assert 4 <= len(player.chat) <= 7

    run(story())


def test_connects(start):
    """An address may not open connections without end, whether it says hello or not."""
    live = start(connects_per_minute=10)
    code = live.guest("Ana").open()

    async def story():
        opened = 0
        for _ in range(20):
            try:
                async with dial(live.address, code):
                    opened += 1
            except InvalidStatus as refused:
                status = refused.response.status_code
        assert opened in (10, 11)
        assert status == 429

    run(story())


def test_messages_of_many_guests(start):
    """Guests cost nothing: all those of one address together may not say more than it may."""
    live = start(messages_per_address=5)
    code = live.guest("Ana").open()
    guests = [live.guest(f"Guest {number}").token for number in range(4)]

    async def story():
        heard = 0
        async with all_at_table(live.address, code, *guests) as players:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(50):
                    for player in players:
                        await answered(player)
                        heard += 1
        assert 15 <= heard <= 40

    run(story())


def test_many_guests(start):
    live = start(guests_per_hour=4)
    for _ in range(4):
        live.guest("Ana")
    assert live.visitor().refused(429, "POST", "/guests", {"name": "Ana"})["reason"] == "too-fast"


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/", "/about"])
def test_many_pages(start, path):
    live = start(requests_per_second=1)
    visitor = live.visitor()
    codes = [visitor.send("GET", path).status_code for _ in range(40)]
    assert 429 in codes
    assert codes.index(429) >= 20  # a page brings many files
    assert visitor.send("GET", "/api/games").status_code == 200


HOT_SEAT = {"game": "finisterre", "seats": [ME, ME]}


def test_many_connections_of_one_person(start, monkeypatch):
    """Of too many connections of one person the oldest ends; what the others are told is made once for all of them."""
    monkeypatch.setattr("oppidum.server.tables.room.MOST_OF_ONE", 6)
    live = start()
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, ME, game="finisterre")
    made, queries = [], []
    room = live.server.lobby.rooms[code]
    make, chat = room.snapshot_for, live.server.store.chat
    monkeypatch.setattr(room, "snapshot_for", lambda *given: made.append(given) or make(*given))
    monkeypatch.setattr(live.server.store, "chat", lambda *given: queries.append(given) or chat(*given))

    async def story():
        tokens = [ana.token] * 8 + [ben.token] * 3 + [None] * 3
        async with all_at_table(live.address, code, *tokens) as players:
            closed, own, others = players[:2], players[2:8], players[8:]
            for player in closed:
                with pytest.raises(ConnectionClosed) as end:
                    await player.until(lambda _: False)
                assert end.value.rcvd.reason == "too-many-connections"
                assert player.heard[-1]["reason"] == "too-many-connections"
            for player in (*own, *others):
                await answered(player)
                player.heard.clear()
            assert len(queries) == 1
            made.clear()
            seat, switches = own[0].turn["asked"], 0
            while switches < 2:
                await own[0].act()
                for player in (*own, *others):
                    await player.until(lambda player: player.seq >= own[0].seq)
                switches, seat = switches + (own[0].turn["asked"] != seat), own[0].turn["asked"]
            for player in (*own, *others):
                await answered(player)
                assert player.state["view"] == own[0].state["view"] or player in others
            assert all(sum(m["type"] == "snapshot" for m in player.heard) == switches for player in own)
            assert not any(m["type"] == "snapshot" for player in others for m in player.heard)
            assert len(made) == switches  # and not six times as many
            assert len(queries) == 1
            await own[0].say("chat", text="hello")
            await others[0].until(lambda player: player.chat)
        assert ana.state(code)["chat"][-1]["text"] == "hello"

    run(story())


def test_a_crowd_comes_and_goes(live, monkeypatch):
    """What all are told of who is there is made once for those who are told the same."""
    ana = live.guest("Ana")
    code = ana.open(ME, OPEN)
    tokens = [live.guest(f"Guest {number}").token for number in range(12)]
    room, made = live.server.lobby.rooms[code], []
    card = room.card
    monkeypatch.setattr(room, "card", lambda person: made.append(person) or card(person))

    async def story():
        async with all_at_table(live.address, code, ana.token, *tokens) as players:
            for player in players:
                await player.until(lambda player: player.watching == 12)
            made.clear()
            async with at_table(live.address, code, None):
                for player in players:
                    await player.until(lambda player: player.watching == 13)
            assert len(made) <= 5  # a snapshot, and the host's and the others' card once or twice

    run(story())


def test_polls(start, monkeypatch):
    """Requests that wait for news: not of what is long known, not woken by comers and goers, and not very many."""
    live = start(polls_per_person=3, polls_per_address=5)
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, ME)
    state = ana.state(code)
    began = time.monotonic()
    assert ana.state(code, since=1_000_000, wait=25)["seq"] == state["seq"]  # of the future nothing is waited for
    assert time.monotonic() - began < 20
    room, views = live.server.lobby.rooms[code], []
    monkeypatch.setattr(
        "oppidum.server.tables.snapshots.view_for", lambda *given: views.append(given) or viewing.view_for(*given)
    )

    async def visit():
        for _ in range(3):
            async with at_table(live.address, code):
                pass

    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(ana.state, code, since=state["seq"], wait=25) for _ in range(3)]
        assert wait_for(lambda: live.server.visitors.polls_by_address.total == 3)
        path = f"/tables/{code}/state?since={state['seq']}&wait=25"
        assert ana.refused(429, "GET", path)["reason"] == "too-fast"
        waiting += [pool.submit(ben.state, code, since=state["seq"], wait=25) for _ in range(2)]
        assert wait_for(lambda: live.server.visitors.polls_by_address.total == 5)
        assert live.guest("Eva").refused(429, "GET", path)["reason"] == "too-fast"
        assert "\noppidum_polls 5.0" in live.visitor().send("GET", "/metrics").text
        changed = room.changed
        run(visit())
        assert room.changed is changed
        assert not any(poll.done() for poll in waiting)
        views.clear()
        ana.act(code, state)
        assert [poll.result()["seq"] for poll in waiting] == [state["seq"] + 1] * 5
    assert len(views) == 1  # for all of them
    assert live.server.visitors.polls_by_person.total == live.server.visitors.polls_by_address.total == 0

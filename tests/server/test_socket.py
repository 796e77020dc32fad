"""The websocket of a table: what is told, what is refused, and that nobody's misbehaviour touches anybody else."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oppidum.server.tables import connection as connection_module
from oppidum.server.tables.bulletin import Bulletin
from oppidum.server.tables.connection import FAILED, GOING_AWAY, PROTOCOL_ERROR, TOO_MANY, TOO_SLOW, UNKNOWN_TABLE
from oppidum.server.web_client import BUILD
from tests.server.live import (
    LONG,
    ME,
    OPEN,
    UNIFORM,
    Player,
    all_at_table,
    at_table,
    dial,
    first_move,
    run,
    wait_for,
)


@pytest.fixture
def pair(live):
    """Two guests and the code of their table."""
    return seat_two(live)


def seat_two(live, **more):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN, **more)
    ben.post(f"/tables/{code}/join", {})
    return ana, ben, code


async def ended(player: Player) -> ConnectionClosed:
    """Listen until the connection is no more."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as end:
        return end


async def closed(player: Player) -> tuple[int, str]:
    """Listen until the server closes the connection; the code and the reason."""
    end = await ended(player)
    return end.rcvd.code, end.rcvd.reason


# What is told.


def test_hello_brings_a_snapshot_and_the_others_hear_who_comes_and_goes(live, pair):
    ana, ben, code = pair

    async def talk():
        async with at_table(live.address, code.lower(), ana.token) as one:
            assert one.state["table"]["code"] == code
            assert (one.state["seats"], one.state["viewer"], one.state["since"]) == ([0], 0, 0)
            assert [entry["kind"] for entry in one.entries] == ["chance"]
            await one.until(lambda one: one.present == [True, False])
            async with at_table(live.address, code, ben.token) as two:
                assert two.state["seats"] == [1]
                await one.until(lambda one: one.present == [True, True] and one.watching == 0)
                async with at_table(live.address, code) as watcher:
                    assert (watcher.state["seats"], watcher.state["viewer"]) == ([], None)
                    await one.until(lambda one: one.watching == 1)
                await one.until(lambda one: one.watching == 0)
            await one.until(lambda one: one.present == [True, False])

    run(talk())


def test_those_who_wait_at_a_table_hear_that_it_begins(live):
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, OPEN)

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token) as (one, two):
            assert one.state["view"] is two.state["turn"] is None
            assert (await act_blindly(one))["reason"] == "not-begun"
            await asyncio.to_thread(ben.post, f"/tables/{code}/join", {})
            for player in (one, two):
                await player.until(lambda player: player.state["view"])
                assert player.state["table"]["state"] == "playing"
                assert player.state["since"] == 0
                assert [entry["kind"] for entry in player.entries] == ["chance"]  # the first tile, too
            assert two.state["seats"] == [1]  # seen as one who sits there, on the same connection
            await (one if one.asked else two).act()

    run(talk())


def test_who_watches_a_waiting_table_that_everybody_left_is_let_go(live):
    ana = live.guest()
    code = ana.open(ME, OPEN)

    async def talk():
        async with at_table(live.address, code) as watcher:
            await asyncio.to_thread(ana.post, f"/tables/{code}/leave")
            assert await closed(watcher) == (UNKNOWN_TABLE, "unknown-table")

    run(talk())


async def act_blindly(player: Player, **more):
    """Act without knowing anything; the answer."""
    await player.say("act", **{"seat": 0, "seq": 0, "text": "done"} | more)
    return await player.hear_of("accepted", "refused")


def test_everybody_hears_the_chat_and_those_who_come_later_read_it(live, pair):
    ana, ben, code = pair

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token, None) as (one, two, watcher):
            await one.say("chat", text="  good   luck\n ")
            await two.say("chat", text="¡suerte! 🍀")
            for player in (one, two, watcher):
                await player.until(lambda player: len(player.chat) == 2)
            assert watcher.chat == one.chat
            assert sorted(one.chat) == ["good luck", "¡suerte! 🍀"]
            await watcher.say("chat", text="me too")
            assert (await watcher.hear_of("refused"))["reason"] == "not-seated"
        async with at_table(live.address, code) as late:
            assert late.chat == one.chat
            assert {line["name"] for line in late.state["chat"]} == {"Ana", "Ben"}

    run(talk())


def test_ping_is_answered(live, pair):
    async def talk():
        async with at_table(live.address, pair[2]) as watcher:
            await watcher.say("ping")
            await watcher.hear_of("pong")

    run(talk())


def test_patches_lead_to_the_view_of_a_fresh_snapshot_in_a_whole_match(live, pair):
    ana, ben, code = pair
    eyes = [ana, ben, live.visitor()]

    async def talk():
        async with all_at_table(live.address, code, *(guest.token for guest in eyes)) as players:
            for number in range(10_000):
                asked = players[0].turn["asked"]
                if players[0].turn["over"]:
                    break
                undo = number % 17 == 5 and players[0].turn["undo"]
                answer = await players[asked].act("undo" if undo else None)
                assert answer["type"] == "accepted", answer
                for player, guest in zip(players, eyes, strict=True):
                    await player.until(lambda player, seq=answer["seq"]: player.seq >= seq)
                    fresh = guest.state(code)
                    assert {name: player.state[name] for name in ("seq", "view", "turn", "choices")} == {
                        name: fresh[name] for name in ("seq", "view", "turn", "choices")
                    }
            assert players[0].turn["over"]
            for player, guest in zip(players, eyes, strict=True):
                assert player.entries == guest.state(code)["entries"]
                await player.until(lambda player: player.people["state"] == "over")
                assert player.people["scores"] == player.state["view"]["scores"]
            assert any(entry["kind"] == "undo" for entry in players[2].entries)

    run(talk())


def test_bots_end_their_turns_by_themselves_and_are_followed(live):
    ana = live.guest()
    code = ana.open(ME, UNIFORM, UNIFORM)

    async def talk():
        async with at_table(live.address, code, ana.token) as player:
            await player.play(events=60)
            fresh = ana.state(code)
            await player.until(lambda player: player.seq >= fresh["seq"])
            assert player.state["view"] == fresh["view"]
            assert [entry["seq"] for entry in player.entries] == list(range(1, player.seq + 1))

    run(talk())


# What is refused.


def test_a_watcher_cannot_act(live, pair):
    ana, ben, code = pair
    stranger = live.guest("Eva")

    async def talk():
        async with all_at_table(live.address, code, None, stranger.token, ben.token) as players:
            for player in players:
                for kind, fields in (
                    ("act", {"seq": player.seq, "text": "1,0 N"}),
                    ("act", {"seq": player.seq, "text": "resign"}),
                    ("ask_undo", {}),
                    ("answer_undo", {"agree": True}),
                    ("hand_back", {}),
                ):
                    await player.say(kind, seat=0, **fields)
                    assert (await player.hear_of("accepted", "refused"))["reason"] == "seat-not-yours"

    run(talk())
    assert ana.state(code)["seq"] == 1


def test_a_refusal_says_why_in_words_and_without(live, pair):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        asked = ana.state(code)["turn"]["asked"]
        async with all_at_table(live.address, code, tokens[asked], tokens[1 - asked]) as (mover, other):
            occupied = await mover.act("0,0 N", key="mine")
            assert occupied == {
                "type": "refused",
                "key": "mine",
                "rule": "CAR-07",
                "message": "a tile lies on 0,0 already",
                "reason": "occupied",
                "facts": {"square": "0,0"},
                "where": ["0,0"],
            }
            early = await other.act("1,0 N", seat=1 - asked)
            assert (early["rule"], early["reason"]) == ("CAR-05", "not-your-turn")
            assert early["facts"] == {"player": asked + 1}
            await mover.say("hello")
            assert (await mover.hear_of("refused"))["reason"] == "bad-message"
            assert (await mover.act())["type"] == "accepted"  # still there, none the worse

    run(talk())


def test_undo_inside_the_turn_and_not_after_it(live, pair):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        asked = ana.state(code)["turn"]["asked"]
        async with all_at_table(live.address, code, tokens[asked], tokens[1 - asked]) as (mover, other):
            before = mover.state["view"]
            await mover.act()
            assert mover.turn["undo"] == [asked]
            assert (await other.act("undo", seat=1 - asked, seq=mover.seq))["reason"] == "nothing-to-undo"
            await mover.act("undo")
            assert mover.state["view"] == before
            assert mover.entries[-1]["undoes"] == [mover.seq - 1]
            await mover.act()
            await mover.act()
            assert mover.turn["holding"]
            assert (await mover.act("done"))["type"] == "accepted"
            late = await mover.act("undo", seat=asked)
            assert (late["type"], late["rule"], late["reason"]) == ("refused", "CAR-05", "undo-chance")
            await mover.say("ask_undo", seat=asked)
            assert (await mover.hear_of("refused"))["reason"] == "undo-chance"

    run(talk())


@pytest.mark.parametrize("two_seats_ask", [True, False])
def test_consent_is_asked_of_the_others_and_seen_by_all(live, two_seats_ask):
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, OPEN, ME)
    ben.post(f"/tables/{code}/join", {})

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token, None) as (one, two, watcher):
            mover, other = (one, two) if two_seats_ask else (two, one)
            while not mover.asked:
                await other.act()
                await mover.until(lambda mover: mover.seq >= other.seq)
            await mover.act()
            await mover.say("ask_undo", seat=mover.turn["asked"])
            for player in (one, two, watcher):
                await player.until(lambda player: player.turn["undo_asked"])
            for seat in other.state["seats"]:  # everybody's seats, but not the other one of who asks
                assert player.turn["undo_asked"]
                await other.say("answer_undo", seat=seat, agree=True)
            for player in (one, two, watcher):
                await player.until(lambda player: player.entries[-1]["kind"] == "undo")
                assert player.turn["undo_asked"] is None

    run(talk())


# Doors.


def test_pages_of_others_cannot_connect(live, pair):
    code = pair[2]
    here = live.address.rstrip("/")

    async def knock(origin):
        async with at_table(live.address, code, origin=origin):
            return "let in"

    assert run(knock(here)) == run(knock(None)) == "let in"
    foreign = ("https://evil.example", "null", f"{here}.evil.example", "http://[", "http://127.0.0.1:1", "", "é://")
    for origin in foreign:
        with pytest.raises(InvalidStatus) as refused:
            run(knock(origin))
        assert refused.value.response.status_code == 403, origin


def test_an_operator_may_allow_other_pages(start):
    live = start(origins=["https://friend.example"])
    code = live.guest().open()

    async def knock():
        async with at_table(live.address, code, origin="https://friend.example"):
            return "let in"

    assert run(knock()) == "let in"


def test_who_does_not_say_hello_is_closed(live, pair, monkeypatch):
    monkeypatch.setattr("oppidum.server.network.websocket.HELLO_WITHIN", 0.05)

    async def wait():
        async with dial(live.address, pair[2]) as silent:
            return await closed(Player(silent))

    assert run(wait()) == (PROTOCOL_ERROR, "bad-message")
    assert wait_for(lambda: not live.server.visitors.connected.total)


def test_a_table_that_is_not_there_and_a_token_that_is_not_ours(live, pair):
    async def knock(code, token):
        async with dial(live.address, code) as one:
            player = Player(one)
            await player.say("hello", token=token)
            end = await closed(player)
            assert player.heard[-1]["type"] == "error"
            return *end, player.heard[-1]["reason"]

    assert run(knock("QQQQQQ", None)) == (UNKNOWN_TABLE, "unknown-table", "unknown-table")
    assert run(knock("%00", None)) == (UNKNOWN_TABLE, "unknown-table", "unknown-table")
    assert run(knock(pair[2], "forged")) == (PROTOCOL_ERROR, "bad-token", "bad-token")


def test_a_websocket_outlives_the_time_that_requests_have(start):
    live = start(head_seconds=0.2, body_seconds=0.2)
    ana = live.guest()
    code = ana.open()

    async def stay():
        async with at_table(live.address, code, ana.token) as one:
            await asyncio.sleep(0.6)
            await one.say("chat", text="still here")
            assert (await one.hear_of("chat"))["text"] == "still here"

    run(stay())


def test_too_many_connections_are_refused(start):
    live = start(connections_per_address=2)
    code = live.guest().open()
    for guest in live.guests:
        guest.http.close()  # connections for requests count as well
    assert wait_for(lambda: not live.server.admission.crowd.total)

    async def come():
        async with all_at_table(live.address, code, None, None):
            with pytest.raises(InvalidStatus):
                async with dial(live.address, code):
                    pass
        while live.server.admission.crowd.total:
            await asyncio.sleep(0.002)
        async with at_table(live.address, code):
            return "let in"

    assert run(come()) == "let in"


def test_too_many_messages_close_the_connection(start):
    live = start(messages_per_second=0.5)
    ana = live.guest()
    code = ana.open()

    async def chatter():
        async with at_table(live.address, code, ana.token) as player:
            for _ in range(30):
                await player.say("ping")
            return await closed(player)

    assert run(chatter()) == (TOO_MANY, "too-fast")
    assert b'oppidum_connections_closed_total{code="4029"} 1.0' in live.visitor().send("GET", "/metrics").content


# Rubbish.

RUBBISH = [
    *("", " ", "x", "null", "[]", "7", '"hello"', "{}", "{", '{"type":', '{"type":"hello"', "\u0000"),
    *('{"type":null}', '{"type":7}', '{"type":"nothing"}', '{"type":"Act"}', '{"type":"snapshot"}'),
    *('{"type":"act"}', '{"type":"act","seat":"0","seq":0,"text":"done"}'),
    '{"type":"act","seat":-1,"seq":0,"text":"done"}',
    '{"type":"act","seat":0.5,"seq":0,"text":"done"}',
    '{"type":"act","seat":0,"seq":1e300,"text":"done"}',
    '{"type":"act","seat":0,"seq":' + "9" * 3000 + ',"text":"done"}',
    '{"type":"act","seat":0,"seq":-1,"text":"done"}',
    '{"type":"act","seat":0,"seq":0,"text":""}',
    '{"type":"act","seat":0,"seq":0,"text":"' + "x" * 81 + '"}',
    '{"type":"act","seat":0,"seq":0,"text":["done"]}',
    '{"type":"act","seat":0,"seq":0,"text":"done","key":""}',
    '{"type":"act","seat":0,"seq":0,"text":"done","key":"' + "x" * 41 + '"}',
    '{"type":"act","seat":0,"seq":0,"text":"done","extra":1}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"' + "x" * 301 + '"}',
    '{"type":"chat","text":{}}',
    '{"type":"ping","x":' + "[" * 2000 + "]" * 2000 + "}",
    '{"x":' + '{"x":' * 600 + "1" + "}" * 601,
    "[" * 4000,
    '{"type":"hello","token":"' + "x" * 301 + '"}',
    '{"type":"hello","seq":NaN}',
    '{"type":"ping"}' * 2,
    "x" * 4097,
    *(b"", b"\x00", b"\xff\xfe\xfd", b'{"type":"ping"', bytes(range(256)), b"x" * 4097),
]


def test_rubbish_closes_the_connection_with_a_reason_and_harms_nobody(live, pair):
    ana, ben, code = pair

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token) as players:
            for frame in RUBBISH:
                async with at_table(live.address, code, ana.token) as vandal:  # even one with a seat
                    await vandal.socket.send(frame)
                    assert await closed(vandal) == (PROTOCOL_ERROR, vandal.heard[-1]["reason"]), frame
                    assert vandal.heard[-1]["type"] == "error"
                    assert vandal.heard[-1]["message"]
                    assert vandal.heard[-1]["reason"] in ("bad-message", "too-long"), frame
                async with dial(live.address, code) as early:
                    await early.send(frame)
                    assert (await closed(Player(early)))[0] == PROTOCOL_ERROR, frame
            one, two = players
            assert (await (one if one.asked else two).act())["type"] == "accepted"
            for player in players:
                await player.until(lambda player: player.seq == 2)

    run(talk())


def test_a_message_before_hello_is_not_listened_to(live, pair):
    ana, _, code = pair

    async def talk():
        for kind, fields in (
            ("ping", {}),
            ("act", {"seat": 0, "seq": 1, "text": "resign"}),
            ("chat", {"text": "hello"}),
            ("hand_back", {"seat": 0}),
        ):
            async with dial(live.address, code) as early:
                player = Player(early)
                await player.say(kind, **fields)
                assert await closed(player) == (PROTOCOL_ERROR, "bad-message")
                refusal = {"type": "error", "message": "say hello first", "reason": "bad-message"}
                assert player.heard == [refusal | {"build": BUILD}]

    run(talk())
    assert (ana.state(code)["seq"], ana.state(code)["chat"]) == (1, [])


def test_frames_that_are_too_large_or_no_frames_at_all_harm_nobody(live, pair):
    ana, ben, code = pair

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token) as (one, two):
            async with at_table(live.address, code) as vandal:
                await vandal.socket.send("x" * 20_000)
                assert (await closed(vandal))[0] == 1009  # too big even to be looked at
            async with at_table(live.address, code) as vandal:
                await vandal.socket.send(iter(["x" * 3000] * 5))  # in pieces
                assert (await closed(vandal))[0] in (1009, PROTOCOL_ERROR)
            for raw in (
                b"\x81\x05hello",  # not masked
                b"\x83\x80\x00\x00\x00\x00",  # a kind of frame that does not exist
                b"\x81\x82\x00\x00\x00\x00\xff\xff",  # text that is no text
                b"\x80\x80\x00\x00\x00\x00",  # the end of nothing
                b"\x88\x81\x00\x00\x00\x00\x03",  # half a code
                b"\xff" * 64,
                bytes(range(256)),
            ):
                async with at_table(live.address, code) as vandal:
                    vandal.socket.transport.write(raw)
                    await ended(vandal)
            assert (await (one if one.asked else two).act())["type"] == "accepted"

    run(talk())
    assert wait_for(lambda: not live.server.visitors.connected.total)


# Again, out of order, twice at once.


def test_a_repeated_message_is_answered_again_and_happens_once(live, pair):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        async with at_table(live.address, code, tokens[ana.state(code)["turn"]["asked"]]) as player:
            move = {"seat": player.turn["asked"], "seq": player.seq, "text": first_move(player.state), "key": "k"}
            for _ in range(5):
                await player.say("act", **move)
            answers = [await player.hear_of("accepted", "refused") for _ in range(5)]
            assert answers == [{"type": "accepted", "key": "k", "seq": 2}] * 5
            assert [message["type"] for message in player.heard].count("update") == 1
        async with at_table(live.address, code, tokens[move["seat"]]) as again:  # also after a new connection
            await again.say("act", **move)
            assert await again.hear_of("accepted", "refused") == answers[0]
            assert again.seq == 2

    run(talk())


def test_a_message_that_comes_too_late_is_stale(live, pair):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        async with at_table(live.address, code, tokens[ana.state(code)["turn"]["asked"]]) as player:
            seat, choices = player.turn["asked"], player.state["choices"]
            await player.act()
            for seq in (1, 0, 3):
                answer = await player.act(choices[0]["text"], seq=seq)
                assert (answer["type"], answer["reason"]) == ("refused", "stale")
            assert player.seq == 2
            assert (await player.act(seat=seat))["type"] == "accepted"

    run(talk())


@pytest.mark.parametrize("keys", [("a", "b"), ("same", "same"), (None, None)])
def test_two_tabs_of_one_seat_hear_the_same_and_a_race_happens_once(live, pair, keys):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        token = tokens[ana.state(code)["turn"]["asked"]]
        async with all_at_table(live.address, code, token, token) as tabs:
            for _ in range(4):
                seq, seat = tabs[0].seq, tabs[0].turn["asked"]
                if seat not in tabs[0].state["seats"]:
                    break
                move = {"seat": seat, "seq": seq, "text": first_move(tabs[0].state)}
                named = [key and f"{key}{seq}" for key in keys]
                await asyncio.gather(*(tab.say("act", **move, key=key) for tab, key in zip(tabs, named, strict=True)))
                answers = [await tab.hear_of("accepted", "refused") for tab in tabs]
                if keys[0] == "same":
                    assert [answer["seq"] for answer in answers] == [seq + 1] * 2
                else:
                    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
                    assert [a["reason"] for a in answers if a["type"] == "refused"] == ["stale"]
                for tab in tabs:
                    await tab.until(lambda tab, seq=seq: tab.seq > seq)
                assert tabs[0].entries == tabs[1].entries
                assert tabs[0].entries[seq]["text"] == move["text"]

    run(talk())


def test_who_comes_back_gets_only_what_he_missed(live):
    ana = live.guest()
    code = ana.open()

    async def talk():
        async with at_table(live.address, code, ana.token) as player:
            await player.play(events=10)
            seen, entries = player.seq, player.entries
        later = ana.play(code, events=20)
        async with at_table(live.address, code, ana.token, seq=seen) as back:
            assert (back.state["since"], back.seq) == (seen, later["seq"])
            assert [entry["seq"] for entry in back.state["entries"]] == list(range(seen + 1, later["seq"] + 1))
            assert entries + back.state["entries"] == later["entries"]
            assert back.state["view"] == later["view"]
        async with at_table(live.address, code, ana.token, seq=later["seq"]) as back:
            assert back.state["entries"] == []
        async with at_table(live.address, code, ana.token, seq=999_999) as lost:  # from the future
            assert (lost.state["since"], lost.state["entries"]) == (0, later["entries"])

    run(talk())


# Slowness and endings.


def hold_still(live, code: str, token: str | None = None) -> socket.socket:
    """A client that says hello and never reads; what the system keeps for it is made small."""
    live.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.connect(live.listener.getsockname())
    one.sendall(
        f"GET /api/tables/{code}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += one.recv(1)
    text = json.dumps({"type": "hello", "token": token}).encode()
    one.sendall(b"\x81" + bytes([0xFE]) + struct.pack("!H", len(text)) + b"\0\0\0\0" + text)
    return one


def test_a_client_that_does_not_read_is_closed_while_others_play(start, monkeypatch):
    monkeypatch.setattr(connection_module, "MOST_WAITING", 8192)
    live = start()
    ana, ben, code = seat_two(live)
    room = live.server.lobby.rooms[code]

    async def talk(slow):
        async with all_at_table(live.address, code, ana.token) as (one,):
            await one.until(lambda one: one.present[1])
            sent = 0
            while one.present[1]:
                await one.say("chat", text="🎲" * 300)
                await one.hear_of("chat", "people")
                sent += 1
                assert sent < 5000
            await one.say("act", seat=0, seq=1, text="resign", key="r")
            assert (await one.hear_of("accepted", "refused"))["type"] == "accepted"

    with hold_still(live, code, ben.token) as slow:
        assert wait_for(lambda: ben.person in room.present)
        run(talk(slow))
        assert ben.person in room.away_since  # the table knows that he is gone
        assert wait_for(lambda: not live.server.visitors.connected.total)
        metrics = ana.send("GET", "/metrics").text
        assert f'oppidum_connections_closed_total{{code="{TOO_SLOW}"}} 1.0' in metrics
        slow.settimeout(LONG)
        while slow.recv(65536):  # what was sent before, then the end
            pass
    assert wait_for(lambda: not websockets_of(live))


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux can be told to give up early")
def test_a_client_that_never_reads_again_leaves_nothing_behind(start, monkeypatch):
    monkeypatch.setattr(connection_module, "MOST_WAITING", 8192)
    monkeypatch.setattr("oppidum.server.launch.UNTAKEN", 300)
    live = start()
    ana, ben, code = seat_two(live)
    with hold_still(live, code, ben.token):
        assert wait_for(lambda: len(live.server.lobby.rooms[code].connections) == 1)
        while live.server.lobby.rooms[code].connections:
            ana.post(f"/tables/{code}/chat", {"text": "🎲" * 300})
        assert wait_for(lambda: not websockets_of(live))


def websockets_of(live) -> list:
    """The websockets that the server still has, even if it has done with them."""
    return [one for one in list(live.uvicorn.server_state.connections) if "WebSocket" in type(one).__name__]


def test_a_client_that_reads_slowly_but_reads_gets_everything(live, pair):
    ana, ben, code = pair
    lines = 200

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token) as (one, two):
            for number in range(lines):  # two reads none of them before the last is said
                await one.say("chat", text=str(number))
            await two.until(lambda two: len(two.chat) == lines)
            assert two.chat == [str(number) for number in range(lines)]

    run(talk())


def test_a_connection_that_cannot_be_written_to_is_closed_not_mute(live, pair, monkeypatch):
    ana, ben, code = pair
    tokens = [ana.token, ben.token]

    async def talk():
        asked = ana.state(code)["turn"]["asked"]
        async with at_table(live.address, code, tokens[asked]) as player:
            monkeypatch.setattr("oppidum.server.tables.bulletin.Bulletin.frame", lambda *_: "not a frame")
            await player.say("act", seat=asked, seq=1, text=first_move(player.state))
            assert (await closed(player))[0] == FAILED

    run(talk())
    assert ana.state(code)["seq"] == 2


def test_news_that_cannot_be_made_leave_nobody_mute_and_the_move_stands(live, pair, monkeypatch, caplog):
    ana, ben, code = pair
    asked = ana.state(code)["turn"]["asked"]
    token = (ana.token, ben.token)[asked]

    async def talk():
        async with all_at_table(live.address, code, token, None) as (one, watcher):
            with monkeypatch.context() as broken:
                broken.setattr(Bulletin, "frame", lambda *_: 1 // 0)
                await one.say("act", seat=asked, seq=1, text=first_move(one.state))
                assert (await closed(one))[0] == (await closed(watcher))[0] == FAILED
        async with at_table(live.address, code, token) as again:
            assert again.seq == 2

    run(talk())
    assert f"table {code}: somebody could not be told of event 2" in caplog.text


def test_a_server_that_stops_says_so(start):
    live = start()
    ana = live.guest()
    code = ana.open()

    async def stay():
        async with all_at_table(live.address, code, ana.token, None) as players:
            stopping = threading.Thread(target=live.stop)
            stopping.start()
            ends = [await closed(player) for player in players]
            stopping.join(LONG)
            return ends

    assert [number for number, _ in run(stay())] == [GOING_AWAY] * 2


# Absence.


@pytest.fixture
def quick(start, monkeypatch):
    """A server that looks after the absent all the time."""
    monkeypatch.setattr("oppidum.server.tables.lobby.TICK", 0.005)
    return start()


def asked_and_other(live, **more):
    """A table of two: the code, who is asked, who is not, and the seat that is asked."""
    ana, ben, code = seat_two(live, **more)
    asked = ana.state(code)["turn"]["asked"]
    return code, (ana, ben)[asked], (ana, ben)[1 - asked], asked


def make_absent(live, code, guest):
    """Let somebody have been away for long."""

    def age():
        live.server.lobby.rooms[code].away_since[guest.person] -= 1e6

    live.inside(age)


def looks(live, monkeypatch, code) -> list[int]:
    """A list that grows with every look at who is absent."""
    room = live.server.lobby.rooms[code]
    counted: list[int] = []
    look = room.look_after_absent
    monkeypatch.setattr(room, "look_after_absent", lambda: counted.append(1) or look())
    return counted


@pytest.mark.parametrize(("then", "bot"), [("bot", "greedy"), ("pass", "resting")])
def test_a_bot_plays_for_one_who_is_away_and_gives_the_seat_back(quick, then, bot):
    code, away, waits, seat = asked_and_other(quick, absence={"then": then, "minutes": 1})

    async def talk():
        async with at_table(quick.address, code, waits.token) as player:
            make_absent(quick, code, away)
            await player.until(lambda player: player.turn["robots"])
            assert player.turn["robots"] == {str(seat): bot}
            taken = next(entry for entry in player.entries if entry["kind"] == "takeover")
            assert (taken["actor"], taken["text"]) == (seat, bot)
            await player.until(lambda player: player.asked)  # the bot has ended the other's turn
            if then == "pass":
                assert not player.state["view"]["followers"]
            async with at_table(quick.address, code, away.token) as back:
                assert back.turn["robots"] == {str(seat): bot}
                await back.say("hand_back", seat=seat)
                await back.until(lambda back: back.entries and back.entries[-1]["kind"] == "handback")
                assert back.turn["robots"] == {}
                await player.until(lambda player: player.seq == back.seq)
                await player.play(events=player.seq + 3)
                await back.until(lambda back: back.asked)
                assert (await back.act())["type"] == "accepted"
                await back.say("hand_back", seat=seat)
                assert (await back.hear_of("refused"))["reason"] == "no-bot-here"

    run(talk())


def test_one_who_is_away_forfeits_if_the_table_agreed_so(quick):
    code, away, waits, seat = asked_and_other(quick, absence={"then": "forfeit", "minutes": 1})

    async def talk():
        async with at_table(quick.address, code, waits.token) as player:
            make_absent(quick, code, away)
            await player.until(lambda player: player.turn["over"])
            assert player.turn["resigned"] == [seat]
            assert player.turn["ranking"][seat] == 2
            await player.until(lambda player: player.people["state"] == "over")

    run(talk())


def test_nothing_is_taken_over_while_nobody_waits(quick, monkeypatch):
    code, away, waits, _ = asked_and_other(quick, absence={"then": "forfeit", "minutes": 1})
    make_absent(quick, code, away)
    counted = looks(quick, monkeypatch, code)
    assert wait_for(lambda: len(counted) > 3)
    state = quick.visitor().state(code)
    assert (state["seq"], state["turn"]["over"]) == (1, False)

    async def watch():
        async with at_table(quick.address, code):  # a watcher is not one who waits
            before = len(counted)
            while len(counted) < before + 3:
                await asyncio.sleep(0.002)

    run(watch())
    assert quick.visitor().state(code)["seq"] == 1
    assert waits.state(code)["turn"]["over"] is False


@pytest.mark.parametrize("here", ["connected", "by HTTP", "not for long"])
def test_one_who_is_there_keeps_his_seat(quick, monkeypatch, here):
    code, asked, waits, _ = asked_and_other(quick, absence={"then": "forfeit", "minutes": 1})
    counted = looks(quick, monkeypatch, code)

    async def talk():
        async with all_at_table(quick.address, code, waits.token, *([asked.token] * (here == "connected"))) as players:
            if here == "by HTTP":
                move = {"seat": 9, "seq": 0, "text": "none"}

                def come_back():  # away for long, then a sign of life, all before the next look
                    room = quick.server.lobby.rooms[code]
                    room.away_since[asked.person] -= 1e6
                    room.heard_of(asked.person)

                quick.inside(come_back)
                asked.refused(403, "POST", f"/tables/{code}/act", move)
            before = len(counted)
            while len(counted) < before + 3:
                await asyncio.sleep(0.002)
            assert players[0].turn["over"] is False

    run(talk())
    assert asked.state(code)["seq"] == 1


def test_a_request_is_a_sign_of_life(live):
    code, asked, *_ = asked_and_other(live, absence={"then": "bot", "minutes": 1})
    room = live.server.lobby.rooms[code]
    for sign in (
        lambda: asked.state(code),
        lambda: asked.act(code, asked.state(code)),
        lambda: asked.post(f"/tables/{code}/chat", {"text": "I think"}),
    ):
        make_absent(live, code, asked)
        old = room.away_since[asked.person]
        sign()
        assert room.away_since[asked.person] > old + 1e5


def test_one_who_joined_and_never_came_is_away_too(quick):
    ana, ben = quick.guest(), quick.guest("Ben")
    code = ana.open(OPEN, OPEN, absence={"then": "forfeit", "minutes": 1})
    ana.post(f"/tables/{code}/join", {})
    ben.post(f"/tables/{code}/join", {})
    assert {ana.person, ben.person} <= quick.server.lobby.rooms[code].away_since.keys()

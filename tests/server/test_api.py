"""The HTTP API: what a browser can do a program can do, and every mistake is answered with its reason."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from oppidum import __version__
from oppidum.bots import OPPONENTS, bot_named
from oppidum.client.bot_client import BotClient
from oppidum.core import jit
from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption
from oppidum.core.patch import apply_patch
from oppidum.games import GAMES, game_class, ledger_file
from oppidum.server.network.api import ENDPOINTS
from oppidum.server.protocol.message import LONGEST_FILE, LONGEST_MESSAGE
from oppidum.server.tables import lobby
from tests.server.live import LONG, ME, OPEN, UNIFORM, first_move, wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "player.py"
BAD_TOKENS = ("x", "a.b.c", "é", "Ijc.uU_jrxqI95bqQ31nFs6cjlaBB0o", "x" * 1000)


def events(file: str) -> list[str]:
    """The lines of a match file after its tags."""
    return file.partition("\n\n")[2].splitlines()


# People.


def test_a_guest_gets_a_token_that_says_who_he_is(live):
    visitor = live.visitor()
    answer = visitor.post("/guests", {"name": "  Ana \u0007 Lucía "}, status=201)
    assert answer["name"] == "Ana Lucía"
    visitor.token = answer["token"]
    assert visitor.get("/me") == {"person": answer["person"], "name": "Ana Lucía", "token": None}
    assert visitor.ask("PUT", "/api/me", {"name": "Eva"})["name"] == "Eva"
    assert visitor.get("/me")["name"] == "Eva"


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u200b", "x" * 25, None, 7, ["a"]])
def test_names_that_cannot_be_read_are_refused(live, name):
    error = live.visitor().refused(422, "POST", "/guests", {"name": name})
    assert error["reason"] in ("bad-name", "bad-message")


@pytest.mark.parametrize("token", BAD_TOKENS)
def test_a_forged_token_is_refused_everywhere(live, ana, token):
    code = ana.open()
    visitor = live.visitor()
    headers = {"Authorization": f"Bearer {token}".encode()}
    for method, path in (("GET", "/me"), ("GET", "/tables"), ("GET", f"/tables/{code}/state"), ("GET", "/mine")):
        error = visitor.refused(401, method, path, headers=headers)
        assert error["reason"] == "bad-token"
    assert visitor.refused(401, "GET", "/me", headers={"Authorization": f"Basic {ana.token}"})["reason"] == "bad-token"


def test_a_token_of_another_server_is_refused(live, start):
    stranger = start().guest("Stranger")
    visitor = live.visitor()
    visitor.token = stranger.token
    assert visitor.refused(401, "GET", "/me")["reason"] == "bad-token"


def test_without_a_token_one_can_only_look(live, ana):
    code = ana.open()
    visitor = live.visitor()
    act = {"seat": 0, "seq": 1, "text": "none"}
    for method, path, body in (
        ("GET", "/me", None),
        ("PUT", "/me", {"name": "Eva"}),
        ("GET", "/mine", None),
        ("POST", "/tables", {"game": "carcassonne", "seats": [ME, ME]}),
        ("POST", f"/tables/{code}/join", {}),
        ("POST", f"/tables/{code}/leave", None),
        ("POST", f"/tables/{code}/seats/0", {"who": "open"}),
        ("POST", f"/tables/{code}/rematch", None),
        ("POST", f"/tables/{code}/act", act),
        ("POST", f"/tables/{code}/undo", {"seat": 0}),
        ("POST", f"/tables/{code}/undo/answer", {"seat": 0, "agree": True}),
        ("POST", f"/tables/{code}/hand-back", {"seat": 0}),
        ("POST", f"/tables/{code}/chat", {"text": "hello"}),
    ):
        assert visitor.refused(401, method, path, body)["reason"] == "bad-token", path
    assert visitor.state(code)["seats"] == []
    assert visitor.get(f"/tables/{code}")["host"] is False


# The shelf.


def test_the_shelf_shows_every_game_with_its_options(live):
    cards = live.visitor().get("/games")
    assert [card["name"] for card in cards] == [name for name in GAMES if game_class(name).has_board]
    for card in cards:
        game = game_class(card["name"])
        assert card["seats"] == list(game.seats)
        assert card["bots"] == list(OPPONENTS)
        assert set(card["presets"]) == set(game.PRESETS)
        assert card["recommended"] == game.RECOMMENDED
        assert {option["name"]: option["choices"][0]["value"] for option in card["options"]} == game(2).options
        rules = {rule["id"] for rule in live.visitor().get(f"/games/{card['name']}/rules")}
        for option in card["options"]:
            assert option["rules"], option
            assert set(option["rules"]) <= rules
    assert cards[0]["recommended"] == "modern"  # what most people know


def test_a_card_says_by_which_preset_a_table_plays_and_where_it_departs(live, ana):
    def told(**wish):
        card = ana.get(f"/tables/{ana.open(ME, OPEN, **wish)}")
        return card["preset"], card["changes"]

    assert told() == ("rulebook", [])  # programs that say nothing play the defaults
    assert told(preset="modern") == ("modern", [])
    assert told(preset="modern", options={"river": True}) == ("modern", ["river"])
    assert told(preset="modern", options={"sharing": "everyone"}) == ("modern", ["sharing"])
    assert told(preset="rulebook", options={"sharing": "majority"}) == ("first-edition", [])
    assert told(options={"farms": "field", "farm_points": 3, "small_city": 4}) == ("modern", ["sharing"])
    assert told(options={"start_tile": "after-river"}) == ("rulebook", [])
    assert told(game="meduris", options={"open_hands": True}) == ("open", [])
    text = ana.send("GET", f"/api/tables/{ana.open(ME, UNIFORM, preset='modern', options={'river': True})}/file").text
    brought = ana.send("POST", "/api/matches", content=text).json()
    assert (brought["imported"], brought["preset"], brought["changes"]) == (True, "modern", ["river"])


def test_only_bots_that_know_a_game_are_offered_there(live, ana, monkeypatch):
    monkeypatch.setitem(GAMES, "strange", ("tests.unknown_game", "UnknownGame"))
    card = next(card for card in ana.get("/games") if card["name"] == "strange")
    assert card["bots"] == ["uniform"]
    for bot in ("medium", "champion", "greedy"):
        wish = {"game": "strange", "seats": [ME, {"who": "bot", "bot": bot}]}
        error = ana.refused(422, "POST", "/tables", wish)
        assert error["reason"] == "bad-option"
        assert f"there is no bot '{bot}' for strange" in error["message"]
    code = ana.open(ME, OPEN, game="strange")
    error = ana.refused(422, "POST", f"/tables/{code}/seats/1", {"who": "bot", "bot": "medium"})
    assert "there is no bot 'medium' for strange" in error["message"]
    with pytest.raises(BadOption, match="medium does not know how to play strange"):
        BotClient(live.address, code, bot_named("medium"), 1).join("Robo", None)
    assert live.visitor().get(f"/tables/{code}")["seats"][1]["open"]


def test_kit_and_rules_of_a_game(live):
    visitor = live.visitor()
    kit = visitor.get("/games/carcassonne/kit")
    assert sum(kind["count"] for kind in kit["kinds"] if kind["pile"] not in ("river", "lake", "spring")) >= 71
    rules = visitor.get("/games/carcassonne/rules")
    ledger = read_ledger(ledger_file("carcassonne"))
    assert {rule["id"]: rule["text"] for rule in rules} == {name: rule.text for name, rule in ledger.items()}
    for page in ("kit", "rules"):
        error = visitor.refused(404, "GET", f"/games/carcasonne/{page}")
        assert (error["reason"], "did you mean 'carcassonne'?" in error["message"]) == ("unknown-game", True)


# Tables.


def test_a_table_begins_when_the_last_seat_is_taken(live, ana, ben):
    code = ana.open(ME, OPEN, {"who": "bot", "bot": "uniform"}, preset="modern", options={"river": True})
    card = ben.get(f"/tables/{code.lower()}")
    assert (card["state"], card["host"], card["preset"]) == ("waiting", False, "modern")
    assert (card["options"]["river"], card["options"]["farm_points"]) == (True, 3)
    assert [seat["open"] for seat in card["seats"]] == [False, True, False]
    assert [seat["name"] for seat in card["seats"]] == ["Ana", None, None]
    assert card["seats"][2]["bot"] == "uniform"
    assert ben.state(code)["view"] is None
    joined = ben.post(f"/tables/{code}/join", {"name": " Benny "})
    assert joined["state"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]][:2] == [("Ana", False), ("Benny", True)]
    assert ben.post(f"/tables/{code}/join", {}) == ben.get(f"/tables/{code}")  # again: nothing more happens
    eva = live.guest("Eva")
    assert eva.refused(409, "POST", f"/tables/{code}/join", {})["reason"] == "table-started"
    assert ben.refused(409, "POST", f"/tables/{code}/leave")["reason"] == "table-started"
    assert ana.refused(409, "POST", f"/tables/{code}/seats/1", {"who": "open"})["reason"] == "table-started"


def test_a_taken_seat_is_refused_and_nobody_sits_on_two_chairs_by_accident(live, ana, ben):
    code = ana.open(ME, OPEN, OPEN)
    assert ben.refused(409, "POST", f"/tables/{code}/join", {"seat": 0})["reason"] == "table-full"
    assert ben.refused(409, "POST", f"/tables/{code}/join", {"seat": 7})["reason"] == "table-full"
    assert ben.post(f"/tables/{code}/join", {"seat": 2})["seats"][2]["mine"]
    assert ben.post(f"/tables/{code}/join", {})["state"] == "waiting"
    assert ben.post(f"/tables/{code}/join", {"seat": 1})["state"] == "playing"  # two seats if he says so
    assert ben.state(code)["seats"] == [1, 2]


def test_many_who_want_the_last_seat(live, ana):
    code = ana.open(ME, OPEN)
    guests = [live.guest(f"G{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda guest: guest.send("POST", f"/api/tables/{code}/join", {}), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    winner = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
    assert winner.state(code)["seats"] == [1]


def test_getting_up_frees_the_seat_and_hands_the_table_on(live, ana, ben):
    code = ana.open(ME, OPEN, OPEN)
    assert ben.refused(403, "POST", f"/tables/{code}/leave")["reason"] == "not-seated"
    ben.post(f"/tables/{code}/join", {})
    assert ana.post(f"/tables/{code}/leave")["host"] is False
    card = ben.get(f"/tables/{code}")
    assert (card["host"], [seat["open"] for seat in card["seats"]]) == (True, [True, False, True])
    ben.post(f"/tables/{code}/leave")
    assert ben.refused(404, "GET", f"/tables/{code}")["reason"] == "unknown-table"  # a table that all left is gone
    assert ana.get("/mine") == []


def test_nobody_gets_up_while_the_match_begins(start, monkeypatch):
    live = start()
    ana, ben, eva = (live.guest(name) for name in ("Ana", "Ben", "Eva"))
    code = ana.open(ME, OPEN, OPEN)
    ben.post(f"/tables/{code}/join", {})
    store, set_seat = live.server.store, live.server.store.set_seat
    reached, released = threading.Event(), asyncio.Event()

    async def slow(*change):
        reached.set()
        await released.wait()
        await set_seat(*change)

    monkeypatch.setattr(store, "set_seat", slow)
    with ThreadPoolExecutor(2) as pool:
        joining = pool.submit(eva.send, "POST", f"/api/tables/{code}/join", {})
        assert reached.wait(LONG)
        leaving = pool.submit(ben.send, "POST", f"/api/tables/{code}/leave")
        assert wait_for(lambda: live.server.lobby.rooms[code].order._waiters)
        live.inside(released.set)
        assert joining.result(LONG).json()["state"] == "playing"
        assert leaving.result(LONG).json()["error"]["reason"] == "table-started"
    assert not any(seat["open"] for seat in ana.get(f"/tables/{code}")["seats"])


def test_only_the_host_fills_seats(live, ana, ben):
    code = ana.open(ME, OPEN, OPEN)
    bot = {"who": "bot", "bot": "uniform"}
    ben.post(f"/tables/{code}/join", {"seat": 1})
    assert ben.refused(403, "POST", f"/tables/{code}/seats/2", bot)["reason"] == "not-host"
    assert ana.refused(409, "POST", f"/tables/{code}/seats/1", bot)["reason"] == "table-full"
    assert ana.refused(409, "POST", f"/tables/{code}/seats/5", bot)["reason"] == "table-full"
    assert ana.refused(422, "POST", f"/tables/{code}/seats/12", bot)["reason"] == "bad-message"
    unknown = ana.refused(422, "POST", f"/tables/{code}/seats/2", {"who": "bot", "bot": "unifrom"})
    assert (unknown["reason"], "did you mean 'uniform'?" in unknown["message"]) == ("bad-option", True)
    ben.post(f"/tables/{code}/leave")
    assert ana.post(f"/tables/{code}/seats/1", bot)["seats"][1]["bot"] == "uniform"
    assert ana.post(f"/tables/{code}/seats/1", {"who": "open"})["seats"][1]["open"]
    ana.post(f"/tables/{code}/seats/1", bot)
    assert ana.post(f"/tables/{code}/seats/2", bot)["state"] == "playing"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "carcasonne"}, "did you mean 'carcassonne'?"),
        ({"preset": "moderm"}, "did you mean 'modern'?"),
        ({"options": {"farm": "city"}}, "did you mean 'farms'?"),
        ({"options": {"farms": "citty"}}, "did you mean 'city'?"),
        ({"options": {"river": 3}}, "option river cannot be '3'"),
        ({"seats": [ME]}, "2 to 6 players"),
        ({"seats": [ME] * 7}, "2 to 6 players"),
        ({"seats": [ME, {"who": "bot"}]}, "there is medium, easy, hard, champion, greedy, uniform"),
        ({"seats": [ME, {"who": "bot", "bot": "gredy"}]}, "did you mean 'greedy'?"),
        ({"seats": [ME, {"who": "bot", "bot": "resting"}]}, "there is no bot 'resting'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_suggestion(ana, wish, words):
    wish = {"game": "carcassonne", "seats": [ME, ME]} | wish
    error = ana.refused(422, "POST", "/tables", wish)
    assert error["reason"] == "bad-option"
    assert words in error["message"]


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"game": "\xff"}', b'{"game": "\\ud800"}', b"{}"),
        b'{"game":"carcassonne","seats":[{"who":"me"},{"who":"me"}],"surprise":1}',
        b'{"game":"carcassonne","seats":[{"who":"you"}]}',
        b'{"game":"carcassonne","seats":[]}',
        b'{"game":"carcassonne","seats":[{"who":"me"},{"who":"me"}],"options":{"river":null}}',
        b'{"game":"carcassonne","seats":[{"who":"me"},{"who":"me"}],"options":{"river":1e400}}',
        b'{"game":"carcassonne","seats":[{"who":"me"},{"who":"me"}],"absence":{"then":"bot","minutes":0}}',
        b'{"x":' + b"[" * 2000 + b"]" * 2000 + b"}",
        b"[" * 4000,
        b'{"game":' + b"9" * 4000 + b"}",
    ],
)
def test_a_body_that_cannot_be_read_is_refused(ana, body):
    response = ana.http.post("/api/tables", content=body, headers={"Authorization": f"Bearer {ana.token}"})
    assert response.status_code == 422, response.text
    assert response.json()["error"]["reason"] == "bad-message"


def test_too_much_is_refused(ana):
    headers = {"Authorization": f"Bearer {ana.token}"}
    for path, most in (
        ("/api/guests", LONGEST_MESSAGE),
        ("/api/tables", LONGEST_MESSAGE),
        ("/api/matches", LONGEST_FILE),
    ):
        response = ana.http.post(path, content=b" " * (most + 1), headers=headers)
        assert (response.status_code, response.json()["error"]["reason"]) == (413, "too-long")
    for path in ("/tables/" + "A" * 21, "/tables/" + "A" * 21 + "/state", "/games/" + "a" * 41 + "/kit"):
        assert ana.refused(422, "GET", path)["reason"] == "bad-message"


def test_what_is_not_there(live, ana):
    for method, path, body in (
        ("GET", "/tables/QQQQQQ", None),
        ("GET", "/tables/QQQQQQ/state", None),
        ("GET", "/tables/QQQQQQ/replay", None),
        ("GET", "/tables/QQQQQQ/file", None),
        ("POST", "/tables/QQQQQQ/join", {}),
        ("POST", "/tables/QQQQQQ/leave", None),
        ("POST", "/tables/QQQQQQ/rematch", None),
        ("POST", "/tables/QQQQQQ/act", {"seat": 0, "seq": 0, "text": "done"}),
        ("POST", "/tables/QQQQQQ/chat", {"text": "hello"}),
        ("GET", "/tables/%00", None),
        ("GET", "/tables/%C3%9F%F0%9F%8E%B2", None),
    ):
        assert ana.refused(404, method, path, body)["reason"] == "unknown-table", path
    assert ana.refused(404, "GET", "/nothing")["reason"] == "unknown-page"
    assert not live.server.lobby._loading  # who asks for what is not there leaves nothing behind


def test_a_wrong_method_is_refused_with_the_right_ones(ana):
    code = ana.open()
    for method, path, allowed in (
        ("DELETE", "/tables", "GET"),
        ("PUT", f"/tables/{code}/state", "GET"),
        ("GET", "/guests", "POST"),
        ("GET", f"/tables/{code}/act", "POST"),
        ("PATCH", "/me", "GET"),
    ):
        response = ana.send(method, f"/api{path}")
        assert (response.status_code, response.json()["error"]["reason"]) == (405, "unknown-page"), path
        assert allowed in response.headers["allow"]


def test_lists_of_public_tables_and_of_mine(live, ana, ben):
    public, hidden = ana.open(ME, OPEN, public=True), ana.open(ME, OPEN)
    over = ana.open(ME, OPEN, public=True)
    ben.post(f"/tables/{over}/join", {})
    ben.act(over, text="resign", seat=1)
    listed = {card["code"]: card for card in live.visitor().get("/tables")}
    assert public in listed
    assert hidden not in listed
    assert wait_for(lambda: over not in {card["code"] for card in ben.get("/tables")})
    assert [seat["mine"] for seat in listed[public]["seats"]] == [False, False]
    assert [card["code"] for card in ana.get("/mine")] == [over, hidden, public]  # the newest first
    assert [(card["code"], card["state"]) for card in ben.get("/mine")] == [(over, "over")]
    assert ben.get("/mine")[0]["ranking"] == [1, 2]


def test_lists_are_bounded_and_need_no_loaded_tables(start, monkeypatch):
    monkeypatch.setattr("oppidum.server.tables.lobby.MOST_LISTED", 4)
    first = start()
    ana = first.guest()
    codes = [ana.open(ME, OPEN, public=True) for _ in range(6)]
    first.stop()
    again = start()
    assert [card["code"] for card in again.visitor().get("/tables")] == codes[:1:-1]
    assert again.server.lobby.rooms == {}


# Playing.


def test_pass_and_play_one_person_on_two_seats(ana):
    code = ana.open(ME, {"who": "me", "name": "Grandma"})
    state = ana.state(code)
    assert state["seats"] == [0, 1]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ana", "Grandma"]
    asked = state["turn"]["asked"]
    assert state["viewer"] == asked
    while state["turn"]["asked"] == asked:
        ana.act(code, state)
        state = ana.state(code)
    assert state["viewer"] == state["turn"]["asked"] == 1 - asked
    assert state["choices"]
    assert ana.state(code, seat=asked)["choices"] == []
    assert ana.state(code, seat=asked)["viewer"] == asked


def test_a_seat_that_is_not_mine(live, ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    seq = ana.state(code)["seq"]
    for path, body in (
        ("act", {"seat": 0, "seq": seq, "text": "resign"}),
        ("undo", {"seat": 0}),
        ("undo/answer", {"seat": 0, "agree": True}),
        ("hand-back", {"seat": 0}),
        ("act", {"seat": 9, "seq": seq, "text": "resign"}),
    ):
        assert ben.refused(403, "POST", f"/tables/{code}/{path}", body)["reason"] == "seat-not-yours"
    assert ben.refused(403, "GET", f"/tables/{code}/state?seat=0")["reason"] == "seat-not-yours"
    eva = live.guest("Eva")
    assert eva.refused(403, "POST", f"/tables/{code}/chat", {"text": "hello"})["reason"] == "not-seated"
    assert ana.state(code)["seq"] == seq


def test_a_refusal_names_the_rule_the_reason_and_the_squares(ana):
    code = ana.open()
    state = ana.state(code)
    seat, seq = state["turn"]["asked"], state["seq"]
    for text, rule, reason, where, facts in (
        ("0,0 N", "CAR-07", "occupied", ["0,0"], {"square": "0,0"}),
        ("7,7 N", "CAR-07", "not-touching", ["7,7"], {"square": "7,7"}),
        ("none", "CAR-05", "not-asked", [], {}),
        ("done", "CAR-05", "nothing-to-end", [], {}),
        ("undo", "CAR-05", "nothing-to-undo", [], {}),
        ("discard", "CAR-09", "must-place", [], {}),
        ("\u0000\u202e💣", "CAR-05", "not-asked", [], {}),
        ("٣,٣ N", "CAR-07", "not-touching", ["3,3"], {"square": "3,3"}),
        ("999999999,-999999999 s", "CAR-07", "not-touching", ["999999999,-999999999"], None),
    ):
        error = ana.refused(409, "POST", f"/tables/{code}/act", {"seat": seat, "seq": seq, "text": text})
        assert (error["rule"], error["reason"], error["where"]) == (rule, reason, where)
        assert facts is None or error["facts"] == facts
    other = ana.refused(409, "POST", f"/tables/{code}/act", {"seat": 1 - seat, "seq": seq, "text": "1,0 N"})
    assert (other["rule"], other["reason"], other["facts"]) == ("CAR-05", "not-your-turn", {"player": seat + 1})
    assert ana.state(code)["seq"] == seq


def test_who_has_not_seen_the_latest_event_is_refused(ana):
    code = ana.open()
    state = ana.state(code)
    ana.act(code, state)
    for seq in (0, state["seq"], state["seq"] + 2, 1_000_000):
        move = {"seat": state["turn"]["asked"], "seq": seq, "text": "none"}
        assert ana.refused(409, "POST", f"/tables/{code}/act", move)["reason"] == "stale"
    for seq in (-1, 1_000_001, 1.5, "1", None, 2**70):
        move = {"seat": state["turn"]["asked"], "seq": seq, "text": "none"}
        assert ana.refused(422, "POST", f"/tables/{code}/act", move)["reason"] == "bad-message"


def test_a_repeated_message_happens_once(ana):
    code = ana.open()
    state = ana.state(code)
    move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": first_move(state), "key": "one"}
    answers = [ana.post(f"/tables/{code}/act", move) for _ in range(3)]
    assert answers == [{"type": "accepted", "key": "one", "seq": state["seq"] + 1}] * 3
    ana.act(code)
    assert ana.post(f"/tables/{code}/act", move) == answers[0]  # also later
    assert ana.state(code)["seq"] == state["seq"] + 2


def test_two_players_may_use_the_same_keys(live, ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    state = ana.state(code)
    players = [ana, ben]
    first = state["turn"]["asked"]
    key = 0
    while state["turn"]["asked"] == first:
        key += 1
        players[first].act(code, players[first].state(code), key=str(key))
        state = ana.state(code)
    other = players[1 - first]
    move = other.state(code)
    assert other.act(code, move, key="1") == move["seq"] + 1


def test_a_table_that_waits_cannot_be_played(ana):
    code = ana.open(ME, OPEN)
    for method, path, body in (
        ("POST", "act", {"seat": 0, "seq": 0, "text": "done"}),
        ("POST", "undo", {"seat": 0}),
        ("POST", "hand-back", {"seat": 0}),
        ("GET", "replay", None),
        ("GET", "file", None),
    ):
        assert ana.refused(409, method, f"/tables/{code}/{path}", body)["reason"] == "not-begun"
    assert ana.refused(409, "POST", f"/tables/{code}/rematch")["reason"] == "not-over"
    ana.post(f"/tables/{code}/chat", {"text": " is  anybody\tthere? "})
    assert [line["text"] for line in ana.state(code)["chat"]] == ["is anybody there?"]


@pytest.mark.parametrize("text", ["", " ", "\n\t", "x" * 301, "\ud800"])
def test_a_line_that_says_nothing_or_too_much_is_refused(ana, text):
    code = ana.open()
    response = ana.http.post(
        f"/api/tables/{code}/chat",
        content=json.dumps({"text": text}),
        headers={"Authorization": f"Bearer {ana.token}"},
    )
    assert response.status_code in (409, 422)
    assert response.json()["error"]["reason"] == "bad-message"
    assert ana.state(code)["chat"] == []


def test_undo_in_the_open_turn_and_by_consent(ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    players = [ana, ben]
    state = ana.state(code)
    first = state["turn"]["asked"]
    mover, other = players[first], players[1 - first]
    before = mover.state(code)["view"]
    mover.act(code)
    mover.act(code, text="undo")
    assert mover.state(code)["view"] == before
    mover.act(code)
    assert mover.post(f"/tables/{code}/undo", {"seat": first})["seq"] == mover.state(code)["seq"]
    assert mover.state(code)["turn"]["undo_asked"] == {"seat": first, "agreed": []}
    other.post(f"/tables/{code}/undo/answer", {"seat": 1 - first, "agree": False})
    assert mover.state(code)["turn"]["undo_asked"] is None
    mover.post(f"/tables/{code}/undo", {"seat": first})
    other.post(f"/tables/{code}/undo/answer", {"seat": 1 - first, "agree": True})
    after = mover.state(code)
    assert after["view"] == before
    assert (after["entries"][-1]["kind"], len(after["entries"][-1]["undoes"])) == ("undo", 1)
    refused = other.refused(409, "POST", f"/tables/{code}/undo/answer", {"seat": 1 - first, "agree": True})
    assert refused["reason"] == "nothing-to-undo"


def test_a_long_poll_is_answered_when_something_happens(live, ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    players = [ana, ben]
    state = ana.state(code)
    mover, other = players[state["turn"]["asked"]], players[1 - state["turn"]["asked"]]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(other.state, code, since=state["seq"], wait=25)
        assert wait_for(lambda: len(live.server.lobby.rooms[code].changed._waiters) > 0)
        mover.act(code)
        later = waiting.result(LONG)
    assert (later["seq"], later["since"], len(later["entries"])) == (state["seq"] + 1, state["seq"], 1)
    assert other.state(code, since=0, wait=25)["seq"] == later["seq"]  # something has happened already
    assert other.state(code, since=later["seq"], wait=0.01)["entries"] == []
    assert other.state(code, since=999_999)["since"] == 0  # from the future: all of it again


def test_a_long_poll_at_a_table_that_waits_is_answered_when_it_begins(live, ana, ben):
    code = ana.open(ME, OPEN)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ana.state, code, wait=25)
        assert wait_for(lambda: waiting.done() or len(live.server.lobby.rooms[code].changed._waiters) > 0)
        assert not waiting.done()
        ben.post(f"/tables/{code}/join", {})
        assert waiting.result(LONG)["table"]["state"] == "playing"


@pytest.mark.parametrize(
    "query", ["wait=nan", "wait=inf", "wait=-1", "wait=26", "wait=x", "since=-1", "since=x", "seat=10"]
)
def test_a_bad_query_is_refused(ana, query):
    code = ana.open()
    assert ana.refused(422, "GET", f"/tables/{code}/state?{query}")["reason"] == "bad-message"


def test_the_example_plays_a_whole_match(live):
    spec = importlib.util.spec_from_file_location("example_player", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    server = example.Server(live.address, "Example")
    seats = [{"who": "me"}, {"who": "bot", "bot": "uniform"}]
    code = server.ask("POST", "/api/tables", {"game": "carcassonne", "preset": "modern", "seats": seats})["code"]
    state = example.play(server, code)
    assert state["turn"]["over"]
    assert sorted(state["turn"]["ranking"])[0] == 1
    assert len(state["view"]["tiles"]) + len(state["view"]["discarded"]) == 72
    with pytest.raises(RuntimeError, match="the match is over"):
        server.ask("POST", f"/api/tables/{code}/act", {"seat": 0, "seq": state["seq"], "text": "done"})


def test_a_result_is_remembered(live, ana):
    code = ana.open(UNIFORM, UNIFORM)
    state = ana.state(code)
    while not state["turn"]["over"]:
        state = ana.state(code, since=state["seq"], wait=20)
    assert wait_for(lambda: ana.get(f"/tables/{code}")["state"] == "over")
    card = ana.get(f"/tables/{code}")
    assert card["scores"] == state["view"]["scores"]
    assert card["ranking"] == state["turn"]["ranking"]
    assert state["entries"][-1]["awards"] or state["view"]["scores"]


# Once more.


def test_a_rematch_against_bots_begins_at_once_with_the_next_player(ana):
    code = ana.open(ME, UNIFORM, preset="modern", absence={"then": "bot", "minutes": 5})
    ana.act(code, ana.my_turn(code), text="resign")
    first = starter(ana, code)
    again = ana.post(f"/tables/{code}/rematch")
    assert again["state"] == "playing"
    assert (again["preset"], again["absence"]) == ("modern", {"then": "bot", "minutes": 5})
    assert again["seats"][1]["bot"] == "uniform"
    assert starter(ana, again["code"]) != first
    assert ana.get(f"/tables/{code}")["rematch"] == again["code"]
    assert ana.post(f"/tables/{code}/rematch")["code"] == again["code"]


def starter(guest, code: str) -> str:
    """Who begins, as the match file says it."""
    return re.search(r"^Start: (\d)$", guest.send("GET", f"/api/tables/{code}/file").text, re.MULTILINE)[1]


def test_a_rematch_of_two_people_is_one_table(live, ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    assert ana.refused(409, "POST", f"/tables/{code}/rematch")["reason"] == "not-over"
    ana.act(code, seat=0, text="resign")
    assert live.guest("Eva").refused(403, "POST", f"/tables/{code}/rematch")["reason"] == "not-seated"
    first = ana.post(f"/tables/{code}/rematch")
    assert (first["state"], [seat["open"] for seat in first["seats"]]) == ("waiting", [False, True])
    second = ben.post(f"/tables/{code}/rematch")
    assert (second["code"], second["state"]) == (first["code"], "playing")


def test_a_rematch_that_two_people_ask_for_at_once_is_one_table(ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    ana.act(code, seat=0, text="resign")
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda guest: guest.post(f"/tables/{code}/rematch"), [ana, ben]))
    assert answers[0]["code"] == answers[1]["code"]
    assert ana.get(f"/tables/{answers[0]['code']}")["state"] == "playing"


def test_a_rematch_that_was_left_can_be_asked_for_again(ana, ben):
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    ana.act(code, seat=0, text="resign")
    left = ana.post(f"/tables/{code}/rematch")["code"]
    ana.post(f"/tables/{left}/leave")
    again = ben.post(f"/tables/{code}/rematch")
    assert again["code"] != left
    assert ana.post(f"/tables/{code}/rematch")["code"] == again["code"]


# Match files and replays.


def test_a_finished_match_is_exported_and_brought_along(live, ana, ben):
    code = ana.open({"who": "me", "name": "Ana | Eva"}, {"who": "bot", "bot": "uniform"}, options={"river": True})
    end = ana.play(code)
    response = ana.send("GET", f"/api/tables/{code}/file")
    assert response.headers["content-disposition"] == f'attachment; filename="{code}.match"'
    assert "Seats: Ana Eva | uniform" in response.text
    assert f"Result: {' '.join(map(str, end['view']['scores']))}" in response.text
    brought = bring(ben, response.text)
    assert (brought["state"], brought["imported"], brought["scores"]) == ("over", True, end["view"]["scores"])
    assert [seat["mine"] for seat in brought["seats"]] == [False, False]
    again = ben.send("GET", f"/api/tables/{brought['code']}/file").text
    assert events(again) == events(response.text)
    state = ben.state(brought["code"])
    assert state["view"] == end["view"]
    assert state["turn"]["over"]
    assert ben.refused(403, "POST", f"/tables/{brought['code']}/rematch")["reason"] == "not-seated"
    assert brought["code"] in [card["code"] for card in ben.get("/mine")]


def bring(guest, text: str, status: int = 201):
    headers = {"Authorization": f"Bearer {guest.token}", "Content-Type": "text/plain"}
    response = guest.http.post("/api/matches", content=text.encode(), headers=headers)
    assert response.status_code == status, response.text
    return response.json()


@pytest.mark.parametrize("length", [1, 2, 3, 7, 8, 9])
def test_an_unfinished_match_is_played_on_by_its_owner(live, ana, ben, length):
    code = ana.open()
    file = ana.send("GET", f"/api/tables/{code}/file").text
    ana.play(code, events=15)
    file = ana.send("GET", f"/api/tables/{code}/file").text
    cut = "\n".join([*file.partition("\n\n")[0].splitlines(), "", *events(file)[:length], ""])
    brought = bring(ben, cut)
    assert (brought["state"], brought["imported"]) == ("playing", True)
    state = ben.state(brought["code"])
    assert state["seats"] == [0, 1]
    later = ben.play(brought["code"], events=state["seq"] + 9)
    assert later["seq"] >= state["seq"] + 9
    assert events(ben.send("GET", f"/api/tables/{brought['code']}/file").text)[:length] == events(file)[:length]
    assert ana.refused(403, "POST", f"/tables/{brought['code']}/chat", {"text": "mine!"})["reason"] == "not-seated"


def test_an_example_of_the_rules_is_opened_replayed_and_played_on(live, ana):
    cards = {card["name"]: card for card in live.visitor().get("/games/meduris/examples")}
    assert "MED-57" in cards["example-3-settlement"]["rules"]
    text = ana.send("GET", "/api/games/meduris/examples/example-3-settlement").text
    code = bring(ana, text)["code"]
    replay = ana.get(f"/tables/{code}/replay")
    view = replay["view"]
    assert (view["scores"], view["druid"]) == ([10, 7], {"field": 16})
    scores = []
    for step in replay["steps"]:
        view = apply_patch(view, step["patch"])
        scores.append(view["scores"])
    assert scores[0] == [10, 7]
    assert scores[-1] == [13, 7]
    state = ana.state(code)
    assert state["view"]["scores"] == [13, 7]
    file = ana.send("GET", f"/api/tables/{code}/file").text
    assert file.count("Position:\n  turn 1\n") == 1
    assert events(file)[:3] == ["1 hut 18", "1 offer both", "2 offer wood"]
    assert ana.play(code, events=state["seq"] + 4)["seq"] >= state["seq"] + 4
    assert ana.refused(404, "GET", "/games/meduris/examples/nothing")["reason"] == "unknown-page"
    assert ana.refused(404, "GET", "/games/chess/examples")["reason"] == "unknown-game"


def test_a_file_with_a_mistake_is_refused_with_its_line(live, ana):
    code = ana.open()
    ana.play(code, events=8)
    file = ana.send("GET", f"/api/tables/{code}/file").text
    lines = file.splitlines()
    for wrong, line, words in (
        (file.replace("Game: carcassonne", "Game: carcasonne"), 1, "did you mean 'carcassonne'?"),
        (file.replace("Rules: 1", "Rules: 99"), 2, "played by rules 99"),
        (file.replace("Result: *", "Result: 99 0"), 9, "the events give *"),
        (file + "1 nonsense\n", len(lines) + 1, "nonsense"),
        (file + "???\n", len(lines) + 1, "is not an event"),
        ("hello", 1, "neither a tag"),
        ("", 1, "tag Game is missing"),
    ):
        error = bring(ana, wrong, status=422)["error"]
        assert error["reason"] == "bad-match-file"
        assert error["message"].startswith(f"line {line}: ")
        assert words in error["message"]
    headers = {"Authorization": f"Bearer {ana.token}"}
    response = ana.http.post("/api/matches", content=b"\xff\xfe\x00", headers=headers)
    assert (response.status_code, response.json()["error"]["message"]) == (422, "this is not a text file")
    assert ana.http.post("/api/matches", content=file.encode()).status_code == 401


def test_a_replay_leads_to_the_view_of_the_end_step_by_step(ana):
    code = ana.open()
    state = ana.state(code)
    views = {state["seq"]: state["view"]}
    while state["seq"] < 30:
        ana.act(code, state, text="undo" if state["seq"] in (9, 15) and state["turn"]["undo"] else None)
        state = ana.state(code)
        views[state["seq"]] = state["view"]
    replay = ana.get(f"/tables/{code}/replay")
    view = replay["view"]
    assert len(view["tiles"]) == 1
    for number, step in enumerate(replay["steps"], start=1):
        view = apply_patch(view, step["patch"])
        assert step["entry"]["seq"] == number
        assert number not in views or views[number] == view
    assert [step["entry"] for step in replay["steps"]] == state["entries"]
    assert replay["steps"][-1]["turn"] == state["turn"]


# Operation.


def test_every_answer_has_security_headers(live, ana):
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/metrics", "/api/openapi.json", "/table/ABC"):
        headers = ana.send("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy  # scripts only from here, by default-src
        assert "server" not in headers
    assert ana.send("GET", "/api/mine").headers["cache-control"] == "no-store"


def test_files_outside_the_client_are_not_served(live):
    with httpx.Client(base_url=live.address) as http:
        for path in (
            "/../app.py",
            "/%2e%2e/app.py",
            "/..%2fapp.py",
            "/static/../app.py",
            "//etc/passwd",
            "/%2fetc%2fpasswd",
        ):
            answer = http.get(path)
            assert "FastAPI" not in answer.text, path
            assert "root:" not in answer.text


def test_openapi_describes_every_route(live):
    description = live.visitor().ask("GET", "/api/openapi.json")
    described = {
        (method.upper(), path): operation
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }
    routes = {(method, route.path) for route in ENDPOINTS for method in route.methods}
    assert described.keys() == routes
    schemas = description["components"]["schemas"]
    for (method, path), operation in described.items():
        assert operation["summary"].endswith((".", "?")), path
        success = [number for number in operation["responses"] if number.startswith("2")]
        assert len(success) == 1, path
        for number in (*success, "4XX", "503"):
            (content,) = operation["responses"][number]["content"].values()
            assert_known(content["schema"], schemas)
        takes_nothing = path.endswith(("/leave", "/rematch"))
        assert ("requestBody" in operation) == (method != "GET" and not takes_nothing), path
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            assert_known(content["schema"], schemas)
    assert len({operation["operationId"] for operation in described.values()}) == len(described)


def assert_known(schema, schemas):
    """The schema says something, and all that it names is there."""
    assert schema
    for name in re.findall(r"#/components/schemas/(\w+)", json.dumps(schema)):
        assert schemas[name]


def test_health_and_counters(start):
    live = start()
    ana = live.guest()
    code = ana.open()
    health = ana.ask("GET", "/healthz")
    assert (health["status"], health["version"]) == ("ok", __version__)
    assert health["games"].keys() == {"carcassonne", "meduris", "finisterre"}
    assert all(speed["problem"] is None for speed in health["games"].values()) == jit.COMPILED
    state = ana.state(code)
    before = counters(ana)
    move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": first_move(state)}
    ana.post(f"/tables/{code}/act", move)
    ana.refused(409, "POST", f"/tables/{code}/act", move)
    ana.refused(409, "POST", f"/tables/{code}/hand-back", {"seat": 0})
    after = counters(ana)
    assert after["oppidum_moves_total"] == before["oppidum_moves_total"] + 1
    assert after["oppidum_refusals_total"] == before["oppidum_refusals_total"] + 1
    assert after["oppidum_act_seconds_count"] == before["oppidum_act_seconds_count"] + 1
    assert (after["oppidum_rooms"], after["oppidum_connections"]) == (1, 0)


def counters(guest) -> dict[str, float]:
    text = guest.send("GET", "/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}


def test_too_many_requests_are_refused_for_a_moment(start):
    live = start(requests_per_second=0.4)
    answers = [live.visitor().send("GET", "/api/games") for _ in range(20)]
    assert answers[0].status_code == 200
    slow = [answer for answer in answers if answer.status_code != 200]
    assert slow
    assert {(answer.status_code, answer.headers["retry-after"]) for answer in slow} == {(429, "1")}
    assert slow[0].json()["error"]["reason"] == "too-fast"
    assert slow[0].headers["x-content-type-options"] == "nosniff"
    assert live.visitor().send("GET", "/healthz").status_code == 200


def test_too_many_tables_are_refused(start):
    ana = start(tables_per_hour=2).guest()
    wish = {"game": "carcassonne", "seats": [ME, ME]}
    answers = [ana.send("POST", "/api/tables", wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    assert answers[-1].headers["retry-after"] == "60"
    assert answers[-1].json()["error"]["reason"] == "too-fast"


def test_a_table_put_away_is_there_again_and_one_in_use_is_not_put_away(start, monkeypatch):
    monkeypatch.setattr("oppidum.server.tables.lobby.TICK", 0.01)
    live = start()
    ana = live.guest()
    code = ana.open()
    state = ana.play(code, events=6)
    lobby = live.server.lobby
    looks = []
    look = lobby.rooms[code].look_after_absent
    monkeypatch.setattr(lobby.rooms[code], "look_after_absent", lambda: looks.append(1) or look())

    def age():
        lobby.rooms[code].idle_since -= 1e9

    def age_and_use():
        age()
        return lobby.find(code)

    live.inside(age_and_use)
    seen = len(looks)
    assert wait_for(lambda: len(looks) > seen + 2)
    assert code in lobby.rooms
    live.inside(age)
    assert wait_for(lambda: code not in lobby.rooms)
    assert ana.state(code)["view"] == state["view"]
    assert code in lobby.rooms


def test_small_answers_are_sent_at_once(live, ana):
    ana.get("/games")
    sockets = live.inside(lambda: [c.transport.get_extra_info("socket") for c in live.uvicorn.server_state.connections])
    assert sockets
    assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets)


def test_long_lists_are_told_page_by_page(start, monkeypatch):
    monkeypatch.setattr(lobby, "MOST_LISTED", 3)
    ana = start().guest("Ana")
    codes = [ana.open(ME, OPEN, public=True) for _ in range(7)][::-1]
    for path in ("/mine", "/tables"):
        found, before = [], ""
        while page := ana.get(f"{path}{before}"):
            assert len(page) <= 3
            found += [card["code"] for card in page]
            before = f"?before={page[-1]['created']}"
        assert found == codes

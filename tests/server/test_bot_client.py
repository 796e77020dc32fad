"""Bots that come to a table from outside, as `oppidum seat` seats them; and programs, which no server starts."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oppidum.bots import bot_named
from oppidum.bots.protocol.bot import FORFEIT, ProgramBot
from oppidum.bots.protocol.process import Program
from oppidum.cli import app
from oppidum.client import bot_client
from oppidum.client.bot_client import BotClient
from oppidum.client.server_api import BadServer, find_table
from oppidum.core.options import BadOption
from tests.server.live import LONG, ME, OPEN, UNIFORM, wait_for
from tests.soak import soak

PERL_BOT = f"program:perl {Path(__file__).parents[2] / 'examples' / 'bot.pl'}"


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(bot_client, "PAUSE", 0.01)


def play(guest: BotClient) -> None:
    """Play to the end; one that fails resigns, so that nobody waits for it."""
    try:
        guest.outcome = guest.play()
    except BaseException:
        guest.ask("POST", f"/tables/{guest.code}/act", {"seat": 1, "seq": guest.state["seq"], "text": "resign"})
        raise


@pytest.fixture
def send():
    """Sends a bot to a table, in a thread of its own."""
    sent = []

    def send_one(address, code, bot="uniform") -> BotClient:
        guest = BotClient(address, code, bot_named(bot) if isinstance(bot, str) else bot, 1)
        guest.join("Robo", None)
        guest.thread = threading.Thread(target=play, args=(guest,))
        guest.thread.start()
        sent.append(guest)
        return guest

    yield send_one
    for guest in sent:
        guest.thread.join(LONG)
        guest.leave()
        assert not guest.thread.is_alive()


def give_up(guest, code):
    """Resign, so that the match is over at once."""
    move = {"seat": 0, "text": "resign"}
    while guest.send("POST", f"/api/tables/{code}/act", move | {"seq": guest.state(code)["seq"]}).status_code == 409:
        pass


@pytest.mark.parametrize("game", ["carcassonne", soak("meduris"), soak("finisterre")])
def test_a_bot_plays_a_whole_match_at_a_table(live, send, game):
    ana = live.guest()
    code = ana.open(ME, OPEN, game=game)
    robo = send(live.address, code, PERL_BOT)
    state = ana.play(code)
    robo.thread.join(LONG)
    assert robo.outcome.scores == list(state["view"]["scores"])
    assert robo.outcome.ranking == state["turn"]["ranking"]
    told = robo.seats[1].told
    assert told.over
    robo.leave()
    robo.bot.idle.pop().end()


def test_it_is_a_command(live):
    ana = live.guest()
    code = ana.open(UNIFORM, OPEN)
    result = CliRunner().invoke(
        app, ["seat", f"{live.address.rstrip('/')}/table/{code}", "--bot", "uniform", "--name", "Robo"]
    )
    assert result.exit_code == 0, result.output
    assert "scores" in result.output
    assert ana.get(f"/tables/{code}")["seats"][1]["name"] == "Robo"


def test_it_comes_back_when_the_connection_is_lost(live, send):
    ana = live.guest()
    code = ana.open(ME, OPEN)
    robo = send(live.address, code)
    for events in (10, 20, 30):
        ana.play(code, events)
        room = live.server.lobby.rooms[code]
        assert wait_for(lambda room=room: room.connections)
        live.inside(lambda room=room: [connection.end(1012, "again") for connection in room.connections])
    ana.play(code, 40)
    give_up(ana, code)
    robo.thread.join(LONG)
    assert robo.outcome.ranking


def test_it_comes_back_when_the_server_does(start, send):
    first = start()
    ana = first.guest()
    code = ana.open(ME, OPEN)
    robo = send(first.address, code)
    ana.play(code, 20)
    token, port = ana.token, int(first.address.rstrip("/").rpartition(":")[2])
    first.stop()
    second = start(port=port)
    again = second.visitor()
    again.token = token
    again.play(code, 40)
    give_up(again, code)
    robo.thread.join(LONG)
    assert robo.outcome.scores


def test_it_lets_others_take_back(live, send):
    ana = live.guest()
    code = ana.open(ME, OPEN, game="meduris")
    send(live.address, code)
    state = ana.my_turn(code)
    while True:  # until the bot has moved after Ana, with no die between them
        seq = ana.act(code, state)
        state = ana.my_turn(code)
        kinds = [(entry["kind"], entry["actor"]) for entry in ana.state(code, since=seq)["entries"]]
        if ("action", 1) in kinds and not any(kind == "chance" for kind, _ in kinds):
            break
    ana.post(f"/tables/{code}/undo", {"seat": 0})
    assert wait_for(lambda: any(entry["kind"] == "undo" for entry in ana.state(code)["entries"]))
    give_up(ana, code)


def test_it_takes_its_seat_back(live, send):
    ana = live.guest()
    code = ana.open(ME, OPEN)
    send(live.address, code)
    room = live.server.lobby.rooms[code]
    live.inside(lambda: room.table.take_over(1, "resting"))
    assert wait_for(lambda: 1 not in room.table.course.stand_ins)
    give_up(ana, code)


def test_a_program_that_fails_may_resign(live, send, tmp_path):
    file = tmp_path / "bot.py"
    file.write_text("print('hello 1 x\\nready', flush=True)\nfor line in open(0):\n    assert line[:2] != 'go'")
    bot = ProgramBot(f"{sys.executable} {file}")
    bot.on_failure = FORFEIT
    ana = live.guest()
    code = ana.open(ME, OPEN)
    robo = send(live.address, code, bot)
    ana.play(code)
    robo.thread.join(LONG)
    assert robo.outcome.ranking == [1, 2]


def test_a_bot_that_goes_before_the_match_frees_its_seat(live):
    code = live.guest().open(ME, OPEN, OPEN)
    robo = BotClient(live.address, code, bot_named("uniform"), 1)
    robo.join("Robo", 2)
    with robo.api.connect(code) as socket:
        robo.say(socket, "hello", token=robo.api.token)
        robo.note(bot_client.json.loads(socket.recv()))
    assert robo.state["seats"] == [2]
    robo.leave()
    assert live.visitor().get(f"/tables/{code}")["seats"][2]["open"]


def test_what_cannot_be_visited(live):
    with pytest.raises(BadServer, match="there is no table 'AAAAAA'"):
        BotClient(live.address, "AAAAAA", bot_named("uniform"), 1).join("Robo", None)
    with pytest.raises(BadServer, match="cannot be reached"):
        BotClient("http://127.0.0.1:9", "AAAAAA", bot_named("uniform"), 1).join("Robo", None)
    with pytest.raises(BadServer, match="token"):
        BotClient(live.address, live.guest().open(ME, OPEN), bot_named("uniform"), 1, token="forged").join("Robo", None)
    full = live.guest().open(ME, UNIFORM)
    with pytest.raises(BadServer, match="begun already"):
        BotClient(live.address, full, bot_named("uniform"), 1).join("Robo", None)


def test_links_and_codes():
    server = "http://127.0.0.1:8642"
    assert find_table("abcdef", server) == (server, "ABCDEF")
    assert find_table("https://play.example:8/table/ABCDEF?x=1", server) == ("https://play.example:8", "ABCDEF")
    for bad in ("ABC", "http://play.example/", "ftp://play.example/table/ABCDEF"):
        with pytest.raises(BadOption):
            find_table(bad, server)


def test_nobody_can_name_a_program_over_the_network(live, monkeypatch, tmp_path):
    monkeypatch.setattr(Program, "__init__", lambda *_: pytest.fail("a program was started"))
    mark = tmp_path / "mark"
    ana = live.guest()
    for bot in (f"program:touch {mark}"[:40], "program:", "program", "PROGRAM:ls", " program:ls"):
        seats = [ME, {"who": "bot", "bot": bot}]
        refusal = ana.refused(422, "POST", "/tables", {"game": "carcassonne", "seats": seats})
        assert refusal["reason"] == "bad-option"
        code = ana.open(ME, OPEN)
        ana.refused(422, "POST", f"/tables/{code}/seats/1", {"who": "bot", "bot": bot})
    assert not mark.exists()

"""A running server, and people at it: guests by HTTP, players by websocket."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from oppidum.core.patch import apply_patch
from oppidum.server.config import Config
from oppidum.server.launch import address_of, listen, make_uvicorn
from oppidum.server.server import Server
from oppidum.warm.background import Warming

LONG = 300  # seconds: only a deadlock takes so long
NO_LIMITS = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "messages_per_address": 10_000,
    "guests_per_hour": 100_000,
    "work_per_minute": 100_000,
    "polls_per_person": 10_000,
    "polls_per_address": 10_000,
    "bot_tables_per_person": 10_000,
    "bot_tables_per_address": 10_000,
    "chats_per_minute": 10_000,
    "connects_per_minute": 100_000,
    "tables_per_hour": 100_000,
    "hints_per_minute": 100_000,
    "reviews_per_hour": 100_000,
    "waiting_per_person": 100_000,
    "waiting_per_address": 100_000,
}
ME, OPEN, UNIFORM = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "uniform"}
Json = dict[str, Any]


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Do asynchronous work, but not for ever."""
    return asyncio.run(asyncio.wait_for(work, LONG))


def gist(log: Any) -> list[tuple[int, str, int, str]]:
    """What happened, of entries in the store or of lines at a table."""
    return [(one.seq, one.kind, one.actor, one.text) for one in log]


def wait_for(test: Callable[[], Any]) -> bool:
    """Whether something becomes so."""
    end = time.monotonic() + LONG
    while not test() and time.monotonic() < end:
        time.sleep(0.002)
    return bool(test())


class Guest:
    """Somebody who uses the HTTP API."""

    def __init__(self, address: str, name: str | None = None, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=LONG, verify=False, trust_env=False)
        self.person, self.token = None, token
        if name is not None:
            answer = self.ask("POST", "/api/guests", {"name": name}, status=201)
            self.person, self.token = answer["person"], answer["token"]

    def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """One request, answered however it is answered."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        return self.http.request(method, path, json=body, headers=headers, **more)

    def ask(self, method: str, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        """One request that must be answered with this status; what was said."""
        response = self.send(method, path, body, **more)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text[:300]}"
        return response.json()

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", f"/api{path}", status=status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", f"/api{path}", body, status)

    def refused(self, status: int, method: str, path: str, body: Any = None, **more: Any) -> Json:
        """A request that must be refused; why it was."""
        error = self.ask(method, f"/api{path}", body, status, **more)["error"]
        assert error["message"]
        assert set(error) == {"rule", "message", "reason", "facts", "where"}
        return dict(error)

    def open(self, *seats: Json, **more: Any) -> str:
        """Open a table; its code."""
        wish = {"game": "carcassonne", "seats": list(seats or (ME, ME)), **more}
        return str(self.post("/tables", wish, status=201)["code"])

    def state(self, code: str, **query: Any) -> Json:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        return dict(self.get(f"/tables/{code}/state?{words}"))

    def my_turn(self, code: str) -> Json:
        """The state as soon as one of my seats is asked."""
        state = self.state(code)
        while state["turn"]["asked"] not in state["seats"]:
            state = self.state(code, since=state["seq"], wait=20)
        return state

    def act(self, code: str, state: Json | None = None, text: str | None = None, **more: Any) -> int:
        """Do the first thing that can be done, or what the text says, for the seat that is asked."""
        state = state or self.state(code)
        move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": text or first_move(state)} | more
        return int(self.post(f"/tables/{code}/act", move)["seq"])

    def play(self, code: str, events: int = 10_000) -> Json:
        """Play the seats that are mine until so much has happened, or the match is over."""
        state = self.state(code)
        while not state["turn"]["over"] and state["seq"] < events:
            if state["turn"]["asked"] in state["seats"]:
                self.act(code, state)
                state = self.state(code)
            else:
                state = self.state(code, since=state["seq"], wait=20)
        return state


def first_move(state: Json) -> str:
    """The first choice that is offered, or the end of the turn."""
    return "done" if state["turn"]["holding"] else str(state["choices"][0]["text"])


class Player:
    """Somebody at a table, by websocket: follows what he is told, and acts."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Json = {}  # the last snapshot, kept up to date
        self.entries: list[Json] = []
        self.people: Json = {}  # the table's card, with who sits there
        self.watching = 0
        self.chat: list[str] = []
        self.heard: list[Json] = []  # all messages
        self._keys = 0

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    @property
    def turn(self) -> Json:
        return dict(self.state["turn"])

    @property
    def asked(self) -> bool:
        """Whether one of my seats is asked."""
        return bool(self.state.get("turn")) and self.turn["asked"] in self.state["seats"]

    @property
    def present(self) -> list[bool]:
        """Who is there, seat by seat."""
        return [seat["present"] for seat in self.people["seats"]]

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Json:
        """The next message, taken note of."""
        message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        match message["type"]:
            case "snapshot":
                self.state = message
                self.entries = self.entries[: message["since"]] + message["entries"]
                self.people = message["table"]
                self.chat = [line["text"] for line in message["chat"]]
            case "update":
                view = apply_patch(self.state["view"], message["patch"])
                self.state |= {"view": view} | {name: message[name] for name in ("seq", "turn", "choices")}
                self.entries += message["entries"]
            case "turn":
                self.state |= {"turn": message["turn"]}
            case "people":
                self.people, self.watching = message["table"], message["watching"]
            case "chat":
                self.chat.append(message["text"])
        return message

    async def hear_of(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def until(self, test: Callable[[Player], Any]) -> None:
        """Listen until something is so."""
        while not test(self):
            await self.hear()

    async def act(self, text: str | None = None, **more: Any) -> Json:
        """Act for the seat that is asked; the answer."""
        self._keys += 1
        move = {"seat": self.turn["asked"], "seq": self.seq, "text": text or first_move(self.state)}
        move |= {"key": f"k{self._keys}"} | more
        await self.say("act", **move)
        while (answer := await self.hear_of("accepted", "refused"))["key"] != move["key"]:
            pass
        return answer

    async def play(self, events: int = 10_000) -> None:
        """Play the seats that are mine until so much has happened, or the match is over."""
        while not self.turn["over"] and self.seq < events:
            if self.asked:
                answer = await self.act()
                assert answer["type"] == "accepted", answer
            else:
                await self.hear()


@asynccontextmanager
async def at_table(
    address: str, code: str, token: str | None = None, seq: int = 0, **more: Any
) -> AsyncIterator[Player]:
    """A player who has said hello and got a snapshot."""
    async with dial(address, code, **more) as socket:
        player = Player(socket)
        await player.say("hello", token=token, seq=seq)
        await player.hear_of("snapshot")
        yield player


def dial(address: str, code: str, **more: Any) -> connect:
    """A websocket to a table, nothing said yet."""
    usual: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None}
    usual |= {"open_timeout": LONG, "close_timeout": 2, "ping_interval": None}  # a busy machine is no lost one
    return connect(f"{address.rstrip('/').replace('http', 'ws', 1)}/api/tables/{code}/ws", **usual | more)


@asynccontextmanager
async def all_at_table(address: str, code: str, *tokens: str | None) -> AsyncIterator[list[Player]]:
    """Several players."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(at_table(address, code, token)) for token in tokens]


class Live:
    """A server in a thread of this process, with the insides in reach."""

    def __init__(self, data: Path, warming: Warming | None = None, **settings: Any) -> None:
        self.config = Config(**{"data": data, "port": 0, "bot_pace": 0, "bot_threads": 1, **NO_LIMITS, **settings})
        self.listener = listen(self.config)
        self.address = address_of(self.listener)
        self.uvicorn = make_uvicorn(self.config, Server(self.config, warming) if warming else None)
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="server")
        self.guests: list[Guest] = []
        self.thread.start()
        assert self.visitor().ask("GET", "/healthz")["status"] == "ok"

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve([self.listener])

    @property
    def server(self) -> Server:
        """The insides of the server."""
        app: Any = self.uvicorn.config.app
        server: Server = app.state.server
        return server

    def guest(self, name: str = "Ana") -> Guest:
        self.guests.append(Guest(self.address, name))
        return self.guests[-1]

    def visitor(self) -> Guest:
        """Somebody without a token."""
        self.guests.append(Guest(self.address))
        return self.guests[-1]

    def inside(self, work: Callable[[], Any]) -> Any:
        """Do something in the event loop of the server."""

        async def do() -> Any:
            result = work()
            return await result if inspect.isawaitable(result) else result

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(LONG)

    def stop(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(LONG)
        assert not self.thread.is_alive()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, data: Path, environment: dict[str, str], module: str = "oppidum", **settings: Any) -> None:
        command = [sys.executable, "-m", module, "serve", "--port", "0", "--data", str(data)]
        settings = {"bot_pace": 0, "bot_threads": 1, **NO_LIMITS, **settings}
        environment = environment | {f"OPPIDUM_{name.upper()}": str(value) for name, value in settings.items()}
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=data)
        self.guests: list[Guest] = []
        self.said: list[str] = []
        self.address = self._read_address()
        self.reader = threading.Thread(target=self._keep_reading)
        self.reader.start()

    def _read_address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise AssertionError("".join(self.said))

    def _keep_reading(self) -> None:
        assert self.process.stderr is not None
        self.said += list(self.process.stderr)

    def guest(self, name: str | None = "Ana", token: str | None = None) -> Guest:
        self.guests.append(Guest(self.address, name, token))
        return self.guests[-1]

    def end(self, signal: int = signal.SIGKILL) -> str:
        """Send a signal and wait; what the server said."""
        for guest in self.guests:
            guest.http.close()
        if self.process.poll() is None:
            self.process.send_signal(signal)
        self.process.wait(LONG)
        self.reader.join(LONG)
        assert self.process.stderr is not None
        self.process.stderr.close()
        return "".join(self.said)

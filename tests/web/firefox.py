"""Debian's Firefox, driven over WebDriver BiDi: the protocol that it speaks itself, without a driver between."""

from __future__ import annotations

import itertools
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.live import wait_for

LONG = 120  # seconds: only what never comes takes so long


class Firefox:
    """A browser with one page, and what that page complained of in its console."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.version = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """One command; its result. Complaints that come meanwhile are noted."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self.socket.recv(timeout=LONG))).get("id") != number:
            if message["method"] == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
        assert message["type"] == "success", message
        return dict(message["result"])

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def call(self, function: str, *arguments: Any) -> Any:
        """What a function of the page returns for these arguments, as soon as it does."""
        told = f"async (told) => JSON.stringify(await ({function})(...JSON.parse(told)))"
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=told,
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"].get("value", "null"))

    def click(self, x: float, y: float) -> None:
        """With the mouse, at a point of the window."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("input.performActions", context=self.page, actions=[mouse])


@contextmanager
def firefox(program: str, profile: Path) -> Iterator[Firefox]:
    """A Firefox without a window and with an empty profile, in which it writes down where it listens."""
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            where = profile / "WebDriverBiDiServer.json"
            assert wait_for(lambda: where.is_file() and where.read_text("utf-8").endswith("}"))
            address = json.loads(where.read_text("utf-8"))
            with connect(
                f"ws://{address['ws_host']}:{address['ws_port']}/session", proxy=None, max_size=None
            ) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()

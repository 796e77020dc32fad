"""A small player: it sits down at a table and plays by HTTP, the first choice of each turn that it is offered.

    python examples/player.py http://127.0.0.1:8642 CODE      joins the table with this code
    python examples/player.py http://127.0.0.1:8642           opens a table against a bot

Only the standard library is needed. Replace `choose` by something better.
"""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from typing import Any


class Server:
    """The HTTP API of an Oppidum server, as one guest."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.token: str | None = None
        self.token = self.ask("POST", "/api/guests", {"name": name})["token"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; an answer that is not a success raises RuntimeError with the server's words."""
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["error"]["message"]) from None


def choose(state: dict[str, Any]) -> str:
    """Decide. `state["view"]` is what you see, `state["choices"]` what you may do."""
    if state["turn"]["holding"]:
        return "done"
    return str(state["choices"][0]["text"])


def play(server: Server, code: str) -> dict[str, Any]:
    """Play until the match is over; returns the last state."""
    state: dict[str, Any] = {"seq": 0}
    while True:
        state = server.ask("GET", f"/api/tables/{code}/state?since={state['seq']}&wait=20")
        turn = state["turn"]
        if turn and turn["over"]:
            return state
        if turn and turn["asked"] in state["seats"]:
            move = {"seat": turn["asked"], "seq": state["seq"], "text": choose(state)}
            server.ask("POST", f"/api/tables/{code}/act", move)


def main() -> None:
    """Sit down, play, print the result."""
    server = Server(sys.argv[1], "Example")
    if len(sys.argv) > 2:
        code = server.ask("POST", f"/api/tables/{sys.argv[2]}/join", {})["code"]
    else:
        seats = [{"who": "me"}, {"who": "bot", "bot": "uniform"}]
        code = server.ask("POST", "/api/tables", {"game": "carcassonne", "preset": "modern", "seats": seats})["code"]
    print(f"playing at table {code}")
    state = play(server, code)
    print("scores", state["view"]["scores"], "places", state["turn"]["ranking"])


if __name__ == "__main__":
    main()

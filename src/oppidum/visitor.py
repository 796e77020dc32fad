"""Visitor: seats any bot at a table of a server, near or far, through the same door as people.

The server's websocket says when the seat is asked; the match itself is followed by its file, so that the bot knows the
position and not only what a screen shows. Where seats know different things it is followed by what this seat is told.
A lost connection is taken up again; the token stays in memory.
"""

from __future__ import annotations

import json
import logging
import random
import re
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from oppidum.bots.bot import Bot, check_can_play
from oppidum.bots.external import Forfeit
from oppidum.bots.host import Listener
from oppidum.core.game import Player
from oppidum.core.match_file import read_lines, read_match
from oppidum.core.options import BadOption
from oppidum.games import game_class
from oppidum.witness import Witness, standing

log = logging.getLogger(__name__)

Json = dict[str, Any]
CODE = re.compile(r"[A-HJ-NP-Z2-9]{6}", re.IGNORECASE)
TIMEOUT = 60.0  # seconds for an answer of the server
PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds before the next attempt, doubled each time
ATTEMPTS = 40  # in vain, one after the other, before it gives up: about ten minutes
LARGEST = 2**24  # bytes of a message or an answer
FINAL = ("unknown-table", "bad-token", "bad-message", "too-many-connections")  # coming back would be useless


class BadServer(Exception):
    """What the server said, or that it says nothing."""


class Gone(Exception):
    """The server cannot be reached at the moment."""


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    scores: list[int]
    ranking: list[int]


def find_table(table: str, server: str) -> tuple[str, str]:
    """The address of a server and the code of a table, from a link or a code."""
    link = urlsplit(table)
    code = table if not link.scheme else link.path.rstrip("/").rpartition("/")[2]
    address = f"{link.scheme}://{link.netloc}" if link.scheme else server
    if not CODE.fullmatch(code):
        raise BadOption(f"{table!r} is neither the link of a table nor a code of six letters and digits")
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
        raise BadOption(f"{address!r} is not the address of a server; write http://… or https://…")
    return address, code.upper()


class Visitor:
    """A bot as a guest of a server."""

    def __init__(self, address: str, code: str, bot: Bot, seed: int, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.code = code
        self.bot = bot
        self.seed = seed
        self.token = token
        self.state: Json = {}  # the last that the server said of: table, seats, seq, turn
        self.acted: int | None = None  # the event after which it has done what was asked
        self.refusals = 0
        self.fresh = False  # whether the last connection has told anything
        self.entries: list[Json] = []  # what has happened, as the seat may read it
        self.listeners: dict[Player, Listener | Witness] = {}

    # By HTTP.

    def ask(self, method: str, path: str, body: Json | None = None) -> str:
        """One request; BadServer with the server's words if it refuses, Gone if it is not there."""
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                return str(response.read(LARGEST).decode())
        except urllib.error.HTTPError as error:
            if error.code in (429, 502, 503, 504):
                raise Gone(f"{self.address} is busy") from None
            raise BadServer(words_of(error)) from None
        except (OSError, ValueError) as error:
            raise Gone(f"{self.address} cannot be reached: {getattr(error, 'reason', error)}") from None

    def join(self, name: str, seat: Player | None) -> None:
        """Sit down; without a token, as somebody new."""
        try:
            if self.token is None:
                self.token = json.loads(self.ask("POST", "/guests", {"name": name}))["token"]
            check_can_play(self.bot, json.loads(self.ask("GET", f"/tables/{self.code}"))["game"])
            wish = {"name": name} | ({} if seat is None else {"seat": seat})
            self.ask("POST", f"/tables/{self.code}/join", wish)
        except Gone as error:
            raise BadServer(str(error)) from None

    def leave(self) -> None:
        """Get up: before the match the seat is free again, in the middle of it the table does what it has agreed on."""
        for listener in self.listeners.values():
            listener.close()
        self.listeners = {}
        if self.token and self.state and self.state.get("turn") is None:
            try:
                self.ask("POST", f"/tables/{self.code}/leave", {})
            except (BadServer, Gone) as error:
                log.debug("could not get up: %s", error)

    # By websocket.

    def play(self) -> Result:
        """Play to the end, over as many connections as it takes."""
        failures = 0
        while True:
            try:
                with self.connect() as socket:
                    self.say(socket, "hello", token=self.token, seq=self.state.get("seq", 0))
                    self.attend(socket)
                return self.result()
            except (OSError, WebSocketException, Gone) as error:
                failures = 0 if self.fresh else failures + 1
                self.fresh = False
                if failures > ATTEMPTS:
                    raise BadServer(f"{self.address} cannot be reached: {error}") from None
                pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(failures, 10))
                log.info("connection lost (%s), trying again in %.1f s", error, pause)
                time.sleep(pause * random.uniform(0.5, 1.0))

    def connect(self) -> ClientConnection:
        """A connection to the table."""
        address = self.address.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{self.code}/ws", open_timeout=TIMEOUT, max_size=LARGEST)

    def say(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        """One message."""
        socket.send(json.dumps({"type": kind, **fields}))

    def attend(self, socket: ClientConnection) -> None:
        """Listen, and act when asked, until the match is over."""
        while not self.over:
            self.note(json.loads(socket.recv()))
            try:
                while True:  # what has come meanwhile is known before anything is decided
                    self.note(json.loads(socket.recv(timeout=0)))
            except TimeoutError:
                pass
            self.react(socket)

    @property
    def over(self) -> bool:
        """Whether nothing more can happen at the table."""
        return bool(self.state.get("turn")) and bool(self.state["turn"]["over"])

    def note(self, message: Json) -> None:
        """Remember what the server says."""
        self.fresh = True
        match message["type"]:
            case "snapshot" | "update" | "people":
                self.acted = None if message["type"] == "snapshot" else self.acted
                known = ("table", "seats", "seq", "turn")
                self.state |= {name: message[name] for name in known if name in message}
                self.entries = self.entries[: message.get("since")] + message.get("entries", [])
                if notice := self.state["table"].get("notice"):
                    raise BadServer(f"table {self.code} is frozen: {notice}")
            case "turn":
                self.acted = None
                self.state["turn"] = message["turn"]
            case "accepted":
                self.refusals = 0
            case "refused" if message["reason"] != "stale":
                self.refusals += 1
                log.warning("table %s refuses: %s", self.code, message["message"])
                if self.refusals > ATTEMPTS:
                    raise BadServer(f"table {self.code} refuses: {message['message']}")
                time.sleep(PAUSE)
                self.acted = None
            case "error":
                if message["reason"] in FINAL:
                    raise BadServer(message["message"])

    def react(self, socket: ClientConnection) -> None:
        """Do what is asked of one of the own seats, once."""
        turn, seats = self.state.get("turn"), self.state.get("seats", [])
        if not turn or turn["over"] or self.acted == self.state["seq"]:
            return
        wish = turn["undo_asked"]
        given_away = [seat for seat in seats if str(seat) in turn["robots"]]
        message: Json | None = None
        if given_away:
            message = {"kind": "hand_back", "seat": given_away[0]}
        elif wish and wish["seat"] not in seats and not set(seats) <= set(wish["agreed"]):
            message = {"kind": "answer_undo", "seat": min(set(seats) - set(wish["agreed"])), "agree": True}
        elif turn["asked"] in seats:
            text = self.decide(turn["asked"], turn["holding"])
            if text:
                message = {"kind": "act", "seat": turn["asked"], "seq": self.state["seq"], "text": text}
        if message:
            self.acted = self.state["seq"]
            self.say(socket, **message)

    def decide(self, seat: Player, holding: bool) -> str | None:
        """A move in notation, the end of the turn, or nothing if the match has gone on meanwhile."""
        if holding:
            return "done"
        listener = self.follow(seat)
        if listener.told.to_move != seat:
            return None
        try:
            return listener.game.format(listener.told.position, listener.choose().action)
        except Forfeit as forfeit:
            log.warning("%s", forfeit)
            return "resign"

    def follow(self, seat: Player) -> Listener | Witness:
        """The bot at a seat, told all that has happened."""
        if game_class(self.state["table"]["game"]).secrets:
            return self.witness(seat)
        text = self.ask("GET", f"/tables/{self.code}/file")
        listener = self.listeners.get(seat)
        if not isinstance(listener, Listener):
            match = read_match(text, game_class).match
            listener = self.listeners[seat] = Listener(self.bot, match.game, seat, self.seed, match.beginning)
        listener.hear([(event.actor, event.text) for event in read_lines(text)[1]])
        return listener

    def witness(self, seat: Player) -> Witness:
        """The bot at a seat, told all that this seat may know."""
        match = read_match(self.ask("GET", f"/tables/{self.code}/sight?seat={seat}"), game_class).match
        witness = self.listeners.get(seat)
        if not isinstance(witness, Witness):
            witness = self.listeners[seat] = Witness(self.bot, match.game, seat, self.seed)
        witness.hear(standing(self.entries), match)
        return witness

    def result(self) -> Result:
        """How it ended; the bot hears of it too."""
        for seat in self.listeners:
            self.follow(seat)
        state = json.loads(self.ask("GET", f"/tables/{self.code}/state?since={self.state['seq']}"))
        return Result(state["view"]["scores"], state["turn"]["ranking"])


def words_of(error: urllib.error.HTTPError) -> str:
    """Why the server refused."""
    try:
        return str(json.loads(error.read(LARGEST))["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"it answered {error.code} {error.reason}"

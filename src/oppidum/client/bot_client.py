"""BotClient: seats any bot at a table of a server, near or far, through the same door as people.

The server's websocket says when the seat is asked; the match itself is followed by its file, so that the bot knows the
position and not only what a screen shows. Where seats know different things it is followed by what this seat is told.
A lost connection is taken up again.
"""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from oppidum.bots.bot import Bot, check_can_play
from oppidum.bots.protocol.bot import Forfeit
from oppidum.bots.seats import HiddenSeat, OpenSeat
from oppidum.client.server_api import BadServer, Gone, Json, ServerApi
from oppidum.core.game import Player
from oppidum.core.match import Event
from oppidum.core.match_file import read_lines, read_match
from oppidum.games import game_class

log = logging.getLogger(__name__)

PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds before the next attempt, doubled each time
ATTEMPTS = 40  # in vain, one after the other, before it gives up: about ten minutes
FINAL = ("unknown-table", "bad-token", "bad-message", "too-many-connections")  # coming back would be useless


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    scores: list[int]
    ranking: list[int]


class BotClient:
    """A bot as a guest of a server."""

    def __init__(self, address: str, code: str, bot: Bot, seed: int, token: str | None = None) -> None:
        self.code = code
        self.bot = bot
        self.seed = seed
        self.api = ServerApi(address, token)
        self.state: Json = {}  # the last that the server said of: table, seats, seq, turn
        self.acted: int | None = None  # the event after which it has done what was asked
        self.refusals = 0
        self.fresh = False  # whether the last connection has told anything
        self.entries: list[Json] = []  # what has happened, as the seat may read it
        self.seats: dict[Player, OpenSeat | HiddenSeat] = {}

    def join(self, name: str, seat: Player | None) -> None:
        """Sit down; without a token, as somebody new."""
        try:
            if self.api.token is None:
                self.api.token = json.loads(self.api.ask("POST", "/guests", {"name": name}))["token"]
            check_can_play(self.bot, json.loads(self.api.ask("GET", f"/tables/{self.code}"))["game"])
            wish = {"name": name} | ({} if seat is None else {"seat": seat})
            self.api.ask("POST", f"/tables/{self.code}/join", wish)
        except Gone as error:
            raise BadServer(str(error)) from None

    def leave(self) -> None:
        """Get up: before the match the seat is free again, in the middle of it the table does what it has agreed on."""
        for seat in self.seats.values():
            seat.close()
        self.seats = {}
        if self.api.token and self.state and self.state.get("turn") is None:
            try:
                self.api.ask("POST", f"/tables/{self.code}/leave", {})
            except (BadServer, Gone) as error:
                log.debug("could not get up: %s", error)

    def play(self) -> Result:
        """Play to the end, over as many connections as it takes."""
        failures = 0
        while True:
            try:
                with self.api.connect(self.code) as connection:
                    self.say(connection, "hello", token=self.api.token, seq=self.state.get("seq", 0))
                    self.attend(connection)
                return self.result()
            except (OSError, WebSocketException, Gone) as error:
                failures = 0 if self.fresh else failures + 1
                self.fresh = False
                if failures > ATTEMPTS:
                    raise BadServer(f"{self.api.address} cannot be reached: {error}") from None
                pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(failures, 10))
                log.info("connection lost (%s), trying again in %.1f s", error, pause)
                time.sleep(pause * random.uniform(0.5, 1.0))

    def say(self, connection: ClientConnection, kind: str, **fields: Any) -> None:
        """One message."""
        connection.send(json.dumps({"type": kind, **fields}))

    def attend(self, connection: ClientConnection) -> None:
        """Listen, and act when asked, until the match is over."""
        while not self.over:
            self.note(json.loads(connection.recv()))
            try:
                while True:  # what has come meanwhile is known before anything is decided
                    self.note(json.loads(connection.recv(timeout=0)))
            except TimeoutError:
                pass
            self.react(connection)

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

    def react(self, connection: ClientConnection) -> None:
        """Do what is asked of one of its own seats, once."""
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
            self.say(connection, **message)

    def decide(self, seat: Player, holding: bool) -> str | None:
        """A move in notation, the end of the turn, or nothing if the match has gone on meanwhile."""
        if holding:
            return "done"
        own = self.follow(seat)
        if own.told.to_move != seat:
            return None
        try:
            return own.game.words.format(own.told.position, own.choose().action)
        except Forfeit as forfeit:
            log.warning("%s", forfeit)
            return "resign"

    def follow(self, seat: Player) -> OpenSeat | HiddenSeat:
        """The bot at a seat, told all that has happened."""
        has_secrets = game_class(self.state["table"]["game"]).has_secrets
        return self.follow_hidden(seat) if has_secrets else self.follow_open(seat)

    def follow_open(self, seat: Player) -> OpenSeat:
        """Follow a match in which everybody knows everything: by its file."""
        text = self.api.ask("GET", f"/tables/{self.code}/file")
        own = self.seats.get(seat)
        if not isinstance(own, OpenSeat):
            match = read_match(text, game_class).match
            own = self.seats[seat] = OpenSeat(self.bot, match.game, seat, self.seed, match.beginning)
        own.hear([(event.actor, event.text) for event in read_lines(text)[1]])
        return own

    def follow_hidden(self, seat: Player) -> HiddenSeat:
        """Follow a match in which seats know different things: by all that this seat may know."""
        match = read_match(self.api.ask("GET", f"/tables/{self.code}/sight?seat={seat}"), game_class).match
        own = self.seats.get(seat)
        if not isinstance(own, HiddenSeat):
            own = self.seats[seat] = HiddenSeat(self.bot, match.game, seat, self.seed)
        own.hear(standing(self.entries), match)
        return own

    def result(self) -> Result:
        """How it ended; the bot hears of it too."""
        for seat in self.seats:
            self.follow(seat)
        state = json.loads(self.api.ask("GET", f"/tables/{self.code}/state?since={self.state['seq']}"))
        return Result(state["view"]["scores"], state["turn"]["ranking"])


def standing(entries: Sequence[dict[str, Any]]) -> list[Event]:
    """What has happened in a match and was not taken back, from the entries of a table."""
    undone = {seq for entry in entries for seq in entry["undoes"]}
    played = (entry for entry in entries if entry["kind"] in ("action", "chance") and entry["seq"] not in undone)
    return [Event(entry["actor"], entry["text"]) for entry in played]

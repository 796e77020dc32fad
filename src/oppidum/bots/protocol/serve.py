"""Speaking: our seat bots as programs of the bot protocol, for other software to use. `oppidum bot NAME` runs it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

from oppidum.bots import SEARCHERS, read_budget
from oppidum.bots.bot import Budget, Choice
from oppidum.bots.own import own_bot_named
from oppidum.bots.protocol.lines import VERSION, Seating, read_event, read_go, read_seating, write_info
from oppidum.bots.seats import OpenSeat
from oppidum.core.game import Player, Refusal
from oppidum.core.options import BadOption
from oppidum.core.twins import hurry
from oppidum.games import game_class


class Conversation:
    """A bot that is spoken to in lines and answers in lines."""

    def __init__(self, bot: str, say: Callable[[str], None], find_game: Callable[[str], Any] = game_class) -> None:
        own_bot_named(bot)
        self.bot = bot
        self.say = say
        self.find_game = find_game
        self.seating: Seating | None = None
        self.budget: Budget | None = None
        self.seat: OpenSeat | None = None
        self.events: list[tuple[Player, str]] = []
        self.position: list[str] = []
        self.thinking = threading.Thread()
        self.late = threading.Event()  # the other side waits no longer for the answer to its question

    def run(self, lines: Iterable[str]) -> None:
        """Answer line by line, until `quit` or the end. What is not understood is ignored, what is wrong reported."""
        commands: dict[str, Callable[[str], None]] = {
            "hello": lambda _: self.say(f"hello {VERSION} {self.bot}"),
            "match": self.begin,
            "event": lambda text: self.events.append(read_event(text)),
            "position": lambda text: self.position.append(text),
            "go": self.go,
            "end": lambda _: self.leave(),
        }
        for line in lines:
            word, _, text = line.strip().partition(" ")
            if word == "quit":
                return
            if word == "stop":
                self.hurry()
            elif word in commands:
                self.wait()
                self.report(commands[word], text)
        self.wait()

    def report(self, work: Callable[..., None], *given: Any) -> None:
        """Do something; what goes wrong is told to the other side."""
        try:
            work(*given)
        except (BadOption, Refusal) as error:
            self.say(f"error {error}")
        except Exception as error:  # a bot that crashes says so, and may be asked again
            self.say(f"error {type(error).__name__}: {' '.join(str(error).split())[:300]}")

    def begin(self, text: str) -> None:
        """A match: the bot sits down."""
        self.leave()
        self.seating = read_seating(text, self.find_game)
        self.sit(None)
        self.say("ready")

    def sit(self, budget: Budget | None) -> OpenSeat:
        """The bot at its seat, with the budget that it is given now."""
        if self.seating is None:
            raise BadOption("no match has begun")
        if self.seat is None or budget != self.budget:
            bot = own_bot_named(self.bot, budget if self.bot in SEARCHERS else None)
            self.seat = OpenSeat(bot, self.seating.game, self.seating.seat, self.seating.seed)
            self.budget = budget
        return self.seat

    def go(self, text: str) -> None:
        """Think, so that `stop` can still be heard."""
        seat = self.sit(read_go(text, read_budget))
        position, self.position = "".join(f"{line}\n" for line in self.position), []
        self.late.clear()
        self.thinking = threading.Thread(target=self.report, args=(self.think, seat, position), daemon=True)
        self.thinking.start()

    def think(self, seat: OpenSeat, position: str) -> None:
        """Decide, and say so."""
        seen = self.see(seat, position)
        if self.late.is_set():
            self.stop(seat)
        with hurry():
            choice: Choice = seat.mind.choose(seen)
        for candidate in choice.candidates:
            self.say(write_info(candidate, seat.game.words.format(seen, candidate.action)))
        self.say(f"info why {choice.why}")
        self.say(f"bestmove {seat.game.words.format(seen, choice.action)}")

    def see(self, seat: OpenSeat, position: str) -> Any:
        """The position that the events lead to, or the one that is described, where that is another."""
        game = seat.game
        try:
            seat.hear(self.events)
        except Refusal:
            if not position:
                raise
        seen = game.secrets.observe(seat.told.position, seat.seat)
        if position and game.words.describe(seen) != position:
            seen = game.words.compose(position)
        if game.to_move(seen) != seat.seat:
            raise Refusal(game.turn_rule, "it is not this seat's turn", reason="not-your-turn")
        return seen

    def hurry(self) -> None:
        """Come to an end with the question that is thought about, if there is one."""
        if self.seat is not None and self.thinking.is_alive():
            self.late.set()
            self.stop(self.seat)

    def stop(self, seat: OpenSeat) -> None:
        """Tell the mind, if it wants to know: those that do not search are never late."""
        stop = getattr(seat.mind, "stop", None)
        if stop is not None:
            stop()

    def wait(self) -> None:
        """Until the last question is answered."""
        if self.thinking.is_alive():
            self.thinking.join()

    def leave(self) -> None:
        """The match is over."""
        if self.seat is not None:
            self.seat.close()
        self.seating, self.seat = None, None
        self.events, self.position = [], []

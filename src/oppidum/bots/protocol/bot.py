"""ProgramBot: a bot that is a program of its own, in any language, and speaks the protocol of docs/bot-protocol.md.

Whatever the program does, a decision is made: by default a failure is noted and the move replaced by one at random.
Such a bot starts a command of the user's choice: it is for those who sit at this machine, never for a network.
"""

from __future__ import annotations

import logging
import random
import time
from typing import Any

from oppidum.bots.bot import Budget, Candidate, Choice
from oppidum.bots.protocol.lines import VERSION, read_info, write_go, write_seating
from oppidum.bots.protocol.process import Program, ProgramFailure, Silence
from oppidum.core.game import Action, Game, Player, Refusal
from oppidum.core.match import Event
from oppidum.core.options import BadOption

log = logging.getLogger(__name__)

REPLACE, FORFEIT = ON_FAILURE = ("replace", "forfeit")
MOST_LINES = 10_000  # in one answer
MOST_FAILURES = 3  # after which a program is no longer started in a match
SLACK = 5.0  # seconds that an answer may come later than its time
STOP_WITHIN = 2.0  # seconds in which `stop` must be answered
LONGEST_MOVE = 80


class Forfeit(Exception):
    """A bot has failed, and its seat gives up the match."""

    def __init__(self, seat: Player, why: str) -> None:
        super().__init__(f"seat {seat + 1} forfeits the match: {why}")
        self.seat = seat
        self.why = why


class ProgramBot:
    """A program as a bot. While it is kept, its processes play match after match, each at one seat at a time."""

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        if not command.strip():
            raise BadOption("name the program: program:COMMAND, such as program:./mybot")
        self.command = command
        self.name = f"program:{command}"
        self.budget = budget
        self.on_failure = REPLACE
        self.ready_within = 120.0  # seconds to start, and to get ready for a match
        self.patience = 60.0  # seconds for a decision without a time of its own
        self.idle: list[Program] = []

    def sit(self, game: Game[Any], seat: Player, seed: int) -> ProgramMind:
        """Take a seat; a program that cannot be started or does not speak the protocol is a BadOption."""
        mind = ProgramMind(self, game, seat, seed)
        try:
            mind.start()
        except ProgramFailure as failure:
            mind.drop()
            raise BadOption(f"{self.name}: {failure}") from None
        return mind

    def borrow(self) -> Program:
        """A program that has said hello: one that waits for a match, or a new one."""
        while self.idle:
            program = self.idle.pop()
            if program.running:
                return program
        program = Program(self.command)
        try:
            program.say(f"hello {VERSION}")
            answer = listen(program, "hello", self.ready_within)[-1]
            if answer.split()[1:2] != [str(VERSION)]:
                raise ProgramFailure(f"it does not speak version {VERSION} of the protocol: {answer[:80]!r}")
        except ProgramFailure:
            program.end()
            raise
        return program


class ProgramMind:
    """A program at a seat. After a crash it is started anew and told everything again."""

    def __init__(self, bot: ProgramBot, game: Game[Any], seat: Player, seed: int) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.rng = random.Random(f"replacement {seat} {seed}")
        self.program: Program | None = None
        self.events: list[str] = []
        self.told = 0  # how many events the running program has heard of
        self.failures = 0

    def start(self) -> Program:
        """The program, ready for this match."""
        if self.program is None:
            self.program = self.bot.borrow()
            self.told = 0
            self.program.say(write_seating(self.game, self.seat, self.seed))
            listen(self.program, "ready", self.bot.ready_within)
        return self.program

    def saw(self, event: Event, seen: Any) -> None:  # noqa: ARG002
        """Keep what happened: the program is told before its next decision."""
        self.events.append(f"event {event}")

    def choose(self, seen: Any) -> Choice:
        """What the program answers, if that is a legal action; otherwise it has failed."""
        moves = {self.game.words.format(seen, int(action)): int(action) for action in self.game.legal(seen)}
        if self.failures == MOST_FAILURES:
            return self.replace("it is no longer asked", moves)
        try:
            answer = self.ask(seen, moves)
        except ProgramFailure as failure:
            self.failures += 1
            self.drop()
            return self.fail(f"{failure}{'; it is no longer asked' * (self.failures == MOST_FAILURES)}", moves)
        try:
            return self.understand(answer, seen, moves)
        except Refusal as refusal:
            return self.fail(f"it answered {answer[-1][:LONGEST_MOVE]!r}: {refusal}", moves)

    def ask(self, seen: Any, moves: dict[str, Action]) -> list[str]:
        """Tell the program all that is new, and what it may do; its whole answer."""
        program, budget = self.start(), self.bot.budget
        seconds = budget.seconds if budget else None
        within = self.bot.patience if seconds is None else seconds + SLACK
        self.report(program)
        program.say(*(f"position {line}" for line in self.game.words.describe(seen).splitlines()))
        program.say(*(f"choice {move}" for move in moves), write_go(budget, within))
        return listen(program, "bestmove", within, stop=True)

    def report(self, program: Program) -> None:
        """What has happened since the program was last told."""
        program.say(*self.events[self.told :])
        self.told = len(self.events)

    def understand(self, answer: list[str], seen: Any, moves: dict[str, Action]) -> Choice:
        """An answer as a choice, or the Refusal of its move."""
        move = after("bestmove", answer[-1])
        action = moves[move] if move in moves else self.game.words.parse(seen, move[:LONGEST_MOVE])
        why, candidates = "it says no more", {}
        for line in answer[:-1]:
            candidate = read_info(after("info", line), moves)
            if candidate is not None:
                candidates[candidate.action] = candidate
            elif line.startswith("info why "):
                why = after("info why", line)
        return Choice(action, why, best_first(candidates) if action in candidates else ())

    def fail(self, why: str, moves: dict[str, Action]) -> Choice:
        """The program has failed: note it, then forfeit or play at random."""
        log.warning("%s at seat %d failed: %s", self.bot.name, self.seat + 1, why)
        if self.bot.on_failure == FORFEIT:
            raise Forfeit(self.seat, f"{self.bot.name}: {why}")
        return self.replace(why, moves)

    def replace(self, why: str, moves: dict[str, Action]) -> Choice:
        """A move at random instead of the program's."""
        return Choice(self.rng.choice(list(moves.values())), f"played at random, for the program failed: {why}")

    def drop(self) -> None:
        """End a program that has failed."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def close(self) -> None:
        """The match is over, or broken off: the program may play another one."""
        if self.program is not None and self.program.running:
            self.report(self.program)
            self.program.say("end")
            self.bot.idle.append(self.program)
            self.program = None
        self.drop()


def listen(program: Program, word: str, within: float, *, stop: bool = False) -> list[str]:
    """All lines up to one that begins with the word; with `stop` a program that is late is told to come to an end."""
    deadline = time.monotonic() + within
    lines: list[str] = []
    while len(lines) < MOST_LINES:
        try:
            lines.append(program.hear(deadline))
        except Silence:
            if not stop:
                raise Silence(f"it did not say {word} within {within:g} seconds") from None
            program.say("stop")
            stop, deadline = False, time.monotonic() + STOP_WITHIN
            continue
        first = lines[-1].partition(" ")[0]
        if first == "error":
            raise ProgramFailure(f"it reports: {after('error', lines[-1])[:300]}")
        if first == word:
            return lines
    raise ProgramFailure(f"it said {MOST_LINES} lines without {word}")


def after(word: str, line: str) -> str:
    """What follows a word at the beginning of a line, its spaces made single."""
    return " ".join(line.removeprefix(word).split())


def best_first(candidates: dict[Action, Candidate]) -> tuple[Candidate, ...]:
    """Candidates by how often they were visited, then by what is expected of them."""
    return tuple(sorted(candidates.values(), key=lambda one: (-one.visits, -one.lead)))

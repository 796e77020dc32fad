"""Sitting: a match at one terminal; choices by number or in notation, undo within the turn, save and resume."""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from oppidum.bots.bot import Mind
from oppidum.bots.host import dismiss, show_event
from oppidum.core.answer import Refused
from oppidum.core.game import CHANCE, Game, Refusal
from oppidum.core.live_match import ACTION, DONE, UNDO, LiveMatch
from oppidum.core.match import Match
from oppidum.core.match_file import write_match
from oppidum.core.options import suggest
from oppidum.core.twins import hurry
from oppidum.review.hinting import explain_choice
from oppidum.review.wording import because
from oppidum.terminal.display import Display, options_of


class Quit(Exception):
    """The player has had enough."""


@dataclass
class Sitting:
    """One match at one terminal: people at some seats, minds at the others."""

    course: LiveMatch
    minds: dict[int, Mind]  # by seat; the other seats are people
    names: list[str]
    file: Path
    chance: random.Random
    console: Console = field(default_factory=Console)
    ask: Callable[[str], str] = input
    adviser: Callable[[int], Mind] | None = None
    turn_began: int = 0  # how many events lay before the turn that is held open

    @property
    def match(self) -> Match:
        """As far as it has been played."""
        return self.course.match

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.match.game

    @property
    def display(self) -> Display:
        """Where it is shown."""
        return Display(self.console, self.names)

    def run(self) -> None:
        """Play to the end, or until somebody quits; the match is never lost."""
        try:
            self.inform_minds(0)  # of a match that is resumed
            while not self.course.ended:
                self.advance()
            self.display.show_end(self.match)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
        finally:
            dismiss(self.minds.values())
        if self.match.events:
            self.save(self.file)

    def advance(self) -> None:
        """One event that is drawn or thought out, or the whole turn of a person."""
        actor = self.course.asked
        before = self.match.position.copy()
        if actor == CHANCE:
            self.course.roll(self.chance)
        elif actor in self.minds:
            with hurry():
                choice = self.minds[actor].choose(self.game.secrets.observe(before, actor))
            self.course.feed(ACTION, actor, self.game.words.format(before, choice.action))
            if self.course.holding:
                self.course.feed(DONE, actor, "")
        else:
            self.take_turn(actor)
            return
        event = self.match.events[-1]
        show_event(self.game, self.minds, before, event, self.match.position)
        self.display.show_event(self.game, event)

    # One person's turn, held open until done.

    def take_turn(self, seat: int) -> None:
        """Ask a person until the turn is done; steps can be taken back before that."""
        self.turn_began = len(self.match.events)
        self.display.show_position(self.match)
        while self.match.to_move == seat or self.course.holding:
            if self.course.holding:
                self.ask_if_done(seat)
            else:
                self.answer(seat, self.read(f"{self.names[seat]}> "))
        self.close_turn()

    def close_turn(self) -> None:
        """The held turn is done: the minds learn of it, its points are shown, and it is saved."""
        self.inform_minds(self.turn_began)
        for event in self.match.events[self.turn_began :]:
            self.display.show_awards(self.game, event)
        self.save(self.file, quietly=True)

    def inform_minds(self, count: int) -> None:
        """The minds learn what happened after the first `count` events."""
        told = self.match.up_to(count)
        for event in self.match.events[count:]:
            before = told.position.copy()
            told.play(event.actor, event.text)
            show_event(self.game, self.minds, before, event, told.position)

    def ask_if_done(self, seat: int) -> None:
        """Ask whether the turn may end; until then it can be taken back."""
        text = self.read("Enter ends your turn, undo takes a step back> ")
        if text.lower() in ("", "done", "yes", "y"):
            self.course.feed(DONE, seat, "")
        else:
            self.answer(seat, text)

    def read(self, prompt: str) -> str:
        """A line from the person."""
        return self.ask(prompt).strip()[:200]

    def answer(self, seat: int, text: str) -> None:
        """Carry out what was typed: a command, a number or a move."""
        word, _, rest = text.partition(" ")
        display = self.display
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: display.show_help(self.match),
            "?": lambda: display.show_help(self.match),
            "board": lambda: display.show_board(self.match),
            "choices": lambda: display.show_choices(self.match),
            "score": lambda: display.show_score(self.match, seat),
            "left": lambda: display.show_left(self.match, seat),
            "tiles": lambda: display.show_left(self.match, seat),
            "log": lambda: display.show_log(self.match),
            "rules": lambda: display.show_rules(self.game, rest.strip()),
            "hint": lambda: self.show_hint(seat),
            "undo": lambda: self.undo(seat),
            "u": lambda: self.undo(seat),
            "save": lambda: self.save(Path(rest.strip()) if rest.strip() else self.file),
            "quit": self.leave,
            "exit": self.leave,
        }
        if word.lower() in commands:
            commands[word.lower()]()
            return
        meant = self.move_meant(seat, text)
        answer = meant if isinstance(meant, Refused) else self.course.attempt(ACTION, seat, meant)
        if isinstance(answer, Refused):
            self.display.complain(f"Not possible: {answer.refusal}")
            if answer.refusal.rule == self.game.turn_rule and word.isalpha():
                known = [name for name in commands if len(name) > 1]
                self.display.complain(f"Nor is {word!r} a command{suggest(word.lower(), known)}")
        elif self.match.to_move == seat:
            self.display.show_position(self.match)

    def move_meant(self, seat: int, text: str) -> str | Refused:
        """A number, with a facing where one is needed, as a move; anything else is a move already."""
        number, _, facing = text.partition(" ")
        if not number.isdigit():
            return text
        options = options_of(self.match, seat)
        if not 1 <= int(number) <= len(options):
            return Refused(Refusal(self.game.turn_rule, f"the choices go from 1 to {len(options)}"))
        moves = options[int(number) - 1]
        if not facing and len(moves) == 1:
            return moves[0]
        for move in moves:
            if facing and move.split()[-1].lower() == facing.strip().lower():
                return move
        ways = ", ".join(move.split()[-1] for move in moves)
        message = f"choice {number} can face {ways}; write {number} {ways.split(',')[0]}"
        return Refused(Refusal(self.game.turn_rule, message))

    def undo(self, seat: int) -> None:
        """Take back the last step of the turn that is held open."""
        if not self.course.may_undo(seat):
            self.display.complain("There is nothing to take back in this turn.")
            return
        self.course.feed(UNDO, seat, UNDO)
        self.display.show_position(self.match)

    def leave(self) -> None:
        """Stop playing."""
        raise Quit

    def save(self, file: Path, quietly: bool = False) -> None:
        """Write the match; a turn that is not done is written as far as it went."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(write_match(self.match, self.names, datetime.date.today()), "utf-8")
        except (OSError, ValueError) as error:
            self.display.complain(f"Could not save: {error}")
            return
        if not quietly:
            self.console.print(f"Saved to {file}.", style="dim", highlight=False, markup=False)

    def show_hint(self, seat: int) -> None:
        """What a bot would do here."""
        if self.adviser is None or self.match.to_move != seat:
            self.display.complain("There is no hint here.")
            return
        seen = self.game.secrets.observe(self.match.position, seat)
        mind = self.adviser(seat)
        with hurry():
            choice = mind.choose(seen)
        text = self.game.words.format(self.match.position, choice.action)
        reasons = explain_choice(self.game, seen, seat, mind, choice, [choice.action])[choice.action]
        why = "; ".join(said for said in (choice.why, because(self.game, reasons)) if said)
        self.console.print(f"Try {text}: {why}.", style="cyan", highlight=False, markup=False)

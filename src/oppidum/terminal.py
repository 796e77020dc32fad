"""Play in a terminal: a board in colour, choices by number or in notation, undo within the turn, save and resume."""

from __future__ import annotations

import datetime
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from oppidum.bots.bot import Mind
from oppidum.bots.host import dismiss, tell
from oppidum.core.game import CHANCE, Award, Game, Picture, Refusal
from oppidum.core.ledger import find_rule, read_ledger
from oppidum.core.match import Event, Match
from oppidum.core.match_file import write_match
from oppidum.core.options import BadOption, suggest
from oppidum.core.twins import hurry
from oppidum.games import ledger_file

PLAYER_INKS = [
    "bold white on #0072B2",
    "bold white on #D55E00",
    "bold white on #009E73",
    "bold white on #8E5EA2",
    "bold black on #E6B800",
    "bold white on #3A3A3A",
]
INKS = {
    "axis": "dim",
    "gap": "",
    "plain": "",
    "quiet": "dim",
    "label": "bold cyan",
    "choice": "bold cyan",
    "field": "#A9BE7B on #6B8E4E",
    "city": "#7B5B3A on #E3C46B",
    "shield": "bold #B3261E on #E3C46B",
    "road": "bold #F4EBD9 on #8a7a5a",
    "river": "bold #EDE6D6 on #4F8FB8",
    "cloister": "bold #F4EBD9 on #B8693B",
} | {f"player {number}": ink for number, ink in enumerate(PLAYER_INKS, 1)}

UNBROKEN = "\u00a0"  # a space at which no line ends
SQUARE = re.compile(r"-?\d+,-?\d+")  # as squares are written in every notation

HELP = """[bold]What you can type[/bold]
  a number            one of the choices on offer; for a square with several facings also the facing: 3 E
  a move              in notation, such as 1,0 E or city N or none (docs/notation.md)
  board, choices      show them again
  score               points, followers and what the open features would pay now
  tiles               what is still to be drawn
  log                 the last events
  rules [ID]          a rule in our words, or all of them
  hint                what the bot would do
  undo                take back your last step of this turn, before the turn is done
  save [FILE]         write the match to a file; `oppidum terminal --resume FILE` goes on with it
  help, quit          quitting saves the match, if it has begun"""


class Quit(Exception):
    """The player has had enough."""


@dataclass
class Sitting:
    """One match at one terminal: people at some seats, minds at the others."""

    match: Match
    minds: dict[int, Mind]  # by seat; the other seats are people
    names: list[str]
    file: Path
    chance: random.Random
    console: Console = field(default_factory=Console)
    ask: Callable[[str], str] = input
    adviser: Callable[[int], Mind] | None = None
    turn_began: int = 0  # how many events lay before the turn that is held open
    kept: int = 0  # how many cannot be taken back any more

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.match.game

    def run(self) -> None:
        """Play to the end, or until somebody quits; the match is never lost."""
        try:
            self.tell_since(0)  # of a match that is resumed
            while not self.match.over:
                self.advance()
            self.show_end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
        finally:
            dismiss(self.minds.values())
        if self.match.events:
            self.save(self.file)

    def advance(self) -> None:
        """One event: drawn, thought out, or asked for."""
        actor = self.match.to_move
        before = self.match.position.copy()
        if actor == CHANCE:
            event = self.match.roll(self.chance)
        elif actor in self.minds:
            with hurry():
                choice = self.minds[actor].choose(self.game.observe(before, actor))
            event = self.match.play(actor, self.game.format(before, choice.action))
        else:
            self.take_turn(actor)
            return
        tell(self.game, self.minds, before, event, self.match.position)
        self.show_event(event)

    # One person's turn, held open until done.

    def take_turn(self, seat: int) -> None:
        """Ask a person until the turn is done; steps can be taken back before that."""
        self.turn_began = self.kept = len(self.match.events)
        self.show_position()
        while True:
            if self.match.to_move == seat:
                self.answer(seat, self.read(f"{self.names[seat]}> "))
            elif len(self.match.events) == self.kept or self.is_done(seat):
                break
        self.close_turn()

    def close_turn(self) -> None:
        """The held turn is done: the minds learn of it, its points are shown, and it is saved."""
        self.tell_since(self.turn_began)
        for event in self.match.events[self.turn_began :]:
            self.show_awards(event)
        self.save(self.file, quietly=True)

    def tell_since(self, count: int) -> None:
        """The minds learn what happened after so many events."""
        told = self.match.up_to(count)
        for event in self.match.events[count:]:
            before = told.position.copy()
            told.play(event.actor, event.text)
            tell(self.game, self.minds, before, event, told.position)

    def is_done(self, seat: int) -> bool:
        """Ask whether the turn may end; until then it can be taken back."""
        while True:
            text = self.read("Enter ends your turn, undo takes a step back> ").lower()
            if text in ("", "done", "yes", "y"):
                return True
            if text in ("undo", "u"):
                self.undo()
                return False
            self.answer(seat, text)

    def read(self, prompt: str) -> str:
        """A line from the person."""
        return self.ask(prompt).strip()[:200]

    def answer(self, seat: int, text: str) -> None:
        """Carry out what was typed: a command, a number or a move."""
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self.console.print(HELP, highlight=False),
            "?": lambda: self.console.print(HELP, highlight=False),
            "board": self.show_board,
            "choices": self.show_choices,
            "score": lambda: self.show_score(seat),
            "tiles": self.show_remaining,
            "log": self.show_log,
            "rules": lambda: self.show_rules(rest.strip()),
            "hint": lambda: self.show_hint(seat),
            "undo": self.undo,
            "u": self.undo,
            "save": lambda: self.save(Path(rest.strip()) if rest.strip() else self.file),
            "quit": self.leave,
            "exit": self.leave,
        }
        if word.lower() in commands:
            commands[word.lower()]()
            return
        try:
            before = self.match.position.copy()
            self.match.play(seat, self.move_meant(seat, text))
            if self.game.reveals(before, self.match.position, seat):
                self.kept = len(self.match.events)
            if self.match.to_move == seat:
                self.show_position()
        except Refusal as refusal:
            self.complain(f"Not possible: {refusal}")
            if refusal.rule == self.game.turn_rule and word.isalpha():
                known = [name for name in commands if len(name) > 1]
                self.complain(f"Nor is {word!r} a command{suggest(word.lower(), known)}")

    def move_meant(self, seat: int, text: str) -> str:
        """A number, with a facing where one is needed, as a move; anything else is a move already."""
        number, _, facing = text.partition(" ")
        if not number.isdigit():
            return text
        options = self.options(seat)
        if not 1 <= int(number) <= len(options):
            raise Refusal(self.game.turn_rule, f"the choices go from 1 to {len(options)}")
        moves = options[int(number) - 1]
        if not facing and len(moves) == 1:
            return moves[0]
        for move in moves:
            if facing and move.split()[-1].lower() == facing.strip().lower():
                return move
        ways = ", ".join(move.split()[-1] for move in moves)
        raise Refusal(self.game.turn_rule, f"choice {number} can face {ways}; write {number} {ways.split(',')[0]}")

    def options(self, seat: int) -> list[list[str]]:
        """The choices as they are numbered: moves to the same square are one choice with several facings."""
        groups: dict[Any, list[str]] = {}
        for choice in self.game.choices(self.match.position, seat):
            text = choice["text"]
            first = text.split()[0]
            place = first if SQUARE.fullmatch(first) else text
            groups.setdefault(place, []).append(text)
        return list(groups.values())

    def undo(self) -> None:
        """Take back the last step of the turn that is held open."""
        if len(self.match.events) == self.kept:
            self.complain("There is nothing to take back in this turn.")
            return
        self.match = self.match.up_to(len(self.match.events) - 1)
        self.show_position()

    def leave(self) -> None:
        """Stop playing."""
        raise Quit

    def save(self, file: Path, quietly: bool = False) -> None:
        """Write the match; a turn that is not done is written as far as it went."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(write_match(self.match, self.names, datetime.date.today()), "utf-8")
        except (OSError, ValueError) as error:
            self.complain(f"Could not save: {error}")
            return
        if not quietly:
            self.console.print(f"Saved to {file}.", style="dim", highlight=False, markup=False)

    # What the person sees.

    def complain(self, text: str) -> None:
        """Something that is wrong."""
        self.console.print(text, style="bold red", highlight=False, markup=False)

    def show_picture(self, picture: Picture) -> None:
        """A picture in colour."""
        for line in picture:
            self.console.print(Text.assemble(*((text, INKS[ink]) for text, ink in line)), no_wrap=True, crop=False)

    def show_position(self) -> None:
        """All that a person needs to decide."""
        self.show_board()
        if self.match.to_move >= 0:
            self.show_choices()

    def show_board(self) -> None:
        """The board, with the numbers of the choices on their squares."""
        seat = self.match.to_move
        labels = {}
        if seat >= 0:
            for number, moves in enumerate(self.options(seat), 1):
                for square in filter(SQUARE.fullmatch, moves[0].split()):
                    labels[square] = str(number)
        self.show_picture(self.game.paint(self.match.position, labels))

    def show_choices(self) -> None:
        """What is asked, and what may be answered."""
        position, seat = self.match.position, self.match.to_move
        if seat < 0:
            self.complain("Nothing is asked of you now.")
            return
        scores = "  ".join(f"{name} {points}" for name, points in zip(self.names, self.match.scores, strict=True))
        self.console.print(f"\n{scores}", style="bold", highlight=False, markup=False)
        self.console.print(self.game.tell(position), highlight=False, markup=False)
        self.show_picture(self.game.paint_hand(position))
        entries = []
        for number, moves in enumerate(self.options(seat), 1):
            place, _, last = moves[0].rpartition(" ")
            facings = " ".join(move.rpartition(" ")[2] for move in moves) if len(moves) > 1 else last
            entries.append(f"{number}: {f'{place} {facings}'.strip()}".replace(" ", UNBROKEN))
        self.console.print("   ".join(entries), highlight=False, markup=False, style="cyan")

    def show_event(self, event: Event) -> None:
        """What just happened."""
        who = "drawn" if event.actor == CHANCE else self.names[event.actor]
        self.console.print(f"{who}: {event.text}", style="dim", highlight=False, markup=False)
        self.show_awards(event)

    def show_awards(self, event: Event) -> None:
        """The points of an event."""
        for award in event.awards:
            self.console.print(f"  {self.award_line(award)}", style="green", highlight=False, markup=False)

    def award_line(self, award: Award) -> str:
        """Points in a line."""
        return f"{self.names[award.player]}: {award.points} for {self.game.tell_award(award)} ({award.rule})"

    def show_score(self, viewer: int) -> None:
        """Points, and what the open features would pay now."""
        table = Table(box=None)
        for column in ("player", "points", "if it ended now"):
            table.add_column(column)
        forecast = self.game.forecast(self.game.observe(self.match.position, viewer))
        for seat, (name, points) in enumerate(zip(self.names, self.match.scores, strict=True)):
            more = sum(award.points for award in forecast if award.player == seat)
            table.add_row(name, str(points), str(points + more))
        self.console.print(table)
        for award in forecast:
            places = "".join(f" at {place}" for place in award.pieces[:1])
            self.console.print(f"  {self.award_line(award)}{places}", highlight=False, markup=False)

    def show_remaining(self) -> None:
        """What is still to be drawn."""
        left = self.game.view(self.match.position, None).get("remaining", {})
        kinds = "  ".join(f"{kind} {count}" for kind, count in left.items())
        self.console.print(f"{sum(left.values())} left: {kinds}", highlight=False, markup=False)

    def show_log(self) -> None:
        """The last events."""
        for event in self.match.events[-15:]:
            self.console.print(str(event), highlight=False, markup=False)

    def show_rules(self, rule_id: str) -> None:
        """One rule, or all."""
        ledger = read_ledger(ledger_file(self.game.name))
        try:
            chosen = [find_rule(ledger, rule_id)] if rule_id else list(ledger.values())
        except BadOption as error:
            self.complain(str(error))
            return
        for rule in chosen:
            self.console.print(f"{rule.id}  {rule.text}", highlight=False, markup=False)

    def show_hint(self, seat: int) -> None:
        """What a bot would do here."""
        if self.adviser is None or self.match.to_move != seat:
            self.complain("There is no hint here.")
            return
        seen = self.game.observe(self.match.position, seat)
        with hurry():
            choice = self.adviser(seat).choose(seen)
        text = self.game.format(self.match.position, choice.action)
        self.console.print(f"Try {text}: {choice.why}.", style="cyan", highlight=False, markup=False)

    def show_end(self) -> None:
        """The last board, the ranking, and where the points came from."""
        self.show_board()
        ranking = self.game.ranking(self.match.position).tolist()
        table = Table(title="The match is over", box=None)
        kinds = sorted({award.what for award in self.match.awards})
        for column in ("place", "player", *kinds, "total"):
            table.add_column(column)
        for seat in sorted(range(self.game.players), key=lambda seat: ranking[seat]):
            own = [award for award in self.match.awards if award.player == seat]
            parts = [str(sum(award.points for award in own if award.what == kind)) for kind in kinds]
            table.add_row(str(ranking[seat]), self.names[seat], *parts, str(self.match.scores[seat]))
        self.console.print(table)

"""Display: what is shown in the terminal: boards in colour, choices with their numbers, points, rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from oppidum.core.game import CHANCE, Award, Game
from oppidum.core.ledger import find_rule, read_ledger
from oppidum.core.match import Event, Match
from oppidum.core.options import BadOption
from oppidum.core.words import Picture
from oppidum.games import ledger_file

PLAYER_INKS = [
    "bold white on #0072B2",
    "bold white on #D55E00",
    "bold white on #009E73",
    "bold white on #8E5EA2",
    "bold black on #E6B800",
    "bold white on #3A3A3A",
]
INKS = {  # an ink that is not among these is plain
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

HELP = """\
  a number            one of the choices on offer; for a place with several facings also the facing: 3 E
  a move              in notation, such as {example} (docs/notation.md)
  board, choices      show them again
  score               points, and what would be added to them if the match ended now
  left                what is not in play yet; tiles is the same
  log                 the last events
  rules [ID]          a rule in our words, or all of them
  hint                what the bot would do
  undo                take back your last step of this turn, before the turn is done
  save [FILE]         write the match to a file; `oppidum terminal --resume FILE` goes on with it
  help, quit          quitting saves the match, if it has begun"""

UNBROKEN = "\u00a0"  # a space at which no line ends


def options_of(match: Match, seat: int) -> list[list[str]]:
    """The choices as they are numbered: moves that begin with the same place are one choice with several facings."""
    groups: dict[str, list[str]] = {}
    for choice in match.game.screen.choices(match.position, seat):
        text = choice["text"]
        first = text.split()[0]
        group = first if first == match.game.words.place_of(text) else text
        groups.setdefault(group, []).append(text)
    return list(groups.values())


@dataclass
class Display:
    """The terminal, and the names of those who play."""

    console: Console
    names: list[str]

    def complain(self, text: str) -> None:
        """Something that is wrong."""
        self.console.print(text, style="bold red", highlight=False, markup=False)

    def show_picture(self, picture: Picture) -> None:
        """A picture in colour."""
        for line in picture:
            painted = Text.assemble(*((text, INKS.get(ink, "")) for text, ink in line))
            self.console.print(painted, no_wrap=True, crop=False)

    def show_position(self, match: Match) -> None:
        """All that a person needs to decide."""
        self.show_board(match)
        if match.to_move >= 0:
            self.show_choices(match)

    def show_board(self, match: Match) -> None:
        """The board, with the numbers of the choices at their places: where there are several, the first."""
        seat = match.to_move
        labels: dict[str, str] = {}
        if seat >= 0:
            for number, moves in enumerate(options_of(match, seat), 1):
                if place := match.game.words.place_of(moves[0]):
                    labels.setdefault(place, str(number))
        self.show_picture(match.game.words.paint(match.position, labels))

    def show_choices(self, match: Match) -> None:
        """What is asked, and what may be answered."""
        position, seat = match.position, match.to_move
        if seat < 0:
            self.complain("Nothing is asked of you now.")
            return
        scores = "  ".join(f"{name} {points}" for name, points in zip(self.names, match.scores, strict=True))
        self.console.print(f"\n{scores}", style="bold", highlight=False, markup=False)
        self.console.print(match.game.words.prompt(position), highlight=False, markup=False)
        self.show_picture(match.game.words.paint_hand(position))
        entries = []
        for number, moves in enumerate(options_of(match, seat), 1):
            place, _, last = moves[0].rpartition(" ")
            facings = " ".join(move.rpartition(" ")[2] for move in moves) if len(moves) > 1 else last
            entries.append(f"{number}: {f'{place} {facings}'.strip()}".replace(" ", UNBROKEN))
        self.console.print("   ".join(entries), highlight=False, markup=False, style="cyan")

    def show_event(self, game: Game[Any], event: Event) -> None:
        """What just happened."""
        who = "drawn" if event.actor == CHANCE else self.names[event.actor]
        self.console.print(f"{who}: {event.text}", style="dim", highlight=False, markup=False)
        self.show_awards(game, event)

    def show_awards(self, game: Game[Any], event: Event) -> None:
        """The points of an event, and what happened by itself."""
        for award in event.awards:
            self.console.print(f"  {self.award_line(game, award)}", style="green", highlight=False, markup=False)
        for happening in event.happened:
            whose = "" if happening.player is None else f"{self.names[happening.player]}: "
            told = game.words.describe_happening(happening)
            self.console.print(f"  {whose}{told}", style="dim", highlight=False, markup=False)

    def award_line(self, game: Game[Any], award: Award) -> str:
        """Points in a line."""
        return f"{self.names[award.player]}: {award.points} for {game.words.describe_award(award)} ({award.rule})"

    def show_score(self, match: Match, viewer: int) -> None:
        """Points, and what the open features would pay now."""
        table = Table(box=None)
        for column in ("player", "points", "if it ended now"):
            table.add_column(column)
        forecast = match.game.forecast(match.game.secrets.observe(match.position, viewer))
        for seat, (name, points) in enumerate(zip(self.names, match.scores, strict=True)):
            more = sum(award.points for award in forecast if award.player == seat)
            table.add_row(name, str(points), str(points + more))
        self.console.print(table)
        for award in forecast:
            places = "".join(f" at {place}" for place in award.pieces[:1])
            self.console.print(f"  {self.award_line(match.game, award)}{places}", highlight=False, markup=False)

    def show_left(self, match: Match, viewer: int) -> None:
        """What is not in play yet: of everybody's own, and of what is there for all."""
        supply = match.game.pieces.supply(match.game.secrets.observe(match.position, viewer))
        common = supply["common"]
        whose = [*self.names, f"{sum(common.values())} left"]
        for name, counts in zip(whose, [*supply["players"], common], strict=True):
            kinds = "  ".join(f"{kind} {count}" for kind, count in counts.items())
            self.console.print(f"{name}: {kinds}", highlight=False, markup=False)

    def show_help(self, match: Match) -> None:
        """All commands, and how a move is written."""
        options = options_of(match, match.to_move) if match.to_move >= 0 else []
        examples = dict.fromkeys(moves[0] for moves in (*options[:1], *options[-1:]))
        self.console.print("What you can type", style="bold")
        self.console.print(HELP.format(example=" or ".join(examples) or "done"), highlight=False, markup=False)

    def show_log(self, match: Match) -> None:
        """The last events."""
        for event in match.events[-15:]:
            self.console.print(str(event), highlight=False, markup=False)

    def show_rules(self, game: Game[Any], rule_id: str) -> None:
        """One rule, or all."""
        ledger = read_ledger(ledger_file(game.name))
        try:
            chosen = [find_rule(ledger, rule_id)] if rule_id else list(ledger.values())
        except BadOption as error:
            self.complain(str(error))
            return
        for rule in chosen:
            self.console.print(f"{rule.id}  {rule.text}", highlight=False, markup=False)

    def show_end(self, match: Match) -> None:
        """The last board, the ranking, and where the points came from."""
        self.show_board(match)
        ranking = match.game.ranking(match.position).tolist()
        table = Table(title="The match is over", box=None)
        kinds = sorted({award.what for award in match.awards})
        for column in ("place", "player", *kinds, "total"):
            table.add_column(column)
        for seat in sorted(range(match.game.players), key=lambda seat: ranking[seat]):
            own = [award for award in match.awards if award.player == seat]
            parts = [str(sum(award.points for award in own if award.what == kind)) for kind in kinds]
            table.add_row(str(ranking[seat]), self.names[seat], *parts, str(match.scores[seat]))
        self.console.print(table)

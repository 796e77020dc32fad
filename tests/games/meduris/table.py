"""A table for tests: a position said in a few words, moves written as people write them, and what they bring.

    table = Table(hands={1: "W2 L1 C1 S2"}, fields="4 hut 2, 9 temple 1, 12 chip two")  # two players, 1 acts
    assert table.points("hut 0") == {}
    assert (table.hand(1), table.field(0)) == ("W2 S2", "hut 1")

Hands are written W4 L1 C2 S3: wood, wool (L), copper and stone. `layout` tells what else may be said; moves, and
positions as text, are those of docs/notation.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from oppidum.core.game import CHANCE, OVER, Award, Refusal
from oppidum.core.match import Match
from oppidum.core.recount import audit
from oppidum.games.meduris.game import Meduris
from oppidum.games.meduris.state import PAY, Position
from tests.games.meduris.oracle import LETTERS, MATERIALS, areas_of

WORKERS = {
    2: "wood 1 2, wool 1 2, copper 1, stone 2",
    3: "wood 1 2, wool 2 3, copper 3, stone 1",
    4: "wood 1 2, wool 3 4, copper 1 2, stone 3 4",
}
OPTIONS = [option.name for option in Meduris.OPTIONS]
PHOTO = {2: "hut", 8: "two", 12: "druid", 17: "druid", 21: "hut", 26: "two"}  # the chips on the rule book's photograph


class Table:
    """A position that moves are played on; players are counted from 1."""

    def __init__(self, players: int = 2, *, text: str | None = None, start: int = 1, **words):
        options = {name: words.pop(name) for name in OPTIONS if name in words}
        self.game = Meduris(players, options, start=start - 1)
        self.s = self.game.words.compose(text or layout(players, **words))

    def play(self, *texts: str) -> list[Award]:
        """Play moves; returns the awards of all of them, and insists that the bookkeeping is right."""
        awards: list[Award] = []
        for text in texts:
            self.game.apply(self.s, self.game.words.parse(self.s, text), awards)
            assert audit(self.game, self.s) == []
        return awards

    def points(self, *texts: str) -> dict[int, int]:
        """What moves bring each player, or cost."""
        return total(self.play(*texts))

    def rules(self, *texts: str) -> list[tuple[str, int, int]]:
        """The rule, player and points of everything that moves bring, in order."""
        return [(award.rule, award.player + 1, award.points) for award in self.play(*texts)]

    def refuses(self, text: str, reason: str = "") -> Refusal:
        """The refusal of a move, which names a rule and changes nothing."""
        before = self.s.copy()
        with pytest.raises(Refusal) as caught:
            self.game.words.parse(self.s, text)
        assert self.s == before
        assert caught.value.rule.startswith("MED-")
        assert caught.value.message
        if reason:
            assert caught.value.reason == reason, text
        return caught.value

    @classmethod
    def of(cls, game: Meduris, s: Position | None = None) -> Table:
        """A table at the beginning of a match, or at any position of it."""
        table = cls.__new__(cls)
        table.game, table.s = game, game.initial() if s is None else s
        return table

    def copy(self) -> Table:
        """The same position, to be played on differently."""
        return Table.of(self.game, self.s.copy())

    @property
    def offers(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.words.format(self.s, int(action)) for action in self.game.legal(self.s)]

    def ways_to(self, what: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.offers if text.split()[0] == what]

    @property
    def asked(self) -> int | str:
        """Who decides: a player, "chance" or "over"."""
        actor = self.game.to_move(self.s)
        return {CHANCE: "chance", OVER: "over"}.get(actor, actor + 1)

    # What lies on the table, as a client sees it.

    def view(self, viewer: int | None = None) -> dict:
        return self.game.screen.view(self.s, None if viewer is None else viewer - 1)

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def turn(self) -> int:
        return self.view()["turn"] + 1

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.s).tolist()

    def hand(self, player: int) -> str:
        """What a player holds, such as "W4 S1"."""
        return spell(self.view(player)["hands"][str(player - 1)])

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(LETTERS, self.view()["stock"], strict=True))

    @property
    def stacks(self) -> dict[str, list[int]]:
        return {plateau: [owner + 1 for owner in stack] for plateau, stack in self.view()["stacks"].items()}

    @property
    def druid(self) -> int | str:
        place = self.view()["druid"]
        if "field" in place:
            return place["field"]
        return f"stone {place['stone']}" if place["stone"] else "temple"

    @property
    def runes(self) -> dict[int, int]:
        return {int(area): owner + 1 for area, owner in self.view()["runes"].items()}

    def field(self, number: int) -> str:
        """What is on a field, such as "hut 2 druid", "temple 1", "chip two" or nothing."""
        there = self.view()["fields"].get(str(number), {})
        if "what" not in there:
            return f"chip {there['chip']}" if there else ""
        return f"{there['what']} {there['owner'] + 1} {there.get('chip', '')}".strip()

    @property
    def offering(self) -> int:
        """The field whose hut is asked for an offering."""
        return self.view()["offer"]["field"]

    def forecast(self) -> dict[int, int]:
        """What temples and runes would pay now."""
        return total(self.game.forecast(self.s))

    def payments(self, player: int, move: str) -> Counter[str]:
        """What can be paid for a move, plainly or by exchange, and by how many paths."""
        paid: Counter[str] = Counter()
        before = self.s.hands[player - 1]
        for text in {move, f"{move} exchange"} & set(self.offers):
            after = self.s.copy()
            self.game.apply(after, self.game.words.parse(after, text))
            for end in ends_of_payment(self.game, after):
                paid[spell((before - end.hands[player - 1]).tolist())] += 1
        return paid


def ends_of_payment(game: Meduris, s: Position) -> Iterator[Position]:
    """The positions after all steps of a payment, one for each path."""
    if s.phase != PAY:
        yield s
        return
    for action in game.legal(s):
        after = s.copy()
        game.apply(after, int(action))
        yield from ends_of_payment(game, after)


def layout(
    players: int = 2,
    *,
    turn: int = 1,
    phase: str = "act",
    scores: str | None = None,
    stacks: str | None = None,
    hands: dict[int, str] | None = None,
    fields: str = "",
    druid: int | str | None = None,
    runes: dict[int, int] | None = None,
    turns: int | None = None,
    **lines: object,
) -> str:
    """A position as text, from what matters in a test: `fields="16 hut 2, 21 temple 1"`, `hands={1: "W4 S4"}`.

    Every rune stone lies with the owner of a hut of its area, the one named last, if nothing else is said, and
    the druid has gone one stone for each of the first three buildings.
    """
    asked = [f"asked {lines.pop('asked')}"] if "asked" in lines else []
    built = [line.strip() for line in fields.split(",") if line.strip()]
    piles = dict(line.split(maxsplit=1) for line in map(str.strip, (stacks or WORKERS[players]).split(",")))
    owners = owners_of_runes(built, players) | (runes or {})
    buildings = sum("chip" not in line for line in built)
    assert druid is not None or buildings < 4, "say where the druid stands"
    place = (("temple", "stone 1", "stone 2", "stone 3")[buildings]) if druid is None else druid
    held = {player: amounts((hands or {}).get(player, "")) for player in range(1, players + 1)}
    ended = 20 * players + turn - 1 if turns is None else turns
    return "\n".join(
        [
            f"turn {turn}",
            f"phase {phase}",
            *asked,
            f"scores {scores or ' '.join(['5'] * players)}",
            "stacks",
            *(f" {plateau} {piles.get(plateau, '-')}" for plateau in MATERIALS),
            "hands",
            *(f" {player} {spell(own, zeros=True)}" for player, own in held.items()),
            "fields",
            *(f" {line}" for line in sorted(built, key=lambda line: int(line.split()[0]))),
            f"druid {place}",
            "runes " + " ".join(str(owners.get(area, "-")) for area in range(9)),
            f"turns {ended}",
            *(f"{name} {value}" for name, value in lines.items()),
        ]
    )


def owners_of_runes(built: list[str], players: int) -> dict[int, int]:
    """The owner of the hut that is named last in each area."""
    areas = areas_of(40 if players == 4 else 32)
    things = [line.split() for line in built]
    return {areas[int(words[0])]: int(words[2]) for words in things if words[1] == "hut"}


def amounts(text: str) -> list[int]:
    """`W4 S1` as four numbers, in the order of the materials."""
    counts = {word[0]: int(word[1:]) for word in text.split()}
    return [counts.get(letter, 0) for letter in LETTERS]


def spell(counts: list[int], *, zeros: bool = False) -> str:
    """Four numbers as `W4 S1`."""
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count or zeros)


def total(awards: list[Award]) -> dict[int, int]:
    """Points by player, counted from 1; who gets nothing is left out."""
    sums: Counter[int] = Counter()
    for award in awards:
        sums[award.player + 1] += award.points
    return {player: points for player, points in sums.items() if points}


def lay_out(match: Match, chips: dict[int, str] | None = None) -> Match:
    """Play chance by hand: six chips on their fields, turned over clockwise."""
    chips = chips or PHOTO
    for field in sorted(chips):
        match.play(match.to_move, f"chip {field}")
    for field in sorted(chips):
        match.play(CHANCE, chips[field])
    return match


def ready(players: int = 2, workers: str = "", start: int = 1, **options) -> Match:
    """A match before the first roll: chips lie, and workers stand on the plateaus named in the order of placing."""
    match = lay_out(Match(Meduris(players, options, start=start - 1)))
    plateaus = workers.split() or [MATERIALS[number % 4] for number in range(6 if players < 4 else 8)]
    for plateau in plateaus:
        match.play(match.to_move, f"worker {plateau}")
    return match

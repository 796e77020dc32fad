"""Why a move is good: what it brings and puts in sight, what it takes from others, what remains in hand.

All of it is counted by the rules: the awards of a move, what the match would pay if it ended then, and the pieces that
are not in play. A review compares two moves; a hint tells what one of them changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from oppidum.core.game import OVER, Action, Award, Game, Player, Term
from oppidum.review.appraiser import Fast

LONGEST = 12  # events that one player may decide in a row and still be in the same move
MOST = 4  # reasons that are told

BRINGS, PROMISES, TAKES, THREATENS, KEEPS = "brings", "promises", "takes", "threatens", "keeps"
GIVES, OPEN, BLOCKS = "gives", "open", "blocks"
NO_POINTS = (KEEPS, GIVES, OPEN, BLOCKS)
IN_SIGHT = {BRINGS: PROMISES, TAKES: THREATENS}  # of what is told at once
FROM_OTHERS = (TAKES, THREATENS, GIVES)
Told = tuple[str, str, Player]  # the kind of a reason, what it is about, whose it is


@dataclass(frozen=True)
class Reason:
    """What a move changes, or a difference between two moves.

    Points at once and points in sight: one's own (brings, promises) and those of others (takes, threatens). Pieces in
    hand (keeps), and of others (gives). How many pieces fit what one has begun (open), or what another has (blocks).
    """

    kind: str
    what: str  # what the points are for, as awards name it; or the piece
    amount: int  # more than before, or than the other move; below 0 where it is less; of gaps, what fits now
    player: Player  # whose points or pieces
    before: int = 0  # how many of the points at once were in sight before; of gaps, what did fit
    terms: tuple[Term, ...] = ()  # what the amount is made of, where it is plainly so
    speaks_for: bool = field(init=False)  # the move: more of one's own, or less for somebody else

    def __post_init__(self) -> None:
        speaks_for = self.kind == BLOCKS or (self.amount > 0) != (self.kind in FROM_OTHERS)
        object.__setattr__(self, "speaks_for", speaks_for)

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Reason:
        """From plain data."""
        terms = tuple(Term(**term) for term in told.get("terms", ()))
        return cls(told["kind"], told["what"], told["amount"], told["player"], told.get("before", 0), terms)


@dataclass
class Tally:
    """Points and pieces by what they are for, and the terms that the points are made of."""

    amounts: Counter[Told] = field(default_factory=Counter)
    terms: dict[Told, Counter[tuple[str, int]]] = field(default_factory=dict)

    def add(self, awards: Iterable[Award], seat: Player, at_once: bool) -> None:
        """Points of everybody, as one seat sees them; those of the final scoring were in sight all along."""
        for award in awards:
            kind = BRINGS if award.player == seat else TAKES
            key = kind if at_once and not award.at_end else IN_SIGHT[kind], award.what, award.player
            self.amounts[key] += award.points
            counts = self.terms.setdefault(key, Counter())
            for term in award.terms:
                counts[term.what, term.each] += term.count

    def less(self, other: Tally) -> Tally:
        """What this has more than another one; below 0 where it has less."""
        found = Tally()
        for key in self.amounts.keys() | other.amounts.keys():
            found.amounts[key] = self.amounts[key] - other.amounts[key]
            found.terms[key] = Counter(self.terms.get(key, {}))
            found.terms[key].subtract(other.terms.get(key, {}))
        return found

    def reasons(self, before: dict[Told, int]) -> list[Reason]:
        """All that is not nothing."""
        return [
            Reason(*key[:2], amount, key[2], before.get(key, 0), self.plain_terms(key))
            for key, amount in self.amounts.items()
            if amount
        ]

    def plain_terms(self, key: Told) -> tuple[Term, ...]:
        """The terms of an amount if they only add to it."""
        terms = tuple(Term(what, count, each) for (what, each), count in self.terms.get(key, {}).items() if count)
        plain = all(term.count > 0 for term in terms) and sum(term.sum for term in terms) == self.amounts[key]
        return terms if plain else ()


def weight(reason: Reason) -> tuple[bool, int, str]:
    """The most points first; what is no points comes last."""
    return reason.kind in NO_POINTS, -abs(reason.amount), reason.what


def most_telling(reasons: Iterable[Reason]) -> list[Reason]:
    """The weightiest reasons: those for a move, then those against it."""
    return sorted(sorted(reasons, key=weight)[:MOST], key=lambda reason: (not reason.speaks_for, *weight(reason)))


def compare(game: Game[Any], position: Any, seat: Player, better: Action, worse: Action) -> list[Reason]:
    """What speaks for the better of two moves, then what against it; nothing if only a look further ahead shows it."""
    appraiser = Fast(game)
    one, other = (outcome(appraiser, position, seat, action) for action in (better, worse))
    found = one.less(other)
    for kind, what, player in list(found.amounts):
        if kind in IN_SIGHT and found.amounts[kind, what, player]:
            found.amounts[kind, what, player] += found.amounts.pop((IN_SIGHT[kind], what, player), 0)
    reasons = most_telling(found.reasons({}))
    return reasons if reasons and reasons[0].speaks_for else []


def outcome(appraiser: Fast, position: Any, seat: Player, action: Action) -> Tally:
    """What a move leads to when its player has decided all of it."""
    game, then, awards = appraiser.game, position.copy(), list[Award]()
    game.apply(then, action, awards)
    for _ in range(LONGEST):
        if game.to_move(then) != seat or game.on_turn(then) != game.on_turn(position):
            break
        look = appraiser.look(then)
        game.apply(then, int(look.actions[look.best]), awards)
    found = standing(game, then, seat)
    found.add(awards, seat, at_once=True)
    return found


def standing(game: Game[Any], position: Any, seat: Player) -> Tally:
    """What a seat knows of a position: points in sight, pieces in hand."""
    seen, found = game.secrets.observe(position, seat), Tally()
    if game.to_move(seen) != OVER:
        found.add(game.forecast(seen), seat, at_once=False)
    for piece, count in game.pieces.supply(seen)["players"][seat].items():
        found.amounts[KEEPS, piece, seat] = count
    for player, count in enumerate(game.holdings(seen)):
        found.amounts[KEEPS if player == seat else GIVES, game.held, player] = count
    return found

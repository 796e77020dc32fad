"""Why one move is better than another, in points: what each would have brought if the match ended after it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import Action, Award, Game, Player
from oppidum.review.appraiser import Fast

LONGEST = 12  # events that one player may decide in a row and still be in the same move
MOST = 4  # reasons that are told

BRINGS, PROMISES, TAKES, KEEPS = "brings", "promises", "takes", "keeps"
Told = tuple[str, str, Player]  # the kind of a reason, what it is about, whose it is


@dataclass(frozen=True)
class Reason:
    """A difference between two moves: points at once, points at the end, those of an opponent, pieces in hand."""

    kind: str  # brings, promises, takes or keeps
    what: str  # what the points are for, as awards name it; or the piece
    amount: int  # more than the other move; below 0 where it is less
    player: Player  # whose points or pieces

    @property
    def speaks_for(self) -> bool:
        """Whether it speaks for the move: more of one's own, or less for somebody else."""
        return (self.amount > 0) != (self.kind == TAKES)


def compare(game: Game[Any], position: Any, seat: Player, better: Action, worse: Action) -> list[Reason]:
    """What speaks for the better of two moves, then what against it; nothing if only a look further ahead shows it."""
    appraiser = Fast(game)
    one, other = (outcome(appraiser, position, seat, action) for action in (better, worse))
    found = settle(difference(one, other), seat)
    reasons = [Reason(kind, what, amount, player) for (kind, what, player), amount in found.items()]
    reasons.sort(key=lambda reason: (not reason.speaks_for, reason.kind == KEEPS, -abs(reason.amount), reason.what))
    return reasons[:MOST] if reasons and reasons[0].speaks_for else []


def outcome(appraiser: Fast, position: Any, seat: Player, action: Action) -> Counter[Told]:
    """What a move leads to when its player has decided all of it: points made, points in sight, pieces in hand."""
    game, then, awards = appraiser.game, position.copy(), list[Award]()
    game.apply(then, action, awards)
    for _ in range(LONGEST):
        if game.to_move(then) != seat or game.on_turn(then) != game.on_turn(position):
            break
        look = appraiser.look(then)
        game.apply(then, int(look.actions[look.best]), awards)
    told: Counter[Told] = Counter()
    for award in awards:
        told[BRINGS if award.player == seat else TAKES, award.what, award.player] += award.points
    for award in game.forecast(then):
        told[PROMISES if award.player == seat else TAKES, award.what, award.player] += award.points
    for piece, count in supply_of(game, then, seat).items():
        told[KEEPS, piece, seat] += count
    return told


def supply_of(game: Game[Any], position: Any, seat: Player) -> dict[str, int]:
    """The pieces that a player may still bring into play."""
    return dict(game.pieces.supply(position)["players"][seat])


def settle(found: dict[Told, int], seat: Player) -> dict[Told, int]:
    """Points at once and points in sight for the same thing are one sum: what was made is no longer in sight."""
    for kind, what, player in list(found):
        if kind == BRINGS and player == seat and (PROMISES, what, seat) in found:
            found[BRINGS, what, seat] += found.pop((PROMISES, what, seat))
    return {key: amount for key, amount in found.items() if amount}


def difference(one: Counter[Told], other: Counter[Told]) -> dict[Told, int]:
    """Where one has more or less than the other."""
    return {key: one[key] - other[key] for key in one.keys() | other.keys() if one[key] != other[key]}

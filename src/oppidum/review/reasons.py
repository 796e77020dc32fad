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


@dataclass(frozen=True)
class Reason:
    """A difference between two moves: points at once, points at the end, those of an opponent, pieces in hand."""

    kind: str  # brings, promises, takes or keeps
    what: str  # what the points are for, as awards name it; or the piece
    amount: int  # more than the other move; below 0 where it is less
    player: Player  # whose points or pieces


def compare(game: Game[Any], position: Any, seat: Player, better: Action, worse: Action) -> list[Reason]:
    """What speaks for the better of two moves, and what against it; the largest first."""
    one, other = (outcome(game, position, seat, action) for action in (better, worse))
    reasons = [
        Reason(kind, what, amount, player)
        for (kind, what, player), amount in difference(one, other).items()
        if kind in (KEEPS, TAKES) or player == seat
    ]
    return sorted(reasons, key=lambda reason: (reason.kind == KEEPS, -abs(reason.amount)))[:MOST]


def outcome(game: Game[Any], position: Any, seat: Player, action: Action) -> Counter[tuple[str, str, Player]]:
    """What a move leads to when its player has decided all of it: points made, points in sight, pieces in hand."""
    then, awards = position.copy(), list[Award]()
    game.apply(then, action, awards)
    appraiser = Fast(game)
    for _ in range(LONGEST):
        if game.to_move(then) != seat or game.on_turn(then) != game.on_turn(position):
            break
        look = appraiser.look(then)
        game.apply(then, int(look.actions[look.best]), awards)
    told: Counter[tuple[str, str, Player]] = Counter()
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


def difference(one: Counter[Any], other: Counter[Any]) -> dict[Any, int]:
    """Where one has more or less than the other."""
    return {key: one[key] - other[key] for key in one.keys() | other.keys() if one[key] != other[key]}

"""What a hint says of a move: what its decision changes, by what the seat knows that is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.bots.bot import Choice, Mind
from oppidum.bots.greedy import Greedy
from oppidum.bots.knowledge import is_known
from oppidum.bots.search.lookahead import is_amid
from oppidum.core.game import Action, Award, Game, Gap, Player
from oppidum.core.twins import OutOfTime, hurry
from oppidum.review.reasons import BLOCKS, IN_SIGHT, LONGEST, OPEN, Reason, Tally, Told, most_telling, standing

IMAGINED = 3  # positions that a seat which does not know everything thinks of: what differs between them is not told
SCARCE = 12  # pieces left that fit; more of them are no reason
PATIENCE = 0.3  # seconds; without compiled rules a hint does not wait longer for its reasons


def explain_choice(
    game: Game[Any], seen: Any, seat: Player, mind: Mind, choice: Choice, actions: Iterable[Action]
) -> dict[Action, list[Reason]]:
    """The reasons of actions that a mind has considered, each finished as it had in mind; none if that takes long."""
    found: dict[Action, list[Reason]] = {action: [] for action in actions}
    line = getattr(mind, "line", None) if choice.candidates else None
    with hurry(PATIENCE):
        try:
            for action in found:
                found[action] = explain(game, seen, seat, line(action) if line else [action])
        except OutOfTime:
            return {action: [] for action in found}
    return found


def explain(game: Game[Any], seen: Any, seat: Player, line: Sequence[Action], seed: int = 1) -> list[Reason]:
    """What a move changes, by what a seat knows: the whole decision, which begins with these actions.

    Where something is hidden, only what is the same in all positions that the seat imagines.
    """
    rng = random.Random(f"reasons {seat} {seed}")
    ends = []
    for _ in range(IMAGINED if game.secrets.must_imagine else 1):
        end = decide(game, game.secrets.imagine(seen, seat, rng), seat, line)
        if end is None:
            return []
        ends.append(end)
    before, gaps = standing(game, seen, seat), game.gaps(seen)
    found, *others = (changes(game, before, end, seat) for end in ends)
    for key, amount in list(found.amounts.items()):
        if any(other.amounts[key] != amount for other in others):
            del found.amounts[key]
    in_sight = settle(found)
    reasons = found.reasons(in_sight) + list(gap_reasons(gaps, game.gaps(ends[0].position), seat))
    return most_telling(reasons)


@dataclass(frozen=True)
class End:
    """Where a decision has led, and what it has brought on the way."""

    position: Any
    awards: list[Award]


def decide(game: Game[Any], position: Any, seat: Player, line: Sequence[Action]) -> End | None:
    """Play a decision to its end: its first steps, then what looks best; None where it is not possible."""
    then, awards = position.copy(), list[Award]()
    for action in line:
        if action not in game.legal(then):
            return None
        game.apply(then, action, awards)
    if is_known(game.name):
        greedy = Greedy().sit(game, seat, seed=1)
        for number in range(len(line), LONGEST):
            if not is_amid(then.rows, 0, game.book.rows, seat, number):
                break
            choice = greedy.choose(then)
            if greedy.hurried:
                raise OutOfTime  # it took anything
            game.apply(then, choice.action, awards)
    return End(then, awards)


def changes(game: Game[Any], before: Tally, end: End, seat: Player) -> Tally:
    """What a decision has changed."""
    found = standing(game, end.position, seat).less(before)
    found.add(end.awards, seat, at_once=True)
    return found


def settle(found: Tally) -> dict[Told, int]:
    """How many points at once were in sight before; these are no longer told as lost."""
    before = {}
    for kind, what, player in [key for key in found.amounts if key[0] in IN_SIGHT]:
        lost, paid = -found.amounts[IN_SIGHT[kind], what, player], found.amounts[kind, what, player]
        if lost > 0 and paid > 0:
            before[kind, what, player] = min(lost, paid)
            found.amounts[IN_SIGHT[kind], what, player] += min(lost, paid)
    return before


def gap_reasons(before: Sequence[Gap], after: Sequence[Gap], seat: Player) -> Iterator[Reason]:
    """How many pieces fit what a player has begun, where few do and that is new; of others, where fewer do."""
    for gap in (gap for gap in after if gap.fitting <= SCARCE):
        if seat in gap.players:
            if gap not in before:
                yield Reason(OPEN, gap.what, gap.fitting, seat)
            continue
        for old in before:
            if (old.what, old.players, old.where) == (gap.what, gap.players, gap.where) and gap.fitting < old.fitting:
                yield from (Reason(BLOCKS, gap.what, gap.fitting, player, old.fitting) for player in gap.players)

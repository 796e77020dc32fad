"""What a decided action leads to, as its player can know it: answers that follow by themselves, points, lost goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from oppidum.core.game import NO_AWARDS, Action, written
from oppidum.core.patch import Json
from oppidum.core.screen import sum_by_kind
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.foreseeing import DECIDED, carry_out_at, follow_at, note_at, settle_at
from oppidum.games.finisterre.goods.ground import ground_total
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.hidden.knowledge import observe
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.awards import REASONS
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

# What a specialist does may hang on a card that its player does not know.
UNSURE = {kinds.USE_SPECIALIST}
# In these the action has done what it does: of a conversion only goods are still to be saved.
SETTLED = {*range(phases.FINISHED + 1)} - {phases.CONSENT, phases.DEFEND, phases.LOOT, phases.DEAL, phases.DIVINE}


class Path(NamedTuple):
    """Where an answer leads without another decision."""

    end: Position  # with all answers noted
    alone: list[tuple[Position, Action]]  # the answers that are given because there is no other, where they are asked
    decided: bool  # whether nothing is asked any more


def follow(game: Finisterre, s: Position, action: Action) -> Path:
    """A kind of action or an answer is noted, with those behind it that have no other; nothing is done."""
    then, alone = s.copy(), []
    step = note_at(then.rows, 0, action)
    while (answer := int(follow_at(then.rows, 0, game.book.rows, step))) not in (DECIDED, NOTHING):
        alone.append((then.copy(), answer))
        step = note_at(then.rows, 0, answer)
    return Path(then, alone, answer == DECIDED)


def consequences(game: Finisterre, s: Position, path: Path) -> Json:
    """What every clan would gain or lose if the match ended after the action, by kind, and goods that find no room."""
    shown: Json = {"done": True}
    if path.end.kind in UNSURE:
        return shown
    s, then = (observe(game, each, s.asked) for each in (s, path.end))
    carry_out_at(then.rows, 0, game.book.rows, NO_AWARDS)
    if then.phase not in SETTLED:
        return shown
    if scores := compare_outlooks(outlook(game, s), outlook(game, then)):
        shown["scores"] = scores
    if then.kind != kinds.DROP_GOOD and (lost := goods_lost(game, s, then)):
        shown["lost"] = lost
    return shown


def outlook(game: Finisterre, s: Position) -> list[dict[str, int]]:
    """What each clan would score if the match ended now, by kind, as far as the viewer knows its cards."""
    notes = written(game.final_notes(s)).tolist()
    return sum_by_kind(s.players, ((clan, REASONS[reason][1], points) for clan, points, reason, _ in notes))


def compare_outlooks(before: list[dict[str, int]], after: list[dict[str, int]]) -> dict[str, dict[str, int]]:
    """The differences, by clan and kind, without what stays."""
    found = {}
    for clan, (old, new) in enumerate(zip(before, after, strict=True)):
        changes = {kind: new.get(kind, 0) - old.get(kind, 0) for kind in (*new, *(old.keys() - new.keys()))}
        if some := {kind: points for kind, points in sorted(changes.items()) if points}:
            found[str(clan)] = some
    return found


def goods_lost(game: Finisterre, s: Position, then: Position) -> dict[str, int]:
    """What falls to the ground because it finds no room; of bought goods also what would, if they were not used."""
    lost = on_ground(then) - on_ground(s)
    held = then.store[then.playing].sum(axis=0)
    settle_at(then.rows, 0, game.book.rows)
    lost += held - then.store[then.playing].sum(axis=0)
    return {name: amount for name, amount in zip(GOOD_NAMES, lost.tolist(), strict=True) if amount > 0}


def on_ground(s: Position) -> np.ndarray:
    """The cubes, and the value of the dice, that lie about."""
    return np.array([ground_total(s.row, good) for good in range(GOODS)])

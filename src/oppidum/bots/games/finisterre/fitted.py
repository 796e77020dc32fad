"""What can be said of a Finisterre position: what would be scored now, and what the champion sees behind it.

The champion counts as greedy does, with figures of its own that were tuned in matches (`tools/tune_figures.py`).
Topics, goods and buildings as features of their own explain a little more of the final lead, but such a fit follows the
luck of its matches, and the champion plays worse.
"""

from oppidum.bots.games.finisterre.handmade import look_around, look_away, prospects, turns_left
from oppidum.bots.handmade import POINT
from oppidum.core.jit import apart

NAMES = ("now", "promised")
NOW, PROMISED = range(len(NAMES))
TURNS = 24.0  # turns of a match, about


@apart
def finisterre_features(s, book, figures, rows):
    """Everything that is not scored yet."""
    before = look_around(s, book)
    for clan in range(s.players):
        rows[clan, :] = 0.0
        rows[clan, NOW] = s.scores[clan] - before[clan]
        rows[clan, PROMISED] = prospects(s, book, figures, clan) / POINT - s.scores[clan]
    look_away(s, before)
    return min(1.0, turns_left(s) / TURNS)

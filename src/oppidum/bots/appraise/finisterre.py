"""What can be said of a Finisterre position: what would be scored now, and what greedy sees behind it.

Topics, goods and buildings as features of their own explain a little more of the final lead, but the fit then follows
the luck of its matches, and the champion plays worse.
"""

from oppidum.bots.appraise import features
from oppidum.bots.evaluate import POINT
from oppidum.bots.evaluate.finisterre import prospects, turns_left
from oppidum.bots.evaluate.finisterre_survey import forget, survey
from oppidum.core.jit import apart
from oppidum.games.finisterre.scoring import final_scoring
from oppidum.games.finisterre.state import Position

NAMES = ("now", "promised")
NOW, PROMISED = range(len(NAMES))
LONG = 24.0  # turns of a match, about


@apart
def finisterre_features(s, book, player, row):
    """Everything that is not scored yet."""
    before = (s.scores[0], s.scores[1], s.scores[2], s.scores[3], s.scores[4])
    final_scoring(s, book, s.mark[:0])
    survey(s, book)
    row[:] = 0.0
    row[NOW] = s.scores[player] - before[player]
    row[PROMISED] = prospects(s, book, player) / POINT - s.scores[player]
    forget(s)
    for clan in range(s.players):
        s.scores[clan] = before[clan]
    return min(1.0, turns_left(s) / LONG)


features.register(Position.dtype, finisterre_features)

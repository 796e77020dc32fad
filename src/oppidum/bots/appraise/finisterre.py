"""What can be said of a Finisterre position: what greedy counts, topic by topic, each with a weight that was fitted.

Single goods and buildings are no features: with so many of them the fit followed the luck of its matches.
"""

from oppidum.bots.appraise import features
from oppidum.bots.evaluate import POINT
from oppidum.bots.evaluate.finisterre import (
    FAR,
    actions_promise,
    actions_to_come,
    answer_promise,
    camp_promise,
    cards_promise,
    engine_promise,
    goods_promise,
    has_meal_to_come,
    hunger,
    room_promise,
    turns_left,
)
from oppidum.bots.evaluate.finisterre_survey import forget, survey
from oppidum.core.jit import apart
from oppidum.games.finisterre.scoring import final_scoring
from oppidum.games.finisterre.state import Position
from oppidum.games.finisterre.units import is_nomad

NAMES = ("acting", "now", "engine", "actions", "star", "cards", "answer", "goods", "camp", "nomad", "room", "hunger")
ACTING, NOW, ENGINE, ACTIONS, STAR, CARDS, ANSWER, GOODS, CAMP, NOMAD, ROOM, HUNGER = range(len(NAMES))
LONG = 24.0  # turns of a match, about


@apart
def finisterre_features(s, book, player, row):
    """Everything that is not scored yet, in points as greedy counts them."""
    before = (s.scores[0], s.scores[1], s.scores[2], s.scores[3], s.scores[4])
    final_scoring(s, book, s.mark[:0])
    survey(s, book)
    left = turns_left(s)
    turns = min(left, FAR)
    actions = actions_to_come(s, book, player, turns)
    row[:] = 0.0
    row[ACTING] = s.playing == player
    row[NOW] = s.scores[player] - before[player]
    row[ENGINE] = engine_promise(s, book, player, turns) / POINT
    row[ACTIONS] = actions_promise(s, book, player, actions) / POINT
    row[STAR] = s.star[player]
    row[CARDS] = cards_promise(s, player, turns) / POINT
    row[ANSWER] = answer_promise(s, player) / POINT
    row[GOODS] = goods_promise(s, book, player, actions) / POINT
    if is_nomad(s, player):
        row[NOMAD] = 1.0
        row[CAMP] = camp_promise(s, player, actions) / POINT
    else:
        row[ROOM] = room_promise(s, book, player, turns) / POINT
        if has_meal_to_come(s, turns):
            row[HUNGER] = hunger(s, book, player) / POINT
    forget(s)
    for clan in range(s.players):
        s.scores[clan] = before[clan]
    return min(1.0, left / LONG)


features.register(Position.dtype, finisterre_features)

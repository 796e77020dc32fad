"""The luck of a match alone: what the arena asks for, without a look at any decision."""

from __future__ import annotations

import numpy as np

from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.review.appraiser import Appraiser, Floats
from oppidum.review.measure import steps_of


def luck_of(match: Match, appraiser: Appraiser) -> Floats:
    """What chance has given to every seat in all, as chances to win and as points; its mean over matches is 0."""
    luck = np.zeros((2, match.game.players))
    for actor, action, position in steps_of(match):
        if actor == CHANCE:
            look = appraiser.look(position)
            luck += look.worths[look.number(action)] - look.before
    return luck

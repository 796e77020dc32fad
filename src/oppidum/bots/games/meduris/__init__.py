"""What bots know of Meduris."""

from oppidum.bots.games.meduris.fitted import NAMES, meduris_features
from oppidum.bots.games.meduris.handmade import evaluate_meduris
from oppidum.bots.games.meduris.levels import LEVELS
from oppidum.bots.handmade import asks_twice
from oppidum.bots.knowledge import Knowledge
from oppidum.games.meduris.state import Position

KNOWLEDGE = Knowledge(
    position=Position,
    evaluate=evaluate_meduris,
    goes_on=asks_twice,
    features=meduris_features,
    feature_names=NAMES,
    levels=LEVELS,
)

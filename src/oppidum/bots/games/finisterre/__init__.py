"""What bots know of Finisterre."""

from oppidum.bots.games.finisterre.fitted import NAMES, finisterre_features
from oppidum.bots.games.finisterre.handmade import evaluate_finisterre, is_deciding
from oppidum.bots.knowledge import Knowledge, Level, SearchSettings
from oppidum.games.finisterre.state import Position

KNOWLEDGE = Knowledge(
    position=Position,
    evaluate=evaluate_finisterre,
    goes_on=is_deciding,
    features=finisterre_features,
    feature_names=NAMES,
    search=SearchSettings(exploration=0.008, lead=300.0, for_winning=0.0, envy=0.4),
    levels={"easy": Level(0, 4.0), "medium": Level(0, 1.0), "hard": Level(300), "champion": Level(3000)},
    small_decisions=True,
)

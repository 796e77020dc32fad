"""What bots know of Carcassonne."""

from oppidum.bots.games.carcassonne.fitted import NAMES, carcassonne_features
from oppidum.bots.games.carcassonne.handmade import evaluate_carcassonne
from oppidum.bots.games.carcassonne.levels import LEVELS
from oppidum.bots.handmade import asks_twice
from oppidum.bots.knowledge import Knowledge, SearchSettings
from oppidum.games.carcassonne.state import Position

KNOWLEDGE = Knowledge(
    position=Position,
    evaluate=evaluate_carcassonne,
    goes_on=asks_twice,
    features=carcassonne_features,
    feature_names=NAMES,
    search=SearchSettings(for_winning=1.0, optimism=1.6),
    levels=LEVELS,
)

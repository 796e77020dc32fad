"""What bots know of Finisterre."""

from oppidum.bots.games.finisterre.fitted import NAMES, finisterre_features
from oppidum.bots.games.finisterre.handmade import evaluate_finisterre, is_deciding
from oppidum.bots.games.finisterre.sensible import worth_trying
from oppidum.bots.knowledge import Knowledge, Level, SearchSettings
from oppidum.core.game import Action
from oppidum.games.finisterre.actions.kinds import COUNT, FIRST_FREE_STEP
from oppidum.games.finisterre.moves import KIND
from oppidum.games.finisterre.state import Position


def is_free_step(action: Action) -> bool:
    """Whether a kind of action costs no action: moving a good, dropping one, driving an empty cart."""
    return KIND + FIRST_FREE_STEP <= action < KIND + COUNT


KNOWLEDGE = Knowledge(
    position=Position,
    evaluate=evaluate_finisterre,
    goes_on=is_deciding,
    worth_trying=worth_trying,
    features=finisterre_features,
    feature_names=NAMES,
    search=SearchSettings(exploration=0.008, lead=300.0, for_winning=0.0, envy=0.4),
    levels={"easy": Level(0, 4.0), "medium": Level(0, 1.0), "hard": Level(300), "champion": Level(3000)},
    is_free=is_free_step,
    small_decisions=True,
)

"""Contract: all that a client is told of Finisterre, as JSON values; `make types` makes the client's types from it."""

from oppidum.games.finisterre.screen.contract.choices import Choice
from oppidum.games.finisterre.screen.contract.kit import Kit
from oppidum.games.finisterre.screen.contract.moves import Move
from oppidum.games.finisterre.screen.contract.view import View

__all__ = ["Choice", "Kit", "Move", "View"]

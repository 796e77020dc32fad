"""A game that bots know nothing of: Carcassonne under another name."""

from __future__ import annotations

from oppidum.games.carcassonne.game import Carcassonne


class UnknownGame(Carcassonne):
    """Nobody has written an evaluation or an appraisal of it."""

    name = "strange"

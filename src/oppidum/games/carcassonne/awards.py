"""Awards in words: for each point the rule, the tiles it was made with and the followers who made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Action, Award, IntArray, Term
from oppidum.games.carcassonne.features import is_complete
from oppidum.games.carcassonne.reading import Reading, square_name
from oppidum.games.carcassonne.rules import deploy
from oppidum.games.carcassonne.scoring import (
    FARM_PER_CITY,
    FARM_PER_FIELD,
    counted_by,
    each_by,
    shield_points,
)
from oppidum.games.carcassonne.state import DEPLOY, Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, KIND_NAMES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

FARM_RULES = (FARM_PER_CITY, FARM_PER_FIELD)

AWARDS = {"city": "a city", "road": "a road", "cloister": "a cloister", "farm": "a farm"}
HAPPENINGS: dict[str, str] = {}  # nothing happens by itself
TERMS = {"tile": ("tile", "tiles"), "shield": ("shield", "shields"), "city": ("city", "cities")}


def explain(game: Carcassonne, before: Position, action: Action, notes: IntArray) -> list[Award]:
    """What an action paid, told of the position in which the follower that it sent stands beside those it sent home."""
    if len(notes) and before.phase == DEPLOY:
        before = before.copy()
        deploy(before.row, game.book.row, action)
    return explain_end(game, before, notes)


def explain_end(game: Carcassonne, s: Position, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; `s` still has the followers that were paid."""
    if len(notes) == 0:
        return []
    reading = Reading(game, s)
    return [explain_note(reading, *map(int, note)) for note in notes]


def explain_note(reading: Reading, player: int, points: int, rule: int, feature: int) -> Award:
    """One award."""
    s = reading.s
    kind = int(s.feature_kind[feature])
    farm = rule in FARM_RULES
    tiles = reading.feature_tiles[feature]
    squares = reading.around(tiles[0]) if kind == CLOISTER else [reading.squares[tile] for tile in tiles]
    complete = None if farm else bool(is_complete(s.row, feature))
    own = [follower for follower in reading.followers if follower.player == player]
    return Award(
        player=player,
        points=points,
        rule=f"CAR-{rule:02d}",
        what=award_kind(rule, kind),
        where=tuple(square_name(square) for square in squares),
        pieces=tuple(reading.follower_name(follower) for follower in own if earned(s, follower.feature, feature, farm)),
        terms=terms_of(reading.game, s, feature, rule),
        at_end=not complete,  # what is complete has paid before
        complete=complete,
    )


def award_kind(rule: int, feature_kind: int) -> str:
    """What points are for: a kind of feature, or a farm, whichever rule pays it."""
    return "farm" if rule in FARM_RULES else KIND_NAMES[feature_kind]


def terms_of(game: Carcassonne, s: Position, feature: int, rule: int) -> tuple[Term, ...]:
    """What is counted when a feature pays by a rule."""
    row, book = s.row, game.book.row
    count, each = int(counted_by(row, feature, rule)), int(each_by(row, book, feature, rule))
    if rule in FARM_RULES:
        return list_terms("city", count, each)
    return list_terms("tile", count, each, int(s.shields[feature]), int(shield_points(row, book, feature)))


def list_terms(what: str, count: int, each: int, shields: int = 0, each_shield: int = 0) -> tuple[Term, ...]:
    """Tiles or cities, and shields if there are any."""
    counted = Term(what, count, each)
    return (counted, Term("shield", shields, each_shield)) if shields else (counted,)


def earned(s: Position, place: int, feature: int, farm: bool) -> bool:
    """Whether a follower in feature `place` earned these points: it is the feature, or a field that feeds the city."""
    if farm and s.feature_kind[feature] == CITY:
        return bool(s.feature_kind[place] == FIELD and s.city_set[place] & s.city_set[feature])
    return place == feature

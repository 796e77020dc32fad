"""What can be said of a Carcassonne position: followers at home, open features, farms, and what greedy sees."""

from oppidum.bots.appraise import features
from oppidum.bots.evaluate import POINT
from oppidum.bots.evaluate.carcassonne import prospects
from oppidum.core.jit import rule
from oppidum.games.carcassonne.features import is_complete, own_followers, sent_out
from oppidum.games.carcassonne.rules import tiles_left
from oppidum.games.carcassonne.scoring import completed_cities_at, is_first_in, most_of, scores_in, standing_in, worth
from oppidum.games.carcassonne.state import PLACE, Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, ROAD

NAMES = (
    "to move", "deploying", "one home", "two home", "three home", "home",
    "city 1", "city 2", "city 3", "city 4",
    "city gain 1", "city gain 2", "city gain 3", "city gain 4",
    "road 1", "road 2", "roads", "cloister", "cloister missing",
    "farm", "farm nearly", "farm perhaps", "farmers", "lost farmers", "lost", "promised",
)  # fmt: skip
(
    TO_MOVE, DEPLOYING, ONE_HOME, TWO_HOME, THREE_HOME, AT_HOME,
    CITY_1, CITY_2, CITY_3, CITY_4,
    GAIN_1, GAIN_2, GAIN_3, GAIN_4,
    ROAD_1, ROAD_2, ROADS, CLOISTERS, MISSING,
    FARM, NEARLY, PERHAPS, FARMERS, LOST_FARMERS, LOST, PROMISED,
) = range(len(NAMES))  # fmt: skip
WHOLE = 72  # tiles of a match, about


@rule
def carcassonne_features(s, book, player, row):
    """Everything but the points."""
    row[:] = 0.0
    if s.turn == player:
        row[TO_MOVE if s.phase <= PLACE else DEPLOYING] = 1.0
    row[PROMISED] = prospects(s, book, player) / POINT - s.scores[player]
    home = int(s.supply[player])
    row[ONE_HOME] = home >= 1
    row[TWO_HOME] = home >= 2
    row[THREE_HOME] = home >= 3
    row[AT_HOME] = home
    for place in range(sent_out(s, book, player)):
        if is_first_in(s, player, place):
            feature = standing_in(s, player, place)
            if s.feature_kind[feature] == FIELD:
                farm_features(s, book, player, feature, row)
            elif not scores_in(s, book, player, feature):
                row[LOST] += 1.0
            else:
                open_features(s, book, feature, row)
    return tiles_left(s) / WHOLE


@rule
def open_features(s, book, feature, row):
    """A city, road or cloister in which the player would score."""
    points = worth(s, book, feature)
    ends = min(4, max(1, int(s.open_ends[feature])))
    kind = s.feature_kind[feature]
    if kind == CITY:
        gain = (book.city_tile - book.open_city_tile) * int(s.tile_count[feature])
        gain += (book.city_shield - book.open_city_shield) * int(s.shields[feature])
        row[CITY_1 + ends - 1] += points
        row[GAIN_1 + ends - 1] += gain
    elif kind == ROAD:
        row[ROAD_1 if ends == 1 else ROAD_2] += points
        row[ROADS] += 1.0
    elif kind == CLOISTER:
        row[CLOISTERS] += points
        row[MISSING] += s.open_ends[feature]


@rule
def farm_features(s, book, player, field, row):
    """A field with a farmer: completed cities, and those that may become so."""
    if own_followers(s.followers[field], player) < most_of(s.followers[field], s.players):
        row[LOST_FARMERS] += 1.0
        return
    row[FARMERS] += 1.0
    row[FARM] += book.farm_points * completed_cities_at(s, field)
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if s.joined_to[city] == city and not is_complete(s, city) and s.city_set[field] & s.city_set[city] != 0:
            row[NEARLY if s.open_ends[city] <= 2 else PERHAPS] += 1.0


features.register(Position.dtype, carcassonne_features)

"""What can be said of a Carcassonne position: followers at home, farms, open features and the tiles that fit there."""

from oppidum.core.jit import rule
from oppidum.games.carcassonne.features import find, is_complete, own_followers, sent_out
from oppidum.games.carcassonne.rules import tiles_left
from oppidum.games.carcassonne.scoring import completed_cities_at, is_first_in, most_of, scores_in, standing_in, worth
from oppidum.games.carcassonne.state import PLACE, SEGMENTS, SIGNATURE
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, PILES

NAMES = (
    "to move", "deploying", "one home", "two home", "three home", "home",
    "city 1", "city 2", "city 3", "city 4",
    "city gain 1", "city gain 2", "city gain 3", "city gain 4",
    "city likely", "road 1", "road 2", "roads", "return likely", "cloister", "cloister missing", "cloister likely",
    "farm", "farm by one", "farm nearly", "farm perhaps", "farmers", "lost farmers",
)  # fmt: skip
(
    TO_MOVE, DEPLOYING, ONE_HOME, TWO_HOME, THREE_HOME, AT_HOME,
    CITY_1, CITY_2, CITY_3, CITY_4,
    GAIN_1, GAIN_2, GAIN_3, GAIN_4,
    CITY_LIKELY, ROAD_1, ROAD_2, ROADS, RETURN_LIKELY, CLOISTERS, MISSING, CLOISTER_LIKELY,
    FARM, FARM_BY_ONE, NEARLY, PERHAPS, FARMERS, LOST_FARMERS,
) = range(len(NAMES))  # fmt: skip
WHOLE = 72  # tiles of a match, about
LAND = PILES.index("land")
SHARED = 8.0  # with this many fitting tiles an open end is closed one time in two, since everybody wants tiles
UNSHARED = 2.0  # likewise for a square beside a cloister, which any tile fills


@rule
def carcassonne_features(s, book, figures, rows):  # noqa: ARG001
    """Answer `fitted.features` for Carcassonne: everything but the points."""
    for player in range(s.players):
        features_of_player(s, book, player, rows[player])
    return tiles_left(s) / WHOLE


@rule
def features_of_player(s, book, player, row):
    """Followers at home, and every feature with a follower of the player."""
    row[:] = 0.0
    if s.turn == player:
        row[TO_MOVE if s.phase <= PLACE else DEPLOYING] = 1.0
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
            elif s.feature_kind[feature] == CLOISTER:
                cloister_features(s, book, feature, int(s.standing[player, place]) // SEGMENTS, row)
            elif scores_in(s, book, player, feature):
                open_features(s, book, feature, row)


@rule
def open_features(s, book, feature, row):
    """A city or road in which the player would score."""
    points = worth(s, book, feature)
    ends = min(4, max(1, int(s.open_ends[feature])))
    likely = chance_to_close(s, book, feature)
    row[RETURN_LIKELY] += likely
    if s.feature_kind[feature] == CITY:
        gain = (book.city_tile - book.open_city_tile) * int(s.tile_count[feature])
        gain += (book.city_shield - book.open_city_shield) * int(s.shields[feature])
        row[CITY_1 + ends - 1] += points
        row[GAIN_1 + ends - 1] += gain
        row[CITY_LIKELY] += gain * likely
    else:
        row[ROAD_1 if ends == 1 else ROAD_2] += points
        row[ROADS] += 1.0


@rule
def chance_to_close(s, book, feature):
    """How likely all open ends of a city or road find a tile: a guess that is 0 where none is left."""
    chance, ends = 1.0, int(s.open_ends[feature])
    for hole in range(s.frontier):
        if ends == 0:
            break
        signature = s.edge_key[hole] & SIGNATURE
        occupied = int(book.occupied[signature])
        for side in range(4):
            if occupied >> side & 1 and find(s, int(s.edge_feature[12 * hole + 3 * side + 1])) == feature:
                fitting = tiles_that_fit(s, book, signature)
                chance *= fitting / (fitting + SHARED)
                ends -= 1
    return chance


@rule
def tiles_that_fit(s, book, signature):
    """How many of the tiles to be drawn fit into a square."""
    fitting = 0
    for kind in range(book.last_kind[LAND] + 1):
        if book.fits[kind, signature] != 0:
            fitting += int(s.pile[LAND, kind])
    return fitting


@rule
def cloister_features(s, book, feature, tile, row):
    """An occupied cloister, and how likely all squares around it are filled."""
    row[CLOISTERS] += worth(s, book, feature)
    row[MISSING] += s.open_ends[feature]
    x, y = int(s.tile_x[tile]), int(s.tile_y[tile])
    likely = 1.0
    for hole in range(s.frontier):
        if abs(int(s.edge_x[hole]) - x) <= 1 and abs(int(s.edge_y[hole]) - y) <= 1:
            fitting = tiles_that_fit(s, book, s.edge_key[hole] & SIGNATURE)
            likely *= fitting / (fitting + UNSHARED)
    row[CLOISTER_LIKELY] += likely


@rule
def farm_features(s, book, player, field, row):
    """A field with a farmer: completed cities, and those that may become so."""
    own = own_followers(s.followers[field], player)
    if own < most_of(s.followers[field], s.players):
        row[LOST_FARMERS] += 1.0
        return
    points = book.farm_points * completed_cities_at(s, field)
    row[FARMERS] += 1.0
    row[FARM] += points
    if own == 1 + most_of(s.followers[field] & ~(15 << 4 * player), s.players):
        row[FARM_BY_ONE] += points
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if s.joined_to[city] == city and not is_complete(s, city) and s.city_set[field] & s.city_set[city] != 0:
            row[NEARLY if s.open_ends[city] <= 2 else PERHAPS] += 1.0

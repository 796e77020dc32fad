"""View table: the whole landscape in tables of numbers, for views. Comparing two of them shows what has changed."""

from oppidum.core.jit import rule
from oppidum.games.carcassonne.features import feature_at, own_followers
from oppidum.games.carcassonne.placement import fits_at, missing_neighbours
from oppidum.games.carcassonne.scoring import (
    FARM_PER_CITY,
    cloister_tiles,
    completed_cities_at,
    is_completed_city,
    least_when_closed,
    shield_points,
    tile_points,
)
from oppidum.games.carcassonne.state import KINDS, PILE_COUNT, PLAYERS
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD

# Columns of a tile: how it lies, then the living feature of each of its segments, 0 where it has none.
KIND, FACING, X, Y, FIRST_SEGMENT = range(5)
# Columns of a feature; one that was joined to an older one, or was never begun, has no tiles: its row is empty.
# COUNTED are its tiles, or the completed cities of a field; EACH and EACH_SHIELD are the points for one of them. CLOSED
# is the least that it pays when it is complete.
WHAT, SIZE, OPEN, FOLLOWERS, FEEDS, COUNTED, EACH, SHIELDS, EACH_SHIELD, CLOSED = range(10)
PAYS = 10  # + player: what it would pay now
PAYS_FARMERS = PAYS + PLAYERS  # + player: what a city would pay to the farmers around it
FEATURE_COLUMNS = PAYS_FARMERS + PLAYERS


@rule
def fill_tables(states, i, books, forecast, tiles, features, fitting):
    """Write all tables, which come filled with zeros; `forecast` has the notes of a final scoring."""
    s, book = states[i], books[0]
    for tile in range(s.tiles):
        fill_tile(s, book, tile, tiles[tile], features)
    for feature in range(1, s.features + 1):
        if features[feature, SIZE] > 0:
            fill_feature(s, book, feature, features[feature])
    fill_payments(s, forecast, features)
    fill_fitting(s, book, fitting)


@rule
def fill_fitting(s, book, fitting):
    """How many of the tiles that are still to be drawn fit on each square of the frontier."""
    for kind in range(KINDS):
        left = 0
        for pile in range(PILE_COUNT):
            left += int(s.pile[pile, kind])
        if left > 0:
            for edge in range(s.frontier):
                if fits_at(s, book, kind, edge):
                    fitting[edge] += left


@rule
def compare(one, other, different):
    """Write the numbers of the rows in which two tables differ; returns how many there are."""
    count = 0
    for row in range(one.shape[0]):
        for column in range(one.shape[1]):
            if one[row, column] != other[row, column]:
                different[count] = row
                count += 1
                break
    return count


@rule
def fill_tile(s, book, tile, row, features):
    """How a tile lies and what its segments belong to; it counts once in the size of each feature."""
    kind = int(s.tile_kind[tile])
    row[KIND] = kind
    row[FACING] = s.tile_facing[tile]
    row[X] = s.tile_x[tile]
    row[Y] = s.tile_y[tile]
    for segment in range(book.segment_count[kind]):
        feature = feature_at(s, tile, segment)
        counted = False
        for earlier in range(segment):
            counted |= row[FIRST_SEGMENT + earlier] == feature
        row[FIRST_SEGMENT + segment] = feature
        if not counted:
            features[feature, SIZE] += 1
        if s.feature_kind[feature] == CLOISTER:
            features[feature, OPEN] = missing_neighbours(s, tile)


@rule
def fill_feature(s, book, feature, row):
    """What a feature is, who is in it, and what is counted in it."""
    kind = int(s.feature_kind[feature])
    row[WHAT] = kind
    row[FOLLOWERS] = s.followers[feature]
    if kind == FIELD:
        row[FEEDS] = fed_by(s, feature)
        row[COUNTED] = completed_cities_at(s, feature)
        row[EACH] = book.farm_points
        return
    if kind == CLOISTER:  # only an occupied one counts its neighbours itself
        row[SIZE] = cloister_tiles(row[OPEN])
    else:
        row[OPEN] = s.open_ends[feature]
    row[COUNTED] = row[SIZE]
    row[EACH] = tile_points(s, book, feature)
    if kind == CITY:
        row[SHIELDS] = s.shields[feature]
        row[EACH_SHIELD] = shield_points(s, book, feature)
    if row[OPEN] > 0:
        row[CLOSED] = least_when_closed(book, kind, int(row[SIZE]), int(row[SHIELDS]))


@rule
def fill_payments(s, forecast, features):
    """What every feature pays to whom, by the notes of a final scoring: the first row is their number."""
    for number in range(1, forecast[0, 0] + 1):
        player, feature = forecast[number, 0], forecast[number, 3]
        first = PAYS_FARMERS if forecast[number, 2] == FARM_PER_CITY else PAYS
        features[feature, first + player] += forecast[number, 1]
    for field in range(1, s.features + 1):
        if features[field, FEEDS] != 0:
            share_cities(s, features, field)


@rule
def share_cities(s, features, field):
    """Where each city pays the farmers around it: add to a field what the cities that it feeds pay its players."""
    for number in range(s.cities):
        if features[field, FEEDS] >> number & 1:
            for player in range(s.players):
                if own_followers(s.followers[field], player) > 0:
                    city = int(s.city_feature[number])
                    features[field, PAYS + player] += features[city, PAYS_FARMERS + player]


@rule
def fed_by(s, field):
    """The completed cities that a field touches, one bit for each city number."""
    cities = 0
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if is_completed_city(s, city) and s.city_set[field] & s.city_set[city] != 0:
            cities |= 1 << number
    return cities

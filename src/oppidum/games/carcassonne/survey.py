"""Survey: the whole landscape in two tables of numbers, for views. Comparing two surveys shows what has changed."""

from oppidum.core.jit import rule
from oppidum.games.carcassonne.features import feature_at
from oppidum.games.carcassonne.placement import missing_neighbours
from oppidum.games.carcassonne.scoring import completed_cities_at, is_completed_city, worth
from oppidum.games.carcassonne.tiles import CLOISTER, FIELD

# Columns of a tile: how it lies, then the living feature of each of its segments, 0 where it has none.
KIND, FACING, X, Y, FIRST_SEGMENT = range(5)
# Columns of a feature; one that was joined to an older one, or was never begun, has no tiles: its row is empty.
WHAT, SIZE, WORTH, OPEN, SHIELDS, FOLLOWERS, FEEDS = range(7)
FEATURE_COLUMNS = 7


@rule
def survey_at(states, i, books, tiles, features):
    """Write both tables, which come filled with zeros."""
    s, book = states[i], books[0]
    for tile in range(s.tiles):
        survey_tile(s, book, tile, tiles[tile], features)
    for feature in range(1, s.features + 1):
        if features[feature, SIZE] > 0:
            survey_feature(s, book, feature, features[feature])


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
def survey_tile(s, book, tile, row, features):
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
def survey_feature(s, book, feature, row):
    """What a feature is, who is in it, and what it pays as it is now."""
    kind = int(s.feature_kind[feature])
    row[WHAT] = kind
    row[FOLLOWERS] = s.followers[feature]
    if kind == FIELD:
        row[WORTH] = book.farm_points * completed_cities_at(s, feature)
        row[FEEDS] = fed_by(s, feature)
    elif kind == CLOISTER:  # only an occupied one counts its neighbours itself
        row[SIZE] = 9 - row[OPEN]
        row[WORTH] = book.cloister_tile * row[SIZE]
    else:
        row[OPEN] = s.open_ends[feature]
        row[SHIELDS] = s.shields[feature]
        row[WORTH] = worth(s, book, feature)


@rule
def fed_by(s, field):
    """The completed cities that a field touches, one bit for each city number."""
    cities = 0
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if is_completed_city(s, city) and s.city_set[field] & s.city_set[city] != 0:
            cities |= 1 << number
    return cities

"""Features: cities, roads, fields and cloisters grow, join and close as tiles are placed (CAR-13 … CAR-19, CAR-30)."""

from oppidum.core.jit import rule
from oppidum.games.carcassonne.book import RIVER_SIDE, ROAD_SIDE
from oppidum.games.carcassonne.state import FEATURES, NOT_NEGATIVE
from oppidum.games.carcassonne.tiles import CITY, FIELD


@rule
def find(s, feature):
    """The living feature that a feature number stands for today."""
    feature &= NOT_NEGATIVE
    while s.joined_to[feature] != feature:
        feature = int(s.joined_to[feature]) & NOT_NEGATIVE
    return feature


@rule
def feature_at(s, tile, segment):
    """The living feature of a segment."""
    return find(s, int(s.segment_feature[tile, segment]))


@rule
def begin(s, kind):
    """A new feature without tiles; a city also gets a number of its own."""
    s.features += 1
    new = s.features
    s.joined_to[new] = new
    s.feature_kind[new] = kind
    if kind == CITY:
        s.city_set[new] = 1 << int(s.cities)
        s.city_feature[s.cities] = new
        s.cities += 1
    return new


@rule
def size_of_set(members):
    """How many bits are set."""
    size = 0
    while members != 0:
        members &= members - 1
        size += 1
    return size


@rule
def join(s, one, other):
    """Two features become one; the older lives on, alone with all followers. A tile in both counts once (CAR-27)."""
    if one == other:
        return one
    old, new = min(one, other), max(one, other)
    s.joined_to[new] = old
    s.open_ends[old] += s.open_ends[new]
    s.followers[old] += s.followers[new]
    s.followers[new] = 0
    s.city_set[old] |= s.city_set[new]
    if s.feature_kind[old] != FIELD:
        met_twice = size_of_set(s.tile_marks[old] & s.tile_marks[new])
        s.tile_count[old] += s.tile_count[new] - met_twice
        s.tile_marks[old] |= s.tile_marks[new]
        s.shields[old] += s.shields[new]
    return old


@rule
def connect(s, book, tile, turned, hole, occupied):
    """Join each segment of a new tile with what looks into its square."""
    for side in range(4):
        if occupied >> side & 1:
            port = 3 * side
            code = book.side_code[4 * turned + side & NOT_NEGATIVE]
            if code >= ROAD_SIDE:
                meet(s, book, tile, turned, hole, port)
                meet(s, book, tile, turned, hole, port + 2)
            if code != RIVER_SIDE:
                meet(s, book, tile, turned, hole, port + 1)


@rule
def meet(s, book, tile, turned, hole, port):
    """Two segments meet at a port: they are one feature from now on, and an open end of it is closed."""
    segment = int(book.port_segment[12 * turned + port & NOT_NEGATIVE]) & NOT_NEGATIVE
    joined = find(s, int(s.edge_feature[12 * hole + port & NOT_NEGATIVE]))
    own = int(s.segment_feature[tile & NOT_NEGATIVE, segment])
    if own != 0:
        joined = join(s, find(s, own), joined)
    s.segment_feature[tile & NOT_NEGATIVE, segment] = joined
    s.open_ends[joined] -= 1


@rule
def extend(s, book, tile, kind):
    """Begin a feature for each segment that met none; add the tile and its shields to all of them."""
    mark = 0
    if book.needs_mark[kind] != 0:
        mark = 1 << int(s.marked)
        s.marked += 1
    for segment in range(book.segment_count[kind]):
        what = int(book.segment_kind[kind, segment])
        feature = int(s.segment_feature[tile, segment])
        feature = begin(s, what) if feature == 0 else find(s, feature)
        s.segment_feature[tile, segment] = feature
        if what == FIELD:
            touch_cities(s, book, tile, kind, segment, feature)
        else:
            s.shields[feature] += book.segment_shields[kind, segment]
            if mark == 0:
                s.tile_count[feature] += 1
            elif s.tile_marks[feature] & mark == 0:
                s.tile_count[feature] += 1
                s.tile_marks[feature] |= mark


@rule
def touch_cities(s, book, tile, kind, segment, field):
    """A field remembers the cities whose walls it touches here (CAR-38); cities come first among the segments."""
    touched = int(book.segment_touches[kind, segment])
    city = 0
    while touched >> city != 0:
        if touched >> city & 1:
            s.city_set[field] |= s.city_set[int(s.segment_feature[tile, city])]
        city += 1


@rule
def own_followers(followers, player):
    """How many followers of a player are in a feature."""
    return followers >> 4 * player & 15


@rule
def sent_out(s, book, player):
    """How many followers of a player are on the table."""
    return book.follower_count - s.supply[player]


@rule
def is_free(s, feature):
    """Whether a feature holds no follower of anybody (CAR-13)."""
    return s.followers[feature] == 0


@rule
def is_complete(s, feature):
    """Whether a city, road or occupied cloister is finished."""
    return s.open_ends[feature] == 0


assert FEATURES < NOT_NEGATIVE

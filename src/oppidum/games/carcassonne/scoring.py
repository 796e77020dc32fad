"""Scoring: completed features during the match, everything else and the farms at its end.

Every point passes `award`, with the number of its rule in RULES.md and the feature it is for.
"""

from oppidum.core.engine import note
from oppidum.core.jit import rule
from oppidum.games.carcassonne.book import MAJORITY, PER_CITY
from oppidum.games.carcassonne.features import feature_at, is_complete, own_followers, sent_out
from oppidum.games.carcassonne.state import SEGMENTS
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, ROAD

# The rules that give points.
COMPLETE_CITY, SMALL_CITY, ROAD_TILES, COMPLETE_CLOISTER, OPEN_CLOISTER, OPEN_CITY = 23, 26, 29, 32, 33, 36
FARM_PER_CITY, FARM_PER_FIELD = 37, 41
SMALL = 2  # tiles of a city that pays less


@rule
def award(s, awards, player, points, rule_number, feature):
    """Give points to a player, and note what for."""
    s.scores[player] += points
    note(awards, player, points, rule_number, feature)


@rule
def most_of(followers, players):
    """The largest number of followers that one player has among these."""
    most = 0
    for player in range(players):
        most = max(most, own_followers(followers, player))
    return most


@rule
def scores_in(s, book, player, feature):
    """Whether a player is paid: all who are in a city, road or cloister, or only those with most (CAR-28, CAR-31)."""
    own = own_followers(s.followers[feature], player)
    if own == 0 or book.sharing != MAJORITY:
        return own > 0
    return own == most_of(s.followers[feature], s.players)


@rule
def is_small(s, feature):
    """A completed city of two tiles pays less (CAR-26)."""
    return s.tile_count[feature] == SMALL


@rule
def cloister_tiles(missing):
    """A cloister counts itself and those of its eight neighbours that are there (CAR-32, CAR-33)."""
    return 9 - missing


@rule
def tiles_of(s, feature):
    """How many tiles a city, road or occupied cloister counts."""
    if s.feature_kind[feature] == CLOISTER:
        return cloister_tiles(int(s.open_ends[feature]))
    return int(s.tile_count[feature])


@rule
def tile_points(s, book, feature):
    """What each tile of a city, road or cloister is worth as it is now, complete or not."""
    kind = s.feature_kind[feature]
    if kind == ROAD:
        return book.road_tile
    if kind == CLOISTER:
        return book.cloister_tile
    if not is_complete(s, feature):
        return book.open_city_tile
    return book.small_city_tile if is_small(s, feature) else book.city_tile


@rule
def shield_points(s, book, feature):
    """What each shield of a city is worth as it is now."""
    if not is_complete(s, feature):
        return book.open_city_shield
    return book.small_city_shield if is_small(s, feature) else book.city_shield


@rule
def worth(s, book, feature):
    """What a city, road or cloister pays as it is now: its tiles, and the shields that only cities have."""
    points = tile_points(s, book, feature) * tiles_of(s, feature)
    if s.shields[feature] != 0:
        points += shield_points(s, book, feature) * int(s.shields[feature])
    return points


@rule
def least_when_closed(book, kind, tiles, shields):
    """The least that something incomplete pays once it is complete: all that is open needs one more tile (CAR-23)."""
    if kind == CLOISTER:
        return book.cloister_tile * cloister_tiles(0)
    if kind == ROAD:
        return book.road_tile * (tiles + 1)
    if tiles + 1 == SMALL:
        return book.small_city_tile * SMALL + book.small_city_shield * shields
    return book.city_tile * (tiles + 1) + book.city_shield * shields


@rule
def paying_rule(s, feature):
    """The rule by which a city, road or cloister pays."""
    kind = s.feature_kind[feature]
    if kind == ROAD:
        return ROAD_TILES
    if kind == CLOISTER:
        return COMPLETE_CLOISTER if is_complete(s, feature) else OPEN_CLOISTER
    if not is_complete(s, feature):
        return OPEN_CITY
    return SMALL_CITY if is_small(s, feature) else COMPLETE_CITY


@rule
def pay(s, book, player, feature, awards):
    """Pay a player for a city, road or cloister, if they score in it."""
    if scores_in(s, book, player, feature):
        award(s, awards, player, worth(s, book, feature), paying_rule(s, feature), feature)


@rule
def score_completed(s, book, awards):
    """Score all that the newest tile has finished and send those followers home (CAR-22, CAR-34)."""
    tile = s.tiles - 1
    kind = int(s.tile_kind[tile])
    for segment in range(book.segment_count[kind]):
        if book.segment_kind[kind, segment] < FIELD:
            feature = int(s.segment_feature[tile, segment])
            if s.followers[feature] != 0 and is_complete(s, feature):
                pay_completed(s, book, feature, awards)
    score_cloisters(s, book, awards)


@rule
def score_cloisters(s, book, awards):
    """Score the occupied cloisters that have all eight neighbours (CAR-32); the others stay in their order."""
    staying = 0
    for monk in range(s.monks):
        tile = int(s.monk_tile[monk])
        s.monk_tile[monk] = 0
        feature = int(s.segment_feature[tile, int(book.cloister[int(s.tile_kind[tile])])])
        if is_complete(s, feature):
            pay_completed(s, book, feature, awards)
        else:
            s.monk_tile[staying] = tile
            staying += 1
    s.monks = staying


@rule
def pay_completed(s, book, feature, awards):
    """Pay a completed feature to those who score in it, then send its followers home."""
    for player in range(s.players):
        pay(s, book, player, feature, awards)
    send_home(s, book, feature)


@rule
def send_home(s, book, feature):
    """All followers of a feature return to their owners (CAR-22); the others stay in their order."""
    for player in range(s.players):
        if own_followers(s.followers[feature], player) > 0:
            sent, staying = sent_out(s, book, player), 0
            for place in range(sent):
                spot = s.standing[player, place]
                goes = standing_in(s, player, place) == feature
                s.standing[player, place] = 0
                if not goes:
                    s.standing[player, staying] = spot
                    staying += 1
            s.supply[player] += sent - staying
    s.followers[feature] = 0


@rule
def standing_in(s, player, place):
    """The feature in which one of a player's followers stands."""
    spot = int(s.standing[player, place])
    return feature_at(s, spot // SEGMENTS, spot % SEGMENTS)


@rule
def is_first_in(s, player, place):
    """Whether none of the player's earlier followers stands in the same feature, so that it is paid once."""
    feature = standing_in(s, player, place)
    if own_followers(s.followers[feature], player) == 1:
        return True
    for earlier in range(place):
        if standing_in(s, player, earlier) == feature:
            return False
    return True


@rule
def final_scoring(s, book, awards):
    """Incomplete cities, roads and cloisters, then the farms (CAR-35, CAR-36)."""
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            feature = standing_in(s, player, place)
            if s.feature_kind[feature] != FIELD and is_first_in(s, player, place):
                pay(s, book, player, feature, awards)
    if book.farms == PER_CITY:
        score_farms_per_city(s, book, awards)
    else:
        score_farms_per_field(s, book, awards)


@rule
def farmers_at(s, book, cities):
    """The farmers of all players in fields that touch any of these cities (CAR-38), 4 bits for each player."""
    farmers = 0
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            field = standing_in(s, player, place)
            if s.feature_kind[field] == FIELD and s.city_set[field] & cities != 0:
                farmers += 1 << 4 * player
    return farmers


@rule
def fed_cities(s, book):
    """All cities that any farmer's field touches, complete or not."""
    cities = 0
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            field = standing_in(s, player, place)
            if s.feature_kind[field] == FIELD:
                cities |= s.city_set[field]
    return cities


@rule
def is_completed_city(s, feature):
    """Whether the feature of a city number lives and is complete."""
    return s.joined_to[feature] == feature and is_complete(s, feature)


@rule
def score_farms_per_city(s, book, awards):
    """Each completed city pays the players with most farmers around it; ties pay in full (CAR-37, CAR-39)."""
    fed = fed_cities(s, book)
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if s.city_set[city] & fed != 0 and is_completed_city(s, city):
            farmers = farmers_at(s, book, s.city_set[city])
            most = most_of(farmers, s.players)
            for player in range(s.players):
                if own_followers(farmers, player) == most:
                    award(s, awards, player, book.farm_points, FARM_PER_CITY, city)


@rule
def score_farms_per_field(s, book, awards):
    """Each field pays its players with most farmers for every completed city that it touches (CAR-41)."""
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            field = standing_in(s, player, place)
            if s.feature_kind[field] == FIELD and is_first_in(s, player, place):
                if own_followers(s.followers[field], player) == most_of(s.followers[field], s.players):
                    points = book.farm_points * completed_cities_at(s, field)
                    if points != 0:
                        award(s, awards, player, points, FARM_PER_FIELD, field)


@rule
def counted_by(s, feature, rule_number):
    """How many things a rule counts: the city it pays for, the completed cities at a field, or tiles."""
    if rule_number == FARM_PER_CITY:
        return 1
    return completed_cities_at(s, feature) if rule_number == FARM_PER_FIELD else tiles_of(s, feature)


@rule
def each_by(s, book, feature, rule_number):
    """What each of the things that a rule counts is worth."""
    if rule_number in (FARM_PER_CITY, FARM_PER_FIELD):
        return book.farm_points
    return tile_points(s, book, feature)


@rule
def completed_cities_at(s, field):
    """How many completed cities a field touches."""
    cities = 0
    for number in range(s.cities):
        city = int(s.city_feature[number])
        cities += is_completed_city(s, city) and s.city_set[field] & s.city_set[city] != 0
    return cities


assert CLOISTER > FIELD > ROAD > CITY

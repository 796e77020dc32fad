"""What a Carcassonne position is worth: points made, what open features promise, and followers kept at home.

Hand-made: a city is worth more the fewer ends are open and the more tiles are left; a farm counts its completed cities
in full and those under way in part; a follower at home is worth what it may still earn.
"""

from oppidum.bots.handmade import POINT
from oppidum.core.jit import rule
from oppidum.games.carcassonne.book import PER_CITY
from oppidum.games.carcassonne.features import is_complete, own_followers, sent_out
from oppidum.games.carcassonne.rules import tiles_left
from oppidum.games.carcassonne.scoring import (
    completed_cities_at,
    is_first_in,
    most_of,
    scores_in,
    standing_in,
    worth,
)
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD

HOME = 1400  # the first follower at home, in a long match
HOME_LESS = 130  # each further one is worth less


@rule
def evaluate_carcassonne(s, book, player):
    """A player's prospects less those of the best opponent."""
    best = -1_000_000
    for other in range(s.players):
        if other != player:
            best = max(best, prospects(s, book, other))
    return prospects(s, book, player) - best


@rule
def prospects(s, book, player):
    """Points made, promised and possible."""
    left = tiles_left(s)
    value = POINT * s.scores[player]
    for place in range(sent_out(s, book, player)):
        if is_first_in(s, player, place):
            value += expect_from_feature(s, book, player, standing_in(s, player, place), left)
    per_player = min(left // s.players, 10)
    for follower in range(s.supply[player]):
        value += max(0, HOME - HOME_LESS * follower) * per_player // 10
    return value


@rule
def expect_from_feature(s, book, player, feature, left):
    """What a feature with the player's follower in it is expected to bring."""
    if s.feature_kind[feature] == FIELD:
        return expect_from_farm(s, book, player, feature, left)
    if not scores_in(s, book, player, feature):
        return 0
    now = POINT * worth(s, book, feature)
    if is_complete(s, feature):
        return now
    if s.feature_kind[feature] == CLOISTER:
        return now + POINT * int(s.open_ends[feature]) * min(left, 40) // 80
    if s.feature_kind[feature] == CITY:
        gain = (book.city_tile - book.open_city_tile) * int(s.tile_count[feature])
        gain += (book.city_shield - book.open_city_shield) * int(s.shields[feature])
        return now + POINT * gain * chance_to_close(int(s.open_ends[feature]), left, s.players) // 100
    return now + 3 * chance_to_close(int(s.open_ends[feature]), left, s.players)


@rule
def chance_to_close(open_ends, left, players):
    """A guess in percent: one open end is easy, four are a dream, and the last tiles close little."""
    chance = 85
    for _ in range(open_ends - 1):
        chance = chance * 55 // 100
    return chance * min(left, 6 * players) // (6 * players)


@rule
def expect_from_farm(s, book, player, field, left):
    """Completed cities in full, to those with most farmers; cities under way in part."""
    own = own_followers(s.followers[field], player)
    if own < most_of(s.followers[field], s.players):
        return 0
    value = POINT * book.farm_points * completed_cities_at(s, field)
    if book.farms == PER_CITY:
        value = value * 9 // 10  # another field may hold more farmers at the same wall
    for number in range(s.cities):
        city = int(s.city_feature[number])
        if s.joined_to[city] == city and not is_complete(s, city) and s.city_set[field] & s.city_set[city] != 0:
            likely = chance_to_close(int(s.open_ends[city]), left, s.players)
            value += POINT * book.farm_points * likely // 250
    return value

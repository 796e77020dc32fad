"""Scoring: rune stones at the great river, and temples and rune stones at the end (MED-58, MED-68 … MED-73).

Every point passes `award`, with the number of its rule in RULES.md and the field it is for.
"""

from oppidum.core.engine import note
from oppidum.core.jit import rule
from oppidum.games.meduris.state import AREAS, HUT, NOTHING, TEMPLE

# The rules that give points.
CHIP_RULE, ONE_RULE, BOTH_RULE, REFUSAL_RULE, LONE_RULE, DRUID_CHIP_RULE = 31, 50, 51, 52, 53, 55
CROSSING_RULE, TEMPLE_RULE, RUNES_RULE = 58, 68, 70
HUT_POINTS = 1  # for each hut of a settlement; the rules say it in words, no number of the box


@rule
def award(s, awards, player, points, rule_number, field):
    """Give points to a player, and note what for."""
    s.scores[player] += points
    note(awards, player, points, rule_number, field)


@rule
def runes_of(s, player):
    """How many rune stones a player owns."""
    count = 0
    for area in range(AREAS):
        count += s.rune[area] == player + 1
    return count


@rule
def points_at_river(s, book, player):
    """What the rune stones of a player bring when the druid crosses the great river."""
    return book.crossing_points * runes_of(s, player)


@rule
def count_runes(s, book, awards):
    """The druid crosses the great river: every rune stone brings its owner a point (MED-58)."""
    for player in range(s.players):
        points = points_at_river(s, book, player)
        if points > 0:
            award(s, awards, player, points, CROSSING_RULE, NOTHING)


@rule
def huts_in_row(s, book, field, step):
    """How many huts stand in a row from beside a field, clockwise (1) or against the clock (-1)."""
    row = 0
    while row < book.fields - 1 and s.what[(field + step * (row + 1)) % book.fields] == HUT:
        row += 1
        if book.temples_beside_only:
            return row
    return row


@rule
def huts_beside(s, book, field):
    """How many huts count for a temple: those of the rows on both sides of it."""
    return huts_in_row(s, book, field, 1) + huts_in_row(s, book, field, -1)


@rule
def worth_of_temple(s, book, field):
    """What a temple on a field brings at the end, as huts stand now."""
    return book.temple_points * huts_beside(s, book, field)


@rule
def final_scoring(s, book, awards):
    """Temples, then rune stones (MED-68, MED-70)."""
    for field in range(book.fields):
        if s.what[field] == TEMPLE:
            points = worth_of_temple(s, book, field)
            if points > 0:
                award(s, awards, int(s.owner[field]), points, TEMPLE_RULE, field)
    for player in range(s.players):
        points = int(book.rune_points[runes_of(s, player)])
        if points > 0:
            award(s, awards, player, points, RUNES_RULE, NOTHING)

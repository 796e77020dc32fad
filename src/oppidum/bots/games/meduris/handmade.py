"""What a Meduris position is worth: points made, rune stones, huts that the druid will visit, temples, and materials.

Hand-made: a rune stone is worth the next step of its final table and a point for each crossing to come; a hut is worth
what its settlement pays when both materials are at hand; a material is worth a little, more if an own hut asks for it.
"""

from oppidum.bots.handmade import POINT
from oppidum.core.jit import rule
from oppidum.games.meduris.building import settlement_size
from oppidum.games.meduris.scoring import huts_in_row, runes_of
from oppidum.games.meduris.state import DRUID_CHIP, HUT, MATERIALS, SYMBOLS, TEMPLE

CUBE = 550  # a material in hand, up to a dozen
CUBE_LATER = 150  # and beyond
VISITS = 2  # how often the druid is expected to come by in a whole match, the final lap included
BUILT = 1200  # a building stands, which brings the end nearer
SUPPLY = 12  # buildings of a player, about


@rule
def evaluate_meduris(s, book, player):
    """A player's prospects less those of the best opponent."""
    best = -1_000_000
    for other in range(s.players):
        if other != player:
            best = max(best, prospects(s, book, other))
    return prospects(s, book, player) - best


@rule
def prospects(s, book, player):
    """Points made, promised and possible."""
    left = to_build(s, player)
    value = POINT * s.scores[player]
    if s.asked < 0:
        return value  # the match is over: only points count
    value += expect_from_runes(s, book, player, left) + BUILT * (book.huts + book.temples - left)
    for field in range(book.fields):
        if s.what[field] != 0 and s.owner[field] == player:
            if s.what[field] == HUT:
                value += expect_from_hut(s, book, player, field, left)
            elif s.what[field] == TEMPLE:
                value += (
                    POINT * book.temple_points * (huts_in_row(s, book, field, 1) + huts_in_row(s, book, field, -1))
                    + 40 * left
                )
    return value + expect_from_hand(s, player, left)


@rule
def to_build(s, player):
    """How many buildings a player has still in supply."""
    return int(s.huts[player]) + int(s.temples[player])


@rule
def expect_from_runes(s, book, player, left):
    """What the rune stones are worth at the end, and at the crossings before it."""
    runes = runes_of(s, player)
    certain = POINT * int(book.rune_points[runes])
    doubt = POINT * int(book.rune_points[runes]) * left // (3 * SUPPLY)  # others will take some of them
    return certain - doubt + POINT * book.crossing_points * runes * left // (2 * SUPPLY)


@rule
def expect_from_hut(s, book, player, field, left):
    """What a hut brings when the druid comes by: more with both materials at hand, more in a large settlement."""
    size = settlement_size(s, book, field)
    have = 0
    for symbol in range(SYMBOLS):
        have += s.hands[player, int(book.symbol[field, symbol])] > 0
    if s.chip[field] == DRUID_CHIP:
        return POINT * size * 9 // 10
    once = 450 * size if have == SYMBOLS else 300 * min(size, 2) if have == 1 else 100 * min(size, 2) - 200
    return once * (SUPPLY + VISITS * left) // (2 * SUPPLY)


@rule
def expect_from_hand(s, player, left):
    """Materials in hand: worth less the more there are, and little when nothing is left to build."""
    value = 0
    size = 0
    for material in range(MATERIALS):
        have = int(s.hands[player, material])
        size += have
        value += CUBE // 2 if have > 0 else 0  # variety
    value += CUBE * min(size, 12) + CUBE_LATER * max(0, size - 12)
    return value * (2 + left) // (2 + SUPPLY)

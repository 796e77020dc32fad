"""What can be said of a Meduris position: what is left to build, the hand, rune stones, huts by settlement, temples."""

from oppidum.bots.fitted import FEATURES
from oppidum.bots.games.meduris.handmade import to_build
from oppidum.core.jit import rule
from oppidum.games.meduris.building import next_field, settlement_size
from oppidum.games.meduris.scoring import huts_in_row, runes_of
from oppidum.games.meduris.state import (
    ACT,
    DRUID_CHIP,
    HEIGHT,
    HUT,
    MATERIALS,
    NOTHING,
    PAY,
    SYMBOLS,
    UNBUILT,
)

NAMES = (
    "to move", "acting", "paying", "huts left", "temples left", "hand", "large hand", "kinds", "lone kinds",
    "runes", "rune points", "lone huts", "pairs", "larger", "sizes", "sizes with both", "sizes with one", "druid chips",
    "temple huts", "temple open", "worker heights", "workers on top", "next visit", "next visit with both", "finished",
    "behind in building", "final lap",
)  # fmt: skip
(
    TO_MOVE, ACTING, PAYING, HUTS_LEFT, TEMPLES_LEFT, HAND, LARGE_HAND, KINDS_IN_HAND, LONE_KINDS,
    RUNES, RUNE_POINTS, LONE_HUTS, PAIRS, LARGER, SIZES, SIZES_BOTH, SIZES_ONE, DRUID_CHIPS,
    TEMPLE_HUTS, TEMPLE_OPEN, WORKER_HEIGHTS, ON_TOP, NEXT_VISIT, NEXT_VISIT_BOTH, ALL_BUILT,
    BEHIND, FINAL_LAP,
) = range(len(NAMES))  # fmt: skip
SMALL_HAND = 6
OFFERED = FEATURES - MATERIALS  # the end of the row is scratch: materials that a lap has used up


@rule
def meduris_features(s, book, figures, rows):  # noqa: ARG001
    """Answer `fitted.features` for Meduris: everything but the points."""
    fewest = to_build(s, 0)
    for player in range(1, s.players):
        fewest = min(fewest, to_build(s, player))
    for player in range(s.players):
        features_of_player(s, book, player, fewest, rows[player])
    return fewest / (book.huts + book.temples)


@rule
def features_of_player(s, book, player, fewest, row):
    """What a player has, has built, and may hope for; `fewest` is what is left to build of the quickest one."""
    row[:] = 0.0
    if s.turn == player:
        row[ACTING if s.phase == ACT else TO_MOVE] = 1.0
    if s.phase == PAY and s.asked == player:
        row[PAYING] = 1.0
    left = to_build(s, player)
    row[HUTS_LEFT] = s.huts[player]
    row[TEMPLES_LEFT] = s.temples[player]
    row[ALL_BUILT] = left == 0
    hand_features(s, player, row)
    row[RUNES] = runes_of(s, player)
    row[RUNE_POINTS] = book.rune_points[runes_of(s, player)]
    for field in range(book.fields):
        if s.what[field] != UNBUILT and s.owner[field] == player:
            if s.what[field] == HUT:
                hut_features(s, book, player, field, row)
            else:
                temple_features(s, book, field, row)
    row[FINAL_LAP] = final_lap(s, book, player, row)
    visit_features(s, book, player, row)
    worker_features(s, player, row)
    row[BEHIND] = left - fewest


@rule
def hand_features(s, player, row):
    """Materials: how many, how many kinds."""
    size = 0
    for material in range(MATERIALS):
        have = int(s.hands[player, material])
        size += have
        row[KINDS_IN_HAND] += have > 0
        row[LONE_KINDS] += have == 1
    row[HAND] = min(size, SMALL_HAND)
    row[LARGE_HAND] = max(0, size - SMALL_HAND)


@rule
def has_kinds(s, book, player, field):
    """How many of the two materials of a field are at hand."""
    have = 0
    for symbol in range(SYMBOLS):
        have += s.hands[player, int(book.symbol[field, symbol])] > 0
    return have


@rule
def hut_features(s, book, player, field, row):
    """A hut, its settlement, and what could be offered there."""
    size = settlement_size(s, book, field)
    row[LONE_HUTS if size == 1 else PAIRS if size == 2 else LARGER] += 1.0
    row[SIZES] += size
    have = has_kinds(s, book, player, field)
    if s.chip[field] == DRUID_CHIP:
        row[DRUID_CHIPS] += size
    elif have == SYMBOLS:
        row[SIZES_BOTH] += size
    elif have == 1:
        row[SIZES_ONE] += size


@rule
def temple_features(s, book, field, row):
    """A temple: the huts of its rows, and the sides that are open."""
    ahead, back = huts_in_row(s, book, field, 1), huts_in_row(s, book, field, -1)
    row[TEMPLE_HUTS] += ahead + back
    row[TEMPLE_OPEN] += s.what[(field + ahead + 1) % book.fields] == UNBUILT
    row[TEMPLE_OPEN] += s.what[(field + book.fields - back - 1) % book.fields] == UNBUILT


@rule
def visit_features(s, book, player, row):
    """The hut to which the druid comes next."""
    if s.druid != NOTHING:
        field = next_field(book, s.druid)
        for _ in range(book.fields):
            if s.what[field] == HUT:
                break
            field = next_field(book, field)
        if s.what[field] == HUT and s.owner[field] == player:
            size = settlement_size(s, book, field)
            row[NEXT_VISIT] = size
            row[NEXT_VISIT_BOTH] = size if has_kinds(s, book, player, field) == SYMBOLS else 0.0


@rule
def final_lap(s, book, player, row):
    """What a lap of the druid would bring now, if the player offered the most at each of their huts."""
    points = 0
    field = s.druid
    for _ in range(book.fields):
        field = next_field(book, field)
        if s.what[field] == HUT and s.owner[field] == player:
            if s.chip[field] == DRUID_CHIP:
                points += settlement_size(s, book, field)
            else:
                one, other = int(book.symbol[field, 0]), int(book.symbol[field, 1])
                has_one = s.hands[player, one] > row[OFFERED + one]
                has_other = s.hands[player, other] > row[OFFERED + other]
                row[OFFERED + one] += has_one
                row[OFFERED + other] += has_other
                if has_one and has_other:
                    points += settlement_size(s, book, field)
                else:
                    points += 1 if has_one or has_other else -1
    row[OFFERED:] = 0.0
    return points


@rule
def worker_features(s, player, row):
    """How high the workers stand."""
    for plateau in range(MATERIALS):
        for place in range(HEIGHT):
            if place < s.height[plateau] and s.stacks[plateau, place] == player + 1:
                row[WORKER_HEIGHTS] += place + 1
                row[ON_TOP] += place + 1 == s.height[plateau]

"""A slow recount from scratch: what must be true of every position (MED-74 … MED-79). The first fault is named."""

import numpy as np

from oppidum.core.jit import rule
from oppidum.games.meduris.building import is_hut
from oppidum.games.meduris.state import (
    AREAS,
    CHIPS,
    DRUID_CHIP,
    FINISHED,
    FOR_HUT,
    HIDDEN_CHIP,
    HUT,
    KINDS,
    MATERIALS,
    NO_CHIP,
    NOTHING,
    PAY,
    PLAYERS,
    ROLL,
    TEMPLE,
    UNBUILT,
)

FAULTS = (
    "",
    "stock and hands are not all materials of a kind (MED-74)",
    "a stack of workers has a gap, is too high, or a worker is missing (MED-75)",
    "somebody has less than no points (MED-76)",
    "a rune stone has an owner who does not play (MED-77)",
    "huts or temples were lost or made",
    "huts fill the ring (MED-78)",
    "the druid stands where no hut is, or not at the end of a row (MED-79)",
    "a chip lies where it cannot, or one was lost or made",
    "a payment is under way where none is asked",
    "somebody is asked who cannot be",
)
MATERIAL, WORKER, POINTS, RUNE, BUILDINGS, RING, DRUID, CHIP, PAYMENT, ASKED = range(1, 11)


def scratch() -> tuple[np.ndarray, ...]:
    """The array that a recount writes to."""
    return (np.zeros((PLAYERS, 2), dtype=np.int64),)


@rule
def audit(s, book, scratch):
    """The number of the first fault, 0 if there is none."""
    if not materials_are_all_there(s, book):
        return MATERIAL
    if not workers_stand_well(s, book):
        return WORKER
    for player in range(s.players):
        if s.scores[player] < 0:
            return POINTS
    for area in range(AREAS):
        if s.rune[area] < 0 or s.rune[area] > s.players:
            return RUNE
    fault = audit_buildings(s, book, scratch[0])
    if fault != 0:
        return fault
    if not druid_stands_well(s, book):
        return DRUID
    if not chips_lie_well(s, book):
        return CHIP
    if s.phase != PAY and payment_is_under_way(s):
        return PAYMENT
    if s.phase < FINISHED and (s.asked < 0 or s.asked >= s.players):
        return ASKED
    return 0


@rule
def materials_are_all_there(s, book):
    """Stock and hands of each kind (MED-74)."""
    for material in range(MATERIALS):
        total = int(s.stock[material])
        if total < 0:
            return False
        for player in range(s.players):
            if s.hands[player, material] < 0:
                return False
            total += int(s.hands[player, material])
        if total != book.materials:
            return False
    return True


@rule
def workers_stand_well(s, book):
    """No gaps, none too high, none lost (MED-75)."""
    for player in range(s.players):
        count = int(s.workers[player])
        for plateau in range(MATERIALS):
            for place in range(s.stacks.shape[1]):
                count += s.stacks[plateau, place] == player + 1
        if count != book.workers:
            return False
    for plateau in range(MATERIALS):
        if s.height[plateau] > book.plateau_height:
            return False
        for place in range(s.stacks.shape[1]):
            if (s.stacks[plateau, place] != 0) != (place < s.height[plateau]):
                return False
    return True


@rule
def audit_buildings(s, book, supply):
    """Huts and temples of every player, on the board and in supply; the ring is never full (MED-78)."""
    for player in range(s.players):
        supply[player, 0] = s.huts[player]
        supply[player, 1] = s.temples[player]
    unbuilt = 0
    for field in range(book.fields):
        unbuilt += s.what[field] == UNBUILT
        if s.what[field] == HUT:
            supply[int(s.owner[field]), 0] += 1
        if s.what[field] == TEMPLE:
            supply[int(s.owner[field]), 1] += 1
    for player in range(s.players):
        if supply[player, 0] != book.huts or supply[player, 1] != book.temples:
            return BUILDINGS
        if s.huts[player] < 0 or s.temples[player] < 0:
            return BUILDINGS
    huts = 0
    for field in range(book.fields):
        huts += is_hut(s, field)
    return RING if huts >= book.fields else 0


@rule
def druid_stands_well(s, book):
    """On his stones before the path, then at a hut; between turns at the end of its row (MED-79)."""
    if s.druid == NOTHING:
        return True
    if s.druid < 0 or s.druid >= book.fields or not is_hut(s, s.druid):
        return False
    if s.stone != book.stones and not s.in_lap:
        return False
    return s.phase != ROLL or not is_hut(s, (s.druid + 1) % book.fields)


@rule
def chips_lie_well(s, book):
    """Face down only before the match; under huts only druid chips; under temples none."""
    hidden = 0
    for field in range(book.fields):
        hidden += s.chip[field] == HIDDEN_CHIP
        if s.what[field] == HUT and s.chip[field] != NO_CHIP and s.chip[field] != DRUID_CHIP:
            return False
        if s.what[field] == TEMPLE and s.chip[field] != NO_CHIP:
            return False
    return (hidden == 0) or s.phase == CHIPS or s.phase == KINDS


@rule
def payment_is_under_way(s):
    """Whether something of a payment is left."""
    left = s.pay_for != FOR_HUT or s.pay_field != 0 or s.pay_step != 0
    for material in range(MATERIALS):
        left |= s.replaced[material] != 0 or s.given[material] != 0
    return left

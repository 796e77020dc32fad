"""The slots for cards before a clan: how a card lies there, and what it has done."""

EMPTY_SLOT, FACE_DOWN, FACE_UP, ACTIVE, ILL, AWAY = range(6)  # states of a card before a clan
# What a card before a clan has done, as bits: turned on or off, or used, in this action phase; its two gifts to a
# generation, its meal or its road in this turn.
TURNED, USED, USED_AGAIN, FOUND_MORE, REAPED_MORE, RAISED, SERVED = 1, 2, 4, 8, 16, 32, 64
PHASE_USES = TURNED | USED | USED_AGAIN

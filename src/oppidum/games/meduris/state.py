"""The position: one flat record. Plateaus, the ring of fields, the druid, hands and rune stones, all as numbers.

Materials and plateaus, clockwise on the mountain: 0 wood, 1 wool, 2 copper, 3 stone. A stack of workers is written from
the bottom, so that a worker's height is its index plus one:

    stacks[0] = 1 1 2      wood: two workers of player 0 below, one of player 1 on top (owners are counted from 1)

The ring: fields 0 … 31 or 39 clockwise; the great river runs between the last field and field 0, and the druid's three
stones lie before field 0, on its side of the river.
"""

from __future__ import annotations

from oppidum.core.record import Record, i1, i2, i4

PLAYERS = 4  # capacity, not a rule
FIELDS = 40
AREAS = 9
MATERIALS = 4
HEIGHT = 3
SYMBOLS = 2  # of a field

WOOD, WOOL, COPPER, STONE, ANY, MINUS = range(6)  # materials, and the two other faces of the die
FACES = 6
NOTHING = -1

# Phases: what is asked now.
CHIPS, KINDS, WORKERS, ROLL, TAKE, RETURN, ACT, PAY, OFFER, FINISHED = range(10)

UNBUILT, HUT, TEMPLE = range(3)  # what stands on a field
NO_CHIP, HIDDEN_CHIP, TWO_CHIP, HUT_CHIP, DRUID_CHIP = range(5)
CHIP_KINDS = 3

FOR_HUT, FOR_TEMPLE, FOR_ONE, FOR_BOTH = range(4)  # what is being paid

# Actions, packed and unpacked only here.
CHIP_ACTION = 0  # + field
KIND_ACTION = CHIP_ACTION + FIELDS  # + kind of chip, counted from TWO_CHIP
WORKER_ACTION = KIND_ACTION + CHIP_KINDS  # + plateau
ROLL_ACTION = WORKER_ACTION + MATERIALS  # + face
TAKE_ACTION = ROLL_ACTION + FACES  # + material
RETURN_ACTION = TAKE_ACTION + MATERIALS  # + material
MOVE_ACTION = RETURN_ACTION + MATERIALS  # + 4 * (3 * from + index in the stack) + to
HUT_ACTION = MOVE_ACTION + MATERIALS * HEIGHT * MATERIALS  # + field, paid plainly
HUT_EXCHANGE = HUT_ACTION + FIELDS  # + field, the payment follows
TEMPLE_ACTION = HUT_EXCHANGE + FIELDS
TEMPLE_EXCHANGE = TEMPLE_ACTION + FIELDS
AMOUNT_ACTION = TEMPLE_EXCHANGE + FIELDS  # + how many are replaced, or given
AMOUNTS = 3 * 18 + 1
NOTHING_ACTION = AMOUNT_ACTION + AMOUNTS  # the answers to the druid
ONE_ACTION = NOTHING_ACTION + 1  # + material
BOTH_ACTION = ONE_ACTION + MATERIALS
CHIP_OFFER = BOTH_ACTION + 1
EXCHANGE_ONE = CHIP_OFFER + 1
EXCHANGE_BOTH = EXCHANGE_ONE + 1
ACTIONS = EXCHANGE_BOTH + 1


class Position(Record):
    """Where a match stands."""

    players = i4()  # how many play
    turn = i4()  # whose turn it is
    phase = i4()
    asked = i4()  # who decides, where a player does
    face = i4()  # the last roll, or NOTHING
    turns = i4()  # how many have ended
    ending = i4()  # who has started the end, or NOTHING
    druid = i4()  # the field where he stands, or NOTHING while he is on his temple or stones
    stone = i4()  # the stone he has reached: 0 is his temple
    in_lap = i4()  # 1 during the final lap
    mark = i4()  # where he stood when it began, or NOTHING
    lap_left = i4()  # huts that he has still to visit in it
    pay_for = i4()  # FOR_HUT, …
    pay_field = i4()
    pay_step = i4()  # 0, 1: how many of a needed material are replaced; 2 … 5: how many of each material are given
    chips_left = i4()  # to be put on the ring
    scores = i4(PLAYERS)
    hands = i2(PLAYERS, MATERIALS)
    stock = i2(MATERIALS)
    replaced = i2(MATERIALS)  # of what is being paid
    given = i2(MATERIALS)  # in exchange
    due = i1(PLAYERS)  # materials that a player has still to take or return
    huts = i1(PLAYERS)  # in supply
    temples = i1(PLAYERS)
    workers = i1(PLAYERS)  # still to be placed
    kinds_left = i1(CHIP_KINDS)  # of chips that lie face down
    height = i1(MATERIALS)  # workers on each plateau
    stacks = i1(MATERIALS, HEIGHT)  # owner + 1, from the bottom
    rune = i1(AREAS)  # owner + 1, or 0
    what = i1(FIELDS)  # UNBUILT, HUT or TEMPLE
    owner = i1(FIELDS)  # of the building
    chip = i1(FIELDS)  # a druid chip stays under its hut

    def __repr__(self) -> str:
        return self._show("meduris", self.turn, self.scores[: self.players])

"""Actions as numbers, packed and unpacked only here: what an action means is its distance from one of these."""

from oppidum.games.finisterre.cards.codes import CARD_CODES
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.state import (
    CARDS,
    CELLS,
    CLANS,
    COMARCAS,
    KINDS,
    PLOTS,
    SLOTS,
    SPECIALTIES,
    STORES,
    TOWNS,
    UNITS,
)

# Some are used in several phases.
FIRST = 0  # + clan: it begins
DRAW = FIRST + CLANS  # + code of a card
PLAY = DRAW + CARD_CODES  # + code of a card in hand
ROW = PLAY + CARD_CODES  # + terrain card of the row
REVEAL = ROW + CARDS  # + slot
SQUARE = REVEAL + SLOTS  # + cell
FACING = SQUARE + CELLS  # + facing
RECOVER = FACING + 4  # + 0 none, 1 or 2: the card under square A or B
BANK = RECOVER + 3  # + 0 or 1: the bank at corner i - 1 or i of the side
FIND = BANK + 2  # + find
NO_FIND = FIND + 8 * GOODS * COMARCAS
KEEP = NO_FIND + 1  # + KEEP_UP, …
KEEP_UP, KEEP_DOWN, REFUSE, KEEP_HIDDEN, SELL_CARD, PUBLISH = range(6)
PICK = KEEP + 6  # + comarca
TAKE = PICK + COMARCAS  # + 8 * good + value
ENOUGH = TAKE + 8 * GOODS  # no more goods, no more links
CALL = ENOUGH + 1  # + cart, called to the harvest
FEED = CALL + UNITS  # all tiles that are not marked
UNFED = FEED + 1  # + 2 * town + tile
HALF = UNFED + 2 * TOWNS  # + 2 * town + tile
AMOUNT = HALF + 2 * TOWNS  # + amount
AMOUNTS = 64
KIND = AMOUNT + AMOUNTS  # + kind of action
END_TURN = KIND + KINDS  # of the action turn, when no action is left
STOP = END_TURN + 1  # the unused pool is carried
EDGE = STOP + 1  # + 4 * plot + direction: a site or dock; direction 0: a dolmen
UNIT = EDGE + 4 * PLOTS  # + UNITS * clan + unit
GOOD = UNIT + CLANS * UNITS  # + GOODS * store + good
COMARCA = GOOD + STORES * GOODS  # + comarca
CELL = COMARCA + COMARCAS  # + direction from the arrow tile
LOT = CELL + 4  # + 0 wood, 1 iron, 2 food
SPECIALIST = LOT + 3  # + kind of specialist
SLOT = SPECIALIST + SPECIALTIES  # + SLOTS * clan + slot
ANSWER = SLOT + CLANS * SLOTS  # + 0 no, 1 yes, LOOK or ALCHEMY
LOOK, ALCHEMY = 2, 3  # what a seer and a wizard may do beside what they do to cards
FORM = ANSWER + 8  # + TILE_FORM * tile + 2 * own unit + 1 if a tile is added, or TAKE_OVER + tile
TILE_FORM, TAKE_OVER, FORMS = 2 * UNITS, 4 * UNITS, 64
CLAN = FORM + FORMS  # + clan
ACTIONS = CLAN + CLANS
WITH_CARD = 32  # more than the iron of an attack or a defence: a warrior or fighter helps

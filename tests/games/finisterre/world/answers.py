"""Answers to questions, by the names of what they mean: `world.act("annex", answers.cell("s"))`."""

from oppidum.games.finisterre import moves
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.state import SLOTS
from tests.games.finisterre.world.names import CODES, NUMBERS, SIDES

NO, YES = moves.ANSWER, moves.ANSWER + 1


def card(clan: int, slot: int) -> int:
    """A card before a clan."""
    return moves.SLOT + SLOTS * clan + slot


def whom(clan: int) -> int:
    """A clan."""
    return moves.CLAN + clan


def profession(name: str) -> int:
    """A kind of specialist."""
    return moves.SPECIALIST + number_of(name)


def number_of(name: str) -> int:
    """The number of a profession."""
    return CODES[name] - SPECIALTY


def cell(side: str) -> int:
    """The cell at a side of the first tile."""
    return moves.CELL + SIDES[side]


def good(name: str, store: int = 0) -> int:
    """A good in a store."""
    return moves.GOOD + GOODS * store + NUMBERS[name]


def kind(name: str) -> int:
    """A kind of goods."""
    return moves.TAKE + 8 * NUMBERS[name]


def take(name: str, value: int = 1) -> int:
    """A cube or die of the ground."""
    return kind(name) + value


def amount(count: int) -> int:
    """How much, how many, or how large."""
    return moves.AMOUNT + count


def comarca(number: int) -> int:
    """A comarca of the harvest or of a link."""
    return moves.PICK + number


def call(cart: int) -> int:
    """A cart comes for the harvest."""
    return moves.CALL + cart


def unfed(town: int, tile: int = 0) -> int:
    """A tile goes hungry."""
    return moves.UNFED + 2 * town + tile


def half(town: int, tile: int = 0) -> int:
    """A large tile gets half of what it needs."""
    return moves.HALF + 2 * town + tile


def draw(name: str) -> int:
    """The next card of the deck."""
    return moves.DRAW + CODES[name]


def play(name: str) -> int:
    """A card of the hand is played."""
    return moves.PLAY + CODES[name]


def row(name: str) -> int:
    """A card of the row is placed."""
    return moves.ROW + CODES[name]

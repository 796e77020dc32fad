"""What a card would bring if it were laid somewhere, shown before anybody decides."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.cards.card_stars import settle_stars
from oppidum.games.finisterre.clans.spirit import stars_of
from oppidum.games.finisterre.goods.ground import ground_total
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.covering import put_card
from oppidum.games.finisterre.land.events import happen
from oppidum.games.finisterre.land.generation import choose_bank, next_odd_fish

STARS = GOODS  # behind the goods: star points of the placer
COLUMNS = GOODS + 1


@rule
def lay_at(states, i, books, cell, facing, out):
    """Cubes and dice that come to the ground, and star points of the placer; the position is used up."""
    s, book = states[i], books[0]
    for good in range(GOODS):
        out[good] = -ground_total(s, good)
    out[STARS] = -stars_of(s, book, s.playing)
    s.cell = cell
    s.facing = facing
    put_card(s, book)
    nobody_asks = s.linked[:0]  # an empty array of the type of notes: no second version of the rules
    happen(s, book, nobody_asks)
    settle_stars(s, book, nobody_asks)
    s.side = 0
    while next_odd_fish(s, book):
        choose_bank(s, book, 0)
    for good in range(GOODS):
        out[good] += ground_total(s, good)
    out[STARS] += stars_of(s, book, s.playing)

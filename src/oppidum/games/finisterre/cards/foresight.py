"""What a card would bring, and what it would cost, if it were laid somewhere, shown before anybody decides."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.cards.card_stars import settle_stars
from oppidum.games.finisterre.cards.discovery import may_find
from oppidum.games.finisterre.clans.spirit import stars_of
from oppidum.games.finisterre.ends.scoring import final_scoring
from oppidum.games.finisterre.goods.ground import ground_total
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.covering import put_card
from oppidum.games.finisterre.land.events import happen
from oppidum.games.finisterre.land.generation import choose_bank, next_odd_fish
from oppidum.games.finisterre.land.map_refresh import count_free
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.specialists.slots import ILL
from oppidum.games.finisterre.state import SLOTS

# Behind the goods on the ground, all of the placer but the free sites and docks, which are anybody's.
# The last is how many of the goods that come the placer may keep, if there is room for any.
STARS, SITES, DOCKS, COINS, SICK, POINTS, KEEP = range(GOODS, GOODS + 7)
COLUMNS = GOODS + 7


@rule
def count_sick(s, clan):
    """How many specialists of a clan are ill."""
    count = 0
    for slot in range(SLOTS):
        count += s.slot_state[clan, slot] == ILL
    return count


@apart
def add_all(s, book, sign, awards, out):
    """Write what there is now: added for sign 1, taken off for -1. What a clan would score is counted on `s` itself."""
    for good in range(GOODS):
        out[good] += sign * ground_total(s, good)
    out[STARS] += sign * stars_of(s, book, s.playing)
    out[SITES] += sign * count_free(s, book, SITE)
    out[DOCKS] += sign * count_free(s, book, DOCK)
    out[COINS] += sign * int(s.coins[s.playing])
    out[SICK] += sign * count_sick(s, s.playing)
    before = int(s.scores[s.playing])
    final_scoring(s, book, awards)
    out[POINTS] += sign * (int(s.scores[s.playing]) - before)


@rule
def lay_at(states, i, books, cell, facing, awards, out):
    """How all this would change if the card lay so; the position is used up, and nobody reads the awards."""
    s, book = states[i], books[0]
    add_all(s, book, -1, awards, out)
    s.cell = cell
    s.facing = facing
    put_card(s, book)
    happen(s, book, awards)
    settle_stars(s, book, awards)
    s.side = 0
    while next_odd_fish(s, book):
        choose_bank(s, book, 0)
    add_all(s, book, 1, awards, out)
    out[KEEP] = s.finds_left if may_find(s, book) else 0

"""The deal: everything in its place, who begins, and how many cards each clan gets."""

from oppidum.core.jit import rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.cards.codes import OUT, UPPER
from oppidum.games.finisterre.cards.hands import (
    OBJECTIVE_CARDS,
    SPECIALTY_CARDS,
    TERRAIN_CARDS,
    deck_left,
    draw_card,
    no_card_in_play,
)
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import is_nomad, town_part_flags
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.specialists.abilities import clear_slot
from oppidum.games.finisterre.state import CLANS, COMARCAS, HAND, MIDDLE, NOTHING, SIDE, SLOTS, TOWNS, UNITS


@rule
def set_up(s, book, players):
    """Everything in its place before chance says who begins (FIN-009)."""
    s.players = players
    s.phase = phases.FIRST
    s.start = NOTHING
    s.asked = NOTHING
    s.playing = NOTHING
    s.west = s.east = MIDDLE % SIDE
    s.south = s.north = MIDDLE // SIDE
    s.crop_value = book.crop_start
    s.top = NOTHING
    s.card = NOTHING
    s.cell = NOTHING
    s.odd_bank = NOTHING
    s.field = NOTHING
    s.picker = NOTHING
    s.kind = NOTHING
    s.target = NOTHING
    s.other = NOTHING
    s.victim = NOTHING
    s.rescued = NOTHING
    s.stray_anchor = NOTHING
    for half in range(2):
        s.lost[half] = NOTHING
        s.spared[half] = NOTHING
        s.seen[half] = NOTHING
    for comarca in range(COMARCAS):
        s.split_from[comarca] = NOTHING
    for cube in range(CUBES):
        s.supply[cube] = book.cubes[cube]
    stack_deck(s, book)
    clear_towns(s)
    for clan in range(CLANS):
        clear_clan(s, clan)


@rule
def stack_deck(s, book):
    """The starting pile on the main pile (FIN-189)."""
    for card in range(book.cards):
        s.where[card] = book.pile[card]
        if book.pile[card] != OUT:
            s.deck[0 if book.pile[card] == UPPER else 1, TERRAIN_CARDS] += 1
    for pile in range(2):
        s.deck[pile, OBJECTIVE_CARDS] = book.pile_objectives[pile]
        s.deck[pile, SPECIALTY_CARDS] = book.pile_specialties[pile]
    for kind in range(book.specialties):
        s.unseen[kind] = book.copies[kind]


@rule
def clear_towns(s):
    """No village stands anywhere."""
    for town in range(TOWNS):
        s.town_anchor[town] = NOTHING
        for tile in range(2):
            s.town_cell[town, tile] = NOTHING
            s.town_clan[town, tile] = NOTHING


@rule
def clear_clan(s, clan):
    """A clan without units and cards."""
    for unit in range(UNITS):
        s.unit_place[clan, unit] = NOTHING
        s.unit_anchor[clan, unit] = NOTHING
        s.unit_com[clan, unit] = NOTHING
        s.unit_road[clan, unit] = NOTHING
        s.unit_land[clan, unit] = NOTHING
    for index in range(HAND):
        s.hand[clan, index] = NOTHING
    for slot in range(SLOTS):
        clear_slot(s, clan, slot)


@rule
def legal_first(s, out):
    """Any clan may begin, each as likely."""
    for clan in range(s.players):
        out[clan] = moves.FIRST + clan
    return s.players


@rule
def comes_before(s, book, clan, other):
    """Whether a clan has more right to begin than another: fewer coins, more spirit, a higher star (FIN-041)."""
    if s.coins[clan] != s.coins[other]:
        return s.coins[clan] < s.coins[other]
    if effective_spirit(s, book, clan) != effective_spirit(s, book, other):
        return effective_spirit(s, book, clan) > effective_spirit(s, book, other)
    return s.star[clan] > s.star[other]


@rule
def next_start(s, book):
    """Who begins the next turn; among equals the first clockwise after the last start player (FIN-041)."""
    best = (s.start + 1) % s.players
    for step in range(2, s.players + 1):
        clan = (s.start + step) % s.players
        if comes_before(s, book, clan, best):
            best = clan
    return best


@rule
def largest_part(s, clan):
    """The flags of a clan's largest settlement part; 0 for nomads (FIN-043)."""
    most = 0
    for town in range(TOWNS):
        most = max(most, town_part_flags(s, town, clan))
    return most


@rule
def card_allowance(s, book, clan):
    """How many cards a clan is dealt; an impostor may have cost it some (FIN-042, FIN-175)."""
    flags = largest_part(s, clan)
    return max((flags if flags > 0 else book.nomad_cards) - int(s.cards_lost[clan]), 0)


@rule
def begin_deal(s, book):
    """What each clan is to be dealt in this turn; nobody has been served yet."""
    s.playing = NOTHING
    no_card_in_play(s)
    for clan in range(s.players):
        s.dues[clan] = card_allowance(s, book, clan)
        s.cards_lost[clan] = 0


@rule
def next_to_deal(s):
    """Whose card is next: one at a time, clockwise from the start player; NOTHING when all is dealt (FIN-042)."""
    if deck_left(s) == 0:
        return NOTHING
    first = s.start if s.playing == NOTHING else s.playing + 1
    for step in range(s.players):
        clan = (first + step) % s.players
        if s.dues[clan] > 0:
            return clan
    return NOTHING


@rule
def is_dealt_openly(s):
    """Whether all see the card that is drawn for `asked`: a nomad's, or a bonus while a card is in play (FIN-061).

    What a seer looks at is for its eyes alone.
    """
    return s.kind != kinds.USE_SPECIALIST and (s.card != NOTHING or is_nomad(s, s.asked))


@rule
def deal_card(s, book, code):
    """The next card of the deal, for `asked`."""
    draw_card(s, book, code, s.asked, is_dealt_openly(s), 0)
    s.dues[s.asked] -= 1
    s.playing = s.asked

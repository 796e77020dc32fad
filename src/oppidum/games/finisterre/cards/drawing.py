"""The odds of the card on top: every card of the pile is as likely (FIN-003).

The position knows what is left in each of the two piles, never an order: which terrain cards, how many objectives, how
many specialists. Which objective or specialist a card turns out to be is drawn from all that nobody has seen.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY, UNSEEN
from oppidum.games.finisterre.cards.hands import OBJECTIVE_CARDS, SPECIALTY_CARDS, TERRAIN_CARDS, is_in_pile, top_pile


@rule
def unseen_objectives(s, book):
    """How many objectives nobody has seen, those outside the deck included."""
    count = 0
    for number in range(book.objectives):
        if s.objective[number] == UNSEEN:
            count += 1
    return count


@rule
def unseen_specialists(s, book):
    """How many specialists nobody has seen, those outside the deck included."""
    count = 0
    for kind in range(book.specialties):
        count += int(s.unseen[kind])
    return count


@rule
def cards_there(s, book, pile, column):
    """Cards of a sort that may be on top of a pile; a table may open with two turns of terrain alone (FIN-003)."""
    opening = book.opens_with_terrain == 1 and s.turn <= 2 and s.deck[pile, TERRAIN_CARDS] > 0
    return 0 if opening and column != TERRAIN_CARDS else int(s.deck[pile, column])


@rule
def terrain_weight(s, book, pile):
    """The odds of one terrain card of a pile, so that all others are whole numbers beside it."""
    weight = 1
    if cards_there(s, book, pile, OBJECTIVE_CARDS) > 0:
        weight *= unseen_objectives(s, book)
    if cards_there(s, book, pile, SPECIALTY_CARDS) > 0:
        weight *= unseen_specialists(s, book)
    return weight


@rule
def specialist_weight(s, book, pile):
    """The odds of one unseen specialist; 0 if the pile has none."""
    count = cards_there(s, book, pile, SPECIALTY_CARDS)
    return count * unseen_objectives(s, book) if cards_there(s, book, pile, OBJECTIVE_CARDS) > 0 else count


@rule
def objective_weight(s, book, pile):
    """The odds of one unseen objective; 0 if the pile has none."""
    count = cards_there(s, book, pile, OBJECTIVE_CARDS)
    return count * unseen_specialists(s, book) if cards_there(s, book, pile, SPECIALTY_CARDS) > 0 else count


@apart
def list_cards(s, book, out, wants_weights):
    """What the top card may be, in ascending order, or the odds of it; returns how many."""
    if s.top >= 0:
        out[0] = 1 if wants_weights else moves.DRAW + int(s.top)
        return 1
    pile = top_pile(s)
    count = 0
    weight = terrain_weight(s, book, pile)
    for card in range(book.cards):
        if is_in_pile(s, card, pile):
            out[count] = weight if wants_weights else moves.DRAW + card
            count += 1
    weight = specialist_weight(s, book, pile)
    for kind in range(book.specialties):
        if weight > 0 and s.unseen[kind] > 0:
            out[count] = weight * int(s.unseen[kind]) if wants_weights else moves.DRAW + SPECIALTY + kind
            count += 1
    weight = objective_weight(s, book, pile)
    for number in range(book.objectives):
        if weight > 0 and s.objective[number] == UNSEEN:
            out[count] = weight if wants_weights else moves.DRAW + OBJECTIVE + number
            count += 1
    return count


@rule
def legal_cards(s, book, out):
    """What the top card may be, as actions."""
    return list_cards(s, book, out, False)


@rule
def card_weights(s, book, out):
    """The odds, in the order of `legal_cards`: every card of the pile is as likely."""
    return list_cards(s, book, out, True)


@rule
def card_total(s, book):
    """The sum of the odds."""
    if s.top >= 0:
        return 1
    pile = top_pile(s)
    terrain = int(s.deck[pile, TERRAIN_CARDS]) * terrain_weight(s, book, pile)
    specialists = specialist_weight(s, book, pile) * unseen_specialists(s, book)
    return terrain + specialists + objective_weight(s, book, pile) * unseen_objectives(s, book)


@apart
def card_outcome(s, book, number):
    """The action that a number stands for."""
    if s.top >= 0:
        return moves.DRAW + int(s.top)
    pile = top_pile(s)
    weight = terrain_weight(s, book, pile)
    terrain = int(s.deck[pile, TERRAIN_CARDS]) * weight
    if number < terrain:
        return moves.DRAW + nth_terrain(s, pile, number // weight)
    number -= terrain
    weight = specialist_weight(s, book, pile)
    specialists = weight * unseen_specialists(s, book)
    if number < specialists:
        return moves.DRAW + SPECIALTY + nth_specialist(s, number // weight)
    return moves.DRAW + OBJECTIVE + nth_objective(s, (number - specialists) // objective_weight(s, book, pile))


@rule
def nth_terrain(s, pile, place):
    """The terrain card at a place of a pile's list, counted from 0."""
    card = 0
    while place > 0 or not is_in_pile(s, card, pile):
        if is_in_pile(s, card, pile):
            place -= 1
        card += 1
    return card


@rule
def nth_specialist(s, place):
    """The kind of the unseen specialist at a place of their list."""
    kind = 0
    while place >= s.unseen[kind]:
        place -= int(s.unseen[kind])
        kind += 1
    return kind


@rule
def nth_objective(s, place):
    """The unseen objective at a place of their list."""
    number = 0
    while place > 0 or s.objective[number] != UNSEEN:
        if s.objective[number] == UNSEEN:
            place -= 1
        number += 1
    return number

"""What a Finisterre position is worth: points as they stand, what villages will bring, food, goods, actions, and sites.

Hand-made: final scoring says what all would get now; to that comes what is made of it in the turns that are left. Flags
harvest and draw cards, comarcas and cities act, hunger takes villages away, goods are worth what is built of them.
"""

from oppidum.bots.games.finisterre.figures import (
    ACTION,
    CAMP_GOOD,
    CARD,
    CARRIED,
    CLOSABLE,
    COIN_LATER,
    COIN_NOW,
    CONSENT_HOPE,
    DEFENCE_FEAR,
    DOCK,
    ENVY,
    FREE_STEP,
    GENERATOR,
    GOLD_LATER,
    GOLD_NOW,
    GREEDY,
    GROUND_CUBE,
    GROUND_FOOD,
    HIDDEN_CARD,
    HIDDEN_TASK,
    IDLER,
    IRON_LATER,
    IRON_NOW,
    MORE_SLOTS,
    NEW_SITE,
    NEXT_BOAT,
    NEXT_CART,
    NEXT_CITY,
    NEXT_GROWTH,
    NEXT_VILLAGE,
    SITE,
    SLOT,
    STAR,
    STOPPED,
    TAKING,
    WOOD_LATER,
    WOOD_NOW,
    WORKER,
    declining,
)
from oppidum.bots.games.finisterre.food import has_meal_to_come, hunger
from oppidum.bots.games.finisterre.surroundings import CAMP, DOCKS, FOOD, NEW_SITES, SITES, forget, ground_of, survey
from oppidum.bots.handmade import POINT
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.building.building import has_second_cell, has_tile, has_vehicle
from oppidum.games.finisterre.actions.pool import base_actions
from oppidum.games.finisterre.actions.trade.trading import total_held
from oppidum.games.finisterre.book import GROWTH, NEW_BOAT, NEW_CART, SMALL_VILLAGE
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.cards.hands import deck_left
from oppidum.games.finisterre.clans.units import PART, SMALL, is_closed, is_nomad, town_part_flags, units_of
from oppidum.games.finisterre.ends.scoring import final_scoring
from oppidum.games.finisterre.goods.harvest import allowance_of
from oppidum.games.finisterre.goods.resources import COINS, CUBES, GOLD, IRON, WOOD
from oppidum.games.finisterre.goods.stores import capacity
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import BOUGHT, COMARCAS, NOTHING, SLOTS

FAR = 8  # turns beyond which nobody plans
GENERATORS = 6  # kinds of specialists that bring more when their owner lays a card


@apart
def evaluate_finisterre(s, book, player):
    """A player's prospects less a part of those of the best opponent."""
    before = look_around(s, book)
    best = -1_000_000_000
    for other in range(s.players):
        if other != player:
            best = max(best, prospects(s, book, GREEDY, other))
    value = prospects(s, book, GREEDY, player) - best * GREEDY[ENVY] // 100
    look_away(s, before)
    return value


@rule
def look_around(s, book):
    """Score all that would be scored now, and survey the map; returns the points before, for `look_away`."""
    before = (s.scores[0], s.scores[1], s.scores[2], s.scores[3], s.scores[4])
    if s.phase != phases.FINISHED:
        final_scoring(s, book, s.linked[:0])  # an empty array of the type of awards: no second version
        survey(s, book)
    return before


@rule
def look_away(s, before):
    """The position is as it was."""
    for clan in range(s.players):
        s.scores[clan] = before[clan]
    forget(s)


@apart
def prospects(s, book, figures, clan):
    """Points as they stand, promised and possible; after a survey, and with all that is scored now."""
    value = POINT * s.scores[clan]
    if s.phase == phases.FINISHED:
        return value
    turns = min(turns_left(s), FAR)
    actions = actions_to_come(s, book, clan, turns)
    value += expect_from_engine(s, book, figures, clan, turns) + expect_from_actions(s, book, figures, clan, actions)
    value += expect_from_goods(s, book, figures, clan, actions) + expect_from_cards(s, figures, clan, turns)
    value += expect_from_answer(s, figures, clan) + figures[STAR] * int(s.star[clan])
    if is_nomad(s, clan):
        return value + expect_from_camp(s, figures, clan, actions)
    value += expect_from_room(s, book, figures, clan, turns)
    return value - hunger(s, book, figures, clan) if has_meal_to_come(s, turns) else value


@rule
def expect_from_camp(s, figures, clan, actions):
    """A nomad's first village, as far as its goods are there."""
    return figures[CAMP_GOOD] * int(s.queue[CAMP + clan]) * min(actions, 3) // 3


@rule
def turns_left(s):
    """The turns behind this one, as many as the deck lasts."""
    dealt = 0
    for clan in range(s.players):
        dealt += max(1, most_flags(s, clan))
    return (deck_left(s) + dealt - 1) // dealt


@rule
def most_flags(s, clan):
    """The flags of a clan's largest part of a settlement, for which it is dealt cards."""
    most = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            most = max(most, town_part_flags(s, int(s.unit_place[clan, unit]), clan))
    return most


@rule
def is_acting(s):
    """Whether pools are filled and being used."""
    return s.phase >= phases.ACT and (s.phase != phases.OVERFLOW or s.kind != NOTHING)


@rule
def dawdles(s, book, clan):
    """Whether a clan has done free steps in its action turn: then it is judged as if it stopped, lest it goes on."""
    return s.phase == phases.ACT and s.playing == clan and s.free_left < book.free_steps


@rule
def actions_to_come(s, book, clan, turns):
    """The actions that a clan will still have."""
    base = base_actions(s, book, clan)
    now = base + int(s.carried[clan])
    if is_acting(s):
        now = 0 if dawdles(s, book, clan) else int(s.pool[clan])
    return max(0, now + base * turns)


@rule
def kept_actions(s, clan):
    """Actions that are carried, or would be if a clan stopped now."""
    return int(s.carried[clan]) + (int(s.pool[clan]) if is_acting(s) else 0)


@rule
def expect_from_actions(s, book, figures, clan, actions):
    """Actions in hand, carried or in the pool: what they are worth if they are kept and can be used later."""
    kept, value = kept_actions(s, clan), 0
    if is_acting(s) and s.pool[clan] > 0:
        value -= figures[STOPPED]
    if dawdles(s, book, clan):
        value -= figures[FREE_STEP] * (book.free_steps - s.free_left)
    value += figures[COIN_LATER] * book.action_sale * max(0, kept - book.carry_most)
    value += min(kept, 0) * figures[CARRIED]
    value += declining(min(kept, book.carry_most), 3, figures[CARRIED], 3, figures[CARRIED] // 2)
    return value * min(actions, 4) // 4


@rule
def expect_from_engine(s, book, figures, clan, turns):
    """What comarcas, cities and flags bring in every turn to come."""
    value = figures[ACTION] * base_actions(s, book, clan) + figures[CARD] * max(1, most_flags(s, clan))
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0:
            value += figures[TAKING] * allowance_of(s, book, clan, comarca)
    return value * turns


@rule
def expect_from_cards(s, figures, clan, turns):
    """Specialists that all can see are there to be used; a hidden objective may yet be reached."""
    value = 0
    for slot in range(SLOTS):
        card, state = int(s.slot_card[clan, slot]), s.slot_state[clan, slot]
        if SPECIALTY <= card < OBJECTIVE:
            value += expect_from_specialist(figures, card - SPECIALTY, state) * turns
        elif card >= OBJECTIVE and state == FACE_DOWN:
            value += figures[HIDDEN_TASK] * turns // FAR
    return value


@rule
def expect_from_specialist(figures, kind, state):
    """What a specialist does in every turn to come; the points of a hidden one are counted in the scoring."""
    if state in (ACTIVE, AWAY):
        return figures[WORKER]
    if state == FACE_UP:
        return figures[GENERATOR] if kind < GENERATORS else figures[IDLER]
    return figures[HIDDEN_CARD] if state == FACE_DOWN else 0


@rule
def expect_from_answer(s, figures, clan):
    """What a clan hopes for that waits for the answer of another one."""
    if s.playing != clan:
        return 0
    return (
        figures[CONSENT_HOPE]
        if s.phase == phases.CONSENT
        else -figures[DEFENCE_FEAR]
        if s.phase == phases.DEFEND
        else 0
    )


@rule
def in_hand(s, clan, good):
    """What a clan holds of a good, goods just bought included."""
    return total_held(s, clan, good) + int(s.store[clan, BOUGHT, good])


@rule
def expect_from_goods(s, book, figures, clan, actions):
    """Cubes and coins, for their own sake and for what can be built next, if there are actions to use them."""
    value = declining(in_hand(s, clan, WOOD), 3, figures[WOOD_NOW], 5, figures[WOOD_LATER])
    value += declining(in_hand(s, clan, IRON), 3, figures[IRON_NOW], 5, figures[IRON_LATER])
    value += declining(in_hand(s, clan, GOLD), 3, figures[GOLD_NOW], 4, figures[GOLD_LATER])
    value += declining(s.coins[clan], 8, figures[COIN_NOW], 16, figures[COIN_LATER])
    value += expect_from_ground(s, figures, clan) + expect_from_plan(s, book, figures, clan)
    return value * min(actions, 6) // 6


@rule
def expect_from_ground(s, figures, clan):
    """Goods that lie where the clan harvests, shared with the others there."""
    value = 0
    for comarca in range(COMARCAS):
        own = int(s.com_flags[comarca, clan])
        if own > 0:
            flags = 0
            for other in range(s.players):
                flags += int(s.com_flags[comarca, other])
            here = declining(ground_of(s, comarca, FOOD), 12, figures[GROUND_FOOD], 20, figures[GROUND_FOOD] // 4)
            for good in range(CUBES):
                here += declining(ground_of(s, comarca, good), 4, figures[GROUND_CUBE], 6, figures[GROUND_CUBE] // 4)
            value += here * own // flags
    return value


@rule
def expect_from_plan(s, book, figures, clan):
    """The best thing that could be built next, by how much of it is at hand."""
    best = 0
    if has_tile(s, book, clan) and s.queue[SITES + clan] > 0:
        best = plan(s, book, clan, SMALL_VILLAGE, 0, 0, figures[NEXT_VILLAGE])
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            closed = is_closed(s, town)
            if s.town_flags[town, 0] == SMALL or s.town_flags[town, 1] == SMALL:
                iron, coins = (2, 4) if closed else (0, 0)
                best = max(best, plan(s, book, clan, GROWTH, iron, coins, figures[NEXT_GROWTH]))
            if not closed and has_tile(s, book, clan):
                best = max(best, plan(s, book, clan, SMALL_VILLAGE, 2, 4, figures[NEXT_CITY]))
    if has_vehicle(s, book, clan):
        best = max(best, plan(s, book, clan, NEW_CART, 0, 0, figures[NEXT_CART]))
        if s.queue[DOCKS + clan] > 0:
            best = max(best, plan(s, book, clan, NEW_BOAT, 0, 0, figures[NEXT_BOAT]))
    return best


@rule
def plan(s, book, clan, thing, more_iron, more_coins, gain):
    """The part of a gain that corresponds to what is at hand of a price: iron and coins may come to it."""
    due, have = 0, 0
    for good in range(CUBES):
        price = book.cost[thing, good] + (more_iron if good == IRON else 0)
        due += 3 * price
        have += 3 * min(price, in_hand(s, clan, good))
    coins = book.cost[thing, COINS] + more_coins
    return gain * (have + min(coins, s.coins[clan])) // (due + coins)


@rule
def expect_from_room(s, book, figures, clan, turns):
    """Room to store, sites and docks in reach, and villages that can be closed."""
    slots = 0
    closable = 0
    for unit in range(units_of(s, clan)):
        slots += capacity(s, book, clan, unit)
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            closable += not is_closed(s, town) and has_second_cell(s, book, town)
    value = declining(slots, 6, figures[SLOT], 18, figures[MORE_SLOTS])
    if has_tile(s, book, clan):
        value += declining(int(s.queue[SITES + clan]), 2, figures[SITE], 2, figures[SITE] // 3)
        value += declining(int(s.queue[NEW_SITES + clan]), 2, figures[NEW_SITE], 2, figures[NEW_SITE] // 3)
        value += declining(closable, 2, figures[CLOSABLE], 2, figures[CLOSABLE] // 3)
    if has_vehicle(s, book, clan):
        value += declining(int(s.queue[DOCKS + clan]), 2, figures[DOCK], 2, figures[DOCK] // 3)
    return value * turns // FAR


@rule
def is_deciding(s, book, player, steps):  # noqa: ARG001
    """Whether a player is in the midst of placing a card, or of saying what an action is to be."""
    return s.asked == player and s.phase in (
        phases.SQUARE,
        phases.FACING,
        phases.RECOVER,
        phases.TARGET,
        phases.AMOUNT,
        phases.CELL,
        phases.LOOT,
        phases.FORM,
    )

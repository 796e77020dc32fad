"""What a Finisterre position is worth: points as they stand, what villages will bring, food, goods, actions, and sites.

Hand-made: final scoring says what all would get now; to that comes what is made of it in the turns that are left. Flags
harvest and draw cards, comarcas and cities act, hunger takes villages away, goods are worth what is built of them.
"""

from oppidum.bots.evaluate import POINT, evaluate, goes_on
from oppidum.bots.evaluate.finisterre_survey import CAMP, DOCKS, FOOD, NEW_SITES, SITES, forget, ground_of, survey
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.book import GROWTH, NEW_BOAT, NEW_CART, SMALL_VILLAGE
from oppidum.games.finisterre.building import has_second_cell, has_tile, has_vehicle
from oppidum.games.finisterre.hands import deck_left
from oppidum.games.finisterre.harvest import allowance_of
from oppidum.games.finisterre.larder import food_in_land, need_in_land
from oppidum.games.finisterre.pool import base_actions
from oppidum.games.finisterre.scoring import final_scoring
from oppidum.games.finisterre.state import (
    ACT,
    ACTIVE,
    AMOUNT,
    AWAY,
    BOUGHT,
    CARRY,
    CELL,
    COINS,
    COMARCAS,
    CONSENT,
    CUBES,
    DEFEND,
    FACE_DOWN,
    FACE_UP,
    FACING,
    FEED,
    FINISHED,
    FORM,
    GOLD,
    IRON,
    LINK_PICK,
    LOOT,
    NOTHING,
    OBJECTIVE,
    OVERFLOW,
    PART,
    PICK,
    RECOVER,
    SLOTS,
    SMALL,
    SPECIALTY,
    SQUARE,
    TAKE,
    TARGET,
    WOOD,
    Position,
)
from oppidum.games.finisterre.stores import capacity, free_slots
from oppidum.games.finisterre.trading import total_held
from oppidum.games.finisterre.units import is_closed, is_nomad, town_part_flags, units_of

# All worth is in thousandths of a point; the figures were found by many matches of greedy against itself.
ENVY = 40  # percent of what the best opponent's prospects count: who only hinders gets nowhere
FAR = 8  # turns beyond which nobody plans
ACTION = 350  # for each turn to come: a colonised comarca, a closed city
TAKING = 250  # for each turn to come: a good that may be taken in the harvest; its flag eats
CARD = 150  # for each turn to come: a card that is dealt
CARRIED = 600  # an action in hand
STOPPED = 40  # it is better kept than used for nothing
FREE_STEP = 30  # nobody moves goods for nothing
STAR = 450
HUNGER = 6500  # food that is missing when the tiles eat next
WORRY = 2200  # the same, with a harvest before
LARDER = 260  # food for the next meal
SPARE_FOOD = 110  # food for those behind it
WOOD_NOW = 320  # the first three
WOOD_LATER = 150
IRON_NOW = 420
IRON_LATER = 200
GOLD_NOW = 500
GOLD_LATER = 250
COIN_NOW = 130  # the first eight
COIN_LATER = 50
GROUND_CUBE = 130  # where an own flag is, shared with the others there
GROUND_FOOD = 45
HARVEST = 280  # a good that will be taken next
NEXT_VILLAGE = 3000  # what can be built next, if all of its price were at hand
NEXT_GROWTH = 3500
NEXT_CITY = 3500
NEXT_CART = 900
NEXT_BOAT = 1400
CAMP_GOOD = 350  # for a first village
SITE = 700
NEW_SITE = 900  # more, where no own flag is yet
DOCK = 250
CLOSABLE = 500  # an open village with room for a second tile
SLOT = 700  # one of the first six
MORE_SLOTS = 200
CONSENT_HOPE = 3000  # a city with another clan
DEFENCE_FEAR = 600  # an attack that may be beaten off; whoever cannot defend is not asked
HIDDEN_TASK = 3000  # an objective that nobody else knows
# For each turn to come, a specialist:
GENERATORS = 6  # kinds that bring more when their owner lays a card, as soon as all can see them
GENERATOR = 420
IDLER = 300  # any other that all can see
WORKER = 480  # an active one
HIDDEN_CARD = 40


@apart
def evaluate_finisterre(s, book, player):
    """A player's prospects less those of the best opponent."""
    before = (s.scores[0], s.scores[1], s.scores[2], s.scores[3], s.scores[4])
    if s.phase != FINISHED:
        final_scoring(s, book, s.mark[:0])
        survey(s, book)
    best = -1_000_000_000
    for other in range(s.players):
        if other != player:
            best = max(best, prospects(s, book, other))
    value = prospects(s, book, player) - best * ENVY // 100
    for clan in range(s.players):
        s.scores[clan] = before[clan]
    forget(s)
    return value


@apart
def prospects(s, book, clan):
    """Points as they stand, promised and possible; after a survey, and with all that is scored now."""
    value = POINT * s.scores[clan]
    if s.phase == FINISHED:
        return value
    turns = min(turns_left(s), FAR)
    actions = actions_to_come(s, book, clan, turns)
    value += engine_promise(s, book, clan, turns) + actions_promise(s, book, clan, actions) + STAR * int(s.star[clan])
    value += cards_promise(s, clan, turns) + answer_promise(s, clan) + goods_promise(s, book, clan, actions)
    if is_nomad(s, clan):
        return value + camp_promise(s, clan, actions)
    value += room_promise(s, book, clan, turns)
    return value - hunger(s, book, clan) if has_meal_to_come(s, turns) else value


@rule
def camp_promise(s, clan, actions):
    """A nomad's first village, as far as its goods are there."""
    return CAMP_GOOD * int(s.queue[CAMP + clan]) * min(actions, 3) // 3


@rule
def has_meal_to_come(s, turns):
    """Whether the tiles will eat once more."""
    return turns > 0 or s.phase < CARRY or s.phase == OVERFLOW


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
    return s.phase >= ACT and (s.phase != OVERFLOW or s.kind != NOTHING)


@rule
def dawdles(s, book, clan):
    """Whether a clan has done free steps in its action turn: then it is judged as if it stopped, lest it goes on."""
    return s.phase == ACT and s.playing == clan and s.free_left < book.free_steps


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
def actions_promise(s, book, clan, actions):
    """Actions in hand, carried or in the pool: what they are worth if they are kept and can be used later."""
    kept, value = kept_actions(s, clan), 0
    if is_acting(s) and s.pool[clan] > 0:
        value -= STOPPED
    if dawdles(s, book, clan):
        value -= FREE_STEP * (book.free_steps - s.free_left)
    value += COIN_LATER * book.action_sale * max(0, kept - book.carry_most)
    value += min(kept, 0) * CARRIED + declining(min(kept, book.carry_most), 3, CARRIED, 3, CARRIED // 2)
    return value * min(actions, 4) // 4


@rule
def declining(have, some, each, more, less):
    """The first things are worth more than those behind them, and many are worth no more."""
    return each * min(max(have, 0), some) + less * min(max(have - some, 0), more)


@rule
def engine_promise(s, book, clan, turns):
    """What comarcas, cities and flags bring in every turn to come."""
    value = ACTION * base_actions(s, book, clan) + CARD * max(1, most_flags(s, clan))
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0:
            value += TAKING * allowance_of(s, book, clan, comarca)
    return value * turns


@rule
def cards_promise(s, clan, turns):
    """Specialists that all can see are there to be used; a hidden objective may yet be reached."""
    value = 0
    for slot in range(SLOTS):
        card, state = int(s.slot_card[clan, slot]), s.slot_state[clan, slot]
        if SPECIALTY <= card < OBJECTIVE:
            value += specialist_promise(card - SPECIALTY, state) * turns
        elif card >= OBJECTIVE and state == FACE_DOWN:
            value += HIDDEN_TASK * turns // FAR
    return value


@rule
def specialist_promise(kind, state):
    """What a specialist does in every turn to come; the points of a hidden one are counted in the scoring."""
    if state in (ACTIVE, AWAY):
        return WORKER
    if state == FACE_UP:
        return GENERATOR if kind < GENERATORS else IDLER
    return HIDDEN_CARD if state == FACE_DOWN else 0


@rule
def answer_promise(s, clan):
    """What a clan hopes for that waits for the answer of another one."""
    if s.playing != clan:
        return 0
    return CONSENT_HOPE if s.phase == CONSENT else -DEFENCE_FEAR if s.phase == DEFEND else 0


@rule
def in_hand(s, clan, good):
    """What a clan holds of a good, goods just bought included."""
    return total_held(s, clan, good) + int(s.store[clan, BOUGHT, good])


@rule
def goods_promise(s, book, clan, actions):
    """Cubes and coins, for their own sake and for what can be built next, if there are actions to use them."""
    value = declining(in_hand(s, clan, WOOD), 3, WOOD_NOW, 5, WOOD_LATER)
    value += declining(in_hand(s, clan, IRON), 3, IRON_NOW, 5, IRON_LATER)
    value += declining(in_hand(s, clan, GOLD), 3, GOLD_NOW, 4, GOLD_LATER)
    value += declining(s.coins[clan], 8, COIN_NOW, 16, COIN_LATER)
    value += ground_promise(s, clan) + plan_promise(s, book, clan)
    return value * min(actions, 6) // 6


@rule
def ground_promise(s, clan):
    """Goods that lie where the clan harvests, shared with the others there."""
    value = 0
    for comarca in range(COMARCAS):
        own = int(s.com_flags[comarca, clan])
        if own > 0:
            flags = 0
            for other in range(s.players):
                flags += int(s.com_flags[comarca, other])
            here = declining(ground_of(s, comarca, FOOD), 12, GROUND_FOOD, 20, GROUND_FOOD // 4)
            for good in range(CUBES):
                here += declining(ground_of(s, comarca, good), 4, GROUND_CUBE, 6, GROUND_CUBE // 4)
            value += here * own // flags
    return value


@rule
def plan_promise(s, book, clan):
    """The best thing that could be built next, by how much of it is at hand."""
    best = 0
    if has_tile(s, book, clan) and s.queue[SITES + clan] > 0:
        best = plan(s, book, clan, SMALL_VILLAGE, 0, 0, NEXT_VILLAGE)
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            closed = is_closed(s, town)
            if s.town_flags[town, 0] == SMALL or s.town_flags[town, 1] == SMALL:
                best = max(best, plan(s, book, clan, GROWTH, 2 if closed else 0, 4 if closed else 0, NEXT_GROWTH))
            if not closed and has_tile(s, book, clan):
                best = max(best, plan(s, book, clan, SMALL_VILLAGE, 2, 4, NEXT_CITY))
    if has_vehicle(s, book, clan):
        best = max(best, plan(s, book, clan, NEW_CART, 0, 0, NEXT_CART))
        if s.queue[DOCKS + clan] > 0:
            best = max(best, plan(s, book, clan, NEW_BOAT, 0, 0, NEXT_BOAT))
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
def room_promise(s, book, clan, turns):
    """Room to store, sites and docks in reach, and villages that can be closed."""
    slots = 0
    closable = 0
    for unit in range(units_of(s, clan)):
        slots += capacity(s, book, clan, unit)
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            closable += not is_closed(s, town) and has_second_cell(s, book, town)
    value = declining(slots, 6, SLOT, 18, MORE_SLOTS)
    if has_tile(s, book, clan):
        value += declining(int(s.queue[SITES + clan]), 2, SITE, 2, SITE // 3)
        value += declining(int(s.queue[NEW_SITES + clan]), 2, NEW_SITE, 2, NEW_SITE // 3)
        value += declining(closable, 2, CLOSABLE, 2, CLOSABLE // 3)
    if has_vehicle(s, book, clan):
        value += declining(int(s.queue[DOCKS + clan]), 2, DOCK, 2, DOCK // 3)
    return value * turns // FAR


@rule
def hunger(s, book, clan):
    """What the food costs that will be missing in each territory; a little less than nothing for food to spare."""
    value = 0
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land:
            need = land_need(s, clan, land)
            if need > 0:
                worry = WORRY if harvest_food(s, book, clan, land) >= 0 else HUNGER
                value += worry * food_missing(s, book, clan, land)
                value -= HARVEST * goods_to_come(s, book, clan, land)
                value -= declining(food_in_land(s, clan, land), need, LARDER, 2 * need, SPARE_FOOD)
    if s.phase == FEED and s.asked == clan:
        value += marked(s, clan)
    return value


@rule
def food_missing(s, book, clan, land):
    """The food that the tiles of a territory will miss when they eat next."""
    have = food_in_land(s, clan, land) + max(0, harvest_food(s, book, clan, land))
    return max(0, land_need(s, clan, land) - have)


@rule
def land_need(s, clan, land):
    """The food that the tiles of a territory need; less those that are marked, while they are being marked."""
    if s.phase == FEED and s.asked == clan:
        return need_in_land(s, clan, land)
    need = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_land[clan, unit] == land:
            need += town_part_flags(s, int(s.unit_place[clan, unit]), clan)
    return need


@rule
def marked(s, clan):
    """What is lost with the flags that will not be fed by decision."""
    value = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            for tile in range(2):
                if s.town_clan[town, tile] == clan and s.unfed[town, tile] > 0:
                    lost = int(s.town_flags[town, tile]) if s.unfed[town, tile] > 1 else 1
                    value += HUNGER * lost - 500
    return value


@rule
def harvest_food(s, book, clan, land):
    """The food that a territory will harvest before its tiles eat, at a guess; NOTHING if they eat first."""
    if s.phase in (LINK_PICK, FEED) or (s.phase == OVERFLOW and s.kind == NOTHING):
        return NOTHING
    food, room = 0, 0
    for unit in range(units_of(s, clan)):
        comarca = int(s.unit_com[clan, unit])
        if s.unit_land[clan, unit] == land:
            room += max(0, free_slots(s, book, clan, unit))
            if comarca >= 0 and is_first_there(s, clan, unit, comarca):
                takes = takes_to_come(s, book, clan, comarca)
                food += min(ground_of(s, comarca, FOOD) * 2 // (1 + s.players), takes * 2)
    return min(food, 3 * room)


@rule
def goods_to_come(s, book, clan, land):
    """The goods that a territory will take in the next harvest: as many as it may, as lie there and as it has room."""
    takes, room = 0, 0
    for unit in range(units_of(s, clan)):
        comarca = int(s.unit_com[clan, unit])
        if s.unit_land[clan, unit] == land:
            room += max(0, free_slots(s, book, clan, unit))
            if comarca >= 0 and is_first_there(s, clan, unit, comarca):
                lying = 0
                for column in range(FOOD):
                    lying += ground_of(s, comarca, column)
                takes += min(takes_to_come(s, book, clan, comarca), lying + ground_of(s, comarca, FOOD) // 3)
    return min(takes, room)


@rule
def is_first_there(s, clan, unit, comarca):
    """Whether no earlier unit of the clan stands in a comarca."""
    for earlier in range(unit):
        if s.unit_com[clan, earlier] == comarca:
            return False
    return True


@rule
def takes_to_come(s, book, clan, comarca):
    """The goods that a clan may still take in a comarca before its tiles eat."""
    if s.phase >= LINK_PICK and s.phase < CARRY:
        return 0
    if s.phase in (PICK, TAKE):
        if s.field == comarca and s.asked == clan:
            return s.allowance
        if s.reaped >> comarca & 1:
            return 0
    return allowance_of(s, book, clan, comarca)


@rule
def is_deciding(s, book, player, steps):  # noqa: ARG001
    """Whether a player is in the midst of placing a card, or of saying what an action is to be."""
    return s.asked == player and s.phase in (SQUARE, FACING, RECOVER, TARGET, AMOUNT, CELL, LOOT, FORM)


evaluate.register(Position.dtype, evaluate_finisterre)
goes_on.register(Position.dtype, is_deciding)

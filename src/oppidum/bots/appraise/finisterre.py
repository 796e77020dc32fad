"""What can be said of a Finisterre position: villages, yields, food, goods, room, actions, and what greedy sees."""

from oppidum.bots.appraise import features
from oppidum.bots.evaluate import POINT
from oppidum.bots.evaluate.finisterre import (
    food_missing,
    goods_to_come,
    harvest_food,
    in_hand,
    kept_actions,
    land_need,
    most_flags,
    plan_promise,
    prospects,
    turns_left,
)
from oppidum.bots.evaluate.finisterre_survey import CAMP, DOCKS, NEW_SITES, SITES, forget, survey
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.building import has_second_cell
from oppidum.games.finisterre.harvest import allowance_of
from oppidum.games.finisterre.larder import food_in_land
from oppidum.games.finisterre.pool import base_actions
from oppidum.games.finisterre.scoring import final_scoring
from oppidum.games.finisterre.state import (
    ACTIVE,
    AWAY,
    BOAT,
    COMARCAS,
    FACE_DOWN,
    FACE_UP,
    GOLD,
    IRON,
    LARGE,
    OBJECTIVE,
    PART,
    SLOTS,
    SPECIALTY,
    WOOD,
    Position,
)
from oppidum.games.finisterre.stores import capacity, free_slots
from oppidum.games.finisterre.units import is_closed, is_nomad, units_of

NAMES = (
    "acting", "now", "promised", "nomad", "camp", "tiles", "large tiles", "cities", "closable", "largest",
    "harvest", "base actions", "kept actions", "star", "wood", "iron", "gold", "coins", "many coins", "plan",
    "food", "hunger", "worry", "slots", "free slots", "next goods", "boats", "carts", "sites", "new sites",
    "specialists", "hidden tasks",
)  # fmt: skip
(
    ACTING, NOW, PROMISED, NOMAD, CAMP_GOODS, TILES, LARGE_TILES, CITIES, CLOSABLE, LARGEST,
    HARVEST, BASE_ACTIONS, KEPT_ACTIONS, STAR, WOOD_HELD, IRON_HELD, GOLD_HELD, COINS, MANY_COINS, PLAN,
    FOOD_STORED, HUNGER, WORRY, ROOM, FREE_ROOM, NEXT_GOODS, BOATS, CARTS, FREE_SITES, FREE_NEW_SITES,
    SPECIALISTS, HIDDEN_TASKS,
) = range(len(NAMES))  # fmt: skip
LONG = 24.0  # turns of a match, about
FEW_COINS = 8


@apart
def finisterre_features(s, book, player, row):
    """Everything that is not scored yet, which is all."""
    before = (s.scores[0], s.scores[1], s.scores[2], s.scores[3], s.scores[4])
    final_scoring(s, book, s.mark[:0])
    survey(s, book)
    row[:] = 0.0
    row[NOW] = s.scores[player] - before[player]
    row[PROMISED] = prospects(s, book, player) / POINT - row[NOW]
    row[ACTING] = s.playing == player
    row[NOMAD] = is_nomad(s, player)
    row[CAMP_GOODS] = s.queue[CAMP + player]
    row[FREE_SITES] = min(int(s.queue[SITES + player]) + int(s.queue[DOCKS + player]), 4)
    row[FREE_NEW_SITES] = min(int(s.queue[NEW_SITES + player]), 3)
    village_features(s, book, player, row)
    unit_features(s, book, player, row)
    goods_features(s, book, player, row)
    food_features(s, book, player, row)
    card_features(s, player, row)
    forget(s)
    for clan in range(s.players):
        s.scores[clan] = before[clan]
    return min(1.0, turns_left(s) / LONG)


@rule
def village_features(s, book, player, row):
    """Flags and what they bring in every turn."""
    row[LARGEST] = most_flags(s, player)
    row[BASE_ACTIONS] = base_actions(s, book, player)
    row[KEPT_ACTIONS] = kept_actions(s, player)
    row[STAR] = s.star[player]
    for comarca in range(COMARCAS):
        row[HARVEST] += allowance_of(s, book, player, comarca)


@rule
def unit_features(s, book, player, row):
    """Settlements, boats and carts, and their room."""
    for unit in range(units_of(s, player)):
        row[ROOM] += capacity(s, book, player, unit)
        row[FREE_ROOM] += free_slots(s, book, player, unit)
        kind = s.unit_kind[player, unit]
        if kind == PART:
            town = int(s.unit_place[player, unit])
            closed = is_closed(s, town)
            row[CITIES] += closed
            row[CLOSABLE] += not closed and has_second_cell(s, book, town)
            for tile in range(2):
                if s.town_flags[town, tile] > 0 and s.town_clan[town, tile] == player:
                    row[TILES] += 1.0
                    row[LARGE_TILES] += s.town_flags[town, tile] == LARGE
        else:
            row[BOATS if kind == BOAT else CARTS] += 1.0


@rule
def goods_features(s, book, player, row):
    """Cubes, coins, and what could be built of them."""
    row[WOOD_HELD] = min(in_hand(s, player, WOOD), 6)
    row[IRON_HELD] = min(in_hand(s, player, IRON), 6)
    row[GOLD_HELD] = min(in_hand(s, player, GOLD), 5)
    row[COINS] = min(s.coins[player], FEW_COINS)
    row[MANY_COINS] = min(max(s.coins[player] - FEW_COINS, 0), 3 * FEW_COINS)
    row[PLAN] = plan_promise(s, book, player) / POINT


@rule
def food_features(s, book, player, row):
    """What is there to eat, and what is missing, before the next harvest or behind it."""
    for land in range(units_of(s, player)):
        if s.unit_land[player, land] == land:
            need = land_need(s, player, land)
            food = food_in_land(s, player, land)
            row[FOOD_STORED] += min(food, 3 * need)
            row[WORRY if harvest_food(s, book, player, land) >= 0 else HUNGER] += food_missing(s, book, player, land)
            row[NEXT_GOODS] += goods_to_come(s, book, player, land)


@rule
def card_features(s, player, row):
    """Specialists that all can see, active ones twice, and objectives that nobody else knows."""
    for slot in range(SLOTS):
        card, state = int(s.slot_card[player, slot]), s.slot_state[player, slot]
        if SPECIALTY <= card < OBJECTIVE:
            row[SPECIALISTS] += 2.0 if state in (ACTIVE, AWAY) else 1.0 if state == FACE_UP else 0.0
        elif card >= OBJECTIVE and state == FACE_DOWN:
            row[HIDDEN_TASKS] += 1.0


features.register(Position.dtype, finisterre_features)

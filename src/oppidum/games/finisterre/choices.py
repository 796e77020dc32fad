"""Which answers are possible to what an action asks (chapter Questions).

A kind is offered only if it can be done in full: each answer of its first step can be followed by one to every later
step.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.activation import can_activate, can_deactivate, can_put_die, can_put_on
from oppidum.games.finisterre.alliances import can_join, can_join_tile, can_leave, can_leave_to
from oppidum.games.finisterre.attacks import can_attack, can_attack_from, can_commit
from oppidum.games.finisterre.boats import can_sail, can_sail_to, is_vehicle
from oppidum.games.finisterre.book import GROWTH, LARGE_VILLAGE, NEW_BOAT, NEW_CART, SMALL_VILLAGE
from oppidum.games.finisterre.building import can_annex, can_annex_tile, can_found, can_grow, can_take_cell
from oppidum.games.finisterre.carts import can_bring_back, can_drive, can_drive_to, is_cart
from oppidum.games.finisterre.conversion import can_add_at, can_convert, can_convert_so
from oppidum.games.finisterre.feasts import can_feast, can_invite
from oppidum.games.finisterre.free_steps import can_drop, can_move, can_move_to
from oppidum.games.finisterre.gifts import can_give
from oppidum.games.finisterre.hiring import can_dismiss, can_hire, can_win_over
from oppidum.games.finisterre.minting import melt_price, most_to_melt, most_to_mint
from oppidum.games.finisterre.offerings import can_offer
from oppidum.games.finisterre.payment import could_pay
from oppidum.games.finisterre.questions import (
    ANY_UNIT,
    DOLMEN,
    EDGE,
    GOOD,
    LAND,
    NO_QUESTION,
    SORT,
    WORK,
    WORK_ON_UNIT,
    first_answer,
    first_question,
    meaning,
    past_answers,
    question,
    step_now,
)
from oppidum.games.finisterre.state import (
    ACTIVATE,
    ALCHEMY,
    ANNEX,
    ANSWER_ACTION,
    ATTACK,
    BARE,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    BUY_SPECIALIST,
    CARRY_LOAD,
    CLAN_ACTION,
    COMARCA_ACTION,
    CONVERT,
    CONVERT_SPECIALIST,
    CROP,
    DEACTIVATE,
    DESTROY,
    DROP_GOOD,
    EDGE_ACTION,
    EMPTY_SLOT,
    FEAST,
    GIFT,
    GOLD,
    GOOD_ACTION,
    GOODS,
    GROW,
    IRON,
    LARGE,
    LEAVE,
    LOOK,
    MELT,
    MINT,
    MOVE_GOOD,
    NO_UNIT,
    NOTHING,
    OFFERING,
    SAIL,
    SELL,
    SELL_FOOD,
    SELL_SPECIALIST,
    SLOT_ACTION,
    SLOTS,
    SMALL,
    TAKE_ACTION,
    UNIT_ACTION,
    UNITS,
    USE_SPECIALIST,
)
from oppidum.games.finisterre.thieves import can_steal
from oppidum.games.finisterre.trading import can_buy, can_sell, can_sell_food, is_food_share, total_held
from oppidum.games.finisterre.using import can_use, can_use_on
from oppidum.games.finisterre.vehicles import can_build_boat, can_build_cart


@rule
def is_worth_asking(s, book, asking, action):
    """Whether an answer may be possible at all: a site or dock, a comarca on the table, a good that is there."""
    if asking == EDGE:
        edge = action - EDGE_ACTION
        face = int(s.plot_face[edge >> 2])
        return face >= 0 and (int(book.sites[face]) | int(book.docks[face])) >> (edge & 3) & 1 == 1
    if asking == LAND:
        return s.comarcas >> (action - COMARCA_ACTION) & 1 == 1
    if asking == DOLMEN:
        face = int(s.plot_face[(action - EDGE_ACTION) >> 2])
        return action - EDGE_ACTION & 3 == 0 and face >= 0 and book.dolmen[face >> 2] > 0
    if asking == ANY_UNIT:
        code = action - UNIT_ACTION
        return s.unit_kind[code // UNITS, code % UNITS] != NO_UNIT
    if asking == SORT:
        return action - TAKE_ACTION & 7 == 0
    if asking == WORK:
        return is_work(s, action)
    return True


@rule
def is_work(s, action):
    """Whether a specialist could work on this: a unit, a card, a clan, or alone."""
    if action < GOOD_ACTION:
        code = action - UNIT_ACTION
        return s.unit_kind[code // UNITS, code % UNITS] != NO_UNIT
    if action < SLOT_ACTION:
        return False
    if action < ANSWER_ACTION:
        code = action - SLOT_ACTION
        return s.slot_state[code // SLOTS, code % SLOTS] != EMPTY_SLOT
    return action in (ANSWER_ACTION + LOOK, ANSWER_ACTION + ALCHEMY) or action >= CLAN_ACTION


@rule
def next_answer(s, book, asking, action, past):
    """The next action that is worth asking, from this one on; squares without any arrow are left out at once."""
    if asking == GOOD:
        return next_good(s, action, past)
    while action < past and not is_worth_asking(s, book, asking, action):
        edge = action - EDGE_ACTION
        face = int(s.plot_face[edge >> 2]) if asking == EDGE else BARE
        bare = asking == EDGE and (face < 0 or int(book.sites[face]) | int(book.docks[face]) == 0)
        action += 4 if bare or (asking == DOLMEN and edge & 3 == 0) else 1
    return action


@rule
def next_good(s, action, past):
    """The same for goods in stores: most stores are empty."""
    while action < past:
        code = action - GOOD_ACTION
        if s.store[s.playing, code // GOODS, code % GOODS] > 0:
            return action
        action += 1
    return past


@apart
def is_answer(s, book, kind, step, value):
    """Whether a value answers the question of a step."""
    if kind < DESTROY:
        return can_build(s, book, s.playing, kind, step, value)
    if kind in (OFFERING, FEAST, GIFT):
        return can_worship(s, book, s.playing, kind, step, value)
    if kind in (ACTIVATE, DEACTIVATE, BUY_SPECIALIST, SELL_SPECIALIST, CONVERT_SPECIALIST, USE_SPECIALIST):
        return can_employ(s, book, s.playing, kind, step, value)
    if kind in (ATTACK, CONVERT):
        return can_assail(s, book, s.playing, kind, step, value)
    if kind < BUY:
        return can_transport(s, book, s.playing, kind, step, value)
    if kind < MOVE_GOOD:
        return can_trade(s, book, s.playing, kind, step, value)
    return can_step(s, book, s.playing, kind, step, value)


@rule
def can_worship(s, book, clan, kind, step, value):
    """Answers for offerings, feasts and gifts (chapters Offerings, Feasts, Gifts)."""
    if kind == OFFERING:
        return can_offer(s, book, clan, value)
    if kind == FEAST:
        return can_feast(s, book, clan, value) if step == 0 else can_invite(s, book, clan, s.target, value)
    return can_give(s, book, clan, value)


@rule
def can_employ(s, book, clan, kind, step, value):
    """Answers for specialists (chapter Specialists)."""
    if kind == ACTIVATE and step == 0:
        return can_activate(s, book, clan, value)
    if kind == ACTIVATE and step == 1:
        return can_put_on(s, book, clan, s.target, value // GOODS, value % GOODS)
    if kind == ACTIVATE:
        return can_put_die(s, book, clan, s.target, s.other // GOODS, s.other % GOODS, value)
    if kind == DEACTIVATE:
        return can_deactivate(s, book, clan, value)
    if kind == BUY_SPECIALIST:
        return can_hire(s, book, clan, value)
    if kind == SELL_SPECIALIST:
        return can_dismiss(s, book, clan, value)
    if kind == CONVERT_SPECIALIST:
        return can_win_over(s, book, clan, value)
    if step == 0:
        return can_use(s, book, clan, value)
    if step == 1:
        return can_use_on(s, book, clan, s.target, value)
    return can_steal(s, book, clan, s.target, s.other - WORK_ON_UNIT, value)


@rule
def can_assail(s, book, clan, kind, step, value):
    """Answers for attack and conversion (chapters Attack, Conversion)."""
    if kind == CONVERT and step == 0:
        return can_convert(s, book, clan, value)
    if kind == CONVERT and step == 1:
        return can_convert_so(s, book, clan, s.target, value)
    if kind == CONVERT:
        return can_add_at(s, book, clan, s.target, s.other, value)
    if step == 0:
        return can_attack_from(s, book, clan, value)
    if step == 1:
        return can_attack(s, book, clan, s.target, value)
    return can_commit(s, book, clan, s.target, value)


@rule
def can_build(s, book, clan, kind, step, value):
    """Answers for building (chapter Building)."""
    if kind == BUILD_SMALL:
        return can_found(s, book, clan, value, SMALL)
    if kind == BUILD_LARGE:
        return can_found(s, book, clan, value, LARGE)
    if kind == GROW:
        return can_grow(s, book, clan, value) if step == 0 else can_take_cell(s, book, clan, s.target, value)
    if kind == LEAVE:
        return can_leave(s, book, clan, value) if step == 0 else can_leave_to(s, book, clan, s.target, value)
    if kind == ANNEX:
        return can_close(s, book, clan, step, value)
    if kind == BUILD_BOAT:
        return can_build_boat(s, book, clan, value)
    return kind == BUILD_CART and can_build_cart(s, book, clan, value)


@rule
def can_close(s, book, clan, step, value):
    """Answers for a second tile: beside an own settlement or a foreign one, its size, its cell (FIN-095, FIN-098)."""
    code = value if step == 0 else s.target
    owner, unit = code // UNITS, code % UNITS
    if step == 2:
        return can_take_cell(s, book, owner, unit, value)
    if step == 0:
        return can_annex(s, book, clan, unit) if owner == clan else can_join(s, book, clan, code)
    if value not in (SMALL, LARGE):
        return False
    return can_annex_tile(s, book, clan, unit, value) if owner == clan else can_join_tile(s, book, clan, code, value)


@rule
def can_transport(s, book, clan, kind, step, value):
    """Answers for breaking up and moving boats and carts (chapter Boats and carts)."""
    if kind == DESTROY:
        return is_vehicle(s, clan, value)
    if kind == SAIL:
        return can_sail(s, book, clan, value) if step == 0 else can_sail_to(s, book, clan, s.target, value)
    if kind != CARRY_LOAD:
        return False
    if step == 0:
        return is_cart(s, clan, value, True) and can_drive(s, book, clan, value)
    if step == 1:
        return can_drive_to(s, book, clan, s.target, value)
    return value == NOTHING or can_bring_back(s, book, clan, s.target, s.other, value // GOODS, value % GOODS)


@rule
def can_trade(s, book, clan, kind, step, value):
    """Answers for the market and the mint (chapters Market, Mint)."""
    if kind == BUY:
        return can_buy(s, book, clan, value)
    if kind == SELL:
        return can_sell(s, book, clan, value)
    if kind == SELL_FOOD:
        return is_food_share(s, book, clan, CROP + step, value)
    if kind == MINT:
        return value > 0 and value <= most_to_mint(s, book, clan, s.target) if step else is_mint(s, book, clan, value)
    if kind == MELT:
        return value > 0 and value <= most_to_melt(s, book, clan, s.target) if step else is_forge(s, book, clan, value)
    return False


@rule
def is_mint(s, book, clan, land):
    """Whether gold can be minted in a territory."""
    return land != NOTHING and most_to_mint(s, book, clan, land) > 0


@rule
def is_forge(s, book, clan, land):
    """Whether gold can be made in a territory."""
    return land != NOTHING and most_to_melt(s, book, clan, land) > 0


@rule
def can_step(s, book, clan, kind, step, value):
    """Answers for free steps (chapter Free steps)."""
    if kind == MOVE_GOOD and step == 0:
        return can_move(s, book, clan, value // GOODS, value % GOODS)
    if kind == MOVE_GOOD:
        return can_move_to(s, book, clan, s.target // GOODS, s.target % GOODS, value)
    if kind == DROP_GOOD:
        return can_drop(s, clan, value // GOODS, value % GOODS)
    if step == 0:
        return is_cart(s, clan, value, False) and can_drive(s, book, clan, value)
    return can_drive_to(s, book, clan, s.target, value)


@rule
def is_within_means(s, book, clan, kind):
    """A quick look before all places are tried: whether the clan could pay if all its goods lay in the right place."""
    if kind == BUILD_SMALL:
        return could_pay(s, book, clan, SMALL_VILLAGE)
    if kind == BUILD_LARGE:
        return could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == GROW:
        return could_pay(s, book, clan, GROWTH)
    if kind == ANNEX:
        return could_pay(s, book, clan, SMALL_VILLAGE) or could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == BUILD_BOAT:
        return could_pay(s, book, clan, NEW_BOAT)
    if kind == BUILD_CART:
        return could_pay(s, book, clan, NEW_CART)
    if kind in (OFFERING, FEAST, GIFT, BUY_SPECIALIST, CONVERT_SPECIALIST, MINT):
        return total_held(s, clan, GOLD) > 0 or (kind == OFFERING and book.bard_is_free == 1)
    if kind == MELT:
        return s.coins[clan] >= melt_price(s, book, clan, 1)
    if kind == ATTACK:
        return total_held(s, clan, IRON) > 0
    if kind == CONVERT:
        return s.spirit[clan] >= book.spirit_cost
    return kind != SELL_FOOD or can_sell_food(s, book, clan)


@apart
def is_possible(s, book, kind):
    """Whether a kind of action can be done in some way."""
    asking = first_question(kind)
    if asking != NO_QUESTION and is_within_means(s, book, s.playing, kind):
        first, past = first_answer(s, asking), past_answers(s, asking)
        action = next_answer(s, book, asking, first, past)
        while action < past:
            if is_answer(s, book, kind, 0, meaning(asking, first, action)):
                return True
            action = next_answer(s, book, asking, action + 1, past)
    return False


@apart
def legal_answers(s, book, out):
    """All answers to what is asked now."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = first_answer(s, asking), past_answers(s, asking)
    count = 0
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if is_answer(s, book, s.kind, step, meaning(asking, first, action)):
            out[count] = action
            count += 1
        action = next_answer(s, book, asking, action + 1, past)
    return count


@apart
def only_answer(s, book):
    """The answer to what is asked now if there is only one, else NOTHING."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = first_answer(s, asking), past_answers(s, asking)
    found = NOTHING
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if is_answer(s, book, s.kind, step, meaning(asking, first, action)):
            if found != NOTHING:
                return NOTHING
            found = action
        action = next_answer(s, book, asking, action + 1, past)
    return found

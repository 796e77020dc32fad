"""Which rules belong to which kind of action: what may answer its questions, what is done, what is within means."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.building import annexing, founding, growing, leaving, vehicles
from oppidum.games.finisterre.actions.questions import second_of, third_of
from oppidum.games.finisterre.actions.strife import attacks, conversion
from oppidum.games.finisterre.actions.trade import buying, minting, selling
from oppidum.games.finisterre.actions.trade.trading import total_held
from oppidum.games.finisterre.actions.travel import boats, carts, free_steps, wrecking
from oppidum.games.finisterre.actions.worship import feasts, gifts, offerings
from oppidum.games.finisterre.book import GROWTH, LARGE_VILLAGE, NEW_BOAT, NEW_CART, SMALL_VILLAGE
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.goods.payment import could_pay
from oppidum.games.finisterre.goods.resources import CROP, GOLD, GOODS, IRON
from oppidum.games.finisterre.specialists import activation, hiring, thieves, using
from oppidum.games.finisterre.state import NOTHING, UNITS


@apart
def can(s, book, clan, kind, step, value):
    """Whether a value answers the question of a step; asked so often that its group is found first."""
    group = int(kinds.GROUP[kind])
    if group == kinds.BUILD:
        return can_building(s, book, clan, kind, step, value)
    if group == kinds.TRADE:
        return can_trade(s, book, clan, kind, step, value)
    if group == kinds.TRAVEL:
        return can_travel(s, book, clan, kind, step, value)
    if group == kinds.SPIRIT:
        return can_spirit(s, book, clan, kind, step, value)
    if group == kinds.PEOPLE:
        return can_people(s, book, clan, kind, step, value)
    if group == kinds.OFFENCE:
        return can_offence(s, book, clan, kind, step, value)
    return can_free_step(s, book, clan, kind, step, value)


@rule
def can_building(s, book, clan, kind, step, value):
    """Villages, their tiles, boats and carts (chapter Building)."""
    if kind == kinds.BUILD_SMALL:
        return founding.can_found(s, book, clan, value, SMALL)
    if kind == kinds.BUILD_LARGE:
        return founding.can_found(s, book, clan, value, LARGE)
    if kind == kinds.GROW:
        if step == 0:
            return growing.can_grow(s, book, clan, value)
        return growing.can_take_cell(s, book, clan, s.target, value)
    if kind == kinds.ANNEX:
        if step == 0:
            return annexing.can_close(s, book, clan, value)
        if step == 1:
            return annexing.can_close_with(s, book, clan, s.target, value)
        return growing.can_take_cell(s, book, s.target // UNITS, s.target % UNITS, value)
    if kind == kinds.BUILD_BOAT:
        return vehicles.can_build_boat(s, book, clan, value)
    if kind == kinds.BUILD_CART:
        return vehicles.can_build_cart(s, book, clan, value)
    if kind == kinds.LEAVE:
        if step == 0:
            return leaving.can_leave(s, book, clan, value)
        return leaving.can_leave_to(s, book, clan, s.target, value)
    if kind == kinds.DESTROY:
        return wrecking.is_vehicle(s, clan, value)
    return False


@rule
def can_trade(s, book, clan, kind, step, value):
    """The market and the mint (chapters Market, Mint)."""
    if kind == kinds.BUY:
        return buying.can_buy(s, book, clan, value)
    if kind == kinds.SELL:
        return selling.can_sell(s, book, clan, value)
    if kind == kinds.SELL_FOOD:
        return selling.is_food_share(s, book, clan, CROP + step, value)
    if kind == kinds.MINT:
        if step == 0:
            return minting.can_mint(s, book, clan, value)
        return 0 < value <= minting.most_to_mint(s, book, clan, s.target)
    if kind == kinds.MELT:
        if step == 0:
            return minting.can_melt(s, book, clan, value)
        return 0 < value <= minting.most_to_melt(s, book, clan, s.target)
    return False


@rule
def can_travel(s, book, clan, kind, step, value):
    """Boats and carts with their loads (chapter Boats and carts)."""
    if kind == kinds.SAIL:
        if step == 0:
            return boats.can_sail(s, book, clan, value)
        return boats.can_sail_to(s, book, clan, s.target, value)
    if kind == kinds.CARRY_LOAD:
        if step == 0:
            return carts.is_cart(s, clan, value, True) and carts.can_drive(s, book, clan, value)
        if step == 1:
            return carts.can_drive_to(s, book, clan, s.target, value)
        return value == NOTHING or carts.can_bring_back(s, book, clan, s.target, s.other, value // GOODS, value % GOODS)
    return False


@rule
def can_spirit(s, book, clan, kind, step, value):
    """Offerings, feasts, gifts, conversion (chapters Offerings, Feasts, Gifts, Conversion)."""
    if kind == kinds.OFFERING:
        return offerings.can_offer(s, book, clan, value)
    if kind == kinds.FEAST:
        if step == 0:
            return feasts.can_feast(s, book, clan, value)
        return feasts.can_invite(s, book, clan, s.target, value)
    if kind == kinds.GIFT:
        return gifts.can_give(s, book, clan, value)
    if kind == kinds.CONVERT:
        if step == 0:
            return conversion.can_convert(s, book, clan, value)
        if step == 1:
            return conversion.can_convert_so(s, book, clan, s.target, value)
        return conversion.can_add_at(s, book, clan, s.target, s.other, value)
    return False


@rule
def can_people(s, book, clan, kind, step, value):
    """Specialists (chapter Specialists)."""
    if kind == kinds.ACTIVATE:
        if step == 0:
            return activation.can_activate(s, book, clan, value)
        if step == 1:
            return activation.can_put_on(s, book, clan, s.target, value // GOODS, value % GOODS)
        return activation.can_put_die(s, book, clan, s.target, s.other // GOODS, s.other % GOODS, value)
    if kind == kinds.DEACTIVATE:
        return activation.can_deactivate(s, book, clan, value)
    if kind == kinds.CONVERT_SPECIALIST:
        return hiring.can_win_over(s, book, clan, value)
    if kind == kinds.BUY_SPECIALIST:
        return hiring.can_hire(s, book, clan, value)
    if kind == kinds.SELL_SPECIALIST:
        return hiring.can_dismiss(s, book, clan, value)
    if kind == kinds.USE_SPECIALIST:
        if step == 0:
            return using.can_use(s, book, clan, value)
        if step == 1:
            return using.can_use_on(s, book, clan, s.target, value)
        return thieves.can_steal(s, book, clan, s.target, s.other - questions.WORK_ON_UNIT, value)
    return False


@rule
def can_offence(s, book, clan, kind, step, value):
    """Attack (chapter Attack)."""
    if kind == kinds.ATTACK:
        if step == 0:
            return attacks.can_attack_from(s, book, clan, value)
        if step == 1:
            return attacks.can_attack(s, book, clan, s.target, value)
        return attacks.can_commit(s, book, clan, s.target, value)
    return False


@rule
def can_free_step(s, book, clan, kind, step, value):
    """Free steps (chapter Free steps)."""
    if kind == kinds.MOVE_GOOD:
        if step == 0:
            return free_steps.can_move(s, book, clan, value // GOODS, value % GOODS)
        return free_steps.can_move_to(s, book, clan, s.target // GOODS, s.target % GOODS, value)
    if kind == kinds.DROP_GOOD:
        return free_steps.can_drop(s, clan, value // GOODS, value % GOODS)
    if kind == kinds.MOVE_CART:
        if step == 0:
            return carts.is_cart(s, clan, value, False) and carts.can_drive(s, book, clan, value)
        return carts.can_drive_to(s, book, clan, s.target, value)
    return False


@apart
def do(s, book, clan):
    """The action that was decided is done."""
    kind, first, second, third = s.kind, s.target, second_of(s.other), third_of(s.other)
    if kind == kinds.BUILD_SMALL:
        founding.found(s, book, clan, first, SMALL)
    elif kind == kinds.BUILD_LARGE:
        founding.found(s, book, clan, first, LARGE)
    elif kind == kinds.GROW:
        growing.grow(s, book, clan, first, s.other)
    elif kind == kinds.ANNEX:
        annexing.close(s, book, clan, first, second, third)
    elif kind == kinds.BUILD_BOAT:
        vehicles.build_boat(s, book, clan, first)
    elif kind == kinds.BUILD_CART:
        vehicles.build_cart(s, book, clan, first)
    elif kind == kinds.LEAVE:
        leaving.leave(s, book, clan, first, s.other)
    elif kind == kinds.DESTROY:
        wrecking.destroy(s, book, clan, first)
    elif kind == kinds.OFFERING:
        offerings.offer(s, book, clan, first)
    elif kind == kinds.FEAST:
        feasts.hold_feast(s, book, clan, first, s.other)
    elif kind == kinds.GIFT:
        gifts.give(s, book, clan, first)
    elif kind == kinds.SAIL:
        boats.sail(s, book, clan, first, s.other)
    elif kind == kinds.CARRY_LOAD and third == NOTHING:
        carts.drive(s, book, clan, first, second)
    elif kind == kinds.CARRY_LOAD:
        carts.bring_back(s, book, clan, first, second, third // GOODS, third % GOODS)
    elif kind == kinds.ACTIVATE:
        activation.activate(s, book, clan, first, second // GOODS, second % GOODS, max(third, 1))
    elif kind == kinds.DEACTIVATE:
        activation.deactivate(s, book, clan, first)
    elif kind == kinds.ATTACK:
        attacks.attack(s, book, second, third)
    elif kind == kinds.CONVERT:
        conversion.convert(s, book, clan, first, second, third)
    elif kind == kinds.CONVERT_SPECIALIST:
        hiring.win_over(s, book, clan, first)
    elif kind == kinds.BUY:
        buying.buy(s, book, clan, first)
    elif kind == kinds.SELL:
        selling.sell(s, book, clan, first)
    elif kind == kinds.SELL_FOOD:
        selling.sell_food(s, book, clan)
    elif kind == kinds.BUY_SPECIALIST:
        hiring.hire(s, book, clan, first)
    elif kind == kinds.SELL_SPECIALIST:
        hiring.dismiss(s, book, clan, first)
    elif kind == kinds.MINT:
        minting.mint(s, book, clan, first, s.other)
    elif kind == kinds.MELT:
        minting.melt(s, book, clan, first, s.other)
    elif kind == kinds.USE_SPECIALIST:
        using.use(s, book, clan, first, second, third)
    elif kind == kinds.MOVE_GOOD:
        free_steps.move_good(s, book, clan, first // GOODS, first % GOODS, s.other)
    elif kind == kinds.DROP_GOOD:
        free_steps.drop_good(s, book, clan, first // GOODS, first % GOODS)
    elif kind == kinds.MOVE_CART:
        carts.drive(s, book, clan, first, s.other)


@rule
def is_within_means(s, book, clan, kind):
    """A quick look before all places are tried: whether the clan could pay if all its goods lay in the right place."""
    if kind == kinds.BUILD_SMALL:
        return could_pay(s, book, clan, SMALL_VILLAGE)
    if kind == kinds.BUILD_LARGE:
        return could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == kinds.GROW:
        return could_pay(s, book, clan, GROWTH)
    if kind == kinds.ANNEX:
        return could_pay(s, book, clan, SMALL_VILLAGE) or could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == kinds.BUILD_BOAT:
        return could_pay(s, book, clan, NEW_BOAT)
    if kind == kinds.BUILD_CART:
        return could_pay(s, book, clan, NEW_CART)
    if kind in (kinds.OFFERING, kinds.FEAST, kinds.GIFT, kinds.BUY_SPECIALIST, kinds.CONVERT_SPECIALIST, kinds.MINT):
        return total_held(s, clan, GOLD) > 0 or (kind == kinds.OFFERING and book.bard_is_free == 1)
    if kind == kinds.MELT:
        return s.coins[clan] >= minting.melt_price(s, book, clan, 1)
    if kind == kinds.ATTACK:
        return total_held(s, clan, IRON) > 0
    if kind == kinds.CONVERT:
        return s.spirit[clan] >= book.spirit_cost
    return kind != kinds.SELL_FOOD or selling.can_sell_food(s, book, clan)

"""The book: all that a designer may change, as one read-only record made from cards, numbers and options."""

from __future__ import annotations

from oppidum.core.record import Record, i1, i2, i4
from oppidum.games.finisterre.state import CARDS, CLANS, CUBES, FACES, GOODS, OBJECTIVES, SPECIALTIES

PRICED = 7  # things with a price, in the order of these:
SMALL_VILLAGE, LARGE_VILLAGE, GROWTH, ANNEX_SMALL, ANNEX_LARGE, NEW_BOAT, NEW_CART = range(PRICED)
LOTS = 4  # of the market
BLOCKS = 24
YEARS = 6  # of the growth tables


class Book(Record):
    """The tables and numbers of one variant."""

    # Squares as they lie: indexed by face = 8 * card + 4 * half + facing. Masks have bit d for direction d.
    edge = i1(FACES, 4)
    rivers = i1(FACES)  # edges w
    seas = i1(FACES)  # edges s
    roads = i1(FACES)  # edges r
    sites = i1(FACES)  # edges v
    docks = i1(FACES)  # edges d
    part = i1(FACES, 4)  # of each corner: the lowest corner of its part
    bridge = i1(FACES)  # 1: it joins the two parts
    features = i1(FACES, 4)  # of the part at each corner: FOREST | MOUNTAIN | …
    nuggets = i1(FACES, 4)  # of the gold mountain in the part at each corner
    # Squares as printed: indexed by 2 * card + half, that is face >> 2.
    fish = i1(2 * CARDS)
    wild = i1(2 * CARDS, 3)  # rabbits, boars, deer
    farm = i1(2 * CARDS, 3)  # sheep, pigs, cows
    dolmen = i1(2 * CARDS)  # number of the dolmen + 1, or 0
    # Cards.
    cards = i4()
    watery = i1(CARDS)  # 1 if it has a river or the sea
    roadless = i1(CARDS)  # 1 if it has no road, site or dock
    event = i1(CARDS)
    event_half = i1(CARDS)  # the square of its place
    event_corner = i1(CARDS)  # a corner of its part, at facing 0
    pile = i1(CARDS)  # OUT, UPPER or LOWER in this variant
    objectives = i4()  # kinds
    specialties = i4()
    copies = i1(SPECIALTIES)
    gold_value = i1(SPECIALTIES)
    pile_objectives = i4(2)  # cards put into the upper and the lower pile
    pile_specialties = i4(2)
    # Numbers.
    cubes = i4(CUBES)  # in the box
    dice = i4(GOODS)  # in the box, from CROP on
    tiles = i4()  # village tiles of a clan
    vehicles = i4()  # boat or cart tiles of a clan
    huts = i4(3)  # slots of a tile by its flags
    boat_slots = i4()
    cart_slots = i4()
    caravan_slots = i4()
    die_most = i4()  # the highest value of a die
    crop_start = i4()
    crop_least = i4()
    crop_most = i4()
    growth = i4(YEARS)  # of game and livestock at the end of year 1, 2, …, repeated
    growth_years = i4()
    fish_growth = i4(YEARS)
    fish_years = i4()
    animals = i4(2, 3)  # values: rabbit, boar, deer; sheep, pig, cow
    fish_value = i4()
    iron_base = i4()
    forest_wood = i4()  # beside one for each player
    crop_dice = i4()  # beside one for each player
    cost = i4(PRICED, 4)  # wood, iron, gold, coins
    lot = i4(2)  # cubes of a lot: wood, iron
    lot_price = i4(2, LOTS)
    food_lot = i4()  # value sold at once, and of a complete group
    food_group = i4()  # value of each kind in a group
    food_price = i4(LOTS)
    mint_rate = i4()  # coins for a gold
    mint_fee = i4()  # less when minting, more when melting
    fuel = i4()  # the good that is burnt
    action_sale = i4()  # coins for a carried action
    action_price = i4()
    carry_most = i4()
    carry_least = i4()
    block_top = i4(BLOCKS)  # the last action of each block
    free_steps = i4()
    nomad_actions = i4()
    nomad_cards = i4()
    star_most = i4()  # points for a level of spirit
    objective_sale = i4()
    idle_coin = i4()
    boat_reach = i4()
    turn_limit = i4()
    # Points.
    tile_points = i4(3)  # by flags
    city_points = i4(3)  # more in a closed city, by flags
    boat_points = i4()
    cart_points = i4()
    link_city_points = i4()  # for each flag
    link_open_points = i4()
    bridge_points = i4()
    open_link_least = i4()  # linked with an own closed city
    spirit_points = i4()
    spirit_share = i4(CLANS + 1)  # by players
    # Options, each 0 as in the specification and 1 for the other reading.
    bought_for_turn = i4()
    ground_for_nomads_off = i4()
    bonuses_stack = i4()
    melt_by_coins = i4()
    melt_cap = i4()  # star points of a phase
    fish_by_half_year = i4()
    forage = i4()
    overwrite_free = i4()
    flood_cities = i4()
    vein_of_wood = i4()
    third_is_coin = i4()
    road_match_strict = i4()
    match_joined_only = i4()
    discovery_each = i4()
    flood_network = i4()
    virgin_founding = i4()
    coin_limit = i4()  # 0: none
    ask_feeding = i4()  # 1: a clan with food enough is asked too, because it may abandon tiles

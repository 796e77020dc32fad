"""The book: all that a designer may change, as one read-only record made from cards, numbers and options."""

from __future__ import annotations

from typing import Any

from oppidum.core.options import Options
from oppidum.core.record import Record, i1, i4
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.cards.codes import LOWER, OUT, UPPER
from oppidum.games.finisterre.goods.resources import COINS, CUBES, GOLD, GOODS, IRON, WOOD
from oppidum.games.finisterre.land.card_squares import fill_cards
from oppidum.games.finisterre.land.terrain import BadCards
from oppidum.games.finisterre.state import CARDS, CLANS, DOLMENS, FACES, HAND, OBJECTIVES, PLOTS, SPECIALTIES, UNITS

ANY_AMOUNT = 100  # of star points by melting, of gifts: more than any match brings

# What specialists can do, by the names of their kinds and in the order of specialists/powers.py; what is put on them.
POWERS = (
    *("farmer", "rancher", "fisher", "hunter", "lumberjack", "quarryman", "blacksmith", "carpenter", "innkeeper"),
    *("builder", "navigator", "treasurer", "trader", "druid", "bard", "seer", "wizard", "patriarch", "thief"),
    *("warrior", "fighter", "spy", "impostor", "troublemaker", "beggar", "goldsmith", "looter", "explorer"),
    "countryman",
)
ACTIVATIONS = ("tool", "wood", "gold", "food")
# What objectives measure: amounts, then deeds.
MEASURES = (
    *("wood", "iron", "gold", "coins", "food", "boats", "carts", "tiles", "flags", "comarcas", "cities", "links"),
    *("spirit", "territory", "alone", "specialists", "room", "part", "large", "kinds", "alliance"),
    *("bridge", "loot", "feast", "conversion"),
)

PRICED = 7  # things with a price, in the order of these:
SMALL_VILLAGE, LARGE_VILLAGE, GROWTH, ANNEX_SMALL, ANNEX_LARGE, NEW_BOAT, NEW_CART = range(PRICED)
PRICED_NAMES = ("small_village", "large_village", "growth", "annex_small", "annex_large", "boat", "cart")
LOTS = 4  # of the market
BLOCKS = 24
YEARS = 6  # of the growth tables

OTHER_READINGS = (  # a field of the book, the option, the value that sets it
    ("bought_for_turn", "bought", "turn"),
    ("bonuses_stack", "harvest_bonus", "stack"),
    ("melt_by_coins", "melt_points", "coins"),
    ("fish_by_half_year", "fish", "half_year"),
    ("forage", "forage", True),
    ("overwrite_free", "overwrite", "free"),
    ("flood_cities", "flood_cities", True),
    ("vein_of_wood", "vein", "wood"),
    ("road_match_strict", "road_match", "strict"),
    ("match_joined_only", "match_side", "joined"),
    ("discovery_each", "discovery", "per_coincidence"),
    ("flood_network", "flood", "whole_network"),
    ("virgin_founding", "virgin_founding", True),
    ("bard_is_free", "bard_free", True),
    ("fixed_tools", "gen_activation", "fixed"),
    ("uses_cost_double", "spec_offensive", "double"),
    ("sea_routes", "boat_sea", True),
    ("carts_on_roads", "cart_roads", True),
    ("blind_bids", "blind_bids", True),
    ("dolmen_gold_falls", "dolmen_gold", "ground"),
    ("choose_food", "feed_choice", "manual"),
    ("ask_feeding", "abandon", True),
    ("opens_with_terrain", "opening", "terrain"),
    ("peaceful", "peaceful", True),
)


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
    power = i1(SPECIALTIES)  # what a kind can do: FARMER, …
    activation = i1(SPECIALTIES)  # what is put on it: TOOL, TIMBER, TREASURE or MEAL
    magic = i1(SPECIALTIES)  # 1: never ill, and a level of spirit while active
    rotating = i1(SPECIALTIES)  # 1: it goes round
    twice = i1(SPECIALTIES)  # 1: two goods may be put on it
    # Objectives: final ones ask who has most of a measure, partial ones for an amount of it or for a deed.
    finals = i4()  # kinds of final objectives; the partial ones come behind
    measure = i1(OBJECTIVES)  # MEASURES.index
    measure_amount = i1(OBJECTIVES)
    partial_points = i1(OBJECTIVES, 3)  # when it was open, when it was hidden, hidden and never fulfilled
    partial_spirit = i1(OBJECTIVES)  # levels of spirit that it brings at once
    final_points = i4(2, 3)  # open, hidden: alone, shared by two, others
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
    offering_left = i4()  # gold that stays on a dolmen
    offering_spent = i4()
    feast_food = i4()  # for each guest
    feast_spent = i4()  # gold, beside one for each guest
    gift_gold = i4()
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
    sea_steps = i4()
    turn_limit = i4()
    open_lead = i4()  # by which an attack must be stronger than the defence
    city_lead = i4()
    famous_loot = i4()  # gold
    spirit_lead = i4()  # by which a converter must be above the converted
    spirit_cost = i4()
    spirit_comfort = i4()  # for the converted
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
    # Options, each 0 for the default and 1 for the other reading.
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
    road_match_strict = i4()
    match_joined_only = i4()
    discovery_each = i4()
    flood_network = i4()
    virgin_founding = i4()
    coin_limit = i4()  # 0: none
    gift_limit = i4()  # gifts of a giver to a receiver
    bard_is_free = i4()
    fixed_tools = i4()  # iron for farmers and hunters, wood for ranchers and fishers
    uses_cost_double = i4()  # specialists that hurt others
    sea_routes = i4()  # boats sail from coast to coast
    carts_on_roads = i4()
    blind_bids = i4()
    dolmen_gold_falls = i4()  # the gold of an offering comes to the ground
    choose_food = i4()
    ask_feeding = i4()  # 1: a clan with food enough is asked too, because it may abandon tiles
    opens_with_terrain = i4()
    peaceful = i4()  # neither attacks nor conversions


def make_book(box: Box, players: int, options: Options) -> Book:
    """The read-only record of a variant."""
    box.check()
    book = Book()
    check_counts(box)
    fill_cards(book, box)
    fill_piles(book, box, players, options)
    fill_specialists(book, box, bool(options["pending_specialists"]))
    fill_objectives(book, box)
    fill_numbers(book, box.numbers)
    fill_prices(book, box.numbers, options)
    fill_points(book, box.numbers["points"])
    fill_options(book, box.numbers, options)
    check_capacity(book, players)
    return book.freeze()


def fill_piles(book: Book, box: Box, players: int, options: Options) -> None:
    """What is in the deck, above and below (FIN-002, FIN-003)."""
    upper, lower = box.piles(players, str(options["start"]))
    part = 2 if options["deck"] == "half" else 1
    piles: list[int] = []
    for name, cards in box.groups.items():
        pile = UPPER if name == upper else LOWER if name in lower else OUT
        piles += [pile if number % part == part - 1 else OUT for number in range(len(cards))]
    book.pile[: len(piles)] = piles
    book.objectives = len(box.aims)
    book.specialties = len(box.specialists)
    deck = box.numbers["deck"]
    book.pile_objectives[:] = [-(-players * each // part) for each in deck["objectives"]]
    book.pile_specialties[:] = [-(-players * each // part) for each in deck["specialties"]]


def fill_specialists(book: Book, box: Box, pending: bool) -> None:
    """The kinds of specialists; those that replace others only if a table agrees on it (chapter Pending kinds)."""
    numbers = {kind["code"]: number for number, kind in enumerate(box.specialists)}
    for number, kind in enumerate(box.specialists):
        replacing = "replaces" in kind
        book.copies[number] += kind["copies"] if pending or not replacing else 0
        if pending and replacing:
            book.copies[numbers[kind["replaces"]]] -= kind["copies"]
        book.gold_value[number] = kind["gold"]
        book.power[number] = POWERS.index(kind["name"])
        book.activation[number] = ACTIVATIONS.index(kind["activation"])
        for name in ("magic", "rotating", "twice"):
            getattr(book, name)[number] = name in kind["flags"]


def fill_objectives(book: Book, box: Box) -> None:
    """What the objectives measure, and what they are worth."""
    final, partial = box.objectives["final"], box.objectives["partial"]
    book.finals = len(final["cards"])
    for number, aim in enumerate(box.aims):
        book.measure[number] = MEASURES.index(aim["name"])
        book.measure_amount[number] = aim.get("amount", 0)
        if aim["name"] == "loot":
            book.famous_loot = aim["amount"]
    for number, aim in enumerate(partial["cards"], book.finals):
        book.partial_points[number] = [aim["open"], aim["hidden"], aim["failed"]]
        book.partial_spirit[number] = aim.get("spirit", 0)
    book.final_points[:] = [[final[row][name] for name in ("alone", "shared", "others")] for row in ("open", "hidden")]


def fill_numbers(book: Book, numbers: dict[str, Any]) -> None:
    """Pieces, slots, seasons and yields."""
    for name in (
        *("tiles", "vehicles", "boat_slots", "cart_slots", "caravan_slots", "free_steps", "nomad_actions"),
        *("nomad_cards", "star_most", "objective_sale", "idle_coin", "boat_reach", "sea_steps", "turn_limit"),
    ):
        setattr(book, name, numbers[name])
    for name, number in numbers["strife"].items():
        setattr(book, name, number)
    book.huts[:] = numbers["huts"]
    book.cubes[:] = [numbers["cubes"][good] for good in ("wood", "iron", "gold")]
    book.dice[CUBES:] = [numbers["dice"][good] for good in ("crop", "fish", "game", "livestock")]
    for name in ("die_most", "crop_start", "crop_least", "crop_most"):
        setattr(book, name, numbers["seasons"][name])
    book.growth_years = len(numbers["seasons"]["growth"])
    book.growth[: book.growth_years] = numbers["seasons"]["growth"]
    book.fish_years = len(numbers["seasons"]["fish_growth"])
    book.fish_growth[: book.fish_years] = numbers["seasons"]["fish_growth"]
    for name in ("fish_value", "iron_base", "forest_wood", "crop_dice"):
        setattr(book, name, numbers["yields"][name])
    book.animals[:] = [numbers["yields"]["game"], numbers["yields"]["livestock"]]


def fill_prices(book: Book, numbers: dict[str, Any], options: Options) -> None:
    """Costs, the market, the mint, what spirit costs, and what actions are worth."""
    costs = numbers["costs"] | (numbers["annex_in_gold"] if options["annex"] == "gold+iron" else {})
    book.cost[:] = [costs[name] for name in PRICED_NAMES]
    if options["large_third"] == "coin":
        for thing in (LARGE_VILLAGE, GROWTH):
            book.cost[thing, COINS] += book.cost[thing, GOLD]
            book.cost[thing, GOLD] = 0
    market = numbers["market"]
    book.lot[:] = [market["wood_lot"], market["iron_lot"]]
    book.lot_price[:] = [market["wood"], market["iron"]]
    book.food_lot = market["food_lot"]
    book.food_group = market["food_group"]
    book.food_price[:] = market["food"]
    book.mint_rate = numbers["mint"]["rate"]
    book.mint_fee = numbers["mint"]["fee"]
    book.fuel = IRON if options["mint_fuel"] == "iron" else WOOD
    for name in ("offering_left", "offering_spent", "feast_food", "feast_spent"):
        setattr(book, name, numbers["worship"][name])
    book.gift_gold = numbers["worship"]["gift"]
    carried = numbers["carried"]
    book.action_sale = carried["sale"]
    book.action_price = carried["price"]
    book.carry_most = carried["unlimited" if options["carry_limit"] == "none" else "most"]
    book.carry_least = carried["least"]
    book.block_top[:] = block_tops(carried["blocks"])


def block_tops(first: list[int]) -> list[int]:
    """The last action of every block: those that are given, then each one longer than the one before."""
    tops = list(first)
    while len(tops) < BLOCKS:
        tops.append(2 * tops[-1] - tops[-2] + 1)
    return tops


def fill_points(book: Book, points: dict[str, Any]) -> None:
    """What is counted at the end."""
    book.tile_points[:] = points["tile"]
    book.city_points[:] = points["city"]
    for name in ("boat", "cart", "link_city", "link_open", "bridge", "spirit"):
        setattr(book, f"{name}_points", points[name])
    for players, share in points["spirit_share"].items():
        book.spirit_share[int(players)] = share


def fill_options(book: Book, numbers: dict[str, Any], options: Options) -> None:
    """Where a table reads the rules in another way."""
    book.open_link_least = 0 if options["open_link"] == "strict" else numbers["points"]["open_link_least"]
    book.melt_cap = ANY_AMOUNT if options["melt_cap"] == "none" else numbers["mint"]["melt_cap"]
    book.coin_limit = 0 if options["coin_limit"] == "none" else int(options["coin_limit"])
    book.gift_limit = ANY_AMOUNT if options["gift_limit"] == "none" else int(options["gift_limit"])
    book.ground_for_nomads_off = not options["nomad_ground"]
    for field, name, other in OTHER_READINGS:
        setattr(book, field, options[name] == other)


def check_counts(box: Box) -> None:
    """Refuse more kinds of cards than a book has room for."""
    dolmens = sum(len(square.shows("D")) for card in box.cards for square in card.squares)
    for what, amount, most in (
        ("terrain cards", len(box.cards), CARDS),
        ("kinds of specialists", len(box.specialists), SPECIALTIES),
        ("objectives", len(box.aims), OBJECTIVES),
        ("dolmens", dolmens, DOLMENS),
    ):
        if amount > most:
            raise BadCards(f"{amount} {what} are too many; at most {most}")


def check_capacity(book: Book, players: int) -> None:
    """Refuse numbers that a position cannot hold or a match cannot bear."""
    terrain = int((book.pile != OUT).sum())
    limits = (
        ("players", players, CLANS),
        ("units of a clan", book.tiles + book.vehicles, UNITS),
        ("squares", 2 * terrain + 2 * players * (book.tiles + book.vehicles), PLOTS),
        ("objectives in the deck", int(book.pile_objectives.sum()), book.objectives),
        ("specialists in the deck", int(book.pile_specialties.sum()), int(book.copies.sum())),
        ("cards of a nomad", book.nomad_cards, HAND),
        ("carried actions", book.carry_most, moves.AMOUNTS - 1),
        ("carried actions owed", -book.carry_least, moves.AMOUNTS - 1),
    )
    for what, amount, most in limits:
        if amount > most:
            raise BadCards(f"{amount} {what} are too many; at most {most}")

"""The position: one flat record. The map, the clans with their units and stores, the deck and what is asked now.

A cell of the 63 × 63 table is one number, 63 * (y + 31) + (x + 31), x east and y north (FIN-190). Directions and edges
are 0 north, 1 east, 2 south, 3 west; corner i lies between edge i and edge i + 1:

        3 ──N── 0        corners: 0 ne, 1 se, 2 sw, 3 nw
        W       E        an anchor is a corner of a cell: 4 * cell + corner
        2 ──S── 1

A card of two squares put down at a cell with facing k covers that cell with its square A, and with its square B the
neighbour in direction E turned k quarter turns clockwise. A face is a square as it lies: 8 * card + 4 * half + facing.
"""

from __future__ import annotations

from oppidum.core.record import Record, i1, i2, i4
from oppidum.games.finisterre.goods.resources import CUBES, GOODS

CLANS = 5  # capacities, not rules
SIDE = 63
CELLS = SIDE * SIDE
MIDDLE = CELLS // 2  # x = y = 0
CARDS = 128  # terrain cards
FACES = 8 * CARDS
PLOTS = 400  # cells that were ever covered
COMARCAS = 20
PILES = 320
QUEUE = 1200  # parts of squares with a road, each reached in two ways
CROP_MARKS = 256
VEIN_MARKS = 16
TOWNS = 30
UNITS = 12  # of a clan
CARAVAN = 12  # the store behind those of the units
BOUGHT = 13  # goods bought in this action phase
STRAY = 14  # goods of a tile that has just been lost
STORES = 15
HAND = 16
SLOTS = 5  # for cards before a clan
ITEMS = 2  # goods on a card, at most
SPECIALTIES = 32  # kinds of specialists
OBJECTIVES = 40
DOLMENS = 16
FINDS = 48
LINKS = 16
KINDS = 32  # of actions
NOTHING = -1


class Position(Record):
    """Where a match stands."""

    players = i4()  # how many play
    turn = i4()  # counted from 1
    start = i4()  # the start player of this turn
    phase = i4()
    asked = i4()  # who decides, or for whom chance deals
    # The map. A plot is a cell that was ever covered; its number stays.
    plots = i4()
    plot_at = i2(CELLS)  # number + 1, or 0
    plot_cell = i2(PLOTS)
    plot_face = i2(PLOTS)  # a face, BARE, TOWN_TILE - town or BOAT_TILE - clan
    plot_com = i1(PLOTS, 4)  # the comarca at each corner, or NOTHING
    plot_road = i2(PLOTS, 4)  # the road at each corner: a number of a plot and corner, or NOTHING
    plot_made = i2(PLOTS, 2)  # what the north and the east side have generated, as bits: never again
    west = i4()  # the outermost columns and rows that were ever covered
    east = i4()
    south = i4()
    north = i4()
    comarcas = i4()  # as bits: the numbers in use
    mark = i1(PLOTS, 4)  # scratch for walks along roads, always left at zero
    queue = i2(QUEUE)  # scratch: where such a walk, or a list of cells, goes on
    # Goods on the ground, oldest first.
    piles = i4()
    pile_good = i1(PILES)
    pile_value = i1(PILES)  # of each die; cubes 1
    pile_count = i1(PILES)
    pile_anchor = i2(PILES)
    crop_marks = i4()
    crop_mark = i2(CROP_MARKS)  # anchors of crop coincidences
    vein_marks = i4()
    vein_mark = i2(VEIN_MARKS)  # anchors of rich veins
    dolmen_gold = i1(DOLMENS)  # left on it
    dolmen_paid = i1(DOLMENS)  # 1 when it has given its star points
    supply = i2(CUBES)
    market = i2(GOODS)  # wood and iron cubes, food values; gold is never there
    year = i4()  # half years
    crop_value = i4()
    # Towns: settlements of one or two tiles. Tile 0 lies on the arrow cell.
    town_cell = i2(TOWNS, 2)  # or NOTHING
    town_clan = i1(TOWNS, 2)
    town_flags = i1(TOWNS, 2)  # SMALL, LARGE or 0: no tile
    town_anchor = i2(TOWNS)
    # Units of a clan, in the order of their making; the last of a clan is followed by NO_UNIT.
    unit_kind = i1(CLANS, UNITS)
    unit_place = i2(CLANS, UNITS)  # a town, the cell of a boat, nothing for a cart
    unit_anchor = i2(CLANS, UNITS)
    unit_com = i1(CLANS, UNITS)
    unit_road = i2(CLANS, UNITS)  # as plot_road, or NOTHING
    unit_land = i1(CLANS, UNITS)  # its territory: the number of the territory's first unit
    store = i2(CLANS, STORES, GOODS)  # cubes, food values
    com_flags = i1(COMARCAS, CLANS)
    # Clans.
    coins = i4(CLANS)
    spirit = i2(CLANS)
    star = i1(CLANS)
    carried = i1(CLANS)
    pool = i1(CLANS)  # actions left in this action phase
    # The deck: what is left, never its order.
    where = i1(CARDS)  # of a terrain card: OUT, UPPER, …
    deck = i2(2, 3)  # cards left in the upper and the lower pile: terrain, objectives, specialties
    unknown = i4()  # cards that are counted there only because the viewer does not know where they are
    objective = i1(OBJECTIVES)  # UNSEEN, GLOBAL, OWNED + clan, …
    objective_pile = i1(OBJECTIVES)  # the pile from which it was drawn
    unseen = i1(SPECIALTIES)  # specialists of each kind that nobody has drawn
    display = i1(SPECIALTIES)  # specialists beside the board
    top = i2()  # the card on top if a seer has put it there, or NOTHING
    top_known = i1()  # the clans that know it, as bits
    hand = i2(CLANS, HAND)  # codes of cards, then NOTHING
    hand_open = i1(CLANS, HAND)  # 1 if all may see it
    hand_pile = i1(CLANS, HAND)  # the pile from which it was drawn
    hand_later = i1(CLANS, HAND)  # 1 if it is for the next turn
    slot_card = i2(CLANS, SLOTS)  # codes of cards, or NOTHING
    slot_state = i1(CLANS, SLOTS)
    slot_pile = i1(CLANS, SLOTS)
    slot_good = i1(CLANS, SLOTS, ITEMS)  # what lies on it, or NOTHING
    slot_value = i1(CLANS, SLOTS, ITEMS)  # of each: 1 for a cube
    slot_used = i1(CLANS, SLOTS)  # TURNED | USED | …
    slot_holder = i1(CLANS, SLOTS)  # before whom a card lies that is away, or NOTHING
    slot_coins = i2(CLANS, SLOTS)  # alms on a beggar
    cards_lost = i1(CLANS)  # fewer cards in the next deal
    links_lost = i1(CLANS)  # fewer goods in the next harvest of links
    sold = i1(CLANS, 2)  # objectives that a clan has sold unseen, by the pile they came from
    # The card phase.
    dues = i1(CLANS)  # cards still to be dealt
    row_used = i1(CLANS)  # 1 when a clan has placed a card of the row in this turn
    recovered = i1(CLANS)  # 1 when it has recovered a card in this turn
    seasons = i4()  # half years passed in this card phase
    playing = i4()  # the clan whose card turn, harvest pick or action turn it is
    card = i4()  # the card in play, or NOTHING
    card_open = i1()  # 1 if all may see it; terrain in play is always seen
    card_pile = i1()  # the pile from which it was drawn
    cell = i4()  # of its square A
    facing = i4()
    tier = i4()  # what it may cover: 1, or 2 for any two squares
    side = i4()  # the next side whose coincidences are due: 4 * half + direction
    lost = i2(2)  # the cards under its squares that may be recovered, or NOTHING
    spared = i2(2)  # the plots of their other halves, which would be removed, or NOTHING
    loss = i4()  # star points that the placer loses for foreign units
    sites_before = i4()  # comarcas with a free site before the card, as bits
    docks_before = i4()
    split_from = i1(COMARCAS)  # the comarca from which this card has split one, or NOTHING
    linked = i4(CLANS, TOWNS)  # towns of the clan that had a direct link with a town of it before the card, as bits
    had_bridge = i4(CLANS)  # towns of the clan that had a bridge on their road, as bits
    from_row = i4()  # 1 if the card in play was in the row
    finds_left = i4()  # goods that the placer may still take
    finds = i4()  # what this card has generated, by the place where it came to the ground
    find = i1(FINDS)  # 8 * good + value
    find_anchor = i2(FINDS)
    find_count = i1(FINDS)  # that are still there to be found
    odd_bank = i4()  # the side with an odd fish
    odd_fish = i4()  # how many there are
    # The harvest and what is eaten.
    reaped = i4()  # comarcas that are done, as bits
    field = i4()  # the comarca where goods are taken
    picker = i4()
    passed = i4()  # clans without a comarca to pick, one after the other
    allowance = i4()  # goods that the asked clan may still take; 1 while it says which food is eaten
    taken = i4()  # that it has taken here
    carts_called = i2(CLANS)  # as bits
    links = i4()
    link = i1(LINKS, 2)  # the comarcas of the links that the asked clan has still to use
    unfed = i1(TOWNS, 2)  # by decision: 1 half fed, 2 not at all
    # The action phase.
    stopped = i1(CLANS)
    actions_left = i4()  # in this action turn
    free_left = i4()  # free steps
    kind = i4()  # of the action that is being decided
    target = i4()  # its first answer
    other = i4()  # its second one, with a third behind it (actions/questions.py)
    amounts = i2(GOODS)  # food that is being sold; taken in a field by the asked clan; the places of foods at a meal
    melted = i1(CLANS)  # star points by melting in this phase
    spent = i1(CLANS, 2)  # wood and iron that a clan has paid to the supply in this phase (chapter Savings)
    spent_on_tiles = i1(CLANS, 2)  # of these for village tiles and their groups
    offered = i4(CLANS)  # dolmens that have had an offering of the clan in this phase, as bits
    gifts = i1(CLANS, CLANS)  # in the whole match, by giver and receiver
    gave_now = i1(CLANS)  # to whom a clan has given gold in this action phase, as bits
    gave_before = i1(CLANS)  # and in the one before
    refused = i4(CLANS)  # towns where a clan's tile was refused in this phase, as bits
    converted = i4(CLANS)  # towns where a flag of the clan has changed sides in this phase, as bits
    deeds = i1(CLANS)  # BRIDGE_COVERED | … in this step
    victim = i4()  # the clan that is attacked or converted, or NOTHING
    force = i4()  # strength of the attack that is answered
    rescued = i4()  # the unit of the victim whose goods are rescued, STRAY for those of a lost one, or NOTHING
    stray_anchor = i4()  # where that lost one stood, or NOTHING
    seen = i2(2)  # the cards that a seer has looked at, or NOTHING
    seen_pile = i1(2)
    scores = i4(CLANS)

    def __repr__(self) -> str:
        return self._show("finisterre", self.playing, self.scores[: self.players])

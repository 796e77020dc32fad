"""The part of the contract about the box: cards and numbers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.names import Corner, Cubes, Good, Group, Half, Kind

FeatureKind = Literal["forest", "iron", "farm", "crop", "gold", "fish", "bridge", "dolmen", "lake"]
Animal = Literal["rabbit", "boar", "deer", "sheep", "pig", "cow"]
EventName = Literal[
    "summer",
    "winter",
    "crop plague",
    "livestock plague",
    "game plague",
    "fire",
    "rich vein",
    "robbery",
    "fertility",
    "flood",
]
Edge = Literal["land", "road", "site", "dock", "river", "sea"]
Activation = Literal["tool", "food", "wood", "gold"]
Trait = Literal["generation", "saving", "twice", "magic", "rotating"]


class Feature(TypedDict):
    """What a square shows."""

    kind: FeatureKind
    count: NotRequired[int]
    animals: NotRequired[list[Animal]]
    corner: NotRequired[Corner]  # of its bank


class CardSquare(TypedDict):
    """Half of a card, as it lies at facing 0."""

    edges: str  # n, e, s, w; a letter for each
    parts: list[int]  # of the corners ne, se, sw, nw
    features: list[Feature]


class CardEvent(TypedDict):
    """The event of a card, and where it stands."""

    code: str
    name: EventName
    half: Half
    corner: Corner


class Card(TypedDict):
    """A terrain card: square A in the west, B in the east."""

    group: str
    squares: list[CardSquare]
    event: NotRequired[CardEvent]


class Specialist(TypedDict):
    """A kind of specialist."""

    code: str
    name: str
    copies: int
    gold: int  # its value
    activation: Activation  # what is put on it
    flags: list[Trait]
    replaces: NotRequired[str]


class FinalObjective(TypedDict):
    """An objective for whoever has most of something at the end."""

    sort: Literal["final"]
    code: str
    name: str


class PartialObjective(TypedDict):
    """An objective that everybody can fulfil."""

    sort: Literal["partial"]
    code: str
    name: str
    amount: int
    open: int  # points
    hidden: int
    failed: int
    spirit: NotRequired[int]


class FinalPoints(TypedDict):
    """Points of a final objective."""

    alone: int
    shared: int
    others: int


class Final(TypedDict):
    """Points of final objectives, public or hidden."""

    open: FinalPoints
    hidden: FinalPoints


class Cost(TypedDict):
    """A price."""

    wood: NotRequired[int]
    iron: NotRequired[int]
    gold: NotRequired[int]
    coins: NotRequired[int]


class Costs(TypedDict):
    """What is built, with its price."""

    small_village: Cost
    large_village: Cost
    growth: Cost
    annex_small: Cost
    annex_large: Cost
    boat: Cost
    cart: Cost


class Dice(TypedDict):
    """Dice in the box."""

    crop: int
    fish: int
    game: int
    livestock: int


class Deck(TypedDict):
    """Cards of other sorts among the terrain."""

    objectives: list[int]
    specialties: list[int]


class Seasons(TypedDict):
    """How food grows."""

    die_most: int
    crop_start: int
    crop_least: int
    crop_most: int
    growth: list[int]
    fish_growth: list[int]


class Yields(TypedDict):
    """What landscapes bring."""

    game: list[int]
    livestock: list[int]
    fish_value: int
    iron_base: int
    forest_wood: int
    crop_dice: int


class AnnexInGold(TypedDict):
    """Prices of a second tile where it is paid in gold."""

    annex_small: list[int]
    annex_large: list[int]


class MarketNumbers(TypedDict):
    """The market: the size of lots, and prices from the first lot to the last."""

    wood_lot: int
    wood: list[int]
    iron_lot: int
    iron: list[int]
    food_lot: int
    food_group: int
    food: list[int]


class MintNumbers(TypedDict):
    """The mint."""

    rate: int
    fee: int
    melt_cap: int


class Worship(TypedDict):
    """Offerings, feasts and gifts."""

    offering_left: int
    offering_spent: int
    feast_food: int
    feast_spent: int
    gift: int


class Carried(TypedDict):
    """Carried actions."""

    most: int
    unlimited: int
    least: int
    sale: int
    price: int
    blocks: list[int]  # where each block of the pool ends


class Strife(TypedDict):
    """Attacks and conversions."""

    open_lead: int
    city_lead: int
    spirit_lead: int
    spirit_cost: int
    spirit_comfort: int


class Points(TypedDict):
    """What brings points."""

    tile: list[int]
    city: list[int]
    boat: int
    cart: int
    link_city: int
    link_open: int
    bridge: int
    open_link_least: int
    spirit: int
    spirit_share: dict[str, int]


class Numbers(TypedDict):
    """The numbers of the box; lists of tiles by their flags: none, small, large."""

    tiles: int
    vehicles: int
    huts: list[int]
    boat_slots: int
    cart_slots: int
    caravan_slots: int
    free_steps: int
    nomad_actions: int
    nomad_cards: int
    star_most: int
    objective_sale: int
    idle_coin: int
    boat_reach: int
    sea_steps: int
    turn_limit: int
    cubes: Cubes
    dice: Dice
    deck: Deck
    seasons: Seasons
    yields: Yields
    annex_in_gold: AnnexInGold
    market: MarketNumbers
    mint: MintNumbers
    worship: Worship
    carried: Carried
    strife: Strife
    points: Points


class Kit(TypedDict):
    """What is in the box."""

    cards: dict[str, Card]
    edges: dict[str, Edge]  # by their letters
    goods: list[Good]
    specialists: dict[str, Specialist]
    objectives: dict[str, FinalObjective | PartialObjective]
    final: Final
    costs: Costs
    actions: dict[Kind, str]  # kinds of actions with their titles
    groups: dict[Kind, Group]  # under which they are offered
    numbers: Numbers

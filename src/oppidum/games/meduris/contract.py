"""Contract: all that a client is told of Meduris, as JSON values; `make types` makes the client's types from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Material = Literal["wood", "wool", "copper", "stone"]
Face = Literal["wood", "wool", "copper", "stone", "any", "minus"]
Chip = Literal["two", "hut", "druid"]
ChipOnField = Literal["two", "hut", "druid", "?"]
Building = Literal["hut", "temple"]
PaidFor = Literal["hut", "temple", "one", "both"]  # the last two are offerings
Amounts = list[int]  # of each material
Phase = Literal["chips", "kinds", "workers", "roll", "take", "return", "act", "pay", "offer", "over"]

# The box.


class Plot(TypedDict):
    """A field of the board."""

    pair: list[Material]
    area: int
    verified: bool  # false: reconstructed, see the rules


class Side(TypedDict):
    """A side of the board."""

    fields: list[Plot]
    runes: list[str]


class Kit(TypedDict):
    """Both sides of the board."""

    sides: dict[str, Side]  # by how many fields there are
    materials: list[Material]
    areas: int


# The position.


class Built(TypedDict):
    """What stands or lies on a field."""

    what: NotRequired[Building]
    owner: NotRequired[int]
    chip: NotRequired[ChipOnField]


class Crossing(TypedDict):
    """The druid crosses the great river, where rune stones are counted."""

    after: int  # how many huts he has asked before
    points: list[int]  # that the rune stones then bring each player


class Walk(TypedDict):
    """The huts that the druid would visit after a building."""

    druid: list[int]
    stone: NotRequired[int]  # onto which he would step instead
    crossing: NotRequired[Crossing]


class Site(Walk):
    """What a hut would cost on a free field, and where the druid would go then."""

    cost: Amounts
    free: bool
    temple: int  # what a temple here would bring if the match ended then


# A payment that is under way; `left` others are still to be given for what is replaced so far.
Paying = TypedDict(
    "Paying", {"for": PaidFor, "field": int, "need": Amounts, "replaced": Amounts, "given": Amounts, "left": int}
)


class Offer(TypedDict):
    """The hut that the druid asks, and the points for one material and for both."""

    field: int
    size: int
    chip: bool
    one: int
    both: int


class DruidPlace(TypedDict):
    """Where the druid is: on a field, or on one of his stones."""

    stone: NotRequired[int]  # 0 is his temple
    field: NotRequired[int]


class Lap(TypedDict):
    """The last lap."""

    left: int  # huts that the druid has still to visit


class View(TypedDict):
    """A position, as a viewer may know it."""

    players: int
    turn: int
    phase: Phase
    scores: list[int]
    outlook: NotRequired[list[dict[str, int]]]  # what each would score if the match ended now, by kind of award
    stock: Amounts
    hands: dict[str, Amounts]  # only those that may be seen
    counts: list[int]  # materials behind each screen
    huts: list[int]  # left
    temples: list[int]  # left
    stacks: dict[Material, list[int]]  # workers from bottom to top
    fields: dict[str, Built]
    chip_points: int  # of the chip that brings some
    crossing_points: int  # of each rune stone, when the druid crosses the river
    offering_points: int  # for one of the two materials
    refusal_points: int  # lost by who offers nothing, but never below nothing
    rune_scale: list[int]  # what so many rune stones bring at the end
    temple_points: dict[str, int]  # what each temple would bring if the match ended now, where it is something
    rune_points: list[int]  # what each player's rune stones would bring
    river_points: list[int]  # what they bring when the druid crosses the river
    druid: DruidPlace
    temples_move_druid: bool  # else huts alone do
    runes: dict[str, int]  # owner of an area's rune stone
    turns: int
    asked: NotRequired[int]
    ending: NotRequired[int]
    lap: NotRequired[Lap]
    face: NotRequired[Face]
    offer: NotRequired[Offer]
    paying: NotRequired[Paying]
    plots: NotRequired[dict[str, Site]]  # fields that are not built upon, while somebody may build soon
    elsewhere: NotRequired[Walk]  # after a temple, which is no stop for the druid


# What may be done, and what was done.


class PutChip(TypedDict):
    """A bonus chip is put on a field."""

    do: Literal["chip"]
    field: int


class TurnChip(TypedDict):
    """Chance turns a bonus chip."""

    do: Literal["turn"]
    chip: Chip


class Roll(TypedDict):
    """The die."""

    do: Literal["roll"]
    face: Face


class Handle(TypedDict):
    """A worker is put on a plateau, or a material is taken or returned."""

    do: Literal["worker", "take", "return"]
    material: Material


class Build(TypedDict):
    """A hut or a temple, paid plainly or with others in exchange."""

    do: Building
    field: int
    exchange: bool  # the payment will be asked step by step


# A worker goes to another plateau; heights count from 1.
MoveWorker = TypedDict("MoveWorker", {"do": Literal["move"], "from": Material, "height": int, "to": Material})


class Pay(TypedDict):
    """A step of a payment."""

    do: Literal["replace", "give"]
    material: Material
    amount: int


class Refuse(TypedDict):
    """The druid gets nothing."""

    do: Literal["nothing"]


class Give(TypedDict):
    """The druid gets a material, both, or what lies under the hut."""

    do: Literal["offer"]
    what: Material | Literal["both", "chip"]


class Exchange(TypedDict):
    """The druid gets others in exchange for one material, or for both."""

    do: Literal["exchange"]
    what: Literal["one", "both"]


class Text(TypedDict):
    """What is sent to choose something."""

    text: str


class PutChipChoice(Text, PutChip):
    """A field where a chip may lie."""


class TurnChipChoice(Text, TurnChip):
    """What chance may turn up."""


class RollChoice(Text, Roll):
    """What the die may show."""


class HandleChoice(Text, Handle):
    """A plateau, or a material."""


class BuildChoice(Text, Build):
    """A building and what it costs."""

    cost: Amounts


class MoveWorkerChoice(Text, MoveWorker):
    """A worker that may go somewhere."""

    yields: list[int]  # the materials that it would bring each player


class PayChoice(Text, Pay):
    """An amount of a step."""


class Answer(Text):
    """An answer to the druid."""

    gain: int  # in points


class RefuseChoice(Answer, Refuse):
    """Nothing is given."""


class GiveChoice(Answer, Give):
    """Something is given."""


class ExchangeChoice(Answer, Exchange):
    """Others are given."""


Move = PutChip | TurnChip | Roll | Handle | Build | MoveWorker | Pay | Refuse | Give | Exchange
Choice = (
    PutChipChoice
    | TurnChipChoice
    | RollChoice
    | HandleChoice
    | BuildChoice
    | MoveWorkerChoice
    | PayChoice
    | RefuseChoice
    | GiveChoice
    | ExchangeChoice
)

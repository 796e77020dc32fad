"""The part of the contract about what may be done: the parts of a move, and what is needed to show it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.moves import (
    Act,
    Invite,
    NameAmount,
    NameArrow,
    NameBank,
    NameCard,
    NameClan,
    NameComarca,
    NameForm,
    NameLot,
    NameSlot,
    NameStored,
    SayWord,
    Take,
)
from oppidum.games.finisterre.screen.contract.names import (
    Amounts,
    Brings,
    Changes,
    Good,
    Goods,
    Hunger,
    Stake,
    TileSize,
    Wind,
)


class Offer(TypedDict):
    """What is sent to choose something, and what it leads to, as far as that is certain."""

    text: str
    cost: NotRequired[Amounts]
    gain: NotRequired[Amounts]
    follows: NotRequired[list[Choice]]  # answers behind it that have no other: they are given unasked
    done: NotRequired[bool]  # nothing more is asked before an action is done
    scores: NotRequired[dict[str, dict[str, int]]]  # by clan and kind: what changes if the match ended then
    lost: NotRequired[Goods]  # finds no room; of what is bought only if it is not used before the phase is over
    stake: NotRequired[Stake]


class WordChoice(Offer, SayWord):
    """A word; of a card that is kept or refused also its name."""

    card: NotRequired[str]


class SaleChoice(Offer):
    """An objective is sold."""

    do: Literal["sell"]
    card: str


class KindChoice(Offer, Act):
    """A kind of action."""

    free: bool  # a free step
    actions: NotRequired[int]  # that it uses up, if more than one


class CardChoice(Offer, NameCard):
    """A card."""


class ClanChoice(Offer, NameClan):
    """A clan."""


class GuestsChoice(Offer, Invite):
    """The guests of a feast."""


class SlotChoice(Offer, NameSlot):
    """A card before a clan."""

    card: NotRequired[str]  # unless only its owner knows it


class UnitChoice(Offer):
    """A unit, of whichever clan."""

    do: Literal["unit", "call"]
    unit: int
    clan: int
    comarca: str
    cell: NotRequired[str]  # a cart has none
    units: NotRequired[list[int]]  # all of its territory, where that is meant


class SquareChoice(Offer):
    """A cell for square A of the card in play."""

    do: Literal["at"]
    cell: str
    facings: list[int]  # in which it may lie there
    brings: NotRequired[dict[str, Brings]]  # by facing
    changes: NotRequired[dict[str, Changes]]


class FacingChoice(Offer):
    """A facing of the card in play."""

    do: Literal["facing"]
    side: Wind
    facing: int
    cell: str  # of square A
    other: str  # of square B
    brings: NotRequired[Brings]
    changes: NotRequired[Changes]


class TileChoice(Offer):
    """A tile that goes hungry."""

    do: Hunger
    cell: str


class DolmenChoice(Offer):
    """A dolmen."""

    do: Literal["dolmen"]
    cell: str
    comarca: str


class SecondTileChoice(Offer):
    """Where a second tile may lie."""

    do: Literal["cell"]
    side: Wind
    cell: str


class ArrowChoice(Offer, NameArrow):
    """A site or dock."""

    square: str
    side: Wind  # of the square
    comarca: str


class BankChoice(Offer, NameBank):
    """A bank for the odd fish."""

    cell: str
    comarca: str


class ComarcaChoice(Offer, NameComarca):
    """A comarca."""


class FindChoice(Offer):
    """A good that has appeared: a cube, or a die with its value."""

    do: Literal["find"]
    good: Good
    value: int
    comarca: str


class TakeChoice(Offer, Take):
    """A good of a field, or a kind of good."""

    comarca: NotRequired[str]  # of the field


class StoredChoice(Offer, NameStored):
    """A good of a store: a cube, or the die that would go."""

    value: int
    clan: NotRequired[int]  # of its unit, which has a place
    comarca: NotRequired[str]
    cell: NotRequired[str]


class LotChoice(Offer, NameLot):
    """A lot."""


class SizeChoice(Offer):
    """A tile that is annexed."""

    do: Literal["size"]
    size: TileSize


class AmountChoice(Offer, NameAmount):
    """So much of something."""

    strength: NotRequired[int]  # of an attack or a defence with so much iron
    holds: NotRequired[bool]  # against the attack
    good: NotRequired[Good]  # that is sold
    left: NotRequired[int]  # to be named of other goods then


class FormChoice(Offer, NameForm):
    """How a flag changes sides."""


Choice = (
    WordChoice
    | SaleChoice
    | KindChoice
    | CardChoice
    | ClanChoice
    | GuestsChoice
    | SlotChoice
    | UnitChoice
    | SquareChoice
    | FacingChoice
    | TileChoice
    | DolmenChoice
    | SecondTileChoice
    | ArrowChoice
    | BankChoice
    | ComarcaChoice
    | FindChoice
    | TakeChoice
    | StoredChoice
    | LotChoice
    | SizeChoice
    | AmountChoice
    | FormChoice
)

"""The part of the contract about what was done, as its notation says it.

"?" is a hidden card, or iron that is committed blindly.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.names import Corner, Good, Helper, Kind, Lot, OtherStore, Wind

Word = Literal[
    "enough",
    "feed",
    "end",
    "stop",
    "yes",
    "no",
    "look",
    "alchemy",
    "one way",
    "find nothing",
    "recover none",
    "keep up",
    "keep down",
    "refuse",
    "keep",
    "publish",
    "?",
]


class SayWord(TypedDict):
    """A word that says all."""

    do: Word


class Act(TypedDict):
    """A kind of action; in a log `sell` may also be the sale of an objective, `small` and `large` an annexed tile."""

    do: Literal["act"]
    kind: Kind


class NameCard(TypedDict):
    """A card is drawn, played, taken from the row, recovered or hired, or a seer keeps it or puts it back."""

    do: Literal["draw", "play", "row", "recover", "specialist", "keep card", "put back"]
    card: str


class NameClan(TypedDict):
    """A clan begins, gets a gift or is cured."""

    do: Literal["first", "clan"]
    clan: int


class Invite(TypedDict):
    """The clans that are invited to a feast."""

    do: Literal["guests"]
    clans: list[int]


class NameSlot(TypedDict):
    """A card before a clan: its own unless another is named."""

    do: Literal["slot", "reveal"]
    slot: int
    clan: NotRequired[int]


class NameUnit(TypedDict):
    """A unit: an own one unless another clan is named."""

    do: Literal["unit", "call"]
    unit: int
    clan: NotRequired[int]


class NameCell(TypedDict):
    """A cell: of square A, of a tile that goes hungry, or of a dolmen."""

    do: Literal["at", "unfed", "half", "dolmen"]
    cell: str


class NameArrow(TypedDict):
    """A site or dock by the cell in front of it."""

    do: Literal["site", "dock"]
    cell: str
    toward: NotRequired[Wind]  # where its square lies from there, if two point at the cell


class NameSide(TypedDict):
    """Where square B lies from square A, or a second tile from the first."""

    do: Literal["facing", "cell"]
    side: Wind


class NameBank(TypedDict):
    """The bank of the odd fish."""

    do: Literal["bank"]
    corner: Corner


class NameComarca(TypedDict):
    """A comarca is harvested, or travelled to."""

    do: Literal["harvest", "comarca"]
    comarca: str


class Find(TypedDict):
    """A good that has appeared: a cube, or a die with its value."""

    do: Literal["find"]
    good: Good
    value: NotRequired[int]
    comarca: str


class Take(TypedDict):
    """A good of a field, or a kind of good that is looted, stolen or eaten first."""

    do: Literal["take"]
    good: Good
    value: NotRequired[int]  # of a die


class NameStored(TypedDict):
    """A good of a store: of a unit, of the caravan, of what was bought or would be lost."""

    do: Literal["good"]
    good: Good
    unit: NotRequired[int]
    store: NotRequired[OtherStore]


class NameLot(TypedDict):
    """What is traded."""

    do: Literal["lot"]
    lot: Lot


class NameAmount(TypedDict):
    """A number, of an attack or a defence perhaps with help; or carried actions."""

    do: Literal["amount", "carry"]
    amount: int
    helper: NotRequired[Helper]


class NameForm(TypedDict):
    """How a flag changes sides: from which tile, and to which unit."""

    do: Literal["grow", "add", "take over"]
    cell: str
    unit: NotRequired[int]


Move = (
    SayWord
    | Act
    | NameCard
    | NameClan
    | Invite
    | NameSlot
    | NameUnit
    | NameCell
    | NameArrow
    | NameSide
    | NameBank
    | NameComarca
    | Find
    | Take
    | NameStored
    | NameLot
    | NameAmount
    | NameForm
)

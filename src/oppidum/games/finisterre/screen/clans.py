"""Clans as a client draws them: tracks, units with their stores, territories, and the cards that a viewer may see."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.core.record import part
from oppidum.games.finisterre.cards.codes import HIDDEN, REVEALED, TAKEN
from oppidum.games.finisterre.clans.units import BOAT, CART, NO_UNIT, PART
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.land.landscape import TOWN_TILE
from oppidum.games.finisterre.screen.land import CELL_NAMES, COMARCA_NAMES
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT, TURNED, USED
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, CLANS, NOTHING, Position
from oppidum.games.finisterre.words.layout_cards import STATES
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

# All that the view of a clan depends on: what all clans share, and what is its own.
AIMS = part(Position, "objective")
TOWNS = part(Position, "town_clan", "town_flags")
TRACKS = ("coins", "spirit", "star", "carried", "pool", "stopped", "sold")
OF_UNITS = ("unit_kind", "unit_place", "unit_com", "unit_land", "store")
OF_CARDS = ("hand", "hand_open", "hand_later")
OF_SLOTS = ("slot_card", "slot_state", "slot_good", "slot_value", "slot_holder", "slot_coins", "slot_used")
OWN_TRACKS, OWN_UNITS, OWN_HAND, OWN_SLOTS = (
    [part(Position, *names, line=clan) for clan in range(CLANS)] for names in (TRACKS, OF_UNITS, OF_CARDS, OF_SLOTS)
)

KIND_NAMES = {PART: "village", BOAT: "boat", CART: "cart"}


class People:
    """The clans of a position, read into lists when they are first asked for."""

    def __init__(self, game: Finisterre, s: Position) -> None:
        self.game = game
        self.s = s

    @cached_property
    def kinds(self) -> list[list[int]]:
        """The kinds of units of each clan."""
        return [[kind for kind in kinds if kind != NO_UNIT] for kinds in self.s.unit_kind[: self.s.players].tolist()]

    @cached_property
    def places(self) -> list[list[int]]:
        """Where they are."""
        return list(self.s.unit_place[: self.s.players].tolist())

    @cached_property
    def stores(self) -> list[list[list[int]]]:
        """What lies in the stores of each clan."""
        return list(self.s.store[: self.s.players].tolist())

    @cached_property
    def town_flags(self) -> list[list[int]]:
        """The sizes of the tiles of each town."""
        return list(self.s.town_flags.tolist())

    @cached_property
    def town_clans(self) -> list[list[int]]:
        """Whose they are."""
        return list(self.s.town_clan.tolist())

    @cached_property
    def huts(self) -> list[int]:
        """The slots of a tile, by its flags."""
        return list(self.game.book.huts.tolist())

    @cached_property
    def die_most(self) -> int:
        """The highest value of a die."""
        return int(self.game.book.die_most)

    def places_of_units(self) -> dict[tuple[int, int], int]:
        """The unit of a clan in a town (TOWN_TILE - town), and on the cell of a boat."""
        return {
            (clan, TOWN_TILE - place if kind == PART else place): unit
            for clan, kinds in enumerate(self.kinds)
            for unit, (kind, place) in enumerate(zip(kinds, self.places[clan], strict=False))
            if kind != CART
        }

    def tile_flags(self, clan: int, town: int) -> list[int]:
        """The sizes of a clan's tiles in a town."""
        tiles = zip(self.town_flags[town], self.town_clans[town], strict=True)
        return [flags for flags, owner in tiles if flags and owner == clan]

    def tiles_of(self, clan: int) -> int:
        """How many village tiles of a clan are on the table."""
        units = zip(self.kinds[clan], self.places[clan], strict=False)
        return sum(len(self.tile_flags(clan, place)) for kind, place in units if kind == PART)

    def flags(self, clan: int, unit: int) -> int:
        """The flags of a unit."""
        return sum(self.tile_flags(clan, self.places[clan][unit])) if self.kinds[clan][unit] == PART else 0

    def capacity(self, clan: int, unit: int) -> int:
        """The slots of a unit."""
        if self.kinds[clan][unit] == PART:
            return sum(self.huts[flags] for flags in self.tile_flags(clan, self.places[clan][unit]))
        return int(self.game.book.boat_slots if self.kinds[clan][unit] == BOAT else self.game.book.cart_slots)

    def used(self, store: list[int]) -> int:
        """The slots that goods take (FIN-078)."""
        return sum(store[:CUBES]) + sum(-(-value // self.die_most) for value in store[CUBES:])


def show_goods(store: list[int]) -> Json:
    """Cubes, and food by its value."""
    return {GOOD_NAMES[good]: amount for good, amount in enumerate(store) if amount}


def view_clans(people: People, spirits: list[int], memory: bytes) -> Json:
    """All clans, by seat; the spirit that is compared is told."""
    aims, towns = AIMS(memory), TOWNS(memory)
    return {str(clan): find_clan(people, clan, spirits[clan], memory, aims, towns) for clan in range(people.s.players)}


def find_clan(people: People, clan: int, spirit: int, memory: bytes, aims: Hashable, towns: Hashable) -> Json:
    """One clan, as it was made before, or made of the parts that have not changed and of others."""
    find = people.game.clans.find
    tracks, hand, slots = OWN_TRACKS[clan](memory), OWN_HAND[clan](memory), OWN_SLOTS[clan](memory)
    units = (towns, OWN_UNITS[clan](memory))

    def make() -> Json:
        return {
            **view_tracks(people.s, clan, spirit),
            **find(f"units {clan}", units, lambda: view_people(people, clan)),
            "hand": find(f"hand {clan}", hand, lambda: view_hand(people, clan)),
            "slots": find(f"slots {clan}", slots, lambda: view_slots(people, clan)),
            **view_objectives(people, clan),
            **view_loads(people, clan),
        }

    clan_view: Json = find(f"clan {clan}", (spirit, aims, tracks, units, hand, slots), make)
    return clan_view


def view_tracks(s: Position, clan: int, effective: int) -> Json:
    """What a clan has of everything that is counted."""
    return {
        "coins": int(s.coins[clan]),
        "spirit": int(s.spirit[clan]),
        "effective": effective,
        "star": int(s.star[clan]),
        "carried": int(s.carried[clan]),
        "pool": int(s.pool[clan]),
        "stopped": bool(s.stopped[clan]),
    }


def view_people(people: People, clan: int) -> Json:
    """The units of a clan, its territories, and what it can still build."""
    return {
        "nomad": PART not in people.kinds[clan],
        "tiles": people.game.book.tiles - people.tiles_of(clan),
        "vehicles": people.game.book.vehicles - sum(kind != PART for kind in people.kinds[clan]),
        "units": view_units(people, clan),
        "territories": view_territories(people, clan),
    }


def view_objectives(people: People, clan: int) -> Json:
    """How many objectives a clan has sold, and which it has fulfilled."""
    shown, aims = (TAKEN + clan, REVEALED + clan), people.game.box.aims
    return {
        "sold": int(people.s.sold[clan].sum()),
        "fulfilled": [aims[aim]["code"] for aim, state in enumerate(people.s.objective.tolist()) if state in shown],
    }


def view_loads(people: People, clan: int) -> Json:
    """The caravan of nomads, and goods bought in this action phase."""
    loads: Json = {}
    if PART not in people.kinds[clan]:
        store = people.stores[clan][CARAVAN]
        loads["caravan"] = {
            "capacity": people.game.book.caravan_slots,
            "used": people.used(store),
            "store": show_goods(store),
        }
    if bought := show_goods(people.stores[clan][BOUGHT]):
        loads["bought"] = bought
    return loads


def view_units(people: People, clan: int) -> Json:
    """The units of a clan by their numbers."""
    s = people.s
    units: Json = {}
    comarcas, lands = s.unit_com[clan].tolist(), s.unit_land[clan].tolist()
    for unit, kind in enumerate(people.kinds[clan]):
        place, store = people.places[clan][unit], people.stores[clan][unit]
        shown: Json = {
            "kind": KIND_NAMES[kind],
            "comarca": COMARCA_NAMES[comarcas[unit]],
            "territory": lands[unit] + 1,
            "capacity": people.capacity(clan, unit),
            "used": people.used(store),
            "store": show_goods(store),
        }
        if kind == PART:
            shown |= {"town": place + 1, "flags": people.flags(clan, unit)}
        elif kind == BOAT:
            shown["cell"] = CELL_NAMES[place]
        units[str(unit + 1)] = shown
    return units


def view_territories(people: People, clan: int) -> Json:
    """What the tiles of each territory eat, and the food that it has; by its first unit."""
    lands: Json = {}
    for unit, land in enumerate(people.s.unit_land[clan].tolist()[: len(people.kinds[clan])]):
        shown = lands.setdefault(str(land + 1), {"units": [], "need": 0, "food": 0})
        shown["units"].append(unit + 1)
        shown["need"] += people.flags(clan, unit)
        shown["food"] += sum(people.stores[clan][unit][CUBES:])
    return lands


def view_hand(people: People, clan: int) -> list[Json]:
    """The cards in a hand; those that the viewer does not know have no name."""
    s, hand = people.s, []
    rows = zip(s.hand[clan].tolist(), s.hand_open[clan].tolist(), s.hand_later[clan].tolist(), strict=True)
    for code, is_open, is_later in rows:
        if code == NOTHING:
            break
        shown: Json = {"open": bool(is_open)}
        if is_later:
            shown["later"] = True
        if code != HIDDEN:
            shown["card"] = people.game.box.names[code]
        hand.append(shown)
    return hand


def view_slots(people: People, clan: int) -> Json:
    """The cards before a clan, by slot; those that the viewer does not know have no name."""
    s, slots = people.s, {}
    for slot, (code, state) in enumerate(zip(s.slot_card[clan].tolist(), s.slot_state[clan].tolist(), strict=True)):
        if state != EMPTY_SLOT:
            shown: Json = {"state": STATES[state]}
            if code != HIDDEN:
                shown["card"] = people.game.box.names[code]
            slots[str(slot + 1)] = shown | view_use(s, clan, slot)
    return slots


def view_use(s: Position, clan: int, slot: int) -> Json:
    """What lies on a card, before whom it lies when it is away, and whether it was turned or used in this phase."""
    shown: Json = {}
    rows = zip(s.slot_good[clan, slot].tolist(), s.slot_value[clan, slot].tolist(), strict=True)
    if items := [{"good": GOOD_NAMES[good], "value": value} for good, value in rows if good != NOTHING]:
        shown["items"] = items
    if s.slot_holder[clan, slot] != NOTHING:
        shown["holder"] = int(s.slot_holder[clan, slot])
    if s.slot_coins[clan, slot]:
        shown["coins"] = int(s.slot_coins[clan, slot])
    for word, use in (("turned", TURNED), ("used", USED)):
        if s.slot_used[clan, slot] & use:
            shown[word] = True
    return shown

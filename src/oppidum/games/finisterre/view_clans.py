"""Clans as a client draws them: tracks, units with their stores, territories, and the cards that a viewer may see."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.games.finisterre.layout_cards import STATES
from oppidum.games.finisterre.spelling import GOOD_NAMES
from oppidum.games.finisterre.state import (
    BOAT,
    BOUGHT,
    CARAVAN,
    CART,
    CUBES,
    EMPTY_SLOT,
    HIDDEN,
    NO_UNIT,
    NOTHING,
    PART,
    REVEALED,
    TAKEN,
    TOWN_TILE,
    TURNED,
    USED,
    Position,
)
from oppidum.games.finisterre.view_map import CELL_NAMES, COMARCA_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

KIND_NAMES = {PART: "village", BOAT: "boat", CART: "cart"}


class People:
    """The clans of a position, read once into lists."""

    def __init__(self, game: Finisterre, s: Position) -> None:
        self.game = game
        self.s = s
        self.kinds: list[list[int]] = [
            [kind for kind in kinds if kind != NO_UNIT] for kinds in s.unit_kind[: s.players].tolist()
        ]
        self.places: list[list[int]] = s.unit_place[: s.players].tolist()
        self.stores: list[list[list[int]]] = s.store[: s.players].tolist()
        self.town_flags: list[list[int]] = s.town_flags.tolist()
        self.town_clans: list[list[int]] = s.town_clan.tolist()
        self.huts: list[int] = game.book.huts.tolist()
        self.die_most: int = game.book.die_most

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


def view_clans(people: People, spirits: list[int]) -> Json:
    """All clans, by seat; the spirit that is compared is told."""
    s = people.s
    taken = s.objective.tolist()
    tracks = [column[: s.players].tolist() for column in (s.coins, s.spirit, s.star, s.carried, s.pool, s.stopped)]
    shared = b"".join(column.tobytes() for column in (s.objective, s.town_flags, s.town_clan))
    return {
        str(clan): people.game.clans.find(
            (clan, *values, spirits[clan], shared, facts_of(s, clan)),
            partial(view_clan, people, clan, values, spirits[clan], taken),
        )
        for clan, values in enumerate(zip(*tracks, strict=True))
    }


def facts_of(s: Position, clan: int) -> bytes:
    """All that the view of a clan depends on, besides its tracks and what is shared."""
    units = (s.unit_kind, s.unit_place, s.unit_com, s.unit_land, s.store, s.hand, s.hand_open, s.hand_later, s.sold)
    slots = (s.slot_card, s.slot_state, s.slot_good, s.slot_value, s.slot_holder, s.slot_coins, s.slot_used)
    return b"".join(column[clan].tobytes() for column in (*units, *slots))


def view_clan(people: People, clan: int, tracks: tuple[int, ...], effective: int, taken: list[int]) -> Json:
    """One clan."""
    s = people.s
    coins, spirit, star, carried, pool, stopped = tracks
    shown = {
        "coins": coins,
        "spirit": spirit,
        "effective": effective,
        "star": star,
        "carried": carried,
        "pool": pool,
        "stopped": bool(stopped),
        "nomad": PART not in people.kinds[clan],
        "tiles": people.game.book.tiles - people.tiles_of(clan),
        "vehicles": people.game.book.vehicles - sum(kind != PART for kind in people.kinds[clan]),
        "units": view_units(people, clan),
        "territories": view_territories(people, clan),
        "hand": view_hand(people, clan),
        "slots": view_slots(people, clan),
        "sold": int(s.sold[clan].sum()),
        "fulfilled": [
            people.game.box.aims[aim]["code"]
            for aim, state in enumerate(taken)
            if state in (TAKEN + clan, REVEALED + clan)
        ],
    }
    if shown["nomad"]:
        store = people.stores[clan][CARAVAN]
        shown["caravan"] = {
            "capacity": people.game.book.caravan_slots,
            "used": people.used(store),
            "store": show_goods(store),
        }
    if bought := show_goods(people.stores[clan][BOUGHT]):
        shown["bought"] = bought
    return shown


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

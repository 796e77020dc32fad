"""What clans have: goods in stores, and cards before them."""

from __future__ import annotations

from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.specialists.abilities import slot_with_room
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_UP
from oppidum.games.finisterre.state import CARAVAN, NOTHING
from tests.games.finisterre.world.ground import Ground
from tests.games.finisterre.world.names import CODES, NUMBERS, by_name, name_of


class Stores(Ground):
    """`give(0, 2, wood=3)` is for the unit 2 of clan 0, `give(0, wood=3)` for its caravan."""

    def give(self, clan: int, store: int = CARAVAN, **goods: int) -> None:
        """Goods for a store, cubes out of supply."""
        for name, amount in goods.items():
            self.s.store[clan, store, NUMBERS[name]] += amount
            self.from_supply(NUMBERS[name], amount)

    def held(self, clan: int, store: int = CARAVAN) -> dict[str, int]:
        """What is in a store."""
        return by_name(self.s.store[clan, store])

    def held_by(self, clan: int) -> dict[str, int]:
        """All that a clan has stored."""
        return by_name(self.s.store[clan].sum(axis=0))

    def hire(self, clan: int, name: str, state: int | None = None, **goods: int) -> int:
        """A card comes before a clan; its slot. It is face up, or active if goods lie on it: a cube or die of each."""
        s, slot = self.s, int(slot_with_room(self.s, clan))
        assert slot != NOTHING, f"Clan {clan} has no room for another card"
        s.slot_card[clan, slot] = CODES[name]
        s.slot_state[clan, slot] = (ACTIVE if goods else FACE_UP) if state is None else state
        s.slot_holder[clan, slot] = NOTHING
        s.slot_good[clan, slot] = NOTHING
        for item, (good, value) in enumerate(goods.items()):
            s.slot_good[clan, slot, item] = NUMBERS[good]
            s.slot_value[clan, slot, item] = value
            if NUMBERS[good] < CUBES:
                s.supply[NUMBERS[good]] -= 1
        return slot

    def lies_on(self, clan: int, slot: int) -> list[tuple[str, int]]:
        """What lies on a card: names and values."""
        goods = zip(self.s.slot_good[clan, slot], self.s.slot_value[clan, slot], strict=True)
        return [(name_of(good, NUMBERS), int(value)) for good, value in goods if good != NOTHING]

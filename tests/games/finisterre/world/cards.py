"""Cards of a world: those that lie, put down or laid by the rules, and those in hands."""

from __future__ import annotations

from typing import Self

from oppidum.core.game import NO_AWARDS
from oppidum.core.options import Value
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import card_phase, hands
from oppidum.games.finisterre.cards.codes import IN_HAND, SPECIALTY
from oppidum.games.finisterre.land import covering, map_refresh, placement
from oppidum.games.finisterre.land.grid import cell_of, on_cell, place_of
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.state import COMARCAS, NOTHING
from tests.games.finisterre.world.names import CODES, NUMBERS, Place, read_cards
from tests.games.finisterre.world.table import Table


def cells(x: int, y: int, facing: int) -> set[tuple[int, int]]:
    """The two cells of a card."""
    return {(x, y), ((x + 1, y), (x, y - 1), (x - 1, y), (x, y + 1))[facing]}


class Cards(Table):
    """`World("SA1 0 0 0, SA2 0 1 0")` lies as it is written; `world.lay("M09", 0, 0)` must be allowed."""

    def __init__(self, cards: str = "", players: int = 2, **options: Value) -> None:
        super().__init__(players, **options)
        for name, x, y, facing in read_cards(cards):
            self.s.card, self.s.cell, self.s.facing = CODES[name], cell_of(x, y), facing
            covering.put_card(self.s, self.b)

    # Cards that lie.

    def ready(self, name: str, clan: int = 0) -> int:
        """A card is in play; the tier at which it can lie, 0 if it fits nowhere."""
        s = self.s
        s.playing = s.asked = clan
        s.card = CODES[name]
        s.card_open = 1
        s.tier = placement.tier_for(s, self.b, s.card, clan)
        return int(s.tier)

    def places(self, name: str, clan: int = 0) -> set[Place]:
        """All x, y and facings where a clan may lay a card: squares, then facings, as players are asked."""
        if self.ready(name, clan) == 0:
            return set()
        s, found = self.s, set()
        squares = self.out[: placement.legal_squares(s, self.b, self.out)].tolist()
        assert len(squares) == len(set(squares))
        for square in squares:
            s.cell = square - moves.SQUARE
            facings = self.out[: placement.legal_facings(s, self.b, self.out)].tolist()
            assert facings
            found |= {(*place_of(int(s.cell)), facing - moves.FACING) for facing in facings}
        s.cell = NOTHING
        s.card = NOTHING
        return found

    def empty_places(self, name: str, clan: int = 0) -> set[Place]:
        """Those of them that cover nothing."""
        return {
            place
            for place in self.places(name, clan)
            if all(on_cell(self.s, cell_of(*cell)) == BARE for cell in cells(*place))
        }

    def put(self, name: str, x: int, y: int, facing: int = 0) -> bool:
        """Clan 0 lays a card there, allowed or not; whether anything is asked then."""
        self.ready(name)
        self.s.cell = cell_of(x, y)
        return bool(card_phase.lay_card(self.s, self.b, facing, NO_AWARDS))

    def lay(
        self,
        name: str,
        x: int,
        y: int,
        facing: int = 0,
        *,
        clan: int = 0,
        recover: int = 0,
        bank: int = 0,
        find: str = "",
    ) -> list[int]:
        """A clan lays a card where it may; the phases in which it was asked. It finds what is named, else nothing."""
        s = self.s
        places = self.places(name, clan)
        assert (x, y, facing) in places, f"{name} may not lie at {(x, y, facing)}, only at {sorted(places)}"
        self.ready(name, clan)
        s.cell = cell_of(x, y)
        asked = []
        going = card_phase.lay_card(s, self.b, facing, NO_AWARDS)
        while going and s.phase in (phases.RECOVER, phases.BANK, phases.FIND):
            asked.append(int(s.phase))
            if s.phase == phases.RECOVER:
                going = card_phase.choose_recovery(s, self.b, self.legal()[min(recover, 1)], NO_AWARDS)
            elif s.phase == phases.BANK:
                going = card_phase.choose_odd_bank(s, self.b, moves.BANK + bank, NO_AWARDS)
            else:
                going = card_phase.choose_find(s, self.b, self.find(find), NO_AWARDS)
                find = ""
        if going:
            asked.append(int(s.phase))
        return asked

    def lay_cards(self, cards: str) -> Self:
        """Clan 0 lays one card after the other and finds nothing: `SB6 2 0 0, SC5 2 -1 0`."""
        for card in read_cards(cards):
            self.lay(*card)
        return self

    def find(self, name: str) -> int:
        """The answer that takes the first find of a name."""
        for action in self.legal():
            if action != moves.NO_FIND and name and (action - moves.FIND) // COMARCAS >> 3 == NUMBERS[name]:
                return action
        return moves.NO_FIND

    # What is printed on them.

    def herd(self, name: str, half: int, animals: str) -> None:
        """A farm with these animals: s sheep, p pigs, c cows."""
        self.book.farm[2 * CODES[name] + half] = [animals.count(animal) for animal in "spc"]

    def without_bridge(self, name: str = "SA1") -> Self:
        """As if a card had no bridge on its square A."""
        face = 8 * CODES[name]
        self.book.bridge[face : face + 4] = 0
        map_refresh.refresh_map(self.s, self.b)
        return self

    # Cards in hands.

    def deal(self, clan: int, *names: str, is_open: int = 0) -> None:
        """Cards come to a clan's hand, wherever they were."""
        for name in names:
            index, code = hands.cards_in_hand(self.s, clan), CODES[name]
            self.s.hand[clan, index] = code
            self.s.hand_open[clan, index] = is_open
            if code < SPECIALTY:
                self.s.where[code] = IN_HAND

    def draw(self, clan: int, *names: str, is_open: bool = False) -> None:
        """A clan draws certain cards from the top."""
        for name in names:
            hands.draw_card(self.s, self.b, CODES[name], clan, is_open, 0)

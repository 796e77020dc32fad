"""Cards as text: what is left in the deck, hands, slots, objectives, the display and the row.

 upper objectives 1 specialists 2 SB3 SB7     what is left in the upper pile; `lower` likewise
 1 LAB lower open later                       in a hand: from the lower pile, seen by all, for the next turn
 1 2 LAB up lower                             in slot 2 of clan 1: down, up, active, ill or away
 1 2 SPY away on crop 3 holder 2 coins 4 used turned   with what lies on it, who has it, and what it did in this turn
 F03 public, F05 sold 2, P01 taken 1          objectives that are in nobody's hand
Terrain cards that are named nowhere lie on the table, under others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.games.finisterre.cards.codes import (
    GLOBAL,
    HIDDEN,
    IN_HAND,
    IN_ROW,
    OBJECTIVE,
    ON_TABLE,
    OUT,
    OWNED,
    REVEALED,
    SOLD,
    SPECIALTY,
    TAKEN,
    UNSEEN,
    UPPER,
)
from oppidum.games.finisterre.cards.hands import OBJECTIVE_CARDS, SPECIALTY_CARDS, TERRAIN_CARDS
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT
from oppidum.games.finisterre.state import HAND, ITEMS, NOTHING, SLOTS, Position
from oppidum.games.finisterre.words.layout_words import PILES, Words, block, clans, write_card, write_pile, write_set
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, name_item

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

KEYS = ("upper", "lower", "top", "display", "row", "card")
BLOCKS = ("hands", "slots", "objectives")
STATES = ("-", "down", "up", "active", "ill", "away")
USES = ("turned", "used", "used-again", "found", "reaped", "raised", "served")  # bits of slot_used


def describe(game: Finisterre, s: Position) -> list[str]:
    """All cards that are not on the map."""
    row = [game.box.names[card] for card in range(game.book.cards) if s.where[card] == IN_ROW]
    display = [
        game.box.names[SPECIALTY + kind] for kind in range(game.book.specialties) for _ in range(s.display[kind])
    ]
    return [
        *(describe_pile(game, s, pile) for pile in range(2)),
        *([f"top {write_card(game, s.top)} known{write_set(s.top_known)}"] if s.top != NOTHING else []),
        *([f"display {' '.join(display)}"] if display else []),
        *([f"row {' '.join(row)}"] if row else []),
        *([describe_card(game, s)] if s.card != NOTHING else []),
        *block("hands", [line for clan in clans(s) for line in describe_hand(game, s, clan)]),
        *block("slots", [line for clan in clans(s) for line in describe_slots(game, s, clan)]),
        *block("objectives", list(describe_objectives(game, s))),
    ]


def describe_pile(game: Finisterre, s: Position, pile: int) -> str:
    """What is left in a pile."""
    cards = [game.box.names[card] for card in range(game.book.cards) if s.where[card] == UPPER + pile]
    objectives, specialists = s.deck[pile, OBJECTIVE_CARDS], s.deck[pile, SPECIALTY_CARDS]
    return " ".join([f"{PILES[pile]} objectives {objectives} specialists {specialists}", *cards])


def describe_card(game: Finisterre, s: Position) -> str:
    """The card in play."""
    text = f"card {write_card(game, s.card)}{write_pile(s.card_pile)}{' open' if s.card_open else ''}"
    return text + (" row" if s.from_row else "")


def describe_hand(game: Finisterre, s: Position, clan: int) -> Iterator[str]:
    """The cards in a hand."""
    for index in range(HAND):
        if s.hand[clan, index] != NOTHING:
            text = f"{clan + 1} {write_card(game, int(s.hand[clan, index]))}{write_pile(s.hand_pile[clan, index])}"
            yield text + " open" * int(s.hand_open[clan, index]) + " later" * int(s.hand_later[clan, index])


def describe_slots(game: Finisterre, s: Position, clan: int) -> Iterator[str]:
    """The cards before a clan."""
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] != EMPTY_SLOT:
            card, state = write_card(game, int(s.slot_card[clan, slot])), STATES[s.slot_state[clan, slot]]
            yield f"{clan + 1} {slot + 1} {card} {state}{write_pile(s.slot_pile[clan, slot])}{write_use(s, clan, slot)}"


def write_use(s: Position, clan: int, slot: int) -> str:
    """What lies on a card, who has it, and what it has done, each behind a space."""
    items = zip(s.slot_good[clan, slot].tolist(), s.slot_value[clan, slot].tolist(), strict=True)
    text = "".join(f" on {name_item(good, value)}" for good, value in items if good != NOTHING)
    if s.slot_holder[clan, slot] != NOTHING:
        text += f" holder {s.slot_holder[clan, slot] + 1}"
    if s.slot_coins[clan, slot]:
        text += f" coins {s.slot_coins[clan, slot]}"
    done = [word for bit, word in enumerate(USES) if s.slot_used[clan, slot] >> bit & 1]
    return text + (f" used {' '.join(done)}" if done else "")


def describe_objectives(game: Finisterre, s: Position) -> Iterator[str]:
    """Objectives that are for all, sold, or fulfilled: taken when they were open, revealed when hidden."""
    for number in range(game.book.objectives):
        state, pile = int(s.objective[number]), write_pile(s.objective_pile[number])
        name = game.box.names[OBJECTIVE + number]
        if state >= REVEALED:
            yield f"{name} revealed {state - REVEALED + 1}{pile}"
        elif state >= TAKEN:
            yield f"{name} taken {state - TAKEN + 1}{pile}"
        elif state >= SOLD:
            yield f"{name} sold {state - SOLD + 1}{pile}"
        elif state == GLOBAL:
            yield f"{name} public{pile}"


class Count:
    """Where each card is, so that none is in two places."""

    def __init__(self, game: Finisterre, s: Position) -> None:
        self.game, self.s = game, s
        self.copies = game.book.copies.copy()
        s.unseen[:] = game.book.copies
        for card in range(game.book.cards):
            s.where[card] = OUT if game.book.pile[card] == OUT else NOTHING
        for plot in range(s.plots):
            if s.plot_face[plot] >= 0:
                s.where[int(s.plot_face[plot]) >> 3] = ON_TABLE

    def terrain(self, code: int, where: int) -> None:
        """A terrain card is somewhere."""
        if not 0 <= code < self.game.book.cards:
            raise fault(f"{write_card(self.game, code)} is not a terrain card")
        if self.s.where[code] != NOTHING:
            raise Refusal("FIN-001", f"{self.game.box.names[code]} is not in this deck, or in two places")
        self.s.where[code] = where

    def specialist(self, code: int) -> None:
        """Somebody has drawn a specialist."""
        kind = code - SPECIALTY
        if self.s.unseen[kind] == 0:
            raise Refusal("FIN-004", f"there are only {self.game.book.copies[kind]} {self.game.box.names[code]}")
        self.s.unseen[kind] -= 1

    def objective(self, code: int, state: int, pile: int) -> None:
        """An objective is somewhere."""
        if self.s.objective[code - OBJECTIVE] != UNSEEN:
            raise Refusal("FIN-005", f"{self.game.box.names[code]} is in two places")
        self.s.objective[code - OBJECTIVE] = state
        self.s.objective_pile[code - OBJECTIVE] = pile

    def held(self, code: int, clan: int, pile: int) -> None:
        """A clan holds a card."""
        if code == HIDDEN:
            return
        if code < SPECIALTY:
            self.terrain(code, IN_HAND)
        elif code < OBJECTIVE:
            self.specialist(code)
        else:
            self.objective(code, OWNED + clan, pile)


def read(game: Finisterre, s: Position, lines: Layout) -> None:
    """The cards from their lines; the asked clan holds the card in play."""
    count = Count(game, s)
    for pile, key in enumerate(PILES):
        with lines.on(key):
            read_pile(count, pile, Words(game, lines.entries.get(key, [])))
    for key, reader in READERS.items():
        if key in lines.entries and key not in BLOCKS:
            with lines.on(key):
                reader(count, Words(game, lines.entries[key]))
        for line, words in lines.blocks.get(key, []):
            with on_line(line):
                taken = Words(game, words)
                reader(count, taken)
                taken.end()
    if "card" in lines.entries:
        with lines.on("card"):
            read_card(count, Words(game, lines.entries["card"]), lines)
    s.where[: game.book.cards][s.where[: game.book.cards] == NOTHING] = ON_TABLE


def read_pile(count: Count, pile: int, words: Words) -> None:
    """What is left in a pile; nothing if it is not written."""
    deck = count.s.deck
    deck[pile] = 0
    if words.has("objectives"):
        deck[pile, OBJECTIVE_CARDS] = words.number(0, 40)
    if words.has("specialists"):
        deck[pile, SPECIALTY_CARDS] = words.number(0, 80)
    while words:
        count.terrain(words.card(), UPPER + pile)
        deck[pile, TERRAIN_CARDS] += 1


def read_top(count: Count, words: Words) -> None:
    """The card on top, and who knows it."""
    count.s.top = words.card()
    words.one_of(("known",))
    while words:
        count.s.top_known |= 1 << words.clan()


def read_display(count: Count, words: Words) -> None:
    """Specialists beside the board."""
    while words:
        code = words.card()
        if not SPECIALTY <= code < OBJECTIVE:
            raise fault(f"{write_card(count.game, code)} is not a specialist")
        count.specialist(code)
        count.s.display[code - SPECIALTY] += 1


def read_row(count: Count, words: Words) -> None:
    """Cards that fitted nowhere."""
    while words:
        count.terrain(words.card(), IN_ROW)


def read_hand(count: Count, words: Words) -> None:
    """A card in a hand."""
    s, clan = count.s, words.clan()
    index = int((s.hand[clan] != NOTHING).sum())
    if index == HAND:
        raise fault(f"clan {clan + 1} holds too many cards")
    s.hand[clan, index] = words.card()
    s.hand_pile[clan, index] = words.pile()
    s.hand_open[clan, index] = words.has("open")
    s.hand_later[clan, index] = words.has("later")
    count.held(int(s.hand[clan, index]), clan, int(s.hand_pile[clan, index]))


def read_slot(count: Count, words: Words) -> None:
    """A card before a clan."""
    s, clan = count.s, words.clan()
    slot = words.number(1, SLOTS) - 1
    if s.slot_state[clan, slot] != EMPTY_SLOT:
        raise Refusal("FIN-046", f"two cards are in slot {slot + 1} of clan {clan + 1}")
    s.slot_card[clan, slot] = words.card()
    s.slot_state[clan, slot] = words.one_of(STATES[1:]) + 1
    s.slot_pile[clan, slot] = words.pile()
    read_use(s, words, clan, slot)
    if 0 <= s.slot_card[clan, slot] < SPECIALTY:
        raise fault("terrain cards are not put into slots")
    count.held(int(s.slot_card[clan, slot]), clan, int(s.slot_pile[clan, slot]))


def read_use(s: Position, words: Words, clan: int, slot: int) -> None:
    """What lies on a card, who has it, and what it has done."""
    item = 0
    while words.has("on"):
        if item == ITEMS:
            raise fault(f"at most {ITEMS} goods lie on a card")
        good = words.one_of(GOOD_NAMES)
        s.slot_good[clan, slot, item] = good
        s.slot_value[clan, slot, item] = 1 if good < CUBES else words.number(1, 6)
        item += 1
    if words.has("holder"):
        s.slot_holder[clan, slot] = words.clan()
    if words.has("coins"):
        s.slot_coins[clan, slot] = words.number(1, 9999)
    if words.has("used"):
        while words:
            s.slot_used[clan, slot] |= 1 << words.one_of(USES)


def read_objective(count: Count, words: Words) -> None:
    """An objective that is for all, sold or fulfilled."""
    code = words.card()
    if code < OBJECTIVE:
        raise fault(f"{write_card(count.game, code)} is not an objective")
    state = (GLOBAL, SOLD, TAKEN, REVEALED)[words.one_of(("public", "sold", "taken", "revealed"))]
    state += 0 if state == GLOBAL else words.clan()
    count.objective(code, state, words.pile())


READERS = {
    "top": read_top,
    "display": read_display,
    "row": read_row,
    "hands": read_hand,
    "slots": read_slot,
    "objectives": read_objective,
}


def read_card(count: Count, words: Words, lines: Layout) -> None:
    """The card in play."""
    s = count.s
    s.card = words.card()
    s.card_pile = words.pile()
    s.card_open = words.has("open")
    s.from_row = words.has("row")
    words.end()
    if s.card >= SPECIALTY or (s.card >= 0 and s.where[s.card] == NOTHING):
        clan = Words(count.game, lines.entries.get("asked", ["1"])).clan()
        count.held(s.card, clan, int(s.card_pile))

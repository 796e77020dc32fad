"""What a clan knows: others' hidden cards are back in the piles they came from, and imagining draws them again.

Nobody knows the hidden cards in others' hands, the cards that lie face down before them, the objectives they have sold,
the card they are just deciding about, what their seers look at, nor a card on top that they have not seen (FIN-158).
Where a table bids blindly, nobody knows how much iron an attack has until it is answered.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np

from oppidum.core.game import Player
from oppidum.core.match import Event
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.steps import note_answer
from oppidum.games.finisterre.actions.strife.attacks import can_commit
from oppidum.games.finisterre.actions.strife.defence import can_defend, force_of
from oppidum.games.finisterre.book import Book
from oppidum.games.finisterre.cards import dealing, hands
from oppidum.games.finisterre.cards.codes import HIDDEN, IN_HAND, OBJECTIVE, OWNED, SOLD, SPECIALTY, UNSEEN, UPPER
from oppidum.games.finisterre.cards.hands import OBJECTIVE_CARDS, SPECIALTY_CARDS, TERRAIN_CARDS
from oppidum.games.finisterre.ends.fulfilling import is_fulfilled
from oppidum.games.finisterre.hidden.disclosure import discloses_at
from oppidum.games.finisterre.hidden.hiding import hide, is_card_secret, knows_top, unknown_sales
from oppidum.games.finisterre.state import NOTHING, UNITS, Position

SORTS = (TERRAIN_CARDS, OBJECTIVE_CARDS, SPECIALTY_CARDS)
TRIES = 40  # to think of an objective that is not fulfilled
Place = tuple[str, int, int]  # a field with codes of cards, the clan, the index
SEEN = "seen"  # the field with what a seer looks at


def observe(game: Any, s: Position, viewer: Player | None) -> Position:
    """The position as a viewer knows it; at the end all is shown."""
    seen = s.copy()
    hide(seen.row, game.book.row, eyes_of(viewer))
    return seen


def eyes_of(viewer: Player | None) -> int:
    """A viewer as rules count them."""
    return NOTHING if viewer is None else viewer


def hidden_places(s: Position) -> list[tuple[str, int, int, int]]:
    """Where cards lie that the viewer of an observed position does not know, with the piles they came from.

    First those that are no terrain.
    """
    found = [("card", s.asked, 0, s.card_pile)] if s.card == HIDDEN else []
    for name, pile in (("slot_card", "slot_pile"), ("hand", "hand_pile")):
        codes, piles = getattr(s, name), getattr(s, pile)
        found += [(name, clan, index, int(piles[clan, index])) for clan, index in np.argwhere(codes == HIDDEN).tolist()]
    return found + [(SEEN, s.playing, int(at), int(s.seen_pile[at])) for at in (s.seen == HIDDEN).nonzero()[0]]


def write_code(s: Position, place: Place, code: int) -> None:
    """Another card at a place."""
    name, clan, index = place
    if name == "card":
        s.card = code
    elif name == SEEN:
        s.seen[index] = code
    else:
        getattr(s, name)[clan, index] = code


class Imagination:
    """A position that is being filled with cards, each as likely as the viewer must think it."""

    def __init__(self, s: Position, book: Book, rng: random.Random, top_pile: int) -> None:
        self.s = s
        self.book = book
        self.objective = s.objective[: book.objectives]
        self.rng = rng
        self.kept = (s.top, top_pile) if s.top >= 0 else None  # a known top card is given to nobody

    def left(self, pile: int, column: int) -> int:
        """Cards of a sort that are left in a pile."""
        count = int(self.s.deck[pile, column])
        if self.kept is not None and self.kept[1] == pile and column == column_of(self.kept[0]):
            count -= 1
        return count

    def pick(self, pile: int, columns: tuple[int, ...]) -> int:
        """A card of a pile, of one of these sorts."""
        column = self.rng.choices(columns, [self.left(pile, column) for column in columns])[0]
        return self.pick_of(pile, column)

    def pick_of(self, pile: int, column: int) -> int:
        """A card of a pile and a sort."""
        s, kept = self.s, None if self.kept is None else self.kept[0]
        if column == TERRAIN_CARDS:
            codes = [int(card) for card in (s.where == UPPER + pile).nonzero()[0]]
        elif column == OBJECTIVE_CARDS:
            codes = [OBJECTIVE + int(number) for number in (self.objective == UNSEEN).nonzero()[0]]
        else:
            codes = [SPECIALTY + kind for kind, copies in enumerate(s.unseen.tolist()) for _ in range(copies)]
        if kept in codes:
            codes.remove(kept)
        return self.rng.choice(codes)

    def pick_face_down(self, pile: int, clan: int) -> int:
        """A card that lies face down before a clan: no objective that it fulfils, for that would lie open."""
        code = self.pick(pile, SORTS[1:])
        for _ in range(TRIES):
            if not self.would_lie_open(code - OBJECTIVE, clan):
                break
            code = self.pick_of(pile, OBJECTIVE_CARDS)
        return code

    def would_lie_open(self, number: int, clan: int) -> bool:
        """Whether a card is a partial objective that a clan fulfils."""
        return number >= self.book.finals and bool(is_fulfilled(self.s.row, self.book.row, clan, number))

    def take(self, code: int, pile: int, owner: int) -> None:
        """A card leaves its pile; an objective gets an owner."""
        s = self.s
        s.deck[pile, column_of(code)] -= 1
        if code < SPECIALTY:
            s.where[code] = IN_HAND
        elif code < OBJECTIVE:
            s.unseen[code - SPECIALTY] -= 1
        else:
            s.objective[code - OBJECTIVE] = owner
            s.objective_pile[code - OBJECTIVE] = pile


def column_of(code: int) -> int:
    """The sort of a card, as a column of the deck."""
    if code < SPECIALTY:
        return TERRAIN_CARDS
    return SPECIALTY_CARDS if code < OBJECTIVE else OBJECTIVE_CARDS


def imagine(game: Any, seen: Position, viewer: Player | None, rng: random.Random) -> Position:  # noqa: ARG001  as `observe`
    """A full position that the viewer must think possible, each as likely as the shuffled piles make it.

    What is known to be an objective is drawn first, then what is no terrain, then the hands and what a seer looks at:
    so every way to lay the unknown cards has the same chance.
    """
    s = seen.copy()
    places = hidden_places(seen)
    sales = [
        (clan, pile)
        for clan in range(game.players)
        for pile in range(2)
        for _ in range(unknown_sales(s.row, clan, pile))
    ]
    lying = [pile for *_, pile in places] + [pile for _, pile in sales]
    top_pile = 0 if int(s.deck[0].sum()) > lying.count(0) else 1  # the pile of the card on top
    mind = Imagination(s, game.book, rng, top_pile)
    columns = {"card": SORTS[1:], "hand": SORTS, SEEN: SORTS}
    for clan, pile in sales:
        mind.take(mind.pick_of(pile, OBJECTIVE_CARDS), pile, SOLD + clan)
    for name, clan, index, pile in places:
        code = mind.pick_face_down(pile, clan) if name == "slot_card" else mind.pick(pile, columns[name])
        mind.take(code, pile, OWNED + clan)
        write_code(s, (name, clan, index), code)
    if s.top == HIDDEN:
        s.top = mind.pick(top_pile, SORTS)
    if s.force == HIDDEN:
        imagine_bid(game, s, rng)
    s.unknown = 0
    return s


def imagine_bid(game: Any, s: Position, rng: random.Random) -> None:
    """Any strength with which the attack may have been made."""
    bids = [bid for bid in range(moves.AMOUNTS) if can_commit(s.row, game.book.row, s.playing, s.target, bid)]
    bid = rng.choice(bids)
    note_answer(s.row, 2, bid)
    s.force = force_of(bid)


def reveals(game: Any, before: Position, after: Position, viewer: Player) -> bool:
    """Whether a step showed its player what was hidden before it."""
    return bool(discloses_at(before.rows, 0, after.rows, game.book.rows, viewer))


def conceal(game: Any, before: Position, event: Event, viewer: Player | None) -> Event:
    """An event as the viewer may read it: without the names of cards that stay hidden."""
    word, _, name = event.text.partition(" ")
    if word == "draw" and is_draw_secret(before, viewer):
        return replace(event, text="draw ?")
    if word == "play" and event.actor != viewer and is_play_secret(before, event.actor, game.box.codes[name]):
        return replace(event, text="play ?")
    if event.text == "keep" and is_card_secret(before.row, eyes_of(viewer)):
        return replace(event, text="keep down")  # a specialist or an objective: nobody else can tell
    if before.phase == phases.DIVINE and viewer != before.asked:
        return replace(event, text="put back ?" if word == "put" else "keep ?")  # a single card may be put back
    if event.actor != viewer and is_blind_bid(game, before):
        return replace(event, text="?")
    return event


def is_blind_bid(game: Any, before: Position) -> bool:
    """Whether iron is being committed that the attacked clan will answer without seeing it."""
    if not game.book.blind_bids or before.kind != kinds.ATTACK or before.phase != phases.AMOUNT:
        return False
    return bool(can_defend(before.row, game.book.row, before.other // UNITS, before.other % UNITS))


def is_draw_secret(before: Position, viewer: Player | None) -> bool:
    """Whether the card that is drawn for `asked` is hidden from a viewer."""
    knew = before.top >= 0 and knows_top(before.row, eyes_of(viewer))
    return viewer != before.asked and not knew and not dealing.is_dealt_openly(before.row)


def is_play_secret(before: Position, actor: Player, code: int) -> bool:
    """Whether a clan plays a card that the others cannot see: terrain is shown at once."""
    index = hands.place_in_hand(before.row, actor, code)
    return code >= SPECIALTY and index >= 0 and not before.hand_open[actor, index]

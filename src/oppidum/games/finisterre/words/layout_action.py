"""The action that is being decided as text: its kind, what has been answered, and what others answer or see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.layout import fault
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.building.building import arrow_cell
from oppidum.games.finisterre.actions.building.faults import find_edges
from oppidum.games.finisterre.cards.codes import IN_HAND, OBJECTIVE, OWNED, SPECIALTY
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import NOTHING, SLOTS, STRAY, UNITS, Position
from oppidum.games.finisterre.words.layout_map import known_anchor, known_comarca, known_plot
from oppidum.games.finisterre.words.layout_words import Words, write_card, write_goods, write_pile
from oppidum.games.finisterre.words.spelling import (
    GOOD_NAMES,
    LOT_NAMES,
    STORE_NAMES,
    WINDS,
    name_anchor,
    name_cell,
    name_comarca,
    name_store,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def describe(game: Finisterre, s: Position) -> list[str]:
    """What has been said of an action, and what hangs on it."""
    return [
        *(describe_action(game, s) if s.kind != NOTHING else []),
        *([f"amounts{write_goods(s.amounts.tolist())}"] if s.amounts.any() else []),
        *([f"victim {s.victim + 1}"] if s.victim != NOTHING else []),
        *([f"rescued {name_store(s.rescued)}"] if s.rescued != NOTHING else []),
        *([f"stray {name_anchor(s.stray_anchor)}"] if s.stray_anchor != NOTHING else []),
        *([describe_seen(game, s)] if s.seen[0] != NOTHING else []),
    ]


def describe_seen(game: Finisterre, s: Position) -> str:
    """The cards that a seer has looked at, with the piles they came from."""
    rows = zip(s.seen.tolist(), s.seen_pile.tolist(), strict=True)
    return "seen" + "".join(f" {write_card(game, code)}{write_pile(pile)}" for code, pile in rows if code != NOTHING)


def describe_action(game: Finisterre, s: Position) -> list[str]:
    """The action that is being decided."""
    lines = [f"kind {kinds.WORDS[s.kind]}"]
    if s.target != NOTHING:
        lines.append(f"target {describe_target(game, s)}")
    return lines + ([f"other {s.other}"] if s.other != NOTHING else [])


def describe_target(game: Finisterre, s: Position) -> str:
    """The first answer of an action."""
    asking = kinds.KINDS[s.kind].asks[0]
    if asking in (questions.SITE, questions.DOCK):
        face, side = int(s.plot_face[s.target >> 2]), s.target & 3
        word = "dock" if face > BARE and game.book.edge[face, side] == DOCK else "site"
        return f"{word} {name_cell(int(arrow_cell(s.row, s.target)))} {WINDS[(side + 2) & 3]}"
    if asking in (questions.UNIT, questions.TREASURY):
        return f"unit {s.target + 1}"
    if asking == questions.ANY_UNIT:
        return f"unit {s.target % UNITS + 1} of {s.target // UNITS + 1}"
    if asking == questions.DOLMEN:
        return f"dolmen {name_cell(int(s.plot_cell[s.target]))}"
    if asking == questions.WHOM:
        return f"clan {s.target + 1}"
    if asking == questions.OWN_CARD:
        return f"slot {s.target + 1}"
    if asking == questions.ANY_CARD:
        return f"slot {s.target % SLOTS + 1} of {s.target // SLOTS + 1}"
    if asking == questions.PROFESSION:
        return f"specialist {game.box.names[SPECIALTY + s.target]}"
    if asking == questions.COMARCA:
        return f"comarca {name_comarca(s.target)}"
    if asking == questions.LOT:
        return f"lot {LOT_NAMES[s.target]}"
    if asking == questions.GOOD:
        return f"{GOOD_NAMES[s.target % GOODS]} of {name_store(s.target // GOODS)}"
    return str(s.target)


def read_kind(s: Position, words: Words) -> None:
    """The kind of action that is being decided."""
    if words.line not in kinds.WORDS:
        raise fault(f"{words.line!r} is none of {', '.join(kinds.WORDS)}")
    words.words.clear()
    s.kind = kinds.WORDS.index(words.line)


def read_target(s: Position, words: Words) -> None:
    """The first answer of an action."""
    word = words.next()
    if word in ("site", "dock"):
        cell, side = words.cell(), words.one_of(WINDS)
        edges = [
            edge
            for edge in find_edges(words.game, s, DOCK if word == "dock" else SITE)
            if arrow_cell(s.row, edge) == cell and (edge + 2) & 3 == side
        ]
        if not edges:
            raise fault(f"there is no {words.line}")
        s.target = edges[0]
    elif word in ("unit", "slot"):
        size = UNITS if word == "unit" else SLOTS
        s.target = words.number(1, size) - 1
        if words.has("of"):
            s.target += size * words.clan()
    elif word == "dolmen":
        s.target = known_plot(s, words.cell())
    elif word == "clan":
        s.target = words.clan()
    elif word == "specialist":
        s.target = words.card() - SPECIALTY
    elif word == "comarca":
        s.target = known_comarca(s, words)
    elif word == "lot":
        s.target = words.one_of(LOT_NAMES)
    elif word in GOOD_NAMES:
        words.one_of(("of",))
        names = {name: store for store, name in STORE_NAMES.items()}
        store = words.next() if words and words.words[0] in names else ""
        s.target = GOODS * (names[store] if store else words.number(1, UNITS) - 1) + GOOD_NAMES.index(word)
    elif word.isdecimal() and int(word) < 2000:
        s.target = int(word)
    else:
        raise fault(f"{words.line!r} is not a target")


def read_other(s: Position, words: Words) -> None:
    """The second answer, as a number."""
    s.other = words.number(0, 99_999)


def read_amounts(s: Position, words: Words) -> None:
    """Food that is being sold."""
    s.amounts[:] = words.goods(99)


def read_victim(s: Position, words: Words) -> None:
    """The clan that is attacked or converted."""
    s.victim = words.clan()


def read_rescued(s: Position, words: Words) -> None:
    """The store whose goods are rescued."""
    s.rescued = STRAY if words.has(STORE_NAMES[STRAY]) else words.number(1, UNITS) - 1


def read_stray(s: Position, words: Words) -> None:
    """Where the part stood whose goods are rescued."""
    s.stray_anchor = known_anchor(s, words.anchor())


def read_seen(s: Position, words: Words) -> None:
    """The cards that a seer has looked at; they have left the deck."""
    for index in range(2):
        if words:
            code = words.card()
            s.seen[index] = code
            s.seen_pile[index] = words.pile()
            if code >= 0:
                note_seen(s, code, int(s.seen_pile[index]))


def note_seen(s: Position, code: int, pile: int) -> None:
    """A card that a seer holds is neither in the deck nor on the table."""
    if code < SPECIALTY:
        s.where[code] = IN_HAND
    elif code < OBJECTIVE:
        s.unseen[code - SPECIALTY] -= 1
    else:
        s.objective[code - OBJECTIVE] = OWNED + s.asked
        s.objective_pile[code - OBJECTIVE] = pile


READERS = {
    "kind": read_kind,
    "target": read_target,
    "other": read_other,
    "amounts": read_amounts,
    "victim": read_victim,
    "rescued": read_rescued,
    "stray": read_stray,
    "seen": read_seen,
}

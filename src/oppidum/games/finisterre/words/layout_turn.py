"""The turn as text: who is asked what, and how far a card, a harvest or an action has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.hidden.hiding import hidden_in_all
from oppidum.games.finisterre.state import COMARCAS, FINDS, LINKS, NOTHING, TOWNS, Position
from oppidum.games.finisterre.words import layout_action
from oppidum.games.finisterre.words.layout_map import known_comarca, known_plot, read_heap
from oppidum.games.finisterre.words.layout_people import check_stores
from oppidum.games.finisterre.words.layout_words import Words, block, clans, write_set
from oppidum.games.finisterre.words.spelling import (
    WINDS,
    name_anchor,
    name_cell,
    name_comarca,
    name_facing,
    name_item,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

PHASES = (
    *("first", "deal", "card", "square", "facing", "recover", "bank", "find", "keep", "harvest", "take", "link"),
    *("link-take", "feed", "carry", "act", "target", "amount", "cell", "consent", "defend", "loot", "rescue"),
    *("form", "overflow", "seer", "over"),
)
CLANS_ASKED = {"start": "start", "asked": "asked", "playing": "playing", "picker": "picker"}  # an entry, the field
NUMBERS = {
    "turn": "turn",
    "seasons": "seasons",
    "tier": "tier",
    "side": "side",
    "loss": "loss",
    "odd-fish": "odd_fish",
    "finds-left": "finds_left",
    "passed": "passed",
    "allowance": "allowance",
    "taken": "taken",
    "actions": "actions_left",
    "free": "free_left",
    "force": "force",
}
SETS = {"sites-before": "sites_before", "docks-before": "docks_before", "reaped": "reaped"}
KEYS = (
    *("phase", *CLANS_ASKED, *NUMBERS, *SETS, "at", "facing", "odd-side", "field", "splits", "lost", "spared"),
    *layout_action.READERS,
)
BLOCKS = ("finds", "links", "before")
Reader = Callable[[Position, Words], None]


def describe(game: Finisterre, s: Position) -> list[str]:
    """Who is asked what, and what has been said."""
    return [
        f"phase {PHASES[s.phase]}",
        *(f"{key} {getattr(s, field) + 1}" for key, field in CLANS_ASKED.items() if getattr(s, field) != NOTHING),
        *(f"{key} {getattr(s, field)}" for key, field in NUMBERS.items() if getattr(s, field)),
        *(f"{key} {name_set(getattr(s, field))}" for key, field in SETS.items() if getattr(s, field)),
        *describe_card_turn(game, s),
        *([f"field {name_comarca(s.field)}"] if s.field != NOTHING else []),
        *block("finds", [describe_find(s, find) for find in range(s.finds)]),
        *block("links", [f"{name_comarca(one)} {name_comarca(two)}" for one, two in s.link[: s.links].tolist()]),
        *block("before", describe_before(s)),
        *layout_action.describe(game, s),
    ]


def name_set(comarcas: int) -> str:
    """A set of comarcas."""
    return " ".join(name_comarca(comarca) for comarca in range(COMARCAS) if comarcas >> comarca & 1)


def describe_card_turn(game: Finisterre, s: Position) -> list[str]:
    """Where the card in play lies, and what it has covered."""
    lines = [f"at {name_cell(s.cell)}", f"facing {name_facing(s.facing)}"] if s.cell != NOTHING else []
    if s.odd_bank != NOTHING:
        lines.append(f"odd-side {'AB'[s.odd_bank >> 2]} {WINDS[s.odd_bank & 3]}")
    splits = [(new, int(old)) for new, old in enumerate(s.split_from) if old != NOTHING]
    if splits:
        lines.append("splits " + " ".join(f"{name_comarca(new)} {name_comarca(old)}" for new, old in splits))
    if s.phase == phases.RECOVER:
        lines.append("lost " + " ".join("-" if card == NOTHING else game.box.names[int(card)] for card in s.lost))
        cells = ["-" if plot == NOTHING else name_cell(int(s.plot_cell[plot])) for plot in s.spared.tolist()]
        lines.append("spared " + " ".join(cells))
    return lines


def describe_find(s: Position, find: int) -> str:
    """A good that the card has brought, where to, and how many of it are left to be found."""
    kind = int(s.find[find])
    return f"{name_anchor(int(s.find_anchor[find]))} {name_item(kind >> 3, kind & 7)} x{s.find_count[find]}"


def describe_before(s: Position) -> list[str]:
    """What others had before the card came down: `2 bridge 1 3` (towns), `2 town 1 linked 3`."""
    lines = [f"{clan + 1} bridge{write_set(int(s.had_bridge[clan]))}" for clan in clans(s) if s.had_bridge[clan]]
    return lines + [
        f"{clan + 1} town {town + 1} linked{write_set(int(s.linked[clan, town]))}"
        for clan in clans(s)
        for town in range(TOWNS)
        if s.linked[clan, town]
    ]


def read(game: Finisterre, s: Position, lines: Layout) -> None:
    """Who is asked what, from the lines."""
    s.phase = PHASES.index(lines.word("phase", PHASES))
    for key, field in CLANS_ASKED.items():
        setattr(s, field, lines.number(key, game.players, getattr(s, field) + 1, least=1) - 1)
    for key, field in NUMBERS.items():
        setattr(s, field, lines.number(key, 9999, 0))
    s.split_from[:] = NOTHING
    s.lost[:] = NOTHING
    s.spared[:] = NOTHING
    s.seen[:] = NOTHING
    s.victim = NOTHING
    s.rescued = NOTHING
    s.stray_anchor = NOTHING
    for key, reader in READERS.items():
        if key in lines.entries and key not in BLOCKS:
            with lines.on(key):
                read_line(game, s, reader, lines.entries[key])
        for line, words in lines.blocks.get(key, []):
            with on_line(line):
                read_line(game, s, reader, words)
    for key, field in SETS.items():
        with lines.on(key):
            setattr(s, field, read_set(s, Words(game, lines.entries.get(key, []))))
    s.unknown = int(hidden_in_all(s.row))
    with lines.on("units"):
        check_stores(game, s)
    with lines.on("phase"):
        check_card(game, s)


def read_line(game: Finisterre, s: Position, reader: Reader, words: list[str]) -> None:
    """One line, to its end."""
    taken = Words(game, words)
    reader(s, taken)
    taken.end()


def read_set(s: Position, words: Words) -> int:
    """A set of comarcas."""
    comarcas = 0
    while words:
        comarcas |= 1 << known_comarca(s, words)
    return comarcas


def read_at(s: Position, words: Words) -> None:
    """The cell of square A."""
    s.cell = words.cell()


def read_turned(s: Position, words: Words) -> None:
    """Where square B lies."""
    s.facing = (words.one_of(WINDS) + 3) & 3


def read_odd_side(s: Position, words: Words) -> None:
    """The side of the card with an odd fish."""
    s.odd_bank = 4 * words.one_of("AB") + words.one_of(WINDS)


def read_field(s: Position, words: Words) -> None:
    """The comarca that is harvested."""
    s.field = known_comarca(s, words)


def read_splits(s: Position, words: Words) -> None:
    """Which comarcas the card has split from others."""
    while words:
        new = words.comarca()
        s.split_from[new] = words.comarca()


def read_lost(s: Position, words: Words) -> None:
    """The covered cards that may be taken back."""
    for half in range(2):
        s.lost[half] = NOTHING if words.has("-") else words.card()


def read_spared(s: Position, words: Words) -> None:
    """The cells of their other halves."""
    for half in range(2):
        s.spared[half] = NOTHING if words.has("-") else known_plot(s, words.cell())


def read_found(s: Position, words: Words) -> None:
    """A good that the card has brought."""
    if s.finds >= FINDS:
        raise fault("there are too many finds")
    anchor, good, value, count = read_heap(s, words, least=0)
    s.find[s.finds], s.find_anchor[s.finds], s.find_count[s.finds] = 8 * good + value, anchor, count
    s.finds += 1


def read_link(s: Position, words: Words) -> None:
    """A link that may still be used."""
    if s.links >= LINKS:
        raise fault("there are too many links")
    s.link[s.links] = known_comarca(s, words), known_comarca(s, words)
    s.links += 1


def read_before(s: Position, words: Words) -> None:
    """Bridges and links before the card."""
    clan, towns = words.clan(), 0
    town = NOTHING
    if words.one_of(("bridge", "town")):
        town = words.number(1, TOWNS) - 1
        words.one_of(("linked",))
    while words:
        towns |= 1 << words.number(1, TOWNS) - 1
    if town == NOTHING:
        s.had_bridge[clan] = towns
    else:
        s.linked[clan, town] = towns


READERS = {
    "at": read_at,
    "facing": read_turned,
    "odd-side": read_odd_side,
    "field": read_field,
    "splits": read_splits,
    "lost": read_lost,
    "spared": read_spared,
    "finds": read_found,
    "links": read_link,
    "before": read_before,
    **layout_action.READERS,
}


def check_card(game: Finisterre, s: Position) -> None:
    """Where a card is being placed or kept there must be one."""
    if PHASES.index("square") <= s.phase <= phases.KEEP and s.card == NOTHING:
        raise fault(f"in the phase {PHASES[s.phase]} a card is in play")
    if s.phase >= PHASES.index("target") and s.phase <= PHASES.index("cell") and s.kind == NOTHING:
        raise fault(f"in the phase {PHASES[s.phase]} kind must be given")
    if s.turn > game.book.turn_limit:
        raise Refusal("FIN-156", f"a match has {game.book.turn_limit} turns at most")

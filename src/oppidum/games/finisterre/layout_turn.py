"""The turn as text: who is asked what, and how far a card, a harvest or an action has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.games.finisterre.building import arrow_cell
from oppidum.games.finisterre.layout_map import known_anchor, known_plot
from oppidum.games.finisterre.layout_people import check_stores
from oppidum.games.finisterre.layout_words import Words, block, clans, write_card, write_goods, write_pile, write_set
from oppidum.games.finisterre.questions import (
    ANY_CARD,
    ANY_UNIT,
    DOLMEN,
    EDGE,
    GOOD,
    LAND,
    LOT,
    OWN_CARD,
    PROFESSION,
    TREASURY,
    UNIT,
    WHOM,
    first_question,
)
from oppidum.games.finisterre.refused_buildings import find_edges
from oppidum.games.finisterre.secrets import hidden_cards
from oppidum.games.finisterre.spelling import (
    GOOD_NAMES,
    LOT_NAMES,
    STORE_NAMES,
    WINDS,
    name_anchor,
    name_cell,
    name_comarca,
    name_facing,
    name_item,
    name_store,
    read_comarca,
    read_item,
)
from oppidum.games.finisterre.state import (
    BARE,
    CARAVAN,
    COMARCAS,
    DOCK,
    FINDS,
    GOODS,
    IN_HAND,
    KEEP,
    LINKS,
    NOTHING,
    OBJECTIVE,
    OWNED,
    RECOVER,
    SITE,
    SLOTS,
    SPECIALTY,
    STRAY,
    TOWNS,
    UNITS,
    Position,
)
from oppidum.games.finisterre.telling import KIND_WORDS

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
    *("kind", "target", "other", "amounts", "victim", "rescued", "stray", "seen"),
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
        *block("finds", [describe_find(int(packed)) for packed in s.find[: s.finds]]),
        *block("links", [f"{name_comarca(one)} {name_comarca(two)}" for one, two in s.link[: s.links].tolist()]),
        *block("before", describe_before(s)),
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
    if s.phase == RECOVER:
        lines.append("lost " + " ".join("-" if card == NOTHING else game.box.names[int(card)] for card in s.lost))
        cells = ["-" if plot == NOTHING else name_cell(int(s.plot_cell[plot])) for plot in s.spared.tolist()]
        lines.append("spared " + " ".join(cells))
    return lines


def describe_find(packed: int) -> str:
    """A good that the card has brought."""
    kind, comarca = divmod(packed, COMARCAS)
    return f"{name_item(kind >> 3, kind & 7)} {name_comarca(comarca)}"


def describe_before(s: Position) -> list[str]:
    """What others had before the card came down: `2 bridge 1 3` (towns), `2 town 1 linked 3`."""
    lines = [f"{clan + 1} bridge{write_set(int(s.had_bridge[clan]))}" for clan in clans(s) if s.had_bridge[clan]]
    return lines + [
        f"{clan + 1} town {town + 1} linked{write_set(int(s.linked[clan, town]))}"
        for clan in clans(s)
        for town in range(TOWNS)
        if s.linked[clan, town]
    ]


def describe_action(game: Finisterre, s: Position) -> list[str]:
    """The action that is being decided."""
    lines = [f"kind {KIND_WORDS[s.kind]}"]
    if s.target != NOTHING:
        lines.append(f"target {describe_target(game, s)}")
    return lines + ([f"other {s.other}"] if s.other != NOTHING else [])


def describe_target(game: Finisterre, s: Position) -> str:
    """The first answer of an action."""
    asking = int(first_question(s.kind))
    if asking == EDGE:
        face, side = int(s.plot_face[s.target >> 2]), s.target & 3
        word = "dock" if face > BARE and game.book.edge[face, side] == DOCK else "site"
        return f"{word} {name_cell(int(arrow_cell(s.row, s.target)))} {WINDS[(side + 2) & 3]}"
    if asking in (UNIT, TREASURY):
        return "caravan" if s.target == CARAVAN else f"unit {s.target + 1}"
    if asking == ANY_UNIT:
        return f"unit {s.target % UNITS + 1} of {s.target // UNITS + 1}"
    if asking == DOLMEN:
        return f"dolmen {name_cell(int(s.plot_cell[s.target]))}"
    if asking == WHOM:
        return f"clan {s.target + 1}"
    if asking == OWN_CARD:
        return f"slot {s.target + 1}"
    if asking == ANY_CARD:
        return f"slot {s.target % SLOTS + 1} of {s.target // SLOTS + 1}"
    if asking == PROFESSION:
        return f"specialist {game.box.names[SPECIALTY + s.target]}"
    if asking == LAND:
        return f"comarca {name_comarca(s.target)}"
    if asking == LOT:
        return f"lot {LOT_NAMES[s.target]}"
    if asking == GOOD:
        return f"{GOOD_NAMES[s.target % GOODS]} of {name_store(s.target // GOODS)}"
    return str(s.target)


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
    s.unknown = sum(hidden_cards(s))
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


def known_comarca(s: Position, words: Words) -> int:
    """A comarca of the map."""
    comarca = words.comarca()
    if not s.comarcas >> comarca & 1:
        raise fault(f"{name_comarca(comarca)} is not on the map")
    return comarca


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
    *item_words, comarca = words.words
    item = read_item(" ".join(item_words))
    words.words.clear()
    if item is None or read_comarca(comarca) < 0:
        raise fault(f"{words.line!r} is not a find, such as wood c3 or crop 2 c3")
    s.find[s.finds] = (8 * item[0] + item[1]) * COMARCAS + read_comarca(comarca)
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


def read_kind(s: Position, words: Words) -> None:
    """The kind of action that is being decided."""
    if words.line not in KIND_WORDS:
        raise fault(f"{words.line!r} is none of {', '.join(KIND_WORDS)}")
    words.words.clear()
    s.kind = KIND_WORDS.index(words.line)


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
    elif word == "caravan":
        s.target = CARAVAN
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
    "kind": read_kind,
    "target": read_target,
    "other": read_other,
    "amounts": read_amounts,
    "victim": read_victim,
    "rescued": read_rescued,
    "stray": read_stray,
    "seen": read_seen,
}


def check_card(game: Finisterre, s: Position) -> None:
    """Where a card is being placed or kept there must be one."""
    if PHASES.index("square") <= s.phase <= KEEP and s.card == NOTHING:
        raise fault(f"in the phase {PHASES[s.phase]} a card is in play")
    if s.phase >= PHASES.index("target") and s.phase <= PHASES.index("cell") and s.kind == NOTHING:
        raise fault(f"in the phase {PHASES[s.phase]} kind must be given")
    if s.turn > game.book.turn_limit:
        raise Refusal("FIN-156", f"a match has {game.book.turn_limit} turns at most")

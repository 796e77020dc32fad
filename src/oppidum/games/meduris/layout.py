"""A position as text and back: a few lines that a person can write by hand. docs/notation.md has an example."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.core.recount import audit
from oppidum.games.meduris.board import LETTERS, MATERIAL_NAMES
from oppidum.games.meduris.contract import Building, ChipOnField, PaidFor, Phase
from oppidum.games.meduris.druid import huts_on_board
from oppidum.games.meduris.notation import FACE_NAMES
from oppidum.games.meduris.state import (
    ACT,
    AREAS,
    CHIP_KINDS,
    CHIPS,
    DRUID_CHIP,
    FINISHED,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    HIDDEN_CHIP,
    HUT,
    KINDS,
    MATERIALS,
    NO_CHIP,
    NOTHING,
    OFFER,
    PAY,
    RETURN,
    ROLL,
    SYMBOLS,
    TAKE,
    TEMPLE,
    TWO_CHIP,
    UNBUILT,
    WORKERS,
    Position,
)

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

PHASES: dict[int, Phase] = {
    CHIPS: "chips",
    KINDS: "kinds",
    WORKERS: "workers",
    ROLL: "roll",
    TAKE: "take",
    RETURN: "return",
    ACT: "act",
    PAY: "pay",
    OFFER: "offer",
    FINISHED: "over",
}
WHAT_WORDS: dict[int, Building] = {HUT: "hut", TEMPLE: "temple"}
CHIP_WORDS: dict[int, ChipOnField] = {HIDDEN_CHIP: "?", TWO_CHIP: "two", TWO_CHIP + 1: "hut", DRUID_CHIP: "druid"}
FOR_WORDS: tuple[PaidFor, ...] = ("hut", "temple", "one", "both")
BLOCKS = ("stacks", "hands", "fields")
KEYS = (
    *("turn", "phase", "asked", "scores", "face", "druid", "runes", "turns", "ending", "lap", "lap-left"),
    *("left", "faces", "taking", "paying", *BLOCKS),
)
NEEDED = ("turn", "phase", "scores", "stacks", "hands", "druid")
OUT_OF_TURN = (CHIPS, WORKERS, TAKE, RETURN, PAY, OFFER)
HAND = re.compile(r"W(\d{1,3}) L(\d{1,3}) C(\d{1,3}) S(\d{1,3})")
COUNT = r" (\d{1,2})"
PAYING = re.compile(rf"(hut|temple|one|both){COUNT} step ([0-5]) replaced{COUNT * SYMBOLS} given{COUNT * MATERIALS}")


def describe(game: Meduris, s: Position) -> str:
    """A position as text."""
    players = range(game.players)
    lines = [f"turn {s.turn + 1}", f"phase {PHASES[s.phase]}"]
    if s.phase in OUT_OF_TURN:
        lines.append(f"asked {s.asked + 1}")
    lines.append("scores " + " ".join(str(s.scores[player]) for player in players))
    if s.face != NOTHING:
        lines.append(f"face {FACE_NAMES[s.face]}")
    lines.append("stacks")
    for name, stack in zip(MATERIAL_NAMES, s.stacks.tolist(), strict=True):
        lines.append(f" {name} " + (" ".join(str(owner) for owner in stack if owner) or "-"))
    lines.append("hands")
    for player in players:
        hand = zip(LETTERS, s.hands[player].tolist(), strict=True)
        lines.append(f" {player + 1} " + " ".join(f"{letter}{count}" for letter, count in hand))
    lines += ["fields", *describe_fields(game, s)]
    lines.append("druid " + describe_druid(s))
    lines.append("runes " + " ".join(str(owner) if owner else "-" for owner in s.rune.tolist()))
    lines.append(f"turns {s.turns}")
    return "\n".join([*lines, *describe_rest(game, s)]) + "\n"


def describe_fields(game: Meduris, s: Position) -> list[str]:
    """The fields with something on them."""
    lines = []
    for field in range(game.book.fields):
        what, chip = int(s.what[field]), int(s.chip[field])
        if what != UNBUILT:
            under = " druid" if chip == DRUID_CHIP else ""
            lines.append(f" {field} {WHAT_WORDS[what]} {int(s.owner[field]) + 1}{under}")
        elif chip != NO_CHIP:
            lines.append(f" {field} chip {CHIP_WORDS[chip]}")
    return lines


def describe_druid(s: Position) -> str:
    """Where the druid is."""
    if s.druid != NOTHING:
        return str(s.druid)
    return f"stone {s.stone}" if s.stone else "temple"


def describe_rest(game: Meduris, s: Position) -> list[str]:
    """The lines that only some positions need."""
    players = range(game.players)
    lines = []
    if s.ending != NOTHING:
        lines.append(f"ending {s.ending + 1}")
    if s.in_lap:
        lines += [f"lap {'none' if s.mark == NOTHING else s.mark}", f"lap-left {s.lap_left}"]
    if s.phase == WORKERS:
        lines.append("left " + " ".join(str(s.workers[player]) for player in players))
    if s.phase in (TAKE, RETURN):
        lines.append("taking " + " ".join(str(s.due[player]) for player in players))
    if s.phase == KINDS:
        lines.append(f"faces {sum(s.kinds_left.tolist())}")
    if s.phase == PAY:
        replaced = " ".join(str(s.replaced[symbol]) for symbol in game.book.symbol[s.pay_field].tolist())
        given = " ".join(map(str, s.given.tolist()))
        what = f"{FOR_WORDS[s.pay_for]} {s.pay_field} step {s.pay_step}"
        lines.append(f"paying {what} replaced {replaced} given {given}")
    return lines


def compose(game: Meduris, text: str) -> Position:
    """The position that a text describes, or a Refusal."""
    lines = Layout(text, KEYS, BLOCKS, NEEDED)
    s = game.initial()
    names: dict[str, int] = {name: phase for phase, name in PHASES.items()}
    s.phase = names[lines.word("phase", names)]
    s.turn = lines.number("turn", game.players, least=1) - 1
    s.asked = lines.number("asked", game.players, s.turn + 1, least=1) - 1
    s.scores[: game.players] = lines.numbers("scores", game.players)
    s.turns = lines.number("turns", 100_000, 0)
    s.ending = lines.number("ending", game.players, 0) - 1
    s.chips_left = 0
    s.kinds_left[:] = 0
    s.workers[:] = 0
    if "face" in lines.entries:
        s.face = FACE_NAMES.index(lines.word("face", FACE_NAMES))
    for key, read in READERS.items():
        with lines.on(key):
            read(game, s, lines)
    read_rest(game, s, lines)
    with lines.on("fields"):
        check_chips(game, s)
    with lines.on("phase"):
        check_phase(game, s, "asked" in lines.entries)
    faults = audit(game, s)
    if faults:
        raise Refusal("layout", faults[0])
    return s


def read_player(game: Meduris, word: str) -> int:
    """A player, counted from 1 in the text."""
    if not word.isdecimal() or not 1 <= int(word) <= game.players:
        raise fault(f"{word!r} is not a player from 1 to {game.players}")
    return int(word) - 1


def read_stacks(game: Meduris, s: Position, lines: Layout) -> None:
    """The workers of each plateau, from the bottom."""
    found = [words[0] for _, words in lines.blocks["stacks"]]
    if sorted(found) != sorted(MATERIAL_NAMES):
        raise fault(f"stacks must be given for {', '.join(MATERIAL_NAMES)}")
    for line, (name, *words) in lines.blocks["stacks"]:
        plateau = MATERIAL_NAMES.index(name)
        with on_line(line):
            owners = [] if words == ["-"] else [read_player(game, word) for word in words]
            if len(owners) > game.book.plateau_height:
                raise Refusal("MED-08", f"{len(owners)} workers stand on the {name} plateau")
        for place, owner in enumerate(owners):
            s.stacks[plateau, place] = owner + 1
        s.height[plateau] = len(owners)


def read_hands(game: Meduris, s: Position, lines: Layout) -> None:
    """The materials of each player; the rest is stock (MED-06)."""
    found = {}
    for line, words in lines.blocks["hands"]:
        match = HAND.fullmatch(" ".join(words[1:]))
        with on_line(line):
            if not match:
                raise fault(f"a hand is written like W1 L0 C2 S0, not {' '.join(words[1:])!r}")
            found[read_player(game, words[0])] = [int(count) for count in match.groups()]
    if set(found) != set(range(game.players)):
        raise fault("hands must be given for every player")
    for player, hand in found.items():
        s.hands[player] = hand
    total = s.hands[: game.players].sum(axis=0)
    for material in range(MATERIALS):
        if total[material] > game.book.materials:
            raise Refusal("MED-06", f"there are only {game.book.materials} {MATERIAL_NAMES[material]}")
        s.stock[material] = game.book.materials - total[material]


def read_fields(game: Meduris, s: Position, lines: Layout) -> None:
    """Chips, huts and temples; what is built is no longer in supply."""
    for line, words in lines.blocks["fields"]:
        with on_line(line):
            read_field(game, s, words)


def read_field(game: Meduris, s: Position, words: list[str]) -> None:
    """`12 chip two`, `16 hut 2`, `18 hut 1 druid` or `21 temple 1`."""
    chips = {word: chip for chip, word in CHIP_WORDS.items()}
    if not words[0].isdecimal() or int(words[0]) >= game.book.fields or len(words) < 3:
        raise fault(f"{' '.join(words)!r} is not a field with something on it")
    field = int(words[0])
    if s.what[field] != UNBUILT or s.chip[field] != NO_CHIP:
        raise fault(f"field {field} is given twice")
    if words[1] == "chip" and len(words) == 3 and words[2] in chips:
        s.chip[field] = chips[words[2]]
    elif words[1] in ("hut", "temple") and words[3:] in ([], ["druid"]):
        put_building(game, s, field, words)
    else:
        raise fault(f"{' '.join(words)!r}: write chip and its kind, or hut or temple and its owner")


def put_building(game: Meduris, s: Position, field: int, words: list[str]) -> None:
    """A hut or temple on a field."""
    owner = read_player(game, words[2])
    supply = s.huts if words[1] == "hut" else s.temples
    if supply[owner] == 0:
        raise Refusal("MED-07", f"player {owner + 1} has no {words[1]} for field {field}")
    supply[owner] -= 1
    s.what[field] = HUT if words[1] == "hut" else TEMPLE
    s.owner[field] = owner
    if words[3:]:
        s.chip[field] = DRUID_CHIP


def check_chips(game: Meduris, s: Position) -> None:
    """Chips lie far enough apart, and there are no more of a kind than the box holds (MED-10)."""
    fields = [field for field in range(game.book.fields) if s.chip[field] != NO_CHIP]
    for one in fields:
        for other in fields:
            steps = (other - one) % game.book.fields
            if 0 < steps < game.book.chips_apart:
                raise Refusal("MED-10", f"the chips on fields {one} and {other} lie too near to each other")
    for kind in range(CHIP_KINDS):
        count = int((s.chip == TWO_CHIP + kind).sum())
        if count > game.book.chips[kind]:
            raise Refusal("MED-10", f"there are only {game.book.chips[kind]} {CHIP_WORDS[TWO_CHIP + kind]} chips")


def read_druid(game: Meduris, s: Position, lines: Layout) -> None:
    """Where the druid is."""
    words = lines.entries["druid"]
    if words == ["temple"]:
        s.stone = 0
    elif len(words) == 2 and words[0] == "stone" and words[1] in map(str, range(1, game.book.stones + 1)):
        s.stone = int(words[1])
    elif len(words) == 1 and words[0].isdecimal() and int(words[0]) < game.book.fields:
        s.stone = game.book.stones
        s.druid = int(words[0])
    else:
        raise fault("druid must be temple, stone and a number, or a field")


def read_runes(game: Meduris, s: Position, lines: Layout) -> None:
    """Who owns the rune stones."""
    words = lines.entries.get("runes", ["-"] * AREAS)
    if len(words) != AREAS:
        raise fault(f"runes must be {AREAS} owners, - for none")
    for area, word in enumerate(words):
        s.rune[area] = 0 if word == "-" else read_player(game, word) + 1


READERS = {
    "stacks": read_stacks,
    "hands": read_hands,
    "fields": read_fields,
    "druid": read_druid,
    "runes": read_runes,
}


def read_rest(game: Meduris, s: Position, lines: Layout) -> None:
    """The lines that only some positions need."""
    if s.phase == CHIPS:
        s.kinds_left[:] = game.book.chips
        s.chips_left = int(game.book.chips.sum()) - int((s.chip == HIDDEN_CHIP).sum())
    if s.phase == KINDS:
        for kind in range(CHIP_KINDS):
            s.kinds_left[kind] = int(game.book.chips[kind]) - int((s.chip == TWO_CHIP + kind).sum())
        if lines.number("faces", 99, int(s.kinds_left.sum())) != (s.chip == HIDDEN_CHIP).sum():
            raise fault("faces must be the number of chips that lie face down")
    if s.phase in (CHIPS, KINDS):
        s.workers[: game.players] = game.book.workers
    if s.phase == WORKERS:
        s.workers[: game.players] = lines.numbers("left", game.players, game.book.workers)
    if s.phase in (TAKE, RETURN):
        s.face = 4 + (s.phase == RETURN)
        s.due[: game.players] = lines.numbers("taking", game.players, game.book.workers)
    if "lap" in lines.entries:
        s.in_lap = 1
        s.mark = NOTHING if lines.entries["lap"] == ["none"] else lines.number("lap", game.book.fields - 1)
        s.lap_left = lines.number("lap-left", int(huts_on_board(s.row, game.book.row)), huts_to_visit(game, s))
    if s.phase == PAY:
        with lines.on("paying"):
            read_payment(game, s, lines)


def huts_to_visit(game: Meduris, s: Position) -> int:
    """In the final lap: the huts behind the druid's place, up to the one that was marked."""
    if s.mark == NOTHING:
        return sum(int(s.what[field]) == HUT for field in range(s.druid + 1, game.book.fields))
    steps = (s.mark - s.druid) % game.book.fields
    if s.druid == NOTHING:
        return int(huts_on_board(s.row, game.book.row))
    return sum(int(s.what[(s.druid + step) % game.book.fields]) == HUT for step in range(1, steps + 1))


def read_payment(game: Meduris, s: Position, lines: Layout) -> None:
    """`hut 18 step 2 replaced 1 0 given 0 0 0 0`."""
    text = " ".join(lines.entries.get("paying", []))
    match = PAYING.fullmatch(text)
    if not match or int(match[2]) >= game.book.fields:
        raise fault("paying is written like hut 18 step 2 replaced 1 0 given 0 0 0 0")
    s.pay_for = FOR_WORDS.index(match[1])
    s.pay_field, s.pay_step = int(match[2]), int(match[3])
    for place in range(SYMBOLS):
        s.replaced[int(game.book.symbol[s.pay_field, place])] = int(match[4 + place])
    s.given[:] = [int(match[6 + material]) for material in range(MATERIALS)]


def check_payment(s: Position) -> None:
    """A building is paid where nothing stands, an offering where the druid does."""
    if s.pay_for in (FOR_HUT, FOR_TEMPLE) and s.what[s.pay_field] != UNBUILT:
        raise fault(f"field {s.pay_field} is built upon")
    if s.pay_for in (FOR_ONE, FOR_BOTH) and (s.druid != s.pay_field or s.what[s.pay_field] != HUT):
        raise fault(f"the druid stands at no hut on field {s.pay_field}")


def check_phase(game: Meduris, s: Position, asked_given: bool) -> None:
    """What a phase needs must be there."""
    if s.phase == OFFER and (s.druid == NOTHING or s.what[s.druid] != HUT):
        raise fault("in the phase offer the druid stands at a hut")
    if s.phase == OFFER:
        owner = int(s.owner[s.druid])
        if asked_given and s.asked != owner:
            raise Refusal("MED-49", f"the hut on field {s.druid} is player {owner + 1}'s, who is asked")
        s.asked = owner
    if s.phase == PAY:
        check_payment(s)
    if s.in_lap and s.phase not in (OFFER, PAY, FINISHED):
        raise fault(f"in the last lap nobody is in the phase {PHASES[s.phase]}")
    if s.phase == FINISHED:
        s.asked = NOTHING
    elif s.phase in (ROLL, ACT, KINDS):
        s.asked = s.turn
    if s.phase not in (FINISHED, CHIPS, KINDS) and s.phase != OFFER and len(game.legal(s)) == 0:
        raise fault(f"nobody can do anything in the phase {PHASES[s.phase]}")

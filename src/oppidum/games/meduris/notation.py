"""Notation: how an action is written, and what a text means; docs/notation.md is its manual.

chip 12, two        chance puts a bonus chip and turns it      hut 18, temple 7        build, paid plainly
worker wood         a worker is placed                         hut 18 exchange         build, others in exchange
wood, any, minus    the die                                    replace 1 wool, give 3 wood     the steps of that
take wood           the face with the free choice              nothing, offer wool, offer both, offer chip
return wool         the face that costs                        exchange one, exchange both     answers to the druid
move wood 2 stone   the worker at height 2 of wood goes to stone
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from oppidum.core.game import Action, Refusal
from oppidum.games.meduris import payment
from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.book import CHIP_NAMES
from oppidum.games.meduris.building import hut_price
from oppidum.games.meduris.chips import is_far_enough
from oppidum.games.meduris.contract import Face, Material, Move
from oppidum.games.meduris.state import (
    ACT,
    AMOUNT_ACTION,
    BOTH_ACTION,
    CHIP_ACTION,
    CHIP_OFFER,
    CHIPS,
    DRUID_CHIP,
    EXCHANGE_BOTH,
    EXCHANGE_ONE,
    FACES,
    FIELDS,
    FINISHED,
    HEIGHT,
    HUT_ACTION,
    KIND_ACTION,
    KINDS,
    MATERIALS,
    MOVE_ACTION,
    NO_CHIP,
    NOTHING_ACTION,
    OFFER,
    ONE_ACTION,
    PAY,
    RETURN,
    RETURN_ACTION,
    ROLL,
    ROLL_ACTION,
    SYMBOLS,
    TAKE,
    TAKE_ACTION,
    UNBUILT,
    WORKER_ACTION,
    WORKERS,
    Position,
)

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

FACE_NAMES: tuple[Face, ...] = (*MATERIAL_NAMES, "any", "minus")
ANSWERS = {
    NOTHING_ACTION: "nothing",
    BOTH_ACTION: "offer both",
    CHIP_OFFER: "offer chip",
    EXCHANGE_ONE: "exchange one",
    EXCHANGE_BOTH: "exchange both",
}
EXAMPLES = {
    CHIPS: "a field for a bonus chip, such as chip 12",
    KINDS: "what the chip shows: two, hut or druid",
    WORKERS: "a plateau for a worker, such as worker wood",
    ROLL: "a face of the die, such as wool",
    TAKE: "a material to take, such as take wood",
    RETURN: "a material to return, such as return wool",
    ACT: "move wood 1 stone, hut 18 or temple 7",
    PAY: "how many, such as replace 1 wool or give 3 wood",
    OFFER: "nothing, offer wool, offer both, offer chip, exchange one or exchange both",
}
MATERIAL = "|".join(MATERIAL_NAMES)
MOVE = re.compile(rf"move ({MATERIAL}) ([1-9]) ({MATERIAL})")
BUILD = re.compile(r"(hut|temple) (\d{1,3})( exchange)?")


def format(game: Meduris, s: Position, action: Action) -> str:
    """An action in notation."""
    if action in ANSWERS:
        return ANSWERS[action]
    if action >= ONE_ACTION:
        return f"offer {MATERIAL_NAMES[action - ONE_ACTION]}"
    if action >= AMOUNT_ACTION:
        verb = "replace" if s.pay_step < SYMBOLS else "give"
        return f"{verb} {action - AMOUNT_ACTION} {MATERIAL_NAMES[step_material(game, s)]}"
    if action >= HUT_ACTION:
        kind, field = divmod(action - HUT_ACTION, FIELDS)
        return f"{('hut', 'hut', 'temple', 'temple')[kind]} {field}" + (" exchange" if kind % 2 else "")
    if action >= MOVE_ACTION:
        place, target = divmod(action - MOVE_ACTION, MATERIALS)
        plateau, height = divmod(place, HEIGHT)
        return f"move {MATERIAL_NAMES[plateau]} {height + 1} {MATERIAL_NAMES[target]}"
    for first, verb in ((RETURN_ACTION, "return "), (TAKE_ACTION, "take ")):
        if action >= first:
            return verb + MATERIAL_NAMES[action - first]
    if action >= ROLL_ACTION:
        return FACE_NAMES[action - ROLL_ACTION]
    if action >= WORKER_ACTION:
        return f"worker {MATERIAL_NAMES[action - WORKER_ACTION]}"
    return CHIP_NAMES[action - KIND_ACTION] if action >= KIND_ACTION else f"chip {action - CHIP_ACTION}"


def read_move(text: str) -> Move:
    """What the text of an action says, part by part."""
    if text in FACE_NAMES:
        return {"do": "roll", "face": text}
    if text in CHIP_NAMES:
        return {"do": "turn", "chip": text}
    verb, *rest = text.split()
    match verb, rest:
        case "chip", [field]:
            return {"do": "chip", "field": int(field)}
        case (("hut" | "temple"), [field, *exchange]):
            return {"do": verb, "field": int(field), "exchange": bool(exchange)}
        case "move", [plateau, height, target]:
            return {
                "do": "move",
                "from": cast(Material, plateau),
                "height": int(height),
                "to": cast(Material, target),
            }
        case (("replace" | "give"), [amount, material]):
            return {"do": verb, "material": cast(Material, material), "amount": int(amount)}
        case (("worker" | "take" | "return"), [material]):
            return {"do": verb, "material": cast(Material, material)}
        case (("offer" | "exchange"), [what]):
            return cast(Move, {"do": verb, "what": what})
    return {"do": "nothing"}


def step_material(game: Meduris, s: Position) -> int:
    """The material that a step of a payment is about."""
    return int(payment.payment_step_material(s.row, game.book.row))


def parse(game: Meduris, s: Position, text: str, legal: Mapping[str, Action] | None) -> Action:
    """The legal action that a text means, or a Refusal with the reason."""
    words = re.sub(r"\b0+(?=\d)", "", " ".join(text.lower().split()))
    if s.phase == FINISHED:
        raise Refusal("MED-63", "the match is over", reason="match-over")
    legal = game.words.spell_legal(s) if legal is None else legal
    if words in legal:
        return legal[words]
    if s.phase == ACT and (same := same_move(s, words)) in legal:
        return legal[same]
    refuse: dict[int, Callable[[Meduris, Position, str], None]] = {
        CHIPS: refuse_chip,
        KINDS: refuse_kind,
        WORKERS: refuse_worker,
        TAKE: refuse_take,
        RETURN: refuse_return,
        ACT: refuse_act,
        PAY: refuse_amount,
        OFFER: refuse_offer,
    }
    if s.phase in refuse:
        refuse[s.phase](game, s, words)
    raise Refusal("MED-13", f"{text[:40]!r} is not what is asked now: {EXAMPLES[s.phase]}", reason="not-asked")


def same_move(s: Position, words: str) -> str:
    """A move of the lower of two own workers is the move of the upper one (MED-19): written with that one's height."""
    match = MOVE.fullmatch(words)
    if not match:
        return words
    stack, height = s.stacks[MATERIAL_NAMES.index(match[1])].tolist(), int(match[2])
    while height < len(stack) and stack[height - 1] == stack[height] == s.turn + 1:
        height += 1
    return f"move {match[1]} {height} {match[3]}"


def refuse_kind(game: Meduris, s: Position, words: str) -> None:
    """Why a chip cannot show this."""
    if words in CHIP_NAMES:
        raise Refusal("MED-10", f"no chip that shows {words} is left", reason="no-chip")


def refuse_chip(game: Meduris, s: Position, words: str) -> None:
    """Why a chip may not lie there."""
    if not (match := re.fullmatch(r"chip (\d{1,3})", words)):
        return
    field = checked_field(game, int(match[1]))
    if not is_far_enough(s.row, game.book.row, field):
        message = f"between two bonus chips there are at least {game.book.chips_apart - 1} fields"
        raise Refusal("MED-10", message, [str(field)], reason="chips-too-near")
    if not game.book.chips_by_hand:
        refuse_order(game, s, field)
    message = "with a chip there, the others would find no room"
    raise Refusal("MED-10", message, [str(field)], reason="chips-no-room")


def refuse_order(game: Meduris, s: Position, field: int) -> None:
    """Chance puts the chips down in ascending order, so that every set of fields comes about in one way."""
    fields = game.legal(s).tolist()
    message = (
        f"the chips are put down in ascending order: the next one lies on a field from {fields[0]} to {fields[-1]}"
    )
    raise Refusal("MED-10", message, [str(field)], reason="chips-in-order", first=fields[0], last=fields[-1])


def checked_field(game: Meduris, field: int) -> int:
    """A field that exists."""
    if field >= game.book.fields:
        message = f"there is no field {field}; they go from 0 to {game.book.fields - 1}"
        raise Refusal("MED-02", message, reason="no-such-field", field=field)
    return field


def refuse_worker(game: Meduris, s: Position, words: str) -> None:
    """Why a worker may not stand there."""
    if re.fullmatch(rf"worker ({MATERIAL})", words):
        refuse_full_plateau(game, words.split()[1], "MED-08")


def refuse_full_plateau(game: Meduris, plateau: str, rule: str) -> None:
    """A plateau holds three workers."""
    message = f"{game.book.plateau_height} workers stand on the {plateau} plateau already"
    raise Refusal(rule, message, reason="plateau-full", material=plateau)


def refuse_take(game: Meduris, s: Position, words: str) -> None:
    """Why a material cannot be taken."""
    if re.fullmatch(rf"take ({MATERIAL})", words):
        material = words.split()[1]
        raise Refusal("MED-17", f"there is no {material} in stock", reason="stock-empty", material=material)


def refuse_return(game: Meduris, s: Position, words: str) -> None:
    """Why a material cannot be returned."""
    if re.fullmatch(rf"return ({MATERIAL})", words):
        material = words.split()[1]
        raise Refusal("MED-18", f"you have no {material}", reason="hand-empty", material=material)


def refuse_act(game: Meduris, s: Position, words: str) -> None:
    """Why a worker cannot move, or something cannot be built."""
    if match := MOVE.fullmatch(words):
        refuse_move(game, s, match[1], int(match[2]), match[3])
    if match := BUILD.fullmatch(words):
        refuse_building(game, s, match[1], int(match[2]), bool(match[3]))


def refuse_move(game: Meduris, s: Position, plateau: str, height: int, target: str) -> None:
    """Why a worker cannot move (MED-19)."""
    number = MATERIAL_NAMES.index(plateau)
    owner = int(s.stacks[number, height - 1]) if height <= HEIGHT else 0
    if owner != s.turn + 1:
        message = f"at height {height} of the {plateau} plateau there is no worker of yours"
        raise Refusal("MED-19", message, reason="not-your-worker", material=plateau, height=height)
    if target == plateau:
        message = "the worker must go to a different plateau"
        raise Refusal("MED-19", message, reason="same-plateau", material=plateau)
    refuse_full_plateau(game, target, "MED-19")


def refuse_building(game: Meduris, s: Position, what: str, field: int, exchange: bool) -> None:
    """Why something cannot be built there (MED-24, MED-25, MED-35, MED-36)."""
    hut = what == "hut"
    rule = "MED-24" if hut else "MED-35"
    checked_field(game, field)
    where = [str(field)]
    if (s.huts if hut else s.temples)[s.turn] == 0:
        raise Refusal(rule, f"you have no {what} left", reason=f"no-{what}-left")
    if s.what[field] != UNBUILT:
        raise Refusal(rule, f"field {field} is built upon", where, reason="built", field=field)
    if not hut and s.chip[field] != NO_CHIP:
        raise Refusal(rule, "a temple may not stand on a bonus chip", where, reason="chip-field", field=field)
    times = int(hut_price(s.row, game.book.row, field)) if hut else 1
    if exchange:
        refuse_exchange(game, s, s.turn, field, times)
    refuse_missing(game, s, s.turn, field, times, "MED-26" if hut else "MED-36")


def refuse_missing(game: Meduris, s: Position, player: int, field: int, times: int, rule: str) -> None:
    """Which materials are missing for a plain payment, and how many others replace each where that is possible."""
    symbols = game.book.symbol[field].tolist()
    lacking = {MATERIAL_NAMES[symbol]: times - int(s.hands[player, symbol]) for symbol in symbols}
    missing = {name: amount for name, amount in lacking.items() if amount > 0}
    if not missing:
        return
    size = int(payment.hand_size(s.row, player))
    pays = payment.can_exchange(s.row, game.book.row, player, field, times, size)
    rate = int(game.book.rate) if pays else 0
    names = " and ".join(MATERIAL_NAMES[symbol] for symbol in symbols)
    lack = " and ".join(f"{amount} {name}" for name, amount in missing.items())
    message = f"field {field} asks for {times} each of {names}; you lack {lack}"
    if rate:
        message += f", but {rate} others may replace each ('exchange')"
    facts = {f"missing_{name}": amount for name, amount in missing.items()}
    raise Refusal(rule, message, [str(field)], reason="missing", rate=rate, **facts)


def refuse_exchange(game: Meduris, s: Position, player: int, field: int, times: int) -> None:
    """Why nothing can be replaced by others (MED-29)."""
    if times == 0:
        raise Refusal("MED-32", "there is nothing to pay here", [str(field)], reason="nothing-to-exchange")
    has_all = all(s.hands[player, symbol] >= times for symbol in game.book.symbol[field].tolist())
    if game.book.only_when_lacking and has_all:
        message = "you may replace only what you do not have"
        raise Refusal("MED-29", message, [str(field)], reason="lacking-only")
    message = f"you do not have enough others to replace anything: {game.book.rate} for one"
    raise Refusal("MED-29", message, [str(field)], reason="nothing-to-exchange")


def refuse_amount(game: Meduris, s: Position, words: str) -> None:
    """Why a step of a payment cannot be so."""
    verb = "replace" if s.pay_step < SYMBOLS else "give"
    material = MATERIAL_NAMES[step_material(game, s)]
    if re.fullmatch(rf"{verb} \d{{1,3}} {material}", words):
        amounts = [action - AMOUNT_ACTION for action in game.legal(s).tolist()]
        message = f"you can {verb} {', '.join(map(str, amounts))} {material} here"
        raise Refusal("MED-29", message, reason="bad-amount", material=material, least=amounts[0], most=amounts[-1])


def refuse_offer(game: Meduris, s: Position, words: str) -> None:
    """Why this cannot be offered."""
    field, where = s.druid, [str(s.druid)]
    if words == "offer chip" and s.chip[field] != DRUID_CHIP:
        raise Refusal("MED-55", "no druid chip lies under this hut", where, reason="no-chip")
    if words == "offer both":
        refuse_missing(game, s, s.asked, field, 1, "MED-51")
    if words in ("exchange one", "exchange both"):
        refuse_exchange(game, s, s.asked, field, 1)
    if match := re.fullmatch(rf"offer ({MATERIAL})", words):
        asked_for = [MATERIAL_NAMES[symbol] for symbol in game.book.symbol[field].tolist()]
        if match[1] not in asked_for:
            message = f"the druid asks for {' and '.join(asked_for)} here"
            raise Refusal("MED-50", message, where, reason="not-wanted", material=match[1])
        raise Refusal("MED-50", f"you have no {match[1]}", where, reason="hand-empty", material=match[1])


def prompt(game: Meduris, s: Position) -> str:
    """What is asked now, in a sentence."""
    if s.phase == OFFER:
        wanted = " and ".join(MATERIAL_NAMES[symbol] for symbol in game.book.symbol[s.druid].tolist())
        return f"The druid stands at your hut on field {s.druid} and asks for {wanted}."
    if s.phase == PAY:
        verb = f"are replaced by {game.book.rate} others each" if s.pay_step < SYMBOLS else "do you give"
        return f"How many {MATERIAL_NAMES[step_material(game, s)]} {verb}?"
    return {
        CHIPS: "Put a bonus chip on a field.",
        KINDS: "The bonus chips are turned.",
        WORKERS: "Put a worker on a plateau.",
        ROLL: "The die is rolled.",
        TAKE: "Take one material.",
        RETURN: "Return one material.",
        ACT: "Move a worker for a big yield, or build a hut or a temple.",
        FINISHED: "The match is over.",
    }[s.phase]


assert len(FACE_NAMES) == FACES

"""What a client draws: the mountain, the ring, the druid, and for every free field what building there would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from oppidum.core.game import Player
from oppidum.core.patch import Json
from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.book import Box
from oppidum.games.meduris.building import settlement_size
from oppidum.games.meduris.layout import CHIP_WORDS, PHASES, WHAT_WORDS
from oppidum.games.meduris.notation import FACE_NAMES, step_material
from oppidum.games.meduris.state import (
    ACT,
    AMOUNT_ACTION,
    AREAS,
    BOTH_ACTION,
    CHIP_ACTION,
    CHIP_OFFER,
    CHIPS,
    DRUID_CHIP,
    EXCHANGE_BOTH,
    EXCHANGE_ONE,
    FIELDS,
    FOR_HUT,
    FOR_ONE,
    HEIGHT,
    HUT_ACTION,
    HUT_CHIP,
    MATERIALS,
    MOVE_ACTION,
    NO_CHIP,
    NOTHING,
    NOTHING_ACTION,
    OFFER,
    ONE_ACTION,
    PAY,
    RETURN,
    RETURN_ACTION,
    ROLL,
    TAKE,
    TAKE_ACTION,
    UNBUILT,
    WORKER_ACTION,
    WORKERS,
    Position,
)
from oppidum.games.meduris.survey import COLUMNS, FIRST_VISIT, PRICE, ROWS, VISITS, survey_at

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

PAID_FOR = ("hut", "temple", "one", "both")


def draw_kit(box: Box) -> Json:
    """Both sides of the board."""
    sides = {
        str(side.count): {
            "fields": [
                {
                    "pair": [MATERIAL_NAMES["WLCS".index(letter)] for letter in field.pair],
                    "area": field.area,
                    "verified": field.verified,
                }
                for field in side.fields
            ],
            "runes": list(side.runes),
        }
        for side in box.sides
    }
    return {"sides": sides, "materials": list(MATERIAL_NAMES), "areas": AREAS}


def view_position(game: Meduris, s: Position, viewer: Player | None) -> Json:
    """A position; the hands of others lie behind their screens (MED-12)."""
    hands = s.hands[: s.players].tolist()
    view: Json = {
        "players": s.players,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "scores": s.scores[: s.players].tolist(),
        "stock": s.stock.tolist(),
        "hands": {
            str(player): hand
            for player, hand in enumerate(hands)
            if game.options["open_hands"] or player == viewer or s.asked == NOTHING
        },
        "counts": [sum(hand) for hand in hands],
        "huts": s.huts[: s.players].tolist(),
        "temples": s.temples[: s.players].tolist(),
        "stacks": {
            name: [owner - 1 for owner in stack if owner]
            for name, stack in zip(MATERIAL_NAMES, s.stacks.tolist(), strict=True)
        },
        "fields": view_fields(s),
        "druid": {"stone": s.stone} if s.druid == NOTHING else {"field": s.druid},
        "runes": {str(area): owner - 1 for area, owner in enumerate(s.rune.tolist()) if owner},
        "turns": s.turns,
    }
    if s.phase in (CHIPS, WORKERS, TAKE, RETURN, ACT, PAY, OFFER) and not (
        s.phase == CHIPS and not game.book.chips_by_hand
    ):
        view["asked"] = s.asked
    for name, value in (("ending", s.ending), ("lap", s.mark if s.in_lap else NOTHING)):
        if value != NOTHING:
            view[name] = value
    if s.face != NOTHING:
        view["face"] = FACE_NAMES[s.face]
    add_offer(game, s, view)
    if s.phase in (ROLL, TAKE, RETURN, ACT, PAY):
        add_plots(game, s, view)
    return view


def view_fields(s: Position) -> Json:
    """The fields with something on them."""
    fields = {}
    rows = zip(s.what.tolist(), s.owner.tolist(), s.chip.tolist(), strict=True)
    for number, (what, owner, chip) in enumerate(rows):
        shown: Json = {}
        if what != UNBUILT:
            shown = {"what": WHAT_WORDS[what], "owner": owner}
        if chip != NO_CHIP:
            shown["chip"] = CHIP_WORDS[chip]
        if shown:
            fields[str(number)] = shown
    return fields


def add_offer(game: Meduris, s: Position, view: Json) -> None:
    """The hut that the druid asks, and a payment that is under way."""
    for_druid = s.phase == OFFER or (s.phase == PAY and s.pay_for >= FOR_ONE)
    if for_druid:
        size = int(settlement_size(s.row, game.book.row, s.druid))
        view["offer"] = {"field": s.druid, "size": size, "chip": bool(s.chip[s.druid] == DRUID_CHIP)}
    if s.phase == PAY:
        times = int(settlement_size(s.row, game.book.row, s.pay_field)) if s.pay_for == FOR_HUT else 1
        view["paying"] = {
            "for": PAID_FOR[s.pay_for],
            "field": s.pay_field,
            "need": [0] * MATERIALS if s.pay_for == FOR_ONE else cost_of(game, s.pay_field, times),
            "replaced": [int(s.replaced[symbol]) for symbol in game.book.symbol[s.pay_field].tolist()],
            "given": s.given.tolist(),
        }


def cost_of(game: Meduris, field: int, times: int) -> list[int]:
    """So many of both materials of a field, by material."""
    cost = [0] * MATERIALS
    for symbol in game.book.symbol[field].tolist():
        cost[symbol] = times
    return cost


def add_plots(game: Meduris, s: Position, view: Json) -> None:
    """What a hut would cost on each free field, and where the druid would go then."""
    table = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    survey_at(s.rows, 0, game.book.rows, table)
    what = s.what.tolist()
    view["plots"] = {
        str(field): {"cost": cost_of(game, field, int(row[PRICE])), "free": bool(row[PRICE] == 0), **walk_of(row)}
        for field, row in enumerate(table[: game.book.fields])
        if what[field] == UNBUILT
    }
    view["elsewhere"] = walk_of(table[FIELDS])


def walk_of(row: Any) -> Json:
    """The huts that the druid would visit, and whether he crosses the great river first."""
    visits = abs(int(row[VISITS]))
    return {"druid": row[FIRST_VISIT : FIRST_VISIT + visits].tolist(), "crossing": bool(row[VISITS] < 0)}


def view_choices(game: Meduris, s: Position) -> list[Json]:
    """The legal actions, each with what is needed to show it."""
    return [{"text": game.format(s, action), **view_choice(game, s, action)} for action in game.legal(s).tolist()]


def view_choice(game: Meduris, s: Position, action: int) -> Json:
    """The parts of one choice."""
    if action >= NOTHING_ACTION:
        return {"gain": gain_of(game, s, action)}
    if action >= AMOUNT_ACTION:
        return {"material": MATERIAL_NAMES[step_material(game, s)], "amount": action - AMOUNT_ACTION}
    if action >= HUT_ACTION:
        kind, field = divmod(action - HUT_ACTION, FIELDS)
        hut = kind < 2
        times = int(settlement_size(s.row, game.book.row, field)) if hut else 1
        free = hut and s.chip[field] == HUT_CHIP
        cost = [0] * MATERIALS if free else cost_of(game, field, times)
        return {"do": "hut" if hut else "temple", "field": field, "exchange": bool(kind % 2), "cost": cost}
    if action >= MOVE_ACTION:
        place, target = divmod(action - MOVE_ACTION, MATERIALS)
        plateau, height = divmod(place, HEIGHT)
        return {
            "do": "move",
            "from": MATERIAL_NAMES[plateau],
            "height": height + 1,
            "to": MATERIAL_NAMES[target],
        }
    for phase, first in ((RETURN, RETURN_ACTION), (TAKE, TAKE_ACTION), (WORKERS, WORKER_ACTION)):
        if s.phase == phase:
            return {"material": MATERIAL_NAMES[action - first]}
    return {"field": action - CHIP_ACTION} if s.phase == CHIPS else {}


def gain_of(game: Meduris, s: Position, action: int) -> int:
    """The points that an answer to the druid brings."""
    if action == NOTHING_ACTION:
        return -int(min(game.book.refusal_points, s.scores[s.asked]))
    if action == EXCHANGE_ONE or ONE_ACTION <= action < BOTH_ACTION:
        return int(game.book.offering_points)
    assert action in (BOTH_ACTION, CHIP_OFFER, EXCHANGE_BOTH)
    return int(settlement_size(s.row, game.book.row, s.druid))

"""What a client draws: the mountain, the ring, the druid, and for every free field what building there would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from oppidum.core.game import Player
from oppidum.core.patch import Json
from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.book import Box
from oppidum.games.meduris.building import hut_price, settlement_size
from oppidum.games.meduris.druid import gain, worth_of_both
from oppidum.games.meduris.layout import CHIP_WORDS, PHASES, WHAT_WORDS
from oppidum.games.meduris.notation import FACE_NAMES, step_material
from oppidum.games.meduris.rules import price
from oppidum.games.meduris.state import (
    ACT,
    AMOUNT_ACTION,
    AREAS,
    CHIP_ACTION,
    CHIPS,
    DRUID_CHIP,
    FIELDS,
    FOR_ONE,
    HEIGHT,
    HUT_ACTION,
    MATERIALS,
    MOVE_ACTION,
    NO_CHIP,
    NOTHING,
    NOTHING_ACTION,
    OFFER,
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
            str(player): hand for player, hand in enumerate(hands) if player == viewer or hands_are_open(game, s)
        },
        "counts": [sum(hand) for hand in hands],
        "huts": s.huts[: s.players].tolist(),
        "temples": s.temples[: s.players].tolist(),
        "stacks": {
            name: [owner - 1 for owner in stack if owner]
            for name, stack in zip(MATERIAL_NAMES, s.stacks.tolist(), strict=True)
        },
        "fields": view_fields(s),
        "chip_points": int(game.book.chip_points),
        "crossing_points": int(game.book.crossing_points),
        "temple_points": {},
        "rune_points": [0] * s.players,
        "druid": {"stone": s.stone} if s.druid == NOTHING else {"field": s.druid},
        "runes": {str(area): owner - 1 for area, owner in enumerate(s.rune.tolist()) if owner},
        "turns": s.turns,
    }
    if s.phase in (CHIPS, WORKERS, TAKE, RETURN, ACT, PAY, OFFER) and not (
        s.phase == CHIPS and not game.book.chips_by_hand
    ):
        view["asked"] = s.asked
    if s.ending != NOTHING:
        view["ending"] = s.ending
    if s.in_lap:
        view["lap"] = {"left": s.lap_left}
    if s.face != NOTHING:
        view["face"] = FACE_NAMES[s.face]
    add_forecast(game, s, view)
    add_offer(game, s, view)
    if s.phase in (ROLL, TAKE, RETURN, ACT, PAY):
        add_plots(game, s, view)
    return view


def hands_are_open(game: Meduris, s: Position) -> bool:
    """Whether all see what everybody has: by an option, and when the match is over (MED-12)."""
    return bool(game.options["open_hands"]) or s.asked == NOTHING


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


def add_forecast(game: Meduris, s: Position, view: Json) -> None:
    """What each temple and each player's rune stones would bring if the match ended now."""
    for award in game.forecast(s):
        if award.what == "temple":
            view["temple_points"][award.where[0]] = award.points
        else:
            view["rune_points"][award.player] = award.points


def add_offer(game: Meduris, s: Position, view: Json) -> None:
    """The hut that the druid asks, and a payment that is under way."""
    for_druid = s.phase == OFFER or (s.phase == PAY and s.pay_for >= FOR_ONE)
    if for_druid:
        size = int(settlement_size(s.row, game.book.row, s.druid))
        view["offer"] = {
            "field": s.druid,
            "size": size,
            "chip": bool(s.chip[s.druid] == DRUID_CHIP),
            "one": int(game.book.offering_points),
            "both": int(worth_of_both(s.row, game.book.row, s.druid)),
        }
    if s.phase == PAY:
        times = int(price(s.row, game.book.row))
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
        return {"gain": int(gain(s.row, game.book.row, action))}
    if action >= AMOUNT_ACTION:
        return {"material": MATERIAL_NAMES[step_material(game, s)], "amount": action - AMOUNT_ACTION}
    if action >= HUT_ACTION:
        kind, field = divmod(action - HUT_ACTION, FIELDS)
        hut = kind < 2
        cost = cost_of(game, field, int(hut_price(s.row, game.book.row, field)) if hut else 1)
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

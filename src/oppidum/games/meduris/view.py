"""What a client draws: the mountain, the ring, the druid, and for every free field what building there would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from oppidum.core.game import Player
from oppidum.core.screen import compare_views as changes
from oppidum.core.screen import sum_by_kind
from oppidum.games.meduris import contract, notation
from oppidum.games.meduris.board import LETTERS, MATERIAL_NAMES
from oppidum.games.meduris.building import hut_price, settlement_size
from oppidum.games.meduris.druid import points_of_answer, worth_of_both
from oppidum.games.meduris.layout import CHIP_WORDS, FOR_WORDS, PHASES, WHAT_WORDS
from oppidum.games.meduris.notation import FACE_NAMES, read_move
from oppidum.games.meduris.payment import still_to_give
from oppidum.games.meduris.rules import price
from oppidum.games.meduris.scoring import points_at_river
from oppidum.games.meduris.secrecy import hands_are_open
from oppidum.games.meduris.state import (
    ACT,
    AREAS,
    CHIPS,
    DRUID_CHIP,
    FIELDS,
    FINISHED,
    FOR_ONE,
    MATERIALS,
    NO_CHIP,
    NOTHING,
    OFFER,
    PAY,
    RETURN,
    ROLL,
    TAKE,
    UNBUILT,
    WORKERS,
    Position,
)
from oppidum.games.meduris.view_table import COLUMNS, FIRST_VISIT, PRICE, RIVER, ROWS, TEMPLE_WORTH, VISITS, fill_table

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

__all__ = ["changes", "choices", "kit", "view"]


def kit(game: Meduris) -> contract.Kit:
    """Both sides of the board."""
    sides: dict[str, contract.Side] = {
        str(side.count): {
            "fields": [
                {
                    "pair": [MATERIAL_NAMES[LETTERS.index(letter)] for letter in field.pair],
                    "area": field.area,
                    "verified": field.verified,
                }
                for field in side.fields
            ],
            "runes": list(side.runes),
        }
        for side in game.box.sides
    }
    return {"sides": sides, "materials": list(MATERIAL_NAMES), "areas": AREAS}


def view(game: Meduris, s: Position, viewer: Player | None) -> contract.View:
    """A position; the hands of others lie behind their screens (MED-12)."""
    hands = s.hands[: s.players].tolist()
    view: contract.View = {
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
        "offering_points": int(game.book.offering_points),
        "refusal_points": int(game.book.refusal_points),
        "rune_scale": game.book.rune_points.tolist(),
        "temple_points": {},
        "rune_points": [0] * s.players,
        "river_points": points_of_runes(game, s),
        "druid": {"stone": s.stone} if s.druid == NOTHING else {"field": s.druid},
        "temples_move_druid": not game.book.only_huts_move_druid,
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
    if s.phase in (ROLL, TAKE, RETURN, ACT, PAY) and not s.in_lap:
        add_plots(game, s, view)
    return view


def view_fields(s: Position) -> dict[str, contract.Built]:
    """The fields with something on them."""
    fields: dict[str, contract.Built] = {}
    rows = zip(s.what.tolist(), s.owner.tolist(), s.chip.tolist(), strict=True)
    for number, (what, owner, chip) in enumerate(rows):
        shown: contract.Built = {}
        if what != UNBUILT:
            shown = {"what": WHAT_WORDS[what], "owner": owner}
        if chip != NO_CHIP:
            shown["chip"] = CHIP_WORDS[chip]
        if shown:
            fields[str(number)] = shown
    return fields


def add_forecast(game: Meduris, s: Position, view: contract.View) -> None:
    """What each temple and each player's rune stones would bring if the match ended now."""
    forecast = game.forecast(s)
    if s.phase != FINISHED:
        view["outlook"] = sum_by_kind(s.players, ((award.player, award.what, award.points) for award in forecast))
    for award in forecast:
        if award.what == "temple":
            view["temple_points"][award.where[0]] = award.points
        else:
            view["rune_points"][award.player] = award.points


def add_offer(game: Meduris, s: Position, view: contract.View) -> None:
    """Where the druid asks for an offering, and a payment that is under way."""
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
            "for": FOR_WORDS[s.pay_for],
            "field": s.pay_field,
            "need": [0] * MATERIALS if s.pay_for == FOR_ONE else cost_of(game, s.pay_field, times),
            "replaced": s.replaced.tolist(),
            "given": s.given.tolist(),
            "left": int(still_to_give(s.row, game.book.row)),
        }


def cost_of(game: Meduris, field: int, times: int) -> list[int]:
    """What is paid when both materials of a field are needed `times` times, by material."""
    cost = [0] * MATERIALS
    for symbol in game.book.symbol[field].tolist():
        cost[symbol] = times
    return cost


def add_plots(game: Meduris, s: Position, view: contract.View) -> None:
    """What a hut would cost on each free field and a temple bring there, and where the druid would go."""
    table = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    fill_table(s.rows, 0, game.book.rows, table)
    what = s.what.tolist()
    view["plots"] = {
        str(field): {
            "cost": cost_of(game, field, int(row[PRICE])),
            "free": bool(row[PRICE] == 0),
            "temple": int(row[TEMPLE_WORTH]),
            **walk_of(game, s, row, field),
        }
        for field, row in enumerate(table[: game.book.fields])
        if what[field] == UNBUILT
    }
    view["elsewhere"] = walk_of(game, s, table[FIELDS], NOTHING)


def walk_of(game: Meduris, s: Position, row: Any, hut: int) -> contract.Walk:
    """The huts that the druid would visit with a hut on this field, and what is counted at the great river."""
    walk: contract.Walk = {"druid": row[FIRST_VISIT : FIRST_VISIT + int(row[VISITS])].tolist()}
    if s.stone < game.book.stones and (hut != NOTHING or not game.book.only_huts_move_druid):
        walk["stone"] = s.stone + 1
    if row[RIVER] != NOTHING:
        after = s.copy()
        if hut != NOTHING:
            after.rune[int(game.book.area[hut])] = s.turn + 1  # MED-62
        walk["crossing"] = {"after": int(row[RIVER]), "points": points_of_runes(game, after)}
    return walk


def points_of_runes(game: Meduris, s: Position) -> list[int]:
    """What everybody's rune stones bring when the druid crosses the great river."""
    return [int(points_at_river(s.row, game.book.row, player)) for player in range(s.players)]


def choices(game: Meduris, s: Position) -> list[contract.Choice]:
    """The legal actions, each with what is needed to show it."""
    return [view_choice(game, s, action) for action in game.legal(s).tolist()]


def view_choice(game: Meduris, s: Position, action: int) -> contract.Choice:
    """A choice with the parts of its text, what it costs and what it brings."""
    text = notation.format(game, s, action)
    choice = cast(contract.Choice, {"text": text, **read_move(text)})
    match choice["do"]:
        case "hut":
            choice["cost"] = cost_of(game, choice["field"], int(hut_price(s.row, game.book.row, choice["field"])))
        case "temple":
            choice["cost"] = cost_of(game, choice["field"], 1)
        case "move":
            after = s.copy()
            game.apply(after, action)
            choice["yields"] = (after.hands - s.hands)[: s.players].sum(axis=1).tolist()
        case "nothing" | "offer" | "exchange":
            choice["gain"] = int(points_of_answer(s.row, game.book.row, action))
    return choice

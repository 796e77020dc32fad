"""Puzzles: listed, and tried step by step like lessons; what solves one is told at the end, or to who asks for it."""

from __future__ import annotations

import datetime

from starlette.requests import Request

from oppidum.core.options import BadOption
from oppidum.puzzles.shelf import find_puzzle, puzzle_of_the_day, puzzles_of
from oppidum.server.network.api.games import found_game
from oppidum.server.network.endpoints import BadRequest, Endpoints, read_body, server_of
from oppidum.server.network.parameters import GamePath, PuzzlePath
from oppidum.server.protocol.advice import Reasons
from oppidum.server.protocol.puzzles import PuzzleCard, PuzzleState, TrySteps
from oppidum.server.protocol.solo import AskWhySteps
from oppidum.server.tables.puzzles import cards_of, show_try, why_not_in_puzzle

endpoints = Endpoints()


@endpoints.add("GET", "/puzzles/{game}")
async def list_puzzles(request: Request, game: GamePath) -> list[PuzzleCard]:  # noqa: ARG001
    """The puzzles of a game, in their order; none of a game for which nobody has found any."""
    found_game(game)
    return cards_of(game)


@endpoints.add("GET", "/puzzles/{game}/today")
async def read_todays_puzzle(request: Request, game: GamePath) -> PuzzleCard:  # noqa: ARG001
    """The puzzle of the day, the same for everybody; days begin at midnight UTC."""
    found_game(game)
    today = puzzle_of_the_day(puzzles_of(game), datetime.datetime.now(datetime.UTC).date())
    if today is None:
        raise BadRequest(404, f"there are no puzzles of {game}", "unknown-page")
    return next(card for card in cards_of(game) if card.name == today.name)


@endpoints.add("POST", "/puzzles/{game}/{name}", takes=TrySteps)
async def try_puzzle(request: Request, game: GamePath, name: PuzzlePath) -> PuzzleState:
    """Where I stand in a puzzle after some steps; a step that may not be taken is refused as at a table."""
    wish = await read_body(request, TrySteps)
    check_puzzle(request, game, name)
    return await server_of(request).visitors.purse(request).work(show_try, game, name, wish.steps, wish.show)


@endpoints.add("POST", "/puzzles/{game}/{name}/why", takes=AskWhySteps)
async def ask_why_in_puzzle(request: Request, game: GamePath, name: PuzzlePath) -> Reasons:
    """Why can I not do these things now, in a puzzle? Nothing happens."""
    wish = await read_body(request, AskWhySteps)
    check_puzzle(request, game, name)
    purse = server_of(request).visitors.purse(request)
    return Reasons(len(wish.steps), await purse.work(why_not_in_puzzle, game, name, wish.steps, wish.texts))


def check_puzzle(request: Request, game: str, name: str) -> None:
    """404 if there is none; else its game is compiled first."""
    found_game(game)
    try:
        find_puzzle(game, name)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-page") from None
    server_of(request).lobby.wanted(game)

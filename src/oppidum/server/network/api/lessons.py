"""Lessons: tried step by step; each request says all steps so far, so that nothing has to be stored."""

from __future__ import annotations

from starlette.requests import Request

from oppidum.learning.lessons import lesson_heads, lesson_names
from oppidum.server.network.api.games import found_game
from oppidum.server.network.endpoints import BadRequest, Endpoints, read_body, server_of
from oppidum.server.network.parameters import GamePath, LessonPath
from oppidum.server.protocol.advice import Reasons
from oppidum.server.protocol.lessons import LessonCard, LessonState
from oppidum.server.protocol.solo import AskWhySteps, TakeSteps
from oppidum.server.tables.lessons import show_attempt, why_not_in_lesson

endpoints = Endpoints()


@endpoints.add("GET", "/lessons/{game}")
async def list_lessons(request: Request, game: GamePath) -> list[LessonCard]:  # noqa: ARG001
    """The lessons of a game, in their order."""
    found_game(game)
    return [LessonCard(one.name, one.number, list(one.rules), one.steps) for one in lesson_heads(game)]


@endpoints.add("POST", "/lessons/{game}/{name}", takes=TakeSteps)
async def try_lesson(request: Request, game: GamePath, name: LessonPath) -> LessonState:
    """Where I stand in a lesson after some steps; a step that may not be taken is refused as at a table."""
    wish = await read_body(request, TakeSteps)
    check_lesson(request, game, name)
    return await server_of(request).visitors.purse(request).work(show_attempt, game, name, wish.steps)


@endpoints.add("POST", "/lessons/{game}/{name}/why", takes=AskWhySteps)
async def ask_why_steps(request: Request, game: GamePath, name: LessonPath) -> Reasons:
    """Why can I not do these things now, in a lesson? Nothing happens."""
    wish = await read_body(request, AskWhySteps)
    check_lesson(request, game, name)
    purse = server_of(request).visitors.purse(request)
    found = await purse.work(why_not_in_lesson, game, name, wish.steps, wish.texts)
    return Reasons(len(wish.steps), found)


def check_lesson(request: Request, game: str, name: str) -> None:
    """404 if there is none; else its game is compiled first."""
    found_game(game)
    if name not in lesson_names(game):
        raise BadRequest(404, f"there is no lesson {name!r} of {game}", "unknown-page")
    server_of(request).lobby.wanted(game)

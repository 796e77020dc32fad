"""Games: what is on the shelf, and what is in the box."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from oppidum.bots import opponents_at
from oppidum.core.game import Game
from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class, ledger_file
from oppidum.games.examples import examples_of, find_example
from oppidum.learning.lessons import lesson_names
from oppidum.puzzles.shelf import puzzles_of
from oppidum.server.network.endpoints import BadRequest, Endpoints, as_json, server_of
from oppidum.server.network.parameters import ExamplePath, GamePath
from oppidum.server.protocol.games import ChoiceCard, ExampleCard, GameCard, GameSpeed, OptionCard, RuleCard
from oppidum.server.tables.viewing import kit_of

endpoints = Endpoints()


@endpoints.add("GET", "/games")
async def list_games(request: Request) -> list[GameCard]:  # noqa: ARG001
    """The games on the shelf, with their options."""
    return [game_card(name) for name in GAMES if game_class(name).has_board]


@endpoints.add("GET", "/speed")
async def list_speeds(request: Request) -> list[GameSpeed]:
    """How fast the games run: after the first start their rules are compiled, while they are already played."""
    server = server_of(request)
    speeds = {name: server.speed(name) for name in GAMES}
    return [
        GameSpeed(name, speed.percent, speed.rules_ready, speed.bots_ready, speed.problem is not None)
        for name, speed in speeds.items()
    ]


def game_card(name: str) -> GameCard:
    """A game on the shelf."""
    game = game_class(name)
    about = game.about
    options = [
        OptionCard(
            option.name,
            option.about,
            [ChoiceCard(value, text) for value, text in option.choices.items()],
            list(option.rules),
            option.needs,
        )
        for option in game.OPTIONS
    ]
    return GameCard(
        name=name,
        title=about.title,
        year=about.year,
        designer=about.designer,
        minutes=about.minutes,
        summary=about.summary,
        seats=list(game.seats),
        options=options,
        presets={preset: dict(values) for preset, values in game.PRESETS.items()},
        recommended=game.RECOMMENDED,
        bots=opponents_at(name),
        lessons=len(lesson_names(name)),
        puzzles=len(puzzles_of(name)),
    )


@endpoints.add("GET", "/games/{game}/kit", gives=dict)
async def read_kit(request: Request, game: GamePath) -> Response:  # noqa: ARG001
    """What is in the box: all that is needed to draw a match."""
    kind = found_game(game)
    response = as_json(kit_of(kind(kind.seats[0])))
    response.headers["Cache-Control"] = "public, max-age=300"
    return response


@endpoints.add("GET", "/games/{game}/rules")
async def list_rules(request: Request, game: GamePath) -> list[RuleCard]:  # noqa: ARG001
    """The rules in our words."""
    found_game(game)
    return [RuleCard(rule.id, rule.text) for rule in read_ledger(ledger_file(game)).values()]


@endpoints.add("GET", "/games/{game}/examples")
async def list_examples(request: Request, game: GamePath) -> list[ExampleCard]:  # noqa: ARG001
    """The worked examples of the rules."""
    found_game(game)
    return [ExampleCard(one.name, one.title, list(one.rules)) for one in examples_of(game).values()]


@endpoints.add("GET", "/games/{game}/examples/{name}", gives=str)
async def read_example(request: Request, game: GamePath, name: ExamplePath) -> Response:  # noqa: ARG001
    """A worked example as a match file, to be read or brought along."""
    found_game(game)
    try:
        return PlainTextResponse(find_example(game, name).text)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-page") from None


def found_game(name: str) -> type[Game[Any]]:
    """A game, or 404."""
    try:
        return game_class(name)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-game") from None

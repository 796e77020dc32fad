"""Learning: what explains the games, drawn and told. It is the same for everybody, made once and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from oppidum.core.game import Game
from oppidum.core.options import BadOption, in_force, read_pairs
from oppidum.games import game_class, make
from oppidum.learning.diagrams import find_diagram
from oppidum.learning.figures import words_of
from oppidum.learning.how import Section, Step, how_to_play
from oppidum.learning.rulebook import rulebook_of
from oppidum.server.network.api.games import found_game
from oppidum.server.network.endpoints import BadRequest, Endpoints
from oppidum.server.network.parameters import DiagramPath, GamePath, OptionsQuery, PlayersQuery, PresetQuery
from oppidum.server.protocol.how import HowSection, HowSigns, HowStep, HowToPlay
from oppidum.server.protocol.message import encode
from oppidum.server.protocol.rulebook import Chapter, DiagramCard, OptionInForce, RuleBook, ToldRule
from oppidum.server.tables.viewing import choices_for, show_turn, view_for

endpoints = Endpoints()


@endpoints.add("GET", "/games/{game}/rulebook", gives=RuleBook)
async def read_rulebook(
    request: Request,  # noqa: ARG001
    game: GamePath,
    players: PlayersQuery = None,
    preset: PresetQuery = None,
    options: OptionsQuery = "",
) -> Response:
    """The rules in chapters, and what a preset or options make of them, else what the recommended preset does."""
    found_game(game)
    return await kept(tell, game, players, preset, options)


@endpoints.add("GET", "/games/{game}/how", gives=HowToPlay)
async def read_how_to_play(
    request: Request,  # noqa: ARG001
    game: GamePath,
    players: PlayersQuery = None,
    preset: PresetQuery = None,
    options: OptionsQuery = "",
) -> Response:
    """What somebody needs who has never seen the game, with the figures of options, else of the recommended ones."""
    found_game(game)
    return await kept(tell_how, game, players, preset, options)


@endpoints.add("GET", "/games/{game}/diagrams/{name}", gives=DiagramCard)
async def read_diagram(request: Request, game: GamePath, name: DiagramPath) -> Response:  # noqa: ARG001
    """A position that explains a rule, as a board draws it."""
    found_game(game)
    try:
        return await kept(draw, game, name)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-page") from None


async def kept(write: Callable[..., bytes], *what: Any) -> Response:
    """An answer that is the same for a while; what has to be made for it is made beside the event loop."""
    body = await asyncio.to_thread(write, *what)
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=300"})


def played(name: str, players: int | None, preset: str | None, options: str) -> Game[Any]:
    """The game that is explained."""
    return make(name, players or game_class(name).seats[0], read_pairs(options.split()), preset=preset)


@lru_cache(maxsize=128)
def tell(name: str, players: int | None, preset: str | None, options: str) -> bytes:
    """A rule book as it is sent."""
    preset = preset or (None if options else game_class(name).RECOMMENDED)
    game = played(name, players, preset, options)
    nearest, changes = in_force(game.OPTIONS, game.PRESETS, preset, game.options)
    book = RuleBook(
        preset=None if changes else nearest,
        presets=list(game.PRESETS),
        options=[
            OptionInForce(
                one.name, list(one.choices), game.options[one.name], bool(one.needs) and not game.options[one.needs]
            )
            for one in game.OPTIONS
        ],
        figures=words_of(game),
        chapters=[
            Chapter(
                chapter.name,
                list(chapter.diagrams),
                [
                    ToldRule(r.id, *map(list, (r.diagrams, r.awards, r.refusals, r.options, r.lessons, r.examples)))
                    for r in chapter.rules
                ],
            )
            for chapter in rulebook_of(name)
        ],
    )
    return encode(book)


@lru_cache(maxsize=128)
def tell_how(name: str, players: int | None, preset: str | None, options: str) -> bytes:
    """How to play, as it is sent."""
    game = played(name, players, preset or game_class(name).RECOMMENDED, options)
    return encode(HowToPlay(figures=words_of(game), sections=[show_section(section) for section in how_to_play(name)]))


def show_section(section: Section) -> HowSection:
    """A section as it is sent."""
    return HowSection(
        name=section.name,
        rule=section.rule,
        diagrams=list(section.diagrams),
        steps=list(map(show_step, section.steps)),
        parts=list(map(show_step, section.parts)),
        worth=list(map(show_step, section.worth)),
        signs=[HowSigns(group.name, list(group.signs)) for group in section.signs],
    )


def show_step(step: Step) -> HowStep:
    """A step as it is sent."""
    return HowStep(step.name, step.rule, list(step.diagrams))


@lru_cache(maxsize=256)
def draw(game: str, name: str) -> bytes:
    """A diagram as it is sent."""
    diagram = find_diagram(game, name)
    course = diagram.course()
    eyes = None if diagram.eyes is None else diagram.eyes - 1
    card = DiagramCard(
        players=course.game.players,
        eyes=eyes,
        marks=list(diagram.marks),
        near=list(diagram.near),
        view=view_for(course, eyes),
        choices=choices_for(course, course.asked) if diagram.offers else [],
        turn=show_turn(course),
    )
    return encode(card)

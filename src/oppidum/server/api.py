"""The HTTP API: what a browser can do a program can do, with a token. OpenAPI describes it from the same types."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from oppidum.bots import opponents_at
from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class, ledger_file
from oppidum.games.examples import examples_of, find_example
from oppidum.server import protocol
from oppidum.server.endpoints import (
    BadRequest,
    add_route,
    answer,
    hall_of,
    known_person,
    person_of,
    read_body,
    read_bytes,
)
from oppidum.server.protocol import (
    Accepted,
    ChoiceCard,
    ExampleCard,
    GameCard,
    GameSpeed,
    Hint,
    OptionCard,
    Person,
    Reasons,
    Replay,
    RuleCard,
    Snapshot,
    TableCard,
)
from oppidum.server.room import Room
from oppidum.server.store import FOREVER
from oppidum.server.tokens import new_person
from oppidum.server.wording import clean_name

LONGEST_WAIT = 25.0  # seconds that a long poll may take
CodePath = Annotated[str, Path(max_length=20, description="The code of a table: six letters and digits.")]
GamePath = Annotated[str, Path(max_length=40, description="The name of a game.")]
ExamplePath = Annotated[str, Path(max_length=60, description="The name of an example.")]
BeforeQuery = Annotated[float, Query(ge=0, le=FOREVER, description="Only tables opened before this moment, to go on.")]
BesideQuery = Annotated[
    str, Query(max_length=20, description="And of that moment those before this code: of the last table.")
]
router = APIRouter(prefix="/api")
route = partial(add_route, router)


# People.


@route("POST", "/guests", takes=protocol.Guest, gives=Person, status=201)
async def add_guest(request: Request) -> Response:
    """Become a guest: a token proves from now on who you are."""
    hall = hall_of(request)
    wish = await read_body(request, protocol.Guest)
    hall.check_new_guest(request)
    person = new_person()
    name = checked_name(wish.name)
    await hall.store.add_person(person, name)
    return answer(Person(person, name, hall.tokens.make(person)), 201)


@route("GET", "/me", gives=Person)
async def read_me(request: Request) -> Response:
    """Who am I?"""
    person = known_person(request)
    name = hall_of(request).store.name_of(person)
    if name is None:
        raise BadRequest(401, "nobody here knows you; become a guest again", "bad-token")
    return answer(Person(person, name))


@route("PUT", "/me", takes=protocol.Guest, gives=Person)
async def rename_me(request: Request) -> Response:
    """Take another name."""
    person = known_person(request)
    name = checked_name((await read_body(request, protocol.Guest)).name)
    await hall_of(request).store.add_person(person, name)
    return answer(Person(person, name))


def checked_name(name: str) -> str:
    """A name that can be read."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise BadRequest(422, "a name needs a letter", "bad-name")
    return cleaned


# Games.


@route("GET", "/games", gives=[GameCard])
async def list_games(request: Request) -> Response:  # noqa: ARG001
    """The games on the shelf, with their options."""
    return answer([game_card(name) for name in GAMES if game_class(name).has_board])


@route("GET", "/speed", gives=[GameSpeed])
async def list_speeds(request: Request) -> Response:
    """How fast the games run: after the first start their rules are compiled, while they are already played."""
    hall = hall_of(request)
    speeds = {name: hall.speed(name) for name in GAMES}
    return answer(
        [
            GameSpeed(name, speed.percent, speed.rules_ready, speed.bots_ready, speed.problem is not None)
            for name, speed in speeds.items()
        ]
    )


def game_card(name: str) -> GameCard:
    """A game on the shelf."""
    game = game_class(name)
    about = game.about
    options = [
        OptionCard(option.name, option.about, [ChoiceCard(value, text) for value, text in option.choices.items()])
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
        bots=opponents_at(name),
    )


@route("GET", "/games/{game}/kit")
async def read_kit(request: Request, game: GamePath) -> Response:  # noqa: ARG001
    """What is in the box: all that is needed to draw a match."""
    kind = found_game(game)
    response = answer(kind(kind.seats[0]).kit())
    response.headers["Cache-Control"] = "public, max-age=300"
    return response


@route("GET", "/games/{game}/rules", gives=[RuleCard])
async def list_rules(request: Request, game: GamePath) -> Response:  # noqa: ARG001
    """The rules in our words."""
    found_game(game)
    return answer([RuleCard(rule.id, rule.text) for rule in read_ledger(ledger_file(game)).values()])


@route("GET", "/games/{game}/examples", gives=[ExampleCard])
async def list_examples(request: Request, game: GamePath) -> Response:  # noqa: ARG001
    """The worked examples of the rules."""
    found_game(game)
    return answer([ExampleCard(one.name, one.title, list(one.rules)) for one in examples_of(game).values()])


@route("GET", "/games/{game}/examples/{name}", gives=str)
async def read_example(request: Request, game: GamePath, name: ExamplePath) -> Response:  # noqa: ARG001
    """A worked example as a match file, to be read or brought along."""
    found_game(game)
    try:
        return PlainTextResponse(find_example(game, name).text)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-page") from None


def found_game(name: str) -> Any:
    """A game, or 404."""
    try:
        return game_class(name)
    except BadOption as error:
        raise BadRequest(404, str(error), "unknown-game") from None


# Tables.


@route("GET", "/tables", gives=[TableCard])
async def list_tables(request: Request, before: BeforeQuery = FOREVER, code: BesideQuery = "") -> Response:
    """Public tables that wait for players or can be watched, the newest hundred."""
    return answer(await hall_of(request).lobby.public(person_of(request), (before, code.upper())))


@route("GET", "/mine", gives=[TableCard])
async def list_mine(request: Request, before: BeforeQuery = FOREVER, code: BesideQuery = "") -> Response:
    """My tables, the newest hundred."""
    return answer(await hall_of(request).lobby.mine(known_person(request), (before, code.upper())))


@route("POST", "/tables", takes=protocol.NewTable, gives=TableCard, status=201)
async def open_table(request: Request) -> Response:
    """Open a table. It begins when no seat is free."""
    hall, person = hall_of(request), known_person(request)
    wish = await read_body(request, protocol.NewTable)
    hall.check_new_table(request)
    if any(plan.who == "open" for plan in wish.seats):
        hall.waiting.check(person, hall.address(request))
    address = hall.address(request)
    room = await hall.lobby.open(person, wish, address)
    if room.row.state == "waiting":
        hall.waiting.note(room.row.id, address)
    return answer(room.card(person), 201)


@route("GET", "/tables/{code}", gives=TableCard)
async def read_table(request: Request, code: CodePath) -> Response:
    """A table."""
    return answer((await found_room(request, code)).card(person_of(request)))


async def found_room(request: Request, code: str) -> Room:
    """The room of a table, which gets to know from where its people come."""
    hall = hall_of(request)
    room = await hall.lobby.find(code.upper())
    room.comes_from(person_of(request), hall.address(request))
    return room


@route("POST", "/tables/{code}/join", takes=protocol.Join, gives=TableCard)
async def join_table(request: Request, code: CodePath) -> Response:
    """Sit down."""
    person, wish = known_person(request), await read_body(request, protocol.Join)
    room = await hall_of(request).lobby.join(code.upper(), person, wish)
    return answer(room.card(person))


@route("POST", "/tables/{code}/leave", gives=TableCard)
async def leave_table(request: Request, code: CodePath) -> Response:
    """Get up before the match has begun."""
    person = known_person(request)
    room = await hall_of(request).lobby.leave(code.upper(), person)
    return answer(room.card(person))


@route("POST", "/tables/{code}/seats/{number}", takes=protocol.FillSeat, gives=TableCard)
async def fill_seat(request: Request, code: CodePath, number: Annotated[int, Path(ge=0, le=9)]) -> Response:
    """The host puts a bot on a free seat, or frees it again."""
    person, wish = known_person(request), await read_body(request, protocol.FillSeat)
    room = await hall_of(request).lobby.fill(code.upper(), person, number, wish)
    return answer(room.card(person))


@route("POST", "/tables/{code}/rematch", gives=TableCard)
async def ask_rematch(request: Request, code: CodePath) -> Response:
    """The same again."""
    person = known_person(request)
    hall = hall_of(request)
    room = await hall.lobby.rematch(code.upper(), person, hall.address(request))
    return answer(room.card(person))


@route("GET", "/tables/{code}/state", gives=Snapshot)
async def read_state(
    request: Request,
    code: CodePath,
    seat: Annotated[int | None, Query(ge=0, le=9, description="Which of my seats looks; else the one asked.")] = None,
    since: Annotated[int, Query(ge=0, le=1_000_000, description="The last event that I have seen.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for something new.")] = 0,
) -> Response:
    """All that I may know of a table, at once or as soon as something happens after `since`."""
    person = person_of(request)
    room = await found_room(request, code)
    own = room.seats_of(person)
    if seat is not None:
        room.check_own(person, seat)
    room.heard_of(person)
    nothing_new = room.table.seq == since and not room.table.course.ended if room.table else not room.notice
    if wait and nothing_new:
        with hall_of(request).polling(request, person), contextlib.suppress(TimeoutError):
            await asyncio.wait_for(room.changed.wait(), wait)
    asked = room.table.course.asked if room.table else None
    viewer = seat if seat is not None else asked if asked in own else own[0] if own else None
    return answer(room.snapshot_for(person, viewer, since))


@route("POST", "/tables/{code}/act", takes=protocol.Act, gives=Accepted)
async def act(request: Request, code: CodePath) -> Response:
    """Move, or say done, undo or resign."""
    wish = await read_body(request, protocol.Act)
    return await handled(request, code, wish, wish.key)


@route("POST", "/tables/{code}/undo", takes=protocol.AskUndo, gives=Accepted)
async def ask_undo(request: Request, code: CodePath) -> Response:
    """Ask the others to take back what has happened since my last step, and that step."""
    return await handled(request, code, await read_body(request, protocol.AskUndo))


@route("POST", "/tables/{code}/undo/answer", takes=protocol.AnswerUndo, gives=Accepted)
async def answer_undo(request: Request, code: CodePath) -> Response:
    """Agree, or not, to what another player asked to take back."""
    return await handled(request, code, await read_body(request, protocol.AnswerUndo))


@route("POST", "/tables/{code}/hand-back", takes=protocol.HandBack, gives=Accepted)
async def hand_back(request: Request, code: CodePath) -> Response:
    """I am here again: the bot gives me my seat back."""
    return await handled(request, code, await read_body(request, protocol.HandBack))


@route("POST", "/tables/{code}/hint", takes=protocol.AskHint, gives=Hint)
async def ask_hint(request: Request, code: CodePath) -> Response:
    """What would a strong bot do in my place? Only I am told."""
    hall, person = hall_of(request), known_person(request)
    wish = await read_body(request, protocol.AskHint)
    room = await found_room(request, code)
    hall.check_hint(request)
    return answer(await room.hint(person, wish, hall.address(request)))


@route("POST", "/tables/{code}/why", takes=protocol.AskWhy, gives=Reasons)
async def ask_why(request: Request, code: CodePath) -> Response:
    """Why can I not do these things now? Nothing happens."""
    person, wish = known_person(request), await read_body(request, protocol.AskWhy)
    room, purse = await found_room(request, code), hall_of(request).purse(request)
    return answer(await room.why(person, wish, purse))


@route("POST", "/tables/{code}/chat", takes=protocol.Say, gives=Accepted)
async def chat(request: Request, code: CodePath) -> Response:
    """Say something to everybody at the table."""
    hall_of(request).check_chat(known_person(request))
    return await handled(request, code, await read_body(request, protocol.Say))


async def handled(request: Request, code: str, wish: Any, key: str | None = None) -> Response:
    """Do what a message of a person asks, as if it had come through a websocket."""
    person = known_person(request)
    hall = hall_of(request)
    room = await found_room(request, code)
    with hall.counting(isinstance(wish, protocol.Act)):
        return answer(Accepted(key, await room.handle(person, wish)))


@route("GET", "/tables/{code}/replay", gives=Replay)
async def read_replay(request: Request, code: CodePath) -> Response:
    """The whole match, step by step."""
    hall, person = hall_of(request), person_of(request)
    body = await hall.lobby.replay(code.upper(), person, hall.purse(request))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            body, media_type="application/json", headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        )
    return Response(await asyncio.to_thread(gzip.decompress, body), media_type="application/json")


@route("GET", "/tables/{code}/file", gives=str)
async def read_file(request: Request, code: CodePath) -> Response:
    """The match file; while others hold hidden cards, only for who plays all seats."""
    hall = hall_of(request)
    text = await hall.lobby.file_of(code.upper(), person_of(request), hall.purse(request))
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()}.match"'}
    return PlainTextResponse(text, headers=headers)


@route("GET", "/tables/{code}/sight", gives=str)
async def read_sight(
    request: Request, code: CodePath, seat: Annotated[int, Query(ge=0, le=9, description="Which of my seats looks.")]
) -> Response:
    """A match file that begins where the table stands, as a seat of mine knows the position."""
    hall = hall_of(request)
    return PlainTextResponse(await hall.lobby.sight_of(code.upper(), person_of(request), seat, hall.purse(request)))


@route("POST", "/matches", takes="text/plain", gives=TableCard, status=201)
async def bring_match(request: Request) -> Response:
    """Bring a match file along: to be replayed if it is over, to be played on if not."""
    hall, person = hall_of(request), known_person(request)
    body = await read_bytes(request, protocol.LONGEST_FILE)
    hall.check_new_table(request)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest(422, "this is not a text file", "bad-message") from None
    room = await hall.lobby.bring(person, text, hall.purse(request))
    return answer(room.card(person), 201)

"""Commands about bots: bots, bot, hint, seat."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import AsJson, GameName, OnFailure, app, errors_as_messages, fail, games_named, make_bot, say
from oppidum.cli.warming import QUICK_DECISION, game_at_once, games_in_time, get_ready

BotName = Annotated[
    str | None,
    typer.Option("--bot", help="A bot, program:COMMAND, or module.Class for your own.  [default: the usual opponent]"),
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed decides the same.")]


@app.command()
def bots(game: GameName, as_json: AsJson = False) -> None:
    """List whom people are offered at a game: what each is called, how it plays, and what it overlooks."""
    from oppidum.bots import opponents_at
    from oppidum.bots.characters import character_of, name_of

    names = opponents_at(games_named([game])[0])
    told = [{"bot": name, "name": name_of(name), "character": character_of(name, game)} for name in names]
    if as_json:
        say(told)
        return
    for one in told:
        typer.echo(f"{one['bot']:<8}  {one['name']}. {one['character']}")


@app.command()
def bot(name: Annotated[str, typer.Argument(metavar="BOT", help="The bot, such as greedy.")]) -> None:
    """Run a bot as a program that speaks the bot protocol on standard input and output, for other software.

    Where the rules of a game are not compiled yet, this happens meanwhile, and the bot decides hurriedly.
    """
    from oppidum.bots.protocol.serve import Conversation

    def answer(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    with errors_as_messages(), games_in_time() as find_game:
        Conversation(name, answer, find_game).run(lines_of_input())


def lines_of_input() -> Iterator[str]:
    """Standard input line by line; a line that is too long ends it."""
    from oppidum.bots.protocol.process import LONGEST_LINE

    while (line := sys.stdin.readline(LONGEST_LINE + 1)) and len(line) <= LONGEST_LINE:
        yield line


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A match file; - reads standard input.")],
    at: Annotated[int | None, typer.Option("--at", help="After this many events instead of the last.")] = None,
    bot: BotName = None,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Ask a bot what it would do: its best moves, what it expects of them, and why."""
    from oppidum.bots import opponents_at
    from oppidum.bots.host import events_of
    from oppidum.bots.seats import OpenSeat
    from oppidum.core.game import CHANCE
    from oppidum.core.match_file import read_match
    from oppidum.core.options import BadOption
    from oppidum.core.twins import hurry
    from oppidum.review.hinting import explain_choice

    with errors_as_messages():
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        match = read_match(text, game_at_once, at).match
        if match.over:
            raise BadOption("the match is over: there is nothing to decide")
        if match.to_move == CHANCE:
            count = len(match.events)
            raise BadOption(f"chance decides after event {count}, not a player: choose another --at")
        name = bot or opponents_at(match.game.name)[0]
        get_ready(match.game.name, [name], QUICK_DECISION, as_json)
        asked = OpenSeat(make_bot(name, "replace"), match.game, match.to_move, seed, match.beginning)
        try:
            asked.hear(events_of(match))
            with hurry():
                choice = asked.choose()
            seen = match.game.secrets.observe(match.position, match.to_move)
            actions = [choice.action, *(one.action for one in choice.candidates)]
            reasons = explain_choice(match.game, seen, match.to_move, asked.mind, choice, actions)
            advice = describe_choice(match, name, choice, reasons)
        finally:
            asked.close()
        if as_json:
            say(advice)
        else:
            print_advice(advice)


def describe_choice(match: Any, bot: str, choice: Any, reasons: Any) -> dict[str, Any]:
    """A choice for programs, with the reasons of every action that was considered."""
    from dataclasses import asdict

    from oppidum.review.wording import because

    def spell(action: int) -> str:
        return str(match.game.words.format(match.position, action))

    return {
        "game": match.game.name,
        "events": len(match.events),
        "seat": match.to_move + 1,
        "bot": bot,
        "move": spell(choice.action),
        "why": choice.why,
        "said": because(match.game, reasons[choice.action]),
        "reasons": [asdict(reason) for reason in reasons[choice.action]],
        "candidates": [
            {
                "move": spell(one.action),
                "lead": one.lead,
                "win": one.win,
                "visits": one.visits,
                "said": because(match.game, reasons[one.action]),
                "reasons": [asdict(reason) for reason in reasons[one.action]],
            }
            for one in choice.candidates
        ],
    }


def print_advice(advice: dict[str, Any]) -> None:
    """A choice for people."""
    typer.echo(f"Player {advice['seat']} after event {advice['events']}; {advice['bot']} says:")
    typer.echo(f"{advice['move']}: {advice['why']}")
    if advice["said"] and not advice["candidates"]:
        typer.echo(f"  {advice['said']}")
    if advice["candidates"]:
        width = max(len(one["move"]) for one in advice["candidates"])
        typer.echo(f"  {'move':<{width}}  {'lead':>6}  {'wins':>6}  {'visits':>9}")
    for one in advice["candidates"]:
        typer.echo(f"  {one['move']:<{width}}  {one['lead']:>+6.1f}  {one['win']:>6.1%}  {one['visits']:>9,}")
        if one["said"]:
            typer.echo(f"  {'':<{width}}  {one['said']}")


@app.command()
def seat(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The link of a table, or its six-character code.")],
    bot: BotName = None,
    server: Annotated[
        str, typer.Option("--server", help="The address of the server, where only a code is given.")
    ] = "http://127.0.0.1:8642",
    name: Annotated[str | None, typer.Option("--name", help="What others call it.  [default: the bot's name]")] = None,
    number: Annotated[
        int | None, typer.Option("--seat", min=1, help="The seat, counted from 1.  [default: the first free one]")
    ] = None,
    seed: Seed = 1,
    on_failure: OnFailure = "replace",
) -> None:
    """Seat a bot at a table of a server and let it play to the end.

    It comes as a new guest, or as the one whose token is in OPPIDUM_TOKEN; a token is written nowhere.
    """
    from oppidum.bots import OPPONENTS
    from oppidum.client.bot_client import BotClient
    from oppidum.client.server_api import BadServer, find_table

    with errors_as_messages():
        spec = bot or OPPONENTS[0]
        player = make_bot(spec, on_failure)
        address, code = find_table(table, server)
        client = BotClient(address, code, player, seed, os.environ.get("OPPIDUM_TOKEN"))
        try:
            client.join((name or spec)[:24], None if number is None else number - 1)
            typer.echo(f"{spec} sits at table {code} (Ctrl-C removes it)", err=True)
            result = client.play()
            typer.echo(f"scores {' '.join(map(str, result.scores))}   places {' '.join(map(str, result.ranking))}")
        except BadServer as error:
            fail(str(error))
        except KeyboardInterrupt:
            typer.echo("left the table", err=True)
        finally:
            client.leave()

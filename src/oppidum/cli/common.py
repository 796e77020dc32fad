"""What all commands share: the program itself, its common options, and how mistakes are answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NoReturn

import typer

app = typer.Typer(
    name="oppidum",
    help="A table, a workshop and a laboratory for settlement-building board games.",
    epilog="Exit codes: 0 done; 1 refused, with a sentence that says why; 2 the call was not understood; "
    "130 and 143 ended by Ctrl-C or SIGTERM.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `oppidum games` lists them.")]
Players = Annotated[int, typer.Option("--players", "-n", help="How many play.")]
Preset = Annotated[str | None, typer.Option("--preset", "-p", help="A named set of options.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="One option; may be repeated.")
]
Start = Annotated[int, typer.Option("--start", help="The seat that begins, counted from 1.")]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all of them if none is named.")
]
OnFailure = Annotated[
    str, typer.Option("--on-failure", help="When a program fails: replace its move, or forfeit the match.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


@contextmanager
def errors_as_messages() -> Iterator[None]:
    """Turn every mistake of a user into one line and exit code 1."""
    from oppidum.core.game import Refusal
    from oppidum.core.match_file import BadMatchFile
    from oppidum.core.options import BadOption

    try:
        yield
    except (BadOption, BadMatchFile, Refusal) as error:
        fail(str(error))
    except UnicodeDecodeError as error:
        fail(f"this is not a text file: {error.reason} at byte {error.start}")
    except OSError as error:
        words = [str(word) for word in (error.filename, error.strerror) if word]
        fail(": ".join(words) or str(error))


def fail(message: str) -> NoReturn:
    """One line on standard error, and exit code 1."""
    typer.secho(f"oppidum: {message}", fg="red", err=True)
    raise typer.Exit(1)


def say(data: Any) -> None:
    """JSON on standard output."""
    typer.echo(json.dumps(data, ensure_ascii=False))


def games_named(names: list[str] | None) -> list[str]:
    """The games that were named, each of which must exist, or all there are."""
    from oppidum.games import GAMES, game_class

    with errors_as_messages():
        for name in names or []:
            game_class(name)
    return list(names or GAMES)


def make_game(name: str, players: int, preset: str | None, options: list[str] | None, start: int) -> Any:
    """The game that was asked for."""
    from oppidum.core.options import read_pairs
    from oppidum.games import game_class

    return game_class(name)(players, read_pairs(options or []), preset=preset, start=start - 1)


def check_on_failure(wish: str) -> None:
    """What shall happen when a program fails must be one of two things."""
    from oppidum.bots.protocol.bot import ON_FAILURE
    from oppidum.core.options import BadOption, suggest

    if wish not in ON_FAILURE:
        raise BadOption(f"--on-failure cannot be {wish!r}{suggest(wish, ON_FAILURE)}")


def make_bot(text: str, on_failure: str) -> Any:
    """The bot that was asked for, ours or one of your own, and what happens when it is a program that fails."""
    from oppidum.bots.own import own_bot_named
    from oppidum.bots.protocol.bot import ProgramBot

    check_on_failure(on_failure)
    bot = own_bot_named(text)
    if isinstance(bot, ProgramBot):
        bot.on_failure = on_failure
    return bot

"""Every setting of a server as a flag of the commands that start one.

The settings themselves are in `server/config.py`, which takes too long to load for every command; a test compares.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

SETTINGS: dict[str, tuple[Any, str]] = {
    "host": (str, "The address to listen on; 0.0.0.0 lets other machines in."),
    "port": (int, "The port to listen on; 0 takes a free one."),
    "data": (str, "The folder of the database and the secret."),  # as a Path, nothing would be the working folder
    "secret": (str, "Signs tokens; better in a file, since others on this machine see flags."),
    "old_secrets": (list[str], "An earlier secret, whose tokens are still believed; may be repeated."),
    "origins": (list[str], "A further origin from which browsers may connect; may be repeated."),
    "trusted_proxies": (
        list[str],
        "An address or network of proxies that are believed where a client is; may be repeated.",
    ),
    "behind_proxy": (bool, "Trust every proxy on this machine or in a private network."),
    "log": (str, "How log lines are written: text or json."),
    "log_level": (str, "debug, info, warning or error."),
    "bot_pace": (float, "Seconds that a decision of a bot takes at least."),
    "bot_threads": (int, "Bots that think at once."),
    "requests_per_second": (float, "HTTP requests of one address, on average."),
    "messages_per_second": (float, "Messages of one person, on average."),
    "messages_per_address": (float, "Messages of one address in a second, on average."),
    "guests_per_hour": (int, "Guests that one address may make in an hour."),
    "work_per_minute": (float, "Seconds of work in a minute for replays, files and reasons that one address asks for."),
    "polls_per_person": (int, "Requests of one person that may wait for news at once."),
    "polls_per_address": (int, "Requests of one address that may wait for news at once."),
    "chats_per_minute": (int, "Chat lines that one person may write in a minute."),
    "connects_per_minute": (int, "Connections that one address may open in a minute."),
    "connections": (int, "Most connections at once."),
    "connections_per_address": (int, "Most connections of one address at once."),
    "head_seconds": (float, "Seconds in which a request has to say what it wants."),
    "body_seconds": (float, "Seconds in which the rest of a request has to arrive."),
    "hints_per_minute": (int, "Hints that one address may ask for in a minute."),
    "reviews_per_hour": (int, "Reviews that one address may have made in an hour."),
    "idle_seconds": (float, "Seconds after which a table with nobody there is removed from memory."),
    "tables_per_hour": (int, "Tables that one address may open in an hour."),
    "waiting_per_person": (int, "Tables of one person that may wait for players."),
    "waiting_per_address": (int, "Tables opened from one address that may wait for players."),
    "bot_tables_per_person": (int, "Tables of one person at which only bots play at once."),
    "bot_tables_per_address": (int, "Tables of one address at which only bots play at once."),
    "waiting_hours": (float, "Hours after which a waiting table with nobody there is gone."),
}


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes all settings in addition to its own flags; its last parameter is `**settings`."""
    own = [
        one for one in inspect.signature(command, eval_str=True).parameters.values() if one.kind is not one.VAR_KEYWORD
    ]
    flags = [flag(name, kind, words) for name, (kind, words) in SETTINGS.items()]
    command.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]  # Typer reads it
    command.__annotations__ = {one.name: one.annotation for one in (*own, *flags)}
    return command


def flag(name: str, kind: Any, words: str) -> inspect.Parameter:
    """A setting as an option that need not be given."""
    spelt = name.replace("_", "-")
    spelt = f"--{spelt}/--no-{spelt}" if kind is bool else f"--{spelt}"
    option = typer.Option(spelt, help=words, show_default=False)
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option]
    )

"""Commands about the secret of a server and the tokens that it signs: secret rotate, secret revoke."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oppidum.cli.common import app, fail
from oppidum.cli.tables import ConfigFile, Data, clear_server_messages

secret = typer.Typer(help="The secret that signs the guests' tokens: rotate it, or revoke a person's tokens.")
app.add_typer(secret, name="secret", no_args_is_help=True)


def must_be(database: Path) -> Path:
    """The database of a server, which must be there."""
    if not database.is_file():
        fail(f"there is no database {database}: --data names the folder of the server")
    return database


@secret.command()
def rotate(
    data: Data = None,
    config: ConfigFile = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="No longer believe the old secrets: every guest is a stranger.")
    ] = False,
) -> None:
    """Sign with a new secret from now on; a running server notices. Guests keep their seats, and get new tokens."""
    from oppidum.server.config import read_settings
    from oppidum.server.people.keys import key_id, rotate
    from oppidum.server.storage.folder import DATABASE

    with clear_server_messages():
        settings = read_settings(config, data=data)
        if settings.secret:
            fail("the secret stands in your settings: move it to old_secrets there, and set another")
        must_be(settings.data / DATABASE)
        known = rotate(settings.data, forget)
    typer.echo(f"Tokens are signed with {key_id(known[0])} now; {describe_rest(len(known) - 1)}.")


def describe_rest(rest: int) -> str:
    """How many other secrets are believed, in words that fit."""
    if rest == 0:
        return "earlier ones are worthless, and every guest is a stranger"
    return f"{rest} older {'secret is' if rest == 1 else 'secrets are'} still believed (--forget forgets them)"


@secret.command()
def revoke(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="A person's number, name, or one of the tokens.")],
    data: Data = None,
    config: ConfigFile = None,
) -> None:
    """Make all tokens of a person worthless, and print a new one that only you know; a running server notices."""
    from oppidum.server.config import read_settings
    from oppidum.server.people.keys import Keys
    from oppidum.server.people.revocation import find_people, revoke
    from oppidum.server.people.tokens import Tokens
    from oppidum.server.storage.folder import DATABASE

    with clear_server_messages():
        settings = read_settings(config, data=data)
        database = must_be(settings.data / DATABASE)
        keys = Keys(settings.data, settings.secrets)
        meant = Tokens(keys, lambda _: 0).owner(person) or person
        found = find_people(database, meant)
        if not found:
            fail(f"nobody here has the number, name or token {person!r}")
        if len(found) > 1:
            fail(f"{len(found)} people are called {person!r}; name one by number: {', '.join(one[0] for one in found)}")
        number, name, _ = found[0]
        times = revoke(database, number)
    typer.echo(f"All tokens of {name} ({number}) are worthless. Here is a new one, for whoever owns the seats:")
    typer.echo(Tokens(keys, lambda _: times).make(number))

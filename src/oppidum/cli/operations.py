"""Commands for operators: backup, restore, health."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oppidum.cli.common import app, fail
from oppidum.cli.tables import ConfigFile, Data, Host, Port, clear_server_messages

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="The backup.")]


@app.command()
def backup(
    file: BackupFile,
    data: Data = None,
    config: ConfigFile = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Write all matches and the secret of a server into one file; the server may run on meanwhile."""
    from oppidum.server.config import read_settings
    from oppidum.server.storage.backup import BadBackup, make_backup

    with clear_server_messages():
        folder = read_settings(config, data=data).data
        try:
            about = make_backup(folder, file, force)
        except BadBackup as error:
            fail(str(error))
    secret = "the secret, too: keep it private" if about.secret else "but no secret: that stands in your settings"
    typer.echo(f"{count(about.matches)} of {folder} are in {file}, {secret}.")


@app.command()
def restore(
    file: BackupFile,
    data: Data = None,
    config: ConfigFile = None,
    force: Annotated[bool, typer.Option("--force", help="Put aside what is in the folder.")] = False,
) -> None:
    """Put a backup into the data folder of a server that does not run."""
    from oppidum.server.config import read_settings
    from oppidum.server.storage.backup import BadBackup, restore_backup

    with clear_server_messages():
        folder = read_settings(config, data=data).data
        try:
            about, aside = restore_backup(file, folder, force)
        except BadBackup as error:
            fail(str(error))
    typer.echo(f"{count(about.matches)} of {about.made} (Oppidum {about.oppidum}) are in {folder}.")
    if aside is not None:
        typer.echo(f"What was there is in {aside}; remove it when all is well.")


def count(matches: int) -> str:
    """How many, in words that fit."""
    return f"{matches} {'match' if matches == 1 else 'matches'}"


@app.command()
def health(host: Host = None, port: Port = None, config: ConfigFile = None) -> None:
    """Ask the server on this machine how it is; exit code 1 if it is not well or does not answer."""
    import urllib.error
    import urllib.request

    from oppidum.server.config import read_settings
    from oppidum.server.launch import address_at

    with clear_server_messages():
        settings = read_settings(config, host=host, port=port)
    address = f"{address_at(settings.host, settings.port)}healthz"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(address, timeout=5) as answer:
            typer.echo(answer.read().decode())
    except urllib.error.HTTPError as error:
        fail(f"{address} answers {error.code}: {error.read(1000).decode(errors='replace').strip()}")
    except OSError as error:
        fail(f"{address} does not answer ({getattr(error, 'reason', error)}): is the server running there?")

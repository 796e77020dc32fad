"""Commands about the table in the browser: play, serve."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import app, errors_as_messages, fail
from oppidum.cli.settings import with_settings

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")]
Port = Annotated[int | None, typer.Option("--port", help="The port; 0 takes a free one.  [default: 8642]")]
Data = Annotated[str | None, typer.Option("--data", help="The folder of the database.")]
ConfigFile = Annotated[
    Path | None,
    typer.Option("--config", readable=False, help="A file with settings; oppidum.toml here is read by itself."),
]


@contextmanager
def clear_server_messages() -> Iterator[None]:
    """Turn what is wrong with the settings or the data folder into one line and exit code 1, too."""
    from oppidum.server.config import BadSettings
    from oppidum.server.storage.errors import StoreError

    with errors_as_messages():
        try:
            yield
        except (BadSettings, StoreError) as error:
            fail(str(error))


@app.command()
@with_settings
def play(
    config: ConfigFile = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    **settings: Any,
) -> None:
    """Play in the browser: start a server on this machine and open its page."""
    start(config, browser, **settings)


@app.command()
@with_settings
def serve(config: ConfigFile = None, **settings: Any) -> None:
    """Run a server for others. Every setting can also stand in a file or in the environment (OPPIDUM_PORT=…)."""
    start(config, False, **settings)


def start(file: Path | None, browser: bool, **flags: Any) -> None:
    """Read the settings, listen, open the data folder, serve; what is not compiled yet is compiled meanwhile."""
    from oppidum.games import GAMES, game_class
    from oppidum.server.config import read_settings
    from oppidum.server.launch import address_of, listen, open_when_ready, run, set_up_log
    from oppidum.server.server import Server
    from oppidum.warm.background import Warming

    with clear_server_messages():
        config = read_settings(file, **flags)
        set_up_log(config)
        try:
            listener = listen(config)
        except OSError as error:
            reason, _, _ = str(error.strerror).partition(" (while")
            fail(f"cannot listen on {config.host}:{config.port} ({reason}): choose another --port or --host")
        with listener:
            warming = Warming([name for name in GAMES if game_class(name).has_board])
            port = listener.getsockname()[1]  # a free one, if none was asked for
            server = Server(config.model_copy(update={"port": port}), warming)
            address = address_of(listener)
            typer.secho(f"Oppidum is open at {address} (Ctrl-C closes it)", fg="green", err=True)
            if browser:
                open_when_ready(address)
            warming.start()
            try:
                run(server, listener)
            finally:
                warming.stop()

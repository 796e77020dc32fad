"""Commands about the table in the browser: play, serve."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import app, clear_messages, fail

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")]
Port = Annotated[int | None, typer.Option("--port", help="The port; 0 takes a free one.  [default: 8642]")]
Data = Annotated[Path | None, typer.Option("--data", help="The folder of the database.")]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", help="A file with settings; oppidum.toml here is read by itself.")
]


@app.command()
def play(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    config: ConfigFile = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
) -> None:
    """Play in the browser: start a server on this machine and open its page."""
    start(config, browser, host=host, port=port, data=data)


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    config: ConfigFile = None,
    log: Annotated[str | None, typer.Option("--log", help="How log lines are written: text or json.")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", help="debug, info, warning or error.")] = None,
) -> None:
    """Run a server for others. Every setting can also stand in a file or in the environment (OPPIDUM_PORT=…)."""
    start(config, False, host=host, port=port, data=data, log=log, log_level=log_level)


def start(file: Path | None, browser: bool, **flags: Any) -> None:
    """Read the settings, listen, serve; what is not compiled yet is compiled meanwhile."""
    from pydantic import ValidationError
    from pydantic_settings import SettingsError

    from oppidum.games import GAMES, game_class
    from oppidum.server.config import Config
    from oppidum.server.running import address_of, listen, open_when_ready, run, set_up_log
    from oppidum.server.store import StoreError
    from oppidum.warm.background import Warming

    if file is not None and not file.is_file():
        fail(f"{file}: there is no such file")
    Config.file = file
    try:
        config = Config(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        fail(f"setting {'.'.join(map(str, first['loc']))}: {first['msg']}")
    except (SettingsError, ValueError) as error:
        fail(f"settings: {error}")
    set_up_log(config)
    with clear_messages():
        try:
            listener = listen(config)
        except OSError as error:
            fail(f"cannot listen on {config.host}:{config.port}: {error.strerror}; --port chooses another")
        address = address_of(listener)
        typer.secho(f"Oppidum is open at {address} (Ctrl-C closes it)", fg="green", err=True)
        if browser:
            open_when_ready(address)
        warming = Warming([name for name in GAMES if game_class(name).has_board])
        warming.start()
        try:
            run(config, listener, warming)
        except StoreError as error:
            fail(str(error))
        finally:
            warming.stop()

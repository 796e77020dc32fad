"""Config: what an operator may set, by flags, by environment (`OPPIDUM_PORT=…`) or in a file (`oppidum.toml`)."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, ClassVar

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from oppidum.core.options import suggest
from oppidum.server.network.addresses import NEARBY, Proxies, check_network

DEFAULT_FILE = "oppidum.toml"


def check_named(path: Any) -> Any:
    """An empty path would be the working folder, which nobody means."""
    if path == "":
        raise ValueError("name a folder, or leave it out")
    return path


Absolute = Annotated[Path, BeforeValidator(check_named), AfterValidator(lambda path: path.expanduser().absolute())]


class Config(BaseSettings):
    """The settings of a server. Flags come before the environment, that before the file, that before these defaults."""

    model_config = SettingsConfigDict(env_prefix="OPPIDUM_", extra="forbid")
    file: ClassVar[Path | None] = None

    host: str = Field("127.0.0.1", description="The address to listen on; 0.0.0.0 lets other machines in.")
    port: int = Field(8642, ge=0, le=65535, description="The port to listen on.")
    data: Absolute = Field(
        default_factory=lambda: user_data_path("oppidum"), description="The folder of the database and the secret."
    )
    secret: str | None = Field(
        None, min_length=16, description="Signs tokens; made and kept in the data folder if not set."
    )
    old_secrets: list[Annotated[str, Field(min_length=16)]] = Field(
        [], description="Secrets of before, whose tokens are still believed."
    )
    origins: list[str] = Field(
        [], description="Further origins from which browsers may connect, such as https://example.org."
    )
    trusted_proxies: list[Annotated[str, AfterValidator(check_network)]] = Field(
        [], description="Addresses or networks of proxies that are believed where a client is (X-Forwarded-For)."
    )
    behind_proxy: bool = Field(False, description="Trust every proxy on this machine or in a private network.")
    log: str = Field("text", pattern="^(text|json)$", description="How log lines are written: text or json.")
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$", description="What is logged.")
    bot_pace: float = Field(0.6, ge=0, le=10, description="Seconds that a decision of a bot takes at least.")
    bot_threads: int = Field(max(1, (os.cpu_count() or 2) - 1), ge=1, le=64, description="Bots that think at once.")
    requests_per_second: float = Field(20, gt=0, description="HTTP requests of one address, on average.")
    messages_per_second: float = Field(20, gt=0, description="Messages of one person, on average.")
    messages_per_address: float = Field(100, gt=0, description="Messages of one address in a second, on average.")
    guests_per_hour: int = Field(120, ge=1, description="Guests that one address may make in an hour.")
    work_per_minute: float = Field(
        10, gt=0, description="Seconds of work in a minute for replays, files and reasons that one address asks for."
    )
    polls_per_person: int = Field(10, ge=1, description="Requests of one person that may wait for news at once.")
    polls_per_address: int = Field(50, ge=1, description="Requests of one address that may wait for news at once.")
    chats_per_minute: int = Field(40, ge=1, description="Lines that one person may say in a minute.")
    connects_per_minute: int = Field(240, ge=1, description="Connections that one address may open in a minute.")
    connections: int = Field(5000, ge=1, description="Most connections at once.")
    connections_per_address: int = Field(200, ge=1, description="Most connections of one address at once.")
    head_seconds: float = Field(10, gt=0, description="Seconds in which a request has to say what it wants.")
    body_seconds: float = Field(30, gt=0, description="Seconds in which the rest of a request has to arrive.")
    hints_per_minute: int = Field(30, ge=1, description="Hints that one address may ask for in a minute.")
    reviews_per_hour: int = Field(60, ge=1, description="Reviews that one address may have made in an hour.")
    idle_seconds: float = Field(
        60, gt=0, description="Seconds after which a table with nobody there leaves the memory."
    )
    tables_per_hour: int = Field(120, ge=1, description="Tables that one address may open in an hour.")

    waiting_per_person: int = Field(10, ge=1, description="Tables of one person that may wait for players.")
    waiting_per_address: int = Field(50, ge=1, description="Tables opened from one address that may wait for players.")
    bot_tables_per_person: int = Field(10, ge=1, description="Tables of one person at which only bots play at once.")
    bot_tables_per_address: int = Field(30, ge=1, description="Tables of one address at which only bots play at once.")
    waiting_hours: float = Field(12, gt=0, description="Hours after which a waiting table with nobody there is gone.")

    @property
    def secrets(self) -> tuple[str, ...]:
        """The secrets in the settings, the one that signs first; none if they are kept in the data folder."""
        return (self.secret, *self.old_secrets) if self.secret else ()

    @property
    def proxies(self) -> Proxies:
        """Who may say for others where they are."""
        return Proxies((*self.trusted_proxies, *(NEARBY if self.behind_proxy else ())))

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not used
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not used
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags, environment, file."""
        return init_settings, env_settings, InitSettingsSource(settings_cls, read_file(cls.file))


class BadSettings(Exception):
    """Settings that cannot be used; says in a sentence which, and what to do."""


def read_settings(file: Path | None = None, **flags: Any) -> Config:
    """The settings from everywhere; a flag that is None was not given."""
    Config.file = file
    try:
        return Config(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        value = "" if "secret" in name else f" cannot be {first['input']!r}"
        raise BadSettings(f"setting {name}{value}: {first['msg']}") from None
    except SettingsError as error:
        name = re.findall(r'"(\w+)"', str(error))[0]
        raise BadSettings(f'setting {name}: write a list, as in OPPIDUM_{name.upper()}=\'["…", "…"]\'') from None
    finally:
        Config.file = None


def read_file(named: Path | None) -> dict[str, Any]:
    """What stands in the file that was named, by flag or environment, or in the one that is read by itself."""
    if named is None and "OPPIDUM_CONFIG" in os.environ:
        if not os.environ["OPPIDUM_CONFIG"]:
            raise BadSettings("OPPIDUM_CONFIG is empty: name a file, or do not set it")
        named = Path(os.environ["OPPIDUM_CONFIG"])
    file = named or Path(DEFAULT_FILE)
    if named is None and not file.exists():
        return {}
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(f"{file} cannot be read ({error.strerror}): --config names another file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} is not TOML ({error}): write lines such as port = 8642") from None
    for name in settings.keys() - Config.model_fields:
        raise BadSettings(f"{file}: there is no setting {name!r}{suggest(name, Config.model_fields)}")
    return settings

"""What an operator may set, section by section."""

import ipaddress
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import (
    AfterValidator,
    Field,
    SecretStr,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.section import ClashError, Section

__all__ = ["SECTIONS", "ClashError", "Settings"]

PREFIX = "PETTEIA_"
DELIMITER = "__"
SHORTEST_INVITATION = 12
WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)
SHORTEST = f"at least {SHORTEST_INVITATION} characters"
SHARD_NUMBERS = "different whole numbers from 0, each less than shards"


def _database_url(url: str) -> str:
    parts = urlsplit(url)
    is_file = parts.scheme == "sqlite" and not parts.netloc and parts.path.strip("/") != ":memory:"
    is_server = parts.scheme == "postgresql" and bool(parts.hostname)
    if not parts.path.strip("/") or not (is_file or is_server):
        raise ValueError
    return url


def _public_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path.strip("/"):
        raise ValueError
    return url.rstrip("/")


def _https_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError
    return url


def _address(host: str, port: int) -> str:
    """Where this machine reaches what listens there."""
    anywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # not bound
    host = anywhere.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Database(Section):
    """`[database]`: where matches are kept."""

    url: Annotated[str, AfterValidator(_database_url)] = Field(
        default="sqlite:///data/petteia.db",
        repr=False,  # it may hold a password
        description="sqlite:///FILE or postgresql://USER@HOST/DATABASE",
    )

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it too: an SQLite file is one process's alone."""
        return urlsplit(self.url).scheme == "postgresql"


class Web(Section):
    """`[web]`: the built-in web chat, which asks newcomers for the invitation if there is one."""

    enabled: bool = Field(default=True, description="true or false")
    host: str = Field(default="127.0.0.1", min_length=1, description="an address or a host name")
    port: int = Field(default=8080, ge=1, le=65535, description="a whole number from 1 to 65535")
    public_url: Annotated[str, AfterValidator(_public_url)] | None = Field(
        default=None,
        description="the address that people open, such as https://petteia.example.org",
    )
    invitation: SecretStr = Field(default=SecretStr(""), description=f"a secret of {SHORTEST}")
    invitation_file: Path | None = Field(
        default=None, description="the path of a file that can be read"
    )

    @property
    def address(self) -> str:
        """The URL at which this machine reaches the web chat."""
        return _address(self.host, self.port)

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the web chat."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @model_validator(mode="after")
    def _guard_the_door(self) -> Self:
        secret = self.invitation.get_secret_value()
        if self.invitation_file and len(secret) < SHORTEST_INVITATION:
            raise ClashError("invitation_file", f"a file that holds {SHORTEST}")
        if secret and len(secret) < SHORTEST_INVITATION:
            raise ClashError("invitation", f"a secret of {SHORTEST}")
        if self.enabled and not self.is_local and not secret:
            raise ClashError(
                "host", f"127.0.0.1, ::1 or localhost while there is no invitation ({SHORTEST})"
            )
        if self.enabled and self.public_url and not secret:
            raise ClashError("public_url", f"left out while there is no invitation ({SHORTEST})")
        return self


class Discord(Section):
    """`[discord]`: the Discord bot, which runs when there is a token.

    Discord says how many shards there are to be, unless that is set; a process runs all of them,
    or those that are named.
    """

    token: SecretStr = Field(default=SecretStr(""), description="the bot's token")
    token_file: Path | None = Field(default=None, description="the path of a file that can be read")
    shards: int | None = Field(default=None, ge=1, description="a whole number from 1")
    shard_ids: tuple[int, ...] = Field(default=(), description=f"a list of {SHARD_NUMBERS}")

    @model_validator(mode="after")
    def _know_the_shards(self) -> Self:
        known = set(range(self.shards or 0))
        if not known.issuperset(self.shard_ids) or len(set(self.shard_ids)) < len(self.shard_ids):
            raise ClashError("shard_ids", f"a list of {SHARD_NUMBERS}")
        return self


class Telegram(Section):
    """`[telegram]`: the Telegram bot, which runs when there is a token.

    It asks Telegram for news itself, unless Telegram is told where to bring them (the webhook).
    """

    token: SecretStr = Field(default=SecretStr(""), description="the bot's token")
    token_file: Path | None = Field(default=None, description="the path of a file that can be read")
    webhook_url: Annotated[str, AfterValidator(_https_url)] | None = Field(
        default=None, description="an https:// address that Telegram reaches"
    )
    webhook_secret: SecretStr = Field(
        default=SecretStr(""), description="1 to 256 letters, digits, _ or -"
    )
    webhook_secret_file: Path | None = Field(
        default=None, description="the path of a file that can be read"
    )
    webhook_host: str = Field(
        default="127.0.0.1", min_length=1, description="an address or a host name"
    )
    webhook_port: int = Field(
        default=8081, ge=1, le=65535, description="a whole number from 1 to 65535"
    )

    @model_validator(mode="after")
    def _guard_the_webhook(self) -> Self:
        secret = self.webhook_secret.get_secret_value()
        if (self.webhook_url or secret) and not WEBHOOK_SECRET.fullmatch(secret):
            raise ClashError("webhook_secret", "1 to 256 letters, digits, _ or -")
        return self


def _at_least_one(default: int) -> Any:
    return Field(default=default, ge=1, description="a whole number from 1")


class Limits(Section):
    """`[limits]`: how much one person, and all at one place, may ask for."""

    running: int = _at_least_one(50)
    challenges: int = _at_least_one(20)
    challenges_a_day: int = _at_least_one(50)
    commands_a_minute: int = _at_least_one(60)
    place_challenges_a_day: int = _at_least_one(200)
    place_commands_a_minute: int = _at_least_one(240)


class Operating(Section):
    """`[operating]`: the page for operators, which is served when there is a port."""

    host: str = Field(default="127.0.0.1", min_length=1, description="an address or a host name")
    port: int | None = Field(
        default=None, ge=1, le=65535, description="a whole number from 1 to 65535"
    )

    @property
    def address(self) -> str | None:
        """The URL at which this machine reaches the page; None without one."""
        return None if self.port is None else _address(self.host, self.port)


class Log(Section):
    """`[log]`: what is written to standard error."""

    level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    format: Literal["text", "json"] = Field(default="text", description="text or json")


class Settings(BaseSettings):
    """The whole configuration, checked and frozen."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter=DELIMITER,
        env_ignore_empty=True,
        frozen=True,
        extra="forbid",
        hide_input_in_errors=True,
    )

    database: Database = Field(default_factory=Database)
    web: Web = Field(default_factory=Web)
    discord: Discord = Field(default_factory=Discord)
    telegram: Telegram = Field(default_factory=Telegram)
    limits: Limits = Field(default_factory=Limits)
    operating: Operating = Field(default_factory=Operating)
    log: Log = Field(default_factory=Log)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment before the file, and nothing else."""
        del settings_cls, dotenv_settings, file_secret_settings
        return env_settings, init_settings

    @property
    def secrets(self) -> frozenset[str]:
        """All that must never be shown, such as in a log."""
        # Telegram's tokens begin with the bot's number, which is no secret.
        behind = self.telegram.token.get_secret_value().partition(":")[2]
        found = (*self._keys(), behind, *_passwords(self.database.url))
        return frozenset(filter(None, found))

    def _keys(self) -> Iterator[str]:
        for section in SECTIONS:
            for value in vars(getattr(self, section)).values():
                if isinstance(value, SecretStr):
                    yield value.get_secret_value()


def _passwords(url: str) -> Iterator[str]:
    """The password of a database's URL, as it stands there and as it is meant."""
    parts = urlsplit(url)
    yield from (parts.password or "", unquote(parts.password or ""))
    yield from parse_qs(parts.query).get("password", ())


SECTIONS: Mapping[str, type[Section]] = {
    "database": Database,
    "web": Web,
    "discord": Discord,
    "telegram": Telegram,
    "limits": Limits,
    "operating": Operating,
    "log": Log,
}

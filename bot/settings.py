"""The keys of the configuration, by section."""

import ipaddress
import re
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot.settings_fields import (
    PORT,
    ApiUrl,
    DatabaseUrl,
    Duration,
    Host,
    Limit,
    Network,
    Port,
    Proxy,
    PublicUrl,
    PushKey,
    SecretFile,
    Shown,
    Switch,
    Token,
    WebhookSecret,
    WebhookUrl,
    local_address,
    passwords,
    public_site,
)

PREFIX = "PETTEIA_"
DELIMITER = "__"
MIN_INVITATION_LENGTH = 12
WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)
LONG_ENOUGH = f"at least {MIN_INVITATION_LENGTH} characters"
SHARD_NUMBERS = "different whole numbers from 0, each less than shards"


class ClashError(ValueError):
    """A key that is valid by itself and not with the others."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key, self.allowed = key, allowed


class Section(BaseModel):
    """A section of the file; a key's description is what it may hold."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    @model_validator(mode="before")
    @classmethod
    def _read_secrets(cls, given: Any) -> Any:
        """Put what the file `key_file` holds under `key`."""
        if not isinstance(given, Mapping):
            return given
        files = {key: given[key] for key in given if key.endswith("_file")}
        return {**given, **dict(_secret(given, key, file) for key, file in files.items())}


def _secret(given: Mapping[str, Any], key: str, file: Any) -> tuple[str, str]:
    plain = key.removesuffix("_file")
    if given.get(plain):
        raise ClashError(key, f"left out where {plain} is set")
    try:
        return plain, Path(file).read_text(encoding="utf-8").strip()
    except (OSError, TypeError, ValueError):
        raise ClashError(key, "the path of a text file that can be read") from None


class Database(Section):
    """`[database]`: where matches are kept."""

    url: DatabaseUrl = Field(
        default="sqlite:///data/petteia.db",
        repr=False,  # it may hold a password
        description="sqlite:///FILE or postgresql://USER@HOST/DATABASE",
    )

    backup_every: Duration | None = Field(
        default=None,
        ge=timedelta(minutes=10),
        description='a duration from 10 minutes on, such as "12h" or "1d"',
    )
    backup_keep: Limit = 7
    backup_folder: Path | None = Field(default=None, description="the path of a folder")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it too: an SQLite file is one process's alone."""
        return urlsplit(self.url).scheme == "postgresql"

    @model_validator(mode="after")
    def _check_backups(self) -> Self:
        if self.backup_every and self.is_shared:
            raise ClashError(
                "backup_every", "left out with PostgreSQL; have cron run pg_dump --format=custom"
            )
        return self


class Web(Section):
    """`[web]`: the built-in web chat, which asks newcomers for the invitation if there is one."""

    enabled: Switch = True
    host: Host = "127.0.0.1"
    port: Port = 8080
    public_url: PublicUrl | None = Field(
        default=None,
        description="the address that people open, such as https://petteia.example.org",
    )
    trusted_proxies: tuple[Network, ...] = Field(
        default=(), description='a list of addresses and networks, such as ["127.0.0.1"]'
    )
    invitation: SecretStr = Field(default=SecretStr(""), description=f"a secret of {LONG_ENOUGH}")
    invitation_file: SecretFile = None
    operator: Shown = ""
    contact: Shown = ""
    push_key: PushKey = SecretStr("")
    push_key_file: SecretFile = None

    @property
    def address(self) -> str:
        """The URL at which this machine reaches the web chat."""
        return local_address(self.host, self.port)

    @property
    def privacy_url(self) -> str:
        """Where the public can read what is kept of people; empty where nothing is public."""
        return f"{self.public_url}/privacy" if self.enabled and self.public_url else ""

    @property
    def push_subject(self) -> str:
        """The site by which push services know the bot; empty without a public one over HTTPS."""
        return public_site(self.public_url)

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
    def _check_invitation(self) -> Self:
        secret = self.invitation.get_secret_value()
        if self.invitation_file and len(secret) < MIN_INVITATION_LENGTH:
            raise ClashError("invitation_file", f"a file that holds {LONG_ENOUGH}")
        if secret and len(secret) < MIN_INVITATION_LENGTH:
            raise ClashError("invitation", f"a secret of {LONG_ENOUGH}")
        if self.enabled and not self.is_local and not secret:
            raise ClashError(
                "host", f"127.0.0.1, ::1 or localhost while there is no invitation ({LONG_ENOUGH})"
            )
        if self.push_key.get_secret_value() and not self.push_subject:
            raise ClashError("push_key", "left out while public_url is no https:// address")
        if self.enabled and self.public_url and not secret:
            raise ClashError("public_url", f"left out while there is no invitation ({LONG_ENOUGH})")
        return self


class Discord(Section):
    """`[discord]`: the Discord bot, which runs when there is a token, with all shards or some."""

    token: Token = SecretStr("")
    token_file: SecretFile = None
    shards: int | None = Field(default=None, ge=1, description="a whole number from 1")
    shard_ids: tuple[int, ...] = Field(default=(), description=f"a list of {SHARD_NUMBERS}")

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        known = set(range(self.shards or 0))
        if not known.issuperset(self.shard_ids) or len(set(self.shard_ids)) < len(self.shard_ids):
            raise ClashError("shard_ids", f"a list of {SHARD_NUMBERS}")
        return self


class Telegram(Section):
    """`[telegram]`: the Telegram bot, run where there is a token; it polls without a webhook."""

    token: Token = SecretStr("")
    token_file: SecretFile = None
    base_url: ApiUrl = "https://api.telegram.org"
    proxy: Proxy = SecretStr("")
    webhook_url: WebhookUrl = None
    webhook_secret: WebhookSecret = SecretStr("")
    webhook_secret_file: SecretFile = None
    webhook_host: Host = "127.0.0.1"
    webhook_port: Port = 8081

    @model_validator(mode="after")
    def _check_webhook_secret(self) -> Self:
        secret = self.webhook_secret.get_secret_value()
        if (self.webhook_url or secret) and not WEBHOOK_SECRET.fullmatch(secret):
            raise ClashError("webhook_secret", "1 to 256 letters, digits, _ or -")
        return self


class Limits(Section):
    """`[limits]`: how much one person, and all at one place, may ask for."""

    running: Limit = 50
    challenges: Limit = 20
    challenges_a_day: Limit = 50
    commands_a_minute: Limit = 60
    place_challenges_a_day: Limit = 200
    place_commands_a_minute: Limit = 240


class Computer(Section):
    """`[computer]`: the computer as an opponent, which thinks in processes of its own."""

    enabled: Switch = True
    workers: int | None = Field(default=None, ge=1, description="a whole number from 1")


class Operating(Section):
    """`[operating]`: the page for operators, which is served when there is a port."""

    host: Host = "127.0.0.1"
    port: Annotated[int | None, PORT] = None

    @property
    def address(self) -> str | None:
        """The URL at which this machine reaches the page; None without one."""
        return None if self.port is None else local_address(self.host, self.port)


class Log(Section):
    """`[log]`: what is written to standard error."""

    level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    format: Literal["text", "json"] = Field(default="text", description="text or json")


class Settings(BaseSettings):
    """The whole configuration, validated and frozen."""

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
    computer: Computer = Field(default_factory=Computer)
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
        """All texts that logs must not contain."""
        keys = [
            value.get_secret_value()
            for section in SECTIONS
            for value in vars(getattr(self, section)).values()
            if isinstance(value, SecretStr)
        ]
        # Telegram's tokens begin with the bot's number, which is no secret.
        telegram = self.telegram.token.get_secret_value().partition(":")[2]
        urls = (self.database.url, self.telegram.proxy.get_secret_value())
        return frozenset(filter(None, (*keys, telegram, *passwords(*urls))))


SECTIONS: Mapping[str, type[Section]] = {
    each.__name__.lower(): each
    for each in (Database, Web, Discord, Telegram, Limits, Computer, Operating, Log)
}

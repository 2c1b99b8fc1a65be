"""The keys of the configuration, by section."""

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot.config.bots import Discord, Telegram
from bot.config.fields import (
    PORT,
    UNIX,
    AssistantUrl,
    ClashError,
    DatabaseUrl,
    Duration,
    Host,
    Limit,
    Network,
    Port,
    PublicUrl,
    PushKey,
    SecretFile,
    Section,
    SentryDsn,
    Shown,
    Switch,
    is_loopback,
    local_address,
    passwords,
    public_site,
)

PREFIX = "PETTEIA_"
DELIMITER = "__"
MIN_INVITATION_LENGTH = 12
LONG_ENOUGH = f"at least {MIN_INVITATION_LENGTH} characters"


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
        """Whether other processes may use it too: an SQLite file belongs to one process."""
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
        description="the address that people open, such as https://petteia.example.org or "
        "https://example.org/petteia",
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
    def site_url(self) -> str:
        """Where everyone finds the web chat and its pages; empty if nothing is public."""
        return (self.enabled and self.public_url) or ""

    @property
    def push_subject(self) -> str:
        """The site by which push services know the bot; empty without a public one over HTTPS."""
        return public_site(self.public_url)

    @property
    def is_public_over_https(self) -> bool:
        """Whether other platforms can show the page: they take no other address."""
        return self.enabled and urlsplit(self.public_url or "").scheme == "https"

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the web chat."""
        return is_loopback(self.host)

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
        if self.enabled and self.host.startswith(UNIX) and not self.public_url:
            raise ClashError("public_url", "set where host is a Unix socket behind a proxy")
        if self.enabled and self.public_url and not secret:
            raise ClashError("public_url", f"left out while there is no invitation ({LONG_ENOUGH})")
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
    turns: Switch = True
    workers: int | None = Field(default=None, ge=1, description="a whole number from 1")


class Assistant(Section):
    """`[assistant]`: a language model that helps with questions, if there is a URL."""

    url: AssistantUrl = ""
    model: Shown = ""
    key: SecretStr = Field(default=SecretStr(""), description="the endpoint's key")
    key_file: SecretFile = None

    @property
    def endpoint(self) -> tuple[str, str, str]:
        """The URL, empty if there is no assistant, the model and the key."""
        return self.url, self.model, self.key.get_secret_value()

    @model_validator(mode="after")
    def _check_model(self) -> Self:
        if bool(self.url) != bool(self.model):
            raise ClashError("model", "set where url is, and left out where it is not")
        return self


class Moderation(Section):
    """`[moderation]`: who decides about reports everywhere, by their accounts on platforms."""

    operators: tuple[Annotated[str, Field(pattern=r"^(discord|telegram):[0-9]{1,20}$")], ...] = (
        Field(default=(), description='a list of accounts, such as ["telegram:12345"]')
    )

    @property
    def keys(self) -> tuple[tuple[str, ...], ...]:
        """The platform of each operator, and the key of their account there."""
        return tuple(tuple(each.split(":")) for each in self.operators)


class Operating(Section):
    """`[operating]`: the page for operators, served when there is a port or a Unix socket."""

    host: Host = "127.0.0.1"
    port: Annotated[int | None, PORT] = None

    @property
    def is_served(self) -> bool:
        """Whether there is such a page."""
        return self.port is not None or self.host.startswith(UNIX)

    @property
    def address(self) -> str | None:
        """The URL at which this machine reaches the page; None without one."""
        return local_address(self.host, self.port or 0) if self.is_served else None

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the page."""
        return is_loopback(self.host)


class Log(Section):
    """`[log]`: what is written to standard error."""

    level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    format: Literal["text", "json"] = Field(default="text", description="text or json")
    sentry_dsn: SentryDsn = SecretStr("")
    sentry_dsn_file: SecretFile = None


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
    assistant: Assistant = Field(default_factory=Assistant)
    moderation: Moderation = Field(default_factory=Moderation)
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

    @model_validator(mode="after")
    def _check_turns(self) -> Self:
        if not self.computer.turns and not self.database.is_shared:
            raise ClashError("computer.turns", "true with SQLite, which no worker can use")
        return self

    @property
    def mini_app_url(self) -> str:
        """Where Telegram opens the web chat's page as a Mini App; empty if it cannot."""
        is_on = self.telegram.token.get_secret_value() and self.web.is_public_over_https
        return f"{self.web.public_url}/app/telegram" if is_on else ""

    @property
    def activity_id(self) -> str:
        """The application as whose Activity Discord opens the same page; empty if it cannot."""
        is_on = self.discord.token.get_secret_value() and self.web.is_public_over_https
        return self.discord.client_id if is_on else ""

    @property
    def secrets(self) -> frozenset[str]:
        """All texts that logs must not contain."""
        keys = [
            value.get_secret_value()
            for section in SECTIONS
            for value in vars(getattr(self, section)).values()
            if isinstance(value, SecretStr)
        ]
        # Telegram's tokens begin with the bot's number, which is not secret.
        keys.append(self.telegram.token.get_secret_value().partition(":")[2])
        proxies = (each.proxy.get_secret_value() for each in (self.discord, self.telegram))
        return frozenset(filter(None, (*keys, *passwords(self.database.url, *proxies))))


SECTIONS: Mapping[str, type[Section]] = {
    each.__name__.lower(): each
    for each in (
        *(Database, Web, Discord, Telegram, Limits, Computer, Assistant),
        *(Moderation, Operating, Log),
    )
}

"""What an operator may set: one TOML file, and an environment variable for each key, which wins.

The file is the one named by `--config`, else by `PETTEIA_CONFIG`, else `config.toml` in the working
directory if it is there. `key` of `[section]` is also `PETTEIA_SECTION__KEY`; an empty variable
counts as none.
"""

import ipaddress
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_core import ErrorDetails
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

DEFAULT_FILE = Path("config.toml")
PREFIX = "PETTEIA_"
DELIMITER = "__"
SHORTEST_INVITATION = 12
SHORTEST = f"at least {SHORTEST_INVITATION} characters"


class ConfigError(ValueError):
    """What is wrong with the configuration: one line that names the key, its place and the cure."""


class ClashError(ValueError):
    """A key that is right by itself and wrong beside the others."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key, self.allowed = key, allowed


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


class Section(BaseModel):
    """A section of the file. A key's description says what it may hold."""

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

    url: Annotated[str, AfterValidator(_database_url)] = Field(
        default="sqlite:///data/petteia.db",
        repr=False,  # it may hold a password
        description="sqlite:///FILE or postgresql://USER@HOST/DATABASE",
    )


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


SECTIONS: Mapping[str, type[Section]] = {"database": Database, "web": Web, "log": Log}


def config_file(named: Path | None = None) -> Path | None:
    """The file to read: the one named, else `PETTEIA_CONFIG`'s, else the default if it is there."""
    if named is not None:
        return named
    if variable := os.environ.get("PETTEIA_CONFIG"):
        return Path(variable)
    return DEFAULT_FILE if DEFAULT_FILE.exists() else None


def load(file: Path | None = None) -> Settings:
    """The settings of `file` (none: the defaults) and the environment, or a ConfigError."""
    for name in sorted(_variables()):
        _refuse_unknown(name)
    try:
        return Settings(**(_read(file) if file else {}))
    except ValidationError as error:
        raise ConfigError(_one_line(error.errors()[0], file)) from None


def _read(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{file}: is not UTF-8 text") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at_end = f"at line {text.count(chr(10)) + 1}"
        problem = str(error).replace("at end of document", at_end)
        raise ConfigError(f"{file}: is not valid TOML: {problem}") from None


def _variables() -> Iterator[str]:
    return (name.upper() for name in os.environ if name.upper().startswith(PREFIX))


def _refuse_unknown(variable: str) -> None:
    section, delimiter, key = variable.removeprefix(PREFIX).lower().partition(DELIMITER)
    if section in SECTIONS and key not in SECTIONS[section].model_fields:
        names = (f"{PREFIX}{section}{DELIMITER}{field}" for field in SECTIONS[section].model_fields)
        allowed = ", ".join(names).upper()
    elif delimiter and section not in SECTIONS:
        allowed = ", ".join(f"{PREFIX}{name}{DELIMITER}KEY".upper() for name in SECTIONS)
    else:
        return
    raise ConfigError(f"environment variable {variable} is no setting; there are {allowed}")


def _one_line(error: ErrorDetails, file: Path | None) -> str:
    clash = error.get("ctx", {}).get("error")
    where = [str(part) for part in error["loc"]] + (
        [clash.key] if isinstance(clash, ClashError) else []
    )
    section, key = where[0], ".".join(where[1:])
    variable = f"{PREFIX}{DELIMITER.join(where)}".upper()
    subject = f"environment variable {variable}"
    if variable not in _variables():
        subject = ascii(f"{file}: [{section}] {key}".rstrip())[1:-1]
    return f"{subject} {_verdict(error, section, key)}"


def _verdict(error: ErrorDetails, section: str, key: str) -> str:
    clash = error.get("ctx", {}).get("error")
    if isinstance(clash, ClashError):
        return f"must be {clash.allowed}"
    if section not in SECTIONS:
        return f"is no section; there are {', '.join(SECTIONS)}"
    fields = SECTIONS[section].model_fields
    if key in fields:
        return f"must be {fields[key].description}"
    return f"is no setting; there are {', '.join(fields)}" if key else "must be a section of keys"

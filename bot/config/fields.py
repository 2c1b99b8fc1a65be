"""The kinds of values of the configuration, their checks, and what sections have in common."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    model_validator,
)


def _database_url(url: str) -> str:
    parts = urlsplit(url)
    is_file = parts.scheme == "sqlite" and not parts.netloc and parts.path.strip("/") != ":memory:"
    is_server = parts.scheme == "postgresql" and bool(parts.hostname)
    if not parts.path.strip("/") or not (is_file or is_server):
        raise ValueError
    return url


_PUBLIC_PATH = re.compile(r"(?:/[A-Za-z0-9_~-]+)*", re.ASCII)


def _public_url(url: str) -> str:
    parts = urlsplit(url.rstrip("/"))
    is_named = parts.scheme in {"http", "https"} and parts.hostname
    if not is_named or parts.query or parts.fragment or not _PUBLIC_PATH.fullmatch(parts.path):
        raise ValueError
    return parts.geturl()


def _one_line(text: str) -> str:
    if not text.isprintable():
        raise ValueError
    return text.strip()


def _network(network: str) -> str:
    return str(ipaddress.ip_network(network))


def _https_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError
    return url


def _api_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
        raise ValueError
    return url.rstrip("/")


def _proxy(proxy: SecretStr) -> SecretStr:
    parts = urlsplit(proxy.get_secret_value())
    if proxy.get_secret_value() and (parts.scheme not in {"http", "https"} or not parts.hostname):
        raise ValueError
    return proxy


PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


def _push_key(key: SecretStr) -> SecretStr:
    if key.get_secret_value() and not PUSH_KEY.fullmatch(key.get_secret_value()):
        raise ValueError
    return key


def _sentry_dsn(dsn: SecretStr) -> SecretStr:
    parts = urlsplit(dsn.get_secret_value())
    is_dsn = parts.scheme in {"http", "https"} and parts.hostname and parts.username
    if dsn.get_secret_value() and not (is_dsn and parts.path.strip("/")):
        raise ValueError
    return dsn


def passwords(*urls: str) -> Iterator[str]:
    """Yield the passwords of URLs, quoted and unquoted."""
    for parts in map(urlsplit, urls):
        yield from (parts.password or "", unquote(parts.password or ""))
        yield from parse_qs(parts.query).get("password", ())


def public_site(url: str | None) -> str:
    """Return the address of a site over HTTPS without its port; empty for any other."""
    parts = urlsplit(url or "")
    is_named = parts.scheme == "https" and "." in (parts.hostname or "")
    return f"https://{parts.hostname}" if is_named else ""


EVERYWHERE: Final = "*"
"""The host of a listener on all addresses of this machine, of IPv4 and of IPv6."""


UNIX: Final = "unix:"
"""What the path of a Unix socket follows in a host."""

MAX_SOCKET_PATH: Final = 107  # bytes, as Linux allows; macOS has 103


def _host(host: str) -> str:
    path = host.removeprefix(UNIX)
    if path != host and not (path.startswith("/") and len(path.encode()) <= MAX_SOCKET_PATH):
        raise ValueError
    return host


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach a host.

    >>> is_loopback("localhost"), is_loopback("::1"), is_loopback("*")
    (True, True, False)
    """
    try:
        return (
            host == "localhost" or host.startswith(UNIX) or ipaddress.ip_address(host).is_loopback
        )
    except ValueError:
        return False


def local_address(host: str, port: int) -> str:
    """Return the URL at which this machine reaches a server; a Unix socket is its own address."""
    if host.startswith(UNIX):
        return host
    anywhere = {EVERYWHERE: "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # not bound
    host = anywhere.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


DURATION = re.compile(r"([0-9]{1,6})([mhd])", re.ASCII)
UNITS = {"m": "minutes", "h": "hours", "d": "days"}


def _duration(text: Any) -> Any:
    found = DURATION.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise ValueError
    return timedelta(**{UNITS[found[2]]: int(found[1])})


DatabaseUrl: TypeAlias = Annotated[str, AfterValidator(_database_url)]
PublicUrl: TypeAlias = Annotated[str, AfterValidator(_public_url)]
WebhookUrl: TypeAlias = Annotated[
    str | None,
    AfterValidator(lambda url: url and _https_url(url)),
    Field(description="an https:// address that Telegram reaches"),
]
WebhookSecret: TypeAlias = Annotated[
    SecretStr, Field(description="1 to 256 letters, digits, _ or -")
]
ApiUrl: TypeAlias = Annotated[
    str,
    AfterValidator(_api_url),
    Field(description="an http:// or https:// address"),
]
AssistantUrl: TypeAlias = Annotated[
    str,
    AfterValidator(lambda url: url and _api_url(url)),
    Field(description="an http:// or https:// address, such as https://api.openai.com/v1"),
]
ApplicationId: TypeAlias = Annotated[
    str, Field(pattern=r"^([0-9]{1,20})?$", description="the number of the Discord application")
]
DiscordKey: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^([0-9a-f]{64})?$",
        description="the Public Key on the application's page General Information",
    ),
]
Proxy: TypeAlias = Annotated[
    SecretStr,
    AfterValidator(_proxy),
    Field(description="the address of an HTTP proxy, such as http://user:password@proxy:3128"),
]
Network: TypeAlias = Annotated[str, AfterValidator(_network)]
Duration: TypeAlias = Annotated[timedelta, BeforeValidator(_duration)]
PORT: Final = Field(ge=1, le=65535, description="a whole number from 1 to 65535")
Port: TypeAlias = Annotated[int, PORT]
Host: TypeAlias = Annotated[
    str,
    AfterValidator(_host),
    Field(
        min_length=1,
        description="an address, a host name, * for all addresses, or unix: and the path of a "
        "socket, such as unix:/run/petteia/web.sock",
    ),
]
Token: TypeAlias = Annotated[SecretStr, Field(description="the bot's token")]
ClientSecret: TypeAlias = Annotated[
    SecretStr, Field(description="the client secret of the Discord application")
]
PushKey: TypeAlias = Annotated[
    SecretStr,
    AfterValidator(_push_key),
    Field(description="a key that `petteia web vapid` has made"),
]
SentryDsn: TypeAlias = Annotated[
    SecretStr,
    AfterValidator(_sentry_dsn),
    Field(description="a DSN, such as https://KEY@sentry.example.org/1"),
]
Switch: TypeAlias = Annotated[bool, Field(description="true or false")]
SecretFile: TypeAlias = Annotated[
    Path | None, Field(description="the path of a file that can be read")
]
Shown: TypeAlias = Annotated[
    str,
    AfterValidator(_one_line),
    Field(max_length=200, description="a line of at most 200 characters"),
]
Limit: TypeAlias = Annotated[int, Field(ge=1, description="a whole number from 1")]


class ClashError(ValueError):
    """A key that is valid by itself and not with the others; of another section as `a.b`."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key, self.allowed = key, allowed


class Section(BaseModel):
    """A section of the file; a key's description is what it may hold."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    @model_validator(mode="before")
    @classmethod
    def _read_secrets(cls, given: Any) -> Any:
        """Put what the file `key_file` holds under `key`; of secrets only what can be seen."""
        if not isinstance(given, Mapping):
            return given
        files = {key: given[key] for key in given if key.endswith("_file")}
        read = {**given, **dict(_secret(given, key, file) for key, file in files.items())}
        for key, field in cls.model_fields.items():
            if field.annotation is SecretStr and isinstance(read.get(key), str):
                read[key] = bare(read[key])
        return read


def bare(text: str) -> str:
    r"""Return a text without what cannot be seen around it, as editors and web pages leave it.

    >>> bare("\ufeff a secret\u200b\r\n")
    'a secret'
    """
    seen = [at for at, char in enumerate(text) if char.isprintable() and not char.isspace()]
    return text[seen[0] : seen[-1] + 1] if seen else ""


def _secret(given: Mapping[str, Any], key: str, file: Any) -> tuple[str, str]:
    plain = key.removesuffix("_file")
    if given.get(plain):
        raise ClashError(key, f"left out where {plain} is set")
    try:
        return plain, Path(file).read_text(encoding="utf-8")
    except (OSError, TypeError, ValueError):
        raise ClashError(key, "the path of a text file that can be read") from None

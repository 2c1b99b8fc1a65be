"""What an operator may set: one TOML file, and an environment variable for each key, which wins.

The file is the one named by `--config`, else by `PETTEIA_CONFIG`, else `config.toml` in the working
directory if it is there. `key` of `[section]` is also `PETTEIA_SECTION__KEY`; an empty variable
counts as none.
"""

import json
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_origin

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.config.fields import ClashError
from bot.config.settings import DELIMITER, PREFIX, SECTIONS, Settings

__all__ = ["ConfigError", "Settings", "config_file", "load"]

DEFAULT_FILE = Path("config.toml")


class ConfigError(ValueError):
    """What is wrong with the configuration: one line that names the key, its place and the cure."""


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
        _refuse_broken_list(name)
    try:
        return Settings(**(_read(file) if file else {}))
    except ValidationError as error:
        raise ConfigError(_one_line(error.errors()[0], file)) from None


def _read(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8-sig")
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
    elif not delimiter and (meant := _with_delimiter(section)):
        allowed = f"{PREFIX}{meant}".upper()
    elif delimiter and section not in SECTIONS:
        allowed = ", ".join(f"{PREFIX}{name}{DELIMITER}KEY".upper() for name in SECTIONS)
    else:
        return
    raise ConfigError(f"environment variable {variable} is no setting; there are {allowed}")


def _with_delimiter(name: str) -> str:
    """Return the setting that has two underscores in its name and this one a single one."""
    for section, kind in SECTIONS.items():
        key = name.removeprefix(f"{section}_")
        if key != name and key in kind.model_fields:
            return f"{section}{DELIMITER}{key}"
    return ""


def _refuse_broken_list(variable: str) -> None:
    """Refuse a list that is not JSON: Pydantic raises an error that names no key."""
    section, _, key = variable.removeprefix(PREFIX).lower().partition(DELIMITER)
    field = SECTIONS[section].model_fields.get(key) if section in SECTIONS else None
    text = next(value for name, value in os.environ.items() if name.upper() == variable)
    if field is None or not text or get_origin(field.annotation) is not tuple:
        return
    try:
        json.loads(text)
    except ValueError:
        message = f"environment variable {variable} must be {field.description}"
        raise ConfigError(message) from None


def _one_line(error: ErrorDetails, file: Path | None) -> str:
    clash = error.get("ctx", {}).get("error")
    # A number is an index of a list, which is named as a whole.
    where = [part for part in error["loc"] if isinstance(part, str)] + (
        clash.key.split(".") if isinstance(clash, ClashError) else []
    )
    section, key = where[0], ".".join(where[1:])
    variable = f"{PREFIX}{DELIMITER.join(where)}".upper()
    subject = f"environment variable {variable}"
    if file is not None and variable not in _variables():
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

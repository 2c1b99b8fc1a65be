"""Turns message codes with their parameters into the sentences of a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.core.messages import Line, PersonName

if TYPE_CHECKING:
    from bot.core.messages import Param

FALLBACK = "en"
ISOLATE, POP = "\u2068", "\u2069"


class UnknownMessage(LookupError):  # noqa: N818 -- named for what is wrong
    """A code has no sentence, or its sentence wants other parameters; both are bugs."""


def _languages() -> tuple[str, ...]:
    folders = (entry for entry in files(__package__).iterdir() if entry.is_dir())
    with_files = (
        folder.name
        for folder in folders
        if any(entry.name.endswith(".ftl") for entry in folder.iterdir())
    )
    return tuple(sorted(with_files))


LANGUAGES: tuple[str, ...] = _languages()
"""The languages there are, by their codes."""


class Speaker:
    """Says lines in one language."""

    def __init__(self, language: str) -> None:
        """Read the files of a language, which must be one of ``LANGUAGES``."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for entry in sorted(
            files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name
        ):
            if entry.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def say(self, line: Line) -> str:
        """Return a line's sentence; raises UnknownMessage."""
        known = self._bundle.has_message(line.code)
        pattern = self._bundle.get_message(line.code).value if known else None
        if pattern is None:
            raise UnknownMessage(line.code)
        params = {name: self._value(value) for name, value in line.params}
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            message = f"{line.code}: {errors[0]}"
            raise UnknownMessage(message)
        return str(text)

    def _value(self, value: Param) -> Any:
        match value:
            case PersonName(text):
                return f"{ISOLATE}{text}{POP}"
            case Line():
                return self.say(value)
            case tuple():
                parts = [str(self._value(part)) for part in value]
                return format_list(parts, style="unit", locale=self.language)
            case _:
                return value


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


def speaker(language: str) -> Speaker:
    """Return the speaker of a language, or of English where there is none."""
    return _speaker(language if language in LANGUAGES else FALLBACK)

"""Makes sentences of lines in one language, and texts of pictures and of the rulebook's passages.

A sentence of the rulebook has a tag with its subjects, such as ``§corner+edge``, before it. The tag
applies until the next one, and is never shown.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.core.matches.messages import (
    Day,
    Excerpt,
    Language,
    Line,
    Month,
    Notation,
    PersonName,
    Timestamp,
    Typed,
)
from bot.core.matches.preferences import Letters
from bot.i18n.languages import (
    FALLBACK,
    LANGUAGES,
    ROOT,
    day_of_year,
    formats_of,
    local,
    month_of_year,
    own_name,
)
from bot.i18n.sentences import SEARCH_FOLDER, Sentences, fluent_files
from engine import Lettering, in_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from bot.core.matches.messages import Param
    from bot.core.matches.preferences import Settings
    from bot.core.views.views import Figure, Film
    from render import Picture


TAG: Final = re.compile(r"§([a-z+-]+) ")

Part = tuple[str, str]
"""A tag, and the text under it."""


def without_tags(text: str) -> str:
    """Return a text without its tags."""
    return TAG.sub("", text)


def tagged(text: str) -> tuple[tuple[Part, ...], ...]:
    """Return the parts of each line of a text."""
    lines, tag = [], ""
    for line in text.split("\n"):
        before, *pieces = TAG.split(line)
        parts = [(tag, before)] if before.strip() else []
        parts += list(zip(pieces[::2], pieces[1::2], strict=True))
        tag = parts[-1][0] if parts else tag
        lines.append(tuple((of, said.strip()) for of, said in parts))
    return tuple(lines)


def tag_text(text: str, wanted: Callable[[str], bool]) -> str:
    """Return the parts of a text with wanted tags, line by line."""
    lines = (" ".join(said for tag, said in parts if wanted(tag)) for parts in tagged(text))
    return "\n".join(filter(None, lines))


MAX_ALT_TEXT: Final = 1024
"""Maximum length of the text of a picture, in characters (Discord: attachment's description)."""

ELLIPSIS: Final = "…"


def alt_text(words: Iterable[Line], say: Callable[[Line], str]) -> str:
    """Return the words of a picture, a line each, cut at the end of a word."""
    text = "\n".join(_sentence(say(line)) for line in words)
    if len(text) <= MAX_ALT_TEXT:
        return text
    kept = text[:MAX_ALT_TEXT]
    end = max(kept.rfind(" "), kept.rfind("\n"))
    return kept[: end if end > 0 else MAX_ALT_TEXT - 1].rstrip(" \n,;:") + ELLIPSIS


def captioned(figure: Figure, say: Callable[[Line], str]) -> Picture:
    """Return a figure's picture, with its caption in it if it has one."""
    if figure.caption is None:
        return figure.picture
    return replace(figure.picture, caption=say(figure.caption))


def frames(film: Film, say: Callable[[Line], str]) -> tuple[Picture, ...]:
    """Return a film's pictures, the last one with the caption."""
    *earlier, last = film.pictures
    return (*earlier, replace(last, caption=say(film.caption)))


def _sentence(text: str) -> str:
    """Add a full stop to a headline, so that it can be read aloud."""
    ends = unicodedata.category(text[-1:] or ".").startswith("P")
    return text if ends and not text.endswith(POP) else f"{text}."


ISOLATE, POP = "\u2068", "\u2069"
TAGGED_PREFIX: Final = "rule-"
"""Prefix of the codes of texts with tags, which contain no person's words."""


class UnknownMessage(LookupError):  # noqa: N818 -- named for what is wrong
    """A code has no sentence, or its sentence has other parameters; both are bugs."""


def as_it_stands(words: str) -> str:
    """Return a person's words unchanged."""
    return words


class Speaker:
    """Says lines in one language.

    ``moment`` formats times (default: in UTC), ``theirs`` escapes a person's own words,
    ``letters`` are those of squares, and ``theme`` is that of boards, whose colours name the sides.
    """

    def __init__(
        self,
        language: str,
        moment: Callable[[datetime], str] | None = None,
        theirs: Callable[[str], str] = as_it_stands,
        letters: Letters = Letters.GAME,
        theme: str = "",
    ) -> None:
        """Read the files of a language, which must be one of ``LANGUAGES``."""
        self.language = language
        self._theirs, self._letters = theirs, letters
        self._moment = moment or partial(local, zone="UTC", language=language)
        known = dict.fromkeys((language, FALLBACK))
        self._bundles = tuple(_bundle(each, letters, theme) for each in known)

    def say(self, line: Line) -> str:
        """Return a line's sentence; raises UnknownMessage."""
        return _said(self, line)

    def tags(self, page: Line) -> tuple[str, ...]:
        """Return the tags of a page of the rulebook, in their order."""
        parts = chain.from_iterable(tagged(self._written(page)))
        return tuple(dict.fromkeys(tag for tag, _ in parts))

    def _written(self, line: Line) -> str:
        """Return a line's sentence with its tags."""
        bundle = self._bundle_with(line.code)
        pattern = bundle.get_message(line.code).value if bundle else None
        if bundle is None or pattern is None:
            raise UnknownMessage(line.code)
        params = {name: self._value(value) for name, value in line.params}
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            message = f"{line.code}: {errors[0]}"
            raise UnknownMessage(message)
        return str(text)

    def knows(self, code: str) -> bool:
        """Return whether a code has a sentence."""
        return self._bundle_with(code) is not None

    def _bundle_with(self, code: str) -> Sentences | None:
        """Return the sentences that have a code: those of the language, else the English ones."""
        return next((each for each in self._bundles if each.has_message(code)), None)

    def _value(self, value: Param) -> Any:
        match value:
            case PersonName(text):
                return f"{ISOLATE}{self._theirs(text)}{POP}"
            case Typed(words):
                return self._theirs(words)
            case Timestamp(at):
                return self._moment(at)
            case Day(day) | Month(day):
                written = day_of_year if isinstance(value, Day) else month_of_year
                return written(day, language=self.language)
            case Notation(written, own):
                return in_letters(written, self._letters.on(own))
            case Language(tag):
                return own_name(tag)
            case Excerpt(page, tag, rest):
                return tag_text(self._written(page), lambda other: (other == tag) is not rest)
            case Line():
                return self.say(value)
            case tuple():
                return self._listed(value)
            case _:
                return value

    def _listed(self, values: Sequence[Param]) -> str:
        """Join a list; squares only by commas, since an «and» may be a file, as «e» in Italian."""
        parts = [str(self._value(each)) for each in values]
        if all(isinstance(each, Notation) for each in values):
            return ", ".join(parts)
        # Babel's data of some languages, such as German, has this style for two parts only.
        last_two = [", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts
        locale = formats_of(self.language)
        # Babel's data of Spanish has only the end of this style.
        has_style = "2" in locale.list_patterns.get("unit", {"2": ""})
        return format_list(last_two, style="unit" if has_style else "standard", locale=locale)


@lru_cache(4096)
def _said(speaker: Speaker, line: Line) -> str:
    """Return a line's sentence; of a board most are those of the board before, or of others."""
    text = speaker._written(line)  # noqa: SLF001 -- this is `say`, for all speakers
    return without_tags(text) if line.code.startswith(TAGGED_PREFIX) else text


@cache
def _bundle(language: str, letters: Letters, theme: str) -> Sentences:
    """Return the sentences of a language.

    In them ``GREEK("g3")`` is a square in Greek letters, and ``THEME()`` the theme of boards.
    """
    own = letters.on(Lettering.GREEK)
    functions: dict[str, Callable[..., Any]] = {
        "GREEK": lambda square: in_letters(square, own),
        "THEME": lambda: theme,
    }
    return Sentences(language, functions)


@cache
def search_terms(language: str) -> Mapping[str, str]:
    """Return what says how questions are compared, by codes: the texts of a `search` folder.

    If a language has none, they are the English ones.
    """
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    found = {} if language == FALLBACK else dict(search_terms(FALLBACK))
    for path in fluent_files(language, of_search=True):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            code = entry.id.name if hasattr(entry, "id") else ""
            if code and (text := bundle.get_message(code).value):
                found[code] = str(bundle.format_pattern(text)[0])
    return found


def search_folder(language: str) -> Path:
    """Return the folder of what questions are compared with."""
    return ROOT / language / SEARCH_FOLDER


@cache
def _speaker(
    language: str, zone: str, theirs: Callable[[str], str], letters: Letters, theme: str
) -> Speaker:
    moment = partial(local, zone=zone, language=language)
    return Speaker(language, moment, theirs, letters, theme)


def speaker(
    language: str,
    zone: str = "UTC",
    theirs: Callable[[str], str] = as_it_stands,
    letters: Letters = Letters.GAME,
    theme: str = "",
) -> Speaker:
    """Return the speaker of a language, or of English, for people of a zone."""
    return _speaker(language if language in LANGUAGES else FALLBACK, zone, theirs, letters, theme)


def speaker_to(reader: Settings, theirs: Callable[[str], str] = as_it_stands) -> Speaker:
    """Return the speaker for a person's language, zone, letters and theme."""
    return speaker(reader.spoken, reader.zone, theirs, reader.letters, reader.theme)

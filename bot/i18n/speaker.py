"""Tags in the rulebook's texts: the subjects of a sentence, such as ``§corner+edge``. Pure.

A tag stands before what it is about, at the beginning of a line or within it, and holds until the
next one. Nobody is shown any.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from itertools import chain
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.core.matches.preferences import ENGLISH, Letters
from bot.core.messages import Excerpt, Language, Line, Notation, PersonName, Timestamp, Typed
from engine.lettering import Lettering, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from datetime import datetime
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

    from bot.core.matches.preferences import Settings
    from bot.core.messages import Param
    from bot.core.views.views import Figure, Film
    from render.picture import Picture


TAG = re.compile(r"§([a-z+-]+) ")

Part = tuple[str, str]
"""A tag, and what is said under it."""


def without_tags(text: str) -> str:
    """Return a text as it is shown."""
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
    """Return what a text says under the tags that are wanted, line by line."""
    return "\n".join(filter(None, (_said(parts, wanted) for parts in tagged(text))))


def _said(parts: Iterable[Part], wanted: Callable[[str], bool]) -> str:
    return " ".join(said for tag, said in parts if wanted(tag))


MAX_ALT_TEXT = 1024
"""How many characters the words of a picture have at most (Discord: attachment's description)."""

ELLIPSIS = "…"


def alt_text(words: Iterable[Line], say: Callable[[Line], str]) -> str:
    """Return the words of a picture, a line each, cut at a word's end where they are too long."""
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
    """A headline has no full stop; read aloud, it would run into the next sentence."""
    ends = unicodedata.category(text[-1:] or ".").startswith("P")
    return text if ends and not text.endswith(POP) else f"{text}."


FALLBACK = ENGLISH
ISOLATE, POP = "\u2068", "\u2069"
TAGGED_PREFIX = "rule-"
"""How the codes begin whose texts have tags: no person's words stand in those."""
SEARCH_FOLDER = "search"
"""The folder in a language's own of what is searched and never said."""


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


def local(at: datetime, *, zone: str, language: str) -> str:
    """Return a moment as people of a zone say it, to the minute that has begun."""
    here = at.astimezone(ZoneInfo(zone))
    locale = locale_of(language)
    day, hour = (format_skeleton(parts, here, locale=locale) for parts in ("yMMMEd", "Hm"))
    return f"{day}, {hour} ({zone})"


@cache
def locale_of(language: str) -> Locale:
    """Return what is known of a language; raises UnknownLocaleError or ValueError."""
    return Locale.parse(language, sep="-")


def own_name(language: str) -> str:
    """Return what a language calls itself, or its code where that is not known."""
    try:
        name = locale_of(language).display_name
    except (UnknownLocaleError, ValueError):
        name = None
    return f"{name[:1].upper()}{name[1:]}" if name else language


def as_it_stands(words: str) -> str:
    """Leave a person's words as they are."""
    return words


class Speaker:
    """Says lines in one language; ``moment`` says how moments are shown, else it is in UTC.

    ``theirs`` says how a person's own words are written where their signs could do something;
    ``letters`` how squares are named.
    """

    def __init__(
        self,
        language: str,
        moment: Callable[[datetime], str] | None = None,
        theirs: Callable[[str], str] = as_it_stands,
        letters: Letters = Letters.GAME,
    ) -> None:
        """Read the files of a language, which must be one of ``LANGUAGES``."""
        self.language = language
        self._theirs, self._letters = theirs, letters
        self._moment = moment or partial(local, zone="UTC", language=language)
        known = dict.fromkeys((language, FALLBACK))
        self._bundles = tuple(_bundle(each, letters) for each in known)

    def say(self, line: Line) -> str:
        """Return a line's sentence; raises UnknownMessage."""
        text = self._written(line)
        return without_tags(text) if line.code.startswith(TAGGED_PREFIX) else text

    def tags(self, page: Line) -> tuple[str, ...]:
        """Return the tags of a page of the rulebook, in their order."""
        parts = chain.from_iterable(tagged(self._written(page)))
        return tuple(dict.fromkeys(tag for tag, _ in parts))

    def _written(self, line: Line) -> str:
        """A line's sentence as its file has it, tags and all."""
        bundle = self._knowing(line.code)
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
        """Tell whether a code has a sentence."""
        return self._knowing(code) is not None

    def _knowing(self, code: str) -> FluentBundle | None:
        """What has a code's sentence: the language, else English, rather than nothing at all."""
        return next((each for each in self._bundles if each.has_message(code)), None)

    def _value(self, value: Param) -> Any:
        match value:
            case PersonName(text):
                return f"{ISOLATE}{self._theirs(text)}{POP}"
            case Typed(words):
                return self._theirs(words)
            case Timestamp(at):
                return self._moment(at)
            case Notation(written, own):
                return shown(written, self._letters.on(own))
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
        """Join a list, of squares by commas alone: an «and» may be a column, as «e» in Italian."""
        parts = [str(self._value(each)) for each in values]
        if all(isinstance(each, Notation) for each in values):
            return ", ".join(parts)
        return format_list(parts, style="unit", locale=locale_of(self.language))


@cache
def _bundle(language: str, letters: Letters) -> FluentBundle:
    """The sentences of a language; ``GREEK("g3")`` in them is a square that has Greek letters."""
    own = letters.on(Lettering.GREEK)
    functions: dict[str, Callable[[Any], Any]] = {"GREEK": lambda square: shown(square, own)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    entries = _files(files(__package__).joinpath(language))
    return tuple(FluentResource(entry.read_text(encoding="utf-8")) for entry in entries)


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The Fluent files of a folder and of those in it but the search's, in their order."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry) if entry.name != SEARCH_FOLDER else ()
        elif entry.name.endswith(".ftl"):
            yield entry


@cache
def _speaker(language: str, zone: str, theirs: Callable[[str], str], letters: Letters) -> Speaker:
    return Speaker(language, partial(local, zone=zone, language=language), theirs, letters)


def speaker(
    language: str,
    zone: str = "UTC",
    theirs: Callable[[str], str] = as_it_stands,
    letters: Letters = Letters.GAME,
) -> Speaker:
    """Return the speaker of a language, or of English where there is none, for people of a zone."""
    return _speaker(language if language in LANGUAGES else FALLBACK, zone, theirs, letters)


def speaker_to(reader: Settings, theirs: Callable[[str], str] = as_it_stands) -> Speaker:
    """Return the speaker for a person: in their language, their zone, the letters they chose."""
    return speaker(reader.spoken, reader.zone, theirs, reader.letters)

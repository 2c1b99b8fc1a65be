"""Turns message codes with their parameters into the sentences of a language."""

from __future__ import annotations

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
from bot.core.messages import Excerpt, Language, Line, Moment, Notation, PersonName, Typed
from bot.i18n.tags import tagged, under, without_tags
from engine.lettering import Lettering, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

    from bot.core.matches.preferences import Settings
    from bot.core.messages import Param

FALLBACK = ENGLISH
ISOLATE, POP = "\u2068", "\u2069"
TAGGED = "rule-"
"""How the codes begin whose texts have tags: no person's words stand in those."""
SEARCH = "search"
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
        return without_tags(text) if line.code.startswith(TAGGED) else text

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
            case Moment(at):
                return self._moment(at)
            case Notation(written, own):
                return shown(written, self._letters.on(own))
            case Language(tag):
                return own_name(tag)
            case Excerpt(page, tag, rest):
                return under(self._written(page), lambda other: (other == tag) is not rest)
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
            yield from _files(entry) if entry.name != SEARCH else ()
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

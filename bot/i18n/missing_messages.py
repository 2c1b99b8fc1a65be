"""What a language lacks beside English, which has everything that the program says."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import TYPE_CHECKING, Final

from babel import UnknownLocaleError

from bot.i18n.sources import ROOT, read_source
from bot.i18n.speaker import FALLBACK, locale_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from bot.i18n.sources import Select, Sentence, Source

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of Unicode's CLDR."""

COUNTED: Final = range(1000)
"""How much is counted in sentences; what comes beyond has a default variant."""


class Fault(StrEnum):
    """What can be wrong with a message."""

    LANGUAGE = "language unknown to CLDR"
    UNREADABLE = "cannot be read"
    MISSING = "missing"
    SUPERFLUOUS = "superfluous"
    TWICE = "stands twice"
    PARAMETERS = "other parameters"
    VARIANTS = "other variants"
    PLURALS = "plural forms missing"
    PARTS = "other parts"
    REFERENCES = "refers to nothing"
    TAGS = "other tags"


@dataclass(frozen=True, slots=True, order=True)
class Gap:
    """Something that is wrong: in which file, with which message, and in particular.

    What stands in another file than in English is no lack: a language may have its own order.
    """

    file: str
    code: str
    fault: Fault
    detail: str = ""


def missing_messages(language: str, root: Path = ROOT) -> tuple[Gap, ...]:
    """Return what is wrong with the files of a language, English among them, in their order."""
    try:
        locale_of(language)
    except (UnknownLocaleError, ValueError):
        return (Gap("", language, Fault.LANGUAGE),)
    english, theirs = read_source(root / FALLBACK), read_source(root / language)
    return tuple(sorted((*_alone(theirs), *_beside(english, theirs, language))))


def _alone(source: Source) -> Iterator[Gap]:
    """What is wrong with a language whatever English says."""
    for file, text in source.junk:
        yield Gap(file, "", Fault.UNREADABLE, text)
    times = Counter(sentence.code for sentence in source.sentences)
    known = times.keys() | source.terms
    for sentence in source.sentences:
        if times[sentence.code] > 1:
            yield _lack(sentence, Fault.TWICE)
        if nothing := sentence.references - known:
            yield _lack(sentence, Fault.REFERENCES, nothing)


def _beside(english: Source, theirs: Source, language: str) -> Iterator[Gap]:
    """What is wrong with a language as English has it."""
    ours = {sentence.code: sentence for sentence in english.sentences}
    known = {sentence.code: sentence for sentence in theirs.sentences}
    for code in ours.keys() - known.keys():
        yield _lack(ours[code], Fault.MISSING)
    for code, sentence in known.items():
        if code in ours:
            yield from _compared(ours[code], sentence, language)
        else:
            yield _lack(sentence, Fault.SUPERFLUOUS)


def _compared(ours: Sentence, theirs: Sentence, language: str) -> Iterator[Gap]:
    unused, unknown = ours.parameters - theirs.parameters, theirs.parameters - ours.parameters
    if other := unused | (unknown - ours.given):
        yield _lack(theirs, Fault.PARAMETERS, {f"${name}" for name in other})
    if parts := ours.parts ^ theirs.parts:
        yield _lack(theirs, Fault.PARTS, parts)
    if tags := ours.tags ^ theirs.tags:
        yield _lack(theirs, Fault.TAGS, tags)
    wanted, found = _words(ours.selects), _words(theirs.selects)
    for parameter in wanted.keys() & found.keys():
        if other := wanted[parameter] ^ found[parameter]:
            yield _lack(theirs, Fault.VARIANTS, other)
    counted = {each.parameter for each in ours.selects if _is_plural(each)}
    for select in theirs.selects:
        is_plural = _is_plural(select) or select.parameter in counted
        if is_plural and (forms := _unsaid(select, language)):
            yield _lack(theirs, Fault.PLURALS, forms)


def _words(selects: tuple[Select, ...]) -> Mapping[str, frozenset[str]]:
    """The variants that stand for a value of a parameter which is a word."""
    parameters = {select.parameter for select in selects}
    return {
        parameter: frozenset(
            key
            for key in chain.from_iterable(
                each.keys for each in selects if each.parameter == parameter
            )
            if key not in CATEGORIES and not key.isdecimal()
        )
        for parameter in parameters
    }


def _is_plural(select: Select) -> bool:
    """Tell whether a choice is one by number, and not by words of which the last is “other”."""
    return not CATEGORIES.isdisjoint(select.keys - {"other"})


def _unsaid(select: Select, language: str) -> set[str]:
    """Return the plural categories of a language for which a choice has no variant."""
    plural_of = locale_of(language).plural_form
    needed = {plural_of(number) for number in COUNTED if str(number) not in select.keys}
    return needed - select.keys


def _lack(sentence: Sentence, fault: Fault, what: frozenset[str] | set[str] = frozenset()) -> Gap:
    return Gap(sentence.file, sentence.code, fault, ", ".join(sorted(what)))

"""What people type instead of a word of the bot: `vocabulary.toml` in the folder of each language.

All of them are read whatever a person's language is; only suggestions and help prefer the person's
own. What a language lacks is typed in English.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot.core.matches.preferences import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ROOT: Final = Path(__file__).parents[2] / "i18n"
FILE_NAME: Final = "vocabulary.toml"

VOCABULARIES: Final[Mapping[str, Mapping[str, Any]]] = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.glob(f"*/{FILE_NAME}"), key=lambda path: path.parent.name != ENGLISH)
}
"""The files by language, English first."""


def _section(name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the names in all languages by what they mean."""
    found: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for each in VOCABULARIES.values():
        for meaning, names in each.get(name, {}).items():
            found[meaning] += tuple(names)
    return found


def _meanings(section: Mapping[str, tuple[str, ...]]) -> Mapping[str, str]:
    return {name.casefold(): meaning for meaning, names in section.items() for name in names}


def _listed(name: str) -> frozenset[str]:
    """Return what is in a list of any language, such as the words of a text."""
    lists = (each.get(name, ()) for each in VOCABULARIES.values())
    parts = (part for each in lists for part in (each.split() if isinstance(each, str) else each))
    return frozenset(map(str.casefold, parts))


ALIASES: Final = _section("words")
"""By word, perhaps with its first option: the names that mean only it."""

OPTION_NAMES: Final = _section("options")
VALUE_NAMES: Final = {
    **_section("values"),
    **{code: tuple(each.get("called", ())) for code, each in VOCABULARIES.items()},
}
"""By value, such as the code of a language: the other ways to type it."""

GAME_NAMES: Final = _section("games")
"""By the key of a ruleset."""

RESERVED: Final = _listed("reserved")
"""Names that might be taken for the bot, its operators or the reader."""

UNITS: Final = _meanings(_section("units"))
"""By what people type: the unit of time that it means, such as ``day``."""

LITTLE_WORDS: Final = _listed("little_words")
"""Articles and prepositions before names."""

PLAY: Final = _listed("play")
"""Moves if a move follows, else begins a match."""

EACH, TURN = _listed("each"), _listed("turn")
"""The last two words of “three days a move”."""

_WORD_OF = _meanings(ALIASES)
_OPTION_OF = _meanings(OPTION_NAMES)
LONGEST_ALIAS: Final = max(len(alias.split()) for alias in _WORD_OF)


def one_of(names: Iterable[str]) -> str:
    """Return a regular expression that fits any of these names, the longest first.

    >>> one_of(("day", "days"))
    'days|day'
    """
    forms = {form for name in names for form in (name, name.casefold())}
    return "|".join(map(re.escape, sorted(forms, key=lambda form: (-len(form), form))))


def word_of_alias(alias: str) -> str:
    """Return the text that an alias abbreviates, beginning with a word; empty if it is none."""
    return _WORD_OF.get(alias.casefold(), "")


def option_of_alias(alias: str) -> str:
    """Return the name of the option that is meant, or the name itself."""
    return _OPTION_OF.get(alias.casefold(), alias.casefold())


def option_aliases(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return all other names of some options."""
    return tuple(alias for option in options for alias in OPTION_NAMES.get(option, ()))


def value_names(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return all other names of some values."""
    return tuple(name for value in values for name in VALUE_NAMES.get(value, ()))


def value_meant(typed: str, choices: tuple[str, ...]) -> str:
    """Return the choice that a typed value means, whatever its case, empty if it is none."""
    plain = typed.strip().casefold()
    exact = (choice for choice in choices if plain == choice.casefold())
    named = (choice for choice in choices if plain in map(str.casefold, value_names((choice,))))
    return next(exact, "") or next(named, "")


def known_to(language: str) -> tuple[str, ...]:
    """Return the aliases that a person of a language may have meant: theirs and the English."""
    spoken = [VOCABULARIES.get(code, {}) for code in dict.fromkeys((ENGLISH, language))]
    lists = (
        each for one in spoken for each in (*one.get("words", {}).values(), one.get("play", ()))
    )
    return tuple(chain.from_iterable(lists))


def reserved_names() -> frozenset[str]:
    """Return all names of words, reserved because a person called so could not be typed."""
    words = {text.partition(" ")[0] for text in _WORD_OF.values()}
    return frozenset(_WORD_OF) | words | PLAY

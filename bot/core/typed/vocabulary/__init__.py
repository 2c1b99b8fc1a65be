"""What people type instead of a word of the bot, in each language. Pure.

A module holds the tables of a language. All of them are read whatever a person's language is, since
no name means two things; only suggestions and help prefer the person's own. A test holds that each
word, option and value has a name in each language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.typed.vocabulary import dutch, english, german, italian

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = {"de": german, "en": english, "it": italian, "nl": dutch}

ALIASES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    language: each.ALIASES for language, each in LANGUAGES.items()
}
"""By language and word, perhaps with its first option: the names that mean it alone."""

OPTION_NAMES: Mapping[str, Mapping[str, str]] = {
    language: each.OPTION_NAMES for language, each in LANGUAGES.items()
}
"""By language: other names of the options of words."""

VALUES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    language: each.VALUES for language, each in LANGUAGES.items()
}
"""By language and value: the other ways to type it."""

BEGINNINGS = frozenset(word for each in LANGUAGES.values() for word in each.BEGINNINGS.split())
"""The words with which questions begin, in any language."""

PLAY = frozenset(word for each in LANGUAGES.values() for word in each.PLAY)
"""Moves where a move follows, else begins a match."""

_WORD_OF = {
    alias: word
    for names in ALIASES.values()
    for word, aliases in names.items()
    for alias in aliases
}
_OPTION_OF = {alias: name for names in OPTION_NAMES.values() for alias, name in names.items()}
_VALUE_OF = {
    alias: value
    for names in VALUES.values()
    for value, aliases in names.items()
    for alias in aliases
}
LONGEST_ALIAS = max(len(alias.split()) for alias in _WORD_OF)


def word_of_alias(alias: str) -> str:
    """Return the text that an alias abbreviates, beginning with a word; empty where it is none."""
    return _WORD_OF.get(alias.casefold(), "")


def option_of_alias(alias: str) -> str:
    """Return the name of the option that is meant, or the name itself."""
    return _OPTION_OF.get(alias.casefold(), alias.casefold())


def option_aliases(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return all other names of some options."""
    return tuple(alias for alias, name in _OPTION_OF.items() if name in options)


def value_meant(typed: str, choices: tuple[str, ...]) -> str:
    """Return the choice that a typed value means, whatever its case, empty where it is none."""
    plain = typed.strip().casefold()
    for choice in choices:
        if plain == choice.casefold():
            return choice
    meant = _VALUE_OF.get(plain, "")
    return meant if meant in choices else ""


def known_to(language: str) -> tuple[str, ...]:
    """Return the aliases that a person of a language may have meant: theirs and the English."""
    codes = dict.fromkeys(("en", language))
    spoken = [LANGUAGES[code] for code in codes if code in LANGUAGES]
    aliases = (alias for each in spoken for names in each.ALIASES.values() for alias in names)
    return (*aliases, *(word for each in spoken for word in each.PLAY))


def reserved_names() -> frozenset[str]:
    """Return all names of words, reserved because a person called so could not be typed."""
    words = {text.partition(" ")[0] for text in _WORD_OF.values()}
    return frozenset(_WORD_OF) | words | PLAY

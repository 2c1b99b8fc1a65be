"""Every ruleset that can be played, by name. Nothing outside this package mentions a key."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from engine.catalogue import lemery, poleis, vogt, walker
from engine.catalogue.measured import LEVEL_RATINGS, advantage
from engine.catalogue.options import Factory, Option, arguments, options_of
from engine.ruleset import Ruleset, Title

__all__ = [
    "DEFAULT",
    "KEYS",
    "LEVEL_RATINGS",
    "Option",
    "UnknownOption",
    "UnknownRuleset",
    "UnknownValue",
    "advantage",
    "options",
    "ruleset",
]

_FACTORIES: Mapping[str, Factory] = {
    "lemery-petteia": lemery.petteia,
    "lemery-compact": lemery.compact,
    "lemery-ultra": lemery.ultra,
    "lemery-crossing": lemery.crossing,
    "lemery-latrunculi": lemery.latrunculi,
    "poleis": poleis.poleis,
    "vogt-petteia": vogt.petteia,
    "vogt-kubeia": vogt.kubeia,
    "walker-petteia": walker.petteia,
    "walker-dux": walker.dux,
}
KEYS: tuple[str, ...] = tuple(_FACTORIES)
DEFAULT = "lemery-compact"
"""The game to begin with, which is played if none is named."""

MAX_NAME_LENGTH = 200
_NAME = re.compile(r"([^(]*)(?:\((.*)\))?", re.DOTALL)


class UnknownRuleset(ValueError):  # noqa: N818 - the name says what is wrong already
    """No ruleset has this key; `choices` are all keys."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no ruleset {name!r}; there are {', '.join(KEYS)}")
        self.name = name
        self.choices = KEYS


class UnknownOption(ValueError):  # noqa: N818 - the name says what is wrong already
    """The ruleset has no such option, or it is given twice; `choices` are those left."""

    def __init__(self, key: str, name: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{key} has no option {name!r} left; there are {', '.join(choices)}")
        self.key = key
        self.name = name
        self.choices = choices


class UnknownValue(ValueError):  # noqa: N818 - the name says what is wrong already
    """The option has no such value; `choices` are its values."""

    def __init__(self, option: str, value: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{option} is one of {', '.join(choices)}, not {value!r}")
        self.option = option
        self.value = value
        self.choices = choices


@lru_cache(maxsize=512)
def ruleset(name: str) -> Ruleset:
    """The ruleset of a name, one object for each canonical name; capitals, spaces, order are free.

    Raises UnknownRuleset, UnknownOption or UnknownValue, each with the choices.

    >>> ruleset("Walker-Petteia (corner = on, files = 9)").name
    'walker-petteia(files=9,corner=on)'
    >>> ruleset("walker-petteia(corner=maybe)")
    Traceback (most recent call last):
    engine.catalogue.UnknownValue: corner is one of off, on, not 'maybe'
    """
    shown = name[:MAX_NAME_LENGTH]
    parts = _NAME.fullmatch("".join(name.split()).casefold()) if shown == name else None
    if parts is None or parts[1] not in _FACTORIES:
        raise UnknownRuleset(shown)
    key, listed = parts[1], parts[2]
    chosen = _chosen(key, listed.split(",") if listed else [])
    return _build(
        Title(
            key,
            tuple(
                (option.name, chosen[option.name])
                for option in options(key)
                if chosen.get(option.name, option.default) != option.default
            ),
        )
    )


def options(key: str) -> tuple[Option, ...]:
    """The options of a ruleset in table order. Raises UnknownRuleset.

    >>> [option.name for option in options("walker-petteia")]
    ['files', 'ranks', 'rows', 'corner']
    """
    if key not in _FACTORIES:
        raise UnknownRuleset(key[:MAX_NAME_LENGTH])
    return options_of(_FACTORIES[key])


def _chosen(key: str, listed: list[str]) -> dict[str, str]:
    left = {option.name: option for option in options(key)}
    chosen = {}
    for item in listed:
        name, _, value = item.partition("=")
        option = left.pop(name, None)
        if option is None:
            raise UnknownOption(key, name, tuple(left))
        if value not in option.choices:
            raise UnknownValue(name, value, option.choices)
        chosen[name] = value
    return chosen


@cache
def _build(title: Title) -> Ruleset:
    factory = _FACTORIES[title.key]
    return factory(title, **arguments(factory, dict(title.options)))

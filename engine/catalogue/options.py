"""Options are a factory's keyword arguments, read off its signature.

A factory takes the ruleset's title and, as keywords, its options in table order. Their types list
the choices: a Literal, or an int annotated with its values. The default comes first in every list.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin

from engine.board import MAX_BOARD_SIZE
from engine.ruleset import Ruleset

Factory: TypeAlias = Callable[..., Ruleset]
OnOff: TypeAlias = Literal["off", "on"]
OffOn: TypeAlias = Literal["on", "off"]
Size: TypeAlias = Annotated[int, range(5, MAX_BOARD_SIZE + 1)]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a ruleset; the first of `choices` is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value that holds unless another is given."""
        return self.choices[0]


@cache
def options_of(factory: Factory) -> tuple[Option, ...]:
    """The options of a factory in table order."""
    parameters = inspect.signature(factory).parameters.values()
    return tuple(
        Option(parameter.name, tuple(map(str, _values(parameter))))
        for parameter in parameters
        if parameter.kind is parameter.KEYWORD_ONLY
    )


def arguments(factory: Factory, chosen: Mapping[str, str]) -> dict[str, Any]:
    """The chosen values, which must be among the choices, in the types of the factory."""
    parameters = inspect.signature(factory).parameters
    return {
        name: next(value for value in _values(parameters[name]) if str(value) == text)
        for name, text in chosen.items()
    }


def _values(parameter: inspect.Parameter) -> tuple[Any, ...]:
    kind = parameter.annotation
    listed = kind.__metadata__[0] if get_origin(kind) is Annotated else get_args(kind)
    return (parameter.default, *(value for value in listed if value != parameter.default))

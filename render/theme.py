"""All themes, by name.

To add one, write its `THEME` in a file of its own in `render/themes/`; it is found there, and no
other module names it. The tests of themes then check that every piece, mark and letter has a
contrast of 3 to 1 with its ground, in colour, in grey and to colour-blind eyes, and that the sides
differ in outline and in lightness.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import TYPE_CHECKING

from render import themes
from render.palette import Theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["THEMES", "Theme", "theme_named"]


def _found() -> Iterator[Theme]:
    for module in iter_modules(themes.__path__):
        theme = import_module(f"{themes.__name__}.{module.name}").THEME
        if isinstance(theme, Theme):
            yield theme


THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in _found()})


def theme_named(name: str) -> Theme:
    """Return a theme. Raises `ValueError` when there is none of that name.

    >>> theme_named("marble").name
    'marble'
    """
    if name not in THEMES:
        raise ValueError(f"no theme {name[:12]!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]

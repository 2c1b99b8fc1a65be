"""How pictures look: a theme is one value."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from render.shields import Shield

if TYPE_CHECKING:
    from collections.abc import Mapping

Colour = str
"""As in a style sheet: `#rrggbb`."""


@dataclass(frozen=True, slots=True)
class Livery:
    """How one side's pieces look. The sides must differ in shield and in lightness."""

    shield: Shield
    ink: Colour
    """The outline, and what is engraved."""
    rim: Colour
    face: Colour
    glow: Colour
    """The lit part of the face."""
    device: Colour
    """The sign on the shield."""
    hollow: Colour
    """The inside of a shield that is turned."""


@dataclass(frozen=True, slots=True)
class Ground:
    """One shade of square."""

    stone: Colour
    shadow: Colour
    """Of a piece on it."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The palette of a board."""

    name: str
    light: Ground
    dark: Ground
    frame: Colour
    inlay: Colour
    """The line around the squares."""
    label: Colour
    """The names of files and ranks, on the frame."""
    first: Livery
    second: Livery
    past: Colour
    """Marks of the last move."""
    choice: Colour
    """Marks of what may be done."""
    danger: Colour
    """Marks of captures."""
    halo: Colour
    """Around every sign, to set it off from a piece beneath."""


MARBLE = Theme(
    name="marble",
    light=Ground(stone="#e8e3d8", shadow="#c3bdb0"),
    dark=Ground(stone="#bdb9ae", shadow="#9b978c"),
    frame="#33383d",
    inlay="#c8a45c",
    label="#efe6d2",
    first=Livery(
        shield=Shield.ROUND,
        ink="#4a2508",
        rim="#d98f2b",
        face="#ffe3a6",
        glow="#fff4d6",
        device="#8a3b0c",
        hollow="#c98a44",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        ink="#0b1220",
        rim="#243c63",
        face="#15233f",
        glow="#1d3054",
        device="#a9c3e8",
        hollow="#3c5682",
    ),
    past="#5b2a86",
    choice="#0b5a48",
    danger="#9c1420",
    halo="#fffaf0",
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (MARBLE,)})


def theme_named(name: str) -> Theme:
    """Return a theme; `ValueError` when there is none of that name."""
    if name not in THEMES:
        raise ValueError(f"no theme {name[:20]!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]

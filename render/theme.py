"""How pictures look: a theme is one value.

To add one, write a `Theme` beside `MARBLE` and list it in `THEMES`; nothing else knows them by
name. Its tests run by themselves and hold it to what people rely on: every piece and mark stands
out from both shades of square by a contrast of 3 to 1, in colour and in grey, and the sides differ
in outline and in lightness.
"""

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
    crest: Colour
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

    def colours(self) -> tuple[Colour, ...]:
        """Return every colour of the theme."""
        grounds = (self.light.stone, self.light.shadow, self.dark.stone, self.dark.shadow)
        sides = (
            colour
            for side in (self.first, self.second)
            for colour in (side.ink, side.rim, side.face, side.glow, side.device, side.crest)
        )
        hollows = (self.first.hollow, self.second.hollow)
        marks = (self.past, self.choice, self.danger, self.halo)
        return (*grounds, self.frame, self.inlay, self.label, *sides, *hollows, *marks)


MARBLE = Theme(
    name="marble",
    light=Ground(stone="#eeece6", shadow="#c9c8c2"),
    dark=Ground(stone="#b5bcbc", shadow="#949c9d"),
    frame="#2b3036",
    inlay="#c8a45c",
    label="#efe6d2",
    first=Livery(
        shield=Shield.ROUND,
        ink="#4a2508",
        rim="#d98f2b",
        face="#ffe3a6",
        glow="#fff4d6",
        device="#8a3b0c",
        crest="#eaae4c",
        hollow="#bf7d33",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        ink="#0b1220",
        rim="#33548a",
        face="#15233f",
        glow="#1d3054",
        device="#a9c3e8",
        crest="#5379b5",
        hollow="#6585bb",
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
        raise ValueError(f"no theme {name[:12]!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]

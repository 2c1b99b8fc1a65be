"""How a board looks, as a value: its grounds, its frame, the pieces of either side, its marks."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.devices import Device
    from render.shields import Shield

Colour = str
"""As in a style sheet: `#rrggbb`."""


@dataclass(frozen=True, slots=True)
class Livery:
    """How one side's pieces look. The sides must differ in shield and in lightness."""

    shield: Shield
    faces_right: bool
    """Where its leader looks."""
    man: Device
    """The sign on a man's shield,"""
    hoplite: Device
    """and on a hoplite's."""
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
    cord: Colour
    """What binds a piece that is immobilised."""
    line: float = 0.024
    """How thick outlines are, of a square's side."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What pieces lie on."""

    stone: Colour
    shadow: Colour
    """Of a piece on it."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The palette of a board."""

    name: str
    """As people type it."""
    light: Ground
    dark: Ground
    tray: Ground
    """Beneath the board, for dice and men in hand."""
    script: Colour
    """What is written on the tray."""
    bone: Colour
    """A die,"""
    pip: Colour
    """and its outline and points."""
    frame: Colour
    inlay: Colour
    """The line around the squares."""
    label: Colour
    """The names of files and ranks, on the frame."""
    border: Device
    """What adorns the frame between them,"""
    ornament: Colour
    """and in which colour."""
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
        """Return every colour of the theme, once."""
        parts = (self, self.light, self.dark, self.tray, self.first, self.second)
        return tuple(dict.fromkeys(colour for part in parts for colour in _colours(part)))


def _colours(part: Theme | Ground | Livery) -> Iterator[Colour]:
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(value, str) and value.startswith("#"):
            yield value

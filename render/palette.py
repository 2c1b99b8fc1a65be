"""Themes as values: the colours of the board, the pieces of each side, and the marks."""

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
    """The look of one side's pieces. The sides must differ in shield and in lightness."""

    shield: Shield
    faces_right: bool
    """Whether its leader faces right."""
    man: Device
    """The device on a man's shield."""
    hoplite: Device
    """The device on a hoplite's shield."""
    ink: Colour
    """The outline and engraved lines."""
    rim: Colour
    face: Colour
    glow: Colour
    """The lit part of the face."""
    device: Colour
    """The colour of the device."""
    crest: Colour
    hollow: Colour
    """The inside of a turned shield."""
    cord: Colour
    """The cords of a bound piece."""
    line: float = 0.024
    """The width of outlines, in shares of a square's side."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The surface beneath pieces."""

    stone: Colour
    shadow: Colour
    """The shadow of a piece on it."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: all colours and shapes of a picture."""

    name: str
    """As players type it."""
    light: Ground
    dark: Ground
    panel: Ground
    """The info panel beneath the board."""
    script: Colour
    """The numbers on the info panel."""
    bone: Colour
    """The face of a die."""
    pip: Colour
    """The outline and points of a die."""
    frame: Colour
    inlay: Colour
    """The line around the squares."""
    label: Colour
    """The names of files and ranks, on the frame."""
    border: Device
    """The ornament of the frame between the names."""
    ornament: Colour
    """The colour of the ornament."""
    first: Livery
    second: Livery
    past: Colour
    """Marks of the last move."""
    choice: Colour
    """Marks of possible actions."""
    danger: Colour
    """Marks of captures."""
    halo: Colour
    """The edge of marks, to separate them from a piece beneath."""

    def colours(self) -> tuple[Colour, ...]:
        """Return every colour of the theme, once."""
        parts = (self, self.light, self.dark, self.panel, self.first, self.second)
        return tuple(dict.fromkeys(colour for part in parts for colour in _colours(part)))


def _colours(part: Theme | Ground | Livery) -> Iterator[Colour]:
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(value, str) and value.startswith("#"):
            yield value

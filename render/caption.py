"""A line of text beneath a board: whatever it is, what fits of it is shown and nothing breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_MOST = 200
_MORE = "…"


def legible(text: str) -> str:
    """Return a text as one short line, without what is no character to be seen."""
    shown = (
        " " if char.isspace() else char
        for char in text[:_MOST]
        if char.isspace() or not category(char).startswith("C")
    )
    return " ".join("".join(shown).split())


def fitted(text: str, font: FreeTypeFont, width: float) -> str:
    """Return a text, or as much of its beginning as is no wider than `width` pixels."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + _MORE) > width:
        text = text[:-1].rstrip()
    return text + _MORE if text else ""

"""The line of text beneath a board: any text, cut to what fits."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

_MAX_LENGTH = 200
_ELLIPSIS = "…"


def legible(text: str) -> str:
    """Return a text as one short line without invisible characters.

    >>> legible("  Alkaios    moves ")
    'Alkaios moves'
    """
    shown = (
        " " if char.isspace() else char
        for char in text[:_MAX_LENGTH]
        if char.isspace() or not category(char).startswith("C")
    )
    return " ".join("".join(shown).split())


def fitted(text: str, font: FreeTypeFont, width: float) -> str:
    """Return a text, cut with an ellipsis to at most `width` pixels."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + _ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS if text else ""

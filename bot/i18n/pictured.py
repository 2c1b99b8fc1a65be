"""What is spoken around pictures: the words beside each of them, the caption in some.

Law: every picture that is sent has its words, and they are made here.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.i18n.speaker import POP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.messages import Line
    from bot.core.views.views import Figure, Film
    from render.picture import Picture

LONGEST = 1024
"""How many characters the words of a picture have at most (Discord: attachment's description)."""

ELLIPSIS = "…"


def alt_text(words: Iterable[Line], say: Callable[[Line], str]) -> str:
    """Return the words of a picture, a line each, cut at a word's end where they are too long."""
    text = "\n".join(_sentence(say(line)) for line in words)
    if len(text) <= LONGEST:
        return text
    kept = text[:LONGEST]
    end = max(kept.rfind(" "), kept.rfind("\n"))
    return kept[: end if end > 0 else LONGEST - 1].rstrip(" \n,;:") + ELLIPSIS


def captioned(figure: Figure, say: Callable[[Line], str]) -> Picture:
    """Return a figure's picture, with its caption in it if it has one."""
    if figure.caption is None:
        return figure.picture
    return replace(figure.picture, caption=say(figure.caption))


def frames(film: Film, say: Callable[[Line], str]) -> tuple[Picture, ...]:
    """Return a film's pictures, the last one with the caption."""
    *earlier, last = film.pictures
    return (*earlier, replace(last, caption=say(film.caption)))


def _sentence(text: str) -> str:
    """A headline has no full stop; read aloud, it would run into the next sentence."""
    ends = unicodedata.category(text[-1:] or ".").startswith("P")
    return text if ends and not text.endswith(POP) else f"{text}."

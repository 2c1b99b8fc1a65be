"""The gallery as files: pictures by what is in them, and the page that shows them."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from itertools import product
from typing import TYPE_CHECKING

from bot.gallery.page import Figure, page
from bot.gallery.samples import samples
from engine.catalogue import KEYS, ruleset
from render import THEMES, layout_of, png

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PAGE = "index.html"
_PICTURES = "pictures"
_DIGITS = 16


def write(folder: Path) -> Iterator[tuple[int, int]]:
    """Write the gallery into a folder, which is made if need be; the same picture only once.

    Gives, after every step, how many there have been and how many there will be. Raises `OSError`
    where something cannot be written.
    """
    (folder / _PICTURES).mkdir(parents=True, exist_ok=True)
    figures: list[Figure] = []
    for done, key in enumerate(KEYS):
        yield done, len(KEYS)
        figures.extend(_figures(folder, key))
    (folder / PAGE).write_text(page(figures, THEMES), encoding="utf-8")
    yield len(KEYS), len(KEYS)


def _figures(folder: Path, key: str) -> Iterator[Figure]:
    for (state, picture), theme in product(samples(ruleset(key)).items(), THEMES):
        themed = replace(picture, theme=theme)
        file = png(themed)
        source = f"{_PICTURES}/{sha256(file).hexdigest()[:_DIGITS]}.png"
        (folder / source).write_bytes(file)
        measured = layout_of(themed)
        yield Figure(key, state, theme, source, measured.width, measured.height)

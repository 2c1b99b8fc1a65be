"""The page of the gallery: one HTML file that needs nothing but its pictures."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from html import escape
from importlib.resources import files
from itertools import groupby, product
from string import Template
from typing import TYPE_CHECKING, NamedTuple

from engine.catalogue import KEYS, ruleset
from render import THEMES, layout_of, png
from tests.gallery.samples import samples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path


class PageFigure(NamedTuple):
    """A picture on the page."""

    ruleset: str
    state: str
    theme: str
    source: str
    """Its file, as seen from the page."""
    width: int
    height: int


def page(figures: Sequence[PageFigure], themes: Sequence[str]) -> str:
    """Return the page with the figures by ruleset and state, a row of themes each."""
    names = [escape(theme) for theme in themes]
    keys = map(escape, dict.fromkeys(figure.ruleset for figure in figures))
    template = files(__package__).joinpath("static", "page.html").read_text(encoding="utf-8")
    return Template(template).substitute(
        hiding="".join(
            f"body:has(#theme-{name}:not(:checked)) .{name} {{ display: none; }}\n"
            for name in names
        ),
        links="".join(f'<a href="#{key}">{key}</a>\n' for key in keys),
        boxes="".join(
            f'<label><input type="checkbox" id="theme-{name}" checked>{name}</label>\n'
            for name in names
        ),
        sections="".join(_sections(figures)),
    )


def _sections(figures: Iterable[PageFigure]) -> Iterator[str]:
    for key, of_ruleset in groupby(figures, key=lambda figure: figure.ruleset):
        yield f'<section id="{escape(key)}">\n<h2>{escape(key)}</h2>\n'
        for state, of_state in groupby(of_ruleset, key=lambda figure: figure.state):
            yield f'<h3>{escape(state)}</h3>\n<div class="row">\n'
            yield from map(_figure, of_state)
            yield "</div>\n"
        yield "</section>\n"


def _figure(figure: PageFigure) -> str:
    ruleset, state, theme, source, width, height = (escape(str(part)) for part in figure)
    return (
        f'<figure class="{theme}"><img src="{source}" width="{width}" height="{height}"'
        f' loading="lazy" alt="{ruleset}, {state}, {theme}">'
        f"<figcaption>{theme}</figcaption></figure>\n"
    )


PAGE = "index.html"
_PICTURES = "pictures"
_DIGITS = 16


def write(folder: Path) -> Iterator[tuple[int, int]]:
    """Write the gallery into a folder, which is created; equal pictures share a file.

    Yields the number of rulesets done and of all. Raises `OSError` if something cannot be
    written.
    """
    (folder / _PICTURES).mkdir(parents=True, exist_ok=True)
    figures: list[PageFigure] = []
    for done, key in enumerate(KEYS):
        yield done, len(KEYS)
        figures.extend(_figures(folder, key))
    (folder / PAGE).write_text(page(figures, THEMES), encoding="utf-8")
    yield len(KEYS), len(KEYS)


def _figures(folder: Path, key: str) -> Iterator[PageFigure]:
    for (state, picture), theme in product(samples(ruleset(key)).items(), THEMES):
        themed = replace(picture, theme=theme)
        file = png(themed)
        source = f"{_PICTURES}/{sha256(file).hexdigest()[:_DIGITS]}.png"
        (folder / source).write_bytes(file)
        measured = layout_of(themed)
        yield PageFigure(key, state, theme, source, measured.width, measured.height)

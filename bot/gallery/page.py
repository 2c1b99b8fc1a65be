"""The page of the gallery: one HTML file that needs nothing but its pictures."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from html import escape
from itertools import groupby, product
from typing import TYPE_CHECKING, NamedTuple

from bot.gallery.samples import samples
from engine.catalogue import KEYS, ruleset
from render import THEMES, layout_of, png

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


_HEAD = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Petteia's pictures</title>
<style>
:root { --ground: #f6f5f2; --ink: #23262a; --line: #d5d2ca; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14171b; --ink: #e6e3dc; --line: #333840; }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
}
main { max-width: 84rem; margin: 0 auto; padding: 0 1rem 4rem; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.5rem; }
h2 { margin: 3rem 0 0; font-size: 1.25rem; }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; font-weight: 600; }
nav, fieldset {
  display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; border: 0;
}
a { color: inherit; }
fieldset {
  position: sticky; top: 0; z-index: 1; padding: .75rem 0; background: var(--ground);
  border-bottom: 1px solid var(--line);
}
legend { float: left; margin-right: 1.25rem; padding: 0; }
label { display: inline-flex; gap: .4rem; align-items: center; min-height: 1.75rem; }
.row {
  display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
}
figure { margin: 0; }
img { display: block; width: 100%; height: auto; border-radius: 4px; }
figcaption { padding-top: .25rem; font-size: .85rem; opacity: .8; }
"""

_FOOT = "</main>\n</body>\n</html>\n"


def page(figures: Sequence[PageFigure], themes: Sequence[str]) -> str:
    """Return the page that shows the figures by ruleset and state, a row of themes each."""
    rulesets = dict.fromkeys(figure.ruleset for figure in figures)
    return "".join((_HEAD, *_hiding(themes), *_top(rulesets, themes), *_sections(figures), _FOOT))


def _hiding(themes: Iterable[str]) -> Iterator[str]:
    """Let a theme vanish when its box is not ticked."""
    for theme in map(escape, themes):
        yield f"body:has(#theme-{theme}:not(:checked)) .{theme} {{ display: none; }}\n"
    yield "</style>\n</head>\n<body>\n<main>\n"


def _top(rulesets: Iterable[str], themes: Iterable[str]) -> Iterator[str]:
    yield '<h1>Petteia&rsquo;s pictures</h1>\n<nav aria-label="Rulesets">\n'
    for key in map(escape, rulesets):
        yield f'<a href="#{key}">{key}</a>\n'
    yield "</nav>\n<fieldset>\n<legend>Themes</legend>\n"
    for theme in map(escape, themes):
        yield f'<label><input type="checkbox" id="theme-{theme}" checked>{theme}</label>\n'
    yield "</fieldset>\n"


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
    """Write the gallery into a folder, which is made if need be; the same picture only once.

    Gives, after every step, how many there have been and how many there will be. Raises `OSError`
    where something cannot be written.
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

"""The icons of the installed page, drawn with the shapes of `icon.svg`.

`python -m tests.showcase.icons` writes them beside the web chat's other static files.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

STATIC: Final = Path(__file__).parents[2] / "bot" / "frontends" / "web" / "static"
SIZES: Final = (192, 512)

_UNITS: Final = 64  # of the drawing's side
_FINER: Final = 4  # drawn larger and made smaller, for smooth edges
_CORNER: Final = 14
_SAFE: Final = 0.76  # what masks leave of the drawing
_CLAY, _FRAME, _LIGHT, _DARK = "#a4472b", "#ca967f", "#f8f1e4", "#2b2320"
_MEN: Final = ((22, 7.5, _LIGHT), (42, 7.5, _LIGHT), (32, 5.5, _DARK))


def draw_icon(size: int, *, maskable: bool) -> bytes:
    """Return an icon as PNG; a maskable one fills its square, as systems cut it to their shape."""
    side = size * _FINER
    image = Image.new("RGBA", (side, side), _CLAY if maskable else (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    unit = side / _UNITS
    if not maskable:
        pen.rounded_rectangle((0, 0, side - 1, side - 1), _CORNER * unit, fill=_CLAY)
    share = _SAFE if maskable else 1.0

    def at(place: float) -> float:
        return side / 2 + (place - _UNITS / 2) * share * unit

    pen.rectangle(
        (at(10.5), at(10.5), at(53.5), at(53.5)), outline=_FRAME, width=round(3 * share * unit)
    )
    for middle, radius, colour in _MEN:
        pen.ellipse(
            (at(middle - radius), at(32 - radius), at(middle + radius), at(32 + radius)),
            fill=colour,
        )
    written = BytesIO()
    image.resize((size, size), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
    return written.getvalue()


def icons() -> dict[str, bytes]:
    """Return the icons by their file names."""
    return {
        f"icon-{size}{'-maskable' if maskable else ''}.png": draw_icon(size, maskable=maskable)
        for size in SIZES
        for maskable in (False, True)
    }


if __name__ == "__main__":
    for name, content in icons().items():
        (STATIC / name).write_bytes(content)

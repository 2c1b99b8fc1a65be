"""The static files of the page, in memory."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from aiohttp import web

from render import THEMES, sheet

STATIC: Final = Path(__file__).with_name("static")
_SCRIPT: Final = "text/javascript"
_STYLE: Final = "text/css"
_PNG: Final = "image/png"
_SVG: Final = "image/svg+xml"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files with a digest in their names."""

STATIC_FILES: Final = {
    "style.css": _STYLE,
    "bar.css": _STYLE,
    "opening.css": _STYLE,
    "phone.css": _STYLE,
    "app.webmanifest": "application/manifest+json",
    "icon-192.png": _PNG,
    "icon-192-maskable.png": _PNG,
    "icon-512.png": _PNG,
    "icon-512-maskable.png": _PNG,
    "icon.svg": _SVG,
    "meander.svg": _SVG,
    "main.js": _SCRIPT,
    "board.js": _SCRIPT,
    "composer.js": _SCRIPT,
    "device.js": _SCRIPT,
    "dice.js": _SCRIPT,
    "discord.js": _SCRIPT,
    "embedded.js": _SCRIPT,
    "feed.js": _SCRIPT,
    "figures.js": _SCRIPT,
    "first.js": _SCRIPT,
    "line.js": _SCRIPT,
    "memory.js": _SCRIPT,
    "moves.js": _SCRIPT,
    "name.js": _SCRIPT,
    "opening.js": _SCRIPT,
    "pieces.js": _SCRIPT,
    "post.js": _SCRIPT,
    "push.js": _SCRIPT,
    "screens.js": _SCRIPT,
    "scrolling.js": _SCRIPT,
    "seats.js": _SCRIPT,
    "sketch.js": _SCRIPT,
    "squares.js": _SCRIPT,
    "state.js": _SCRIPT,
    "sw.js": _SCRIPT,
    "telegram.js": _SCRIPT,
    "texts.js": _SCRIPT,
}
"""Every static file that is served, with its content type."""

ELSEWHERE: Final = frozenset({"discord.js", "telegram.js", "sw.js"})
"""Scripts that the page itself does not load."""

PRELOADED: Final = "\n".join(
    f'<link rel="modulepreload" href="/static/{name}">'
    for name, kind in STATIC_FILES.items()
    if kind == _SCRIPT and name not in ELSEWHERE
)
"""The tags by which a browser fetches all scripts at once, not one after another."""


_COMMENT: Final = re.compile(r"^[ \t]*(/\*.*?\*/|//[^\n]*)$", re.MULTILINE | re.DOTALL)
"""A comment that has its lines to itself; a quarter of what a script or a style sheet takes."""


def without_comments(text: str) -> str:
    r"""Return a script or a style sheet without comments; all else stays on its line.

    >>> without_comments("// One\nlet one = 1; // one\n/*\n * Two\n */\nlet two;")
    '\nlet one = 1; // one\n\n\n\nlet two;'
    """
    return _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


def _read(name: str) -> bytes:
    body = (STATIC / name).read_bytes()
    is_code = STATIC_FILES[name] in {_SCRIPT, _STYLE}
    return without_comments(body.decode()).encode() if is_code else body


def _content_type(kind: str) -> str:
    return kind if kind == _PNG else f"{kind}; charset=utf-8"


@cache
def _sheet_name(theme: str) -> str:
    return f"{theme}-{sha256(sheet(theme).encode()).hexdigest()[:16]}.svg"


def sheet_address(theme: str) -> str:
    """Return the address of a theme's pieces, marks and symbols, which changes with them."""
    return f"/static/{_sheet_name(theme)}"


class StaticFiles:
    """The static files, in memory: a client that reads slowly keeps no file open.

    What is not compressed already is kept compressed too. The sheets of the themes are drawn once.
    """

    def __init__(self) -> None:
        sheets = {_sheet_name(theme): sheet(theme).encode() for theme in THEMES}
        self._types = STATIC_FILES | dict.fromkeys(sheets, _SVG)
        self._bodies = {name: _read(name) for name in STATIC_FILES} | sheets
        self._lasting = frozenset(sheets)
        self._compressed = {
            name: gzip.compress(body, mtime=0)
            for name, body in self._bodies.items()
            if self._types[name] != _PNG
        }
        self._tags = {name: sha256(body).hexdigest() for name, body in self._bodies.items()}

    async def serve(self, request: web.Request) -> web.Response:
        """Answer with a file, or 304 where the browser has it."""
        name = request.match_info["name"]
        if name not in self._bodies:
            raise web.HTTPNotFound
        response = web.Response(
            body=self._bodies[name],
            headers={
                "Content-Type": _content_type(self._types[name]),
                "Cache-Control": _FOR_EVER if name in self._lasting else "no-cache",
                "Vary": "Accept-Encoding",
            },
        )
        if name in self._compressed and "gzip" in request.headers.get("Accept-Encoding", ""):
            response.body = self._compressed[name]
            response.headers["Content-Encoding"] = "gzip"
        response.etag = self._tags[name]
        known = request.if_none_match or ()
        if any(tag.value in {self._tags[name], "*"} for tag in known):
            response.set_status(web.HTTPNotModified.status_code)
            response.body = None
            response.headers.pop("Content-Encoding", None)
        return response

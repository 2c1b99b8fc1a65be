"""The static files of the page, in memory."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aiohttp import web

from render import THEMES, sheet

if TYPE_CHECKING:
    from collections.abc import Callable

STATIC: Final = Path(__file__).with_name("static")
_SCRIPT: Final = "text/javascript"
_STYLE: Final = "text/css"
_PNG: Final = "image/png"
_SVG: Final = "image/svg+xml"
_TYPES: Final = {
    ".css": _STYLE,
    ".js": _SCRIPT,
    ".png": _PNG,
    ".svg": _SVG,
    ".webmanifest": "application/manifest+json",
}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files with a digest in their names."""

STATIC_FILES: Final = {
    path.name: _TYPES[path.suffix] for path in sorted(STATIC.iterdir()) if path.suffix in _TYPES
}
"""Every static file that is served, with its content type."""

WHOLE_SCRIPTS: Final = ("main.js", "watch.js")
"""What is served with all that it imports."""

STYLE_SHEETS: Final = ("style.css", "bar.css", "opening.css", "phone.css")
"""What is served as the first of them, in this order."""

_MODULE: Final = r"\./(?P<module>\w+)\.js"
_IMPORT: Final = re.compile(
    rf'^import (?P<names>\{{[^}}]*\}}|\* as \w+) from "{_MODULE}";$', re.MULTILINE
)
_EXPORT: Final = re.compile(r"^export (?=(?:const|(?:async )?function) (\w+))", re.MULTILINE)
_OTHER_FORM: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

_COMMENT: Final = re.compile(r"^[ \t]*(/\*.*?\*/|//[^\n]*)$", re.MULTILINE | re.DOTALL)
"""A comment that has its lines to itself; a quarter of what a script or a style sheet takes."""


def without_comments(text: str) -> str:
    r"""Return a script or a style sheet without comments; all else stays on its line.

    >>> without_comments("// One\nlet one = 1; // one\n/*\n * Two\n */\nlet two;")
    '\nlet one = 1; // one\n\n\n\nlet two;'
    """
    return _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


def joined_modules(name: str, read: Callable[[str], str]) -> str:
    r"""Return a module and all that it imports as one script, each called as a function.

    So their own names stay apart. Raises ValueError for a circle, and for a form of import or
    export that is not known here: what is exported must never change.

    >>> files = {"a": 'import { b } from "./b.js";\nb();', "b": "export const b = () => 1;"}
    >>> print(joined_modules("a", files.__getitem__))
    const $b = (() => {
    const b = () => 1;
    return { b };
    })();
    const $a = (() => {
    const { b } = $b;
    b();
    return {  };
    })();
    <BLANKLINE>
    """
    functions: dict[str, str] = {}

    def join(module: str, importers: tuple[str, ...]) -> None:
        if module in importers:
            raise ValueError(f"{module} imports itself")
        if module in functions:
            return
        script = read(module)
        for found in _IMPORT.finditer(script):
            join(found["module"], (*importers, module))
        body = _EXPORT.sub("", _IMPORT.sub(_taken, script))
        if other := _OTHER_FORM.search(body):
            raise ValueError(f"{module}: {other[0]}")
        exported = ", ".join(_EXPORT.findall(script))
        functions[module] = (
            f"const ${module} = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();\n"
        )

    join(name, ())
    return "".join(functions.values())


def _taken(found: re.Match[str]) -> str:
    names = found["names"].removeprefix("* as ").replace(" as ", ": ")
    return f"const {names} = ${found['module']};"


def _code(name: str) -> str:
    return without_comments((STATIC / name).read_text("utf-8"))


def _read(name: str) -> bytes:
    if name in WHOLE_SCRIPTS:
        main = name.removesuffix(".js")
        return joined_modules(main, lambda module: _code(f"{module}.js")).encode()
    if name == STYLE_SHEETS[0]:
        return "".join(map(_code, STYLE_SHEETS)).encode()
    is_code = STATIC_FILES[name] in {_SCRIPT, _STYLE}
    return _code(name).encode() if is_code else (STATIC / name).read_bytes()


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
    ``main.js`` is all the scripts of the page, so that a first visit takes few requests, and
    ``watch.js`` those of a match that is watched.
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
        """Answer with a file, or 304 if the browser has it."""
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

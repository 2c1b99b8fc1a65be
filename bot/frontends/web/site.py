"""The page, its files, the boards' pictures and the films of matches."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.frontends.web.locale import client_language, page_texts
from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from bot.frontends.web.pictures import PictureRoutes

_STATIC: Final = Path(__file__).with_name("static")
_SCRIPT: Final = "text/javascript"
FILES: Final = {
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
    "meander.svg": "image/svg+xml",
    "main.js": _SCRIPT,
    "board.js": _SCRIPT,
    "composer.js": _SCRIPT,
    "feed.js": _SCRIPT,
    "figures.js": _SCRIPT,
    "line.js": _SCRIPT,
    "name.js": _SCRIPT,
    "post.js": _SCRIPT,
    "texts.js": _SCRIPT,
}
"""Every file that is served, with its type: nothing else can be fetched."""


async def healthy(_request: web.Request) -> web.Response:
    """Answer whoever watches over the process."""
    return web.Response(text="ok")


def _page(language: str) -> web.Response:
    texts = page_texts(language)
    values = {
        "language": language,
        "title": texts["web-title"],
        "scriptless": texts["web-scriptless"],
        "texts": json.dumps(dict(texts)),
    }
    template = Template((_STATIC / "index.html").read_text("utf-8"))
    page = template.substitute({name: escape(value) for name, value in values.items()})
    headers = {
        "Cache-Control": "no-cache",
        "Content-Language": language,
        "Vary": "Accept-Language",
    }
    return web.Response(text=page, content_type="text/html", headers=headers)


class Site:
    """Everything that is fetched rather than said."""

    def __init__(self, pictures: PictureRoutes) -> None:
        self._pictures = pictures

    def routes(self) -> list[web.RouteDef]:
        """List what is served."""
        return [
            web.get("/", self._index),
            web.get("/healthz", healthy),
            web.get("/static/{name}", self._file),
            web.get(r"/picture/{digest:[0-9a-f]{32}}.png", self._picture),
            web.get(r"/film/{digest:[0-9a-f]{32}}.gif", self._film),
        ]

    async def _index(self, request: web.Request) -> web.Response:
        return _page(client_language(request) or FALLBACK)

    async def _file(self, request: web.Request) -> web.FileResponse:
        name = request.match_info["name"]
        if name not in FILES:
            raise web.HTTPNotFound
        return web.FileResponse(
            _STATIC / name,
            headers={"Content-Type": f"{FILES[name]}; charset=utf-8", "Cache-Control": "no-cache"},
        )

    async def _picture(self, request: web.Request) -> web.Response:
        drawn = await self._pictures.stills.drawn(request.match_info["digest"])
        return _image(drawn, "image/png")

    async def _film(self, request: web.Request) -> web.Response:
        drawn = await self._pictures.films.drawn(request.match_info["digest"])
        return _image(drawn, "image/gif")


def _image(drawn: bytes | None, kind: str) -> web.Response:
    if drawn is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "private, max-age=86400"}
    return web.Response(body=drawn, content_type=kind, headers=headers)

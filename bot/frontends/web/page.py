"""The page of the chat as it is served: its texts filled in, and the headers that protect it."""

from __future__ import annotations

import json
import re
from html import escape
from string import Template
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from bot.frontends.web.locale import page_texts
from bot.frontends.web.static_files import STATIC

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from aiohttp.typedefs import Handler, Middleware

    from bot.frontends.web.frames import Stranger

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def framed_headers(ancestors: str) -> dict[str, str]:
    """Return the security headers of a page that these sites may frame."""
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    framed = policy.replace("frame-ancestors 'none'", f"frame-ancestors {ancestors}")
    headers = {**SECURITY_HEADERS, "Content-Security-Policy": framed}
    del headers["X-Frame-Options"]  # it knows no list
    return headers


OF_INVITATIONS: Final = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
"""Headers of a page that is known to those who have its link."""

_OF_STRANGERS: Final = {"Cache-Control": "no-store"}
"""Headers of a page that asks for a name: who goes back to it may have given one."""


def page(
    language: str,
    *,
    joined: dict[str, Any] | None = None,
    preview: str = "",
    stranger: Stranger | None = None,
    embedded: dict[str, str] | None = None,
) -> web.Response:
    """Return the page in a language.

    ``joined`` is the challenge of the link that it was opened by, with its ``preview``. A browser
    without an account is asked for a name, as the frame ``stranger`` does it, before it opens a
    line; ``embedded`` says in which platform's frame the page is.
    """
    texts = page_texts(language)
    values = {
        "language": language,
        "title": texts["web-title"],
        "description": texts["web-tagline"],
        "scriptless": texts["web-scriptless"],
        "privacy": texts["web-privacy"],
        "terms": texts["web-terms"],
        "texts": json.dumps(dict(texts)),
        "joined": json.dumps(joined),
        "stranger": json.dumps(
            stranger and {key: stranger[key] for key in ("invitation", "first", "ways")}
        ),
        "embedded": json.dumps(embedded),
    }
    template = Template((STATIC / "index.html").read_text("utf-8"))
    filled = template.substitute(
        {name: escape(value) for name, value in values.items()},
        preview=preview,
        preloaded=_preloaded(stranger) if stranger and joined is None else "",
    )
    if joined is not None:
        return html(filled, language, OF_INVITATIONS)
    return html(filled, language, _OF_STRANGERS if stranger else None)


def _preloaded(stranger: Stranger) -> str:
    """Return the tags by which a browser fetches what the first board is drawn with."""
    board = stranger["first"][0]["before"]
    sheet, src = board["sheet"], board["src"]
    return (
        f'<link rel="preload" href="{sheet}" as="fetch" crossorigin>\n'
        f'<link rel="preload" href="{src}" as="image">'
    )


def preview_tags(
    title: str, description: str, picture: Mapping[str, Any] | None, address: str
) -> str:
    """Return the Open Graph tags of a page; previews need the whole ``address`` of the chat."""
    tags = {"og:type": "website", "og:title": title, "og:description": description}
    if picture:
        tags |= {
            "og:image": f"{address}{picture['src']}",
            "og:image:width": str(picture["width"]),
            "og:image:height": str(picture["height"]),
            "og:image:alt": picture["alt"],
            "twitter:card": "summary_large_image",
        }
    return "\n".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()
    )


def html(page: str, language: str, more: Mapping[str, str] | None = None) -> web.Response:
    """Return a page, which differs by the language that a browser asks for."""
    headers = {
        "Cache-Control": "no-cache",
        "Content-Language": language,
        "Vary": "Accept-Language, Accept-Encoding",
    }
    response = web.Response(
        text=page, content_type="text/html", headers={**headers, **(more or {})}
    )
    response.enable_compression()
    return response


_ADDRESS: Final = re.compile(r' (?:href|src)="(?=/)')
"""What comes before the path of a link. Texts of people have no quotation marks in a page."""


def below(base: str, elsewhere: Collection[str]) -> Middleware:
    """Return a middleware that puts the addresses of pages below a path, such as `/petteia`.

    Pages below the paths ``elsewhere`` are loaded from another host's root, so they stay as they
    are.
    """

    @web.middleware
    async def move(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        is_moved = not request.path.startswith(tuple(elsewhere))
        if is_moved and isinstance(response, web.Response) and response.content_type == "text/html":
            moved = _ADDRESS.sub(lambda found: found[0] + base, response.text or "")
            response.text = moved.replace("<html ", f'<html data-base="{base}" ', 1)
        return response

    return move

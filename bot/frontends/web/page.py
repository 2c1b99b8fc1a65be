"""The page of the chat as it is served: its texts filled in, and the headers that protect it."""

from __future__ import annotations

import json
from html import escape
from string import Template
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from bot.frontends.web.locale import page_texts
from bot.frontends.web.static_files import PRELOADED, STATIC

if TYPE_CHECKING:
    from collections.abc import Mapping

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

OF_INVITATIONS: Final = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
"""Headers of a page that is known to those who have its link."""


def page(
    language: str,
    *,
    joined: dict[str, Any] | None = None,
    preview: str = "",
    embedded: dict[str, str] | None = None,
) -> web.Response:
    """Return the page in a language.

    ``joined`` is the challenge of the link that it was opened by, with its ``preview``;
    ``embedded`` says in which platform's frame it is.
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
        "embedded": json.dumps(embedded),
    }
    template = Template((STATIC / "index.html").read_text("utf-8"))
    filled = template.substitute(
        {name: escape(value) for name, value in values.items()},
        preview=preview,
        preloaded=PRELOADED,
    )
    return html(filled, language, None if joined is None else OF_INVITATIONS)


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

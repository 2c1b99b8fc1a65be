"""Feeds: finished matches in Atom (RFC 4287), due times as iCalendar (RFC 5545).

Ids do not depend on the address of the chat, which may change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final
from uuid import NAMESPACE_OID, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from aiohttp import web
from icalendar import Calendar, Event

from bot.core.handlers.calendars import CALENDAR, due_times
from bot.core.matches.messages import line
from bot.frontends.web.public_routes import BRIEFLY, UNLISTED
from bot.i18n import speaker_to

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import MatchId
    from bot.frontends.web.public_routes import PublicRoutes

ATOM: Final = "application/atom+xml"
FEED: Final = "/feed.atom"
"""What follows the address of a page in that of its feed."""

_NAMESPACE: Final = "http://www.w3.org/2005/Atom"


def calendar_route(routes: PublicRoutes) -> web.RouteDef:
    """Return the route of calendars."""
    path = CALENDAR.format("{token:[A-Za-z0-9_-]{43}}")
    return routes.get(path, partial(_calendar, routes))


def lasting_id(kind: str, key: str) -> str:
    """Return an id of something, which stays the same wherever it is served.

    >>> lasting_id("match", "abc123")
    'urn:uuid:cf978fb8-9db7-547a-a000-ba3ff51b8577'
    """
    return uuid5(NAMESPACE_OID, f"petteia {kind} {key}").urn


@dataclass(frozen=True, slots=True)
class Feed:
    """Finished matches of a player or an event: each with a line, and when it ended."""

    id: str
    author: str
    updated: datetime
    matches: tuple[tuple[MatchId, Line, datetime], ...]


def atom(feed: Feed, title: Line, path: str, address: str, say: Callable[[Line], str]) -> bytes:
    """Return a feed as Atom; its page is on a path behind the address of the chat."""
    root = Element("feed", xmlns=_NAMESPACE)
    _tell(root, feed.id, say(title))
    SubElement(SubElement(root, "author"), "name").text = feed.author
    SubElement(root, "updated").text = feed.updated.isoformat()
    SubElement(root, "link", rel="self", type=ATOM, href=f"{address}{path}{FEED}")
    SubElement(root, "link", href=f"{address}{path}")
    for match, label, ended in feed.matches:
        entry = SubElement(root, "entry")
        _tell(entry, lasting_id("match", match), say(label))
        SubElement(entry, "updated").text = ended.isoformat()
        SubElement(entry, "link", href=f"{address}/match/{match}")
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True))


async def _calendar(routes: PublicRoutes, request: web.Request) -> web.Response | None:
    """Answer with the matches that wait for a person, at the times at which their clocks run out.

    Invariant: nothing but the token leads here, so that it is in no log and in no answer to others.
    """
    dispatcher, address = routes.dispatcher, routes.address(request)
    who = await dispatcher.store.account_by_calendar(request.match_info["token"])
    if who is None:
        return None
    say, found = speaker_to(who.settings).say, Calendar()
    found.add("prodid", "-//Petteia//Petteia//EN")
    found.add("version", "2.0")
    found.add("x-wr-calname", say(line("web-title")))
    for match, label, end in await due_times(dispatcher.views, who):
        event = Event()
        event.add("uid", lasting_id("due", f"{match} {who.id}"))
        event.add("dtstamp", dispatcher.clock())
        event.add("dtstart", end)
        event.add("summary", say(label))
        event.add("url", f"{address}/match/{match}")
        found.add_component(event)
    response = web.Response(body=found.to_ical(), headers={"Cache-Control": "no-store", **UNLISTED})
    response.content_type, response.charset = "text/calendar", "utf-8"
    return response


def _tell(element: Element, lasting: str, title: str) -> None:
    SubElement(element, "id").text = lasting
    SubElement(element, "title").text = title


def tagged(request: web.Request, body: bytes, content_type: str) -> web.Response:
    """Return an answer with a tag of its content, or 304 if the client has that already."""
    headers = {"Cache-Control": BRIEFLY, "Vary": "Accept-Language", **UNLISTED}
    response = web.Response(body=body, headers=headers)
    response.content_type, response.charset = content_type, "utf-8"
    response.etag = digest = sha256(body).hexdigest()
    if any(tag.value in {digest, "*"} for tag in request.if_none_match or ()):
        response.set_status(web.HTTPNotModified.status_code)
        response.body = None
    return response

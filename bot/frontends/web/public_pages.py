"""Pages for people without an account: of a player, a table, the puzzle of a day.

They show an answer of the handlers to anybody. What is not for anybody is answered exactly as what
does not exist.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from aiohttp import web

from bot.core.accounts.public import player_path, public_matches, public_person
from bot.core.handlers.opening import ANYBODY, game_figure
from bot.core.matches import actions_table as table
from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.core.matches.messages import PersonName, line
from bot.core.matches.preferences import Settings
from bot.core.matches.puzzles import day_in
from bot.core.matches.standings import Scope, Span
from bot.core.typed.words import Request as Words
from bot.core.views.views import Tone
from bot.frontends.web.limits import RateLimiter
from bot.frontends.web.locale import client_language, text
from bot.frontends.web.page import html
from bot.frontends.web.policies import document_page
from bot.frontends.web.render import Renderer
from bot.frontends.web.site import link_preview, missing
from bot.i18n import FALLBACK, speaker, speaker_to
from engine.catalogue import DEFAULT, KEYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.accounts.public import PublicMatch
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.web.frames import Figure
    from bot.frontends.web.limits import WebLimits
    from bot.frontends.web.pictures import PictureRoutes
    from bot.frontends.web.site import PictureSite
    from bot.http_server import TrustedProxies

    Handler = Callable[[web.Request], Awaitable[web.StreamResponse | None]]
    Finder = Callable[[web.Request, Account], Awaitable["PublicPage | None"]]

PICTURE: Final = "/picture.png"
FEED: Final = "/feed.atom"
"""What follows the address of a page in those of its picture and of its feed."""

ATOM: Final = "application/atom+xml"
FIRST_ZONE: Final = "Pacific/Kiritimati"
"""Where a day begins first."""

OF_PEOPLE: Final = {"X-Robots-Tag": "noindex"}
_LOOKS: Final = {Tone.PLAIN: "", Tone.PRIMARY: ' class="button primary"', Tone.DANGER: ""}

BRIEFLY: Final = "public, max-age=60"
"""How long what is seen of a person may be cached: so long it can outlive them."""


class PublicRoutes:
    """Makes routes that anybody may ask, each client so often."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        public_url: str | None,
        limits: WebLimits,
        proxies: TrustedProxies,
    ) -> None:
        self.dispatcher = dispatcher
        self._public_url = public_url
        self._proxies = proxies
        self._peers = RateLimiter(limits.peer_pages)

    def get(self, path: str, handler: Handler, otherwise: Handler = missing) -> web.RouteDef:
        """Return a route; where its handler finds nothing, ``otherwise`` answers."""

        async def answer(request: web.Request) -> web.StreamResponse:
            language = client_language(request) or FALLBACK
            if self._peers.take(self._proxies.client(request), most=0) is None:
                sentence = text("web-hurried", language)
                raise web.HTTPTooManyRequests(text=sentence, headers={"Retry-After": "20"})
            try:
                found = await handler(request) or await otherwise(request)
            except StoreFault as fault:
                sentence = speaker(language).say(store_error_refusal(fault).line)
                raise web.HTTPServiceUnavailable(text=sentence) from fault
            return found or web.Response(status=web.HTTPNotFound.status_code)

        return web.get(path, answer)

    def address(self, request: web.Request) -> str:
        """Return where others find the chat; the host of a request was checked."""
        return self._public_url or str(request.url.origin())


@dataclass(frozen=True, slots=True)
class PublicPage:
    """What a page shows: its title, an answer, the person and the matches that it is about.

    ``query`` is what follows its path where it shows another game or span than usual.
    """

    title: Line
    answer: Answer
    who: Account | None = None
    matches: tuple[PublicMatch, ...] = ()
    query: str = ""


class PublicPages:
    """The pages, and their pictures."""

    def __init__(
        self, routes: PublicRoutes, pictures: PictureRoutes, drawings: PictureSite
    ) -> None:
        self._routes = routes
        self._dispatcher = routes.dispatcher
        self._pictures = pictures
        self._drawings = drawings

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the pages and of their pictures."""
        found: tuple[tuple[str, Finder], ...] = (
            ("/player/{name}", self._player),
            ("/top", self._table),
            ("/top/{game}", self._table),
            (r"/puzzle/{day:\d{4}-\d\d-\d\d}", self._puzzle),
        )
        return [
            self._routes.get(f"{path}{end}", partial(answer, find))
            for path, find in found
            for end, answer in (("", self._page), (PICTURE, self._picture))
        ]

    async def _player(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show what a person's profile tells a stranger, perhaps with the chart of another game."""
        who = await public_person(self._dispatcher.store, request.match_info["name"])
        if who is None:
            return None
        game = request.query.get("game", "")
        asked = Words("profile", {"ruleset": game} if game in KEYS else {})
        answer = await self._dispatcher.do(reader, asked, opponent=who)
        own = (each for each in answer.lines if each.code != "profile-public")
        return PublicPage(
            title=line("player-title", name=PersonName(who.name)),
            answer=replace(answer, lines=(*own, line("player-public"))),
            who=who,
            matches=await public_matches(self._dispatcher.store, who),
            query=_query(game=game) if game in KEYS else "",
        )

    async def _table(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show the best ratings everywhere, of all time or of a season."""
        games = await self._dispatcher.store.rated_games(None)
        usual = min(games or {DEFAULT}, key=(DEFAULT, *KEYS).index)
        game, span = request.match_info.get("game", usual), request.query.get("span", Span.ALL)
        if game not in KEYS or span not in set(Span):
            return None
        shown = table.TOP.control(choice=f"{game}={Scope.EVERYWHERE}={span}")
        answer = await self._dispatcher.press(reader, shown)
        figure = game_figure(self._dispatcher.rulebook, reader, game)
        query = _query(span=span) if span != Span.ALL else ""
        return PublicPage(answer.lines[0], replace(answer, content=figure), query=query)

    async def _puzzle(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show the puzzle of a day that has begun somewhere, without its solution."""
        del reader
        try:
            day = date.fromisoformat(request.match_info["day"])
        except ValueError:
            return None
        if day > day_in(FIRST_ZONE, self._dispatcher.clock()):
            return None
        answer = self._dispatcher.rulebook.lessons.posted(day)
        return PublicPage(answer.lines[0], answer)

    async def _page(self, find: Finder, request: web.Request) -> web.Response | None:
        reader = _reader(request)
        if (page := await find(request, reader)) is None:
            return None
        speaks = speaker_to(reader.settings)
        reply = Renderer(reader, self._pictures).answer(None, page.answer, step=False)
        title, said = speaks.say(page.title), reply["lines"]
        if page.answer.refused:
            raise web.HTTPServiceUnavailable(text=said[0])
        if page.who is None:
            said = said[1:]  # the first line is the title
        figure, path = reply["figure"], page.who and player_path(page.who)
        if figure:
            src = f"{path or request.rel_url.raw_path}{PICTURE}{page.query}"
            figure = {**figure, "src": src}
        head = link_preview(title, " ".join(said), figure, self._routes.address(request))
        if path:
            head += f'\n<link rel="alternate" type="{ATOM}" href="{escape(path + FEED)}">'
        body = "\n".join(
            (
                *(f"<p>{escape(each)}</p>".replace("\n", "<br>") for each in said),
                *([_image(figure)] if figure else []),
                _list(_ways(page.answer, speaks.say)),
                *_matches(page, speaks.say),
            )
        )
        document = document_page(page.title, body, speaks.language, head)
        return html(document, speaks.language, OF_PEOPLE if page.who else None)

    async def _picture(self, find: Finder, request: web.Request) -> web.StreamResponse | None:
        """Answer with the picture of a page, which is gone when the page is."""
        reader = _reader(request)
        page = await find(request, reader)
        if page is None:
            return None
        reply = Renderer(reader, self._pictures).answer(None, page.answer, step=False)
        if (figure := reply["figure"]) is None:
            return None
        digest = figure["src"].rpartition("/")[2].removesuffix(".png")
        return await self._drawings.still(request, digest, BRIEFLY)


def _reader(request: web.Request) -> Account:
    """Return a reader without an account, in the language that the browser asks for."""
    return replace(ANYBODY, settings=Settings(client=client_language(request)))


def _query(**values: str) -> str:
    return f"?{urlencode(values)}"


def _image(figure: Figure) -> str:
    size = f'width="{figure["width"]}" height="{figure["height"]}"'
    return f'<p><img src="{escape(figure["src"])}" alt="{escape(figure["alt"])}" {size}></p>'


def _list(entries: list[str]) -> str:
    items = "".join(f"<li>{each}</li>" for each in entries)
    return f"<ul>{items}</ul>" if items else ""


def _ways(answer: Answer, say: Callable[[Line], str]) -> list[str]:
    """Return links for those buttons of an answer that lead to a page."""
    menus = {menu.control for menu in answer.menus}
    every = dict.fromkeys(
        choice
        for choice in (*answer.choices, *(each for menu in answer.menus for each in menu.choices))
        if choice.control not in {*menus, *(menu.chosen for menu in answer.menus)}
    )
    return [
        f'<a{_LOOKS[choice.tone]} href="{escape(path)}">{escape(say(choice.label))}</a>'
        for choice in every
        if (path := _path(choice.control))
    ]


def _path(control: Control) -> str:
    """Return the address of what a button shows, empty where it is on no page."""
    row, parts = table.action_of(control), str(control.choice).split("=")
    if row is table.TOP and parts[0]:
        return f"/top/{parts[0]}{_query(span=parts[2])}"
    if row is table.PROFILE:
        return _query(game=parts[0])
    return "/puzzle" if row is table.LEARN else ""


def _matches(page: PublicPage, say: Callable[[Line], str]) -> tuple[str, ...]:
    """Return the latest matches of a person with links to them and to the feed."""
    if page.who is None:
        return ()
    entries = [
        f'<a href="/match/{each.match.id}">{escape(say(each.result))}</a> '
        f'<time datetime="{each.ended.isoformat()}">{each.ended.date()}</time>'
        for each in page.matches
    ]
    feed = (
        f'<a href="{escape(player_path(page.who) + FEED)}">{escape(say(line("player-feed")))}</a>'
    )
    heading = f"<h2>{escape(say(line('player-matches')))}</h2>"
    return heading, _list(entries), f"<p>{feed}</p>"

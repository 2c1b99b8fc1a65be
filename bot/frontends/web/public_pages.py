"""Pages for people without an account: of a player, a table, an event, the puzzle of a day.

They show an answer of the handlers to anyone. What is not for anyone is answered exactly as what
does not exist.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.accounts.public import LATEST, player_path, public_player
from bot.core.handlers.opening import ANYBODY, game_figure
from bot.core.matches.messages import PersonName, line
from bot.core.matches.preferences import Settings
from bot.core.matches.puzzles import day_in
from bot.core.matches.tournaments import TournamentId
from bot.core.typed.words import Request
from bot.core.views import tournaments as events
from bot.core.views.views import Answer, Viewer
from bot.frontends.web.feeds import ATOM, FEED, Feed, atom, lasting_id, tagged
from bot.frontends.web.locale import client_language
from bot.frontends.web.page import html, preview_tags
from bot.frontends.web.policies import document_page
from bot.frontends.web.public_routes import BRIEFLY, UNLISTED
from bot.frontends.web.render import Renderer
from bot.i18n import speaker
from engine.catalogue import DEFAULT, KEYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.frontends.web.frames import Figure
    from bot.frontends.web.pictures import PictureRoutes
    from bot.frontends.web.public_routes import PublicRoutes
    from bot.frontends.web.site import PictureSite

    Finder = Callable[[web.Request, Account], Awaitable["PublicPage | None"]]
    Links = tuple[tuple[str, Line], ...]
    """Addresses and what they lead to."""

PICTURE: Final = "/picture.png"
"""What follows the address of a page in that of its picture."""

FIRST_ZONE: Final = "Pacific/Kiritimati"
"""Where a day begins first."""


@dataclass(frozen=True, slots=True)
class PublicPage:
    """What a page shows: its address, an answer, links, perhaps finished matches with their feed.

    Without a ``title`` the first line of the answer is it. ``game`` is the one that is asked for.
    Search engines may list it if it ``is_listed``.
    """

    path: str
    answer: Answer
    links: Links
    title: Line | None = None
    feed: Feed | None = None
    game: str = ""
    is_listed: bool = True


@dataclass(frozen=True, slots=True)
class PublicPages:
    """The pages, their pictures and their feeds."""

    public: PublicRoutes
    pictures: PictureRoutes
    drawings: PictureSite

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the pages, of their pictures and of their feeds."""
        found: tuple[tuple[str, Finder], ...] = (
            ("/player/{name}", self._player),
            ("/top", self._table),
            ("/top/{game}", self._table),
            ("/event/{code:[a-z0-9]{1,12}}", self._event),
            (r"/puzzle/{day:\d{4}-\d\d-\d\d}", self._puzzle),
        )
        return [
            self.public.get(f"{path}{end}", partial(self._answer, find))
            for path, find in found
            for end in ("", PICTURE, FEED)
        ]

    async def _player(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show what a person's profile tells a stranger, perhaps with the chart of another game."""
        store, game = self.public.dispatcher.store, request.query.get("game", "")
        player = await public_player(store, request.match_info["name"])
        if player is None or game not in {*KEYS, ""}:
            return None
        who = player.account
        asked = Request("profile", {"ruleset": game} if game else {})
        answer = await self.public.dispatcher.do(reader, asked, opponent=who)
        own = (each for each in answer.lines if each.code != "profile-public")
        return PublicPage(
            path=player_path(who),
            answer=replace(answer, lines=(*own, line("player-public"))),
            links=_links(answer, "?game={}"),
            title=line("player-title", name=PersonName(who.name)),
            feed=Feed(
                lasting_id("player", who.id),
                who.name,
                player.matches[0].ended,
                tuple((each.match.id, each.result, each.ended) for each in player.matches),
            ),
            game=game,
            is_listed=False,
        )

    async def _table(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show the best ratings everywhere in a game, or in the usual one."""
        games = await self.public.dispatcher.store.rated_games(None) or {DEFAULT}
        game = request.match_info.get("game", min(games, key=(DEFAULT, *KEYS).index))
        if game not in KEYS:
            return None
        answer = await self.public.dispatcher.do(reader, Request("top", {"ruleset": game}))
        figure = game_figure(self.public.dispatcher.rulebook, reader, game)
        links = _links(answer, "/top/{}")
        return PublicPage(f"/top/{game}", replace(answer, content=figure), links)

    async def _event(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show an event with its standings, and links to matches that are played and finished."""
        del reader
        store = self.public.dispatcher.store
        event = await store.tournament(TournamentId(request.match_info["code"]))
        if event is None:
            return None
        viewer = Viewer.of(None, await store.accounts(events.people_of(event)))
        shown = (*events.about(event), *events.standing_lines(event, viewer))
        finished = [
            (each.match, events.pairing_line(each, viewer), each.ended)
            for each in event.pairings
            if each.match and each.ended
        ]
        latest = sorted(finished, key=lambda each: each[2], reverse=True)[:LATEST]
        updated = latest[0][2] if latest else event.created
        return PublicPage(
            path=f"/event/{event.id}",
            answer=Answer(
                lines=(events.title(event), *shown),
                content=events.standings_table(event, viewer),
            ),
            links=tuple(
                (f"/match/{each.match}", events.pairing_line(each, viewer))
                for each in event.unfinished
                if each.match
            ),
            feed=Feed(lasting_id("event", event.id), event.name, updated, tuple(latest)),
            is_listed=False,
        )

    async def _puzzle(self, request: web.Request, reader: Account) -> PublicPage | None:
        """Show the puzzle of a day that has begun somewhere, without its solution."""
        del reader
        with suppress(ValueError):
            day = date.fromisoformat(request.match_info["day"])
            if day <= day_in(FIRST_ZONE, self.public.dispatcher.clock()):
                answer = self.public.dispatcher.rulebook.lessons.posted(day)
                links = tuple(("/puzzle", each.label) for each in answer.choices)
                return PublicPage(f"/puzzle/{day}", answer, links)
        return None

    async def _answer(self, find: Finder, request: web.Request) -> web.StreamResponse | None:
        """Answer with a page, or with its picture or feed, which are gone when the page is."""
        reader = replace(ANYBODY, settings=Settings(client=client_language(request)))
        page = await find(request, reader)
        if page is None:
            return None
        reply = Renderer(reader, self.pictures).answer(None, page.answer, step=False)
        if reply["refused"]:
            raise web.HTTPServiceUnavailable(text=reply["lines"][0])
        figure, language = reply["figure"], reader.settings.spoken
        say, said = speaker(language).say, reply["lines"] if page.title else reply["lines"][1:]
        title, address = page.title or page.answer.lines[0], self.public.address(request)
        if request.path.endswith(FEED):
            if page.feed is None:
                return None
            return tagged(request, atom(page.feed, title, page.path, address, say), ATOM)
        if request.path.endswith(PICTURE):
            if figure is None:
                return None
            name = figure["src"].rpartition("/")[2].removesuffix(".png")
            return await self.drawings.still(request, name, BRIEFLY)
        if figure:
            query = f"?game={page.game}" if page.game else ""
            figure = {**figure, "src": f"{page.path}{PICTURE}{query}"}
        head = preview_tags(say(title), " ".join(said), figure, address)
        if page.feed:
            href = escape(f"{page.path}{FEED}")
            head += f'\n<link rel="alternate" type="{ATOM}" href="{href}">'
        body = _body(page, said, figure, say)
        document = document_page(title, body, language, head)
        return html(document, language, None if page.is_listed else UNLISTED)


def _links(answer: Answer, path: str) -> Links:
    """Return links to what the menus of an answer lead to; their choices begin with a game."""
    return tuple(
        (path.format(str(each.control.choice).partition("=")[0]), each.label)
        for menu in answer.menus
        for each in menu.choices
        if each.control != menu.chosen
    )


def _body(
    page: PublicPage, said: list[str], figure: Figure | None, say: Callable[[Line], str]
) -> str:
    """Return a page as HTML."""

    def link(href: str, label: Line) -> str:
        return f'<a href="{escape(href)}">{escape(say(label))}</a>'

    def listed(*items: str) -> str:
        return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>" if items else ""

    parts = [f"<p>{escape(each)}</p>".replace("\n", "<br>") for each in said]
    if figure:
        src, alt, size = escape(figure["src"]), escape(figure["alt"]), figure["width"]
        parts.append(
            f'<p><img src="{src}" alt="{alt}" width="{size}" height="{figure["height"]}"></p>'
        )
    parts.append(listed(*(link(*each) for each in page.links)))
    if page.feed:
        ended = (
            f"{link(f'/match/{match}', label)} <time>{at.date()}</time>"
            for match, label, at in page.feed.matches
        )
        parts.append(f"<h2>{escape(say(line('public-matches')))}</h2>{listed(*ended)}")
        parts.append(f"<p>{link(f'{page.path}{FEED}', line('public-feed'))}</p>")
    return "\n".join(parts)

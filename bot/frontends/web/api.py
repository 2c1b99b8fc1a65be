"""Public matches, players, events and tables as JSON for other programs.

`openapi.json` describes it.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from bot.core.accounts.people import NAMELESS
from bot.core.accounts.personal_data import match_document, outcome_document
from bot.core.accounts.public import public_player
from bot.core.handlers.opening import ANYBODY
from bot.core.matches.model import MatchId, Stage
from bot.core.matches.ratings import SCALE
from bot.core.matches.results import is_public, profile_of, visible
from bot.core.matches.standings import standings_of
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import TournamentId
from bot.core.views.tournaments import people_of
from bot.core.views.views import Viewer
from bot.frontends.web.public_routes import BRIEFLY, OPEN, UNLISTED
from bot.frontends.web.static_files import STATIC
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Match
    from bot.core.matches.ratings import Rating
    from bot.frontends.web.public_routes import PublicRoutes

    Json = dict[str, Any]

API: Final = "/api/v1"
STANDING: Final = ("place", "points", "buchholz_cut", "buchholz", "sonneborn_berger", "wins")


def api_routes(routes: PublicRoutes) -> list[web.RouteDef]:
    """Return the routes, and that of their description."""
    description = (STATIC / "openapi.json").read_text("utf-8")

    async def described(_request: web.Request) -> web.Response:
        return web.Response(text=description, content_type="application/json", headers=OPEN)

    def route(path: str, find: Callable[[Dispatcher, str], Awaitable[Json | None]]) -> web.RouteDef:
        async def answer(request: web.Request) -> web.Response:
            [named] = request.match_info.values()
            found = await find(routes.dispatcher, named)
            headers = {**OPEN, **UNLISTED, "Cache-Control": BRIEFLY}
            status = 200 if found else web.HTTPNotFound.status_code
            return web.json_response(
                found or {"error": "not found"}, status=status, headers=headers
            )

        return routes.get(f"{API}/{path}", answer)

    return [
        route("match/{code:[a-z0-9]{1,12}}", _match),
        route("player/{name}", _player),
        route("event/{code:[a-z0-9]{1,12}}", _event),
        route("top/{ruleset}", _table),
        routes.get(f"{API}/openapi.json", described),
    ]


async def _match(dispatcher: Dispatcher, code: str) -> Json | None:
    """Return a match that has begun and that anyone may watch, with its record so far."""
    store, match = dispatcher.store, await dispatcher.store.match(MatchId(code))
    if match is None or match.seats is None or match.game is None or not is_public(match):
        return None
    viewer = await dispatcher.views.viewer(None, (match,))
    names = {each: name or NAMELESS for each, name in viewer.names.items()}
    side = match.game.position.side
    # Replaying a long game takes a while, so it runs in a thread.
    written = await asyncio.to_thread(match_document, match, await store.log(match.id), names)
    return {
        **_summary(match, viewer, await store.ended(match.id)),
        **{each: written[each] for each in ("options", "clock", "stage", "record")},
        "rated": match.terms.rated,
        "to_move": side.name.lower() if match.stage is Stage.RUNNING else None,
    }


async def _player(dispatcher: Dispatcher, name: str) -> Json | None:
    """Return what a player's page tells: results and ratings by ruleset, the latest matches."""
    store, now = dispatcher.store, dispatcher.clock()
    if (player := await public_player(store, name)) is None:
        return None
    who = player.account
    seen = visible(await store.results_of(who.id), ANYBODY.id, shown=True)
    ratings, games = await store.ratings_of(who.id), {each.game for each in seen}
    return {
        "name": who.name,
        "results": {game: asdict(tally) for game, tally in profile_of(seen).games},
        "ratings": {
            game: _rating(SCALE.aged(ratings[game], now)) for game in sorted(games & ratings.keys())
        },
        "matches": [_summary(each.match, each.viewer, each.ended) for each in player.matches],
    }


async def _event(dispatcher: Dispatcher, code: str) -> Json | None:
    """Return an event: its standings, of a league by divisions, and all pairings of the season."""
    store = dispatcher.store
    event = await store.tournament(TournamentId(code))
    if event is None:
        return None
    names = Viewer.of(None, await store.accounts(people_of(event))).names
    divisions = sorted({each.division for each in event.entries})
    return {
        **{each: getattr(event, each) for each in ("name", "format", "phase", "season", "round")},
        "code": event.id,
        "ruleset": event.terms.game,
        "rated": event.terms.rated,
        "rounds": event.rounds or None,
        "ends": event.ends and event.ends.isoformat(),
        "standings": [
            {
                "division": division + 1 or None,
                "name": names[row.account] or None,
                **{each: getattr(row, each) for each in STANDING},
                "played": len(row.met),
            }
            for division in divisions
            for row in standings(event, division)
        ],
        "pairings": [
            {
                "round": each.round,
                "board": each.board,
                "players": [names[who] or None for who in each.people],
                "match": each.match if each.begun else None,
                "result": each.result,
            }
            for each in event.pairings
            if each.season == event.season
        ],
    }


async def _table(dispatcher: Dispatcher, game: str) -> Json | None:
    """Return the best ratings of all time, and the best of those that are not certain enough."""
    if game not in KEYS:
        return None
    store, now = dispatcher.store, dispatcher.clock()
    found = await store.standings(game, None, None)
    table = standings_of(found, await store.certainty_limit(now), now, ANYBODY.id)
    places = {"places": table.places, "unplaced": table.waiting}
    return {
        "ruleset": game,
        **{
            key: [{"name": each.who.name, **_rating(each.rating)} for each in rows]
            for key, rows in places.items()
        },
    }


def _summary(match: Match, viewer: Viewer, ended: datetime | None) -> Json:
    """Return what a match is and how it ended; a forgotten player has no name."""
    return {
        "code": match.id,
        "ruleset": match.terms.game,
        "players": [viewer.names[seat] or None for seat in match.seats or ()],
        "result": outcome_document(match),
        "ended": ended and ended.isoformat(),
    }


def _rating(rating: Rating) -> Json:
    value, deviation = round(rating.value, 1), round(rating.deviation, 1)
    return {"rating": value, "deviation": deviation, "matches": rating.matches}

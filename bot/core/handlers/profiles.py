"""Profiles: what a person's finished matches add up to, and the score between two people."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of, is_gone
from bot.core.handlers.puzzles import today
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.computers import is_computer
from bot.core.matches.messages import Month, PersonName, Refused, Typed, line, refused
from bot.core.matches.model import AccountId
from bot.core.matches.ratings import SCALE
from bot.core.matches.results import Tally, is_shown, profile_of, visible
from bot.core.typed.ruleset_names import name_within, rulesets_named
from bot.core.typed.terms import named_part, ruleset_line
from bot.core.views.queries import answer, refusal
from bot.core.views.rating_chart import game_menu, rating_chart
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.matches.ratings import Rating
    from bot.core.matches.results import Profile, Score
    from bot.core.views.views import Answer


@handles(table.PROFILE)
async def _profile(services: Services, invoked: Invocation) -> Answer:
    """Show a person's own profile, or of another what they may see of it."""
    meant = await _meant(services, invoked)
    if isinstance(meant, Refused):
        return refusal(meant)
    who, named = meant
    results, is_own = await services.store.results_of(who.id), who.id == invoked.who.id
    is_seen = is_own or is_shown(results, invoked.who.id, who.settings.results)
    seen = results if is_own else visible(results, invoked.who.id, shown=is_seen)
    ratings = await _ratings(services, who, {each.game for each in seen}) if is_seen else {}
    game = _game_meant(named, ratings)
    lines = _lines(who, profile_of(seen, invoked.who.id), ratings)
    if named and not game:
        lines += (line("profile-unrated", typed=Typed(named[:40])),)
    lines += await _solved(services, invoked) if is_own else (line("profile-public"),)
    best = (Choice(table.TOP.control(), table.TOP.label),) if is_own else ()
    if not game:
        return answer(*lines, choices=best)
    history = await services.store.rating_history(who.id, game)
    chart = rating_chart(who, game, ratings[game], history, invoked.who)
    menu = game_menu(who, ratings, game)
    others = tuple(each for each in menu.choices if each.control != menu.chosen)
    shown = answer(*lines, content=chart, choices=(*others, *best))
    return replace(shown, menus=(menu,) if others else (), page=True)


async def _solved(services: Services, invoked: Invocation) -> tuple[Line, ...]:
    """Say how many puzzles a person has solved, on how many days in a row, and how well."""
    solved = await services.store.lessons_of(invoked.who.id)
    streak = services.rulebook.lessons.streak(solved, await today(services, invoked))
    return (
        line("profile-solved", count=len(solved), streak=streak),
        *await _puzzle_line(services, invoked.who),
    )


async def _puzzle_line(services: Services, who: Account) -> tuple[Line, ...]:
    """Say a person's rating for puzzles and their best rush, if they have tried any."""
    rating = await services.store.puzzle_rating(who.id)
    rushes = await services.store.rushes_of(who.id)
    if rating is None and not rushes:
        return ()
    now = SCALE.aged(rating or SCALE.first_rating(), services.clock())
    best = max((rush.solved for rush in rushes), default=0)
    margin = round(2 * now.deviation)
    return (line("profile-puzzles", rating=str(round(now.value)), margin=margin, best=best),)


async def _ratings(services: Services, who: Account, games: set[str]) -> dict[str, Rating]:
    """Return a person's ratings in these games as of now, the most played first."""
    found, now = await services.store.ratings_of(who.id), services.clock()
    aged = {game: SCALE.aged(found[game], now) for game in sorted(games & found.keys())}
    return dict(sorted(aged.items(), key=lambda each: -each[1].matches))


def _game_meant(named: str, ratings: Mapping[str, Rating]) -> str:
    """Return the first game with a rating that has the name; nothing if none has."""
    keys = rulesets_named(named).keys if named else ratings
    return next((game for game in ratings if game in keys), "")


def _game_line(game: str, tally: Tally | None, rating: Rating | None) -> Line:
    """Say the results in a game, or the rating with twice its deviation, or both."""
    ruleset = ruleset_line(game)
    told = _tally(tally or Tally())
    if rating is None:
        return line("profile-game", ruleset=ruleset, tally=told)
    value, margin = str(round(rating.value)), round(2 * rating.deviation)
    if tally is None:
        return line("profile-rating", ruleset=ruleset, rating=value, margin=margin)
    return line("profile-rated", ruleset=ruleset, rating=value, margin=margin, tally=told)


async def _meant(services: Services, invoked: Invocation) -> tuple[Account, str] | Refused:
    """Return whose profile is asked for, and the name of a game; a whole name goes before it."""
    key, _, account = invoked.choice_text.partition("=")
    if key:
        chosen = await services.store.account(AccountId(account))
        is_person = chosen and not is_gone(chosen) and not is_computer(chosen.id)
        return (chosen, key) if chosen and is_person else refused("forged")
    typed, named = invoked.request.get("opponent"), invoked.request.get("ruleset")
    who = invoked.opponent or (await _called(services, typed) if typed else invoked.who)
    found = name_within(typed) if not named and (invoked.opponent or not who) else None
    if found:
        named = named_part(typed, found)
        who = invoked.opponent or (
            await _called(services, found.rest) if found.rest else invoked.who
        )
    return (who, named) if who else refused("unknown-profile", typed=Typed(typed[:40]))


async def _called(services: Services, name: str) -> Account | None:
    return await services.store.account_by_handle(handle_of(name.removeprefix("@")))


def _lines(who: Account, profile: Profile, ratings: Mapping[str, Rating]) -> tuple[Line, ...]:
    name, count = PersonName(who.name), sum(tally.count for _, tally in profile.games)
    if profile.since is None:
        return (line("profile-none", name=name),)
    since, tallies = Month(profile.since.date()), dict(profile.games)
    games = dict.fromkeys((*tallies, *sorted(ratings)))
    lines = [
        line("profile", name=name, count=count, since=since),
        *(_game_line(game, tallies.get(game), ratings.get(game)) for game in games),
    ]
    if profile.last:
        lines.append(_runs(profile.last, profile))
    if profile.computer.count:
        lines.append(line("profile-computer", tally=_tally(profile.computer)))
    for game, tally in profile.between:
        lines.append(line("profile-between", ruleset=ruleset_line(game), tally=_tally(tally)))
    return tuple(lines)


def _runs(last: Score, profile: Profile) -> Line:
    if profile.streak == 1:
        return line("profile-last", score=last, longest=profile.longest)
    return line("profile-streak", score=last, streak=profile.streak, longest=profile.longest)


def _tally(tally: Tally) -> Line:
    return line("profile-tally", won=tally.won, drawn=tally.drawn, lost=tally.lost)

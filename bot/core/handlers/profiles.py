"""Profiles: what a person's finished matches add up to, and the score between two people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of
from bot.core.handlers.puzzles import today
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.messages import PersonName, Refused, Timestamp, Typed, line, refused
from bot.core.matches.ratings import SCALE
from bot.core.matches.results import is_shown, profile_of, visible
from bot.core.typed.terms import ruleset_line
from bot.core.views.queries import answer, refusal

if TYPE_CHECKING:
    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.matches.results import Profile, Score, Tally
    from bot.core.views.views import Answer


@handles(table.PROFILE)
async def _profile(services: Services, call: Call) -> Answer:
    """Show a person's own profile, or of another what they may see of it."""
    who = await _meant(services, call)
    if isinstance(who, Refused):
        return refusal(who)
    results, is_own = await services.store.results_of(who.id), who.id == call.who.id
    is_seen = is_own or is_shown(results, call.who.id, who.settings.results)
    seen = results if is_own else visible(results, call.who.id, shown=is_seen)
    lines = _lines(who, profile_of(seen, call.who.id))
    if is_seen:
        lines += await _rating_lines(services, who, {each.game for each in seen})
    if not is_own:
        return answer(*lines, line("profile-public"))
    solved = await services.store.lessons_of(who.id)
    streak = services.rulebook.lessons.streak(solved, await today(services, call))
    lines += (line("profile-solved", count=len(solved), streak=streak),)
    return answer(*lines, *await _puzzle_line(services, who))


async def _puzzle_line(services: Services, who: Account) -> tuple[Line, ...]:
    """Say a person's rating for puzzles and their best rush, where they have tried any."""
    rating = await services.store.puzzle_rating(who.id)
    rushes = await services.store.rushes_of(who.id)
    if rating is None and not rushes:
        return ()
    now = SCALE.aged(rating or SCALE.first_rating(), services.clock())
    best = max((rush.solved for rush in rushes), default=0)
    margin = round(2 * now.deviation)
    return (line("profile-puzzles", rating=str(round(now.value)), margin=margin, best=best),)


async def _rating_lines(services: Services, who: Account, games: set[str]) -> tuple[Line, ...]:
    """Say a person's ratings in these games as of now, each with twice its deviation."""
    found, now = await services.store.ratings_of(who.id), services.clock()
    aged = {game: SCALE.aged(found[game], now) for game in sorted(games & found.keys())}
    return tuple(
        line(
            "profile-rating",
            ruleset=ruleset_line(game),
            rating=str(round(rating.value)),
            margin=round(2 * rating.deviation),
        )
        for game, rating in aged.items()
    )


async def _meant(services: Services, call: Call) -> Account | Refused:
    name = call.request.get("opponent").removeprefix("@")
    if call.opponent or not name:
        return call.opponent or call.who
    found = await services.store.account_by_handle(handle_of(name))
    return found or refused("unknown-profile", typed=Typed(name[:40]))


def _lines(who: Account, profile: Profile) -> tuple[Line, ...]:
    name, count = PersonName(who.name), sum(tally.count for _, tally in profile.games)
    if profile.since is None:
        return (line("profile-none", name=name),)
    since = Timestamp(profile.since)
    lines = [line("profile", name=name, count=count, since=since)]
    for game, tally in profile.games:
        lines.append(line("profile-game", ruleset=ruleset_line(game), tally=_tally(tally)))
    if profile.last:
        lines.append(_runs(profile.last, profile))
    if profile.computer.count:
        lines.append(line("profile-computer", tally=_tally(profile.computer)))
    for game, tally in profile.between:
        lines.append(line("profile-between", ruleset=ruleset_line(game), tally=_tally(tally)))
    return tuple(lines)


def _runs(last: Score, profile: Profile) -> Line:
    return line("profile-streak", score=last, streak=profile.streak, longest=profile.longest)


def _tally(tally: Tally) -> Line:
    return line("profile-tally", won=tally.won, drawn=tally.drawn, lost=tally.lost)

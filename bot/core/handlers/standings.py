"""Tables of the best ratings: here or everywhere, of all time or a season."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.groups import settings_here
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Day, PersonName, Refused, family_line, line, refused
from bot.core.matches.preferences import Audience
from bot.core.matches.standings import Scope, Span, standings_of
from bot.core.typed.terms import known_ruleset, ruleset_line
from bot.core.typed.vocabulary import value_meant
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, ChoiceMenu
from engine.catalogue import DEFAULT, KEYS, ruleset

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import GroupKey
    from bot.core.matches.standings import Standing
    from bot.core.views.views import Answer


@dataclass(frozen=True, slots=True)
class Address:
    """Which table is shown; without a game, the games to choose from."""

    game: str
    scope: Scope
    span: Span = Span.ALL

    @property
    def control(self) -> Control:
        """The control of a button that shows it.

        >>> str(Address("poleis", Scope.HERE, Span.SEASON).control)
        'top::0:poleis=here=season'
        """
        return Control(Verb.TOP, choice=f"{self.game}={self.scope}={self.span}")


@handles(table.TOP)
async def _top(services: Services, invoked: Invocation) -> Answer:
    """Show a table, by words or by a button."""
    asked = _pressed(invoked.choice_text) if invoked.choice else _typed(invoked)
    if isinstance(asked, Refused):
        return refusal(asked)
    group = invoked.context.group
    if asked.scope is Scope.HERE and group is None:
        return refusal(refused("top-here"))
    key = group.key if group and asked.scope is Scope.HERE else None
    games = await services.store.rated_games(key)
    if invoked.choice and not asked.game:
        return answer(line("top-games"), choices=_games(asked, games))
    if not asked.game:
        usual = (await settings_here(services, invoked)).ruleset.partition("(")[0] or DEFAULT
        asked = replace(asked, game=min(games or {usual}, key=(usual, *KEYS).index))
    ways = _ways(asked, games, has_group=group is not None)
    return replace(ways, lines=await _lines(services, asked, key, invoked), page=True)


async def _lines(
    services: Services, asked: Address, group: GroupKey | None, invoked: Invocation
) -> tuple[Line, ...]:
    """Return the heading of a table, its places, and the people without one yet."""
    now = services.clock()
    season = asked.span.season(now)
    found = await services.store.standings(asked.game, group, season)
    limit = await services.store.certainty_limit(now)
    viewer = invoked.who
    shown = standings_of(found, limit, min(now, season.end) if season else now, viewer.id)
    title = [line("top", ruleset=ruleset_line(asked.game), scope=asked.scope)]
    if season:
        title.append(line("top-season", begin=Day(season.first_day), end=Day(season.last_day)))
    lines = [
        line("top-place", place=place, who=_rating(each))
        for place, each in enumerate(shown.places, 1)
    ]
    if shown.own:
        lines.append(line("top-own", name=PersonName(viewer.name), place=shown.own))
    if shown.waiting:
        lines.append(line("top-unplaced", margin=round(2 * limit)))
        lines += map(_rating, shown.waiting)
    is_hidden = viewer.settings.results is not Audience.EVERYONE
    told = invoked.context.group is None and is_hidden and any(each.who == viewer for each in found)
    hidden = (line("top-hidden"),) if told else ()
    return (*title, *(lines or (line("top-none"),)), *hidden)


def _pressed(choice: str) -> Address | Refused:
    try:
        game, scope, span = choice.split("=")
        asked = Address(game, Scope(scope), Span(span))
    except ValueError:
        return refused("forged")
    return asked if game in {*KEYS, ""} else refused("forged")


def _typed(invoked: Invocation) -> Address | Refused:
    """Return the table that is asked for by words; without a game, the usual one is shown."""
    scope = Scope.HERE if invoked.context.group else Scope.EVERYWHERE
    span, game = Span.ALL, []
    for typed in " ".join(map(invoked.request.get, ("ruleset", "scope", "season"))).split():
        if value := value_meant(typed, tuple(Scope)):
            scope = Scope(value)
        elif value := value_meant(typed, tuple(Span)):
            span = max(span, Span(value), key=list(Span).index)  # in "last season" both are named
        else:
            game.append(typed)
    name = known_ruleset(" ".join(game)) if game else ""
    if isinstance(name, Refused):
        return name
    return Address(ruleset(name).key if name else "", scope, span)


def _rating(standing: Standing) -> Line:
    return line(
        "top-rating",
        name=PersonName(standing.who.name),
        rating=str(round(standing.rating.value)),
        margin=standing.margin,
    )


def _ways(asked: Address, games: frozenset[str], *, has_group: bool) -> Answer:
    """Return the buttons that lead from a table to others."""
    spans = tuple(
        Choice(replace(asked, span=each).control, family_line("top-span", each))
        for each in Span
        if each is not asked.span
    )
    scopes = tuple(
        Choice(replace(asked, scope=each).control, family_line("top-scope", each))
        for each in Scope
        if has_group and each is not asked.scope
    )
    others = Choice(replace(asked, game="").control, line("top-games"))
    if not games - {asked.game}:
        return answer(choices=(*spans, *scopes))
    menu = ChoiceMenu(others.control, others.label, _games(asked, games), chosen=asked.control)
    return replace(answer(choices=(*spans, *scopes, others)), menus=(menu,))


def _games(asked: Address, games: frozenset[str]) -> tuple[Choice, ...]:
    """Return a button for each game that has a table, the one that is shown among them."""
    return tuple(
        Choice(replace(asked, game=key).control, family_line("game", key))
        for key in KEYS
        if key in {*games, asked.game}
    )

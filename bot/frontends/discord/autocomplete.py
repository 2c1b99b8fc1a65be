"""What Discord suggests while the options of a command are typed: at most 25 lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord.app_commands import Choice as Suggestion

from bot.core.accounts.zones import zones
from bot.core.context import RequestContext
from bot.core.controls import read_control
from bot.core.handlers.settings import setting_line
from bot.core.handlers.vacations import vacation_endings
from bot.core.matches.clock_text import SUGGESTED, clock_label
from bot.core.matches.clock_text import suggested_clocks as clocks_on_offer
from bot.core.matches.model import Identity, MatchId
from bot.core.matches.rulesets import option_endings, ruleset_line
from bot.core.messages import family_line
from bot.core.notifications.quiet_hours import SUGGESTED_HOURS
from bot.core.words import Request
from bot.frontends.discord.locale import described
from bot.frontends.discord.message import MAX_OPTION, MAX_OPTIONS, cut
from bot.frontends.discord.places import PLATFORM
from bot.i18n import speaker, speaker_to
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher

_SAME_MATCHES_AS: Final = {
    **dict.fromkeys(("huff", "move", "plan", "rules"), "board"),
    "why": "replay",
}
"""Whose matches are suggested for words whose first option is another."""


class Autocomplete:
    """Suggests; it changes nothing, and knows nobody who has not spoken yet."""

    def __init__(self, desk: Dispatcher, people: People) -> None:
        self._desk = desk
        self._people = people

    async def moves(self, person: int, typed: str, match: str | None) -> list[Suggestion[str]]:
        """Suggest legal actions that go on from what is typed."""
        return await self._endings(person, "move", typed, match)

    async def lines(self, person: int, typed: str, match: str | None) -> list[Suggestion[str]]:
        """Suggest how a line that is planned goes on."""
        return await self._endings(person, "plan", typed, match)

    async def claims(self, person: int, typed: str, match: str | None) -> list[Suggestion[str]]:
        """Suggest squares that a huff can name."""
        return await self._endings(person, "huff", typed, match)

    def topics(self, typed: str, language: str) -> list[Suggestion[str]]:
        """Suggest what pages of the rulebook are about; a question may be typed as well."""
        say = speaker(language).say
        named = ((text, say(label)) for text, label in self._desk.rulebook.topics())
        return _suggestions((text, label) for text, label in named if _fits(typed, text, label))

    async def _endings(
        self, person: int, word: str, typed: str, match: str | None
    ) -> list[Suggestion[str]]:
        who = await self._people.person(Identity(PLATFORM, str(person)))
        if who is None:
            return []
        here = RequestContext(MatchId(match.casefold())) if match else RequestContext()
        found = await self._desk.complete(who, f"{word} {typed}", here)
        say = speaker_to(who.settings).say
        texts = [(each.text.removeprefix(f"{word} "), each.label) for each in found]
        return _suggestions(
            (text, f"{text} · {say(label)}" if label else text) for text, label in texts
        )

    async def matches(self, person: int, word: str, typed: str) -> list[Suggestion[str]]:
        """Suggest a person's matches that a word can be about, by opponent and game."""
        who = await self._people.person(Identity(PLATFORM, str(person)))
        if who is None:
            return []
        found = await self._desk.complete(who, f"{_SAME_MATCHES_AS.get(word, word)} ")
        fitting = {each.text.rpartition("=")[2] for each in found}
        games = await self._desk.do(who, Request("games"))
        say = speaker_to(who.settings).say
        named = [(_match_of(each.id), say(each.label)) for each in games.choices]
        return _suggestions(
            (match, label)
            for match, label in named
            if match in fitting and _fits(typed, match, label)
        )


def rulesets(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest rulesets by key or name."""
    say = speaker(language).say
    named = ((key, say(ruleset_line(key))) for key in KEYS)
    return _suggestions((key, name) for key, name in named if _fits(typed, key, name))


def clocks(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest clocks, as they are typed and in words."""
    say = speaker(language).say
    named = zip(SUGGESTED, map(clock_label, clocks_on_offer()), strict=True)
    said = ((text, f"{text} · {say(label)}") for text, label in named)
    return _suggestions((text, label) for text, label in said if _fits(typed, text, label))


def ruleset_options(ruleset: str | None, typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest a value for the last of the options, which stand with commas between them."""
    if ruleset not in KEYS:
        return []
    say = speaker(language).say
    listed = typed.replace(" ", "").casefold()
    return _suggestions(
        (whole, say(meaning))
        for whole, meaning in option_endings(ruleset, listed)
        if whole.startswith(listed)
    )


def settings(name: str, values: Iterable[str]) -> list[Suggestion[str]]:
    """List the values of a setting."""
    return [Suggestion(name=described(setting_line(name, value)), value=value) for value in values]


def time_zones(typed: str) -> list[Suggestion[str]]:
    """Suggest time zones by a part of their names."""
    return _suggestions((zone, zone) for zone in zones() if _fits(typed, zone))


def quiet_hours(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest quiet hours."""
    say = speaker(language).say
    fitting = (text for text in SUGGESTED_HOURS if typed.casefold() in text)
    return _suggestions((text, say(setting_line("quiet", text))) for text in fitting)


def vacations(typed: str, language: str) -> list[Suggestion[str]]:
    """Suggest how long a vacation lasts, or that it ends."""
    say = speaker(language).say
    ways = ((text.partition("=")[2], say(label)) for text, label in vacation_endings())
    return _suggestions((text, label) for text, label in ways if _fits(typed, text, label))


def sides(values: Iterable[str]) -> list[Suggestion[str]]:
    """List the wishes for a side."""
    return [
        Suggestion(name=described(family_line("note-side", value)), value=value) for value in values
    ]


def _fits(typed: str, *texts: str) -> bool:
    return any(typed.casefold() in text.casefold() for text in texts)


def _match_of(control: str) -> str:
    found = read_control(control)
    return found.match or "" if found else ""


def _suggestions(pairs: Iterable[tuple[str, str]]) -> list[Suggestion[str]]:
    """Leave out what Discord would not take: cut, it would be something else."""
    fitting = [(value, label) for value, label in pairs if 0 < len(value) <= MAX_OPTION]
    return [
        Suggestion(name=cut(label, MAX_OPTION), value=value)
        for value, label in fitting[:MAX_OPTIONS]
    ]

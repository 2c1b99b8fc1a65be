"""Settings: shown with a sample board, and changed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

from bot.core.controls import Control, Verb
from bot.core.handlers.blocking import block_by_request, blocking_request, with_blocked
from bot.core.handlers.registry import on_button, on_word
from bot.core.handlers.sessions import with_sessions
from bot.core.handlers.vacations import ENDED, VACATION, take_vacation, with_vacation
from bot.core.matches.preferences import AUTO, Letters, NotificationLevel, Orientation
from bot.core.messages import Language, Line, Refused, Typed, family_line, line, refused
from bot.core.notifications.policy import digest_item
from bot.core.notifications.quiet_hours import SUGGESTED_HOURS, read_quiet, write_quiet
from bot.core.views.pictures import look_of
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Figure
from bot.core.words import closest
from engine.lettering import Lettering
from render import THEMES
from render.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer


SAMPLE_POSITION = Picture(
    files=6,
    ranks=5,
    pieces="poppbp/1p4/3P2/1P4/POB1PP",
    path=("d1", "d3"),
    captured=("d4",),
    movable=("b4", "a5", "f5"),
    turn=1,
    lost=(0, 1),
    letters=Lettering.GREEK,
)
"""A board with the kinds, sides, marks and letters that people may choose the looks of."""


ZONE, QUIET = "zone", "quiet"
"""The settings that are typed and have no buttons: there are too many zones and hours."""


NOT_INHABITED = frozenset({"Factory", "localtime", "posixrules"})
"""Names that are in the lists of some systems, and mean no place."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones, such as Europe/Rome, in their order."""
    return tuple(sorted(available_timezones() - NOT_INHABITED))


def time_zone_named(typed: str) -> str | Refused:
    """Return the name of a zone, whatever its case; refuse one that does not exist."""
    known = {zone.casefold(): zone for zone in zones()}
    if found := known.get(typed.casefold()):
        return found
    if near := closest(typed.casefold(), tuple(known)):
        return refused("unknown-zone-near", typed=Typed(typed[:40]), near=known[near])
    return refused("unknown-zone", typed=Typed(typed[:40]))


TYPED: Mapping[str, Callable[[str], Any]] = {ZONE: time_zone_named, QUIET: read_quiet}
"""Reads the settings that have no buttons: a value, or a refusal."""


@on_word("settings")
async def _settings(services: Services, call: Call) -> Answer:
    """Show and change a person's settings, or block a person, whom a platform may name."""
    wish = blocking_request(call.request.options)
    if wish is not None:
        return await block_by_request(services.store, call.who, wish, call.opponent)
    return await _change(services, call, call.request.options)


@on_button(Verb.SETTINGS)
async def _press(services: Services, call: Call) -> Answer:
    name, _, value = call.choice.partition("=")
    if name and call.choice != ENDED and name not in choices_of(services.languages):
        return refusal(refused("forged"))
    return await _change(services, call, {name: value} if name else {})


async def _change(services: Services, call: Call, wishes: Mapping[str, str]) -> Answer:
    """Keep what a person chooses, and show all settings; a refusal keeps nothing."""
    who = call.who
    chosen = _with_choices(
        who,
        {name: typed for name, typed in wishes.items() if name != VACATION},
        services.languages,
    )
    if isinstance(chosen, Refused):
        return refusal(chosen)
    if VACATION in wishes and (why := await take_vacation(services, chosen, wishes[VACATION])):
        return refusal(why)
    if chosen != who:
        await services.store.save_settings(chosen)
        await _begin_digests(services, chosen)
    shown = await with_vacation(services, chosen, _shown(chosen, services.languages))
    shown = await with_blocked(services.store, chosen, shown)
    return await with_sessions(services, call, shown)


async def _begin_digests(services: Services, who: Account) -> None:
    """Schedule a first digest for a person who wants them: something may wait already."""
    if who.settings.notices is NotificationLevel.DIGEST:
        now = services.clock()
        await services.store.add_digest(digest_item(who, now), now)


def choices_of(languages: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the settings that have buttons, each with its values."""
    return {
        "orientation": tuple(Orientation),
        "theme": THEMES,
        "letters": tuple(Letters),
        "language": (AUTO, *languages),
        "notices": tuple(NotificationLevel),
    }


def setting_endings(languages: tuple[str, ...]) -> tuple[tuple[str, Line], ...]:
    """Return each setting with each of its values, as they are typed."""
    hours = tuple((f"{QUIET}={value}", setting_line(QUIET, value)) for value in SUGGESTED_HOURS)
    typed = tuple((f"{ZONE}={value}", setting_line(ZONE, value)) for value in zones())
    return (*_pressed(languages), *hours, *typed)


def _pressed(languages: tuple[str, ...]) -> tuple[tuple[str, Line], ...]:
    """The settings that have buttons, as they are typed."""
    return tuple(
        (f"{name}={value}", setting_line(name, value))
        for name, values in choices_of(languages).items()
        for value in values
    )


def _with_choices(
    who: Account, wishes: Mapping[str, str], languages: tuple[str, ...]
) -> Account | Refused:
    """Return a person with the settings that they choose."""
    known = choices_of(languages)
    chosen: dict[str, Any] = {}
    for name, typed in wishes.items():
        value = TYPED[name](typed) if name in TYPED else _choice(name, typed, known[name])
        if isinstance(value, Refused):
            return value
        chosen[name] = value
    return replace(who, settings=replace(who.settings, **chosen))


def _choice(name: str, typed: str, choices: tuple[str, ...]) -> str | Refused:
    found = {choice.casefold(): choice for choice in choices}.get(typed.casefold())
    return found or refused(
        "unknown-setting", setting=name, typed=Typed(typed[:40]), choices=choices
    )


def _shown(who: Account, languages: tuple[str, ...]) -> Answer:
    chosen, look = who.settings, look_of(who)
    now = {
        "orientation": chosen.orientation,
        "theme": look.theme,
        "letters": chosen.letters,
        "language": chosen.language,
        ZONE: chosen.zone,
        "notices": chosen.notices,
        QUIET: write_quiet(chosen.quiet),
    }
    lines = tuple(
        family_line("setting", name, value=_value(name, value)) for name, value in now.items()
    )
    taken = {f"{name}={value}" for name, value in now.items()}
    choices = tuple(
        Choice(str(Control(Verb.SETTINGS, choice=typed.casefold())), label)
        for typed, label in _pressed(languages)
        if typed not in taken
    )
    sample = Figure(
        look.on(SAMPLE_POSITION), (line("settings-sample", theme=_value("theme", look.theme)),)
    )
    shown = answer(line("settings-now"), *lines, figure=sample, choices=choices)
    return replace(shown, reader=who)


def setting_line(name: str, value: str) -> Line:
    """Return what it means to choose a value of a setting."""
    return family_line("set", name, value=_value(name, value))


def _value(name: str, value: str) -> str | Line | Language:
    """A value as it is said: a theme's name in the reader's language, a language's in its own."""
    match name:
        case "theme":
            return family_line("theme", value)
        case "language" if value != AUTO:
            return Language(value)
        case _:
            return value

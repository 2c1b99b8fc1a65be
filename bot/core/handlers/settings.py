"""Settings: read as they are typed or pressed, and changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rapidfuzz import fuzz, process

from bot.core.handlers.blocking import block_by_request, blocking_request, with_blocked
from bot.core.handlers.registry import handles
from bot.core.handlers.sessions import with_sessions
from bot.core.handlers.settings_pages import (
    LOOKS,
    QUIET,
    SETTINGS,
    ZONE,
    choices_of,
    first_page,
    page_of,
    pressable,
    setting_line,
)
from bot.core.handlers.time_zones import at_hour, hours_page, time_zone_named, zones, zones_page
from bot.core.handlers.vacations import (
    VACATION,
    take_vacation,
    vacation_lengths,
    with_vacation,
)
from bot.core.matches import actions_table as table
from bot.core.matches.controls import SettingChoice
from bot.core.matches.messages import Line, Refused, Typed, refused
from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.policy import SUGGESTED_HOURS, digest_item, read_quiet
from bot.core.typed.suggestions import MAX_SUGGESTIONS, typed_meant
from bot.core.typed.vocabulary import option_aliases, option_of_alias, value_meant
from bot.core.typed.words import MIN_SIMILARITY, closest
from bot.core.views.queries import refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer


@handles(table.SETTINGS)
async def _settings(services: Services, invoked: Invocation) -> Answer:
    """Show and change a person's settings, or block a person, whom a platform may name."""
    if invoked.control:
        return await _pressed(services, invoked)
    wish = blocking_request(invoked.request.options)
    if wish is not None:
        return await block_by_request(services.store, invoked.who, wish, invoked.opponent)
    return await _change(services, invoked, invoked.request.options)


async def _pressed(services: Services, invoked: Invocation) -> Answer:
    """Open the page of a setting, which is named alone, or choose a value."""
    match invoked.choice:
        case "":
            return await _change(services, invoked, {})
        case str(name) if name in SETTINGS:
            here, chosen = invoked.context.zone, invoked.who.settings.zone
            hours = hours_page(services.clock(), here, chosen) if name == ZONE else ()
            page = page_of(invoked.who, name, services.languages, hours)
            return _with_looks(invoked, page, {name})
        case SettingChoice(name, value) if name == ZONE and (offset := at_hour(value)) is not None:
            there = zones_page(services.clock(), offset)
            return _with_looks(
                invoked, page_of(invoked.who, name, services.languages, there), {name}
            )
        case SettingChoice(name, value) if name in {*pressable(services.languages), ZONE} or (
            name == VACATION and value in dict(vacation_lengths())
        ):
            return await _change(services, invoked, {name: value})
        case _:
            return refusal(refused("forged"))


def _with_looks(invoked: Invocation, page: Answer, names: Collection[str]) -> Answer:
    """Return a page, in the web chat with the board only if these settings change its looks.

    On Telegram a message that has a picture cannot lose it.
    """
    is_bare = invoked.context.session is not None and not set(LOOKS).intersection(names)
    return replace(page, content=None) if is_bare else page


async def _change(services: Services, invoked: Invocation, wishes: Mapping[str, str]) -> Answer:
    """Keep what a person chooses, and show what is set now; a refusal keeps nothing."""
    who = invoked.who
    if why := _unknown_key(wishes):
        return refusal(why)
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
    changed = tuple(name for name in SETTINGS if name in wishes)
    page = _with_looks(invoked, first_page(chosen, changed, services.languages), changed)
    shown = await with_vacation(services, chosen, page)
    shown = await with_blocked(services.store, chosen, shown)
    return await with_sessions(services, invoked, shown)


async def _begin_digests(services: Services, who: Account) -> None:
    """Schedule a first digest for a person who wants them: something may wait already."""
    if who.settings.notices is NotificationLevel.DIGEST:
        now = services.clock()
        await services.store.add_digest(digest_item(who, now), now)


def setting_endings(languages: tuple[str, ...]) -> tuple[tuple[str, Line], ...]:
    """Return each setting with each of its values, as they are typed."""
    hours = tuple((f"{QUIET}={value}", setting_line(QUIET, value)) for value in SUGGESTED_HOURS)
    typed = tuple((f"{ZONE}={value}", setting_line(ZONE, value)) for value in zones())
    away = tuple((f"{VACATION}={value}", label) for value, label in vacation_lengths())
    return (*_few_values(languages), *hours, *typed, *away)


def _few_values(languages: tuple[str, ...]) -> tuple[tuple[str, Line], ...]:
    """The settings of a few known values, as they are typed."""
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
        value: Any
        if name == ZONE:
            value = time_zone_named(typed, languages)
        elif name == QUIET:
            value = read_quiet(typed)
        else:
            value = _choice(name, typed, known[name])
        if isinstance(value, Refused):
            return value
        chosen[name] = value
    return replace(who, settings=replace(who.settings, **chosen))


def _choice(name: str, typed: str, choices: tuple[str, ...]) -> str | Refused:
    if found := value_meant(typed, choices):
        return found
    near = closest(typed.casefold(), choices)
    why = refused("unknown-setting", setting=name, typed=Typed(typed[:40]), choices=choices)
    return replace(why, meant=(typed_meant(f"settings {name}={near}"),) if near else ())


def _unknown_key(wishes: Mapping[str, str]) -> Refused | None:
    """Refuse a setting that does not exist: it was read as the value of the first one."""
    first, *_ = known = table.SETTINGS.options
    name, equals, value = wishes.get(first, "").partition("=")
    if not equals:
        return None
    near = process.extract(
        name.casefold(),
        (*known, *option_aliases(known)),
        scorer=fuzz.ratio,
        score_cutoff=MIN_SIMILARITY,
    )
    keys = tuple(dict.fromkeys(option_of_alias(key) for key, *_ in near))[:MAX_SUGGESTIONS]
    meant = tuple(typed_meant(f"settings {key}={value}") for key in keys)
    why = refused("unknown-setting-key", typed=Typed(name[:40]), choices=keys or known)
    return replace(why, meant=meant)

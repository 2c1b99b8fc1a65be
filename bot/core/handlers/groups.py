"""Settings of a server or a group: shown, changed by those who manage it, and kept to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, SettingChoice, Verb
from bot.core.matches.groups import DEFAULTS, MAX_PLACES, POSTED, AnswersIn
from bot.core.matches.messages import Language, Refused, Typed, family_line, line, refused
from bot.core.matches.preferences import AUTO
from bot.core.typed.terms import known_ruleset
from bot.core.typed.vocabulary import value_meant
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, ChoiceMenu
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.groups import Group, GroupSettings
    from bot.core.matches.messages import Line
    from bot.core.views.views import Answer

HERE, NOT_HERE, ALL = "here", "not-here", "all"
"""Choices for the channels or topics in which challenges can be made."""

ON, OFF = SWITCH = ("on", "off")

NOTHING = Control(Verb.GROUP)
"""The control of a value that is chosen already."""


@handles(table.GROUP)
async def _settings(services: Services, invoked: Invocation) -> Answer:
    """Show the settings of the group, changed as is asked; by a button also one of them alone."""
    if invoked.control is None:
        return await _change(services, invoked, invoked.request.options)
    if isinstance(chosen := invoked.choice, SettingChoice):
        return await _change(services, invoked, {chosen.name: chosen.value})
    return await _change(services, invoked, {}, page=invoked.choice_text)


async def _change(
    services: Services, invoked: Invocation, wishes: Mapping[str, str], page: str = ""
) -> Answer:
    """Store what a manager chooses, and show what is set now; a refusal stores nothing."""
    group = invoked.context.group
    if group is None:
        return refusal(refused("no-group"))
    manages = await group.manages()
    if manages is not True:
        return refusal(Refused(manages) if manages else refused("not-manager"))
    if unknown := next((name for name in (*wishes, page) if name and name not in group.offers), ""):
        return refusal(
            refused("unknown-setting-key", typed=Typed(unknown[:40]), choices=group.offers)
        )
    before = await services.store.group_settings(group.key)
    chosen = before
    for name, typed in wishes.items():
        value = _read(name, typed, group, chosen, services.languages)
        if isinstance(value, Refused):
            return refusal(value)
        chosen = replace(chosen, **{name: value})
    if chosen.puzzle != before.puzzle:
        zone = invoked.who.settings.zone
        local = services.clock().astimezone(ZoneInfo(zone))
        time = f"{local:%H:%M}" if chosen.puzzle else ""
        chosen = replace(chosen, puzzle_zone=zone, puzzle_time=time)
    elif chosen.digest != before.digest and not chosen.puzzle:
        chosen = replace(chosen, puzzle_zone=invoked.who.settings.zone)
    if chosen != before:
        await services.store.keep_group_settings(group.key, chosen, services.clock())
        services.matches.wake()
    if page:
        return _page_of(page, group, chosen, services.languages)
    return _first_page(group, chosen, services.languages)


async def settings_here(services: Services, invoked: Invocation) -> GroupSettings:
    """Return what is chosen in the group of a request, the defaults outside of groups."""
    group = invoked.context.group
    return await services.store.group_settings(group.key) if group else DEFAULTS


def why_elsewhere(invoked: Invocation, settings: GroupSettings) -> Refused | None:
    """Refuse a challenge in a channel or topic if the group does not want any."""
    group = invoked.context.group
    if group is None or "places" not in group.offers or not settings.places:
        return None
    if group.place.key in settings.places:
        return None
    return refused("elsewhere", places=tuple(map(group.named, settings.places)))


def _read(
    name: str, typed: str, group: Group, now: GroupSettings, languages: tuple[str, ...]
) -> Any:
    """Return the value that is meant by a text, or a refusal."""
    if name == "ruleset":
        return "" if value_meant(typed, (AUTO,)) else known_ruleset(typed)
    if not (value := value_meant(typed, choices := _values(name, group, now, languages))):
        return refused("unknown-setting", setting=name, typed=Typed(typed[:40]), choices=choices)
    if name == "threads":
        return value == ON
    if name in POSTED:
        return group.place.key if value == HERE else ""
    if name == "places":
        return _places(value, group, now)
    return AnswersIn(value) if name == "answers" else value


def _places(value: str, group: Group, now: GroupSettings) -> tuple[str, ...] | Refused:
    here = group.place.key
    others = tuple(key for key in now.places if key != here)
    if value == HERE:
        if len(others) == MAX_PLACES:
            return refused("many-places", most=MAX_PLACES)
        return (*others, here)
    return others if value == NOT_HERE else ()


def _values(
    name: str, group: Group, now: GroupSettings, languages: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the values of a setting that can be chosen now, as they are typed."""
    match name:
        case "language":
            return (AUTO, *languages)
        case "ruleset":
            return (AUTO, *KEYS)
        case "threads":
            return SWITCH
        case "places":
            return (NOT_HERE if group.place.key in now.places else HERE, ALL)
        case name if name in POSTED:
            return (OFF,) if getattr(now, name) == group.place.key else (HERE, OFF)
        case _:
            return tuple(AnswersIn)


def _current(name: str, now: GroupSettings) -> str:
    """Return the value that is set, as it is typed; of places only that there are none."""
    match name:
        case "ruleset":
            return now.ruleset.partition("(")[0] or AUTO
        case "threads":
            return ON if now.threads else OFF
        case "places":
            return "" if now.places else ALL
        case name if name in POSTED:
            return ON if getattr(now, name) else OFF
        case _:
            return str(getattr(now, name))


def _first_page(group: Group, now: GroupSettings, languages: tuple[str, ...]) -> Answer:
    tabs = {name: _tab(name, now) for name in group.offers}
    menus = tuple(
        ChoiceMenu(
            tab.control,
            tab.label,
            (Choice(NOTHING, tab.label), *_others(name, group, now, languages)),
            chosen=NOTHING,
        )
        for name, tab in tabs.items()
    )
    shown = answer(line("group-now"), *_where(group, now), choices=tuple(tabs.values()))
    return replace(shown, page=True, menus=menus)


def _page_of(name: str, group: Group, now: GroupSettings, languages: tuple[str, ...]) -> Answer:
    back = Choice(NOTHING, line("button-settings-back"))
    where = _where(group, now) if name in {"places", *POSTED} else ()
    others = _others(name, group, now, languages)
    shown = answer(_tab(name, now).label, *where, choices=(*others, back))
    return replace(shown, page=True)


def _where(group: Group, now: GroupSettings) -> tuple[Line, ...]:
    """Return where challenges are made and what is posted, if that can be chosen."""
    if "places" not in group.offers:
        return ()
    chosen = {name: key for name in POSTED if (key := getattr(now, name))}
    posted = (
        family_line("group-posted", name, place=(group.named(key),)) for name, key in chosen.items()
    )
    where = line("group-where", places=tuple(map(group.named, now.places)))
    return (*([where] if now.places else ()), *posted)


def _tab(name: str, now: GroupSettings) -> Choice:
    """Return the button that opens a setting, with its value."""
    value = len(now.places) if name == "places" else _said(name, _current(name, now))
    label = family_line("group-tab", name, value=value)
    return Choice(Control(Verb.GROUP, choice=name), label)


def _others(
    name: str, group: Group, now: GroupSettings, languages: tuple[str, ...]
) -> tuple[Choice, ...]:
    current = _current(name, now)
    return tuple(
        Choice(
            Control(Verb.GROUP, choice=SettingChoice(name, value)),
            family_line("group-set", name, value=_said(name, value)),
        )
        for value in _values(name, group, now, languages)
        if value != current
    )


def _said(name: str, value: str) -> str | Line | Language:
    """Return a value as it is said: a language by its own name, a game by its short one."""
    if value == AUTO:
        return value
    if name == "ruleset":
        return family_line("game", value)
    return Language(value) if name == "language" else value

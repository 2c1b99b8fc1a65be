"""The settings as pages: all as buttons with their values, and each with its choices. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.time_zones import shown_zone
from bot.core.matches.controls import Control, SettingChoice, Verb
from bot.core.matches.messages import Language, Line, family_line, line
from bot.core.matches.preferences import (
    AUTO,
    Audience,
    Confirmation,
    Letters,
    NotificationLevel,
    Orientation,
)
from bot.core.notifications.policy import SUGGESTED_HOURS, write_quiet
from bot.core.views.pictures import look_of
from bot.core.views.queries import answer
from bot.core.views.views import Choice, ChoiceMenu, Figure
from engine import Lettering
from render import THEMES, Picture

if TYPE_CHECKING:
    from collections.abc import Mapping

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

NOTHING = Control(Verb.SETTINGS)
"""The control of a value that is chosen already."""

ZONE, QUIET = "zone", "quiet"
"""The settings of which there are more values than buttons."""

LOOKS = ("orientation", "theme", "letters")
"""The settings that change what a board looks like."""

SETTINGS = (*LOOKS, "confirm", "language", ZONE, "notices", QUIET, "results")
"""The settings in the order in which they are shown."""


def choices_of(languages: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the settings of a few known values, each with these."""
    return {
        "orientation": tuple(Orientation),
        "theme": THEMES,
        "letters": tuple(Letters),
        "confirm": tuple(Confirmation),
        "language": (AUTO, *languages),
        "notices": tuple(NotificationLevel),
        "results": tuple(Audience),
    }


def pressable(languages: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the settings that can be chosen by buttons, each with the values on them."""
    return {**choices_of(languages), QUIET: SUGGESTED_HOURS}


def _choosing(name: str, value: str) -> Control:
    """Return the control that chooses a value, which holds whole hours as numbers.

    >>> str(_choosing("quiet", "22:00-08:00"))
    'settings::0:quiet=22-08'
    """
    choice = SettingChoice(name, value.replace(":00", "").casefold())
    return Control(Verb.SETTINGS, choice=choice)


def first_page(who: Account, changed: tuple[str, ...], languages: tuple[str, ...]) -> Answer:
    """Return all settings, each as a button with its value, and those just changed in words."""
    now = _values(who)
    tabs = {name: _tab(name, value) for name, value in now.items()}
    lines = tuple(family_line("setting", name, value=_value(name, now[name])) for name in changed)
    page = _page(who, line("settings-now"), *lines, choices=tuple(tabs.values()))
    known = pressable(languages)
    menus = tuple(_menu(tab, name, now[name], known.get(name, ())) for name, tab in tabs.items())
    return replace(page, menus=menus)


def _tab(name: str, value: str) -> Choice:
    """Return the button that opens a setting, with its value."""
    label = family_line("tab", name, value=_short_value(name, value))
    return Choice(Control(Verb.SETTINGS, choice=name), label)


def _menu(tab: Choice, name: str, now: str, values: tuple[str, ...]) -> ChoiceMenu:
    """Return the menu shown in place of a setting's button: its value now, and the others."""
    others = tuple(_chosen(name, value) for value in values if value != now)
    more = (replace(tab, label=family_line("menu-more", name)),) if name in {ZONE, QUIET} else ()
    here = Choice(NOTHING, tab.label)
    return ChoiceMenu(tab.control, tab.label, (here, *others, *more), chosen=NOTHING)


def _chosen(name: str, value: str) -> Choice:
    return Choice(_choosing(name, value), setting_line(name, value))


def page_of(
    who: Account, name: str, languages: tuple[str, ...], more: tuple[Choice, ...] = ()
) -> Answer:
    """Return one setting with its other values as buttons, and ``more`` of them."""
    now = _values(who)[name]
    values = pressable(languages).get(name, ())
    choices = (*more, *(_chosen(name, value) for value in values if value != now))
    back = Choice(Control(Verb.SETTINGS), line("button-settings-back"))
    said = family_line("setting", name, value=_value(name, now))
    hint = (family_line("setting-hint", name),) if name in {ZONE, QUIET} else ()
    return _page(who, said, *hint, choices=(*choices, back))


def _page(who: Account, *lines: Line, choices: tuple[Choice, ...]) -> Answer:
    """Return a page about the settings, with a board as it looks to a person now."""
    look = look_of(who)
    caption = line("settings-sample", theme=_value("theme", look.theme))
    sample = Figure(look.on(SAMPLE_POSITION), (caption,))
    return replace(answer(*lines, content=sample, choices=choices), reader=who, page=True)


def _values(who: Account) -> Mapping[str, str]:
    """Return a person's settings by their names, in the order in which they are shown."""
    chosen = who.settings
    return {
        "orientation": chosen.orientation,
        "theme": look_of(who).theme,
        "letters": chosen.letters,
        "confirm": chosen.confirm,
        "language": chosen.language,
        ZONE: chosen.zone,
        "notices": chosen.notices,
        QUIET: write_quiet(chosen.quiet),
        "results": chosen.results,
    }


def setting_line(name: str, value: str) -> Line:
    """Return what it means to choose a value of a setting."""
    return family_line("set", name, value=_value(name, value))


def _short_value(name: str, value: str) -> str | Language:
    """Return a value as a button has room for: a zone by its city, and codes for the texts."""
    match name:
        case "language" if value != AUTO:
            return Language(value)
        case "zone":
            return shown_zone(value).rpartition("/")[2].replace("_", " ")
        case _:
            return value


def _value(name: str, value: str) -> str | Line | Language:
    """A value as it is said: a theme's name in the reader's language, a language's in its own."""
    match name:
        case "theme":
            return family_line("theme", value)
        case "language" if value != AUTO:
            return Language(value)
        case "zone":
            return shown_zone(value)
        case _:
            return value

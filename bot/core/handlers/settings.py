"""What a person chose for themselves: shown with a sample board, and changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.zones import time_zone_named, zones
from bot.core.controls import Control, Verb
from bot.core.matches.preferences import AUTO, Letters, NotificationLevel, Orientation
from bot.core.messages import Language, Line, Refused, Typed, family_line, line, refused
from bot.core.notifications.policy import digest_item
from bot.core.notifications.quiet_hours import SUGGESTED_HOURS, read_quiet, write_quiet
from bot.core.views.pictures import look_of
from bot.core.views.queries import answer
from bot.core.views.views import Choice, Figure
from engine.lettering import Lettering
from render import THEMES
from render.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.chance import TimeSource
    from bot.core.matches.model import Account
    from bot.core.matches.preferences import Settings
    from bot.core.store import Store
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


class SettingsHandlers:
    """Shows and changes what a person chose for themselves."""

    def __init__(self, store: Store, clock: TimeSource, languages: tuple[str, ...]) -> None:
        """Keep the choices in this store; these languages can be chosen."""
        self._store = store
        self._clock = clock
        self._choices: Mapping[str, tuple[str, ...]] = {
            "orientation": tuple(Orientation),
            "theme": THEMES,
            "letters": tuple(Letters),
            "language": (AUTO, *languages),
            "notices": tuple(NotificationLevel),
        }

    def knows(self, name: str) -> bool:
        """Tell whether there is such a setting."""
        return name in self._choices

    def endings(self) -> tuple[tuple[str, Line], ...]:
        """Return each setting with each of its values, as they are typed."""
        hours = tuple((f"{QUIET}={value}", setting_line(QUIET, value)) for value in SUGGESTED_HOURS)
        typed = tuple((f"{ZONE}={value}", setting_line(ZONE, value)) for value in zones())
        return (*self._pressed(), *hours, *typed)

    def _pressed(self) -> tuple[tuple[str, Line], ...]:
        """The settings that have buttons."""
        return tuple(
            (f"{name}={value}", setting_line(name, value))
            for name, values in self._choices.items()
            for value in values
        )

    def wished(self, who: Account, wishes: Mapping[str, str]) -> Account | Refused:
        """Return a person with the settings that they wish for."""
        settings = who.settings
        for name, typed in wishes.items():
            chosen = self._chosen(settings, name, typed)
            if isinstance(chosen, Refused):
                return chosen
            settings = chosen
        return replace(who, settings=settings)

    async def keep(self, who: Account, chosen: Account) -> Answer:
        """Keep what a person chose, and show how the settings stand."""
        if chosen != who:
            await self._store.save_settings(chosen)
            await self._begin_digests(chosen)
        return self._shown(chosen)

    async def _begin_digests(self, who: Account) -> None:
        """Have a first digest sent to whoever wishes for them: something may wait already."""
        if who.settings.notices is NotificationLevel.DIGEST:
            now = self._clock()
            await self._store.add_digest(digest_item(who, now), now)

    def _chosen(self, settings: Settings, name: str, typed: str) -> Settings | Refused:
        """Return the settings with a wish fulfilled."""
        if name == ZONE:
            zone = time_zone_named(typed)
            return zone if isinstance(zone, Refused) else replace(settings, zone=zone)
        if name == QUIET:
            quiet = read_quiet(typed)
            return quiet if isinstance(quiet, Refused) else replace(settings, quiet=quiet)
        choices = self._choices[name]
        known = {choice.casefold(): choice for choice in choices}
        if value := known.get(typed.casefold()):
            return _with(settings, name, value)
        return refused("unknown-setting", setting=name, typed=Typed(typed[:40]), choices=choices)

    def _shown(self, who: Account) -> Answer:
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
            for typed, label in self._pressed()
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


def _with(settings: Settings, name: str, value: str) -> Settings:
    match name:
        case "language":
            return replace(settings, language=value)
        case "theme":
            return replace(settings, theme=value)
        case "letters":
            return replace(settings, letters=Letters(value))
        case "notices":
            return replace(settings, notices=NotificationLevel(value))
        case _:
            return replace(settings, orientation=Orientation(value))

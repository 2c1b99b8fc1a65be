"""What is answered without touching a match: rules, help, settings. Pure but for the store."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.messages import Refused, line, member, refused
from bot.core.model import Orientation
from bot.core.options import option_choices
from bot.core.rulesets import option_lines, ruleset_line
from bot.core.showing import answer, refusal
from bot.core.terms import known_ruleset
from bot.core.views import Choice
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.messages import Line
    from bot.core.model import Account
    from bot.core.ports import Store
    from bot.core.views import Answer


def rules_answer(name: str, *, settled: bool = False) -> Answer:
    """Return how a ruleset goes, with the options in force; without a name, the menu.

    Unless the match is ``settled``, it also tells what a challenge may choose.
    """
    if not name:
        choices = tuple(
            Choice(str(Control(Verb.RULES, choice=key)), ruleset_line(key)) for key in KEYS
        )
        return answer(line("rules-menu"), choices=choices)
    known = known_ruleset(name)
    if isinstance(known, Refused):
        return refusal(known)
    key, options = ruleset(known).key, option_lines(known)
    in_force = (line("rules-options", options=options),) if options else ()
    vary = () if settled else _to_vary(key)
    return answer(ruleset_line(known), member("rules", key), *in_force, *vary)


def _to_vary(key: str) -> tuple[Line, ...]:
    """How a challenge names other options, as they are typed."""
    found = option_choices(key)
    if not found:
        return ()
    listed = tuple(
        f"{option.name}={'|'.join(value for value, _ in option.values)}" for option in found
    )
    example = f"{found[0].name}={found[0].values[1][0]}"
    return (line("rules-vary", options=listed, example=example),)


def help_answer() -> Answer:
    """Return where to begin."""
    choices = tuple(
        Choice(str(Control(verb)), member("button", verb))
        for verb in (Verb.RULES, Verb.GAMES, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)


class SettingsTalk:
    """Shows and changes what a person chose for themselves."""

    def __init__(self, store: Store, languages: tuple[str, ...]) -> None:
        """Keep the choices in this store; these languages can be chosen."""
        self._store = store
        self._choices: Mapping[str, tuple[str, ...]] = {
            "orientation": tuple(Orientation),
            "language": languages,
        }

    def knows(self, name: str) -> bool:
        """Tell whether there is such a setting."""
        return name in self._choices

    def endings(self) -> tuple[tuple[str, Line], ...]:
        """Return each setting with each of its values, as they are typed."""
        return tuple(
            (f"{name}={value}", member("set", name, value=value))
            for name, values in self._choices.items()
            for value in values
        )

    async def change(self, who: Account, wishes: Mapping[str, str]) -> Answer:
        """Keep what is wished and show how the settings stand; a refusal keeps nothing."""
        settings = who.settings
        for name, typed in wishes.items():
            value = typed.casefold()
            if value not in self._choices[name]:
                return refusal(
                    refused(
                        "unknown-setting",
                        setting=name,
                        typed=typed[:40],
                        choices=self._choices[name],
                    )
                )
            if name == "language":
                settings = replace(settings, language=value)
            else:
                settings = replace(settings, orientation=Orientation(value))
        if settings != who.settings:
            who = replace(who, settings=settings)
            await self._store.save_settings(who)
        return self._shown(who)

    def _shown(self, who: Account) -> Answer:
        now = {"orientation": who.settings.orientation, "language": who.settings.language}
        lines = tuple(member("setting", name, value=value) for name, value in now.items())
        chosen = {f"{name}={value}" for name, value in now.items()}
        choices = tuple(
            Choice(str(Control(Verb.SETTINGS, choice=typed)), label)
            for typed, label in self.endings()
            if typed not in chosen
        )
        return answer(line("settings-now"), *lines, choices=choices)

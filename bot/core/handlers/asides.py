"""What people ask for besides playing, and who answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.handlers.vacations import VACATION
from bot.core.messages import Refused
from bot.core.views.queries import refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.accounts.blocking import Blocking
    from bot.core.accounts.forgetting import Forgetting
    from bot.core.accounts.linking import Linking
    from bot.core.accounts.personal_data import PersonalDataExport
    from bot.core.controls import Control
    from bot.core.handlers.lessons import LessonHandlers
    from bot.core.handlers.premoves import PremoveHandlers
    from bot.core.handlers.records import RecordHandlers
    from bot.core.handlers.rematches import RematchHandlers
    from bot.core.handlers.replay import ReplayHandlers
    from bot.core.handlers.settings import SettingsHandlers
    from bot.core.handlers.teaching import Rulebook
    from bot.core.handlers.vacations import VacationHandlers
    from bot.core.handlers.why import WhyHandlers, WhyNotCapturedHandlers
    from bot.core.matches.model import Account, Match
    from bot.core.views.views import Answer
    from bot.core.words import Request


@dataclass(frozen=True, slots=True)
class FeatureHandlers:
    """The parts of the desk that words and buttons share."""

    settings: SettingsHandlers
    linking: Linking
    recording: RecordHandlers
    replaying: ReplayHandlers
    rematching: RematchHandlers
    planning: PremoveHandlers
    blocking: Blocking
    my_data: PersonalDataExport
    forgetting: Forgetting
    vacations: VacationHandlers
    rulebook: Rulebook
    explaining: WhyHandlers
    uncapturing: WhyNotCapturedHandlers
    learning: LessonHandlers

    async def settle(self, who: Account, wishes: Mapping[str, str]) -> Answer:
        """Keep what a person wishes for, and show all that they chose; a refusal keeps nothing."""
        chosen = self.settings.wished(
            who, {name: typed for name, typed in wishes.items() if name != VACATION}
        )
        if isinstance(chosen, Refused):
            return refusal(chosen)
        if VACATION in wishes and (why := await self.vacations.take(chosen, wishes[VACATION])):
            return refusal(why)
        shown = await self.settings.keep(who, chosen)
        return await self.blocking.listed(chosen, await self.vacations.listed(chosen, shown))

    async def learn(self, who: Account, request: Request) -> Answer:
        """Open lessons, or do in one of them what was typed."""
        typed = (request.get(option) for option in ("ruleset", "lesson", "move"))
        return await self.learning.hear(who, " ".join(filter(None, typed)))

    async def about_oneself(self, who: Account, request: Request) -> Answer:
        """Do what a word asks that is about the person alone."""
        match request.word:
            case "link":
                return await self.linking.link(who, request.get("code"))
            case "export":
                return await self.my_data.export(who)
            case _:
                return await self.forgetting.ask(who, request.get("sure"))

    async def explain(self, who: Account, control: Control, found: Match) -> Answer:
        """Say why an action is legal or not, or why the last one did not capture a piece."""
        if control.verb is Verb.WHY:
            return await self.explaining.press(who, control, found)
        return await self.uncapturing.press(who, control, found)

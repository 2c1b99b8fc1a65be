"""The front desk: what every front-end talks to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.blocking import Blocking
from bot.core.accounts.forgetting import Forgetting
from bot.core.accounts.linking import Linking
from bot.core.accounts.personal_data import PersonalDataExport
from bot.core.accounts.vacations import VacationCarrier
from bot.core.context import PRIVATE_CONTEXT, RequestContext
from bot.core.handlers.acting import MatchHandlers
from bot.core.handlers.asides import FeatureHandlers
from bot.core.handlers.completion import Completer
from bot.core.handlers.games import waiting
from bot.core.handlers.hearing import CommandHandlers
from bot.core.handlers.lessons import LessonHandlers
from bot.core.handlers.middleware import UNREADABLE, Middleware
from bot.core.handlers.premoves import PremoveHandlers
from bot.core.handlers.pressing import ButtonHandlers
from bot.core.handlers.records import RecordHandlers
from bot.core.handlers.rematches import RematchHandlers
from bot.core.handlers.replay import ReplayHandlers
from bot.core.handlers.settings import SettingsHandlers
from bot.core.handlers.vacations import VacationHandlers
from bot.core.handlers.why import WhyHandlers, WhyNotCapturedHandlers
from bot.core.messages import Refused
from bot.core.notifications.preferred_platform import note_platform
from bot.core.observer import InputKind
from bot.core.views.buttons import brief_buttons
from bot.core.views.queries import ViewQueries
from bot.core.words import read_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.controls import Control
    from bot.core.handlers.teaching import Rulebook
    from bot.core.matches.model import Account, MatchId
    from bot.core.service import Service
    from bot.core.views.views import Answer, Completion, MatchView
    from bot.core.words import Request


class Dispatcher:
    """Hears words, does what buttons ask, shows what stands: all for one person at a time."""

    def __init__(self, service: Service, languages: tuple[str, ...], rulebook: Rulebook) -> None:
        """Serve the matches of this service, in these languages, with this book of the rules."""
        self._attending = Middleware(service)
        self._store = service.store
        self._showing = ViewQueries(service.store, service.clock)
        acting = MatchHandlers(service, self._showing)
        asides = FeatureHandlers(
            SettingsHandlers(service.store, service.clock, languages),
            Linking(service),
            RecordHandlers(service.store, self._showing),
            ReplayHandlers(service.store, self._showing),
            RematchHandlers(service, self._showing),
            PremoveHandlers(acting, self._showing),
            Blocking(service.store),
            PersonalDataExport(service.store),
            Forgetting(service),
            VacationHandlers(VacationCarrier(service), service.store, service.clock),
            rulebook,
            WhyHandlers(self._showing, rulebook),
            WhyNotCapturedHandlers(self._showing, rulebook),
            LessonHandlers(service.store, rulebook.lessons, service.clock),
        )
        self.rulebook = rulebook
        self._hearing = CommandHandlers(acting, self._showing, asides)
        self._pressing = ButtonHandlers(acting, self._showing, asides, hearing=self._hearing)
        self._completing = Completer(
            service.store,
            self._showing,
            hearing=self._hearing,
            settings=asides.settings,
            rulebook=rulebook,
        )

    async def hear(
        self, who: Account, text: str, here: RequestContext = PRIVATE_CONTEXT, *, bare: bool = False
    ) -> Answer:
        """Do what a typed text asks for; ``bare`` where a move may be typed without its word."""
        request = read_request(text, bare=bare)
        if isinstance(request, Refused):
            return await self._attending.turn_away(InputKind.WORD, request)
        return await self.do(who, request, here)

    async def do(
        self,
        who: Account,
        request: Request,
        here: RequestContext = PRIVATE_CONTEXT,
        *,
        opponent: Account | None = None,
    ) -> Answer:
        """Do what a word with its options asks for; platforms with mentions give the opponent."""
        return await self._attending.attend(
            InputKind.WORD,
            request.word,
            lambda: self._do(who, request, here, opponent),
            who=who,
            here=here,
        )

    async def press(
        self, who: Account, control: Control | None, here: RequestContext = PRIVATE_CONTEXT
    ) -> Answer:
        """Do what a button asks for; its control may be old or forged, None is unreadable."""
        return await self._attending.attend(
            InputKind.BUTTON,
            control.verb if control else UNREADABLE,
            lambda: self._press(who, control, here),
            who=who,
            here=here,
        )

    async def _do(
        self, who: Account, request: Request, here: RequestContext, opponent: Account | None
    ) -> Answer:
        who = await note_platform(self._store, who, here)
        request = request.meant_by(who.settings.letters)
        answer = await self._hearing.do(who, request, here, opponent=opponent)
        return await self._with_change(who, answer, here)

    async def _press(self, who: Account, control: Control | None, here: RequestContext) -> Answer:
        who = await note_platform(self._store, who, here)
        answer = await self._pressing.do(who, control, here)
        return await self._with_change(who, answer, here)

    async def _with_change(self, who: Account, answer: Answer, here: RequestContext) -> Answer:
        """Show the match that was changed, unless a message in sight shows it."""
        match = answer.changed
        if match is None:
            return answer
        if here.is_posted is not None and await here.is_posted(match.id):
            choices = brief_buttons(match, who.id, answer.lines)
            return replace(answer, changed=None, choices=choices)
        return replace(answer, changed=None, view=await self._showing.view(who, match))

    async def complete(
        self, who: Account, text: str, here: RequestContext = PRIVATE_CONTEXT
    ) -> tuple[Completion, ...]:
        """Return at most 25 ways to go on typing."""
        return await self._completing.complete(who, text, here)

    async def posts(self, who: Account) -> tuple[MatchView, ...]:
        """Return what stands in a person's chat, the latest change last."""
        return await self._showing.posts(who)

    async def waiting(self, who: Account) -> Answer | None:
        """List what waits for a person, or return None if nothing does."""
        return await waiting(self._showing, who)

    def invite_by(self, platform: str, link: Callable[[MatchId], str]) -> None:
        """Show, with each open challenge, the link by which it is taken up on a platform."""
        self._showing.invite_by(platform, link)

    async def shared(self, match_id: MatchId) -> MatchView | None:
        """Return a match as everybody at a place sees it, or None when it stands nowhere."""
        return await self._showing.shared(match_id)

    async def post(self, who: Account, match_id: MatchId) -> MatchView | None:
        """Return one of these, or None when it does not concern the person any more."""
        return await self._showing.post(who, match_id)

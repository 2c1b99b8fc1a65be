"""The dispatcher: what every front-end gives words and buttons to."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.people import note_platform
from bot.core.accounts.personal_data import PersonalDataExport
from bot.core.handlers import (  # noqa: F401 -- they register their handlers
    accounts,
    analysis,
    answering,
    calendars,
    challenges,
    chat,
    computers,
    groups,
    linking,
    moderation,
    opening,
    premoves,
    profiles,
    puzzles,
    records,
    replay,
    rules,
    sessions,
    set_ups,
    settings,
    standings,
    tournaments,
    why,
)
from bot.core.handlers.completion import MAX_COMPLETIONS, completions
from bot.core.handlers.computers import busy_lines, computer_ready
from bot.core.handlers.linking import link_news
from bot.core.handlers.match_resolver import find_match, match_meant, waiting
from bot.core.handlers.opening import (
    ANYBODY,
    Invitation,
    Opening,
    begin_ways,
    game_cards,
    game_figure,
    level_for,
    offers,
    opening_ways,
)
from bot.core.handlers.play import act
from bot.core.handlers.registry import HANDLERS, MATCH_HANDLERS, Invocation, Services, handles
from bot.core.matches import actions_table as table
from bot.core.matches.computers import FIRST_LEVEL
from bot.core.matches.context import PRIVATE_CONTEXT, RequestContext
from bot.core.matches.errors import CorruptMatch, StoreFault, store_error_refusal
from bot.core.matches.log_context import add_context, platform
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import Stage
from bot.core.matches.observer import InputKind, RequestName
from bot.core.typed import questions
from bot.core.typed.suggestions import decoded
from bot.core.typed.words import read_request
from bot.core.views.buttons import brief_buttons
from bot.core.views.queries import ViewQueries, refusal
from bot.core.views.views import Answer, Choice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.handlers.registry import Rulebook
    from bot.core.matches.controls import Control
    from bot.core.matches.model import Account, MatchId
    from bot.core.service.analyst import Analyst
    from bot.core.service.computer_player import ComputerPlayer
    from bot.core.service.service import Service
    from bot.core.typed.words import Request
    from bot.core.views.views import Completion


NO_ANSWER = frozenset({"found-near", "found-none"})
"""The codes by which the rulebook begins if it has no answer."""

UNSURE = NO_ANSWER | {"found-three"}
"""Those by which it begins if it is not sure of one."""

UNREADABLE = "unread"
"""The name of a word that does not exist, and of a forged button, in metrics."""

log = structlog.get_logger()


class Dispatcher:
    """Gives each word and each button to its handler, for one person at a time."""

    def __init__(  # noqa: PLR0913 -- each is a part of its own
        self,
        service: Service,
        languages: tuple[str, ...],
        rulebook: Rulebook,
        *,
        computer: ComputerPlayer | None = None,
        analyst: Analyst | None = None,
        site_url: str = "",
    ) -> None:
        """Serve the matches of a service; see `Services` for the rest."""
        self.store = service.store
        self._limiter = service.rate_limiter
        self.observer = service.observer
        analysed = analyst.known if analyst else lambda _: None
        self.views = ViewQueries(service.store, service.clock, site_url, analysed)
        self._services = Services(
            matches=service,
            views=self.views,
            rulebook=rulebook,
            languages=languages,
            exports=PersonalDataExport(service.store, service.clock),
            computer=computer,
            analyst=analyst,
        )
        self.rulebook = rulebook
        self.clock = service.clock

    async def hear(
        self,
        who: Account,
        text: str,
        context: RequestContext = PRIVATE_CONTEXT,
        *,
        bare: bool = False,
    ) -> Answer:
        """Do what a typed text asks for; ``bare`` if moves and questions need no word."""
        request = read_request(text, bare=bare, language=who.settings.spoken)
        # Not among other people's talk.
        is_asking = bare and context.group is None
        asks = questions.question_in(text, request) if is_asking else None
        if asks is not None:
            answer = await self.do(who, asks, context)
            is_answered = NO_ANSWER.isdisjoint(each.code for each in answer.lines)
            if is_answered or not questions.may_be_slip(text, request):
                return answer
        elif is_asking and questions.is_one_unknown(text, request):
            answer = await self.do(who, questions.question(text), context)
            if _is_sure(answer):
                return answer
        if isinstance(request, Refused):
            return await self._measured(InputKind.WORD, UNREADABLE, partial(_refusal, request))
        answer = await self.do(who, request, context)
        if is_asking and questions.names_nobody(text, answer.lines):
            guide = await self.do(who, questions.question(text), context)
            return guide if _is_sure(guide) else answer
        return answer

    async def do(
        self,
        who: Account,
        request: Request,
        context: RequestContext = PRIVATE_CONTEXT,
        *,
        opponent: Account | None = None,
    ) -> Answer:
        """Do what a word with its options asks for; platforms with mentions give the opponent."""
        invoked = Invocation(who=who, context=context, request=request, opponent=opponent)
        return await self._limited(
            InputKind.WORD,
            request.word,
            lambda: self._word(invoked),
            who=who,
            context=context,
        )

    async def press(
        self, who: Account, control: Control | None, context: RequestContext = PRIVATE_CONTEXT
    ) -> Answer:
        """Do what a button asks for; its control may be old or forged, None is unreadable."""
        return await self._limited(
            InputKind.BUTTON,
            control.verb if control else UNREADABLE,
            lambda: self._button(who, control, context),
            who=who,
            context=context,
        )

    async def _word(self, invoked: Invocation) -> Answer:
        who = await note_platform(self.store, invoked.who, invoked.context)
        invoked = replace(invoked, who=who, request=invoked.request.meant_by(who.settings.letters))
        if is_elsewhere := await _is_elsewhere(self._services, invoked):
            invoked = replace(invoked, context=replace(invoked.context, place=None, stay=None))
        answer = await self._with_change(invoked, await _answer(self._services, invoked))
        return replace(answer, is_private=True) if is_elsewhere else answer

    async def _button(
        self, who: Account, control: Control | None, context: RequestContext
    ) -> Answer:
        who = await note_platform(self.store, who, context)
        invoked = Invocation(who=who, context=context, control=control)
        if control is None or not invoked.action.needs.suits(control.match):
            return refusal(refused("forged"))
        # A button that only one person sees may be of a match elsewhere, which stays there.
        is_move = invoked.action.needs is table.Needs.RUNNING and not context.is_public
        if is_move and await _is_elsewhere(self._services, invoked):
            here = replace(context, place=None, stay=None, is_posted=None)
            invoked = replace(invoked, context=here)
        return await self._with_change(invoked, await _answer(self._services, invoked))

    async def _with_change(self, invoked: Invocation, answer: Answer) -> Answer:
        """Show the match that was changed, unless a message in sight shows it.

        If it no longer waits for the person, a button leads to another that does.
        """
        if (match := answer.changed) is None:
            return answer
        answer = replace(answer, lines=(*answer.lines, *busy_lines(self._services, match)))
        is_public = invoked.context.is_public
        following = None if is_public else await self.views.next_match(invoked.who, match)
        onward = (following,) if following else ()
        is_posted = invoked.context.is_posted
        if is_posted is not None and await is_posted(match.id):
            choices = brief_buttons(match, invoked.who.id, answer.lines)
            return replace(answer, choices=(*choices, *onward))
        view = await self.views.view(invoked.who, match)
        return replace(answer, content=view, choices=(*answer.choices, *onward))

    async def complete(
        self,
        who: Account,
        text: str,
        context: RequestContext = PRIVATE_CONTEXT,
        named: str = "",
        *,
        most: int = MAX_COMPLETIONS,
    ) -> tuple[Completion, ...]:
        """Return ways to go on typing, in the match that is ``named`` if one is."""
        invoked = Invocation(who=who, context=context)
        with suppress(CorruptMatch):
            return await completions(self._services, invoked, text, named, most=most)
        return ()

    def first_ways(self) -> tuple[Choice, ...]:
        """Return the ways in which a person without an account can begin."""
        return begin_ways(FIRST_LEVEL if computer_ready(self._services) else None)

    async def opening(self, who: Account) -> Opening:
        """Return what a person can begin with or go on with, and the games there are."""
        solved = frozenset(await self.store.lessons_of(who.id))
        level = await level_for(self._services, who)
        ways = opening_ways(self.rulebook, solved, level=level, lobby=True)
        cards = game_cards(self.rulebook, who, computer=level is not None)
        return Opening(ways, cards, offers(self.rulebook.lessons, who, solved, self.clock()))

    async def invitation(self, match_id: MatchId, who: Account | None = None) -> Invitation | None:
        """Return a challenge that is open to a person, without ``who`` to all; else None."""
        match = await self.views.open_challenge(match_id)
        if match is None:
            return None
        view = await (self.views.post(who, match_id) if who else self.views.shared(match_id))
        figure = game_figure(self.rulebook, who or ANYBODY, match.terms.ruleset)
        return Invitation(view, figure, match) if view else None

    async def waiting(self, who: Account) -> Answer | None:
        """Return a question about linking, else a list of what waits; None if nothing does."""
        mine = await self.views.mine(who)
        return await link_news(self._services, who) or await waiting(self.views, who, mine)

    async def _limited(
        self,
        by: InputKind,
        name: str,
        run: Callable[[], Awaitable[Answer]],
        *,
        who: Account,
        context: RequestContext,
    ) -> Answer:
        """Run a handler, unless the person exceeds the rate limit."""

        async def done() -> Answer:
            # Front-ends limit how often people without an account ask.
            limiter = self._limiter if who.id != ANYBODY.id else None
            hurried = limiter.why_hurried(who.id, context) if limiter else None
            if hurried:
                return refusal(hurried)
            with self.observer.span("handle"):
                return await _guarded(run())

        return await self._measured(by, name, done)

    async def _measured(
        self, by: InputKind, name: str, run: Callable[[], Awaitable[Answer]]
    ) -> Answer:
        request_name = RequestName(platform(), by, name)
        add_context(asked=name)
        began = perf_counter()
        about = {"platform": request_name.platform, "by": by.value, "name": str(name)}
        try:
            with self.observer.span("request", **about), self._services.matches.answering():
                answer = await run()
        except Exception as error:
            self.observer.failed(request_name, perf_counter() - began)
            if isinstance(error, StoreFault):
                return refusal(store_error_refusal(error))
            raise
        refused_code = answer.lines[0].code if answer.refused and answer.lines else None
        self.observer.answered(request_name, perf_counter() - began, refused_code)
        log.debug("answered", refused=refused_code)
        return answer


def _is_sure(answer: Answer) -> bool:
    return not answer.refused and UNSURE.isdisjoint(each.code for each in answer.lines)


async def _answer(services: Services, invoked: Invocation) -> Answer:
    """Answer by an action's handler, or give its command to the match."""
    action, who = invoked.action, invoked.who
    if handler := HANDLERS.get(action):
        return await handler(services, invoked)
    if action.command and invoked.match_id:
        return await act(services, who, invoked.match_id, action.command(who.id, invoked.turn))
    match = await match_meant(services, invoked)
    if isinstance(match, Answer):
        return match
    if action.command:
        return await act(services, who, match.id, action.command(who.id, None))
    return await MATCH_HANDLERS[action](services, invoked, match)


@handles(table.MEANT)
async def _do_what_was_meant(services: Services, invoked: Invocation) -> Answer:
    """Do what the text in a button asks for, as if this person had typed it."""
    text = decoded(invoked.choice_text)
    if text is None:
        return refusal(refused("forged"))
    request = read_request(text, bare=True, language=invoked.who.settings.spoken)
    if isinstance(request, Refused):
        return refusal(request)
    meant = replace(invoked, request=request.meant_by(invoked.who.settings.letters), control=None)
    if await _is_elsewhere(services, meant):
        return refusal(refused("none-here"))
    return await _answer(services, meant)


async def _is_elsewhere(services: Services, invoked: Invocation) -> bool:
    """Return whether a word or a button names a match in play that is played in another place."""
    named = invoked.match_id or invoked.request.get("match") or invoked.request.get("code")
    if not named or invoked.context.stay is None:
        return False
    match = await find_match(services, invoked.who, named)
    if isinstance(match, Refused) or match.stage is not Stage.RUNNING:
        return False
    return not await services.views.here((match,), invoked.context)


async def _guarded(running: Awaitable[Answer]) -> Answer:
    """A match that cannot be read is said to be so; the other matches go on."""
    try:
        return await running
    except CorruptMatch as error:
        log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- the problem says it all
        return refusal(refused("corrupt"))


async def _refusal(refused_input: Refused) -> Answer:
    return refusal(refused_input)

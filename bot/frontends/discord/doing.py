"""Does what a person asks for on Discord, and makes the message that answers it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog

from bot.core.handlers.match_resolver import open_matches
from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.core.matches.messages import line
from bot.core.matches.model import Identity, MatchId
from bot.core.matches.preferences import Settings
from bot.core.typed.words import Request, read_request
from bot.core.views.views import Answer
from bot.frontends import DISCORD
from bot.frontends.discord.asked import Asked, Kind
from bot.frontends.discord.channels import ChannelKind, place
from bot.frontends.discord.servers import server

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.store.inputs import Handling
    from bot.core.store.port import Store
    from bot.frontends.discord.message import Message
    from bot.frontends.discord.render import Renderer

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Doing:
    """Gives what is asked to the dispatcher."""

    dispatcher: Dispatcher
    people: People
    store: Store
    render: Callable[[Settings], Renderer]

    @property
    def clock(self) -> TimeSource:
        """The clock that everything is judged by."""
        return self.dispatcher.clock

    async def composed(self, asked: Asked, effect: Handling) -> Message:
        """Do what is asked, and return the answer; whatever fails is answered too."""
        try:
            who = await self._meet(asked.user, asked.name, asked.language)
            answer = await self._do(asked, who)
            renderer = self.render((answer.reader or who).settings)
            if asked.is_public and answer.again:
                return renderer.posted(answer, asked.name)
            return renderer.answer(answer, may_post=asked.at is not None)
        except StoreFault as fault:
            refused = store_error_refusal(fault).line
            return await self._after_failure(asked, effect, refused)
        except Exception:
            log.exception("interaction_failed", kind=asked.kind)
            return await self._after_failure(asked, effect, line("discord-trouble"))

    async def done(self, asked: Asked, match_id: MatchId) -> Message:
        """Return the answer to what was done without being answered: the match as it is now."""
        try:
            who = await self._meet(asked.user, asked.name, asked.language)
            match = await self.store.match(match_id)
            view = await self.dispatcher.views.view(who, match) if match else None
            return self.render(who.settings).answer(
                Answer(lines=(line("discord-done"),), content=view)
            )
        except Exception as error:  # noqa: BLE001 -- it is told in words alone
            log.warning("match_not_shown", match=match_id, error=repr(error))
            return self._said(asked, line("discord-done-unshown"))

    def failure(self, asked: Asked, effect: Handling) -> Message:
        """Return what is said when the answer cannot be sent: what was stored, if anything."""
        return self._said(
            asked, line("discord-done-unshown" if effect.match else "discord-trouble")
        )

    async def _after_failure(self, asked: Asked, effect: Handling, trouble: Line) -> Message:
        return await self.done(asked, effect.match) if effect.match else self._said(asked, trouble)

    async def _do(self, asked: Asked, who: Account) -> Answer:
        context = await self._context(asked)
        if asked.kind is Kind.PRESS:
            return await self.dispatcher.press(who, asked.control, context)
        if asked.kind is Kind.FORM:
            return await self._typed(asked, who, context)
        if asked.kind is Kind.MESSAGE:
            return await self._board(asked, who, context)
        request = Request(asked.word, asked.options)
        if (named := asked.opponent) is None:
            return await self.dispatcher.do(who, request, context)
        if named.is_bot:
            return Answer(lines=(line("discord-no-bots"),))
        opponent = await self._meet(named.user, named.name)
        if named.sees:
            context = replace(context, theirs=context.place)
        return await self.dispatcher.do(who, request, context, opponent=opponent)

    async def _board(self, asked: Asked, who: Account, context: RequestContext) -> Answer:
        """Show the match that a message belongs to, else the one that waits for the person."""
        shown = MatchId(asked.match) or context.match
        if not shown:
            chat = asked.at or place(ChannelKind.PERSON, asked.user)
            post = await self.store.post_at(chat, asked.message)
            shown = post.match if post else shown
        if not shown:
            mine = await open_matches(self.dispatcher.views, who)
            shown = next((each.id for each in mine if each.waits_for(who.id)), shown)
        if shown:
            return await self.dispatcher.press(who, table.BOARD.control(shown), context)
        return await self.dispatcher.do(who, Request("board"), context)

    async def _typed(self, asked: Asked, who: Account, context: RequestContext) -> Answer:
        """Do what was typed into the form of a match: a move in it, or anything else."""
        request = read_request(asked.text, bare=True, language=who.settings.spoken)
        if isinstance(request, Request) and request.word == "move":
            # In this match alone, also where the move fits another one.
            request = Request("move", {"match": asked.match, **request.options})
            return await self.dispatcher.do(who, request, context)
        context = replace(context, match=MatchId(asked.match))
        return await self.dispatcher.hear(who, asked.text, context, bare=True)

    async def _meet(self, user: int, name: str, client: str = "") -> Account:
        return await self.people.meet(Identity(DISCORD, str(user)), name, client)

    async def _context(self, asked: Asked) -> RequestContext:
        at = asked.at
        card = await self.store.post_at(at, asked.thread) if at and asked.thread else None

        async def is_posted(match: MatchId) -> bool:
            if at is not None:
                return True
            chat = place(ChannelKind.PERSON, asked.user)
            try:
                posts = await self.store.posts(match, DISCORD)
            except StoreFault:  # what was asked for is done, so the answer shows the match
                return False
            return any(post.place == chat for post in posts)

        here = card.match if card else None
        return RequestContext(
            match=here, place=at, stay=at, chat=DISCORD, is_posted=is_posted, group=server(asked)
        )

    def _said(self, asked: Asked, sentence: Line) -> Message:
        return self.render(Settings(asked.language)).line(sentence)

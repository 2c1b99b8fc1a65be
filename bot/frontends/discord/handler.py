"""Does what a person asks for on Discord, and makes the message that answers it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.handlers.match_resolver import open_matches
from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import StoreFault, TryLater, Unreachable, store_error_refusal
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Identity, MatchId
from bot.core.matches.preferences import Settings
from bot.core.typed.words import MAX_FILE_BYTES, Request, file_request, read_request
from bot.core.views.queries import refusal
from bot.core.views.views import Answer
from bot.frontends import DISCORD
from bot.frontends.discord.channels import ChannelKind, names_of, place, server, translated
from bot.frontends.discord.requests import (
    FILE,
    BoardRequest,
    CommandRequest,
    FormRequest,
    PressRequest,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.store.port import Store
    from bot.core.store.values import Handling
    from bot.frontends.discord.message import Message
    from bot.frontends.discord.render import Renderer
    from bot.frontends.discord.requests import AnyRequest

FILE_PATIENCE: Final = 10.0
"""Seconds for a file to arrive."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestHandler:
    """Gives what is asked to the dispatcher."""

    dispatcher: Dispatcher
    people: People
    store: Store
    render: Callable[[Settings], Renderer]
    download: Callable[[str], Awaitable[bytes]]

    @property
    def clock(self) -> TimeSource:
        """The clock that everything is judged by."""
        return self.dispatcher.clock

    async def handle(self, request: AnyRequest, effect: Handling) -> Message:
        """Do what is asked, and return the answer; whatever fails is answered too."""
        try:
            who = await self._meet(request.user, request.name, request.language)
            answer = await self._do(request, who)
            renderer = self.render((answer.reader or who).settings)
            if request.is_public and answer.again:
                return renderer.posted(answer, request.name)
            message = renderer.answer(answer, may_post=request.at is not None)
            is_about_records = isinstance(request, CommandRequest) and request.word == "record"
            return renderer.with_record_button(message) if is_about_records else message
        except StoreFault as fault:
            refused = store_error_refusal(fault).line
            return await self._after_failure(request, effect, refused)
        except Exception:
            log.exception("interaction_failed", kind=request.kind)
            return await self._after_failure(request, effect, line("discord-trouble"))

    async def show_done(self, request: AnyRequest, match_id: MatchId) -> Message:
        """Return the answer to what was done without being answered: the match as it is now."""
        try:
            who = await self._meet(request.user, request.name, request.language)
            match = await self.store.match(match_id)
            view = await self.dispatcher.views.view(who, match) if match else None
            return self.render(who.settings).answer(
                Answer(lines=(line("discord-done"),), content=view)
            )
        except Exception as error:  # noqa: BLE001 -- it is told only in words
            log.warning("match_not_shown", match=match_id, error=repr(error))
            return self._said(request, line("discord-done-unshown"))

    def failure(self, request: AnyRequest, effect: Handling) -> Message:
        """Return what is said when the answer cannot be sent: what was stored, if anything."""
        return self._said(
            request, line("discord-done-unshown" if effect.match else "discord-trouble")
        )

    async def _after_failure(self, request: AnyRequest, effect: Handling, trouble: Line) -> Message:
        return (
            await self.show_done(request, effect.match)
            if effect.match
            else self._said(request, trouble)
        )

    async def _do(self, request: AnyRequest, who: Account) -> Answer:
        context = await self._context(request)
        match request:
            case PressRequest():
                answer = await self.dispatcher.press(who, request.control, context)
                begun = answer.changed if table.action_of(request.control) is table.ACCEPT else None
                if begun is None or not begun.waits_for(who.id):
                    return answer
                # The one who accepts and begins chooses a piece at once, without a press for it.
                pick = table.PICK.control(begun.id, begun.turn)
                pieces = await self.dispatcher.press(who, pick, context)
                return answer if pieces.refused else replace(answer, content=pieces.content)
            case FormRequest():
                return await self._typed(request, who, context)
            case BoardRequest():
                return await self._board(request, who, context)
            case CommandRequest():
                return await self._command(request, who, context)

    async def _command(
        self, request: CommandRequest, who: Account, context: RequestContext
    ) -> Answer:
        typed = Request(request.word, request.options)
        if (address := request.options.get(FILE)) is not None:
            return await self._read_file(address, who, context)
        if (named := request.opponent) is None:
            return await self.dispatcher.do(who, typed, context)
        if named.is_bot:
            return Answer(lines=(line("discord-no-bots"),))
        opponent = await self._meet(named.user, named.name)
        if named.sees:
            context = replace(context, theirs=context.place)
        return await self.dispatcher.do(who, typed, context, opponent=opponent)

    async def _read_file(self, address: str, who: Account, context: RequestContext) -> Answer:
        """Look at the record in a file."""
        if not address:
            return refusal(refused("too-long", limit=MAX_FILE_BYTES))
        try:
            async with translated(seconds=FILE_PATIENCE):
                request = file_request(await self.download(address))
        except (TryLater, Unreachable) as error:
            log.info("file_lost", error=type(error).__name__)
            return Answer(lines=(line("discord-trouble"),), refused=True)
        if isinstance(request, Refused):
            return refusal(request)
        return await self.dispatcher.do(who, request, context)

    async def _board(self, request: BoardRequest, who: Account, context: RequestContext) -> Answer:
        """Show the match that a message belongs to, else the one that waits for the person."""
        shown = MatchId(request.match) or context.match
        if not shown:
            chat = request.at or place(ChannelKind.PERSON, request.user)
            post = await self.store.post_at(chat, request.message)
            shown = post.match if post else shown
        if not shown:
            mine = await open_matches(self.dispatcher.views, who)
            shown = next((each.id for each in mine if each.waits_for(who.id)), shown)
        if shown:
            return await self.dispatcher.press(who, table.BOARD.control(shown), context)
        return await self.dispatcher.do(who, Request("board"), context)

    async def _typed(self, request: FormRequest, who: Account, context: RequestContext) -> Answer:
        """Do what was typed into the form of a match: a move in it, or anything else."""
        typed = read_request(request.text, bare=True, language=who.settings.spoken)
        if isinstance(typed, Request) and typed.word == "move":
            # Only in this match, also if the move fits another one.
            typed = Request("move", {"match": request.match, **typed.options})
            return await self.dispatcher.do(who, typed, context)
        context = replace(context, match=MatchId(request.match))
        return await self.dispatcher.hear(who, request.text, context, bare=True)

    async def _meet(self, user: int, name: str, client: str = "") -> Account:
        return await self.people.meet(Identity(DISCORD, str(user)), name, client)

    async def _context(self, request: AnyRequest) -> RequestContext:
        at = request.at
        card = await self.store.post_at(at, request.thread) if at and request.thread else None

        async def is_posted(match: MatchId) -> bool:
            if at is not None:
                return True
            chat = place(ChannelKind.PERSON, request.user)
            try:
                posts = await self.store.posts(match, DISCORD)
            except StoreFault:  # what was asked for is done, so the answer shows the match
                return False
            return any(post.place == chat for post in posts)

        here = card.match if card else None
        return RequestContext(
            match=here,
            place=at,
            stay=at,
            aliases=names_of(at) if at else (),
            chat=DISCORD,
            is_posted=is_posted,
            group=server(request),
        )

    def _said(self, request: AnyRequest, sentence: Line) -> Message:
        return self.render(Settings(request.language)).line(sentence)

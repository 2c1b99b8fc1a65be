"""Inline mode: offers games as cards in any chat, and handles the buttons of cards.

Invariant: nothing depends on Telegram telling which card was sent. A challenge is made by the first
press of its card, whose control says who offered it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InlineQueryResultCachedMpeg4Gif,
    InputTextMessageContent,
)
from telegram.constants import ParseMode
from telegram.error import TelegramError

from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import CorruptMatch, MatchIdInUse, display_after_commit
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.matches.model import Identity, MatchId
from bot.core.notifications.delivery import post_language
from bot.core.store.values import repeatable
from bot.core.typed.ruleset_names import rulesets_named
from bot.core.typed.terms import ruleset_line
from bot.core.typed.words import Request
from bot.core.views.replay import film_name
from bot.frontends import TELEGRAM
from bot.frontends.telegram.cards import (
    CARD_MESSAGE,
    CardOffer,
    CardSigner,
    card_message,
    offer_message,
)
from bot.frontends.telegram.message import (
    MAX_CAPTION,
    MAX_TEXT,
    OutgoingMessage,
    headed,
    is_back_to_board,
)
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.presses import CALL_TIMEOUT, is_shown_to_all
from bot.frontends.telegram.render import query_answer
from bot.frontends.telegram.send import NO_LINK_PREVIEW, ChatAddress, card_address
from bot.frontends.telegram.sharing import FILM, deep_link
from bot.i18n import speaker_to
from engine.catalogue import DEFAULT, KEYS, ruleset

if TYPE_CHECKING:
    from telegram import InlineQuery, InlineQueryResult

    from bot.core.handlers.opening import Invitation
    from bot.core.matches.controls import Control
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.telegram.presses import QueryAnswer
    from bot.frontends.telegram.services import Services

PRIVATE_CONTEXT: Final = RequestContext(chat=TELEGRAM)

_CODE: Final = re.compile(rf"(?P<film>{FILM}\s+)?(?P<code>[a-z0-9]{{6,12}})", re.ASCII)

PLAYED: Final = frozenset({table.PICK, table.PLAY})
"""What is pressed on the card of a match to move."""

MAX_OPENED: Final = 4
"""Up to this turn of a match a move on its card opens the private chat of who has not started it.
"""

MAX_QUERY: Final = 60
"""How many characters of a query are read; Telegram takes 256."""

log = structlog.get_logger()


class InlineHandler:
    """Answers inline queries, and presses of the cards that were sent by them."""

    def __init__(self, services: Services, token: str) -> None:
        self._services = services
        self._signer = CardSigner(token)

    async def offer(self, account: Account, query: InlineQuery) -> None:
        """Offer the match or the games that a query names, all games if it names none."""
        named = query.query.strip()[:MAX_QUERY]
        results = await self._shared(account, named)
        if results is None:
            keys = rulesets_named(named).keys if named else _all_games()
            results = [self.game(account, query.from_user.id, key) for key in keys]
        try:
            await query.answer(
                results,
                cache_time=0,
                is_personal=True,
                connect_timeout=CALL_TIMEOUT,
                write_timeout=CALL_TIMEOUT,
                read_timeout=CALL_TIMEOUT,
            )
        except TelegramError as error:  # the next letter asks again
            log.info("query_not_answered", error=error.message)

    async def _shared(self, account: Account, named: str) -> list[InlineQueryResult] | None:
        """Return the open challenge, the finished match or the film whose code a query gives.

        All of these are open to everyone who knows the code. None if it is not a match's.
        """
        found = _CODE.fullmatch(named.casefold())
        if found is None:
            return None
        services, match_id = self._services, MatchId(found["code"])
        try:
            if await services.store.match(match_id) is None:
                return None
            invitation = await services.dispatcher.invitation(match_id)
            shared = await services.dispatcher.views.shared(match_id)
        except CorruptMatch:
            return []
        if invitation:
            return [self._invitation(account, invitation)]
        if shared is None or not shared.over or shared.picture is None:
            return []
        card = card_message(shared, account.settings.spoken, services.name)
        title = speaker_to(account.settings).say(shared.headline)
        film_id = services.api.film_id(film_name(match_id)) if found["film"] else None
        if film_id is None:
            return [article(match_id, title, "", card)]
        film = InlineQueryResultCachedMpeg4Gif(
            match_id,
            film_id,
            title=title,
            caption=headed(title, (), MAX_CAPTION),
            reply_markup=card.buttons,
            parse_mode=ParseMode.HTML,
        )
        return [film]

    def _invitation(self, account: Account, invitation: Invitation) -> InlineQueryResult:
        """Return an open challenge, which is accepted in the private chat."""
        key, say = ruleset(invitation.match.terms.ruleset).key, speaker_to(account.settings).say
        about = (family_line("about", key), family_line("length", key))
        label = say(table.ACCEPT.label)
        link = InlineKeyboardButton(
            label, url=deep_link(self._services.name, invitation.match.id), style="success"
        )
        text = headed(say(invitation.title), map(say, about), MAX_TEXT)
        card = OutgoingMessage(text, buttons=InlineKeyboardMarkup(((link,),)))
        return article(invitation.match.id, say(invitation.title), say(about[0]), card)

    def game(self, account: Account, user_id: int, key: str) -> InlineQueryResult:
        """Return the card of a challenge to anyone, which is signed for its challenger."""
        say = speaker_to(account.settings).say
        made = int(self._services.dispatcher.clock().timestamp())
        control = self._signer.write(CardOffer(key, user_id, made))
        card = offer_message(account.name, key, control, account.settings, self._services.name)
        description = " · ".join(map(say, (family_line("length", key), family_line("about", key))))
        return article(key, say(ruleset_line(key)), description, card)

    async def press(self, account: Account, control: Control | None, given: QueryAnswer) -> None:
        """Answer a pressed button of a card, which accepts, picks or plays; others are forged."""
        services, query = self._services, given.query
        card = card_address(query.inline_message_id or "")
        if control is None:
            pressed = await self._accepting(account, query.data or "", card)
        else:
            pressed = await self._allowed(control, card)
        if isinstance(pressed, Refused):
            await given.give(speaker_to(account.settings).say(pressed.line), alert=True)
            return
        if table.action_of(pressed) is not table.ACCEPT:
            await self._play(account, pressed, card, given)
            return
        answer = await services.dispatcher.press(account, pressed, PRIVATE_CONTEXT)
        with display_after_commit():
            if not answer.refused:
                services.answer(ChatAddress(query.from_user.id), account, answer)
            await self._tell(account, answer, given)
            with suppress(CorruptMatch):  # the alert has reported it
                await self._refresh(card, pressed, is_stale=answer.refused)

    async def _allowed(self, control: Control, card: ChatAddress) -> Control | Refused:
        """Return a button of a card: to accept the challenge of one, or to move on its own one."""
        row = table.action_of(control)
        match = await self._services.store.match(control.match) if control.match else None
        if match is None or match.place is None:
            return refused("forged")
        is_taken_up = row is table.ACCEPT and match.place.is_card
        is_move = row in PLAYED or is_back_to_board(control)
        is_right = is_taken_up or (is_move and match.place == card.place)
        return control if is_right else refused("forged")

    async def _play(
        self, account: Account, control: Control, card: ChatAddress, given: QueryAnswer
    ) -> None:
        """Pick or play a move of a match on its own card, where everyone looks on."""
        services = self._services
        context = RequestContext(is_public=True, chat=TELEGRAM, is_posted=is_shown_to_all)
        answer = await services.dispatcher.press(account, control, context)
        with display_after_commit():
            view = answer.view
            if is_back_to_board(control) and not (view and view.yours):
                said = speaker_to(account.settings).say(line("telegram-not-picking"))
                await given.give(said, alert=True)
                return
            await self._tell(account, answer, given)
            shared = control.match and await services.dispatcher.views.shared(control.match)
            if not shared or answer.changed or (answer.refused and shared.turn == control.turn):
                return  # notifications show what was changed
            newest = await services.delivery.newest(card.place, shared.match)
            picking = None if answer.refused or is_back_to_board(control) else view
            language = post_language(shared, newest)
            shown = card_message(shared, language, services.name, picking=picking)
            services.update(card, shared, shown, posts=True)

    async def _tell(self, account: Account, answer: Answer, given: QueryAnswer) -> None:
        """Answer a press; open the private chat for a person who is to hear of their next turn.

        One who is to move at once does so on the card first.
        """
        chat, changed = ChatAddress(given.query.from_user.id), answer.changed
        is_new = changed and changed.turn <= MAX_OPENED and not changed.waits_for(account.id)
        if changed is None or not is_new or await self._services.api.can_write(chat):
            await given.give(query_answer(answer, account.settings), alert=answer.refused)
        else:
            await given.give(url=deep_link(self._services.name, changed.id))

    async def _accepting(self, account: Account, text: str, card: ChatAddress) -> Control | Refused:
        """Return the control that accepts the card's challenge, which is made if it is not yet."""
        services, offer = self._services, self._signer.read(text)
        if offer is None or offer.ruleset not in KEYS:
            return refused("forged")
        identity = Identity(TELEGRAM, str(offer.challenger))
        challenger = await services.store.account_of(identity)
        if challenger is not None and challenger.id == account.id:
            return refused("own-challenge")
        match_id = self._signer.match_id(offer)
        is_over = challenger is None or offer.is_over(services.dispatcher.clock())
        if challenger is None or (is_over and await services.store.match(match_id) is None):
            self._close(card, account)
            return refused("expired")
        is_made = await self._is_made(challenger, offer, match_id, card)
        # Why the challenger may not make it is not for others to know.
        return table.ACCEPT.control(match_id) if is_made else refused("expired")

    async def _is_made(
        self, challenger: Account, offer: CardOffer, match_id: MatchId, card: ChatAddress
    ) -> bool:
        """Make the challenge of a card if it is not there; False if that is refused."""
        services = self._services
        if await services.store.match(match_id):
            return True
        request = Request("challenge", {"ruleset": offer.ruleset})
        context = RequestContext(place=card.place, new_id=match_id)
        try:
            with repeatable():  # after a crash the press is handled again, and accepts
                return not (await services.dispatcher.do(challenger, request, context)).refused
        except MatchIdInUse:  # by a press at the same time
            return True

    async def _refresh(self, card: ChatAddress, accept: Control, *, is_stale: bool) -> None:
        """Show the match in a card that notifications do not reach, or have not reached yet."""
        services = self._services
        match = await services.store.match(accept.match) if accept.match else None
        if match is None or (match.place == card.place and not is_stale):
            return
        shared = await services.dispatcher.views.shared(match.id)
        if shared is not None:
            is_played_on, language = match.place == card.place, post_language(shared, None)
            shown = card_message(shared, language, services.name, is_played_on=is_played_on)
            self._edit(card, shown)

    def _close(self, card: ChatAddress, reader: Account) -> None:
        text = speaker_to(reader.settings).say(line("telegram-gone"))
        self._edit(card, OutgoingMessage(text))

    def _edit(self, card: ChatAddress, outgoing: OutgoingMessage) -> None:
        async def edited() -> None:
            await self._services.api.edit(card, CARD_MESSAGE, outgoing, rank=Rank.ANSWER)

        key = ("message", card.card)
        self._services.queue.put(card.chat_id, Rank.ANSWER, edited, key=key, repeatable=True)


def _all_games() -> tuple[str, ...]:
    return (DEFAULT, *(key for key in KEYS if key != DEFAULT))


def article(
    result_id: str, title: str, description: str, card: OutgoingMessage
) -> InlineQueryResultArticle:
    """Return a message in words as Telegram has it sent to a chat that the bot is not in."""
    content = InputTextMessageContent(
        card.text, parse_mode=ParseMode.HTML, link_preview_options=NO_LINK_PREVIEW
    )
    return InlineQueryResultArticle(
        result_id, title, content, reply_markup=card.buttons, description=description
    )

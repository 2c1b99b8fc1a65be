"""Cards: messages that show a match in a chat that the bot does not see, and are played on. Pure.

Invariant: what a card's first button says is signed, since a client may send any text as a
button's. The text and the key make the id of the challenge, so that it can be made once at
most.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.matches import actions_table as table
from bot.core.matches.chance import ALPHABET
from bot.core.matches.messages import PersonName, family_line, line
from bot.core.matches.model import MatchId
from bot.core.matches.preferences import Settings
from bot.core.service.service import CHALLENGE_LIFETIME
from bot.core.typed.terms import ruleset_line
from bot.core.views.board_words import text_board
from bot.core.views.views import Choice
from bot.frontends.telegram.message import (
    MAX_TEXT,
    OutgoingMessage,
    block,
    board_rows,
    game_link,
    headed,
    keyboard,
    length,
    picked_on,
    without_autolinks,
)
from bot.frontends.telegram.sharing import control_payload, deep_link
from bot.i18n import speaker_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.core.views.views import Hotspot, MatchView

CARD_MESSAGE: Final = 0
"""In place of the number of a card's message, which has none."""

MAC_LENGTH: Final = 16  # hexadecimal digits
MATCH_ID_LENGTH: Final = 10
"""Longer than the ids that are drawn, so that none of those is hit."""

MAX_PIECES: Final = 24
"""A card shows at most so many pieces to move, so that a move is two presses; else it asks first.
"""

LINKED: Final = (table.BOARD, table.REPLAY, table.RULES)
"""What a card leads to in the private chat, in this order."""

_OFFER: Final = re.compile(
    r"card:(?P<ruleset>[a-z0-9-]{1,30}):(?P<challenger>[0-9a-z]{1,13}):(?P<made>[0-9a-z]{1,8})"
    rf":(?P<mac>[0-9a-f]{{{MAC_LENGTH}}})",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class CardOffer:
    """A challenge that becomes one when someone presses its card: a game, by whom, since when.

    ``challenger`` is the person's id on Telegram, ``made`` in seconds since 1970.
    """

    ruleset: str
    challenger: int
    made: int

    def is_over(self, now: datetime) -> bool:
        """Return whether it is too old to be taken up, as any other challenge would be."""
        return datetime.fromtimestamp(self.made, UTC) + CHALLENGE_LIFETIME <= now


class CardSigner:
    """Writes and reads the buttons of cards that this bot has offered."""

    def __init__(self, token: str) -> None:
        """The key is made of the bot's token: with a new one, older cards are not known."""
        self._key = sha256(b"petteia card\0" + token.encode()).digest()

    def write(self, offer: CardOffer) -> str:
        """Return the text of an offer's button, of at most 64 bytes."""
        text = f"card:{offer.ruleset}:{_base36(offer.challenger)}:{_base36(offer.made)}"
        return f"{text}:{self._mac(text).hex()[:MAC_LENGTH]}"

    def read(self, text: str) -> CardOffer | None:
        """Return the offer of a button, or None for a text that this bot has not written."""
        found = _OFFER.fullmatch(text)
        if found is None:
            return None
        mac = self._mac(text.rpartition(":")[0]).hex()[:MAC_LENGTH]
        if not hmac.compare_digest(mac, found["mac"]):
            return None
        return CardOffer(found["ruleset"], int(found["challenger"], 36), int(found["made"], 36))

    def match_id(self, offer: CardOffer) -> MatchId:
        """Return the id of an offer's challenge, which nobody else can know before it is made."""
        number = int.from_bytes(self._mac(f"match {self.write(offer)}"))
        letters = []
        for _ in range(MATCH_ID_LENGTH):
            number, letter = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return MatchId("".join(letters))

    def _mac(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = digits[digit] + text
    return text or "0"


def offer_message(
    name: str, ruleset: str, control: str, reader: Settings, bot: str
) -> OutgoingMessage:
    """Return a card before anyone has pressed it; ``name`` is the challenger's."""
    say = speaker_to(reader, without_autolinks).say
    title = line("invitation", name=PersonName(name), ruleset=ruleset_line(ruleset))
    about = (say(family_line("about", ruleset)), say(family_line("length", ruleset)))
    accept = InlineKeyboardButton(say(table.ACCEPT.label), callback_data=control, style="success")
    label = say(table.RULES.label)
    rules = link_buttons(table.RULES.control(choice=ruleset), label, bot)
    return OutgoingMessage(
        headed(say(title), about, MAX_TEXT),
        buttons=InlineKeyboardMarkup(((accept, *rules),)),
        language=reader.spoken,
    )


def card_message(
    view: MatchView,
    language: str,
    bot: str,
    *,
    picking: MatchView | None = None,
    is_played_on: bool = True,
) -> OutgoingMessage:
    """Return a card of a match: who is to move, the board in letters, the way to it.

    ``picking`` is the match of the player who picks a move on the card, which can be done there
    if it ``is_played_on``; of the cards of one challenge that is the first one pressed.
    """
    shown = picked_on(view, picking) if picking else _begun_on(view, is_played_on=is_played_on)
    reader = Settings(language)
    say = speaker_to(reader, without_autolinks).say
    # A card is read by people whom the players have not let in: what they say stays out of it.
    notes = tuple(say(note) for note in shown.notes if note.code != "note-link")
    board = text_board(view.picture) if view.picture else ""
    text = headed(
        say(view.headline), notes, MAX_TEXT - length(board) - 1, link=game_link(view, say)
    )
    squares, others = board_rows(shown, shown.choices, say)
    pressed = keyboard(others, say, above=squares)
    links = tuple(
        button
        for choice in _of(view.choices, *LINKED)
        for button in link_buttons(choice.control, say(choice.label), bot)
    )
    rows = (*(pressed.inline_keyboard if pressed else ()), *((links,) if links else ()))
    return OutgoingMessage(
        f"{text}\n{block(board)}" if board else text,
        buttons=InlineKeyboardMarkup(rows) if rows else None,
        language=reader.spoken,
    )


def _begun_on(view: MatchView, *, is_played_on: bool) -> MatchView:
    """Return a match with what may be pressed on its card: to accept, a piece, how to begin."""
    if is_played_on and 0 < len(view.spots) <= MAX_PIECES:
        pieces = tuple(Choice(spot.control, _label(spot)) for spot in view.spots)
        return replace(view, notes=(*view.notes, line("pick-piece")), choices=pieces)
    rows = (table.ACCEPT, table.PICK, table.PLAY) if is_played_on else (table.ACCEPT,)
    return replace(view, choices=tuple(_of(view.choices, *rows)))


def _label(spot: Hotspot) -> Line:
    is_piece = spot.label.code == "spot-piece"
    return line("step", square=spot.name) if is_piece else spot.label


def _of(choices: Iterable[Choice], *rows: table.ActionRow) -> Iterable[Choice]:
    return (choice for choice in choices if table.action_of(choice.control) in rows)


def link_buttons(control: Control, label: str, bot: str) -> tuple[InlineKeyboardButton, ...]:
    """Return a button that does in the private chat what a control asks for, if a link may."""
    payload = control_payload(control)
    return (InlineKeyboardButton(label, url=deep_link(bot, payload)),) if payload else ()

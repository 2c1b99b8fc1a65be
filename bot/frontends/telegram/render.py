"""What a message shows: a board with its caption and its buttons, or words with theirs. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.controls import Verb, read_control
from bot.core.matches.preferences import Settings
from bot.core.views.board_words import text_board
from bot.core.views.buttons import besides
from bot.frontends.telegram.keyboard import (
    grid_of,
    keyboard,
    private_choices,
    shared_choices,
    ways_of,
)
from bot.frontends.telegram.markup import (
    MAX_CAPTION,
    MAX_TEXT,
    MAX_TOAST,
    Mentions,
    block,
    cut,
    harmless,
    headed,
    html,
    length,
)
from bot.i18n import speaker_to
from bot.i18n.speaker import captioned, frames

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.messages import Line
    from bot.core.views.views import Answer, Choice, Document, MatchView
    from render.picture import Picture

PICTURE_NAME: Final = 50_000_000
"""The most bytes of a file (Telegram: Sending files)."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message: a picture, a film or a file with its caption, or text alone.

    ``spare`` is the text, with the board in letters and in words, where a picture cannot be sent;
    ``file`` what a picture or a film is sent as; ``language`` what it is written in.
    """

    text: str
    picture: Picture | None = None
    film: tuple[Picture, ...] = ()
    file: str = "board.png"
    buttons: InlineKeyboardMarkup | None = None
    spare: str = ""
    document: Document | None = None
    language: str = ""


class Renderer:
    """Lays out what the core shows."""

    def shared(
        self,
        view: MatchView,
        language: str,
        *,
        news: Line | None = None,
        mentions: Mentions = (),
    ) -> OutgoingMessage:
        """Return a match as everybody in a group sees it; who is called is mentioned."""
        said = () if news is None else (news,)
        return self._card(view, Settings(language), said=said, mentions=mentions)

    def picking(self, shared: MatchView, own: MatchView, language: str) -> OutgoingMessage:
        """Return a shared board on which one person picks, who sees their own board so.

        The picture is drawn anew for the preview alone: a group stands twenty changes a minute.
        """
        view = replace(
            shared, notes=own.notes, choices=shared_choices(own.choices), spots=own.spots
        )
        if shared.picture and own.picture and (own.picture.plan or own.picture.prey):
            there = shared.picture
            drawn = replace(
                own.picture, flipped=there.flipped, theme=there.theme, letters=there.letters
            )
            view = replace(view, picture=drawn)
        return self._card(view, Settings(language))

    def own(
        self, view: MatchView, reader: Settings, *, said: tuple[Line, ...] = ()
    ) -> OutgoingMessage:
        """Return a match in a person's own chat, with what has just happened."""
        choices = view.choices if is_step(view) else private_choices(view)
        return self._card(replace(view, choices=choices), reader, said=said)

    def _card(
        self,
        view: MatchView,
        reader: Settings,
        *,
        said: tuple[Line, ...] = (),
        mentions: Mentions = (),
    ) -> OutgoingMessage:
        say = speaker_to(reader, harmless).say
        head = say(view.headline)
        lines = tuple(map(say, (*said, *view.notes)))
        limit = MAX_CAPTION if view.picture else MAX_TEXT
        text = headed(head, lines, limit, mentions=mentions)
        above, choices = ways_of(view, say), besides(view)
        return OutgoingMessage(
            text,
            picture=view.picture,
            buttons=keyboard(choices, say, grid_of(view), above=above),
            spare=_spare(text, view.picture, map(say, view.words[1:])),
            language=reader.spoken,
        )


def answer_message(answer: Answer, reader: Settings) -> OutgoingMessage | None:
    """Return an answer without the match it shows, or None when it has no lines."""
    if not answer.lines:
        return None
    say = speaker_to(reader, harmless).say
    buttons = keyboard(answer.choices, say)
    lines = tuple(map(say, answer.lines))
    text = headed(lines[0], lines[1:], MAX_CAPTION) if answer.page else html(lines, MAX_CAPTION)
    if film := answer.film:
        pictures = frames(film, say)
        spare = _spare(text, pictures[-1], map(say, film.words))
        return OutgoingMessage(text, film=pictures, file=film.name, buttons=buttons, spare=spare)
    if figure := answer.figure:
        picture = captioned(figure, say)
        spare = _spare(text, picture, map(say, figure.words))
        return OutgoingMessage(
            text, picture=picture, file=figure.name, buttons=buttons, spare=spare
        )
    if answer.document:
        if much := answer.document.too_large(PICTURE_NAME):
            return OutgoingMessage(html((say(much),), MAX_TEXT))
        return OutgoingMessage(text, buttons=buttons, document=answer.document)
    return OutgoingMessage(_lettered(lines, answer.block), buttons=buttons)


def _lettered(lines: Iterable[str], board: str) -> str:
    """Return lines with the board in letters beneath them, if there is one."""
    if not board:
        return html(lines, MAX_TEXT)
    return f"{html(lines, MAX_TEXT - length(board) - 1)}\n{block(board)}"


def _spare(caption: str, picture: Picture | None, words: Iterable[str]) -> str:
    """Return a caption with its picture in letters and in words."""
    if picture is None:
        return caption
    board = text_board(picture)
    left = MAX_TEXT - MAX_CAPTION - length(board) - 2
    return f"{caption}\n{block(board)}\n{html(words, left)}"


def said(
    lines: tuple[Line, ...],
    reader: Settings,
    *,
    choices: tuple[Choice, ...] = (),
    address: tuple[Line, str] | None = None,
) -> OutgoingMessage:
    """Return sentences with buttons; the last one may be a link."""
    say = speaker_to(reader, harmless).say
    buttons = keyboard(choices, say)
    if address is not None:
        label, url = address
        rows = buttons.inline_keyboard if buttons else ()
        buttons = InlineKeyboardMarkup((*rows, (InlineKeyboardButton(say(label), url=url),)))
    return OutgoingMessage(html(map(say, lines), MAX_TEXT), buttons=buttons)


def toast(answer: Answer, reader: Settings) -> str:
    """Return an answer's lines as short as they are shown for a moment."""
    return cut("\n".join(map(speaker_to(reader).say, answer.lines)), MAX_TOAST)


def is_step(view: MatchView) -> bool:
    """Tell whether a view is on the way to a move or asks something, and has a way back."""
    controls = (read_control(choice.id) for choice in view.choices)
    return any(control is not None and control.verb is Verb.BOARD for control in controls)

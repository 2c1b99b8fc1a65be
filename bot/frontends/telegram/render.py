"""Renders views and answers as messages. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.matches.controls import Verb
from bot.core.matches.preferences import Settings
from bot.core.views.board_words import text_board
from bot.core.views.buttons import besides
from bot.core.views.views import Block, Document, Figure, Film, GraphicView, ShareText
from bot.frontends.telegram.message import (
    MAX_CAPTION,
    MAX_QUERY_ANSWER,
    MAX_TEXT,
    Mentions,
    OutgoingMessage,
    block,
    board_rows,
    cut,
    game_link,
    headed,
    html,
    keyboard,
    length,
    picked_on,
    private_choices,
    replay_buttons,
    without_autolinks,
)
from bot.frontends.telegram.rich import rich_blocks
from bot.i18n import speaker_to
from bot.i18n.speaker import captioned, frames

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.matches.messages import Line
    from bot.core.views.views import Answer, Choice, MatchView
    from render import Picture

MAX_DOCUMENT_BYTES: Final = 50_000_000
"""The maximum size of a file (Telegram: Sending files)."""


def shared_message(
    view: MatchView, language: str, *, news: Line | None = None, mentions: Mentions = ()
) -> OutgoingMessage:
    """Return a match as a group sees it, with mentions of the people to be notified."""
    return _match_message(view, Settings(language), news=news, mentions=mentions)


def picking_message(shared: MatchView, own: MatchView, language: str) -> OutgoingMessage:
    """Return a group's board on which one person picks squares.

    The picture changes only for a preview: a group allows twenty changes a minute.
    """
    view = picked_on(shared, own)
    if shared.picture and own.picture and (own.picture.plan or own.picture.prey):
        style = shared.picture
        picture = replace(
            own.picture, flipped=style.flipped, theme=style.theme, letters=style.letters
        )
        view = replace(view, picture=picture)
    return _match_message(view, Settings(language))


def own_message(view: MatchView, reader: Settings, *, news: Line | None = None) -> OutgoingMessage:
    """Return a match for a private chat, with the latest news."""
    choices = view.choices if is_step(view) else private_choices(view)
    return _match_message(replace(view, choices=choices), reader, news=news)


def with_choices(view: MatchView, answer: Answer) -> MatchView:
    """Return a view with the buttons of the answer that it came with, if it is not a refusal."""
    return view if answer.refused else replace(view, choices=(*answer.choices, *view.choices))


def _match_message(
    view: MatchView, reader: Settings, *, news: Line | None = None, mentions: Mentions = ()
) -> OutgoingMessage:
    say = speaker_to(reader, without_autolinks).say
    lines = tuple(map(say, (*((news,) if news else ()), *view.notes_and_chat)))
    limit = MAX_CAPTION if view.picture else MAX_TEXT
    link = game_link(view, say)
    text = headed(say(view.headline), lines, limit, mentions=mentions, link=link)
    rows, choices = board_rows(view, besides(view), say)
    return OutgoingMessage(
        text,
        picture=view.picture,
        buttons=keyboard(choices, say, above=(*replay_buttons(view, say), *rows)),
        fallback_text=_fallback_text(text, view.picture, map(say, view.words[1:])),
        language=reader.spoken,
        match=view.match if view.moment is None else None,
    )


def answer_message(answer: Answer, reader: Settings) -> OutgoingMessage | None:
    """Return an answer's lines and files, without its match; None if it has no lines."""
    if not answer.lines:
        return None
    say = speaker_to(reader, without_autolinks).say
    return replace(_plain_message(answer, say), rich=rich_blocks(answer, say))


def _plain_message(answer: Answer, say: Callable[[Line], str]) -> OutgoingMessage:
    buttons = keyboard(answer.choices, say)
    lines = tuple(map(say, answer.lines))

    def written(limit: int) -> str:
        return headed(lines[0], lines[1:], limit) if answer.page else html(lines, limit)

    text = written(MAX_CAPTION)
    match answer.content:
        case Figure() | Film() as shown:
            film = frames(shown, say) if isinstance(shown, Film) else ()
            picture = captioned(shown, say) if isinstance(shown, Figure) else None
            return OutgoingMessage(
                text,
                picture=picture,
                film=film,
                file=shown.name,
                buttons=buttons,
                fallback_text=_fallback_text(text, picture or film[-1], map(say, shown.words)),
            )
        case GraphicView() as shown:
            words = tuple(each for each in map(say, shown.words) if each not in lines)
            if not words and length("\n".join(lines)) > MAX_CAPTION:
                # All that it shows is said, and a caption has no room for that.
                return OutgoingMessage(written(MAX_TEXT), buttons=buttons)
            return OutgoingMessage(
                text,
                picture=shown.graphic(say),
                file=shown.name,
                buttons=buttons,
                fallback_text=html((*lines, *words), MAX_TEXT),
            )
        case Document() as document:
            if too_large := document.too_large(MAX_DOCUMENT_BYTES):
                return OutgoingMessage(html((say(too_large),), MAX_TEXT))
            return OutgoingMessage(text, buttons=buttons, document=document)
        case Block(board):
            with_board = f"{html(lines, MAX_TEXT - length(board) - 1)}\n{block(board)}"
            return OutgoingMessage(with_board, buttons=buttons)
        case ShareText(told):
            text = "\n".join(map(say, told))
            with_text = f"{html(lines, MAX_TEXT - length(text))}\n{block(text)}"
            return OutgoingMessage(with_text, buttons=buttons)
        case _:
            return OutgoingMessage(html(lines, MAX_TEXT), buttons=buttons)


def _fallback_text(caption: str, picture: Picture | None, words: Iterable[str]) -> str:
    """Return a caption with its board in letters and in words."""
    if picture is None:
        return caption
    board = text_board(picture)
    left = MAX_TEXT - MAX_CAPTION - length(board) - 2
    return f"{caption}\n{block(board)}\n{html(words, left)}"


def notice_message(
    lines: tuple[Line, ...],
    reader: Settings,
    *,
    choices: tuple[Choice, ...] = (),
    link: tuple[Line, str] | None = None,
) -> OutgoingMessage:
    """Return sentences with buttons, the last of which may be a link."""
    say = speaker_to(reader, without_autolinks).say
    message = OutgoingMessage(html(map(say, lines), MAX_TEXT), buttons=keyboard(choices, say))
    return message if link is None else with_link(message, reader, link)


def with_link(
    message: OutgoingMessage, reader: Settings, link: tuple[Line, str]
) -> OutgoingMessage:
    """Return a message with one more button, which opens a link."""
    label, url = link
    rows = message.buttons.inline_keyboard if message.buttons else ()
    button = InlineKeyboardButton(speaker_to(reader).say(label), url=url)
    return replace(message, buttons=InlineKeyboardMarkup((*rows, (button,))))


def query_answer(answer: Answer, reader: Settings) -> str:
    """Return an answer's lines for a callback query, cut to its length."""
    return cut("\n".join(map(speaker_to(reader).say, answer.lines)), MAX_QUERY_ANSWER)


def is_step(view: MatchView) -> bool:
    """Return whether a view is a step with a way back: picking squares or a question."""
    controls = (choice.control for choice in view.choices)
    return any(each.verb is Verb.BOARD and each.match == view.match for each in controls)

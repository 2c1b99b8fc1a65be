"""What a message shows: a board with its caption and its buttons, or words with theirs. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.controls import Verb, read_control
from bot.lang import speaker
from bot.telegram_ui.grid import grid_of
from bot.telegram_ui.keyboard import keyboard, private_choices, shared_choices
from bot.telegram_ui.markup import CAPTION, TEXT, TOAST, Mentions, cut, headed, html

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.views import Answer, Choice, Document, MatchView
    from render.picture import Picture

EVERYBODY: Final = "en"
"""What is spoken to everybody at a place."""


@dataclass(frozen=True, slots=True)
class Card:
    """A message: a picture or a file with its caption, or text alone.

    ``spare`` is the text, with the board in words, where a picture cannot be sent.
    """

    text: str
    picture: Picture | None = None
    buttons: InlineKeyboardMarkup | None = None
    spare: str = ""
    document: Document | None = None


class Cards:
    """Lays out what the core shows."""

    def shared(self, view: MatchView, *, news: Line | None = None, mentions: Mentions = ()) -> Card:
        """Return a match as everybody in a group sees it; who is called is mentioned."""
        said = () if news is None else (news,)
        return self._card(view, EVERYBODY, said=said, mentions=mentions)

    def picking(self, shared: MatchView, own: MatchView) -> Card:
        """Return a shared board on which one person picks, who sees their own board so.

        The picture is drawn anew for the preview alone: a group stands twenty changes a minute.
        """
        view = replace(
            shared, notes=own.notes, choices=shared_choices(own.choices), spots=own.spots
        )
        if shared.picture and own.picture and (own.picture.plan or own.picture.prey):
            view = replace(view, picture=replace(own.picture, flipped=shared.picture.flipped))
        return self._card(view, EVERYBODY)

    def own(self, view: MatchView, language: str, *, said: tuple[Line, ...] = ()) -> Card:
        """Return a match in a person's own chat, with what has just happened."""
        choices = view.choices if is_step(view) else private_choices(view)
        return self._card(replace(view, choices=choices), language, said=said)

    def _card(
        self,
        view: MatchView,
        language: str,
        *,
        said: tuple[Line, ...] = (),
        mentions: Mentions = (),
    ) -> Card:
        say = speaker(language).say
        head = say(view.headline)
        lines = tuple(map(say, (*said, *view.notes)))
        words = map(say, view.words[1:])
        limit = CAPTION if view.picture else TEXT
        return Card(
            headed(head, lines, limit, mentions=mentions),
            picture=view.picture,
            buttons=keyboard(view.choices, say, grid_of(view)),
            spare=headed(head, (*lines, *words), TEXT, mentions=mentions),
        )


def answer_card(answer: Answer, language: str) -> Card | None:
    """Return an answer without the match it shows, or None when it has no lines."""
    if not answer.lines:
        return None
    say = speaker(language).say
    figure = answer.figure
    words = map(say, (*answer.lines, *(figure.words if figure else ())))
    return Card(
        html(map(say, answer.lines), CAPTION if figure or answer.document else TEXT),
        picture=figure.picture if figure else None,
        buttons=keyboard(answer.choices, say),
        spare=html(words, TEXT),
        document=answer.document,
    )


def said(
    lines: tuple[Line, ...],
    language: str,
    *,
    choices: tuple[Choice, ...] = (),
    address: tuple[Line, str] | None = None,
) -> Card:
    """Return sentences with buttons; the last one may be a link."""
    say = speaker(language).say
    buttons = keyboard(choices, say)
    if address is not None:
        label, url = address
        rows = buttons.inline_keyboard if buttons else ()
        buttons = InlineKeyboardMarkup((*rows, (InlineKeyboardButton(say(label), url=url),)))
    return Card(html(map(say, lines), TEXT), buttons=buttons)


def toast(answer: Answer, language: str) -> str:
    """Return an answer's lines as short as they are shown for a moment."""
    return cut("\n".join(map(speaker(language).say, answer.lines)), TOAST)


def is_step(view: MatchView) -> bool:
    """Tell whether a view is on the way to a move or asks something, and has a way back."""
    controls = (read_control(choice.id) for choice in view.choices)
    return any(control is not None and control.verb is Verb.BOARD for control in controls)

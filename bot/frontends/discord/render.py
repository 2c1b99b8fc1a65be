"""Views and answers as messages, in the language and letters of one reader. Pure."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Final

from bot.core.matches import actions_table as table
from bot.core.matches.controls import Verb
from bot.core.matches.groups import POSTED
from bot.core.matches.messages import PersonName, line
from bot.core.views.board_words import text_board
from bot.core.views.buttons import besides, ways
from bot.core.views.match import GAME_NOTES
from bot.core.views.views import Block, Document, Figure, Film, GraphicView, ShareText
from bot.frontends.discord.command_paths import mark_theirs, with_commands
from bot.frontends.discord.layout import chunks, menus_of, other_pieces, square_menus
from bot.frontends.discord.message import (
    MAX_BUTTONS_A_ROW,
    MAX_FILE_BYTES,
    MAX_LABEL,
    MAX_OPTION,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    MAX_ROWS,
    MAX_TEXT,
    Button,
    Menu,
    MenuOption,
    Message,
    content,
    cut,
    escaped,
    fenced,
    mark_command,
    mark_piece,
    mark_timestamp,
    show_commands,
    show_pieces,
    show_timestamps,
    with_emoji,
)
from bot.i18n import Speaker, speaker_to
from bot.i18n.speaker import alt_text, captioned, frames
from render import ICON_THEME, icons_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from discord import PartialEmoji

    from bot.core.matches.messages import Line
    from bot.core.matches.preferences import Settings
    from bot.core.views.views import Answer, Choice, Hotspot, MatchView
    from render import Picture

TYPE_PREFIX: Final = "t:"
"""The prefix of the custom id of the button that opens the form; a match id follows."""

PRESS_PREFIX: Final = "p:"
"""The prefix of every other button's custom id; a control's text follows."""

POST_PREFIX: Final = "s:"
"""The prefix of the custom id of the button that posts something; a control's text follows."""

FORM_PREFIX: Final = "o:"
"""The prefix of the custom id of the button that opens a challenge's form; a control follows."""

RECORD_BUTTON_ID: Final = "record"
"""The custom id of the button that opens the form for a record."""

LAUNCH_ID: Final = "launch"
"""The custom id of the button that opened the Activity in messages of earlier versions."""

ACTIVITY_LINK: Final = "https://discord.com/activities/{application}?custom_id={match}"
"""The address of an Activity, whose page is told the match (Discord: Growth and Referrals)."""

PAGER_PREFIX: Final = "w"
"""The prefix of the custom id of a pager's button; its number, a colon, a control's text follow."""

SIDE_ICONS: Final = ("first_man", "second_man")
"""The icons that stand for the sides, where it is said who plays which."""

DISCORD_LINES: Final = {"help": line("discord-help")}
"""Discord's wording of lines, by the codes of the lines that they replace."""

SMALL_NOTES: Final = frozenset({"note-sides", *GAME_NOTES, "discord-posted"})
"""The codes of notes that do not change during a match, set in small type."""

UNESCAPED_LINES: Final = frozenset(
    {
        *("event-page", "note-link", "privacy-page", "refused-elsewhere"),
        *("group-where", *(f"group-posted-{name}" for name in POSTED)),
    }
)
"""The codes of lines without typed text, whose link is to be opened."""


class Renderer:
    """Renders for one reader, or for all at a place."""

    def __init__(
        self,
        reader: Settings,
        command_id: str = "",
        emoji: Mapping[str, PartialEmoji] | None = None,
    ) -> None:
        """``command_id`` is that of the published command, empty while it is not known.

        ``emoji`` are those of the pieces, by the names of their icons.
        """
        spoken = speaker_to(reader)
        self.language = spoken.language
        self._say = spoken.say
        marked = Speaker(
            spoken.language,
            mark_timestamp,
            theirs=mark_theirs,
            letters=reader.letters,
            theme=reader.theme,
        )
        self._command_id = command_id
        self._emoji = emoji if emoji and reader.theme == ICON_THEME else {}
        self._say_marked = marked.say

    def post(
        self, view: MatchView, *, news: Line | None = None, calls: tuple[int, ...] = ()
    ) -> Message:
        """Render a match as a post."""
        called = " ".join(f"<@{person}>" for person in calls)
        head = f"**{self._escaped(view.headline)}**"
        lines = (
            called,
            self._escaped(news) if news else "",
            head,
            *(self._note(each, view.link) for each in view.notes_and_chat),
        )
        return replace(self._match(view), content=content(lines), calls=calls)

    def turn(
        self, view: MatchView, *, news: Line | None, calls: tuple[int, ...], card: str
    ) -> Message:
        """Render what the last turn did, with the way to the ``card``, an address."""
        called = " ".join(f"<@{person}>" for person in calls)
        head = f"**{self._escaped(view.headline)}**" if view.over else ""
        said = (news, *view.last, *(each for each in view.notes if each.code in SMALL_NOTES))
        label = cut(self._say(line("discord-to-board")), MAX_LABEL)
        notes = (self._note(each, view.link) for each in said if each)
        return Message(
            content=content((called, head, *notes)),
            picture=view.picture,
            alt=alt_text(view.words, self._say),
            buttons=(Button("", label, url=card),) if card else (),
            calls=calls,
        )

    def title(self, view: MatchView) -> str:
        """Return who plays what, as plain text."""
        notes = {note.code: dict(note.params) for note in view.notes}
        sides, [game] = notes["note-sides"], [notes[each] for each in GAME_NOTES & notes.keys()]
        first, second, ruleset = sides["first"], sides["second"], game["ruleset"]
        return self._say(line("discord-thread", first=first, second=second, ruleset=ruleset))

    def answer(self, answer: Answer, *, may_post: bool = False) -> Message:
        """Render what one person is answered; ``may_post`` if others could see it too."""
        message = self._answer(answer)
        if not may_post or not answer.again:
            return message
        label = cut(self._say(line("discord-post-here")), MAX_LABEL)
        post = Button(f"{POST_PREFIX}{answer.again}", label)
        return replace(message, buttons=(*message.buttons, post))

    def posted(self, answer: Answer, by: str) -> Message:
        """Render what one person shows to everyone."""
        said = line("discord-posted", name=PersonName(by))
        message = self._answer(replace(answer, lines=(*answer.lines, said), choices=()))
        return replace(message, is_public=True)

    def _answer(self, answer: Answer) -> Message:
        lines = tuple(self._note(DISCORD_LINES.get(each.code, each)) for each in answer.lines)
        if answer.page:
            lines = (f"**{lines[0]}**", *lines[1:])
        if (view := answer.view) is None:
            return self._without_match(lines, answer)
        head = f"**{self._escaped(view.headline)}**"
        notes = (self._note(each, view.link) for each in view.notes_and_chat)
        message = self._match(view)
        buttons = (*self._buttons(answer.choices), *message.buttons)
        return replace(message, content=content((*lines, head, *notes)), buttons=buttons)

    def with_activity_link(self, message: Message, application: str, match: str) -> Message:
        """Return a message with the button that opens a match in the Activity, after all others."""
        url = ACTIVITY_LINK.format(application=application, match=match)
        button = Button("", self._say(line("discord-open-board")), url=url)
        return replace(message, buttons=(*message.buttons, button))

    def with_record_button(self, message: Message) -> Message:
        """Return a message with the button that opens the form for a record, after all others."""
        button = Button(RECORD_BUTTON_ID, self._say(line("discord-form-record")))
        return replace(message, buttons=(*message.buttons, button))

    def line(self, said: Line) -> Message:
        """Render one line."""
        return Message(content=content((self._escaped(said),)))

    def words(self, message: Message, view: MatchView) -> Message:
        """Replace the picture of a post, which cannot be sent, by the board in text."""
        board = fenced(text_board(view.picture)) if view.picture else ""
        head = cut(message.content, MAX_TEXT - len(board) - 1)
        description = map(self._escaped, view.words[1:])
        return replace(message, content=content((head, board, *description)), picture=None)

    def _match(self, view: MatchView) -> Message:
        steps = [choice for choice in view.choices if choice.control.picks_square]
        picture = view.picture
        is_preview = picture is not None and bool(picture.plan or picture.prey)
        picking = bool(steps) or is_preview
        ask = view.notes[0] if view.notes else view.headline
        menus = square_menus(steps, view.spots, ask, self._say)[: MAX_ROWS - 1]
        below = other_pieces(view.spots, steps, picture, self._say) if picking else ()
        emoji = self._pieces(view.spots, picture)
        choices = [choice for choice in besides(view) if not choice.control.picks_square]
        buttons = self._buttons(choices)
        # The form takes one move, and a set-up is many.
        if picking and view.yours and not any(each.control.verb is Verb.SETUP for each in steps):
            label = cut(self._say(line("discord-type")), MAX_LABEL)
            buttons = (*buttons, Button(TYPE_PREFIX + view.match, label))
        for offer in (each.control for each in choices):
            if table.action_of(offer) is table.TERMS_YES:
                label = self._say(line("discord-form-open"))
                buttons = (*buttons, Button(f"{FORM_PREFIX}{offer}", label))
        return Message(
            content="",
            picture=picture,
            alt=alt_text(view.words, self._say),
            menus=with_emoji(menus, emoji),
            pager=self._pager(view),
            buttons=buttons,
            menus_below=with_emoji(below[: MAX_ROWS - 1 - len(menus)], emoji),
        )

    def _pieces(
        self, spots: tuple[Hotspot, ...], picture: Picture | None
    ) -> dict[str, PartialEmoji]:
        """Return the emoji of the pieces that can be pressed, by their controls."""
        if not self._emoji or not spots or picture is None:
            return {}
        icons = icons_of(picture)
        found = ((spot, self._emoji.get(icons.get(spot.square, ""))) for spot in spots)
        return {str(spot.control): emoji for spot, emoji in found if emoji}

    def _without_match(self, lines: tuple[str, ...], answer: Answer) -> Message:
        """Render an answer without a match: its lines with a document, a film or a figure."""
        message, say = self._list(content(lines), answer), self._say
        match answer.content:
            case Document() as document:
                too_large = document.too_large(MAX_FILE_BYTES)
                return self.line(too_large) if too_large else replace(message, document=document)
            case Film() as film:
                alt = alt_text(film.words, say)
                return replace(message, film=frames(film, say), alt=alt, file=film.name)
            case Figure() as figure:
                alt = alt_text(figure.words, say)
                shown = replace(message, picture=captioned(figure, say), alt=alt, file=figure.name)
                return self._interactive(shown, answer, figure) if figure.spots else shown
            case GraphicView() as shown:
                alt, drawn = alt_text(shown.words, say), shown.graphic(say)
                return replace(message, picture=drawn, alt=alt, file=shown.name)
            case Block(block):
                return replace(message, content=content(lines, block))
            case ShareText(told):
                return replace(message, content=content(lines, "\n".join(map(say, told))))
            case _:
                return message

    def _interactive(self, message: Message, answer: Answer, figure: Figure) -> Message:
        """Add the menus of a figure's squares, as those of a match."""
        spots = figure.spots or ()
        steps = [choice for choice in answer.choices if choice.control.picks_square]
        emoji = self._pieces(spots, figure.picture)
        return replace(
            message,
            menus=with_emoji(square_menus(steps, spots, answer.lines[-1], self._say), emoji),
            buttons=self._buttons(choice for choice in answer.choices if choice not in steps),
            menus_below=with_emoji(other_pieces(spots, steps, figure.picture, self._say), emoji),
        )

    def _list(self, text: str, answer: Answer) -> Message:
        """Render choices as a row of buttons, two for different verbs, all of a page; or menus."""
        if answer.menus:
            return self._with_menus(text, answer)
        choices = answer.choices
        default_rows = 1 if len({choice.control.verb for choice in choices}) == 1 else 2
        rows = MAX_ROWS if answer.page else default_rows
        if len(choices) <= rows * MAX_BUTTONS_A_ROW:
            return Message(content=text, buttons=self._buttons(choices))
        menus = menus_of(chunks(choices), line("discord-choose"), self._say)
        return Message(content=text, menus=menus[:MAX_ROWS])

    def _with_menus(self, text: str, answer: Answer) -> Message:
        """Render menus, and the choices that none of them has."""
        inside = {menu.control for menu in answer.menus}
        inside |= {each.control for menu in answer.menus for each in menu.choices}
        others = (choice for choice in answer.choices if choice.control not in inside)
        menus = tuple(
            Menu(
                cut(self._say(menu.label), MAX_PLACEHOLDER),
                tuple(
                    MenuOption(
                        str(each.control),
                        cut(self._say(each.label), MAX_OPTION),
                        each.control == menu.chosen,
                    )
                    for each in menu.choices[:MAX_OPTIONS]
                ),
            )
            for menu in answer.menus
        )
        return Message(content=text, menus=menus, buttons=self._buttons(others))

    def _buttons(self, choices: Iterable[Choice]) -> tuple[Button, ...]:
        return tuple(
            Button(
                f"{PRESS_PREFIX}{each.control}", cut(self._say(each.label), MAX_LABEL), each.tone
            )
            for each in choices
        )

    def _pager(self, view: MatchView) -> tuple[tuple[Button, ...], ...]:
        """Render the pager of a replay; numbers make ids of the same ply distinct."""
        numbers = count()
        return tuple(
            tuple(
                Button(
                    f"{PAGER_PREFIX}{next(numbers)}:{choice.control if choice else '-'}",
                    cut(self._say(label), MAX_LABEL),
                    disabled=choice is None,
                )
                for label, choice in row
            )
            for row in ways(view)
        )

    def _note(self, said: Line, link: str = "") -> str:
        """Render a note; that of the game leads to a ``link``, if there is one."""
        text = self._escaped(said)
        shown = f"[{text}]({link})" if link and said.code in GAME_NOTES else text
        return f"-# {shown}" if said.code in SMALL_NOTES else shown

    def _escaped(self, said: Line) -> str:
        if said.code in UNESCAPED_LINES:
            return self._say(said)
        if said.code == "note-sides" and set(SIDE_ICONS) <= self._emoji.keys():
            sides, (one, two) = dict(said.params), map(mark_piece, SIDE_ICONS)
            first, second = sides["first"], sides["second"]
            said = line("discord-sides", first=first, second=second, one=one, two=two)
        text = escaped(with_commands(said.code, self._say_marked(said), mark_command))
        text = show_pieces(show_timestamps(text), self._emoji)
        return show_commands(text, self._command_id)

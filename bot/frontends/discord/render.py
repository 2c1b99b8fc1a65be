"""Lays views and answers out as messages, for one reader. Pure."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, groupby
from typing import TYPE_CHECKING, Final

from bot.core.controls import Verb, picks_square, read_control
from bot.core.messages import line
from bot.core.views.board_words import text_board
from bot.core.views.buttons import besides, ways
from bot.core.views.views import Choice
from bot.frontends.discord.message import (
    MAX_BUTTONS_A_ROW,
    MAX_CONTENT,
    MAX_FILE_BYTES,
    MAX_LABEL,
    MAX_OPTION,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    MAX_ROWS,
    Button,
    Menu,
    Message,
    Option,
    content,
    cut,
    escaped,
    fenced,
    mark_timestamp,
    show_timestamps,
)
from bot.i18n import Speaker, speaker_to
from bot.i18n.speaker import alt_text, captioned, frames

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.matches.model import MatchId
    from bot.core.matches.preferences import Settings
    from bot.core.messages import Line
    from bot.core.views.buttons import WayLabel
    from bot.core.views.views import Answer, Figure, Hotspot, MatchView
    from render.picture import Picture

TYPE_PREFIX: Final = "t:"
"""The custom id of the button that opens the form to type a move begins so; a match id follows."""

PRESS_PREFIX: Final = "p:"
"""The custom id of every other button begins so; a control's text follows."""

WAY_PREFIX: Final = "w"
"""The custom id of a way through a replay begins so: its place, a colon and the control's text."""

HERE: Final = {"help": line("discord-help")}
"""What is said in other words on Discord, where words are commands."""

PLAYED: Final = "done-played"
"""What somebody is told who has just moved."""

SMALL: Final = frozenset({"note-sides", "note-game"})
"""Notes that are the same all match long, set in small type."""


OURS: Final = frozenset({"note-link"})
"""Notes that hold nobody's words but the bot's own, with a link that is there to be opened."""


class Renderer:
    """Says what is shown to one reader, or to everybody at a place."""

    def __init__(self, reader: Settings) -> None:
        known = speaker_to(reader)
        self.language = known.language
        self._say = known.say
        self._say_marked = Speaker(known.language, mark_timestamp, letters=reader.letters).say

    def post(
        self, view: MatchView, *, news: Line | None = None, calls: tuple[int, ...] = ()
    ) -> Message:
        """Write a match as a message that stays."""
        called = " ".join(f"<@{person}>" for person in calls)
        head = f"**{self._plain(view.headline)}**"
        lines = (called, self._plain(news) if news else "", head, *map(self._note, view.notes))
        return replace(self._view(view), content=content(lines), calls=calls)

    def answer(self, answer: Answer, *, brief: bool) -> Message:
        """Write what one person is told; ``brief`` where the match itself is shown nearby."""
        said = tuple(self._plain(HERE.get(each.code, each)) for each in answer.lines)
        if answer.page:
            said = (f"**{said[0]}**", *said[1:])
        if answer.view is None:
            return self._bare(content(said, answer.block), answer)
        view = answer.view
        if brief and view.moment is None:
            return Message(content=content(said), buttons=self._buttons(_beside(answer, view)))
        head = f"**{self._plain(view.headline)}**"
        notes = map(self._note, view.notes)
        sheet = self._view(view)
        buttons = (*self._buttons(answer.choices), *sheet.buttons)
        return replace(sheet, content=content((*said, head, *notes)), buttons=buttons)

    def line(self, said: Line) -> Message:
        """Write one line."""
        return Message(content=content((self._plain(said),)))

    def words(self, sheet: Message, view: MatchView) -> Message:
        """Put the board's words in the place of a picture that cannot be sent."""
        board = fenced(text_board(view.picture)) if view.picture else ""
        head = cut(sheet.content, MAX_CONTENT - len(board) - 1)
        described = map(self._plain, view.words[1:])
        return replace(sheet, content=content((head, board, *described)), picture=None)

    def _view(self, view: MatchView) -> Message:
        steps = [choice for choice in view.choices if picks_square(choice.id)]
        picking = bool(steps) or _is_preview(view)
        ask = view.notes[0] if view.notes else view.headline
        menus = self._squares(steps, view.spots, ask)[: MAX_ROWS - 1]
        anew = _others(view.spots, steps, view.picture) if picking else []
        others = self._squares(anew, view.spots, line("discord-another-piece"))
        plain_choices = [choice for choice in besides(view) if not picks_square(choice.id)]
        typing = self._type(view.match) if picking and view.yours else ()
        return Message(
            content="",
            picture=view.picture,
            alt=alt_text(view.words, self._say),
            menus=menus,
            ways=self._ways(view),
            buttons=(*self._buttons(plain_choices), *typing),
            others=others[: MAX_ROWS - 1 - len(menus)],
        )

    def _bare(self, text: str, answer: Answer) -> Message:
        """An answer that shows no match, with what else comes with its lines."""
        if answer.document and (much := answer.document.too_large(MAX_FILE_BYTES)):
            return self.line(much)
        sheet = replace(self._list(text, answer), document=answer.document)
        film, figure, say = answer.film, answer.figure, self._say
        if film is not None:
            alt = alt_text(film.words, say)
            return replace(sheet, film=frames(film, say), alt=alt, file=film.name)
        if figure is not None:
            alt = alt_text(figure.words, say)
            shown = replace(sheet, picture=captioned(figure, say), alt=alt, file=figure.name)
            return self._pressed(shown, answer, figure) if figure.spots else shown
        return sheet

    def _pressed(self, sheet: Message, answer: Answer, figure: Figure) -> Message:
        """A figure whose squares can be pressed, as those of a match are."""
        spots = figure.spots or ()
        steps = [choice for choice in answer.choices if picks_square(choice.id)]
        rest = [choice for choice in answer.choices if choice not in steps]
        anew = _others(spots, steps, figure.picture)
        return replace(
            sheet,
            menus=self._squares(steps, spots, answer.lines[-1]),
            buttons=self._buttons(rest),
            others=self._squares(anew, spots, line("discord-another-piece")),
        )

    def _list(self, text: str, answer: Answer) -> Message:
        """A row of buttons holds a few choices, two rows those that do different things.

        A page is turned by buttons, as many as there are.
        """
        choices = answer.choices
        various = 1 if len(set(map(_verb, choices))) == 1 else 2
        rows = MAX_ROWS if answer.page else various
        if len(choices) <= rows * MAX_BUTTONS_A_ROW:
            return Message(content=text, buttons=self._buttons(choices))
        return Message(content=text, menus=self._menus(choices, line("discord-choose"))[:MAX_ROWS])

    def _menus(self, choices: Iterable[Choice], ask: Line) -> tuple[Menu, ...]:
        return self._asked(_parted(tuple(choices)), ask)

    def _squares(
        self, choices: Iterable[Choice], spots: tuple[Hotspot, ...], ask: Line
    ) -> tuple[Menu, ...]:
        """Ask for a square; more of them than a menu holds are parted between ranks."""
        rank_of = {spot.id: spot.square[1:] for spot in spots}
        return self._asked(_packed(choices, lambda choice: rank_of.get(choice.id, "")), ask)

    def _asked(self, lists: Iterable[tuple[Choice, ...]], ask: Line) -> tuple[Menu, ...]:
        parts = [
            tuple(Option(each.id, cut(self._say(each.label), MAX_OPTION)) for each in listed)
            for listed in lists
        ]
        asked = self._say(ask)
        if len(parts) == 1:
            return (Menu(cut(asked, MAX_PLACEHOLDER), parts[0]),)
        return tuple(
            Menu(cut(f"{asked} {part[0].label} … {part[-1].label}", MAX_PLACEHOLDER), part)
            for part in parts
        )

    def _buttons(self, choices: Iterable[Choice]) -> tuple[Button, ...]:
        return tuple(
            Button(PRESS_PREFIX + choice.id, cut(self._say(choice.label), MAX_LABEL), choice.tone)
            for choice in choices
        )

    def _ways(self, view: MatchView) -> tuple[tuple[Button, ...], ...]:
        """The ways through a replay; two of them may lead to the same moment, by two ids."""
        places = count()
        return tuple(tuple(self._way(way, next(places)) for way in row) for row in ways(view))

    def _way(self, way: WayLabel, place: int) -> Button:
        control = way.choice.id if way.choice else "-"
        label = cut(self._say(way.label), MAX_LABEL)
        return Button(f"{WAY_PREFIX}{place}:{control}", label, idle=way.choice is None)

    def _type(self, match: MatchId) -> tuple[Button, ...]:
        return (Button(TYPE_PREFIX + match, cut(self._say(line("discord-type")), MAX_LABEL)),)

    def _note(self, said: Line) -> str:
        if said.code in OURS:
            return self._say(said)
        return ("-# " if said.code in SMALL else "") + self._plain(said)

    def _plain(self, said: Line) -> str:
        return show_timestamps(escaped(self._say_marked(said)))


def _verb(choice: Choice) -> Verb | None:
    control = read_control(choice.id)
    return control.verb if control else None


def _beside(answer: Answer, view: MatchView) -> tuple[Choice, ...]:
    """Return what comes with a short answer: all of a challenge, of a move what is asked of it."""
    if view.picture is None and not view.over:
        return view.choices
    if not any(said.code == PLAYED for said in answer.lines):
        return ()
    return tuple(choice for choice in view.choices if _verb(choice) is Verb.UNCAUGHT)


def _is_preview(view: MatchView) -> bool:
    """Tell whether a view shows what a chosen action would do."""
    return view.picture is not None and bool(view.picture.plan or view.picture.prey)


def _packed(choices: Iterable[Choice], key: Callable[[Choice], str]) -> list[tuple[Choice, ...]]:
    """Part choices into menus, none of which ends within a group that a menu holds whole."""
    packs: list[tuple[Choice, ...]] = [()]
    for _, found in groupby(choices, key):
        for part in _parted(tuple(found)):
            if len(packs[-1]) + len(part) > MAX_OPTIONS:
                packs.append(())
            packs[-1] += part
    return [pack for pack in packs if pack]


def _parted(choices: tuple[Choice, ...]) -> list[tuple[Choice, ...]]:
    return [choices[at : at + MAX_OPTIONS] for at in range(0, len(choices), MAX_OPTIONS)]


def _others(
    spots: tuple[Hotspot, ...], steps: list[Choice], picture: Picture | None
) -> list[Choice]:
    """Return the pieces that may be picked in place of the one that is picked."""
    taken = {step.id for step in steps}
    picked = picture.picked if picture else None
    return [
        Choice(spot.id, line("step", square=spot.name))
        for spot in spots
        if spot.id not in taken and spot.square != picked
    ]

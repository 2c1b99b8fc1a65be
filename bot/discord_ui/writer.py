"""Lays views and answers out as messages, in one language. Pure."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.core.controls import Verb, read_control
from bot.core.messages import line
from bot.core.views import Choice
from bot.discord_ui.sheets import (
    ALT,
    BUTTONS_A_ROW,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    ROWS,
    Button,
    Menu,
    Option,
    Sheet,
)
from bot.discord_ui.text import content, cut, plain
from bot.lang import speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.messages import Line
    from bot.core.model import MatchId
    from bot.core.views import Answer, MatchView

TYPE: Final = "t:"
"""The custom id of the button that opens the form to type a move begins so; a match id follows."""

PRESS: Final = "p:"
"""The custom id of every other button begins so; a control's text follows."""

HERE: Final = {"help": line("discord-help")}
"""What is said in other words on Discord, where words are commands."""

SMALL: Final = frozenset({"note-sides", "note-game"})
"""Notes that are the same all match long, set in small type."""


OURS: Final = frozenset({"note-link"})
"""Notes that hold nobody's words but the bot's own, with a link that is there to be opened."""


class Writer:
    """Says what is shown in one language."""

    def __init__(self, language: str) -> None:
        self._say = speaker(language).say

    def post(
        self, view: MatchView, *, news: Line | None = None, calls: tuple[int, ...] = ()
    ) -> Sheet:
        """Write a match as a message that stays."""
        called = " ".join(f"<@{person}>" for person in calls)
        head = f"**{self._plain(view.headline)}**"
        lines = (called, self._plain(news) if news else "", head, *map(self._note, view.notes))
        return replace(self._view(view), content=content(lines), calls=calls)

    def answer(self, answer: Answer, *, brief: bool) -> Sheet:
        """Write what one person is told; ``brief`` where the match itself is shown nearby."""
        said = tuple(self._plain(HERE.get(each.code, each)) for each in answer.lines)
        if answer.view is None:
            return self._bare(content(said), answer)
        view = answer.view
        if brief:
            buttons = () if view.picture or view.over else self._buttons(view.choices)
            return Sheet(content=content(said), buttons=buttons)
        head = f"**{self._plain(view.headline)}**"
        notes = map(self._note, view.notes)
        return replace(self._view(view), content=content((*said, head, *notes)))

    def line(self, said: Line) -> Sheet:
        """Write one line."""
        return Sheet(content=content((self._plain(said),)))

    def words(self, sheet: Sheet, view: MatchView) -> Sheet:
        """Put the board's words in the place of a picture that cannot be sent."""
        described = map(self._plain, view.words[1:])
        return replace(sheet, content=content((sheet.content, *described)), picture=None)

    def _view(self, view: MatchView) -> Sheet:
        steps = [choice for choice in view.choices if _is_step(choice)]
        picking = bool(steps) or _is_preview(view)
        ask = view.notes[0] if view.notes else view.headline
        menus = self._squares(steps, view, ask)[: ROWS - 1]
        anew = _others(view, steps) if picking else []
        others = self._squares(anew, view, line("discord-another-piece"))
        plain_choices = [choice for choice in view.choices if not _is_step(choice)]
        typing = self._type(view.match) if picking else ()
        return Sheet(
            content="",
            picture=view.picture,
            alt=cut("\n".join(map(self._say, view.words)), ALT),
            menus=menus,
            buttons=(*self._buttons(plain_choices), *typing),
            others=others[: ROWS - 1 - len(menus)],
        )

    def _bare(self, text: str, answer: Answer) -> Sheet:
        """An answer that shows no match, with what else comes with its lines."""
        sheet = replace(self._list(text, answer.choices), document=answer.document)
        if answer.figure is None:
            return sheet
        alt = cut("\n".join(map(self._say, answer.figure.words)), ALT)
        return replace(sheet, picture=answer.figure.picture, alt=alt)

    def _list(self, text: str, choices: tuple[Choice, ...]) -> Sheet:
        """A row of buttons holds a few choices; more of them are a menu."""
        if len(choices) <= BUTTONS_A_ROW:
            return Sheet(content=text, buttons=self._buttons(choices))
        return Sheet(content=text, menus=self._menus(choices, line("discord-choose"))[:ROWS])

    def _menus(self, choices: Iterable[Choice], ask: Line) -> tuple[Menu, ...]:
        return self._asked(_parted(tuple(choices)), ask)

    def _squares(self, choices: Iterable[Choice], view: MatchView, ask: Line) -> tuple[Menu, ...]:
        """Ask for a square; more of them than a menu holds are parted between ranks."""
        rank_of = {spot.id: spot.square[1:] for spot in view.spots}
        return self._asked(_packed(choices, lambda choice: rank_of.get(choice.id, "")), ask)

    def _asked(self, lists: Iterable[tuple[Choice, ...]], ask: Line) -> tuple[Menu, ...]:
        parts = [
            tuple(Option(each.id, cut(self._say(each.label), OPTION)) for each in listed)
            for listed in lists
        ]
        asked = self._say(ask)
        if len(parts) == 1:
            return (Menu(cut(asked, PLACEHOLDER), parts[0]),)
        return tuple(
            Menu(cut(f"{asked} {part[0].label} … {part[-1].label}", PLACEHOLDER), part)
            for part in parts
        )

    def _buttons(self, choices: Iterable[Choice]) -> tuple[Button, ...]:
        return tuple(
            Button(PRESS + choice.id, cut(self._say(choice.label), LABEL), choice.tone)
            for choice in choices
        )

    def _type(self, match: MatchId) -> tuple[Button, ...]:
        return (Button(TYPE + match, cut(self._say(line("discord-type")), LABEL)),)

    def _note(self, said: Line) -> str:
        if said.code in OURS:
            return self._say(said)
        return ("-# " if said.code in SMALL else "") + self._plain(said)

    def _plain(self, said: Line) -> str:
        return plain(self._say(said))


def _is_step(choice: Choice) -> bool:
    """Tell whether a choice is a square to be picked."""
    control = read_control(choice.id)
    return control is not None and control.verb is Verb.PICK and control.choice != ""


def _is_preview(view: MatchView) -> bool:
    """Tell whether a view shows what a chosen action would do."""
    return view.picture is not None and bool(view.picture.plan or view.picture.prey)


def _packed(choices: Iterable[Choice], key: Callable[[Choice], str]) -> list[tuple[Choice, ...]]:
    """Part choices into menus, none of which ends within a group that a menu holds whole."""
    packs: list[tuple[Choice, ...]] = [()]
    for _, found in groupby(choices, key):
        for part in _parted(tuple(found)):
            if len(packs[-1]) + len(part) > OPTIONS:
                packs.append(())
            packs[-1] += part
    return [pack for pack in packs if pack]


def _parted(choices: tuple[Choice, ...]) -> list[tuple[Choice, ...]]:
    return [choices[at : at + OPTIONS] for at in range(0, len(choices), OPTIONS)]


def _others(view: MatchView, steps: list[Choice]) -> list[Choice]:
    """Return the pieces that may be picked in place of the one that is picked."""
    taken = {step.id for step in steps}
    picked = view.picture.picked if view.picture else None
    return [
        Choice(spot.id, line("step", square=spot.name))
        for spot in view.spots
        if spot.id not in taken and spot.square != picked
    ]

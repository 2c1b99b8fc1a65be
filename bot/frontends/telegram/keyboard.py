"""The buttons under a message: a core's choices, laid out within Telegram's limits. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.controls import NEXT_ACTION_SIGN, Control, Verb, picks_square, read_control
from bot.core.messages import family_line
from bot.core.views.buttons import ways
from bot.core.views.views import Choice, Tone
from bot.frontends.telegram.markup import MAX_LABEL, cut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bot.core.messages import Line
    from bot.core.views.views import MatchView


MAX_BUTTONS: Final = 100
"""How many buttons a message may have."""

SQUARES: Final = 6
"""Squares in a row: the limit is 8, but with a mark beside the name they would be cut short."""

BACK: Final = "back"
"""What tells a shared board's way back from "my board": both controls show a board."""

_STYLES: Final = {Tone.PRIMARY: "primary", Tone.DANGER: "danger"}
_WIDE: Final = 18
"""Labels longer than this get a row of their own."""


Rows: TypeAlias = tuple[tuple[InlineKeyboardButton, ...], ...]


def keyboard(
    choices: tuple[Choice, ...],
    say: Callable[[Line], str],
    grid: Grid | None = None,
    *,
    above: Rows = (),
) -> InlineKeyboardMarkup | None:
    """Return the buttons: squares side by side, others two in a row where they are short.

    With a grid the squares that are on it stand as they do there, beneath what stands ``above``.
    """
    placed = _placed(choices, grid) if grid else {}
    if grid and placed:
        above = (*above, *_on_grid(grid, placed, say))
    # Were there ever too many, the last one is the way back.
    room = MAX_BUTTONS - sum(map(len, above))
    left = tuple(choice for choice in choices if choice.id not in placed)
    shown = left if len(left) <= room else (*left[: room - 1], left[-1])
    rows = (*above, *_rows(tuple((choice, _button(choice, say)) for choice in shown)))
    return InlineKeyboardMarkup(rows) if rows else None


def ways_of(view: MatchView, say: Callable[[Line], str]) -> Rows:
    """Return the ways through a replay, two in a row; a gap shows again what is shown."""
    still = Control(Verb.REPLAY, view.match, view.turn, str(view.moment))
    gap = InlineKeyboardButton(GAP, callback_data=str(still))
    buttons = [
        gap if way.choice is None else _button(way.choice, say) for row in ways(view) for way in row
    ]
    return tuple(zip(buttons[::2], buttons[1::2], strict=True))


def _placed(choices: tuple[Choice, ...], grid: Grid) -> dict[str, Choice]:
    """Return the choices that are on a grid, if there are many, by their controls."""
    there = {control for row in grid.rows for control in row}
    placed = {choice.id: choice for choice in choices if choice.id in there}
    return placed if len(placed) > MANY_BUTTONS else {}


def _on_grid(grid: Grid, placed: Mapping[str, Choice], say: Callable[[Line], str]) -> Rows:
    gap = InlineKeyboardButton(GAP, callback_data=grid.still)
    buttons = {control: _button(choice, say) for control, choice in placed.items()}
    return tuple(tuple(buttons.get(control or "", gap) for control in row) for row in grid.rows)


def private_choices(view: MatchView) -> tuple[Choice, ...]:
    """Return the choices of a person's own board, with the board in words among them."""
    if not view.words:
        return view.choices
    words = Control(Verb.WORDS, view.match, view.turn)
    return (*view.choices, Choice(str(words), family_line("button", Verb.WORDS)))


def shared_choices(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the choices of picking for a shared board, where the way back is one of its own."""
    return tuple(Choice(_way_back(choice.id), choice.label, choice.tone) for choice in choices)


def is_way_back(control: Control | None) -> bool:
    """Tell whether a control leads back from picking on a shared board."""
    return control is not None and control.verb is Verb.BOARD and control.choice == BACK


def _way_back(text: str) -> str:
    control = read_control(text)
    if control is None or control.verb is not Verb.BOARD:
        return text
    return str(Control(Verb.BOARD, control.match, control.turn, BACK))


def _button(choice: Choice, say: Callable[[Line], str]) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        cut(say(choice.label), MAX_LABEL),
        callback_data=choice.id,
        style=_STYLES.get(choice.tone),
    )


def _rows(
    buttons: tuple[tuple[Choice, InlineKeyboardButton], ...],
) -> Iterator[tuple[InlineKeyboardButton, ...]]:
    row: list[InlineKeyboardButton] = []
    in_squares = False
    for choice, button in buttons:
        is_square = picks_square(choice.id)
        room = SQUARES if is_square else 1 if len(button.text) > _WIDE else 2
        if row and (is_square is not in_squares or len(row) >= room or _is_wide(row)):
            yield tuple(row)
            row = []
        row.append(button)
        in_squares = is_square
    if row:
        yield tuple(row)


def _is_wide(row: list[InlineKeyboardButton]) -> bool:
    return len(row) == 1 and len(row[0].text) > _WIDE


MAX_COLUMNS: Final = 8
"""How many buttons a row may have."""

MANY_BUTTONS: Final = 24
"""More squares than these are looked for by their place, not by their names one after another."""

GAP: Final = "·"
"""What a square is called that cannot be pressed."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where controls stand on a board: row by row from above, `None` where there is none.

    ``still`` is the control of the gaps: Telegram has no empty buttons, so they show again what is
    shown already.
    """

    rows: tuple[tuple[str | None, ...], ...]
    still: str


def grid_of(view: MatchView) -> Grid | None:
    """Return the squares of a view that can be pressed as they lie, where a grid can be made."""
    picture = view.picture
    if picture is None or picture.files > MAX_COLUMNS:
        return None
    controls = {spot.square: spot.id for spot in view.spots}
    if len(controls) <= MANY_BUTTONS:
        return None
    files, ranks = "abcdefgh"[: picture.files], range(picture.ranks, 0, -1)
    if picture.flipped:
        files, ranks = files[::-1], ranks[::-1]
    rows = tuple(tuple(controls.get(f"{file}{rank}") for file in files) for rank in ranks)
    return Grid(rows, _still(view))


def _still(view: MatchView) -> str:
    """The control that shows the same again: of planning ahead, as far as it has come."""
    control = read_control(view.spots[0].id)
    if control is None or control.verb is not Verb.PLAN:
        return str(Control(Verb.PICK, view.match, view.turn))
    line = control.choice.partition(NEXT_ACTION_SIGN)[0]
    return str(Control(Verb.PLAN, view.match, view.turn, line + NEXT_ACTION_SIGN))

"""The parts of a message: its text as Telegram's HTML, its buttons, pictures and files. Pure.

Telegram counts characters in UTF-16 code units, without the tags.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, PremoveChoice, SetUpChoice
from bot.core.matches.set_ups import EMPTY_CODE
from bot.core.views.buttons import ways
from bot.core.views.match import GAME_NOTES
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.core.matches.messages import Line
    from bot.core.matches.model import MatchId
    from bot.core.views.views import Document, MatchView
    from bot.frontends.drawing import Still
    from render import Picture

MAX_CAPTION: Final = 1024
MAX_TEXT: Final = 4096
MAX_QUERY_ANSWER: Final = 200
MAX_LABEL: Final = 64
"""The maximum length of a button's label; Telegram sets none, phones show less."""

MAX_BUTTONS: Final = 100
"""The maximum number of buttons of a message."""

MAX_SQUARES_A_ROW: Final = 6
"""Telegram allows 8 buttons, but then names with a mark would be cut."""

BACK_CHOICE: Final = "back"
"""The choice of the control that ends picking on a group's board."""

_STYLES: Final = {Tone.PRIMARY: "primary", Tone.SUCCESS: "success", Tone.DANGER: "danger"}
_MAX_PAIRED_LABEL: Final = 18
"""Buttons with longer labels get a row of their own."""

MAX_COLUMNS: Final = 8
"""The maximum number of buttons in a row."""

MIN_GRID_SQUARES: Final = 25
"""From this number of squares on, their buttons are laid out like the board."""

GAP_LABEL: Final = "·"
"""The label of a button without effect."""

Mentions: TypeAlias = tuple[tuple[str, int], ...]
"""People to mention: names and ids."""

_NAME: Final = re.compile("(\u2068[^\u2069]*\u2069)")

_AUTOLINK_SIGNS: Final = re.compile(r"[@/#$.:+]")
_WORD_JOINER: Final = "\u2060"

Rows: TypeAlias = tuple[tuple[InlineKeyboardButton, ...], ...]


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message: a picture, an animation or a file with its caption, or only text.

    ``fallback_text`` has the board in letters and in words, for when a picture cannot be sent;
    ``file`` is the name of the picture or animation, ``language`` the language of the text,
    ``match`` the match whose board it shows. ``rich`` are blocks that say it all, which are sent
    instead if rich messages are.
    """

    text: str
    picture: Still | None = None
    film: tuple[Picture, ...] = ()
    file: str = "board.png"
    buttons: InlineKeyboardMarkup | None = None
    fallback_text: str = ""
    document: Document | None = None
    language: str = ""
    match: MatchId | None = None
    rich: tuple[dict[str, Any], ...] = ()


def length(text: str) -> int:
    """Return the length of a text in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """Shorten a text to a length, with an ellipsis in place of what is cut."""
    if length(text) <= limit:
        return text
    kept = text.encode("utf-16-le")[: (limit - 1) * 2].decode("utf-16-le", "ignore")
    return f"{kept.rstrip()}…"


def without_autolinks(text: str) -> str:
    """Insert word joiners, so that Telegram detects no link, mention, command or tag."""
    return _AUTOLINK_SIGNS.sub(rf"\g<0>{_WORD_JOINER}", text)


def html(lines: Iterable[str], limit: int, *, mentions: Mentions = ()) -> str:
    """Return lines as HTML, with mentions of people."""
    text = cut("\n".join(line for line in lines if line), limit)
    return _with_mentions(text, list(mentions))


def headed(
    head: str,
    lines: Iterable[str],
    limit: int,
    *,
    mentions: Mentions = (),
    link: tuple[str, str] | None = None,
) -> str:
    """Return lines as HTML below a bold head; ``link`` is a line and where it leads."""
    top = cut(head, limit)
    left = limit - length(top) - 1
    to_mention = list(mentions)
    below = cut("\n".join(line for line in lines if line), left) if left > 0 else ""
    marked = f"<b>{_with_mentions(top, to_mention)}</b>"
    if not below:
        return marked
    rest = _with_mentions(below, to_mention).split("\n")
    if link and _escaped(link[0]) in rest:
        line = rest.index(_escaped(link[0]))
        rest[line] = f'<a href="{_escaped(link[1])}">{rest[line]}</a>'
    return "\n".join((marked, *rest))


def game_link(view: MatchView, say: Callable[[Line], str]) -> tuple[str, str] | None:
    """Return the line that names the game, and where it leads if the match can be watched."""
    games = (say(each) for each in view.notes if each.code in GAME_NOTES)
    return (next(games, ""), view.link) if view.link else None


def block(text: str) -> str:
    """Return a text as preformatted HTML."""
    return f"<pre>{_escaped(text)}</pre>"


def _with_mentions(text: str, to_mention: list[tuple[str, int]]) -> str:
    """Escape a text and make the first use of each name a mention; removes it from the list."""
    parts = _NAME.split(text)
    return "".join(
        _mention(part, to_mention) if _NAME.fullmatch(part) else _escaped(part) for part in parts
    )


def _mention(name: str, to_mention: list[tuple[str, int]]) -> str:
    found = next(
        (person for person in to_mention if without_autolinks(person[0]) == name[1:-1]), None
    )
    if found is None:
        return _escaped(name)
    to_mention.remove(found)
    return f'<a href="tg://user?id={found[1]}">{_escaped(name)}</a>'


def _escaped(text: str) -> str:
    return escape(text, quote=False)


def board_rows(
    view: MatchView, choices: tuple[Choice, ...], say: Callable[[Line], str]
) -> tuple[Rows, tuple[Choice, ...]]:
    """Return the buttons of squares laid out like the board, and the other choices.

    There are no such rows if the squares are few or the board is too wide. A gap shows the same
    view again: Telegram has no disabled buttons.
    """
    picture = view.picture
    if picture is None or picture.files > MAX_COLUMNS:
        return (), choices
    square_of = {spot.control: spot.square for spot in view.spots}
    squares = tuple(choice for choice in choices if choice.control in square_of)
    buttons = {square_of[choice.control]: _button(choice, say) for choice in squares}
    if len(buttons) < MIN_GRID_SQUARES:
        return (), choices
    gap = InlineKeyboardButton(GAP_LABEL, callback_data=str(_same_view_control(view)))
    files, ranks = "abcdefgh"[: picture.files], range(picture.ranks, 0, -1)
    if picture.flipped:
        files, ranks = files[::-1], ranks[::-1]
    rows = tuple(tuple(buttons.get(f"{file}{rank}", gap) for file in files) for rank in ranks)
    return rows, tuple(choice for choice in choices if choice.control not in square_of)


def _same_view_control(view: MatchView) -> Control:
    """Return the control that shows the same view again, with what is planned or drawn in it."""
    match view.spots[0].control.choice:
        case SetUpChoice():
            controls = (choice.control for choice in view.choices)
            drawn = (each.choice for each in controls if table.action_of(each) is table.SETUP_YES)
            shown = next(drawn, SetUpChoice(EMPTY_CODE))
            return table.PLACE.control(view.match, view.turn, shown)
        case PremoveChoice() as choice:
            return table.PLAN_PICK.control(view.match, view.turn, replace(choice, prefix=None))
        case _:
            return table.PICK.control(view.match, view.turn)


def keyboard(
    choices: tuple[Choice, ...], say: Callable[[Line], str], *, above: Rows = ()
) -> InlineKeyboardMarkup | None:
    """Return the buttons below the rows ``above``.

    Squares are in rows, other buttons two in a row if their labels are short.
    """
    # If there are too many, the last one, which is the way back, is kept.
    max_shown = MAX_BUTTONS - sum(map(len, above))
    shown = choices if len(choices) <= max_shown else (*choices[: max_shown - 1], choices[-1])
    rows = (*above, *_rows(tuple((choice, _button(choice, say)) for choice in shown)))
    return InlineKeyboardMarkup(rows) if rows else None


def replay_buttons(view: MatchView, say: Callable[[Line], str]) -> Rows:
    """Return a replay's navigation, two buttons in a row; a gap shows the same frame."""
    same_frame = table.REPLAY.control(view.match, view.turn, view.moment or 0)
    gap = InlineKeyboardButton(GAP_LABEL, callback_data=str(same_frame))
    buttons = [
        gap if way.choice is None else _button(way.choice, say) for row in ways(view) for way in row
    ]
    return tuple(zip(buttons[::2], buttons[1::2], strict=True))


def private_choices(view: MatchView) -> tuple[Choice, ...]:
    """Return the choices of a private board, which include the board in words."""
    if not view.words:
        return view.choices
    words = table.IN_WORDS.control(view.match, view.turn)
    return (*view.choices, Choice(words, table.IN_WORDS.label))


def picked_on(shared: MatchView, own: MatchView) -> MatchView:
    """Return a match as all see it on which one person picks squares, with a control to stop."""
    choices = (replace(each, control=_back_to_board(each.control)) for each in own.choices)
    return replace(shared, notes=own.notes, choices=tuple(choices), spots=own.spots)


def is_back_to_board(control: Control | None) -> bool:
    """Return whether a control ends picking on a group's board."""
    is_board = table.action_of(control) is table.BOARD
    return control is not None and is_board and control.choice == BACK_CHOICE


def _back_to_board(control: Control) -> Control:
    is_board = table.action_of(control) is table.BOARD
    return replace(control, choice=BACK_CHOICE) if is_board else control


def _button(choice: Choice, say: Callable[[Line], str]) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        cut(say(choice.label), MAX_LABEL),
        callback_data=str(choice.control),
        style=_STYLES.get(choice.tone),
    )


def _rows(
    buttons: tuple[tuple[Choice, InlineKeyboardButton], ...],
) -> Iterator[tuple[InlineKeyboardButton, ...]]:
    row: list[InlineKeyboardButton] = []
    in_squares = False
    for choice, button in buttons:
        is_square = choice.control.picks_square
        max_in_row = (
            MAX_SQUARES_A_ROW if is_square else 1 if len(button.text) > _MAX_PAIRED_LABEL else 2
        )
        if row and (is_square is not in_squares or len(row) >= max_in_row or _is_wide(row)):
            yield tuple(row)
            row = []
        row.append(button)
        in_squares = is_square
    if row:
        yield tuple(row)


def _is_wide(row: list[InlineKeyboardButton]) -> bool:
    return len(row) == 1 and len(row[0].text) > _MAX_PAIRED_LABEL

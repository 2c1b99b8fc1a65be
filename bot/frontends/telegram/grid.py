"""Many squares as a keyboard in the shape of the board, each where the picture has it. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.core.controls import NEXT, Control, Verb, read_control

if TYPE_CHECKING:
    from bot.core.views.views import MatchView

WIDEST: Final = 8
"""How many buttons a row may have."""

MANY: Final = 24
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
    if picture is None or picture.files > WIDEST:
        return None
    controls = {spot.square: spot.id for spot in view.spots}
    if len(controls) <= MANY:
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
    line = control.choice.partition(NEXT)[0]
    return str(Control(Verb.PLAN, view.match, view.turn, line + NEXT))

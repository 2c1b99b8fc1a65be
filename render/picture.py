"""The content of a picture, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lettering import Lettering


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as a viewer sees it; squares are named `a1` to `l12`, in all `letters`.

    `pieces` is the board field of a position text: ranks from the highest down, `P` a man, `O` a
    hoplite, `B` a leader, small letters for the second player, `~` after a piece that is turned
    over or, with `bound`, immobilised. Nothing is checked here; drawing an invalid picture raises
    `ValueError`.

    >>> Picture(files=3, ranks=2, pieces="p1p/P2", dice=(6, 3)).has_panel
    True
    """

    files: int
    ranks: int
    pieces: str
    path: tuple[str, ...] = ()
    """The last move: from, the squares where it turned, to; one square for a placement."""
    captured: tuple[str, ...] = ()
    """The squares that the last turn emptied."""
    picked: str | None = None
    """The piece chosen to move."""
    targets: tuple[str, ...] = ()
    """Where it may go."""
    strikes: tuple[str, ...] = ()
    """Those of the targets that would capture."""
    plan: tuple[str, ...] = ()
    """A move not yet played, as in `path`."""
    plan_marked: bool | None = None
    """Whether the plan's piece would have a `~` at its end; None leaves it as it is."""
    prey: tuple[str, ...] = ()
    """The pieces that the plan would capture."""
    anvils: tuple[str, ...] = ()
    """The pieces that would capture prey together with the one that moves."""
    barred: tuple[str, ...] = ()
    """The squares that block an action, or where it cannot end."""
    movable: tuple[str, ...] = ()
    """The pieces that can move."""
    removable: tuple[str, ...] = ()
    """The enemies that may be taken off the board."""
    bound: bool = False
    """Whether `~` marks immobilised pieces."""
    turn: int | None = None
    """The side to move, 0 or 1; None to show none."""
    dice: tuple[int, int] | None = None
    """The current throw."""
    hand: tuple[int, int] = (0, 0)
    """The men still to be placed, the first player's first."""
    lost: tuple[int, int] = (0, 0)
    """The pieces lost so far, the first player's first."""
    course: tuple[int, ...] = ()
    """The first player's chances of winning in percent, one after each ply, shown as a graph on
    the info panel in place of everything else but the caption."""
    moment: int | None = None
    """The place in the course that the board shows."""
    turning_points: tuple[int, ...] = ()
    """The places in the course that are marked."""
    caption: str = ""
    """A line of text beneath the board, cut to what fits."""
    letters: Lettering = Lettering.LATIN
    """The names of files and ranks on the frame."""
    flipped: bool = False
    """Whether the second player's side is at the bottom."""
    theme: str = "marble"

    @property
    def has_panel(self) -> bool:
        """Whether there is an info panel beneath the board."""
        counts = self.hand != (0, 0) or self.lost != (0, 0)
        said = counts or self.dice is not None or self.turn is not None or self.caption != ""
        return said or self.course != ()

"""What is to be drawn, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lettering import Lettering


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as somebody is to see it; squares are named `a1` to `l12`, whatever its letters.

    `pieces` is the board field of a position text: ranks from the highest down, `P` a man, `O` a
    hoplite, `B` a leader, small letters for the second player, `~` after a piece that is turned
    over or, with `bound`, immobilised. Nothing is checked here; drawing a picture that makes no
    sense is a `ValueError`.
    """

    files: int
    ranks: int
    pieces: str
    path: tuple[str, ...] = ()
    """The last move: from, the squares between, to; one square where a piece was placed."""
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
    prey: tuple[str, ...] = ()
    """The pieces that the plan would capture."""
    anvils: tuple[str, ...] = ()
    """The pieces that stand ready to close prey in, with the one that moves."""
    barred: tuple[str, ...] = ()
    """The squares that stand in the way of an action, or that it cannot end on."""
    movable: tuple[str, ...] = ()
    """The pieces that can move."""
    removable: tuple[str, ...] = ()
    """The enemies that may be taken off the board."""
    bound: bool = False
    """Whether `~` marks immobilised pieces."""
    turn: int | None = None
    """Whose turn it is, 0 or 1, if it is anybody's."""
    dice: tuple[int, int] | None = None
    """The throw that counts now."""
    hand: tuple[int, int] = (0, 0)
    """The men still to be placed, the first player's first."""
    lost: tuple[int, int] = (0, 0)
    """The pieces lost so far, the first player's first."""
    caption: str = ""
    """A line of text beneath the board, of which is shown what fits."""
    letters: Lettering = Lettering.LATIN
    """How files and ranks are named on the frame."""
    flipped: bool = False
    """Whether the second player's side is at the bottom."""
    theme: str = "marble"

    @property
    def tray(self) -> bool:
        """Whether something is told beneath the board."""
        counts = self.hand != (0, 0) or self.lost != (0, 0)
        return counts or self.dice is not None or self.turn is not None or self.caption != ""

"""Pictures that several tests and the benchmark look at."""

from dataclasses import replace

from engine.lettering import Lettering
from render import Picture
from tests.render.played import PLACING, RULESETS

EIGHT = Picture(
    files=8,
    ranks=8,
    pieces="pppppppp/1ppppppp/8/p7/P7/8/1PPPPPPP/PPPPPPPP",
    path=("a2", "a4"),
    captured=("b4", "a3"),
)
AFTER = Picture(
    files=8,
    ranks=8,
    pieces="pppppppp/1pppp1pp/8/p4p2/P7/8/1PPPPPPP/PPPPPPPP",
    path=("f7", "f5"),
)
"""What comes after it."""
TWELVE = Picture(
    files=12,
    ranks=8,
    pieces="pppppppppppp/ppppppp1pppp/2b9/7p4/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP",
    path=("h7", "h5"),
    captured=("g5", "h4"),
)
MARKED = Picture(
    files=7,
    ranks=6,
    pieces="pp~oo~bb~1/7/PP~OO~BB~1/2p4/4P2/7",
    path=("g6", "g5", "f5"),
    captured=("a5",),
    picked="e2",
    targets=("e1", "f2"),
    strikes=("d2",),
    plan=("e4", "e3", "f3"),
    prey=("c3",),
    movable=("b4", "d6"),
    removable=("b6", "e6"),
    anvils=("a4", "c4"),
    barred=("g4", "d4"),
    turn=1,
    dice=(5, 2),
    lost=(3, 4),
    caption="Orange wins by capture",
    flipped=True,
)
"""All marks and states there are."""
BOUND = replace(
    MARKED,
    bound=True,
    path=("a1", "a5", "c5"),
    captured=("a3",),
    removable=("b4", "e6"),
    turn=0,
    dice=None,
    hand=(12, 7),
    caption="",
    flipped=False,
)
"""The same with immobilised pieces, and men in hand."""
ATTIC = replace(RULESETS["vogt-petteia"], letters=Lettering.ATTIC)
"""The widest numerals of ranks."""
EVERY = {
    "eight": EIGHT,
    "twelve": TWELVE,
    "after": AFTER,
    "marked": MARKED,
    "bound": BOUND,
    "placing": PLACING,
    "attic": ATTIC,
    **{name.partition("(")[0]: picture for name, picture in RULESETS.items()},
}

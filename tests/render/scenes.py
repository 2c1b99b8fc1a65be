"""Pictures that several tests and the benchmark look at."""

from render import Picture
from tests.render.played import PLACING, RULESETS

EIGHT = Picture(
    files=8,
    ranks=8,
    pieces="pppppppp/1ppppppp/8/p7/P7/8/1PPPPPPP/PPPPPPPP",
    path=("a2", "a4"),
    captured=("b4", "a3"),
)
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
    movable=("a4", "c4"),
    flipped=True,
)
EVERY = {
    "eight": EIGHT,
    "twelve": TWELVE,
    "marked": MARKED,
    "placing": PLACING,
    **{name.partition("(")[0]: picture for name, picture in RULESETS.items()},
}

"""Text from outside, made plain: without anything that cannot be seen or that changes its look."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

JOINERS: Final = dict.fromkeys((0x200C, 0x200D))
"""The two characters without ink that change how their neighbours are drawn."""

MIN_CORRECTED: Final = 4
"""Shorter words are not corrected."""

MIN_TWO_SLIPS: Final = 7
"""Words from this length on may have two slips, shorter ones have one."""

_SCRIPTS = "\u0600-\u109f\u1780-\u18af"  # Arabic, those of India and around
_EMOJI = "\u2190-\u2bff\U0001f000-\U0001faff"
_NEEDED = re.compile(
    f"(?<=[{_SCRIPTS}])[\u200c\u200d](?=[{_SCRIPTS}])|(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])"
)


def plain_text(text: str, limit: int) -> str:
    r"""Return text without control, format or private characters, its white space folded, cut.

    Joiners are kept between letters of scripts that are written with them, and between emoji.

    >>> plain_text("A\u200dda \u202e 1", 32)
    'Ada 1'
    >>> plain_text("\U0001f469\u200d\U0001f680", 32)
    '\U0001f469\u200d\U0001f680'
    """
    # Cut first and last: hostile text may be long, and normalising may lengthen it.
    normal = unicodedata.normalize("NFKC", text[: limit * 4])
    needed = {found.start() for found in _NEEDED.finditer(normal)}
    kept = (" " if char.isspace() else char for char in normal)
    visible = "".join(
        char for at, char in enumerate(kept) if unicodedata.category(char)[0] != "C" or at in needed
    )
    return " ".join(visible.split())[:limit].strip()


def slips_allowed(word: str) -> int:
    """Return how many slips in a word are corrected; in short words there are none.

    >>> slips_allowed("in"), slips_allowed("rpws"), slips_allowed("capturee")
    (0, 1, 2)
    """
    return 0 if len(word) < MIN_CORRECTED else 1 if len(word) < MIN_TWO_SLIPS else 2

"""Vogt's games as he prints them, which have no tags: these are made from what the text says.

Squares are written in capitals, Greek or those that look so. Dice before the moves are Kubeia's.
"""

# ruff: noqa: RUF001 - Greek capitals, as Vogt's games are written

import re

from engine.catalogue import KEYS, ruleset
from engine.lettering import GREEK, Lettering
from engine.record_text import UNFINISHED, write_tag

MISPRINT = "Misprint"
"""The tag of a throw that the author's text has by mistake, with the move that shows it."""

_CAPITAL = f"[{GREEK}ABEZHIKM]"
_DICE = r"[1-6]{2}"
_PRINTED = re.compile(rf"\s*[0-9]{{1,5}}\s*\)\s*(?P<dice>{_DICE}\s*)?{_CAPITAL}\s?[1-8]\s?-")
_SCORE = re.compile(r"1-0|0-1|½-½|1[/\u2044]2-1[/\u2044]2")

SAMPLE_MISPRINT = "31 A1-A3"
"""The misprint of the author's sample game (card 7.2)."""

_AS_LATIN = str.maketrans("ΑΒΕΖΗΙΚΜ", "ABEZHIKM")
_SAMPLE = (
    "1)63A2-A4,32H6-Z6;2)31A1-A3,42K7-K5;3)11B1-A1,53Λ7-Λ5;4)65A1-A2,0-1(renitenza)",
    re.compile(r"31(?=\s*[AΑ]1\s*-)"),
    "32",
)
"""The author's sample game, what finds its misprint, and what allows the move."""


def with_tags(text: str) -> str:
    """A text that is printed so, with its tags on the same line; any other text as it is.

    >>> with_tags("1) A2-A4, 0-1 (abbandono)")
    '[Ruleset "vogt-petteia"] [Result "0-1"] 1) A2-A4, 0-1 (abbandono)'
    >>> with_tags("1) a2-a4")
    '1) a2-a4'
    """
    printed = _PRINTED.match(text)
    if printed is None:
        return text
    key = next(each for each in KEYS if _is_like(each, has_dice=printed["dice"] is not None))
    scores = _SCORE.findall(text)
    tags = [write_tag("Ruleset", key), write_tag("Result", scores[-1] if scores else UNFINISHED)]
    sample, wrong, right = _SAMPLE
    if "".join(text.translate(_AS_LATIN).split()).rstrip(";.") == sample:
        tags.append(write_tag(MISPRINT, SAMPLE_MISPRINT))
        text = wrong.sub(right, text, count=1)
    return " ".join((*tags, text))


def _is_like(key: str, *, has_dice: bool) -> bool:
    """Whether a game has Greek letters, and dice or none."""
    rules = ruleset(key)
    return rules.letters is Lettering.GREEK and (rules.start.roll is not None) is has_dice

"""What was measured of the rulesets: the figures of `docs/balance.md`.

By how much the first side is better off: a score s of the first side is 400·log10(s / (1 - s))
rating points. If the 95% interval of s includes one half the points may be chance: they are
multiplied by (d / h)², where d is how far s is from one half and h half of the interval's width.

Ratings of the computer's levels, by matches among them: level 3 has 1500 in each ruleset. Rulesets
of a family (`engine.search.family_of`) share the ratings of the one that was measured.
"""

from collections.abc import Mapping

ADVANTAGES: Mapping[str, int] = {
    "lemery-petteia": 24,
    "lemery-petteia(first=13)": 39,
    "lemery-compact": 17,
    "lemery-compact(first=5)": 54,
    "lemery-ultra": 0,
    "lemery-crossing": -3,
    "lemery-latrunculi": 0,
    "lemery-latrunculi(min=3)": 1,
    "poleis": 41,
    "vogt-petteia": -1,
    "vogt-kubeia": 8,
    "walker-petteia": 1,
    "walker-petteia(files=6,ranks=6)": 16,
    "walker-petteia(files=12)": 0,
    "walker-petteia(files=10,ranks=10)": 0,
    "walker-dux": 0,
}
"""The points by name of the ruleset, with the options that were measured."""

LEVEL_RATINGS: Mapping[str, tuple[int, ...]] = {
    "lemery-compact": (937, 1089, 1241, 1500, 1712, 1931),
    "lemery-latrunculi": (664, 1070, 1329, 1500, 1816, 2083),
    "poleis": (723, 1019, 1291, 1500, 1985, 2235),
    "walker-petteia": (1124, 1226, 1356, 1500, 1589, 1780),
}
"""The ratings by ruleset, from level 0 on."""


def advantage(name: str) -> int:
    """The points for the first side of a ruleset; its game's if its options are not measured.

    >>> advantage("lemery-compact(first=5)"), advantage("lemery-compact(edge=on)")
    (54, 17)
    """
    return ADVANTAGES.get(name, ADVANTAGES[name.partition("(")[0]])

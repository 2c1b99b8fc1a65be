"""Ratings of the levels, measured by matches among them: the figures of `docs/balance.md`.

Level 3 has 1500 in each ruleset. A family has the ratings of the ruleset that was measured.
"""

from collections.abc import Mapping

from engine.ruleset import Ruleset
from engine.search.weights import Family, family_of

MEASURED: Mapping[Family, tuple[str, tuple[int, ...]]] = {
    Family.BATTLE: ("lemery-compact", (937, 1089, 1241, 1500, 1712, 1931)),
    Family.BINDING: ("lemery-latrunculi", (664, 1070, 1329, 1500, 1816, 2083)),
    Family.TURNING: ("poleis", (723, 1019, 1291, 1500, 1985, 2235)),
    Family.SKIRMISH: ("walker-petteia", (1124, 1226, 1356, 1500, 1589, 1780)),
}
"""Of each family the ruleset, and the ratings from level 0 on."""


def level_rating(ruleset: Ruleset, level: int) -> int | None:
    """The rating of a level in the family of a ruleset, None where it was not measured.

    >>> from engine.catalogue import ruleset
    >>> level_rating(ruleset("lemery-ultra"), 3), level_rating(ruleset("lemery-ultra"), 8)
    (1500, None)
    """
    _, ratings = MEASURED.get(family_of(ruleset), ("", ()))
    return ratings[level] if level < len(ratings) else None

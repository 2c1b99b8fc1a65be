"""Ratings of the computer's levels, measured by matches among them, as in `docs/balance.md`.

Level 3 has 1500 in each ruleset. Rulesets of a family (`engine.search.family_of`) share the ratings
of the one that was measured.
"""

from collections.abc import Mapping

LEVEL_RATINGS: Mapping[str, tuple[int, ...]] = {
    "lemery-compact": (937, 1089, 1241, 1500, 1712, 1931),
    "lemery-latrunculi": (664, 1070, 1329, 1500, 1816, 2083),
    "poleis": (723, 1019, 1291, 1500, 1985, 2235),
    "walker-petteia": (1124, 1226, 1356, 1500, 1589, 1780),
}
"""The ratings by ruleset, from level 0 on."""

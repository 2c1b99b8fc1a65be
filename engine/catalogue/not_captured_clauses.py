"""The clauses of the rulesets' pages in `docs/rules` for why a piece is not captured.

For each page: the clause of how pieces are captured or bound, for all codes that are not listed;
then those of single codes.
"""

from collections.abc import Mapping

from engine.why_not_captured import NotCapturedCode as Code

_PAGES: Mapping[str, tuple[str, Mapping[Code, str]]] = {
    "lemery-petteia": (
        "4.1",
        {Code.BETWEEN: "4.2", Code.ROW: "4.3", Code.NOOK: "4.6", Code.EDGE: "4.7"},
    ),
    "lemery-compact": ("3.3", {Code.BETWEEN: "3.4", Code.EDGE: "3.4", Code.NOOK: "3.5"}),
    "lemery-ultra": ("3.3", {Code.BETWEEN: "3.4", Code.EDGE: "3.5", Code.NOOK: "3.5"}),
    "lemery-crossing": ("2.2", {Code.LEADER: "2.3", Code.EDGE: "5.1"}),
    "lemery-latrunculi": (
        "4.1",
        {
            Code.PLACING: "2.2",
            Code.JUMP: "3.2",
            Code.BOUND: "3.5",
            Code.REMOVAL: "3.5",
            Code.ROW: "4.2",
            Code.BETWEEN: "4.3",
            Code.EDGE: "4.4",
            Code.CORNER: "4.4",
            Code.PASSED: "4.5",
            Code.ANVIL_BOUND: "4.7",
        },
    ),
    "poleis": (
        "4.1",
        {
            Code.PLACING: "2.2",
            Code.ROW: "4.2",
            Code.EDGE: "4.5",
            Code.CORNER: "4.5",
            Code.BETWEEN: "4.6",
        },
    ),
    "vogt-petteia": (
        "4.1",
        {
            Code.ROW: "4.2",
            Code.NOOK: "4.3",
            Code.ARMOUR: "4.4",
            Code.BETWEEN: "4.5",
            Code.RING: "5.1",
            Code.CLASSES: "5.2",
            Code.SHIELD: "5.3",
        },
    ),
    "vogt-kubeia": (
        "4.1",
        {Code.ARMOUR: "4.2", Code.RING: "4.3", Code.CLASSES: "4.3", Code.SHIELD: "4.3"},
    ),
    "walker-petteia": (
        "4.1",
        {
            Code.ROW: "4.2",
            Code.BETWEEN: "4.3",
            Code.EDGE: "4.4",
            Code.CORNER: "4.4",
            Code.NOOK: "7.1",
        },
    ),
    "walker-dux": (
        "3.2",
        {
            Code.BETWEEN: "3.3",
            Code.EDGE: "3.3",
            Code.CORNER: "3.3",
            Code.LEADER: "4.2",
            Code.NOOK: "7.1",
        },
    ),
}


def not_captured_clause(key: str, code: Code) -> str:
    """The clause of a ruleset's page that a reason rests on."""
    capture, single = _PAGES[key]
    return single.get(code, capture)

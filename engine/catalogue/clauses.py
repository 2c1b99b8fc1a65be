"""The clauses of the rulesets' pages in `docs/rules` that refusals rest on.

For each page: the clauses of what a turn is, for all codes that are not listed; then those of
single codes.
"""

from collections.abc import Mapping

from engine.errors import RefusalCode as Code

Clauses = tuple[str, ...]

_GENERAL = frozenset((Code.NOTATION, Code.AMBIGUOUS, Code.OVER, Code.NO_CAPTURE))

_MOVING_IN_SHORT: Mapping[Code, Clauses] = {
    Code.OCCUPIED: ("3.1",),
    Code.NOT_STRAIGHT: ("3.1",),
    Code.BLOCKED: ("3.1",),
    Code.NO_JUMP: ("3.2",),
    Code.LEADER_OVER_LEADER: ("3.2",),
}
_PAGES: Mapping[str, tuple[Clauses, Mapping[Code, Clauses]]] = {
    "lemery-petteia": (
        ("3.1",),
        {
            Code.OCCUPIED: ("3.3",),
            Code.NOT_STRAIGHT: ("3.2",),
            Code.BLOCKED: ("3.3",),
            Code.NO_JUMP: ("5.2", "5.3", "5.4"),
            Code.LEADER_OVER_LEADER: ("5.5",),
            Code.CAPTURE_FIRST: ("8.2",),
            Code.NO_HUFF: ("8.3", "8.4"),
        },
    ),
    "lemery-compact": (
        ("2.2",),
        {**_MOVING_IN_SHORT, Code.CAPTURE_FIRST: ("6.2",), Code.NO_HUFF: ("6.3",)},
    ),
    "lemery-ultra": (
        ("2.2",),
        {**_MOVING_IN_SHORT, Code.CAPTURE_FIRST: ("6.3",), Code.NO_HUFF: ("6.4",)},
    ),
    "lemery-crossing": (
        ("1.3",),
        {
            **dict.fromkeys(_MOVING_IN_SHORT, ("2.1",)),
            Code.CAPTURE_FIRST: ("5.2",),
            Code.NO_HUFF: ("5.3",),
        },
    ),
    "lemery-latrunculi": (
        ("3.1",),
        {
            Code.PLACING: ("2.2",),
            Code.PLACED: ("2.1",),
            Code.OCCUPIED: ("2.1", "3.1"),
            Code.NO_JUMP: ("3.2", "3.3"),
            Code.NOT_BOUND: ("3.5",),
            Code.BOUND: ("4.6",),
        },
    ),
    "poleis": (
        ("3.1",),
        {
            Code.PLACING: ("2.2",),
            Code.PLACED: ("2.1",),
            Code.OCCUPIED: ("2.1", "3.1"),
            Code.NOT_ATTACK: ("3.4",),
        },
    ),
    "vogt-petteia": (("3.1",), {Code.OUT_OF_RANGE: ("3.3",), Code.CAPTURE_FIRST: ("4.6",)}),
    "vogt-kubeia": (
        ("2.1",),
        {
            Code.OUT_OF_RANGE: ("2.2", "2.3", "2.4"),
            Code.NO_BONUS: ("3.1", "3.3"),
            Code.THROW_FIRST: ("3.1", "3.3"),
            Code.CAPTURE_FIRST: ("4.4",),
        },
    ),
    "walker-petteia": (("3.1",), {Code.OCCUPIED: ("3.2",), Code.BLOCKED: ("3.2",)}),
    "walker-dux": (("3.1",), {}),
}


def clauses_of(key: str, code: Code) -> Clauses:
    """The clauses of a ruleset's page that a refusal rests on.

    None for refusals that no rule causes: a text that cannot be read, a game that is over.
    """
    turn, single = _PAGES[key]
    return () if code in _GENERAL else single.get(code, turn)

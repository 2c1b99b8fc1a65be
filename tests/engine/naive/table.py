"""The ten games by name: their options, their boards, and how the men stand at the start."""

from dataclasses import dataclass
from functools import cached_property

from tests.engine.naive.state import Man, square_of

SWITCH_OFF, SWITCH_ON = ("off", "on"), ("on", "off")
SIZE = ("8", "5", "6", "7", "9", "10", "11", "12")
DUTY = ("off", "huff", "enforced")
LEMERY = {"edge": SWITCH_OFF, "compulsory": DUTY, "first": ("0", "5")}
LEMERY_MORE = {"jump": ("slide", "adjacent"), "surround": ("four", "edge")}
VOGT = {"mirror": SWITCH_OFF, "ignorance": SWITCH_OFF, "compulsory": SWITCH_ON}

OPTIONS = {
    "lemery-petteia": {**LEMERY, "first": ("0", "13"), **LEMERY_MORE},
    "lemery-compact": {**LEMERY, **LEMERY_MORE},
    "lemery-ultra": {**LEMERY, **LEMERY_MORE},
    "lemery-crossing": {
        "board": ("base", "compact", "ultra"),
        "edge": SWITCH_OFF,
        "compulsory": DUTY,
        "jump": ("slide", "adjacent"),
    },
    "lemery-latrunculi": {"min": ("1", "3"), "pins": ("free", "all")},
    "poleis": {},
    "vogt-petteia": {**VOGT, "six": SWITCH_ON, "classes": SWITCH_ON},
    "vogt-kubeia": {**VOGT, "classes": SWITCH_ON, "armour": SWITCH_ON},
    "walker-petteia": {"files": SIZE, "ranks": SIZE, "rows": ("2", "1"), "corner": SWITCH_OFF},
    "walker-dux": {
        "files": SIZE,
        "ranks": SIZE,
        "corner": SWITCH_OFF,
        "dux": ("free", "enclosed"),
    },
}

# Files, full rows of soldiers a side, and where the leaders stand.
LEMERY_ARRAYS = {
    "base": (12, 2, "j3", "c6"),
    "compact": (8, 2, "f3", "c6"),
    "ultra": (8, 1, "f2", "c7"),
}


@dataclass(frozen=True)
class Rules:
    """One game with its options."""

    key: str
    chosen: tuple

    def says(self, option, value):
        """Whether the game has this option, and it is so."""
        return (option, value) in self.chosen

    def number(self, option):
        """The value of an option that is a number, 0 if the game has none of that name."""
        return int(dict(self.chosen).get(option, "0"))

    @cached_property
    def family(self):
        """Which card's rules hold: lemery, crossing, latrunculi, poleis, vogt or walker."""
        maker, _, game = self.key.partition("-")
        return game if game in ("crossing", "latrunculi") else maker

    @cached_property
    def dice(self):
        return self.key == "vogt-kubeia"

    @cached_property
    def files(self):
        if self.family == "walker":
            return self.number("files")
        if self.family == "vogt":
            return 12
        return LEMERY_ARRAYS[_array(self)][0] if self.family in ("lemery", "crossing") else 8

    @cached_property
    def ranks(self):
        return self.number("ranks") or 8


def named(name):
    """The game of a canonical name."""
    key, _, listed = name.rstrip(")").partition("(")
    chosen = {option: values[0] for option, values in OPTIONS[key].items()}
    chosen.update(part.split("=") for part in listed.split(",") if part)
    return Rules(key, tuple(chosen.items()))


def men_at_the_start(rules):
    """The pieces on the board before the first action."""
    if rules.family == "vogt":
        leaders = ("g3", "f6") if rules.says("mirror", "on") else ("f3", "g6")
        return _ranks(rules, "OP") | _leaders(leaders)
    if rules.family in ("lemery", "crossing"):
        _, rows, *leaders = LEMERY_ARRAYS[_array(rules)]
        return _ranks(rules, "P" * rows) | _leaders(leaders)
    if rules.key == "walker-dux":
        right_of_the_middle = rules.files // 2
        seen_from_behind = rules.files - 1 - right_of_the_middle
        return _ranks(rules, "P") | {
            (right_of_the_middle, 1): Man(1, "B"),
            (seen_from_behind, rules.ranks - 2): Man(2, "B"),
        }
    return _ranks(rules, "P" * rules.number("rows"))


def men_in_hand(rules):
    """How many men each side still has to place."""
    return 16 if rules.family in ("latrunculi", "poleis") else 0


def _array(rules):
    if rules.family == "crossing":
        return dict(rules.chosen)["board"]
    return {"petteia": "base"}.get(rules.key.split("-")[1], rules.key.split("-")[1])


def _ranks(rules, kinds):
    pieces = {}
    for row, kind in enumerate(kinds):
        for file in range(rules.files):
            pieces[file, row] = Man(1, kind)
            pieces[file, rules.ranks - 1 - row] = Man(2, kind)
    return pieces


def _leaders(squares):
    return {square_of(name): Man(side, "B") for side, name in enumerate(squares, 1)}

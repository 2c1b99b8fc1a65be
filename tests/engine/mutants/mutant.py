"""What a mutant is, and the list of all."""

from collections.abc import Callable
from dataclasses import dataclass

LEMERY = ("lemery-petteia", "lemery-compact", "lemery-ultra")
VOGT = ("vogt-petteia", "vogt-kubeia")
WALKER = ("walker-petteia", "walker-dux")

MUTANTS = []


@dataclass(frozen=True)
class Mutant:
    """A mistake, and the rulesets in which it is one; `rare` if few games would show it."""

    spoil: Callable
    keys: tuple[str, ...]
    rare: bool

    @property
    def name(self):
        return self.spoil.__name__


def mistake(*keys, rare=False):
    """List a function of a ruleset and `patch` as a mutant in the rulesets of these keys."""

    def listed(spoil):
        MUTANTS.append(Mutant(spoil, keys, rare))
        return spoil

    return listed

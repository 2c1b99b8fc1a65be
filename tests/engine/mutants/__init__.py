"""Rules with one mistake each, as a hasty reader of the cards might make it.

A mutant takes a ruleset and gives it back with a wrong table, or patches a function of the rules'
modules by `patch(module, name, function)`. Its name says what has gone wrong.
"""

from tests.engine.mutants import catching, ending, marking, moving  # noqa: F401 - each lists its own
from tests.engine.mutants.mutant import MUTANTS

__all__ = ["MUTANTS"]

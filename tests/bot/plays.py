"""Actions that bring a game to where something can be seen that not every game has."""

from itertools import chain

FIRST = (*(f"{file}1" for file in "abcdefgh"), *(f"{file}2" for file in "abcdefg"), "d5")
SECOND = (*(f"{file}4" for file in "abcdefgh"), *(f"{file}8" for file in "abcdefgh"))

PLACED = tuple(chain.from_iterable(zip(FIRST, SECOND, strict=True)))
"""Where men are placed in Latrunculi and Poleis, the first player's first: all that are in hand."""

BOUND = (*PLACED, "d2-d3", "a8-a7")
"""Up to where the first player may take a bound man off, on d4."""

"""Two dice: every throw with its probability. The engine itself never throws.

>>> len(THROWS), sum(THROWS.values())
(21, Fraction(1, 1))
>>> THROWS[Roll(6, 3)]
Fraction(1, 18)
"""

from collections.abc import Mapping
from fractions import Fraction

from engine.actions import Roll

DICE_FACES = 6
THROWS: Mapping[Roll, Fraction] = {
    Roll(high, low): Fraction(1 if high == low else 2, DICE_FACES * DICE_FACES)
    for high in range(1, DICE_FACES + 1)
    for low in range(1, high + 1)
}

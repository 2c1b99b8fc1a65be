"""What the victim's clocks may have counted: time that it lived, and of what it did not, little."""

from dataclasses import dataclass
from datetime import timedelta

from tests.torture.timepiece import BEAT, OUTAGE

ZERO = timedelta(0)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of time, and how much of it may have counted; what is given back is below zero."""

    begin: object
    end: object
    least: timedelta
    most: timedelta


class Timeline:
    """The victim's lives and deaths, one after another."""

    def __init__(self, begin):
        self._stretches = []
        self._beat = begin  # nothing is known of a beat after this

    def lived(self, begin, end):
        """Note time that went by while the victim lived."""
        self._stretches.append(Stretch(begin, end, end - begin, end - begin))
        self._beat = end

    def began(self, now):
        """Note that the victim is there again, and has given back what was to be given back."""
        self._beat = now

    def lost(self, begin, end, passing=ZERO):
        """Note a death; ``passing`` is how much of it the victim may have lived through.

        A silence of more than an outage is given back from the last beat on, which may have been
        some time before; a shorter one counts.
        """
        whole, silence = end - begin, end - self._beat
        is_short = silence + BEAT <= OUTAGE
        is_long = whole - passing > OUTAGE
        least = whole if is_short else self._beat - begin - BEAT
        self._stretches.append(Stretch(begin, end, least, passing if is_long else whole))

    def counted(self, begin, end):
        """Return how much may have counted between two moments: the least and the most."""
        within = [each for each in self._stretches if begin <= each.begin and each.end <= end]
        return (
            sum((each.least for each in within), ZERO),
            sum((each.most for each in within), ZERO),
        )

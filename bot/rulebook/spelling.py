"""Corrects misspelt words to known ones. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import process
from rapidfuzz.distance import OSA

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MIN_FUZZY_LENGTH = 4
"""Shorter words are not corrected."""

MIN_PART_LENGTH = 4
"""How many letters each part of a compound has at least."""

MIN_TWO_SLIPS_LENGTH = 7
"""Words from this length on may have two slips, shorter ones have one."""


class Speller:
    """Knows the words of a language and how often each occurs."""

    def __init__(self, known: Mapping[str, int], stem: Callable[[str], str] = str) -> None:
        """Correct to the words that are ``known``, which count how often each is used.

        Other forms of them, which have the same ``stem``, are right as they are.
        """
        self._known, self._stem = known, stem
        self._stems = frozenset(map(stem, known))
        self._words = tuple(word for word in known if len(word) >= MIN_FUZZY_LENGTH - 1)

    def knows(self, word: str) -> bool:
        """Tell whether a word needs no correction."""
        return word in self._known or self._stem(word) in self._stems

    def corrected(self, word: str) -> str:
        """Return the known word with the fewest slips, or the word itself where none is near.

        A compound of two known words is returned as these two.

        A slip is a letter too many, too few, wrong, or swapped with the next one. Of several the
        one that begins alike is meant, then the most frequent.
        """
        if self.knows(word) or len(word) < MIN_FUZZY_LENGTH or not word.isalpha():
            return word
        if parts := self._parts(word):
            return " ".join(parts)
        slips = 2 if len(word) >= MIN_TWO_SLIPS_LENGTH else 1
        found = process.extract(word, self._words, scorer=OSA.distance, score_cutoff=slips, limit=9)
        return min(
            (each for each, *_ in found if each[-1] == word[-1] or each[0] == word[0]),
            key=lambda each: (
                OSA.distance(each, word),
                each[0] != word[0],
                -self._known[each],
                each,
            ),
            default=word,
        )

    def _parts(self, word: str) -> tuple[str, str] | None:
        """Return the two known words of which another is made, such as German “Brettrand”."""
        for end in range(len(word) - MIN_PART_LENGTH, MIN_PART_LENGTH - 1, -1):
            first, second = word[:end], word[end:]
            for each in (first, first.removesuffix("s")):
                if self.knows(each) and self.knows(second):
                    return each, second
        return None

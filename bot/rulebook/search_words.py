"""Words as they are compared: without accents and endings, those that mean the same made one. Pure.

What a language contributes stands in its `search/wording.ftl`: which words say nothing, how words
end, and which mean the same here, a line each, beginning with the word that stands for all.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from bot.i18n import search_terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MIN_STEM_LENGTH = 3
"""How many letters are left of a word at least when its ending is taken off."""

WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a language: those that say nothing, endings, and what stands for what.

    What stands for several words or phrases is in capitals, which no other word is.
    """

    idle: frozenset[str]
    endings: tuple[str, ...]
    words_alike: Mapping[str, str]
    phrases_alike: Mapping[str, str]
    phrases: re.Pattern[str]

    def words(self, text: str) -> tuple[str, ...]:
        """Return what a text is compared by, in its order."""
        joined = self.phrases.sub(lambda found: self.phrases_alike[found[0]], plain(text))
        spoken = (word for word in joined.split() if word not in self.idle)
        return tuple(chain.from_iterable(self._meant(word).split() for word in spoken))

    def _meant(self, word: str) -> str:
        bare = stem(word, self.endings)
        return self.words_alike.get(word) or self.words_alike.get(bare, bare)


@cache
def wording(language: str) -> Wording:
    """Return the words of a language, or the English ones where it has none."""
    texts = search_terms(language)
    endings = sorted(plain(texts["wording-endings"]).split(), key=len, reverse=True)
    rows = [re.split("[:,]", row) for row in texts["wording-alike"].splitlines()]
    alike = {plain(each): plain(row[0]).upper() for row in rows for each in row}
    phrases = {each: name for each, name in alike.items() if " " in each}
    words = {each: name for each, name in alike.items() if " " not in each}
    return Wording(
        idle=frozenset(plain(texts["wording-idle"]).split()),
        endings=tuple(endings),
        words_alike={**_stems(words, endings), **words},
        phrases_alike=phrases,
        phrases=_any_of(phrases),
    )


def plain(text: str) -> str:
    """Return the words of a text in small letters without accents, one space between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        WORD.findall("".join(each for each in letters if not unicodedata.combining(each)))
    )


def stem(word: str, endings: Iterable[str]) -> str:
    """Return a word without the first of these endings that it has."""
    fitting = (each for each in endings if word.endswith(each))
    return word.removesuffix(
        next((e for e in fitting if len(word) - len(e) >= MIN_STEM_LENGTH), "")
    )


def _stems(words: Mapping[str, str], endings: Iterable[str]) -> Mapping[str, str]:
    """What the stems of words stand for; of two that have the same, the earlier word's."""
    return {stem(each, endings): words[each] for each in reversed(tuple(words))}


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(phrases, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")

"""How likely a question is about each subject, by weights that were trained from ways of asking.

A linear model of a language's words, their neighbours and their letters, in `models/`. Changes of
the features or of the ways of asking need new weights, which `make search` trains.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from bisect import bisect_left
from collections import defaultdict
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from math import exp, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.i18n import FALLBACK, search_folder
from bot.rulebook.wording import MARK, Speller, plain, wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

NONE: Final = "none"
"""The subject of what has no answer here."""

LETTERS: Final = (3, 4, 5)
"""How many letters are taken together, the blanks around a word among them."""

WHOLE_QUESTIONS: Final = "questions.txt"
"""What is asked with a story around it, in a person's own words."""

ASKED_IN: Final = ("ways.txt", WHOLE_QUESTIONS)
"""The files of what people ask."""

SAMPLED_EVERY: Final = 50
"""One in so many ways of asking shows whether features are made as before."""

UNKNOWN_STEPS: Final = 5
"""In how many steps the share of unknown words is counted."""


def features(text: str, language: str, written: str = "", unknown: float = 0.0) -> dict[str, float]:
    """Return the features of a text with their values; the squares of the values add up to 1.

    ``written`` is the text before it was corrected, ``unknown`` the share of its words that no way
    of asking has.

    >>> sorted(features("ab", "en"))
    ['c: ab', 'c: ab ', 'c:ab ', 'q:$ ab', 'q:ab $', 'r:ab', 'u:0', 'w:ab']
    """
    found = dict(_valued(text, language, written or text))
    found[f"u:{min(int(unknown * UNKNOWN_STEPS + 0.999), UNKNOWN_STEPS)}"] = 1.0
    length = sqrt(sum(value * value for value in found.values()))
    return {name: value / length for name, value in found.items()}


def _valued(text: str, language: str, written: str) -> Iterator[tuple[str, float]]:
    words = wording(language).words(text)
    for word in words:
        yield f"w:{word}", 0.8 if word.startswith(MARK) else 1.0
    for one, other in pairwise(word for word in words if not word.startswith(MARK)):
        yield f"p:{one} {other}", 0.6
    raw = plain(text).split()
    for word in raw:
        yield f"r:{word}", 0.6
    for one, other in pairwise(("$", *raw, "$")):
        yield f"q:{one} {other}", 0.5
    for word in plain(written).split():
        whole = f" {word} "
        for size in LETTERS:
            for at in range(len(whole) - size + 1):
                yield f"c:{whole[at : at + size]}", 0.3


def share_unknown(words: list[str], known: Mapping[str, int], least: int = 1) -> float:
    """Return which part of the words occurs fewer times than ``least``, from 0 to 1."""
    return sum(known.get(word, 0) < least for word in words) / max(len(words), 1)


class Model:
    """The weights of a language's features, by the checksums of the features' names.

    The weights of a feature are those from its start to that of the next one: each with the number
    of the subject for which it counts, in steps of that subject's scale. ``known`` are the words of
    the ways of asking, with how often they are used, ``kept`` those of the world that are like one
    of them.
    """

    def __init__(self, data: bytes) -> None:
        """Read a file of weights."""
        head, _, rest = zlib.decompress(data).partition(b"\n")
        about = json.loads(head)
        self.digest: str = about["digest"]
        self.subjects: tuple[str, ...] = tuple(about["subjects"])
        self.known: Mapping[str, int] = about["known"]
        self.kept = frozenset(about["kept"].split())
        self._bias: Sequence[float] = about["bias"]
        self._scales: Sequence[float] = about["scales"]
        self._names, self._starts = array("I"), array("I")
        self._numbers, self._weights = array("H"), array("b")
        arrays = (self._names, self._starts, self._numbers, self._weights)
        for values, count in zip(arrays, about["counts"], strict=True):
            size = count * values.itemsize
            values.frombytes(rest[:size])
            rest = rest[size:]
            if sys.byteorder == "big":  # the files are little-endian
                values.byteswap()

    def likely(self, found: Mapping[str, float]) -> Mapping[str, float]:
        """Return how likely each subject is, by the features of a question; in all 1."""
        sums = [0.0] * len(self.subjects)
        for name, value in found.items():
            key = zlib.crc32(name.encode())
            at = bisect_left(self._names, key)
            if at == len(self._names) or self._names[at] != key:
                continue
            part = slice(self._starts[at], self._starts[at + 1])
            for number, weight in zip(self._numbers[part], self._weights[part], strict=True):
                sums[number] += value * weight
        margins = [
            bias + scale * each
            for bias, scale, each in zip(self._bias, self._scales, sums, strict=True)
        ]
        most = max(margins)
        shares = [exp(each - most) for each in margins]
        whole = sum(shares)
        return {name: share / whole for name, share in zip(self.subjects, shares, strict=True)}


@cache
def model(language: str) -> Model:
    """Return the weights of a language, or the English ones if it has none."""
    folder = files(__package__).joinpath("models")
    path = folder.joinpath(f"{language}.bin")
    return Model(path.read_bytes()) if path.is_file() else model(FALLBACK)


@cache
def speller(language: str) -> Speller:
    """Return what knows the words of those who ask in a language."""
    found = model(language)
    return Speller(found.known, wording(language).stem, found.kept)


def corrected(question: str, language: str) -> str:
    """Return the plain words of a question, the misspelt ones corrected."""
    return " ".join(map(speller(language).corrected, plain(question).split()))


def likely(question: str, language: str) -> Mapping[str, float]:
    """Return how likely each subject is what a question is about."""
    found = model(language)
    text = corrected(question, language)
    idle = wording(language).idle
    unknown = share_unknown([each for each in text.split() if each not in idle], found.known)
    return found.likely(features(text, language, question, unknown))


def ways(language: str, names: Iterable[str] = ASKED_IN) -> Mapping[str, Sequence[str]]:
    """Return how people ask for each subject, from some files of a language's `search` folder."""
    found: dict[str, list[str]] = defaultdict(list)
    subject = ""
    paths = (search_folder(language) / name for name in names)
    for path in filter(Path.is_file, paths):
        for row in path.read_text(encoding="utf-8").splitlines():
            if row.startswith("#") or not row:
                continue
            listed = row
            if not row.startswith(" "):
                subject, _, listed = row.partition(":")
            found[subject] += filter(None, map(str.strip, listed.split(";")))
    return found


def digest(language: str) -> str:
    """Return the checksum of what the weights of a language are trained from.

    That is the language's `search` folder, and what is made of some of its ways of asking.
    """
    found = sha256()
    for path in sorted(search_folder(language).iterdir()):
        found.update(path.read_bytes())
    rows = [row for listed in ways(language).values() for row in listed]
    for row in rows[::SAMPLED_EVERY]:
        found.update(repr(sorted(features(row, language).items())).encode())
    return found.hexdigest()[:16]

"""Dice and lots derived from a seed, so that anyone who has it can check them. Pure.

``docs/dice.md`` gives the formula byte by byte. Invariant: it never changes, since matches that
were played by it would be checked by another one.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from itertools import count, islice
from typing import TYPE_CHECKING, TypeAlias

from bot.core.matches.messages import Typed, family_line, line
from bot.core.matches.model import NO_WORDS, SideWish, Stage
from engine import DICE_FACES, Side
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match


SEED = re.compile(r"[0-9a-f]{64}")
"""What a seed looks like: 32 bytes as hexadecimal digits."""

FORMULA = "petteia dice 1"
FORMULA_WITH_WORDS = "petteia dice 2"
FAIR_BYTES = 256 - 256 % DICE_FACES
"""Bytes from here on are skipped, so that each face has the same number of bytes."""


def commitment(seed: str) -> str:
    """Return what is shown of a seed while it is secret: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


Words: TypeAlias = tuple[str, str]
"""What the players mixed in, the challenger's word first; empty for none."""


def draw_side(seed: str, match: str, words: Words = NO_WORDS) -> Side:
    """Draw the challenger's side, each as likely."""
    return Side(next(stream(seed, "lot", match, words=words)) % len(Side))


def throw(
    seed: str, match: str, ply: int, takebacks: int, words: Words = NO_WORDS
) -> tuple[int, int]:
    """Throw two fair dice, the higher first.

    ``ply`` counts the plies before the throw, ``takebacks`` those of the match up to it.
    """
    made = stream(seed, "throw", match, ply, takebacks, words=words)
    fair = (byte for byte in made if byte < FAIR_BYTES)
    low, high = sorted(1 + byte % DICE_FACES for byte in islice(fair, 2))
    return high, low


def stream(seed: str, *asked: str | int, words: Words = NO_WORDS) -> Iterator[int]:
    """Yield the bytes for what is asked, 32 at a time, without end."""
    parts = (FORMULA_WITH_WORDS, *asked, *words) if any(words) else (FORMULA, *asked)
    for block in count():
        text = "\n".join(map(str, (*parts, block)))
        yield from hmac.digest(seed.encode(), text.encode(), "sha256")


def seed_use(match: Match) -> str | None:
    """Return what of a match comes from its seed, ``dice`` or else ``draw_side``, or None."""
    if match.seed is None:
        return None
    if ruleset(match.terms.ruleset).start.roll is not None:
        return "dice"
    return "lot" if match.terms.side is SideWish.LOT else None


def details(match: Match) -> tuple[Line, ...]:
    """Return a match's id, and of its dice or lot the commitment or seed, and how to check it."""
    return (line("details-match", match=match.id), *_fairness_lines(match))


def _fairness_lines(match: Match) -> tuple[Line, ...]:
    kind = seed_use(match)
    if kind is None or match.seed is None:
        return ()
    if match.stage is Stage.OVER:
        return (
            family_line("note-seed", kind, seed=match.seed),
            *_words_note(match),
            line("note-seed-check", match=match.id),
        )
    how = "offered" if match.stage is Stage.OFFERED else "set"
    return (
        family_line("fairness-sealed", kind, commitment=commitment(match.seed)),
        *_words_note(match),
        family_line("fairness-words", how, match=match.id),
        line("fairness-check"),
    )


def _words_note(match: Match) -> tuple[Line, ...]:
    words = [word for word in match.words if word]
    if not words:
        return ()
    return (line("note-dice-words", words=Typed(" · ".join(words)), count=len(words)),)


WORD_TAGS = ("ChallengerWord", "OpponentWord")
"""The tags of a record that hold the words, those that there are."""


def seed_tags(match: Match) -> Mapping[str, str]:
    """Return the tags by which a record can be checked, the seed's own once the match is over."""
    tags = {"Match": str(match.id)}
    if match.takebacks:
        tags["Takebacks"] = str(match.takebacks)
    if seed_use(match) is None or match.seed is None:
        return tags
    side = match.side_of(match.challenger)
    if match.terms.side is SideWish.LOT and side is not None:
        tags["Lot"] = side.name.lower()
    tags["Commitment"] = commitment(match.seed)
    tags |= {tag: word for tag, word in zip(WORD_TAGS, match.words, strict=True) if word}
    if match.stage is Stage.OVER:
        tags["Seed"] = match.seed
    return tags

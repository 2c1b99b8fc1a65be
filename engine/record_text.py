"""The parts of a record's text: tags, results, and faults.

Invariant: what is written is read back as itself, and no control character is written.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import Refusal
from engine.foreign_text import visible
from engine.game import Game
from engine.lettering import Lettering
from engine.position import Outcome, Reason, Side
from engine.ruleset import Ruleset
from engine.transcript import OWN_TAGS, TAG_NAME

MAX_LENGTH = 200_000
MAX_LINE_LENGTH = 20_000
MAX_LINES = 10_000
MAX_TAGS = 100
MAX_TAG_LENGTH = 100  # of the values that people type, such as names
UNFINISHED = "*"

MAX_SNIPPET_LENGTH = 40
_TAG = re.compile(
    rf"\s*\[\s*({TAG_NAME.pattern})\s+"
    r'(?:"((?:[^"\\\n]|\\["\\])*)"|[\u201c\u201e\u00ab]([^\n\]]*?)[\u201d\u201c\u00bb])\s*\]'
)
"""A tag, its value in straight quotes or in those that phones put in their place."""

_TAG_BEGINS = re.compile(r"\s*\[")
_OURS = (
    *OWN_TAGS,
    "First",
    "Second",
    "Match",
    "Lot",
    "Takebacks",
    "Commitment",
    "Seed",
    "Misprint",
)
_KNOWN = {name.casefold(): name for name in _OURS}
_SCORES: Mapping[Side | None, str] = {Side.FIRST: "1-0", Side.SECOND: "0-1", None: "½-½"}
_DRAWN = "1/2-1/2"
_WINNERS: Mapping[str, Side | None] = {
    **{score: winner for winner, score in _SCORES.items()},
    _DRAWN: None,
    _DRAWN.replace("/", "\u2044"): None,  # some programs decompose the sign ½ so
}
ITALIAN: Mapping[Reason, str] = {
    Reason.ROUT: "sbando",
    Reason.BREAKTHROUGH: "sfondamento",
    Reason.DECIMATION: "decimazione",
    Reason.SIEGE: "assedio",
    Reason.REFUSAL: "renitenza",
    Reason.SUPERIORITY: "superiorità",
    Reason.IGNORANCE: "ignoranza",
    Reason.RESIGNATION: "abbandono",
    Reason.PARITY: "parità",
    Reason.AGREEMENT: "accordo",
    Reason.TIMEOUT: "tempo",
}


class RecordFault(StrEnum):
    """What is wrong with a record. The values are fixed, like those of `RefusalCode`."""

    TOO_LONG = "too-long"  # too many characters, or lines, or characters on a line
    TAG = "tag"  # begins like a tag and is none
    TAG_TWICE = "tag-twice"
    TAG_MISSING = "tag-missing"
    RULESET = "ruleset"  # no such ruleset, option or value; with the choices
    FEN = "fen"
    NUMBER = "number"  # no number where one is due, or not the next one
    SECOND = "second"  # another game begins
    HALF = "half"  # no move, or one where none is due
    MISSING = "missing"  # nothing where a move is due
    MISSED = "missed"  # "..." in the place of the side to act
    TURN = "turn"  # a move in the place of the side that is not to act
    REFUSED = "refused"  # the rules do not allow it; with the refusal
    RESULT = "result"  # a result that cannot be read, or without its reason
    UNTRUE = "untrue"  # a result that the game, or the tag, contradicts
    LATE = "late"  # something follows the result


class RecordError(ValueError):
    """A text that is not a record: the place and the fault.

    `line` is the line of the text, from 1. `number` and `side` are the half on a numbered line,
    if the fault is in one; `text` is the text there, cut; `refusal` is the rules' reason in
    `game`, the game before it; `choices` are the valid values instead.
    """

    def __init__(  # noqa: PLR0913 - all that is known of the place
        self,
        fault: RecordFault,
        line: int,
        text: str = "",
        *,
        number: int | None = None,
        side: Side | None = None,
        refusal: Refusal | None = None,
        game: Game | None = None,
        choices: tuple[str, ...] = (),
    ) -> None:
        super().__init__(f"line {line}: {fault}")
        self.fault = fault
        self.line = line
        self.text = clean(text, MAX_SNIPPET_LENGTH)
        self.number = number
        self.side = side
        self.refusal = refusal
        self.game = game
        self.choices = choices


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag pair and its line in the text."""

    name: str
    value: str
    line: int


def clean(text: str, limit: int = MAX_TAG_LENGTH) -> str:
    """A text on one line without invisible characters, cut to a length.

    >>> clean(" Alkaios  of  Tiryns ")
    'Alkaios of Tiryns'
    """
    shown = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(shown.split())[:limit].rstrip()


def checked(text: str) -> str:
    """The text with plain line ends and nothing invisible. Raises RecordError if it is too long."""
    if len(text) > MAX_LENGTH:
        raise RecordError(RecordFault.TOO_LONG, 1)
    lines = visible(text).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > MAX_LINES:
        raise RecordError(RecordFault.TOO_LONG, MAX_LINES)
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_LENGTH:
            raise RecordError(RecordFault.TOO_LONG, number)
    return "\n".join(lines)


def write_tag(name: str, value: str) -> str:
    """One tag pair; quotes and backslashes are escaped."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def read_tags(text: str) -> Iterator[tuple[Tag, int]]:
    """The tags at the beginning of a text, each with its end in it. Raises RecordError."""
    place = 0
    seen: set[str] = set()
    while begin := _TAG_BEGINS.match(text, place):
        line = line_at(text, begin.end())
        found = _TAG.match(text, place)
        if found is None:
            raise RecordError(RecordFault.TAG, line, text[place : place + MAX_SNIPPET_LENGTH])
        name = _KNOWN.get(found[1].casefold(), found[1])
        if name in seen:
            raise RecordError(RecordFault.TAG_TWICE, line, name)
        if len(seen) == MAX_TAGS:
            raise RecordError(RecordFault.TOO_LONG, line)
        seen.add(name)
        place = found.end()
        value = found[3] if found[2] is None else re.sub(r"\\(.)", r"\1", found[2])
        yield Tag(name, value, line), place


def line_at(text: str, place: int) -> int:
    """The number of the line of a place in a text, from 1."""
    return text.count("\n", 0, place) + 1


def score(outcome: Outcome | None) -> str:
    """The value of the tag `Result`."""
    if outcome is None:
        return UNFINISHED
    return _DRAWN if outcome.winner is None else _SCORES[outcome.winner]


def same_score(value: str, outcome: Outcome | None) -> bool:
    """Whether a value of the tag `Result` is that of an outcome."""
    plain = "".join(value.split())
    if outcome is None:
        return plain == UNFINISHED
    return plain in _WINNERS and _WINNERS[plain] is outcome.winner


def write_result(rules: Ruleset, outcome: Outcome) -> str:
    """The result with its reason; in Vogt's games the reason is in Italian (card 7.1)."""
    reason = outcome.reason.value
    if rules.letters is Lettering.GREEK:
        reason = ITALIAN.get(outcome.reason, reason)
    return f"{_SCORES[outcome.winner]} ({reason})"


def read_result(rules: Ruleset, winner: str, reason: str) -> Outcome | None:
    """The outcome of a result's two parts; None if there is none such."""
    reasons = {code.value: code for code in Reason}
    if rules.letters is Lettering.GREEK:
        reasons |= {_plain(word): code for code, word in ITALIAN.items()}
    known = reasons.get(_plain(reason))
    if known is None or winner not in _WINNERS:
        return None
    return Outcome(_WINNERS[winner], known)


def _plain(word: str) -> str:
    """A word without capitals and accents, which typing often omits."""
    parts = unicodedata.normalize("NFKD", "".join(word.split()).casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))

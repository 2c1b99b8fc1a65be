"""Which typed texts are questions about the games, though no word of the bot says so. Pure.

A question leads to the rulebook, never to an opponent.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.core.matches.actions_table import WORDS
from bot.core.matches.chance import is_match_code
from bot.core.matches.messages import Refused
from bot.core.typed.text import plain_text
from bot.core.typed.vocabulary import LITTLE_WORDS, PLAY
from bot.core.typed.words import (
    PUNCTUATION,
    SIGNS,
    TEXT_LIMIT,
    Request,
    looks_like_move,
    split_word,
)

if TYPE_CHECKING:
    from bot.core.matches.messages import Line

MIN_WORDS = 3
"""How many words make a question of a text that begins with no word of the bot."""

MIN_LETTERS = 4
"""How many letters a word has at least that is a question by itself."""

DIGIT = re.compile(r"[0-9]")

QUESTION_MARKS: Final = ("?", ";", "\u037e")
"""Greek asks with a semicolon, or a character of its own that looks like one."""

NAMING_A_MATCH = frozenset(row.word for row in WORDS.values() if row.options == ("match",))
"""The words that are followed by no more than a match."""


def question_in(text: str, read: Request | Refused) -> Request | None:
    """Return the request for the rulebook if a text is a question, else None.

    ``read`` is what the text was read as. A command that is followed by a question is one:
    ``draw by repetition?`` offers no draw.
    """
    plain = plain_text(text, TEXT_LIMIT).lstrip(SIGNS).strip()
    words = plain.split()
    asks = question(text)
    if isinstance(read, Refused):
        if not read.line.code.startswith("refused-unknown-word"):
            return None
        # Two words that begin like a word of the bot are more likely that word, misspelt.
        least = MIN_WORDS if is_like_a_word(read) else MIN_WORDS - 1
        return asks if len(words) >= least or plain.endswith(QUESTION_MARKS) else None
    rest = (split_word(plain) or ("", ""))[1]
    # Dutch “les” is a lesson, but a longer text that begins so is a French sentence.
    if rest and len(words) >= MIN_WORDS and words[0].casefold() in LITTLE_WORDS:
        return asks
    word = WORDS[read.word]
    if word.opens_rules:
        return None
    if word.notation and rest and not DIGIT.search(rest) and len(words) >= MIN_WORDS:
        return asks
    if word.is_free_text:
        return None
    if word.takes_nothing:
        return asks if len(rest.split()) > 1 else None
    if word.word in NAMING_A_MATCH:
        return asks if rest and "=" not in rest and not is_match_code(rest) else None
    return asks if plain.endswith(QUESTION_MARKS) and rest else None


def question(text: str) -> Request:
    """Return the request for the rulebook that a text is asked with."""
    return Request("rules", {"ruleset": plain_text(text, TEXT_LIMIT).lstrip(SIGNS).strip()})


def is_one_unknown(text: str, read: Request | Refused) -> bool:
    """Return whether a text is one word but not one of the bot's, such as the name of a game."""
    is_one = len(text.split()) == 1 and len(text.strip()) >= MIN_LETTERS
    return is_one and isinstance(read, Refused) and read.line.code == "refused-unknown-word"


def names_nobody(text: str, answered: tuple[Line, ...]) -> bool:
    """Return whether a text that begins with `play` was answered that no player is called so."""
    plays = text.casefold().lstrip(SIGNS).startswith(tuple(f"{each} " for each in PLAY))
    return plays and [each.code for each in answered] == ["refused-unknown-person"]


def is_like_a_word(read: Request | Refused) -> bool:
    """Return whether a text begins with no word of the bot, but like one."""
    return isinstance(read, Refused) and read.line.code.endswith("near")


def may_be_slip(text: str, read: Request | Refused) -> bool:
    """Return whether a question, as it was taken for, may be something else that is misspelt."""
    is_short = len(text.split()) < MIN_WORDS and not text.rstrip().endswith(QUESTION_MARKS)
    return isinstance(read, Refused) and (is_short or is_like_a_word(read))


def is_question(text: str) -> bool:
    """Return whether a text behind `why` asks something, and names no action.

    >>> is_question("can I jump"), is_question("a2-a5"), is_question("d4")
    (True, False, False)
    """
    words = [word for word in text.rstrip(PUNCTUATION).split() if word.isalpha()]
    if not words or looks_like_move(text):
        return False
    is_short = len(words) < MIN_WORDS and max(map(len, words)) < MIN_LETTERS
    return not is_short and (len(words) >= MIN_WORDS or not DIGIT.search(text))

"""Text from phones, editors and other programs, as it was meant.

Invariant: only what cannot be seen, or has one meaning, is read otherwise than it is written.
"""

import re
import unicodedata

_ARROW = re.compile(
    r"\s*(?:[-=\u2010-\u2015\u2212]*>|[\u2190-\u21ff\u27f5-\u27ff\u2794-\u27be])\s*"
)
_DASHES = dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d", "-")
_CYRILLIC = dict(
    zip("авеікмнорстухјԁһӏьАВЕІКМНОРСТУХЈ", "abeikmhopctyxjdhlbABEIKMHOPCTYXJ", strict=True)
)
_ALIKE = str.maketrans(_DASHES | _CYRILLIC)
_SELECTORS = "\ufe0e\ufe0f"
"""What shows the sign before it as text or as an emoji."""

_QUOTES = "\"'`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a()[]"
_MARKS = f" \t\n.,;:!?\u2026\u3002*{_QUOTES}"
_BETWEEN = re.compile(r"(?<=[0-9])\s*(?:\.{2,}|[:/])\s*(?=[^\W\d_])")
"""What stands between two squares beside hyphens and arrows."""


def visible(text: str) -> str:
    r"""The text without characters that cannot be seen, such as a byte-order mark.

    >>> visible("\ufeffa2\u200b-a3\u00a0")
    'a2-a3 '
    """
    kept = (each for each in text if unicodedata.category(each) != "Cf" and each not in _SELECTORS)
    return "".join(kept).replace("\u00a0", " ").replace("\u202f", " ")


def action_text(text: str) -> str:
    """What was typed as an action, in the letters and signs that actions are written in.

    Arrows, long dashes, and colons, slashes or dots between squares are hyphens. Letters of other
    alphabets that look like those of squares are these. Punctuation around it is left out.

    >>> [action_text(each) for each in ("a2 -> a5!", "\u04302-\u04305.", "\uff21\uff12-a5")]
    ['a2-a5', 'a2-a5', 'A2-a5']
    """
    plain = unicodedata.normalize("NFKC", visible(text)).translate(_ALIKE)
    return _BETWEEN.sub("-", _ARROW.sub("-", plain)).strip(_MARKS)

"""Text from outside, made plain: without anything that cannot be seen or that changes its look."""

from __future__ import annotations

import unicodedata


def plain_text(text: str, limit: int) -> str:
    """Return text without control, format or private characters, its white space folded, cut."""
    # Cut first and last: hostile text may be long, and normalising may lengthen it.
    normal = unicodedata.normalize("NFKC", text[: limit * 4])
    kept = (" " if char.isspace() else char for char in normal)
    visible = "".join(char for char in kept if unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())[:limit].strip()

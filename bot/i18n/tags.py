"""Tags in the rulebook's texts: the subjects of a sentence, such as ``§corner+edge``. Pure.

A tag stands before what it is about, at the beginning of a line or within it, and holds until the
next one. Nobody is shown any.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

TAG = re.compile(r"§([a-z+-]+) ")

Part = tuple[str, str]
"""A tag, and what is said under it."""


def without_tags(text: str) -> str:
    """Return a text as it is shown."""
    return TAG.sub("", text)


def tagged(text: str) -> tuple[tuple[Part, ...], ...]:
    """Return the parts of each line of a text."""
    lines, tag = [], ""
    for line in text.split("\n"):
        before, *pieces = TAG.split(line)
        parts = [(tag, before)] if before.strip() else []
        parts += list(zip(pieces[::2], pieces[1::2], strict=True))
        tag = parts[-1][0] if parts else tag
        lines.append(tuple((of, said.strip()) for of, said in parts))
    return tuple(lines)


def under(text: str, wanted: Callable[[str], bool]) -> str:
    """Return what a text says under the tags that are wanted, line by line."""
    return "\n".join(filter(None, (_said(parts, wanted) for parts in tagged(text))))


def _said(parts: Iterable[Part], wanted: Callable[[str], bool]) -> str:
    return " ".join(said for tag, said in parts if wanted(tag))

"""What a language contributes to the search in the rulebook: compared with questions, never said.

It is much, and stands in files of its own, so that nobody reads it who only speaks.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.speaker import FALLBACK, SEARCH_FOLDER

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def search_terms(language: str) -> Mapping[str, str]:
    """Return the texts of a language's `search` folder by their codes, English where one lacks."""
    english = {} if language == FALLBACK else search_terms(FALLBACK)
    return {**english, **_texts(language)}


def _texts(language: str) -> Mapping[str, str]:
    folder = files(__package__).joinpath(language, SEARCH_FOLDER)
    entries = folder.iterdir() if folder.is_dir() else ()
    resources = [FluentResource(each.read_text(encoding="utf-8")) for each in entries]
    bundle = FluentBundle([language], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    codes = (entry.id.name for each in resources for entry in each.body if hasattr(entry, "id"))
    texts = ((code, bundle.get_message(code).value) for code in codes)
    return {code: str(bundle.format_pattern(text)[0]) for code, text in texts if text}

"""Every sentence a player reads: Fluent files, a folder a language.

Invariants: sentences are plain text, never markup; the marks U+2068 and U+2069 isolate people's
names only, which may be in any script.
"""

from __future__ import annotations

from bot.i18n.languages import FALLBACK, LANGUAGES, negotiated
from bot.i18n.sentences import load_languages
from bot.i18n.speaker import (
    Speaker,
    UnknownMessage,
    search_folder,
    search_terms,
    speaker,
    speaker_to,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speaker",
    "UnknownMessage",
    "load_languages",
    "negotiated",
    "search_folder",
    "search_terms",
    "speaker",
    "speaker_to",
]

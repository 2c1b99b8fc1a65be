"""Every sentence a player reads: Fluent files, a folder a language.

Laws: what is said is plain text, never markup; the marks U+2068 and U+2069 stand around people's
names only, which are the only words here that somebody else wrote in an unknown script.
"""

from __future__ import annotations

from bot.i18n.negotiation import negotiated
from bot.i18n.search_files import search_terms
from bot.i18n.speaker import FALLBACK, LANGUAGES, Speaker, UnknownMessage, speaker, speaker_to

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speaker",
    "UnknownMessage",
    "negotiated",
    "search_terms",
    "speaker",
    "speaker_to",
]

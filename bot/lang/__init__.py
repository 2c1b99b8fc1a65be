"""Every sentence a player reads: Fluent files, a folder a language.

Laws: what is said is plain text, never markup; the marks U+2068 and U+2069 stand around people's
names only, which are the only words here that somebody else wrote in an unknown script.
"""

from __future__ import annotations

from bot.lang.negotiation import negotiated
from bot.lang.sought import sought
from bot.lang.speaker import FALLBACK, LANGUAGES, Speaker, UnknownMessage, speaker, speaker_to

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speaker",
    "UnknownMessage",
    "negotiated",
    "sought",
    "speaker",
    "speaker_to",
]

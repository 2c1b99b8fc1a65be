"""What an examination of a platform's setting found, for the operator."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: how it stands, and what to do if it is not as it should be."""

    sentence: str
    advice: str = ""

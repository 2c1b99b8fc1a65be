"""What the core needs to know of lessons: part of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.model import AccountId


class LessonList(Protocol):
    """Which lessons somebody has solved, and when."""

    async def lessons_of(self, account_id: AccountId) -> Mapping[str, datetime]:
        """Return when an account first solved each lesson, by the lessons' keys in order."""

    async def keep_lesson(self, account_id: AccountId, lesson: str, at: datetime) -> None:
        """Keep that an account has solved a lesson, if it had not yet.

        Nothing is kept of an account that is nobody's any more.
        """

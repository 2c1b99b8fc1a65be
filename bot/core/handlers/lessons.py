"""Lessons as a person takes them: what is answered, and how far they have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.chance import TimeSource
    from bot.core.handlers.teaching import LessonAnswer, Lessons
    from bot.core.matches.model import Account
    from bot.core.store import Store
    from bot.core.views.views import Answer


class LessonHandlers:
    """Teaches people one by one; what they have solved is kept."""

    def __init__(self, store: Store, lessons: Lessons, clock: TimeSource) -> None:
        """Teach these lessons, and keep in this store who has solved which."""
        self._store = store
        self._lessons = lessons
        self._clock = clock

    async def hear(self, who: Account, typed: str) -> Answer:
        """Answer words: a ruleset, the number of a lesson, what is done in it; or nothing."""
        solved = await self._solved(who)
        return await self._kept(who, self._lessons.open(who, typed, solved), solved)

    async def press(self, who: Account, choice: str) -> Answer:
        """Answer a button, by its control's choice."""
        solved = await self._solved(who)
        return await self._kept(who, self._lessons.turn(who, choice, solved), solved)

    async def _solved(self, who: Account) -> frozenset[str]:
        return frozenset(await self._store.lessons_of(who.id))

    async def _kept(self, who: Account, taught: LessonAnswer, solved: frozenset[str]) -> Answer:
        if taught.solved and taught.solved not in solved:
            await self._store.keep_lesson(who.id, taught.solved, self._clock())
        return taught.answer

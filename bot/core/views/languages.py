"""What is spoken where several people read the same. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.preferences import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import Account, AccountId, Match


def common_language(match: Match, people: Mapping[AccountId, Account]) -> str:
    """Return the language of a match's players if they have one in common, else the challenger's.

    People whose language is unknown do not count.
    """
    known = {people[each].settings.known_language for each in match.people if each in people}
    known.discard("")
    if len(known) == 1:
        return known.pop()
    challenger = people.get(match.challenger)
    return challenger.settings.spoken if challenger else ENGLISH

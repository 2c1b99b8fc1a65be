"""What players reported and tests found, with what was decided, for the operator to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.accounts.people import NAMELESS
from bot.core.matches.cases import Case, CaseKind
from bot.core.matches.chat import Said
from bot.storage.accounts import account
from bot.storage.cases import all_cases
from bot.storage.codec import events_of
from bot.storage.maintenance.verify import match_with_log

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId


@dataclass(frozen=True, slots=True)
class ReadCase:
    """A case with the names of its people, and the words, empty once the speaker is forgotten.

    Of other kinds the words are the topic with the evidence.
    """

    case: Case
    about: str
    reporter: str
    text: str


def read_cases(connection: Connection) -> tuple[ReadCase, ...]:
    """List all cases, the latest last; raises CorruptMatch."""
    return tuple(
        ReadCase(each, _name(connection, each.about), _name(connection, each.reporter), text)
        for each in all_cases(connection)
        for text in (_text(connection, each),)
    )


def _name(connection: Connection, account_id: AccountId | None) -> str:
    found = account(connection, account_id) if account_id else None
    return (found and found.name) or NAMELESS


def _text(connection: Connection, case: Case) -> str:
    if case.kind is not CaseKind.MESSAGE:
        return " ".join([case.topic, *(f"{name}={value}" for name, value in case.evidence.items())])
    _, rows = match_with_log(connection, case.match)
    said = {str(each.number): each.text for each in events_of(rows) if isinstance(each, Said)}
    return said.get(case.topic, "")

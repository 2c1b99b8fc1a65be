"""Cases: transactions of the store, and what becomes of them with their people and groups."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    func,
    null,
    or_,
    select,
    true,
    update,
)

from bot.core.matches.cases import KEPT, Case, CaseKind, Verdict
from bot.core.matches.model import GroupKey, Place
from bot.core.store.outbox import CaseNews
from bot.storage.accounts import account_of
from bot.storage.codec import EVIDENCE
from bot.storage.groups import group_settings
from bot.storage.outbox import CURRENT_KEY, add_case_news, current_place
from bot.storage.schema import IS_UNDECIDED, cases
from bot.storage.transactions import inserted_unless_taken, reads, writes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from sqlalchemy import ColumnElement, Connection, Row

    from bot.core.matches.model import AccountId, Identity, MatchId

ACCOUNT: BindParameter[str] = bindparam("account")
IS_CASE = cases.c.id == bindparam("of_case")
SAME = select(cases.c.id).where(
    *(cases.c[name] == bindparam(name) for name in ("match", "about", "kind", "topic"))
)
FIELDS = {field.name for field in fields(Case)}
IS_OF_PERSON = or_(cases.c.about == ACCOUNT, cases.c.reporter == ACCOUNT)
DECIDE = update(cases).where(IS_CASE, cases.c.decided.is_not_distinct_from(bindparam("was")))
APPEAL = update(cases).where(IS_CASE, cases.c.about == ACCOUNT, cases.c.appealed.is_(None))
HERE = and_(cases.c.platform == bindparam("platform"), cases.c.key == CURRENT_KEY)
SANCTIONS = (
    select(cases.c.verdict, func.max(cases.c.until).label("until"))
    .where(
        cases.c.about == ACCOUNT, cases.c.until > bindparam("now"), or_(cases.c.by_operator, HERE)
    )
    .group_by(cases.c.verdict)
)
DELETE_OLD = delete(cases).where(cases.c.kept <= bindparam("now"))

GONE: BindParameter[str] = bindparam("gone")
KEPT_ACCOUNT: BindParameter[str] = bindparam("kept_account")
PEOPLE = (cases.c.about, cases.c.reporter, cases.c.decided_by)
BOTH = (GONE, KEPT_ACCOUNT)
FORGET_REPORTER = (
    update(cases).where(cases.c.about.in_(BOTH), cases.c.reporter.in_(BOTH)).values(reporter=null())
)
"""Of two accounts that reported each other and become one, both cases stay."""

GIVE_BACK = tuple(
    update(cases)
    .where(column == KEPT_ACCOUNT, cases.c.match.in_(bindparam("ids", expanding=True)))
    .values({column: GONE})
    for column in PEOPLE[:2]
)
FORGET = (
    delete(cases).where(cases.c.about == ACCOUNT, cases.c.until.is_(None)),
    update(cases)
    .where(cases.c.about == ACCOUNT)
    .values(appeal="", evidence="{}", kept=cases.c.until),
    *(update(cases).where(column == ACCOUNT).values({column: null()}) for column in PEOPLE[1:]),
)


@writes
def add_case(
    connection: Connection, case: Case, operators: tuple[Identity, ...], now: datetime
) -> None:
    place = case.group and current_place(connection, Place(case.group.platform, case.group.key))
    names = ("kind", "match", "about", "topic", "at", "reporter", "by_operator", "appeal")
    row = {
        **{name: getattr(case, name) for name in names},
        "platform": place and place.platform,
        "key": place and place.key,
        "evidence": EVIDENCE.write(dict(case.evidence)),
        "kept": now + KEPT,
    }
    is_known = connection.execute(SAME, row).first() is not None
    if not is_known and inserted_unless_taken(connection, cases, row=row):
        group = GroupKey(place.platform, place.key) if place else None
        made = connection.execute(SAME, row).scalar_one()
        _announce(connection, replace(case, id=made, group=group), operators, now)


@reads
def all_cases(connection: Connection) -> tuple[Case, ...]:
    """List all cases, the oldest first."""
    return _cases(connection, true())


@reads
def case(connection: Connection, case_id: int) -> Case | None:
    return next(iter(_cases(connection, IS_CASE, of_case=case_id)), None)


@reads
def cases_waiting(
    connection: Connection, group: GroupKey | None, viewer: AccountId | None = None
) -> tuple[Case, ...]:
    here = (cases.c.platform == group.platform) & (cases.c.key == group.key) if group else true()
    return _cases(connection, IS_UNDECIDED & here & (cases.c.about != (viewer or "")))


@reads
def cases_of(connection: Connection, account_id: AccountId) -> tuple[Case, ...]:
    return _cases(connection, IS_OF_PERSON, account=account_id)


@writes
def decide_case(connection: Connection, case: Case, was: Case) -> bool:
    """Store what was decided; of what came to nothing the person hears if they knew of it."""
    names = ("verdict", "by_operator", "decided_by", "decided", "until")
    values = {name: getattr(case, name) for name in names}
    now, asked = case.decided or case.at, {"of_case": case.id, "was": was.decided}
    if connection.execute(DECIDE.values(**values, kept=now + KEPT), asked).rowcount != 1:
        return False
    if case.is_told or was.is_told:
        add_case_news(connection, CaseNews(case=case.id, account=case.about), now)
    return True


@writes
def appeal(
    connection: Connection, case: Case, text: str, operators: tuple[Identity, ...], now: datetime
) -> bool:
    asked = {"of_case": case.id, "account": case.about}
    changed = APPEAL.values(appeal=text, appealed=now, kept=now + KEPT)
    if connection.execute(changed, asked).rowcount != 1:
        return False
    _announce(connection, case, operators, now)
    return True


@reads
def sanctions(
    connection: Connection, account_id: AccountId, group: GroupKey | None, now: datetime
) -> Mapping[Verdict, datetime]:
    platform, place = (group.platform, group.key) if group else ("", "")
    asked = {"account": account_id, "now": now, "platform": platform, "place": place}
    return {Verdict(row.verdict): row.until for row in connection.execute(SANCTIONS, asked)}


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make another account's what an account reported, decided, or is not allowed to do."""
    connection.execute(FORGET_REPORTER, {"gone": gone, "kept_account": kept})
    for column in PEOPLE:
        connection.execute(update(cases).where(column == gone).values({column: kept}))


def give_back(
    connection: Connection, gone: AccountId, kept: AccountId, matches: Iterable[MatchId]
) -> None:
    """Return the cases of matches that an account gets back."""
    for statement in GIVE_BACK:
        connection.execute(statement, {"gone": gone, "kept_account": kept, "ids": tuple(matches)})


def forget(connection: Connection, account_id: AccountId) -> None:
    """Erase a person from the cases; that something is in force is kept until it ends."""
    for statement in FORGET:
        connection.execute(statement, {"account": account_id})


def delete_old_cases(connection: Connection, now: datetime) -> None:
    """Delete what has been kept for long enough."""
    connection.execute(DELETE_OLD, {"now": now})


def _announce(
    connection: Connection, case: Case, operators: tuple[Identity, ...], now: datetime
) -> None:
    """Have those who decide hear of a case: a group if it wants that, and the operators."""
    if case.group and (place := group_settings(connection, case.group).reports):
        at = Place(case.group.platform, place)
        add_case_news(connection, CaseNews(case=case.id, place=at), now)
    known = (account_of(connection, each) for each in operators)
    for account in {each.id for each in known if each} - {case.about}:
        add_case_news(connection, CaseNews(case=case.id, account=account), now)


def _cases(
    connection: Connection, wanted: ColumnElement[bool], **asked: int | str
) -> tuple[Case, ...]:
    found = connection.execute(select(cases).where(wanted).order_by(cases.c.id), asked)
    return tuple(map(_case, found))


def _case(row: Row[Any]) -> Case:
    values = {name: value for name, value in row._mapping.items() if name in FIELDS}  # noqa: SLF001
    values["evidence"] = EVIDENCE.read(row.evidence)
    values["kind"], values["verdict"] = CaseKind(row.kind), row.verdict and Verdict(row.verdict)
    return Case(**values, group=GroupKey(row.platform, row.key) if row.platform else None)

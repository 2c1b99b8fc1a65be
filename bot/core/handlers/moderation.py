"""Reports: made by players, decided by managers of groups and by the operator, and answered.

Invariant: the platform is asked at each press whether a person manages the group. Managers cannot
decide cases about themselves, and a reported person does not learn who reported them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.people import NAMELESS
from bot.core.handlers.match_resolver import match_meant
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.cases import (
    MAX_APPEAL_LENGTH,
    MAX_OPEN_REPORTS,
    Behaviour,
    CaseKind,
    Verdict,
    decision_lines,
    report_of,
)
from bot.core.matches.chat import Report, Said, heard
from bot.core.matches.computers import computer_in
from bot.core.matches.messages import (
    Line,
    PersonName,
    Refused,
    Timestamp,
    Typed,
    family_line,
    line,
    refused,
)
from bot.core.typed.terms import ruleset_line
from bot.core.typed.text import plain_text
from bot.core.typed.vocabulary import value_meant
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Choice

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.cases import Case
    from bot.core.matches.model import AccountId, GroupKey, Match

MAX_LISTED = 10
"""How many cases are listed, with a button each; the oldest come first."""

CASE = re.compile(r"#?([0-9]{1,9})(?:-([a-z]+))?", re.ASCII)
"""What names a case, perhaps with what is decided."""

LIST = "list"
"""What leads from a case to those that wait in its group, also from a private chat."""

log = structlog.get_logger()


@handles(table.REPORT)
async def _report(services: Services, invoked: Invocation) -> Answer:
    """Report a message of the opponent, the last one unless a button names it, or their play."""
    typed = invoked.request.get("behaviour")
    behaviour = value_meant(typed or invoked.choice_text, tuple(Behaviour))
    if typed and not behaviour:  # the code of a match
        invoked = replace(invoked, request=replace(invoked.request, options={"match": typed}))
    match = await match_meant(services, invoked)
    if isinstance(match, Answer):
        return match
    mine = [each for each in await services.store.cases_of(invoked.who.id) if each.decided is None]
    if sum(each.reporter == invoked.who.id for each in mine) >= MAX_OPEN_REPORTS:
        return refusal(refused("many-reports", most=MAX_OPEN_REPORTS))
    if why := await _reported(services, invoked, match, behaviour):
        return why
    log.warning("message_reported", match=match.id)  # for the operator; without its words
    return answer(line("done-reported"))


async def _reported(
    services: Services, invoked: Invocation, match: Match, behaviour: str
) -> Answer | None:
    """Store a report; return what is said instead if that is not done."""
    side, now = match.side_of(invoked.who.id), services.clock()
    if side is None or computer_in(match):
        return refusal(refused("stranger" if side is None else "report-computer"))
    if behaviour:
        case = report_of(match, side, behaviour, now)
        await services.store.add_case(case, services.matches.operators, now)
        services.matches.wake()
        return None
    if invoked.number is None and all(each.side is side for each in heard(match, side)):
        choices = (
            Choice(table.REPORT.control(match.id, choice=each), family_line("behaviour", each))
            for each in Behaviour
        )
        return answer(line("report-what"), choices=tuple(choices))
    changed = await services.matches.act(match.id, Report(invoked.who.id, invoked.number))
    return refusal(changed) if isinstance(changed, Refused) else None


@handles(table.REPORTS)
async def _reports(services: Services, invoked: Invocation) -> Answer:
    """List the cases that wait for the person's decision, show one, or decide it."""
    found = CASE.fullmatch(invoked.choice_text or invoked.request.get("case"))
    case = await services.store.case(int(found[1])) if found else None
    if found and (case is None or case.about == invoked.who.id):
        return refusal(refused("no-case"))
    here = invoked.context.group.key if invoked.context.group else None
    operator = await _is_operator(services, invoked, case.group if case else here)
    if isinstance(operator, Refused):
        return refusal(operator)
    if not (found and case) or found[2] == LIST:
        group = case.group if case else here
        return await _list(services, invoked, None if operator else group)
    if found[2]:
        decided = await _decided(services, invoked, case, found[2], operator=operator)
        if isinstance(decided, Refused):
            return refusal(decided)
        case = decided
    return await _page(services, invoked, case, operator=operator)


async def _is_operator(
    services: Services, invoked: Invocation, group: GroupKey | None
) -> bool | Refused:
    """Return whether a person decides as the operator or as a manager, or why they do not.

    In groups the operator is a person like others.
    """
    here, elsewhere = invoked.context.group, invoked.context.manages
    if not here and (operators := services.matches.operators):
        identities = await services.store.identities_of(invoked.who.id)
        if not set(operators).isdisjoint(identities):
            return True
    manages: bool | Line = False
    if group and here and here.key == group:
        manages = await here.manages()
    elif group and elsewhere:
        manages = await elsewhere(group)
    if manages is True:
        return False
    return Refused(manages) if manages else refused("no-reports")


async def _decided(
    services: Services, invoked: Invocation, case: Case, choice: str, *, operator: bool
) -> Case | Refused:
    """Store a decision and have the person told; the same one once more changes nothing."""
    if choice not in set(Verdict):
        return refused("forged")
    now, verdict = services.clock(), Verdict(choice)
    if (case.verdict, case.by_operator) == (verdict, operator) and not case.waits:
        return case
    decided = case.decide(verdict, invoked.who.id, now, operator=operator)
    is_open = case.is_open_to(operator=operator, now=now)
    if not (is_open and await services.store.decide_case(decided, case)):
        return refused("case-closed")
    services.matches.wake()
    log.info("case_decided", case=case.id, verdict=verdict)
    return decided


async def _list(services: Services, invoked: Invocation, group: GroupKey | None) -> Answer:
    cases = await services.store.cases_waiting(group, invoked.who.id)
    shown = cases[:MAX_LISTED]
    lines = [await _said(services, each) for each in shown]
    choices = tuple(
        Choice(table.REPORTS.control(choice=str(each.id)), line("button-case", case=each.id))
        for each in shown
    )
    return replace(answer(line("reports", count=len(cases)), *lines, choices=choices), page=True)


async def _page(services: Services, invoked: Invocation, case: Case, *, operator: bool) -> Answer:
    """Show a case with its match, and what can be decided now."""
    match = await services.store.match(case.match)
    if match is None:
        return refusal(refused("no-case"))
    ruleset, at = ruleset_line(match.terms.ruleset), Timestamp(case.at)
    lines = [
        await _said(services, case),
        line("case-match", match=match.id, ruleset=ruleset, at=at),
    ]
    if case.reporter:
        lines.append(line("case-reporter", name=await _name(services, case.reporter)))
    if case.decided and case.verdict:
        verdict = family_line("verdict", case.verdict)
        lines.append(line("case-decided", at=Timestamp(case.decided), verdict=verdict))
    if case.appeal:
        lines.append(line("case-appeal", text=Typed(case.appeal)))
    is_open = case.is_open_to(operator=operator, now=services.clock())
    choices = [
        Choice(table.REPORTS.control(choice=f"{case.id}-{each}"), family_line("verdict", each))
        for each in (Verdict if is_open else ())
    ]
    if match.game and not match.is_hidden_from(invoked.who.id):
        choices.append(Choice(table.REPLAY.control(match.id), table.REPLAY.label))
    back = table.REPORTS.control(choice=f"{case.id}-{LIST}")
    choices.append(Choice(back, line("button-reports")))
    return replace(answer(*lines, choices=tuple(choices)), page=True)


async def _said(services: Services, case: Case) -> Line:
    """Return what a case is about, in a line with the words that were reported."""
    name, topic = await _name(services, case.about), case.topic
    if case.kind is CaseKind.MESSAGE:
        log = await services.store.log(case.match)
        said = {str(each.number): each.text for each in log if isinstance(each, Said)}
        return line("case-message", case=case.id, name=name, text=Typed(said.get(topic, "")))
    if case.kind is CaseKind.MATCH:
        return line("case-play", case=case.id, name=name, behaviour=family_line("behaviour", topic))
    found = Line(f"evidence-{topic}", tuple(case.evidence.items()))
    return line("case-finding", case=case.id, name=name, found=found)


async def _name(services: Services, account: AccountId) -> PersonName:
    found = await services.store.account(account)
    return PersonName((found and found.name) or NAMELESS)


@handles(table.APPEAL)
async def _appeal(services: Services, invoked: Invocation) -> Answer:
    """Answer what was decided last, once; without words show it."""
    text = plain_text(invoked.request.get("text"), MAX_APPEAL_LENGTH + 1)
    cases = await services.store.cases_of(invoked.who.id)
    told = [each for each in cases if each.about == invoked.who.id and each.is_told]
    if not told:
        return refusal(refused("no-decision"))
    case = max(told, key=lambda each: (each.appealed is None, each.decided))
    if not text:
        return answer(*decision_lines(case))
    if len(text) > MAX_APPEAL_LENGTH:
        return refusal(refused("appeal-long", limit=MAX_APPEAL_LENGTH))
    operators, now = services.matches.operators, services.clock()
    if not await services.store.appeal(case, text, operators, now):
        return refusal(refused("appealed"))
    services.matches.wake()
    return answer(line("done-appealed"))

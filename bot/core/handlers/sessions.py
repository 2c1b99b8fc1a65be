"""The browsers in which a person of the web chat is signed in, and the recovery code."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.accounts.people import handle_of, plain_name, why_no_name
from bot.core.accounts.recovery import digest_of, shown_code
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import NameInUse
from bot.core.matches.messages import PersonName, Timestamp, family_line, line, refused
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Document

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.store.values import Session
    from bot.core.views.views import Answer

MAX_LISTED: Final = 10


async def with_sessions(services: Services, invoked: Invocation, shown: Answer) -> Answer:
    """Return the settings as they are shown, in the web chat with the person's sessions."""
    own = invoked.context.session
    if own is None:
        return shown
    sessions = await services.store.sessions_of(invoked.who.id)
    others = tuple(each for each in sessions if each.identity != own)
    listed = tuple(_session_line(each) for each in others[:MAX_LISTED])
    lines = (*_own_name(invoked.who), line("setting-sessions", others=len(others)), *listed)
    offered = {
        Verb.PROFILE: True,
        Verb.SESSIONS_END: bool(others),
        Verb.RECOVERY: invoked.who.handle is not None,
    }
    verbs = (verb for verb, is_offered in offered.items() if is_offered)
    choices = tuple(Choice(Control(verb), family_line("button", verb)) for verb in verbs)
    return replace(shown, lines=(*shown.lines, *lines), choices=(*shown.choices, *choices))


def _own_name(who: Account) -> tuple[Line, ...]:
    """Say what a person is called who chose that here, and that the account is in the browser."""
    if who.handle is None:
        return ()
    return (line("setting-name", name=PersonName(who.name)), line("setting-account"))


def _session_line(session: Session) -> Line:
    browser = session.browser or "unknown"
    if session.used is None:
        return line("session-unused", browser=browser)
    return line("session", browser=browser, used=Timestamp(session.used))


@handles(table.SESSIONS_END)
async def _end_others(services: Services, invoked: Invocation) -> Answer:
    """End a person's other sessions; the web chat closes their sockets."""
    if invoked.context.session is None or invoked.choice:
        return refusal(refused("forged"))
    ended = await services.store.end_sessions(invoked.who.id, invoked.context.session)
    return answer(line("done-sessions-ended", count=ended))


@handles(table.RENAME)
async def _rename(services: Services, invoked: Invocation) -> Answer:
    """Give a person of the web chat another name, which takes effect everywhere at once."""
    who, typed = invoked.who, invoked.request.get("text")
    if who.handle is None:
        return refusal(refused("name-of-platform"))
    if not typed:
        return answer(line("setting-name", name=PersonName(who.name)))
    if why := why_no_name(typed):
        return refusal(why)
    now, name = services.clock(), plain_name(typed)
    if services.renames.is_full(who.id, now):
        return refusal(refused("renamed-often"))
    try:
        await services.store.take_name(who.id, name, handle_of(name))
    except NameInUse:
        return refusal(refused("name-in-use"))
    services.renames.count(who.id, now)
    return answer(line("done-renamed", name=PersonName(name)))


@handles(table.RECOVERY)
async def _make_recovery_code(services: Services, invoked: Invocation) -> Answer:
    """Make a recovery code in place of an earlier one, and show it this once."""
    if invoked.context.session is None or invoked.choice:
        return refusal(refused("forged"))
    code = services.matches.chance.recovery_code()
    if not await services.store.keep_recovery_code(invoked.who.id, digest_of(code)):
        return refusal(refused("recovery-nameless"))
    shown = shown_code(code)
    kept = Document("petteia-recovery.txt", f"{invoked.who.name}\n{shown}\n")
    return answer(line("done-recovery-code", code=shown), content=kept)

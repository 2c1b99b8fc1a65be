"""The export of a person's data: all that is kept of them, as one document.

Invariant: of others it holds their names and the moves of shared matches; of a match that is not
over it holds no seed.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.core.accounts.people import NAMELESS
from bot.core.matches.chat import Said
from bot.core.matches.fair_dice import seed_tags
from bot.core.matches.history import transcript_of
from bot.core.matches.messages import family_line, line, refused
from bot.core.matches.premoves import Planned
from bot.core.matches.set_ups import SetUpDrawn
from bot.core.typed.clock_text import write_clock
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Document
from engine.catalogue import ruleset
from engine.record import write_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.cases import Case
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.events import Event
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Identity, Match
    from bot.core.matches.vacations import Vacation
    from bot.core.store.port import Store
    from bot.core.store.values import Link, PersonalRecords, PushSubscription, Session
    from bot.core.views.views import Answer

Json: TypeAlias = dict[str, Any]

FILE_NAME: Final = "petteia-export.json"
MATCHES_A_PART: Final = 500
"""How many matches a document holds at most: they are replayed, which takes 10 ms each."""

FORMAT_VERSION: Final = 1
"""Goes up when a key changes its meaning or goes away."""


class PersonalDataExport:
    """Makes exports; changes nothing."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        """Export from this store."""
        self._store = store
        self._clock = clock
        self._turn = asyncio.Lock()
        self._waiting: set[AccountId] = set()

    async def export(self, who: Account, part: int = 1) -> Answer:
        """Answer with a part of it as a document; one is made at a time, and one for each person.

        Parts are counted from 1; most people have only one.
        """
        if who.id in self._waiting:
            return refusal(refused("export-under-way"))
        self._waiting.add(who.id)
        try:
            async with self._turn:
                return await self._made(who, part)
        finally:
            self._waiting.discard(who.id)

    async def _made(self, who: Account, part: int) -> Answer:
        store, skip = self._store, (part - 1) * MATCHES_A_PART
        mine = await store.personal_records(who.id, skip=max(skip, 0), most=MATCHES_A_PART)
        parts = max(1, -(-mine.total // MATCHES_A_PART))
        if not 1 <= part <= parts:
            return refusal(refused("export-part", parts=parts))
        found = [match for match, _ in mine.played]
        now = self._clock()
        links, cases = await store.links_of(who.id, now), await store.cases_of(who.id)
        people = {person for match in found for person in (*match.people, match.challenger)}
        accounts = await store.accounts(tuple(people))
        names = {person: account.name or NAMELESS for person, account in accounts.items()}
        person = {
            **_person(who, await store.identities_of(who.id), await store.blocked_by(who.id)),
            "usernames": await store.usernames_of(who.id),
            "sessions": [_session(each) for each in await store.sessions_of(who.id)],
            "notifications": [_push(each) for each in await store.push_subscriptions_of(who.id)],
            "recovery_code": bool(who.handle and await store.recovery_code(who.handle)),
            "calendar": (await store.calendar_of(who.id)) is not None,
            "vacations": [_vacation(each) for each in await store.vacations_of(who.id)],
            "links": [_link(each) for each in links],
            "link_request": (await store.link_request(who.id, now)) is not None,
            "lessons": {
                lesson: at.isoformat() for lesson, at in (await store.lessons_of(who.id)).items()
            },
            "cases": [_decided(each) for each in cases if each.about == who.id],
            "reports": [_reported(each) for each in cases if each.reporter == who.id],
            "puzzles": await self._puzzles(who.id),
            "events": await store.tournaments_of(who.id),
        }
        # Replaying many long games takes a while, so it runs in a thread.
        text = await asyncio.to_thread(_written, who.id, person, mine, names)
        done = line("done-export", count=len(found))
        here = (line("export-part", part=part, parts=parts),) if parts > 1 else ()
        name = FILE_NAME if part == 1 else f"petteia-export-{part}.json"
        return answer(done, *here, *unread_line("export", mine), content=Document(name, text))

    async def _puzzles(self, who: AccountId) -> Json:
        """Return what a person did with puzzles, the rating that follows, and their rushes."""
        rating = await self._store.puzzle_rating(who)
        tries = await self._store.puzzle_tries_of(who)
        return {
            "rating": asdict(rating) if rating else None,
            "tries": {puzzle: asdict(done) for puzzle, done in tries.items()},
            "rushes": [asdict(rush) for rush in await self._store.rushes_of(who)],
        }


def unread_line(done: str, mine: PersonalRecords) -> tuple[Line, ...]:
    """Return a line that counts the matches that could not be read, or none."""
    unread = len(mine.unread)
    return (family_line("unread", done, count=unread),) if unread else ()


def _written(
    owner: AccountId,
    person: Json,
    mine: PersonalRecords,
    names: Mapping[AccountId, str],
) -> str:
    documents = [
        {
            **match_document(match, log, names),
            "planned": _planned(match, log, owner),
            "set_ups": _set_ups(match, log, owner),
            "messages": _messages(match, log, owner),
        }
        for match, log in mine.played
    ]
    whole = {
        "format": FORMAT_VERSION,
        **person,
        "matches": sorted(documents, key=lambda match: match["id"]),
        "unreadable": sorted(mine.unread),
    }
    # Days and times of settings are written as they are read.
    return json.dumps(whole, ensure_ascii=False, indent=1, default=str) + "\n"


def _person(who: Account, identities: tuple[Identity, ...], blocked: tuple[Account, ...]) -> Json:
    return {
        "account": {"name": who.name, "handle": who.handle, "home": who.home},
        "identities": sorted({identity.platform for identity in identities}),
        "settings": asdict(who.settings),
        "blocked": [account.name for account in blocked],
    }


def _link(link: Link) -> Json:
    """Return the data of an account that was joined, except for what the export has anyway."""
    brought = link.brought
    return {
        "at": link.at.isoformat(),
        "name": brought.name,
        "handle": brought.handle,
        "platforms": sorted({platform for platform, _ in brought.identities}),
        "matches": sorted(brought.matches),
        "lessons": sorted(lesson for lesson, _ in brought.lessons),
        "vacations": [_vacation(each) for each in brought.vacations],
        "blocks": len(brought.blocks),
    }


def _reported(case: Case) -> Json:
    at = case.at.isoformat()
    return {"at": at, "kind": case.kind, "topic": case.topic, "match": case.match}


def _decided(case: Case) -> Json:
    """Return what was decided about a person, and not who reported them."""
    return {
        **_reported(case),
        "evidence": dict(case.evidence),
        "decision": case.verdict,
        "by": ("operator" if case.by_operator else "managers") if case.verdict else None,
        "decided": case.decided and case.decided.isoformat(),
        "until": case.until and case.until.isoformat(),
        "answer": case.appeal,
    }


def _session(session: Session) -> Json:
    used = session.used.isoformat() if session.used else None
    return {"used": used, "browser": session.browser}


def _push(subscription: PushSubscription) -> Json:
    """Return where notifications are sent, without the keys, which are of no use to a person."""
    return {"endpoint": subscription.endpoint, "since": subscription.created.isoformat()}


def _vacation(vacation: Vacation) -> Json:
    return {"begin": vacation.begin.isoformat(), "end": vacation.end.isoformat()}


def match_document(match: Match, log: tuple[Event, ...], names: Mapping[AccountId, str]) -> Json:
    """Return the document of a match; raises CorruptMatch."""
    rules = ruleset(match.terms.ruleset)
    return {
        "id": match.id,
        "ruleset": rules.key,
        "options": _options(match.terms.ruleset, rules.key),
        "clock": write_clock(match.terms.clock),
        "stage": match.stage,
        "challenger": names[match.challenger],
        "invited": names[match.invited] if match.invited else None,
        "seats": [names[seat] for seat in match.seats] if match.seats else None,
        "outcome": outcome_document(match),
        "record": _record(match, log, names),
    }


def _planned(match: Match, log: tuple[Event, ...], owner: AccountId) -> list[list[str]]:
    """Return a person's own plans in a match, and none of the opponent's."""
    side = match.side_of(owner)
    own = (event.lines for event in log if isinstance(event, Planned) and event.side is side)
    return [list(texts) for texts in dict.fromkeys(chain.from_iterable(own))]


def _set_ups(match: Match, log: tuple[Event, ...], owner: AccountId) -> list[list[str]]:
    """Return each set-up that a person drew in a match."""
    side = match.side_of(owner)
    drawn = (each for each in log if isinstance(each, SetUpDrawn) and each.side is side)
    return [list(event.squares) for event in drawn if event.squares]


def _messages(match: Match, log: tuple[Event, ...], owner: AccountId) -> list[Json]:
    """Return what a person said in a match, and what they heard."""
    side = match.side_of(owner)
    said = (each for each in log if isinstance(each, Said) and each.text)
    return [
        {"at": each.at.isoformat(), "own": each.side is side, "text": each.text}
        for each in said
        if each.side is side or not each.unheard
    ]


def _options(name: str, key: str) -> str:
    """Return what is not the usual of a ruleset, as a challenge names it."""
    return name.removeprefix(key).strip("()")


def outcome_document(match: Match) -> Json | None:
    """Return how a match ended: the side that won, if any, and why; None while it goes on."""
    if match.outcome is None:
        return None
    winner = match.outcome.winner
    return {
        "winner": None if winner is None else winner.name.lower(),
        "reason": match.outcome.reason,
    }


def _record(match: Match, log: tuple[Event, ...], names: Mapping[AccountId, str]) -> str | None:
    if match.seats is None:
        return None
    first, second = (names[seat] for seat in match.seats)
    tags = {"First": first, "Second": second, **seed_tags(match)}
    return write_record(transcript_of(match.terms.ruleset, log, tags))

"""Fifty matches in a month, on every platform: every ring is counted, and none is missing."""

from collections import Counter
from itertools import product
from zoneinfo import ZoneInfo

import pytest

from bot.core.match.preferences import Notices
from bot.core.notice.quiet import quiet_until
from tests.bot.core.month import Month

PLATFORMS = (("telegram",), ("discord",), ("web", "telegram"), ("telegram", "discord"), ("web",))
HOURS = ("off", "22:00-08:00", "23:30-10:15", "13-14")
ZONES = ("Europe/Rome", "America/New_York", "Asia/Kolkata")

KINDS = ("challenge", "turn", "nudge", "lapse", "end")
FEW = 4
"""More than so many of each make it a month of play; ids, and so the lots, are drawn anew."""

TALK = ("OfferDraw", "AskTakeback", "AnswerTakeback")
CALLED = {
    **dict.fromkeys(KINDS, (Notices.MENTION, Notices.DIRECT)),
    "nudge": (Notices.MENTION, Notices.DIRECT, Notices.DIGEST),
    "digest": (Notices.DIGEST,),
}
"""Whom it may ring for what."""


@pytest.fixture
async def month(bench):
    """The month, gone by; `people` are those who played in it."""
    month = Month(bench, matches=50)
    month.people = {}
    for number, (notices, hours) in enumerate(product(Notices, HOURS)):
        zone = ZONES[number % len(ZONES)]
        wishes = f"notices={notices} quiet={hours} zone={zone}"
        platforms = PLATFORMS[number % len(PLATFORMS)]
        vacation = ("vacation=4d",) if number % 5 == 0 else ()
        who = await month.person(f"P{number}", platforms, wishes, *vacation)
        month.people[who.id] = who
    await month.go()
    return month


async def test_everybody_is_called_as_they_wish_and_never_more_often(month):
    wishes = {person: who.settings for person, who in month.people.items()}
    counted = month.counted()

    # It was a month of play, with all that can be called for.
    kinds = Counter(ring.kind for ring in month.rings)
    assert min(kinds[kind] for kind in (*KINDS, "digest")) > FEW, kinds
    assert min(month.service.played[what, False] for what in TALK) > FEW
    assert month.late == []

    # For a match and a turn everybody is called once at most, and reminded once.
    for rung in counted.values():
        assert max(rung.values()) == 1
        assert rung["turn"] + rung["lapse"] <= 1

    for ring in month.rings:
        wish = wishes[ring.who]
        assert quiet_until(wish, ring.at) is None
        assert wish.notices in CALLED[ring.kind]
        assert ring.place is None or wish.notices is Notices.MENTION

    # A digest comes once a day at most, by the days of the person.
    days = Counter(
        (ring.who, ring.at.astimezone(ZoneInfo(wishes[ring.who].zone)).date())
        for ring in month.rings
        if ring.kind == "digest"
    )
    assert set(days.values()) == {1}

    for turn in month.service.turns:
        wish = wishes[turn.who]
        rung = counted[turn.who, turn.match, turn.number]
        if wish.notices in CALLED["turn"] and is_to_be_called(turn, wish):
            # In quiet hours the reminder may have taken the place of the call.
            assert rung["turn"] == 1 or (rung["nudge"] == 1 and wish.quiet), turn


def is_to_be_called(turn, wish):
    """Tell whether a turn was still there when the person could be called, and not their own."""
    return (quiet_until(wish, turn.since) or turn.since) < turn.until and turn.is_called

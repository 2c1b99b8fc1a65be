"""Weeks of matches on every platform: every ring is counted, and none is missing.

A month of fifty matches, or as much as one likes: python -m tests.bot.core.whole_month --help
"""

from collections import Counter
from itertools import product
from zoneinfo import ZoneInfo

from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.policy import quiet_until
from tests.bot.core.month import CLOCKS, Month

PLATFORMS = (("telegram",), ("discord",), ("web", "telegram"), ("telegram", "discord"), ("web",))
HOURS = ("off", "22:00-08:00", "23:30-10:15", "13-14")
ZONES = ("Europe/Rome", "America/New_York", "Asia/Kolkata")

KINDS = ("challenge", "turn", "nudge", "lapse", "end")
FEW = 4
"""More than so many of each make it real play."""

TALK = ("Ask draw", "Ask takeback", "Reply takeback")
CALLED = {
    **dict.fromkeys(KINDS, (NotificationLevel.MENTION, NotificationLevel.DIRECT)),
    "nudge": (NotificationLevel.MENTION, NotificationLevel.DIRECT, NotificationLevel.DIGEST),
    "digest": (NotificationLevel.DIGEST,),
}
"""Whom it may ring for what."""


async def played(bench, *, matches, days, seed):
    """Matches of people with all sorts of wishes, after so many days; `people` played in them."""
    month = Month(bench, matches=matches, days=days, seed=seed)
    month.people = {}
    for number, (notices, hours) in enumerate(product(NotificationLevel, HOURS)):
        zone = ZONES[number % len(ZONES)]
        wishes = f"notices={notices} quiet={hours} zone={zone}"
        platforms = PLATFORMS[number % len(PLATFORMS)]
        vacation = ("vacation=4d",) if number % 5 == 0 else ()
        who = await month.person(f"P{number}", platforms, wishes, *vacation)
        month.people[who.id] = who
    await month.go()
    return month


async def test_everybody_is_called_as_they_wish_and_never_more_often(bench):
    month = await played(bench, matches=20, days=24, seed=5)
    is_real_play(month)
    calls_nobody_twice(month)
    calls_nobody_against_their_wishes(month)
    calls_everybody_who_wishes_it(month)


def is_real_play(month):
    """All that can be called for happened, on each platform, to people of all wishes."""
    wishes, turns = wishes_of(month), month.service.turns
    kinds = Counter(ring.kind for ring in month.rings)
    assert min(kinds[kind] for kind in (*KINDS, "digest")) > FEW, kinds
    assert min(month.service.played[what, False] for what in TALK) > FEW
    platforms = Counter(ring.platform for ring in month.rings)
    assert min(platforms[platform] for platform in ("web", "telegram", "discord")) > FEW
    assert {turn.who for turn in turns} == wishes.keys()
    assert {month.clocks[turn.match] for turn in turns} == set(CLOCKS)
    assert month.stood, "nobody was to act who was on vacation"
    assert month.late == []


def calls_nobody_twice(month):
    """For a match and a turn everyone is called once at most, and reminded once."""
    for rung in month.counted().values():
        assert max(rung.values()) == 1
        assert rung["turn"] + rung["lapse"] <= 1


def calls_nobody_against_their_wishes(month):
    """Nobody in quiet hours, or for what they do not wish; a digest once a day, by their days."""
    wishes = wishes_of(month)
    for ring in month.rings:
        wish = wishes[ring.who]
        assert quiet_until(wish, ring.at) is None
        assert wish.notices in CALLED[ring.kind]
        assert ring.place is None or wish.notices is NotificationLevel.MENTION
    days = Counter(
        (ring.who, ring.at.astimezone(ZoneInfo(wishes[ring.who].zone)).date())
        for ring in month.rings
        if ring.kind == "digest"
    )
    assert set(days.values()) == {1}


def calls_everybody_who_wishes_it(month):
    wishes, counted = wishes_of(month), month.counted()
    for turn in month.service.turns:
        wish = wishes[turn.who]
        rung = counted[turn.who, turn.match, turn.number]
        if wish.notices in CALLED["turn"] and is_to_be_called(turn, wish):
            # In quiet hours the reminder may have taken the place of the call.
            assert rung["turn"] == 1 or (rung["nudge"] == 1 and wish.quiet), turn


def wishes_of(month):
    return {person: who.settings for person, who in month.people.items()}


def is_to_be_called(turn, wish):
    """Return whether a turn was still there when the person could be called, and not their own."""
    return (quiet_until(wish, turn.since) or turn.since) < turn.until and turn.is_called

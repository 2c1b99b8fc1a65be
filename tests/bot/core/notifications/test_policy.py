"""Who is called when: judged at delivery, by what people wish then."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.messages import line
from bot.core.matches.model import Account, AccountId, MatchId, Place
from bot.core.matches.preferences import NotificationLevel, QuietHours, Settings
from bot.core.notifications.policy import (
    PolicyResult,
    apply_policy,
    called_people,
    next_digest,
    quiet_until,
)
from bot.core.store.outbox import Digest, Notification

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATE, MORNING = NOON + timedelta(hours=11), NOON + timedelta(hours=20)
NIGHT = QuietHours(time(22), time(8))
A, B = AccountId("a"), AccountId("b")
AGORA = Place("discord", "c1")
CALL = Notification(
    match=MatchId("k7qd3x"), turn=3, account=A, call=True, news=line("news-accepted")
)
THERE = Notification(match=MatchId("k7qd3x"), turn=3, place=AGORA, called=(A, B))
NUDGE = replace(CALL, nudge=True)
NUDGE_THERE = replace(THERE, nudge=True, news=line("news-nudged"))


def people(a=None, b=None):
    return {
        A: Account(A, "A", settings=a or Settings()),
        B: Account(B, "B", settings=b or Settings()),
    }


def wishing(notices=NotificationLevel.MENTION, quiet=None):
    return Settings(notices=notices, quiet=quiet)


def applied(notice, now=NOON, **settings):
    return apply_policy(notice, people(**settings), now)


def test_without_a_wish_one_is_called_as_it_happens():
    for notice in (CALL, THERE, NUDGE, NUDGE_THERE):
        assert applied(notice) == PolicyResult(notice)
        by_day = applied(notice, a=wishing(quiet=NIGHT), b=wishing(quiet=NIGHT))
        assert by_day == PolicyResult(notice)


def test_what_calls_nobody_is_said_at_any_hour():
    news = replace(CALL, call=False)
    assert applied(news, LATE, a=wishing(NotificationLevel.NONE, NIGHT)) == PolicyResult(news)


def test_in_quiet_hours_the_match_is_shown_and_the_call_comes_afterwards():
    night = wishing(quiet=NIGHT)
    result = applied(CALL, LATE, a=night)
    assert result.now == replace(CALL, call=False, hushed=True)
    assert result.later == (replace(CALL, news=None, after=MORNING),)
    there = applied(THERE, LATE, a=night)
    assert there.now == replace(THERE, called=(B,))
    assert there.later == (replace(THERE, called=(A,), after=MORNING),)


def test_direct_calls_come_in_the_persons_own_chat_and_never_at_the_place():
    direct = wishing(NotificationLevel.DIRECT)
    assert applied(CALL, a=direct) == PolicyResult(CALL)
    there = applied(THERE, a=direct)
    assert there.now == replace(THERE, called=(B,))
    [own] = there.later
    assert (own.account, own.place, own.call, own.called, own.after) == (A, None, True, (), None)
    [held] = applied(THERE, LATE, a=replace(direct, quiet=NIGHT)).later
    assert held == replace(own, after=MORNING)


@pytest.mark.parametrize("notice", [CALL, THERE])
def test_a_digest_comes_instead_of_calls(notice):
    result = applied(notice, a=wishing(NotificationLevel.DIGEST))
    assert A not in called_people(result.now)
    assert result.later == (Digest(account=A, after=NOON + timedelta(hours=20)),)


def test_a_nudge_reaches_people_with_a_digest_directly():
    digest = wishing(NotificationLevel.DIGEST)
    assert applied(NUDGE, a=digest) == PolicyResult(NUDGE)
    [own] = applied(NUDGE_THERE, a=digest).later
    assert (own.account, own.call, own.nudge, own.news) == (A, True, True, line("news-nudged"))


def test_who_wants_no_calls_gets_none_at_all():
    for notice in (CALL, THERE, NUDGE, NUDGE_THERE):
        result = applied(notice, a=wishing(NotificationLevel.NONE))
        assert A not in called_people(result.now), notice
        assert result.later == (), notice


def test_a_nudge_that_calls_nobody_at_a_place_says_nothing_there():
    none = wishing(NotificationLevel.NONE)
    assert applied(NUDGE_THERE, a=none, b=none).now.news is None
    assert applied(NUDGE_THERE, a=none).now.news == line("news-nudged")


def test_who_is_nobody_any_more_holds_up_nothing():
    assert apply_policy(THERE, {}, NOON) == PolicyResult(THERE)


MINUTES = st.times().map(lambda at: at.replace(second=0, microsecond=0))
SETTINGS = st.builds(
    Settings,
    notices=st.sampled_from(NotificationLevel),
    zone=st.sampled_from(("UTC", "Europe/Rome", "America/New_York", "Pacific/Apia")),
    quiet=st.none()
    | st.builds(QuietHours, MINUTES, MINUTES).filter(lambda quiet: quiet.begin != quiet.end),
)
NOW = st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001


def rings(notice, wishes, now):
    """All that rings because of a notice, until nothing is left to come: (who, when, what)."""
    known, rung, waiting = people(*wishes), [], [(now, notice)]
    while waiting:
        at, said = waiting.pop()
        if isinstance(said, Digest):
            rung.append((said.account, at, said))
            continue
        result = apply_policy(said, known, at)
        rung += [(person, at, result.now) for person in called_people(result.now)]
        waiting += [(max(at, later.after or at), later) for later in result.later]
        assert len(rung) + len(waiting) <= 4
    return rung


@given(st.sampled_from([CALL, THERE, NUDGE, NUDGE_THERE]), st.tuples(SETTINGS, SETTINGS), NOW)
def test_each_is_called_once_when_and_as_they_wish(notice, wishes, now):
    rung = rings(notice, wishes, now)
    for person, settings in zip((A, B), wishes, strict=True):
        mine = [(at, said) for who, at, said in rung if who == person]
        wanted = person in called_people(notice) and settings.notices is not NotificationLevel.NONE
        assert len(mine) == wanted
        for at, said in mine:
            assert quiet_until(settings, at) is None
            digested = settings.notices is NotificationLevel.DIGEST and not notice.nudge
            assert isinstance(said, Digest) == digested
            expected = next_digest(settings, now) if digested else quiet_until(settings, now) or now
            assert at == expected
            if not digested and settings.notices is not NotificationLevel.MENTION:
                assert said.place is None

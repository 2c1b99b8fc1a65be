import traceback
from datetime import UTC, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.agreements import (
    AGREEMENTS,
    DrawDeclined,
    DrawOffered,
    HintsAllowed,
    HintsAsked,
    HintsDeclined,
    MadePublic,
    PauseAsked,
    PauseDeclined,
    PublicAsked,
    PublicDeclined,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
)
from bot.core.matches.by_side import BySide
from bot.core.matches.challenges import (
    Accepted,
    Declined,
    Expired,
    Forgotten,
    Joined,
    Offered,
    Proposed,
    Withdrawn,
)
from bot.core.matches.chat import Muted, Reported, Said
from bot.core.matches.clocks import Clock, Flag, Timer
from bot.core.matches.messages import Line, Notation, PersonName
from bot.core.matches.model import (
    PRESENT,
    AccountId,
    ChatMessage,
    LastAction,
    Match,
    MatchId,
    Past,
    Place,
    SideWish,
    Stage,
    Stay,
    Terms,
    Trail,
)
from bot.core.matches.pauses import Resumed, Stopped
from bot.core.matches.play import Played, Thrown
from bot.core.matches.preferences import Letters, Settings
from bot.core.matches.premoves import PlanDropped, PlanMissed, Planned
from bot.core.matches.set_ups import SetUpDrawn, SetUpSkipped
from bot.core.matches.timing import Ended, Lapsed, Nudged, Timed
from bot.storage.codec import (
    EVENTS,
    LINE,
    PEOPLE,
    SETTINGS,
    read_event,
    read_snapshot,
    write_event,
    write_snapshot,
)
from engine import Lettering, Outcome, Reason, Side

SEED = "5eed" * 16


def pairs(values):
    return st.builds(BySide, values, values)


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
COUNTS = st.integers(-(2**63), 2**63 - 1)
MOMENTS = st.datetimes(timezones=st.just(UTC))
SIDES = st.sampled_from(Side)
ACCOUNTS = TEXTS.map(AccountId)
PLACES = st.none() | st.builds(Place, TEXTS, TEXTS)
STAYS = st.lists(st.builds(Stay, ACCOUNTS, st.builds(Place, TEXTS, TEXTS)), max_size=2).map(tuple)
SPANS = st.timedeltas(timedelta(0), timedelta(days=400))
CLOCKS = st.builds(Clock, SPANS, SPANS, SPANS, st.sampled_from(Flag), st.none() | TEXTS)
TIMERS = st.builds(Timer, pairs(SPANS), MOMENTS, st.frozensets(TEXTS, max_size=3))
TERMS = st.builds(Terms, TEXTS, COUNTS, st.sampled_from(SideWish), st.none() | CLOCKS)
SEATS = pairs(ACCOUNTS)
OUTCOMES = st.builds(Outcome, st.none() | SIDES, st.sampled_from(Reason))
TRAILS = st.builds(Trail, TEXTS, st.lists(TEXTS).map(tuple), COUNTS)
SEEDS = st.none() | TEXTS

LASTS = st.none() | st.builds(LastAction, SIDES, TEXTS, COUNTS)

NOTATIONS = st.builds(Notation, TEXTS, st.sampled_from(Lettering))
LISTS = st.lists(TEXTS, max_size=3) | st.lists(NOTATIONS, max_size=3)
PARAMS = TEXTS | COUNTS | TEXTS.map(PersonName) | NOTATIONS | LISTS.map(tuple)


def lines_with(params):
    return st.builds(Line, TEXTS, st.lists(st.tuples(TEXTS, params), max_size=4).map(tuple))


LINES = st.recursive(
    lines_with(PARAMS),
    lambda lines: lines_with(PARAMS | lines | st.lists(lines, max_size=3).map(tuple)),
    max_leaves=8,
)

PLANS = st.lists(st.lists(TEXTS, max_size=4).map(tuple), max_size=3).map(tuple)
SQUARES = st.lists(TEXTS, max_size=4).map(tuple)

HAPPENED = {
    Offered: st.builds(
        Offered,
        match=TEXTS.map(MatchId),
        challenger=ACCOUNTS,
        invited=st.none() | ACCOUNTS,
        place=PLACES,
        terms=TERMS,
        expires=MOMENTS,
        challenger_at=PLACES,
        invited_at=PLACES,
        seed=SEEDS,
        rematch_of=st.none() | TEXTS.map(MatchId),
    ),
    Accepted: st.builds(Accepted, SEATS, PLACES),
    Declined: st.just(Declined()),
    Withdrawn: st.just(Withdrawn()),
    Expired: st.just(Expired()),
    Proposed: st.builds(Proposed, TERMS),
    Joined: st.builds(Joined, ACCOUNTS, ACCOUNTS),
    Forgotten: st.builds(Forgotten, ACCOUNTS),
    Played: st.builds(Played, SIDES, TEXTS, PLACES, st.booleans()),
    Planned: st.builds(Planned, SIDES, PLANS),
    PlanMissed: st.builds(PlanMissed, SIDES),
    PlanDropped: st.builds(PlanDropped, SIDES, TEXTS),
    SetUpDrawn: st.builds(SetUpDrawn, SIDES, SQUARES),
    SetUpSkipped: st.builds(SetUpSkipped, SIDES, SQUARES),
    Thrown: st.builds(Thrown, SIDES, COUNTS, COUNTS),
    Timed: st.builds(Timed, TIMERS),
    Nudged: st.builds(Nudged, SIDES),
    Lapsed: st.builds(Lapsed, SIDES),
    PauseAsked: st.builds(PauseAsked, SIDES),
    PauseDeclined: st.builds(PauseDeclined, SIDES),
    Stopped: st.builds(Stopped, SIDES, TEXTS, st.none() | MOMENTS),
    Resumed: st.builds(Resumed, SIDES, TEXTS),
    DrawOffered: st.builds(DrawOffered, SIDES),
    DrawDeclined: st.builds(DrawDeclined, SIDES),
    TakebackAsked: st.builds(TakebackAsked, SIDES),
    TakebackDeclined: st.builds(TakebackDeclined, SIDES),
    TakenBack: st.builds(TakenBack, SIDES),
    HintsAsked: st.builds(HintsAsked, SIDES),
    HintsDeclined: st.builds(HintsDeclined, SIDES),
    HintsAllowed: st.builds(HintsAllowed, SIDES),
    PublicAsked: st.builds(PublicAsked, SIDES),
    PublicDeclined: st.builds(PublicDeclined, SIDES),
    MadePublic: st.builds(MadePublic, SIDES),
    Said: st.builds(Said, SIDES, TEXTS, MOMENTS, COUNTS, st.booleans()),
    Muted: st.builds(Muted, SIDES, st.booleans()),
    Reported: st.builds(Reported, SIDES, COUNTS, MOMENTS),
    Ended: st.builds(Ended, OUTCOMES),
}

# Of each kind, one side asks at most.
ASKED = st.fixed_dictionaries({kind.name: st.none() | SIDES for kind in AGREEMENTS}).map(
    lambda asked: BySide(
        *(frozenset(kind for kind, by in asked.items() if by is side) for side in Side)
    )
)

MATCHES = st.builds(
    Match,
    id=TEXTS.map(MatchId),
    version=COUNTS,
    turn=COUNTS,
    stage=st.sampled_from(Stage),
    terms=TERMS,
    challenger=ACCOUNTS,
    invited=st.none() | ACCOUNTS,
    place=PLACES,
    expires=MOMENTS,
    stays=STAYS,
    seats=st.none() | SEATS,
    trail=st.none() | TRAILS,
    last=LASTS,
    before=st.lists(st.builds(Past, SIDES, TEXTS, TRAILS, LASTS), max_size=2).map(tuple),
    asked=ASKED,
    outcome=st.none() | OUTCOMES,
    takebacks=COUNTS,
    timer=st.none() | TIMERS,
    nudged=st.booleans(),
    lapsed=st.booleans(),
    away=pairs(st.none() | MOMENTS),
    plans=pairs(PLANS),
    set_ups=pairs(SQUARES),
    answered=st.lists(LASTS.filter(bool), max_size=3).map(tuple),
    seed=SEEDS,
    chat=st.lists(
        st.builds(ChatMessage, SIDES, TEXTS, MOMENTS, COUNTS, st.booleans(), st.booleans()),
        max_size=3,
    ).map(tuple),
    muted=pairs(st.booleans()),
    hints_allowed=st.booleans(),
    made_public=st.booleans(),
    hints_declined=pairs(st.booleans()),
)


@given(LINES)
def test_a_line_comes_back_as_it_was(line):
    back = LINE.read(LINE.write(line))
    assert back == line
    # 1 == True and () == (), so the looks are compared too.
    assert repr(back) == repr(line)


@given(st.one_of(*HAPPENED.values()))
def test_an_event_comes_back_as_it_was(event):
    back = read_event(*write_event(event))
    assert back == event
    assert type(back) is type(event)


def test_every_kind_of_event_is_tried():
    assert {kind.__name__ for kind in HAPPENED} == set(EVENTS)


@given(MATCHES)
def test_a_snapshot_holds_its_part_of_a_match_as_it_was(match):
    back = read_snapshot(write_snapshot(match))
    assert back == {name: getattr(match, name) for name in back}
    # A set and a zone look different when they come back, though they are the same.
    exact = back.keys() - {"timer", "away", "chat", "asked"}
    assert {name: repr(back[name]) for name in exact} == {
        name: repr(getattr(match, name)) for name in exact
    }


@given(st.lists(ACCOUNTS).map(tuple))
def test_a_list_of_people_comes_back_as_it_was(people):
    assert PEOPLE.read(PEOPLE.write(people)) == people


@pytest.mark.parametrize("text", ["", "null", "[1]", '"alkaios"', '{"a": 1}'])
def test_an_unreadable_list_of_people_is_an_error(text):
    with pytest.raises(ValueError, match="tuple"):
        PEOPLE.read(text)


def test_what_was_stored_before_a_field_was_made_has_its_default():
    assert read_event("Accepted", '{"seats": ["a", "b"]}') == Accepted(("a", "b"))
    played = '{"side": 1, "action": "a2-a3"}'
    assert read_event("Played", played) == Played(Side.SECOND, "a2-a3")
    old = (
        '{"turn": 0, "terms": {"ruleset": "lemery-compact", "revision": 1, "side": "lot"}, '
        '"invited": null, "place": null, "seats": null, "trail": null, "last": null, '
        '"draw_offer": null, "outcome": null}'
    )
    held = read_snapshot(old)
    assert (held["stays"], held["seed"], held["takebacks"]) == ((), None, 0)
    assert held["away"] == PRESENT
    stopped = '{"side": 0, "why": "pause"}'
    assert read_event("Stopped", stopped) == Stopped(Side.FIRST, "pause")


@given(st.from_type(Settings))
def test_settings_come_back_as_they_were(settings):
    assert SETTINGS.read(SETTINGS.write(settings)) == settings


def test_settings_from_before_a_setting_was_made_have_its_default():
    assert SETTINGS.read('{"language": "el"}') == Settings(language="el")
    assert SETTINGS.read('{"language": "en", "theme": "wood"}').client == ""
    assert SETTINGS.read('{"language": "en", "client": "it"}').letters is Letters.GAME


def test_an_unreadable_event_is_an_error_that_names_its_kind():
    texts = ("", "[]", "null", "{", "\0")
    read = [(kind, text) for kind in EVENTS for text in texts if not is_refused(kind, text)]
    assert read == []


def is_refused(kind, text):
    try:
        read_event(kind, text)
    except ValueError as error:
        return kind in str(error)
    return False


def test_an_unknown_kind_of_event_is_an_error():
    with pytest.raises(ValueError, match="Conquered"):
        read_event("Conquered", "{}")


@pytest.mark.parametrize("text", ["", "{}", '{"turn": "x"}', "[1, 2]", '"snapshot"'])
def test_an_unreadable_snapshot_is_an_error(text):
    with pytest.raises(ValueError, match="Snapshot"):
        read_snapshot(text)


def test_what_cannot_be_read_is_not_told_whole_since_it_may_hold_a_seed():
    text = f'{{"match": 7, "seed": "{SEED}"}}'
    for read in (lambda: read_event("Offered", text), lambda: read_snapshot(text[:-1])):
        with pytest.raises(ValueError, match=r"Offered|Snapshot") as told:
            read()
        assert SEED[:8] not in "".join(traceback.format_exception(told.value))


def test_a_value_of_the_wrong_type_is_not_stored():
    with pytest.raises(ValueError, match="reason"):
        write_event(Ended(Outcome(None, "because")))

"""How much one person may do: more is refused in words."""

from datetime import timedelta

import pytest

from bot.config.settings import Limits as Configured
from bot.core.accounts.rate_limits import DAY, MINUTE, RateLimits, SlidingWindow
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.context import RequestContext
from bot.core.matches.model import MatchId, Place, Terms
from bot.core.service.service import Service
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from tests.bot.core.conftest import codes, control, told
from tests.bot.core.sample_matches import COMPACT, NOW

USUAL = Configured().model_dump()
CHANNEL = RequestContext(stay=Place("discord", "c1"))


@pytest.fixture
def limited(bench):
    """Put limits on what the people at the bench may do."""

    def limited(**limits):
        chosen = RateLimits(**{**USUAL, **limits})
        bench.service = Service(bench.store, bench.clock, bench.dice, limits=chosen)
        bench.dispatcher = Dispatcher(bench.service, LANGUAGES, RulebookPages())
        return bench

    return limited


async def test_a_thousand_challenges_are_refused_in_words(limited):
    bench = limited()
    who = await bench.person("Alkaios")
    answers = [await bench.dispatcher.hear(who, "challenge") for _ in range(1000)]
    assert [code for answer in answers[:60] for code in codes(answer)] == [
        *["done-offered-open"] * 20,
        *["refused-many-challenges"] * 40,
    ]
    assert {code for answer in answers[60:] for code in codes(answer)} == {"refused-hurried"}
    assert "Wait a moment" in told(answers[-1].lines)[0]
    assert await bench.store.count_matches() == 20


async def test_whoever_waits_is_heard_again(limited):
    bench = limited(commands_a_minute=2)
    await bench.say("Alkaios", "help")
    bench.now += MINUTE / 2
    await bench.say("Alkaios", "help")
    assert codes(await bench.say("Alkaios", "games")) == ["refused-hurried"]
    assert codes(await bench.press("Alkaios", "games::0:")) == ["refused-hurried"]
    assert codes(await bench.say("Brasidas", "games")) == ["no-games"]
    bench.now += MINUTE / 2
    assert codes(await bench.say("Alkaios", "games")) == ["no-games"]
    assert codes(await bench.say("Alkaios", "games")) == ["refused-hurried"]


async def test_a_place_is_followed_so_far_and_private_chats_go_on(limited):
    bench = limited(place_commands_a_minute=3)
    people = [await bench.person(name) for name in ("Alkaios", "Brasidas", "Chares", "Dion")]
    heard = [await bench.dispatcher.hear(who, "games", CHANNEL) for who in people]
    assert [answer.refused for answer in heard] == [False, False, False, True]
    assert codes(heard[-1]) == ["refused-hurried-here"]
    assert not (await bench.dispatcher.hear(people[-1], "games")).refused


async def test_challenges_on_offer_are_limited_until_one_is_gone(limited):
    bench = limited(challenges=2)
    first = await bench.say("Alkaios", "challenge")
    await bench.say("Alkaios", "challenge")
    assert codes(await bench.say("Alkaios", "challenge")) == ["refused-many-challenges"]
    await bench.say("Alkaios", f"withdraw {first.view.match}")
    assert codes(await bench.say("Alkaios", "challenge")) == ["done-offered-listed"]
    bench.pass_days(7)
    assert codes(await bench.say("Alkaios", "challenge")) == ["done-offered-listed"]


async def test_challenges_a_day_are_limited_though_they_are_taken_back(limited):
    bench = limited(challenges_a_day=3)
    for _ in range(3):
        made = await bench.say("Alkaios", "challenge")
        await bench.say("Alkaios", f"withdraw {made.view.match}")
    assert codes(await bench.say("Alkaios", "challenge")) == ["refused-challenges-today"]
    bench.now += DAY - timedelta(microseconds=1)
    assert codes(await bench.say("Alkaios", "challenge")) == ["refused-challenges-today"]
    bench.now += timedelta(microseconds=1)
    assert codes(await bench.say("Alkaios", "challenge")) == ["done-offered-listed"]


async def test_challenges_at_a_place_are_limited(limited):
    bench = limited(place_challenges_a_day=1)
    who, other = await bench.person("Alkaios"), await bench.person("Brasidas")
    assert not (await bench.dispatcher.hear(who, "challenge", CHANNEL)).refused
    assert codes(await bench.dispatcher.hear(other, "challenge", CHANNEL)) == [
        "refused-challenges-here"
    ]
    assert not (await bench.dispatcher.hear(other, "challenge")).refused
    bench.now += DAY
    assert not (await bench.dispatcher.hear(other, "challenge", CHANNEL)).refused


async def test_matches_in_play_are_limited_for_whoever_offers_and_whoever_accepts(limited):
    bench = limited(running=1)
    match = await bench.begin("Alkaios", "Brasidas")
    assert codes(await bench.say("Brasidas", "challenge Alkaios")) == ["refused-many-matches"]
    await bench.person("Chares")
    made = await bench.say("Chares", "challenge")
    refused = await bench.say("Alkaios", f"accept {made.view.match}")
    assert codes(refused) == ["refused-many-matches"]
    asked = await bench.say("Brasidas", f"resign {match}")
    await bench.press("Brasidas", control(asked.view, "button-resign-yes"))
    assert codes(await bench.say("Alkaios", f"accept {made.view.match}")) == ["done-accepted"]


async def test_a_rematch_counts_as_a_challenge(limited):
    bench = limited(challenges_a_day=1)
    match = await bench.begin("Alkaios", "Brasidas")
    asked = await bench.say("Brasidas", f"resign {match}")
    await bench.press("Brasidas", control(asked.view, "button-resign-yes"))
    assert codes(await bench.say("Alkaios", f"rematch {match}")) == ["refused-challenges-today"]
    assert codes(await bench.say("Brasidas", f"rematch {match}")) == ["done-rematch"]


async def test_without_limits_nobody_is_held_up(bench):
    who = await bench.person("Alkaios")
    for _ in range(70):
        made = await bench.service.offer(who.id, Terms(COMPACT, 1))
        assert (await bench.store.match(MatchId(made.id))) is not None


def test_a_window_remembers_nobody_longer_than_it_has_to():
    window = SlidingWindow(3, MINUTE)
    for number in range(1000):
        window.count(number, NOW + number * timedelta(seconds=1))
    assert not window.is_full(1, NOW + timedelta(seconds=999))
    assert len(window) == 60


def test_a_clock_that_is_set_back_opens_no_window_and_breaks_none():
    window = SlidingWindow(2, MINUTE)
    window.count("one", NOW)
    window.count("two", NOW - DAY)
    window.count("one", NOW - DAY)
    assert window.is_full("one", NOW - DAY)
    assert not window.is_full("one", NOW - DAY + MINUTE)
    assert not window.is_full("two", NOW)

"""A match of three days on Discord, with all that can befall a clock on the way."""

import re

import pytest

from bot.core.matches.timing import deadline
from bot.core.service.audit import problem_of
from engine import Reason, Side
from tests.bot.days import DAY, HOUR, live
from tests.bot.frontends.discord.reading import text_of
from tests.bot.frontends.discord.world import World, private

SILENT = 1 << 12
"""The flag of a message that makes no telephone ring."""

SENT = re.compile(r"/channels/\d+/messages")


class Ringing(World):
    """A Discord of which is noted whose telephone the bot makes ring."""

    def __init__(self, url):
        super().__init__(url)
        self._heard = 0

    def rung(self):
        """The people who were called since last asked, each as often as it happened."""
        new = self.env.http_requests[self._heard :]
        self._heard += len(new)
        return [person for request in new if rings(request) for person in called(request.json)]


def rings(request):
    is_sent = request.method == "POST" and SENT.fullmatch(request.path)
    return is_sent and not request.json.get("flags", 0) & SILENT


def called(message):
    """Who is pinged; a sound that is for nobody is for everyone."""
    allowed = message["allowed_mentions"].get("users", ())
    people = [int(person) for person in allowed if f"<@{person}>" in text_of(message)]
    return people or ["everybody"]


def stamp(moment):
    """A moment as Discord shows it to each in their own zone."""
    return f"<t:{int(moment.timestamp())}:f>"


@pytest.fixture
async def world(sqlite_url):
    world = Ringing(sqlite_url)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


async def test_a_match_of_three_days(world):
    alkaios = world.member("alkaios", global_name="Alkaios")
    brasidas = world.member("brasidas", global_name="Brasidas")
    await a_challenge_with_a_clock_is_taken_up(world, alkaios, brasidas)
    await who_lets_time_go_by_is_nudged_once(world, alkaios, brasidas)
    await a_vacation_stops_the_clock_and_ends_by_itself(world, alkaios)
    await a_plan_comes_true_at_once(world, alkaios, brasidas)
    await a_move_is_taken_back_by_consent(world, alkaios, brasidas)
    await a_soft_flag_falls_and_is_claimed(world, alkaios, brasidas)
    match = await world.match()
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert await problem_of(world.store, match.id) is None
    assert not await world.store.due(("discord",), world.clock() + 99 * DAY, 10)


async def a_challenge_with_a_clock_is_taken_up(world, one, two):
    terms = {"ruleset": "lemery-compact", "side": "first", "clock": "1d"}
    await world.slash(one, "challenge", opponent=two, **terms)
    stated = "1 day per move. If you run out of time, your opponent can claim the win or wait."
    assert stated in world.board.content
    assert world.rung() == [two.id]
    await world.click(two, world.board, "Accept")
    assert f"has until {stamp(world.clock() + DAY)}" in world.board.content
    assert world.rung() == [one.id]


async def who_lets_time_go_by_is_nudged_once(world, one, two):
    await world.play(one, "a2-a5")
    assert world.rung() == [two.id]
    await live(world, hours=17)
    assert world.rung() == []
    await live(world, hours=1)
    assert "Your time is running out." in world.board.content
    assert world.rung() == [two.id]
    await live(world, hours=5)
    assert world.rung() == []
    await world.play(two, "h7-h6")
    assert world.rung() == [one.id]


async def a_vacation_stops_the_clock_and_ends_by_itself(world, one):
    await live(world, hours=1)
    back = world.clock() + DAY
    told = private(await world.slash(one, "settings", vacation="1d"))
    assert f"You are on vacation until {stamp(back)}" in told.content
    assert f"\u2068Alkaios\u2069 is on vacation until {stamp(back)}" in world.board.content
    assert deadline(await world.match()) is None
    await live(world, hours=23)
    assert "is on vacation" in world.board.content
    await live(world, hours=1)
    assert "is on vacation" not in world.board.content
    assert f"has until {stamp(back + 23 * HOUR)}" in world.board.content
    assert world.rung() == []


async def a_plan_comes_true_at_once(world, one, two):
    await world.play(one, "b2-b3")
    assert world.rung() == [two.id]
    planned = private(await world.slash(one, "plan", line="if b7-b6 then h2-h4"))
    assert "if b7-b6 then h2-h4" in planned.content
    theirs = private(await world.slash(two, "board"))
    assert not any("h2-h4" in seen.content for seen in (*world.public, theirs))
    answered = private(await world.slash(two, "move", text="b7-b6"))
    assert "Your opponent answered right away: h2-h4." in answered.content
    assert "\u2068Alkaios\u2069 played h2-h4." in world.board.content
    assert world.rung() == []


async def a_move_is_taken_back_by_consent(world, one, two):
    await world.play(two, "c6-c5")
    assert world.rung() == [one.id]
    await world.slash(two, "takeback")
    assert "\u2068Brasidas\u2069 asks to take back c6-c5." in world.board.content
    assert world.rung() == []
    more = private(await world.click(one, world.board, "More"))
    await world.click(one, more, "Allow")
    assert "\u2068Alkaios\u2069 played h2-h4." in world.board.content
    assert world.rung() == [two.id]


async def a_soft_flag_falls_and_is_claimed(world, one, two):
    end = deadline(await world.match())
    await live(world, until=end - HOUR)
    assert world.rung() == [two.id]
    await live(world, until=end)
    assert "\u2068Brasidas\u2069 ran out of time" in world.board.content
    assert stamp(end) in world.board.content
    assert world.rung() == [one.id]
    await world.click(one, world.board, "Claim the win")
    assert "\u2068Alkaios\u2069 won: \u2068Brasidas\u2069 ran out of time." in world.board.content
    assert world.rung() == [two.id]

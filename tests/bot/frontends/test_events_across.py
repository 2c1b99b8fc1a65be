"""Events in which people of Discord, Telegram and the web meet, each in their own language."""

import pytest

from bot.core.matches.messages import PersonName, line
from bot.frontends.discord.channels import server_key
from tests.bot.frontends.discord.event_stage import DiscordStage
from tests.bot.frontends.discord.world import World
from tests.bot.frontends.event_journeys import ANY, GAME, KINDS, pairing
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.event_stage import TelegramStage
from tests.bot.frontends.web.conftest import open_chat
from tests.bot.frontends.web.event_stage import WebStage


class Platforms:
    """Three front-ends on one database, as three processes, and the people of each."""

    def __init__(self, *stages):
        self.stages = stages
        self.discord, self.telegram, self.web = stages

    async def arrive(self):
        """Add two people from Discord, the first a manager of the server, and two others."""
        discord = await self.discord.arrive("de")
        telegram = await self.telegram.arrive("it")
        web = await self.web.arrive("nl")
        self.people = [
            *((self.discord, who) for who in discord[:2]),
            (self.telegram, telegram[2]),
            (self.web, web[3]),
        ]

    async def put_forward(self, moment):
        await self.discord.put_forward(moment)

    async def tick(self):
        for _ in range(2):
            for stage in self.stages:
                await stage.tick(1)

    async def resign(self, each):
        """Have the second player of a pairing resign, on their own platform."""
        for stage, who in self.people:
            if await stage.account(who) == each.second:
                await stage.resign(who, each.match)


@pytest.fixture
async def platforms(sqlite_url):
    world = World(sqlite_url)
    await world.open()
    async with BotApi() as api, open_chat(sqlite_url, clock=world.clock, delivers=False) as visit:
        bench = Bench(api, sqlite_url)
        bench.clock = world.clock
        await bench.start()
        web = WebStage()
        web.visit = visit
        yield Platforms(DiscordStage(world), TelegramStage(bench), web)
        await web.leave()
        await bench.stop()
    world.check()
    await world.close()
    assert api.wrongs == []


@pytest.mark.parametrize("kind", ["round-robin", "swiss", "league"])
async def test_people_of_three_platforms_play_an_event(platforms, kind):
    code = await made_and_joined(platforms, kind)
    discord, host = platforms.people[0]
    if kind == "league":
        await platforms.put_forward((await discord.tournament(code)).ends)
    else:
        await discord.say(host, "start", code)
    await platforms.tick()
    tournament = await discord.tournament(code)
    players = [who for _, who in platforms.people]
    for stage in platforms.stages:
        for who in stage.people:
            assert await stage.calls(who) == (who in players), who
    for stage, who in platforms.people:
        shown = await stage.say(who, "pairings", code)
        for each in tournament.unfinished:
            stage.found(shown.text, line("event-pairing", **pairing(each)))
    for _ in range(tournament.rounds):
        for each in (await discord.tournament(code)).unfinished:
            await platforms.resign(each)
        await platforms.tick()
    tournament = await discord.tournament(code)
    end = line("event-between", season=2, begins=ANY) if kind == "league" else line("event-over")
    for stage, who in platforms.people:
        stage.found((await stage.say(who, "standings", code)).text, end)
    assert len(await discord.announced()) == 2 + tournament.rounds
    assert await platforms.telegram.announced() == []


async def test_people_of_three_platforms_climb_a_ladder(platforms):
    code = await made_and_joined(platforms, "ladder")
    (discord, host), other, (telegram, second), (web, last) = platforms.people
    await discord.say(host, "start", code)
    page = await web.say(last, code)
    await web.press(last, page, web.label("button-event-play", place=3))
    await platforms.tick()
    calls = [await stage.calls(who) for stage, who in platforms.people]
    assert calls == [0, 0, 1, 1]
    [playing] = (await discord.tournament(code)).unfinished
    await telegram.resign(second, playing.match)
    await platforms.tick()
    won = line("event-rung", place=3, name=PersonName(web.name(last)), won=1, played=1)
    for stage, who in ((discord, host), other, (telegram, second)):
        stage.found((await stage.say(who, "standings", code)).text, won)
    assert len(await discord.announced()) == 2


async def made_and_joined(platforms, kind):
    """Make an event on Discord, and have all join it by a button on their own platform."""
    await platforms.arrive()
    form, options = KINDS[kind]
    discord, host = platforms.people[0]
    await discord.say(host, "new", form, GAME, name="Isthmia", **options)
    [code] = await discord.service.store.tournaments_in(server_key(discord.world.guild.id))
    for stage, who in platforms.people:
        page = await stage.say(who, code)
        joined = await stage.press(who, page, stage.label("event-act-join"))
        assert stage.label("event-act-leave") in joined.labels
    return code

"""A whole match in a Telegram group: python-telegram-bot, the core and an SQLite file."""

from dataclasses import replace

import pytest

from bot.core.matches.model import Identity, MatchId, Stage
from bot.core.matches.preferences import Confirmation
from bot.core.service.audit import problem_of
from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.persons import group


@pytest.fixture(params=[100, 103])
async def bench(sqlite_url, request):
    """A bot on a server of before messages that one person sees, and on one of today."""
    async with BotApi() as api:
        api.api_level = request.param
        bench = Bench(api, sqlite_url)
        await bench.start()
        yield bench
        await bench.stop()
    assert api.wrongs == []


async def confirm_moves(bench, person):
    """Have a person asked before each move."""
    who = await bench.people.person(Identity("telegram", str(person.id)))
    settings = replace(who.settings, confirm=Confirmation.ON)
    await bench.store.save_settings(replace(who, settings=settings))


async def pick(bench, person, board, action):
    """Play by the buttons; returns the callback data that was pressed on the way."""
    start, end = action.split("-")
    pressed = []
    for label in ("Move", start, end, "Play"):
        shown = picking(person, board)
        found = next(each for each in shown.labels() if each.split()[0] == label)
        pressed.append(shown.data(found))
        await bench.press(person, shown, found)
    return pressed


def picking(person, board):
    """The message in which a person picks: one that only they see, or the group's board."""
    return (*person.sees(board.chat), board)[0]


async def test_a_match_from_challenge_to_victory_with_the_bot_rebuilt_in_the_middle(bench):
    agora = group(bench.api, "Agora")
    alkaios, brasidas = bench.person("Alkaios"), bench.person("Brasidas")
    hello = await brasidas.say("who plays?", agora)
    await bench.say(alkaios, "/challenge lemery-compact first", agora, to=hello)
    accept = agora.last.data("Accept")
    await bench.press(brasidas, agora.last, "Accept")
    match = MatchId(accept.split(":")[1])
    await confirm_moves(bench, alkaios)
    first = agora.last
    assert first.mentions == [alkaios.id]

    old = await pick(bench, alkaios, first, SHORT_GAME[0])
    second = agora.last
    assert second.mentions == [brasidas.id]
    old += [second.data("Move")]
    await bench.say(brasidas, f"/move {SHORT_GAME[1]}", agora)
    third = agora.last
    await bench.press(alkaios, third, "Move")
    await bench.press(alkaios, picking(alkaios, third), "h2")
    halfway = picking(alkaios, third).data("h5")

    await bench.restart()

    before = await bench.store.match(match)
    for person in (alkaios, brasidas, bench.person("Chares")):
        for data in (accept, *old):
            answer = await bench.press(person, first, data=data, is_old=True)
            assert answer.get("text"), data
    assert await bench.store.match(match) == before
    assert (agora.last, agora.live) == (third, [third])

    await bench.press(alkaios, picking(alkaios, third), data=halfway)
    await bench.press(alkaios, picking(alkaios, third), "Play")
    assert agora.last.mentions == [brasidas.id]
    await bench.say(brasidas, SHORT_GAME[3], agora, to=agora.last)
    await pick(bench, alkaios, agora.last, SHORT_GAME[4])

    over = agora.last
    assert "Alkaios" in over.text
    assert "leader captured" in over.text
    assert over.mentions == [brasidas.id]
    assert over.labels() == [
        *("Rematch", "Replay", "Analysis", "Rules", "Record", "Details", "Share")
    ]
    assert agora.live == [over]
    stored = await bench.store.match(match)
    assert stored.stage is Stage.OVER
    assert await problem_of(bench.store, match) is None
    assert not await bench.store.due(("telegram",), bench.now, 10)

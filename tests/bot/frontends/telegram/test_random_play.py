"""Random play through what the messages offer: every request keeps Telegram's limits.

The fixture of the server fails if a request does not. PETTEIA_TEST_TURNS=50 plays longer.
"""

import os
import random
import re
from collections import Counter

import pytest

from bot.core.matches.chance import ALPHABET, Chance
from bot.core.matches.model import Identity, Place
from bot.i18n import LANGUAGES
from engine.catalogue import KEYS
from tests.bot.frontends.crowded_events import HOSTILE, begin, crowded, end, hostile
from tests.bot.frontends.telegram.event_stage import WORD_JOINER

TURNS = int(os.environ.get("PETTEIA_TEST_TURNS", "2"))
LOOKS = 9
"""How many buttons are pressed in each turn that play nothing."""

MOST_PRESSES = 200
"""How many presses a turn may take; throwing again after a double is one."""

KEPT_AWAY = ("resign", "draw", "forget", "invite")
"""What would end the match, or begin another."""

KINDS = 9
"""How many kinds of buttons are pressed in each ruleset at least."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", [100, 103])
async def test_random_play_through_what_is_offered(  # noqa: PLR0913, PLR0917 -- fixtures
    bench, api, pair, agora, monkeypatch, key, level
):
    api.api_level = level
    chance = random.Random(key)
    monkeypatch.setattr(Chance, "seed", lambda _: chance.randbytes(32).hex())
    monkeypatch.setattr(Chance, "match_id", lambda _: "".join(chance.sample(ALPHABET, 6)))
    await bench.welcome(*pair)
    await bench.match(agora, *pair, f"/challenge {key}")
    pressed = Counter()
    for _ in range(TURNS):
        if (await the_match(bench)).outcome is not None:
            break
        await play_something(bench, pair, agora, chance)
        for _ in range(LOOKS):
            await look_at_something(bench, chance.choice(pair), agora, chance, pressed)
    assert len(pressed) >= KINDS, pressed
    await give_up(bench, pair[0], agora)
    await look_back(bench, pair[0])


async def the_match(bench):
    [match] = await bench.store.match_ids(None, 2)
    return await bench.store.match(match)


async def play_something(bench, pair, agora, chance):
    """Press what picks and plays, where the mover sees it, until a turn has passed."""
    match = await the_match(bench)
    mover = match.seats[match.game.position.side]
    [one] = [person for person in pair if await account(bench, person) == mover]
    for _ in range(MOST_PRESSES):
        posts = [*one.sees(agora), agora.last]
        ways = [
            (post, [each for each in offered(post) if each.startswith(("pick", "play"))])
            for post in posts
        ]
        post, onward = next((post, onward) for post, onward in ways if onward)
        await bench.press(one, post, data=chance.choice(onward))
        if (await the_match(bench)).turn > match.turn:
            return
    raise AssertionError(f"no turn has passed after {MOST_PRESSES} presses")


async def account(bench, person):
    return (await bench.store.account_of(Identity("telegram", str(person.id)))).id


async def look_at_something(bench, person, agora, chance, pressed):
    """Press a button of the newest messages there, of a kind that was pressed the least so far."""
    found = [
        (post, data)
        for posts in (agora.live, person.chat.live, person.sees(agora))
        for post in posts[-1:]
        for data in offered(post)
    ]
    least = min(pressed[kind(*each)] for each in found)
    post, data = chance.choice([each for each in found if pressed[kind(*each)] == least])
    pressed[kind(post, data)] += 1
    await bench.press(person, post, data=data)


def offered(post):
    """The buttons of a message, but for what ends the match or leaves English."""
    data = [button["callback_data"] for button in post.buttons if "callback_data" in button]
    return [each for each in data if not each.startswith(KEPT_AWAY) and "language=" not in each]


def kind(post, data):
    where = "private" if post.chat.kind == "private" or post.ephemeral else "group"
    return f"{where} {data.partition(':')[0]}"


async def give_up(bench, person, agora):
    """End the match, unless the moves have ended it."""
    if (await the_match(bench)).outcome is None:
        await bench.say(person, "/resign", agora)
        await bench.press(person, person.chat.last, "Yes, resign")
    assert "Rematch" in agora.last.labels()


async def look_back(bench, person):
    """Go through the match again, with all that can be had of it."""
    await bench.say(person, "/replay")
    shown = person.chat.last
    for label in ("Next →", "End »", "← Previous", "« Start"):
        if label in shown.labels():
            await bench.press(person, shown, label)
    for label in ("Film", "Picture to share", "Board in words"):
        await bench.press(person, shown, label)
        assert person.chat.last is not shown
    assert [bool(post.animation) for post in person.chat.heard[-3:]] == [True, False, False]


@pytest.fixture
async def holder(bench, pair):
    """The account of the first of the two, who have opened their private chats."""
    await bench.welcome(*pair)
    return await account(bench, pair[0])


@pytest.fixture
def here(agora):
    return Place("telegram", str(agora.number))


async def test_crowded_events_stay_within_every_limit(bench, pair, agora, holder, here):
    one, _ = pair
    events = await crowded(bench.service, holder, place=here)
    for step in (None, begin, end):
        for event in events:
            if step:
                await step(bench.service, event)
            for language in LANGUAGES:
                one.user["language_code"] = language
                await press_everything(bench, one, one.chat, event.id)
            await press_everything(bench, one, agora, event.id)
            await bench.told()


ENDING = ("start=", "leave=")
"""Buttons of an event that would change what the test is about to look at."""


async def press_everything(bench, one, chat, code):
    """Press each button of an event's page, and of the pages behind them, once."""
    await bench.say(one, f"/event standings {code}", chat)
    asked, pressed = [chat.live[-1]], set()
    while asked:
        page = asked.pop()
        assert not page.text.endswith("…"), page.text
        for data in (each["callback_data"] for each in page.buttons):
            if data not in pressed and not any(each in data for each in ENDING):
                pressed.add(data)
                await bench.press(one, page, data=data)
                asked.append(chat.live[-1])
                assert "standings=" not in data or "Alkaios" in chat.live[-1].text


async def test_names_of_events_and_people_stay_text(bench, pair, agora, holder, here):
    events = await hostile(bench.service, holder, place=here)
    await bench.told()
    await begin(bench.service, events[0])
    for text in (f"event standings {events[0].id}", "event"):
        await bench.say(pair[0], text)
    shown = [*agora.heard, *pair[0].chat.heard[-2:]]
    for post in shown:
        assert "<" not in post.html.replace("<b>", "").replace("</b>", ""), post.html
        assert not re.search(r"(?:[@/#]|\w\.)\w", post.text), post.text
    for name in HOSTILE:
        plain = [post.text.replace(WORD_JOINER, "") for post in shown]
        assert sum(name in text for text in plain) > 1, name

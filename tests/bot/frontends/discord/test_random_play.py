"""Random play through what the messages offer: all that comes up keeps Discord's limits.

The world checks every payload when it is closed. PETTEIA_TEST_TURNS=50 plays longer.
"""

import os
import random
import re
from collections import Counter

import pytest

from bot.core.matches.chance import ALPHABET, Chance
from bot.core.matches.model import Identity
from bot.core.matches.preferences import Settings
from bot.frontends.discord.channels import ChannelKind, place
from bot.frontends.discord.render import Renderer
from bot.i18n import LANGUAGES
from engine import steps
from engine.catalogue import KEYS
from tests.bot.frontends.crowded_events import HOSTILE, begin, crowded, end, hostile
from tests.bot.frontends.discord.limits import as_sent, check_message
from tests.bot.frontends.discord.world import items, labels, menus, private

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

TURNS = int(os.environ.get("PETTEIA_TEST_TURNS", "2"))
LOOKS = 3
"""How many buttons that play nothing are pressed after each of the words."""

WORDS = ("board", "rules", "games", "draw")
"""What is typed, two of them in each turn."""

OPEN = ("board", "rules")
"""What people who do not play may ask for too."""

PICK = ("Move", "Place a man")
BONUS = ("Throw again", "Pass")
MOST_THROWS = 200

KEPT_AWAY = ("p:resign-yes", "p:draw-yes", "p:invite", "p:computer")
"""What would end the match, or begin another."""

KINDS = 4
"""How many kinds of buttons are pressed in each ruleset at least."""


@pytest.fixture(autouse=True)
def _all_is_rendered_in_every_language(monkeypatch):
    """Hold whatever is rendered against the limits in the other languages too."""
    for name in ("answer", "post"):
        monkeypatch.setattr(Renderer, name, in_all_languages(getattr(Renderer, name)))


def in_all_languages(render):
    def rendered(renderer, shown, **how):
        for language in set(LANGUAGES) - {renderer.language}:
            check_message(as_sent(render(Renderer(Settings(language)), shown, **how)))
        return render(renderer, shown, **how)

    return rendered


@pytest.mark.parametrize("key", KEYS)
async def test_random_play_stays_within_every_limit(world, alkaios, brasidas, monkeypatch, key):
    chance = random.Random(key)
    monkeypatch.setattr(Chance, "seed", lambda _: chance.randbytes(32).hex())
    monkeypatch.setattr(Chance, "match_id", lambda _: "".join(chance.sample(ALPHABET, 6)))
    people = (alkaios, brasidas)
    await world.begin(alkaios, brasidas, ruleset=key)
    pressed = Counter()
    for turn in range(TURNS):
        if (await world.match()).outcome is not None:
            break
        await play_a_turn(world, people, chance)
        stranger = world.member(f"stranger{turn}")
        for look in range(2):
            word = WORDS[(2 * turn + look) % len(WORDS)]
            who = chance.choice((stranger, *people) if word in OPEN else people)
            seen = private(await world.slash(who, word))
            for _ in range(LOOKS):
                seen = await look_at_something(world, who, seen, chance, pressed)
    assert len(pressed) >= KINDS, pressed
    await give_up(world, alkaios)
    await look_back(world, alkaios)


async def play_a_turn(world, people, chance):
    """Play, and answer bonus throws, until the position has changed."""
    before = await world.match()
    who = people[before.game.position.side]
    for _ in range(MOST_THROWS):
        if bonus := [label for label in BONUS if label in labels(world.board)]:
            await world.click(who, world.board, chance.choice(bonus))
        else:
            await play_something(world, who, chance)
        if (await world.match()).turn > before.turn:
            return
    raise AssertionError(f"no turn has passed after {MOST_THROWS} throws")


async def play_something(world, who, chance):
    """Pick a piece, pick squares until nothing is left to pick, and play."""
    begin = next(label for label in PICK if label in labels(world.board))
    seen = private(await world.click(who, world.board, begin))
    offered = [option["value"] for menu in menus(seen) for option in menu["options"]]
    match = await world.match()
    assert len(offered) == len({steps(action)[0] for action in match.game.legal})
    while "Play" not in labels(seen):
        assert menus(seen), seen.content
        menu = chance.choice([menu for menu in menus(seen) if "Another" not in menu["placeholder"]])
        value = chance.choice(menu["options"])["value"]
        seen = (await who.select(seen, [value], custom_id=menu["custom_id"])).response
    await world.click(who, seen, "Play")


async def look_at_something(world, who, seen, chance, pressed):
    """Press a button or choose an option, of a kind that was pressed the least so far."""
    offered = [(item["custom_id"], each) for item in items(seen) for each in controls(item)]
    if not offered:
        return seen
    least = min(pressed[kind(control)] for _, control in offered)
    custom_id, control = chance.choice(
        [each for each in offered if pressed[kind(each[1])] == least]
    )
    pressed[kind(control)] += 1
    if custom_id == control:
        result = await who.click(seen, custom_id=custom_id)
    else:
        result = await who.select(seen, [control], custom_id=custom_id)
    await world.told()
    return private(result)


def controls(item):
    """What can be pressed or chosen, but for what opens a form, or ends or begins a match."""
    if item.get("disabled") or item.get("label") == "Type it":
        return []
    found = [option["value"] for option in item.get("options", ())] or [item["custom_id"]]
    return [each for each in found if not each.startswith(KEPT_AWAY)]


def kind(control):
    return control.removeprefix("p:").partition(":")[0]


async def give_up(world, who):
    """End the match, unless the moves have ended it."""
    if (await world.match()).outcome is None:
        asked = private(await world.slash(who, "resign"))
        await world.click(who, asked, "Yes, resign")
    assert "Rematch" in labels(world.board)


async def look_back(world, who):
    """Go through a match again, with all that can be had of it."""
    shown = private(await world.slash(who, "replay"))
    for label in ("Next →", "End »", "← Previous", "« Start"):
        if label in [item["label"] for item in items(shown) if not item.get("disabled")]:
            shown = (await world.click(who, shown, label)).response
    for label in ("Film", "Picture to share", "Board in words"):
        said = private(await world.click(who, shown, label))
        assert said.attachments or "```" in said.content


@pytest.fixture
async def holder(world, alkaios):
    """The account of Alkaios."""
    await world.slash(alkaios, "games")
    return (await world.store.account_of(Identity("discord", str(alkaios.id)))).id


@pytest.fixture
def here(world):
    return place(ChannelKind.CHANNEL, world.channel.id)


async def test_crowded_events_stay_within_every_limit(world, alkaios, holder, here):
    events = await crowded(world.service, holder, place=here)
    for step in (None, begin, end):
        for event in events:
            if step:
                await step(world.service, event)
            await press_everything(world, alkaios, event.id)
    assert len(world.public) == 3 * len(events)


MARKED = re.compile(
    r"(?<!\\)(?:[*_~`|]|\[[^]]*\]\(|<[@#/:a])|@everyone|://|^\s*(?:#|-#|>)", re.MULTILINE
)
"""What Discord shows as something else than it is."""


async def test_names_of_events_and_people_stay_text(world, alkaios, holder, here):
    events = await hostile(world.service, holder, place=here)
    await world.told()
    await begin(world.service, events[0])
    shown = [private(await world.slash(alkaios, "event", event=f"standings {events[0].id}"))]
    shown.append(private(await world.slash(alkaios, "event", event="")))
    texts = [each.content for each in (*world.public, *shown)]
    for text in texts:
        plain = re.sub(r"</petteia event:[0-9]+>|<t:[0-9]+:.>", "", text.replace("**", ""))
        assert not MARKED.findall(plain), text
    for name in HOSTILE:
        assert sum(name in re.sub(r"[\\\u200b]", "", text) for text in texts) > 1, name


ENDING = re.compile(":(leave|start)=")
"""Buttons of an event that would change what the test is about to look at."""


async def press_everything(world, who, code):
    """Press each button of an event's page, and of the pages behind them, once."""
    asked = [private(await world.slash(who, "event", event=f"pairings {code}"))]
    pressed = set()
    while asked:
        page = asked.pop()
        assert not page.content.endswith("…"), page.content
        kept = world.keep(page)
        for control in (each["custom_id"] for each in items(page)):
            if control not in pressed and not ENDING.search(control):
                pressed.add(control)
                asked.append(private(await world.replay(who, kept, control)))
                assert "standings=" not in control or who.name.title() in asked[-1].content

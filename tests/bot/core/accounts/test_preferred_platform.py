"""A person of several platforms is called on the one where they were last heard."""

import pytest

from bot.core.accounts.people import WEB_PLATFORM, preferred_of_both
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.model import Identity

IN = {chat: RequestContext(chat=chat) for chat in ("telegram", "discord")}
ON_A_PAGE = RequestContext()


async def home(bench, person):
    return (await bench.store.account(person.id)).home


async def test_the_first_platform_is_the_first_home(bench):
    assert (await bench.person("Alkaios")).home == WEB_PLATFORM
    met = await bench.people.meet(Identity("discord", "7"), "Brasidas")
    assert met.home == await home(bench, met) == "discord"


async def test_whoever_is_heard_or_presses_elsewhere_lives_there_from_now_on(bench):
    who = await bench.people.meet(Identity("discord", "7"), "Alkaios")
    await bench.dispatcher.hear(who, "games", IN["telegram"])
    assert await home(bench, who) == "telegram"
    await bench.dispatcher.press(
        await bench.store.account(who.id), read_control("games::0:"), IN["discord"]
    )
    assert await home(bench, who) == "discord"


async def test_a_page_never_becomes_a_home_again(bench):
    who = await bench.people.meet(Identity("discord", "7"), "Alkaios")
    await bench.dispatcher.hear(who, "games", ON_A_PAGE)
    await bench.dispatcher.press(who, read_control("games::0:"), ON_A_PAGE)
    assert await home(bench, who) == "discord"


async def test_being_named_by_others_moves_nobody(bench):
    who = await bench.people.meet(Identity("discord", "7"), "Alkaios")
    other = await bench.people.meet(Identity("discord", "8"), "Brasidas")
    await bench.dispatcher.hear(who, "games", IN["telegram"])
    await bench.people.meet(Identity("discord", "7"), "Alkaios")
    await bench.dispatcher.hear(other, "games", IN["discord"])
    assert await home(bench, who) == "telegram"


async def test_it_is_written_only_when_it_changes(bench, monkeypatch):
    who = await bench.people.meet(Identity("discord", "7"), "Alkaios")

    async def move_home(*_):
        raise AssertionError

    monkeypatch.setattr(bench.store, "set_preferred_platform", move_home)
    for _ in range(3):
        assert not (await bench.dispatcher.hear(who, "games", IN["discord"])).refused


async def test_whoever_is_forgotten_has_none(bench):
    who = await bench.people.meet(Identity("discord", "7"), "Alkaios")
    await bench.dispatcher.hear(who, "forget yes", IN["telegram"])
    assert await home(bench, who) == ""
    await bench.store.set_preferred_platform(who.id, "discord")
    assert await home(bench, who) == ""


@pytest.mark.parametrize(
    ("kept", "gone", "both"),
    [
        ("web", "telegram", "telegram"),
        ("discord", "telegram", "telegram"),
        ("discord", "web", "discord"),
        ("web", "web", "web"),
    ],
)
def test_of_two_homes_the_one_last_heard_stays_unless_it_is_a_page(kept, gone, both):
    assert preferred_of_both(kept, gone) == both

"""Settings of a server or a group: who may change them, what they are, and what follows."""

from dataclasses import replace

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.groups import DEFAULTS, MAX_PLACES, POSTED, AnswersIn, Group
from bot.core.matches.model import GroupKey, Place
from tests.bot.core.conftest import codes, control, told

SERVER = GroupKey("discord", "7")
OFFERS = ("language", "ruleset", "places", "threads", "answers", *POSTED)
AGORA, STOA = Place("discord", "c1"), Place("discord", "c2")


def group(*, place=AGORA, manages=True):
    async def may():
        return manages

    return Group(SERVER, place, OFFERS, may, lambda key: f"#{key}")


@pytest.fixture
def ask(bench):
    """Someone says something in the group, or presses a control."""

    async def ask(text, *, pressed="", **where):
        who = await bench.person("Alkaios")
        context = RequestContext(place=AGORA, stay=AGORA, group=group(**where))
        if pressed:
            return await bench.dispatcher.press(who, read_control(pressed), context)
        return await bench.dispatcher.hear(who, text, context)

    return ask


async def test_only_people_who_manage_a_group_see_and_change_its_settings(bench, ask):
    refused = await ask("group language=it", manages=False)
    assert codes(refused) == ["refused-not-manager"]
    assert await bench.store.group_settings(SERVER) == DEFAULTS


async def test_elsewhere_there_is_no_group(bench):
    assert codes(await bench.say("Alkaios", "group language=it")) == ["refused-no-group"]


async def test_each_setting_is_typed_or_chosen(bench, ask):
    typed = {
        "language=it": {"language": "it"},
        "game=kubeia": {"ruleset": "vogt-kubeia"},
        "threads=off": {"threads": False},
        "places=here": {"places": ("c1",)},
        "answers=private": {"answers": AnswersIn.PRIVATE},
        "puzzle=here": {"puzzle": "c1", "puzzle_time": "12:00"},
        "digest=here": {"digest": "c1"},
        "events=here": {"events": "c1"},
    }
    expected = DEFAULTS
    for text, change in typed.items():
        assert not (await ask(f"group {text}")).refused, text
        expected = replace(expected, **change)
        assert await bench.store.group_settings(SERVER) == expected
    for text in (
        "language=auto",
        "ruleset=auto",
        "threads=on",
        "places=all",
        "answers=group",
        "puzzle=off",
        "digest=off",
        "events=off",
    ):
        assert not (await ask("", pressed=f"group::0:{text}")).refused, text
    assert await bench.store.group_settings(SERVER) == DEFAULTS


async def test_the_page_leads_to_each_setting_and_back(ask):
    page = await ask("group")
    assert told(page.lines) == ["Settings for everyone here"]
    assert [str(choice.control) for choice in page.choices] == [
        f"group::0:{name}" for name in OFFERS
    ]
    for opened, menu in zip(page.choices, page.menus, strict=True):
        one = await ask("", pressed=str(opened.control))
        assert str(one.choices[-1].control) == "group::0:"
        assert one.choices[:-1] == menu.choices[1:]
        for choice in one.choices[:-1]:
            assert not (await ask("", pressed=str(choice.control))).refused, choice.control


async def test_what_is_not_a_setting_or_a_value_is_refused(bench, ask):
    said = {
        "group language=xx": "refused-unknown-setting",
        "group game=checkers": "refused-unknown-ruleset",
        "group threads=maybe": "refused-unknown-setting",
        "group nonsense": "refused-unknown-setting",
    }
    for text, code in said.items():
        assert codes(await ask(text))[0].startswith(code), text
    forged = await ask("", pressed="group::0:zone=utc")
    assert codes(forged) == ["refused-unknown-setting-key"]
    assert await bench.store.group_settings(SERVER) == DEFAULTS


async def test_challenges_are_made_only_where_the_group_wants_them(bench, ask):
    await ask("group places=here", place=STOA)
    refused = await ask("challenge")
    assert told(refused.lines) == ["Challenges are not allowed here, only in #c2."]
    assert await bench.store.count_matches() == 0
    await ask("group places=here")
    assert not (await ask("challenge")).refused
    await ask("group places=not-here")
    assert (await bench.store.group_settings(SERVER)).places == ("c2",)


async def test_so_many_places_can_be_chosen(bench, ask):
    full = replace(DEFAULTS, places=tuple(f"c{number}" for number in range(10, 10 + MAX_PLACES)))
    await bench.store.keep_group_settings(SERVER, full, bench.now)
    assert codes(await ask("group places=here")) == ["refused-many-places"]


async def test_a_challenge_without_a_game_is_of_the_groups_game(bench, ask):
    await ask("group game=lemery-latrunculi(pins=all)")
    made = await ask("challenge")
    assert (await bench.store.match(made.view.match)).terms.ruleset == (
        "lemery-latrunculi(pins=all)"
    )
    other = await ask("challenge poleis")
    assert (await bench.store.match(other.view.match)).terms.ruleset == "poleis"


async def test_the_menu_of_a_setting_shows_its_value(ask):
    page = await ask("group game=latrunculi")
    labels = told([choice.label for choice in page.choices])
    assert labels[1] == "Game: Latrunculi"
    assert control(page, "group-tab-ruleset") == "group::0:ruleset"

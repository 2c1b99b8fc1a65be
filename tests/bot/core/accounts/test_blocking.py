"""Whom someone blocks, and what the blocked are told: no reason."""

import pytest

from bot.core.handlers.blocking import blocking_request
from bot.core.matches.model import Identity
from bot.core.typed.words import Request
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import SHORT_GAME


@pytest.fixture
async def blocked(bench):
    """Brasidas blocks Alkaios."""
    await bench.person("Alkaios")
    return await bench.say("Brasidas", "settings block=alkaios")


@pytest.mark.usefixtures("blocked")
async def test_a_blocked_persons_challenge_does_not_arrive(bench):
    refused = await bench.say("Alkaios", "challenge Brasidas")
    assert told(refused.lines) == [
        "That challenge cannot be delivered. Leave the name out for an open challenge."
    ]
    assert await bench.posts("Brasidas") == ()
    assert await bench.posts("Alkaios") == ()


@pytest.mark.usefixtures("blocked")
async def test_neither_sees_the_others_open_challenge_nor_takes_it_up(bench):
    made = await bench.say("Brasidas", "challenge")
    assert await bench.posts("Alkaios") == ()
    assert len(await bench.posts("Chares")) == 1
    refused = await bench.say("Alkaios", f"accept {made.view.match}")
    assert told(refused.lines) == ["This challenge is not available to you."]
    assert refused.view is None
    pressed = await bench.press("Alkaios", f"accept:{made.view.match}:0:")
    assert codes(pressed) == ["refused-not-available"]
    await bench.say("Alkaios", "challenge")
    assert [view.match for view in await bench.posts("Brasidas")] == [made.view.match]
    assert not (await bench.say("Chares", f"accept {made.view.match}")).refused


async def test_a_challenge_that_was_there_before_can_no_longer_be_taken_up(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    assert codes(await bench.say("Alkaios", "settings block=Brasidas")) == ["done-blocked"]
    accepted = await bench.say("Brasidas", f"accept {made.view.match}")
    assert codes(accepted) == ["refused-not-available"]


async def test_matches_that_run_go_on_and_no_rematch_follows(bench):
    match = await bench.begin()
    await bench.say("Brasidas", "settings block=Alkaios")
    await bench.play(match, *SHORT_GAME)
    assert codes(await bench.say("Alkaios", "rematch")) == ["refused-undeliverable"]
    own = await bench.say("Brasidas", "rematch")
    assert codes(own) == ["refused-blocked-by-you"]
    assert codes(await bench.say("Brasidas", "challenge Alkaios")) == ["refused-blocked-by-you"]


async def test_the_button_under_a_challenge_and_behind_more_blocks(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    view = await bench.seen("Brasidas")
    assert "button-block" in labels(view)
    assert "button-block" not in labels(made.view)
    assert "button-block" not in labels(await bench.dispatcher.views.shared(view.match))
    declined = await bench.say("Brasidas", "decline")
    done = await bench.press("Brasidas", control(declined.view, "button-block"))
    assert told(done.lines) == [
        (
            "\u2068Alkaios\u2069 is blocked and can no longer challenge you. "
            "Your current matches go on."
        )
    ]
    lifted = await bench.press("Brasidas", control(done, "button-unblock"))
    assert told(lifted.lines) == ["\u2068Alkaios\u2069 is no longer blocked."]
    await bench.say("Chares", "challenge Brasidas")
    *_, again = await bench.posts("Brasidas")
    assert codes(await bench.press("Damon", control(again, "button-block"))) == ["refused-stranger"]
    await bench.press("Brasidas", control(again, "button-accept"))
    more = await bench.press(
        "Brasidas", control(await bench.dispatcher.views.shared(again.match), "button-more")
    )
    await bench.press("Brasidas", control(more, "button-block"))
    assert codes(await bench.say("Chares", "challenge Brasidas")) == ["refused-undeliverable"]


async def test_settings_list_the_blocked_with_a_button_each(bench, blocked):
    assert codes(blocked) == ["done-blocked"]
    await bench.person("Dion of Kos")
    assert codes(await bench.say("Brasidas", "settings block Dion of Kos")) == ["done-blocked"]
    shown = await bench.say("Brasidas", "settings")
    assert told(shown.lines)[-1] == "Blocked: \u2068Alkaios\u2069, \u2068Dion of Kos\u2069."
    lift = [choice for choice in shown.choices if choice.label.code == "unblock-name"]
    assert told(choice.label for choice in lift) == [
        "Unblock \u2068Alkaios\u2069",
        "Unblock \u2068Dion of Kos\u2069",
    ]
    pressed = await bench.press("Brasidas", "settings::0:orientation=first")
    assert codes(pressed)[-1] == "setting-blocked"
    assert codes(await bench.press("Brasidas", str(lift[0].control))) == ["done-unblocked"]
    assert codes(await bench.press("Brasidas", str(lift[0].control))) == ["refused-not-blocked"]
    assert codes(await bench.say("Brasidas", "settings unblock=Dion of Kos")) == ["done-unblocked"]
    assert "setting-blocked" not in codes(await bench.say("Brasidas", "settings"))
    assert not (await bench.say("Alkaios", "challenge Brasidas")).refused


async def test_of_very_many_the_first_are_listed(bench):
    for number in range(12):
        await bench.person(f"Foe {number:02}")
        await bench.say("Brasidas", f"settings block=Foe {number:02}")
    shown = await bench.say("Brasidas", "settings")
    assert told(shown.lines)[-1].endswith("\u2068Foe 09\u2069 and 2 more.")
    assert labels(shown).count("unblock-name") == 10


async def test_whom_nobody_can_block(bench):
    await bench.person("Alkaios")
    assert codes(await bench.say("Alkaios", "settings block=Alkaios")) == ["refused-own-block"]
    assert codes(await bench.say("Alkaios", "settings block=Xerxes")) == ["refused-nobody-to-block"]
    assert codes(await bench.say("Alkaios", "settings block")) == ["refused-nobody-to-block"]
    assert codes(await bench.say("Alkaios", "settings unblock=Xerxes")) == ["refused-not-blocked"]
    assert codes(await bench.press("Alkaios", "unblock::0:zzz")) == ["refused-not-blocked"]
    assert codes(await bench.press("Alkaios", "block::0:")) == ["refused-forged"]


async def test_a_platform_may_give_the_person(bench):
    who = await bench.person("Alkaios")
    other = await bench.people.meet(Identity("discord", "7"), "Brasidas")
    for kind, code in (("block", "done-blocked"), ("unblock", "done-unblocked")):
        asked = Request("settings", {kind: "whoever"})
        assert codes(await bench.dispatcher.do(who, asked, opponent=other)) == [code]


async def test_names_are_completed(bench, blocked):
    assert not blocked.refused
    await bench.say("Chares", "challenge vogt-petteia")
    assert await bench.complete("Brasidas", "settings block=ch") == ["settings block=Chares"]
    assert await bench.complete("Brasidas", "settings unblock=") == ["settings unblock=Alkaios"]


def test_the_wish_is_read_however_it_is_typed():
    for options, wish in (
        ({}, None),
        ({"orientation": "own"}, None),
        ({"orientation": "sideways"}, None),
        ({"block": "Dion"}, ("block", "Dion")),
        ({"block": "Dion", "orientation": "of Kos"}, ("block", "Dion of Kos")),
        ({"block": "Dion", "orientation": "own"}, ("block", "Dion")),
        ({"orientation": "unblock Dion of Kos"}, ("unblock", "Dion of Kos")),
        ({"orientation": "Block="}, ("block", "")),
    ):
        assert blocking_request(options) == wish, options

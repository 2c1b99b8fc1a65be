"""People who ask to be forgotten are, and the others keep their matches."""

from dataclasses import asdict

import pytest

from bot.core.accounts.forgetting import chats_of
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import VersionConflict
from bot.core.matches.messages import line
from bot.core.matches.model import FORGOTTEN, Identity, Place, Stage
from bot.core.service.audit import problem_of
from bot.core.store.values import LinkCode, Post
from bot.frontends.discord.channels import ChannelKind, place
from bot.frontends.telegram.send import ChatAddress
from engine import Reason, Side
from tests.bot.core.conftest import codes, control, say, told
from tests.bot.core.linked_accounts import linked
from tests.bot.core.sample_matches import NOW, SHORT_GAME

CHANNEL = Place("discord", "c1")


async def forget(bench, name):
    """Ask, and press the button."""
    asked = await bench.say(name, "forget")
    return await bench.press(name, control(asked, "button-forget-yes"))


async def over(bench, first="Alkaios", second="Brasidas"):
    match = await bench.begin(first, second)
    await bench.play(match, *SHORT_GAME, names=(first, second))
    return match


async def test_it_asks_once_and_says_what_becomes_of_the_matches(bench):
    who = await bench.person("Alkaios")
    await bench.begin()
    await bench.say("Alkaios", "challenge")
    asked = await bench.say("Alkaios", "forget")
    [said] = told(asked.lines)
    assert "1 running match will be resigned." in said
    assert "1 open challenge will be withdrawn." in said
    assert [str(choice.control) for choice in asked.choices] == ["forget-yes::0:"]
    assert await bench.person("Alkaios") == who


async def test_nothing_but_yes_is_yes(bench):
    who = await bench.person("Alkaios")
    for typed in ("forget no", "forget YES please", "forget me"):
        assert codes(await bench.say("Alkaios", typed)) == ["forget-ask"], typed
        assert await bench.person("Alkaios") == who, typed
    assert codes(await bench.press("Alkaios", "forget-yes::0:now")) == ["refused-forged"]
    assert await bench.person("Alkaios") == who


async def test_whoever_comes_back_is_new(bench):
    before = await bench.person("Alkaios")
    await bench.say("Alkaios", "settings theme=night")
    match = await over(bench)
    assert codes(await bench.say("Alkaios", "forget Yes")) == ["done-forgotten"]
    after = await bench.person("Alkaios")
    assert after.id != before.id
    assert after.settings.theme == before.settings.theme == "marble"
    assert await bench.posts("Alkaios") == ()
    assert codes(await bench.say("Alkaios", f"rematch {match}")) == ["refused-stranger"]


async def test_matches_in_play_are_given_up_and_opponents_are_told(bench):
    match = await bench.begin()
    other = await bench.person("Brasidas")
    for item in await bench.store.due(("web",), NOW, 99):
        await bench.store.acknowledge((item.id,))
    assert codes(await forget(bench, "Alkaios")) == ["done-forgotten"]
    [item] = await bench.store.due(("web",), NOW, 99)
    assert item.notice.account == other.id
    assert item.notice.call
    assert item.notice.news == line("news-ended")
    stored = await bench.store.match(match)
    assert (stored.outcome.winner, stored.outcome.reason) == (Side.SECOND, Reason.RESIGNATION)
    view = await bench.seen("Brasidas")
    assert say(view.headline) == "You won: Someone resigned."
    assert await problem_of(bench.store, match) is None


async def test_challenges_are_withdrawn_and_those_to_the_person_declined(bench):
    await bench.person("Alkaios")
    made = await bench.say("Alkaios", "challenge")
    asked = await bench.say("Brasidas", "challenge Alkaios")
    await forget(bench, "Alkaios")
    stages = [(await bench.store.match(each.view.match)).stage for each in (made, asked)]
    assert stages == [Stage.WITHDRAWN, Stage.DECLINED]
    assert say((await bench.seen("Brasidas")).headline) == "Someone declined your challenge."
    assert codes(await bench.say("Chares", f"accept {made.view.match}")) == [
        "refused-challenge-withdrawn"
    ]
    for each in (made, asked):
        assert await problem_of(bench.store, each.view.match) is None


async def test_matches_that_are_over_stay_with_the_opponent_without_the_name(bench):
    match = await over(bench)
    before = await bench.store.match(match)
    await forget(bench, "Alkaios")
    after = await bench.store.match(match)
    assert (after.outcome, after.seats, after.trail) == (
        before.outcome,
        before.seats,
        before.trail,
    )
    for word in ("board", "record", "replay"):
        answer = await bench.say("Brasidas", f"{word} match={match}")
        assert not answer.refused
        assert "Alkaios" not in repr(answer)
    record = (await bench.say("Brasidas", f"record {match}")).content.text
    assert '[First "?"]' in record
    assert '[Second "Brasidas"]' in record
    assert await problem_of(bench.store, match) is None


async def test_no_trace_of_a_name_a_place_or_a_block_is_left(bench):
    who, other = await bench.person("Alkaios"), await bench.person("Brasidas")
    here, there = (
        RequestContext(place=CHANNEL, stay=CHANNEL, theirs=CHANNEL),
        RequestContext(stay=CHANNEL),
    )
    asked = await bench.dispatcher.hear(
        who, "challenge Brasidas lemery-compact first clock=none", here
    )
    match = asked.view.match
    await bench.dispatcher.hear(other, f"accept {match}", there)
    await bench.dispatcher.hear(who, f"move a2-a5 match={match}", there)
    await bench.dispatcher.hear(other, f"move c6-c5 match={match}", there)
    await bench.say("Alkaios", "settings block=Brasidas")
    await bench.say("Brasidas", "settings block=Alkaios")
    assert len((await bench.store.match(match)).stays) == 2
    await forget(bench, "Alkaios")
    stored, log = await bench.store.match(match), await bench.store.log(match)
    assert [stay.account for stay in stored.stays] == [other.id]
    [offered, accepted, one, two, *_] = log
    assert (offered.challenger_at, offered.invited_at) == (None, CHANNEL)
    assert (accepted.at, one.at, two.at) == (CHANNEL, None, CHANNEL)
    assert await problem_of(bench.store, match) is None
    gone = await bench.store.account(who.id)
    assert (gone.name, gone.handle) == (FORGOTTEN, None)
    assert asdict(gone.settings) == asdict(other.settings)
    assert await bench.store.blocked_by(who.id) == await bench.store.blocked_by(other.id) == ()
    assert await bench.store.account_by_handle("alkaios") is None


async def test_the_names_of_accounts_that_were_joined_go_too(bench):
    await over(bench, "Alkaios", "Dion")
    await linked(bench, "Dion", "Alkaios")
    [match] = await bench.store.match_ids(None, 9)
    third = await bench.begin("Alkaios", "Brasidas")
    seats = (await bench.store.match(match)).seats
    await forget(bench, "Dion")
    assert {each.name for each in (await bench.store.accounts(seats)).values()} == {FORGOTTEN}
    assert await bench.people.person(Identity("web", "Alkaios")) is None
    assert say((await bench.seen("Brasidas")).headline).startswith("You won: Someone")
    for each in (match, third):
        assert await problem_of(bench.store, each) is None


async def test_joined_people_leave_no_place_behind_whichever_of_them_was_there(bench):
    who, other = await bench.person("Dion"), await bench.person("Brasidas")
    here = RequestContext(place=CHANNEL, stay=CHANNEL)
    asked = await bench.dispatcher.hear(who, "challenge Brasidas lemery-compact first", here)
    await linked(bench, "Dion", "Alkaios")
    await bench.dispatcher.hear(other, f"accept {asked.view.match}", RequestContext(stay=CHANNEL))
    await bench.say("Alkaios", f"move a2-a5 match={asked.view.match}", None)
    await forget(bench, "Alkaios")
    log = await bench.store.log(asked.view.match)
    assert [getattr(event, "at", None) for event in log].count(CHANNEL) == 1
    assert log[0].challenger_at is None
    assert await problem_of(bench.store, asked.view.match) is None


async def test_posts_and_what_waits_for_their_own_chats_are_gone(bench):
    who = await bench.person("Alkaios")
    match = await bench.begin()
    await bench.store.add_link_code(LinkCode("abc", who.id, NOW.replace(year=2030)))
    for at in (Place("web", "Alkaios"), CHANNEL):
        await bench.store.keep_post(Post(match=match, place=at, message="1", turn=0))
    await forget(bench, "Alkaios")
    assert await bench.store.posts(match, "web") == ()
    assert [post.place for post in await bench.store.posts(match, "discord")] == [CHANNEL]
    due = await bench.store.due(("web", "discord"), NOW, 99)
    assert who.id not in {item.notice.account for item in due}
    assert CHANNEL in {item.notice.place for item in due}
    assert await bench.store.take_link_code("abc", NOW) is None


async def test_of_whoever_is_gone_nothing_is_wanted(bench):
    match = await over(bench)
    await forget(bench, "Alkaios")
    assert codes(await bench.say("Brasidas", f"rematch {match}")) == ["refused-gone"]
    assert codes(await bench.press("Brasidas", f"block:{match}:0:")) == ["refused-gone"]


async def test_both_may_be_forgotten_one_after_the_other(bench):
    match = await over(bench)
    await forget(bench, "Alkaios")
    await forget(bench, "Brasidas")
    shared = await bench.dispatcher.views.shared(match)
    assert say(shared.headline) == "Someone won: leader captured."
    assert await problem_of(bench.store, match) is None


async def test_a_match_that_changes_meanwhile_is_looked_at_again(bench, monkeypatch):
    match = await bench.begin()
    forget_it, tries = bench.store.forget, []

    async def meanwhile(*what):
        if not tries:
            tries.append(await bench.say("Alkaios", f"move a2-a5 match={match}"))
        return await forget_it(*what)

    monkeypatch.setattr(bench.store, "forget", meanwhile)
    assert codes(await bench.say("Alkaios", "forget yes")) == ["done-forgotten"]
    assert (await bench.store.match(match)).last.text == "a2-a5"
    assert await problem_of(bench.store, match) is None


async def test_where_matches_change_all_the_time_nothing_is_half_forgotten(bench, monkeypatch):
    who = await bench.person("Alkaios")

    async def never(*_):
        raise VersionConflict

    monkeypatch.setattr(bench.store, "forget", never)
    assert codes(await bench.say("Alkaios", "forget yes")) == ["refused-busy"]
    assert await bench.person("Alkaios") == who


@pytest.mark.parametrize(
    ("identity", "chat"),
    [
        (Identity("discord", "7"), place(ChannelKind.PERSON, 7)),
        (Identity("telegram", "7"), ChatAddress(7).place),
    ],
)
def test_the_own_chats_of_all_platforms_are_known(identity, chat):
    assert chat in chats_of(identity)

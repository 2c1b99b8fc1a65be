"""Who is who: user names outlast a restart, and accounts that stand for nobody are refused."""

import pytest

from bot.frontends.telegram.reading import ACCOUNTS_OF_NOBODY

CHALLENGE = "/challenge @dion lemery-compact"


async def challenged(bench, one, agora):
    """Whom a challenge by user name reached: those who see it in the group."""
    await one.mention(CHALLENGE, "@dion", agora)
    await bench.settle()
    return agora.last.text


@pytest.fixture
def dion(bench):
    return bench.person("Dion", username="Dion")


async def test_somebody_with_an_account_can_be_challenged_by_name_after_a_restart(
    bench, pair, agora, dion
):
    await bench.say(dion, "/games", agora)
    await bench.restart()
    assert "Dion" in await challenged(bench, pair[0], agora)
    assert await bench.store.count_matches() == 1


async def test_somebody_seen_where_a_match_is_played_can_be_challenged_by_name(
    bench, pair, agora, dion
):
    await bench.match(agora, *pair)
    await bench.say(dion, "well played", agora, to=agora.last)
    await bench.restart()
    assert "Dion" in await challenged(bench, pair[0], agora)
    assert await bench.store.count_matches() == 2


async def test_a_profile_is_found_by_user_name(bench, pair, dion):
    for person in (dion, pair[0]):
        await bench.welcome(person)
    await pair[0].mention("/profile @dion", "@dion", pair[0].chat)
    await bench.settle()
    assert "Dion" in pair[0].chat.last.text


async def test_whoever_was_forgotten_is_not_found_by_name(bench, pair, agora, dion):
    await bench.welcome(dion)
    await bench.say(dion, "/forget")
    await bench.press(dion, dion.chat.last, data=dion.chat.last.data(dion.chat.last.labels()[0]))
    await bench.restart()
    assert "I have not seen" in await challenged(bench, pair[0], agora)
    assert await bench.store.count_matches() == 0


async def test_a_person_who_was_seen_before_they_had_an_account_can_be_challenged_by_name(
    bench, pair, agora, dion
):
    await bench.say(dion, "/start@PetteiaTestBot petteia", agora)  # as the link does that adds it
    await bench.say(dion, "/games", agora)
    assert "Dion" in await challenged(bench, pair[0], agora)
    assert await bench.store.count_matches() == 1


async def test_a_person_who_got_an_account_by_being_challenged_can_be_challenged_by_name(
    bench, pair, agora, dion
):
    one, two = pair
    hello = await bench.say(dion, "/start@PetteiaTestBot petteia", agora)
    await bench.say(two, "/challenge lemery-compact", agora, to=hello)
    assert "Dion" in await challenged(bench, one, agora)
    assert await bench.store.count_matches() == 2


async def test_a_person_who_was_forgotten_and_comes_back_is_found_by_name(bench, pair, agora, dion):
    await bench.welcome(dion)
    await bench.say(dion, "/forget")
    await bench.press(dion, dion.chat.last, data=dion.chat.last.data(dion.chat.last.labels()[0]))
    await bench.welcome(dion)
    assert "Dion" in await challenged(bench, pair[0], agora)
    assert await bench.store.count_matches() == 1


async def test_a_group_or_channel_that_wrote_a_message_is_not_challenged(bench, pair, agora):
    """A linked channel's post has the author "Telegram"; others have authors of this kind too."""
    one, _ = pair
    for number in sorted(ACCOUNTS_OF_NOBODY):
        author = {"id": number, "is_bot": number != 777000, "first_name": "Telegram"}
        post = agora.post(author, text="News of the agora")
        await bench.say(one, "/challenge lemery-compact", agora, to=post)
        assert "That message is from a group or channel" in agora.last.text, number
    assert await bench.store.count_matches() == 0
    assert {777000, 1087968824, 136817688} == ACCOUNTS_OF_NOBODY


async def test_posts_of_channels_and_edited_messages_change_nothing(bench, api, pair, agora):
    """Telegram may send kinds of updates that were asked for earlier."""
    one, _ = pair
    post = agora.post(one.user, text="/challenge").json()
    channel = {"id": -100, "type": "channel", "title": "News"}
    wrongs = list(api.wrongs)
    for number, update in enumerate(
        (
            {"edited_message": {**post, "edit_date": 1}},
            {"channel_post": {"message_id": 1, "date": 0, "chat": channel, "text": "/challenge"}},
        ),
        start=900,
    ):
        await bench.chat._inbox.take([{"update_id": number, **update}])
    await bench.settle()
    assert agora.heard == []
    assert api.wrongs == wrongs
    await bench.say(one, "/challenge", agora)
    assert await bench.store.count_matches() == 1

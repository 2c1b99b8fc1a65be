"""A word typed in one group is never about a match of another place, and never shows one."""

import pytest

from tests.bot.frontends.telegram.persons import group, upgraded

NONE_HERE = "You have no match in this chat."


@pytest.fixture
def three(bench):
    return [bench.person(name) for name in ("Ann", "Ben", "Cyd")]


@pytest.fixture
async def two_groups(bench, three, agora, stoa):
    """Ann waits for Ben in one group, and in the other Cyd waits for her."""
    ann, ben, cyd = three
    await bench.match(agora, ben, ann)
    await bench.match(stoa, ann, cyd)
    return agora, stoa


async def turns(bench):
    ids = await bench.store.match_ids(None, 9)
    return [(await bench.store.match(each)).turn for each in ids]


@pytest.mark.usefixtures("two_groups")
async def test_a_move_is_one_in_the_match_of_the_group(bench, three, agora, stoa):
    ann, _, _ = three
    boards = len(agora.boards)
    await bench.say(ann, "/move a2-a3", agora)
    assert "not your turn" in agora.last.text
    assert (await turns(bench), len(agora.boards)) == ([0, 0], boards)
    await bench.say(ann, "/move a2-a3", stoa)
    assert sorted(await turns(bench)) == [0, 1]


@pytest.mark.usefixtures("two_groups")
async def test_a_match_of_another_group_that_is_named_is_shown_in_private(
    bench, three, agora, stoa
):
    ann = three[0]
    await bench.welcome(ann)
    found = [await bench.store.match(each) for each in await bench.store.match_ids(None, 9)]
    [theirs] = [each.id for each in found if each.place.key == str(stoa.number)]
    known = len(agora.heard)
    for text in (f"/move a2-a3 match={theirs}", f"/board {theirs}", f"/record match={theirs}"):
        await bench.say(ann, text, agora)
        assert not [post for post in agora.heard[known:] if "Cyd" in (post.text or "")], text
        assert not [post for post in agora.heard[known:] if post.photo], text
        assert "Cyd" in "".join(post.text or "" for post in ann.chat.heard), text
    assert sorted(await turns(bench)) == [0, 1]


@pytest.mark.usefixtures("two_groups")
async def test_no_word_lists_matches_of_another_place(bench, three, agora, api):
    ann, _, _ = three
    elsewhere = group(api, "Lyceum")
    for word in ("board", "draw", "takeback", "resign", "record", "say hi", "mute"):
        for chat in (agora, elsewhere) if word != "board" else (agora,):
            known = len(chat.heard)
            await bench.say(ann, f"/{word}", chat)
            said = chat.heard[known:]
            shown = " ".join((each.text or "") + " ".join(each.labels()) for each in said)
            assert "Cyd" not in shown, (word, shown)
            assert chat is agora or NONE_HERE in shown, (word, shown)


@pytest.mark.usefixtures("two_groups")
async def test_which_board_elsewhere_is_meant_is_asked_in_private(bench, three, api):
    ann, _, _ = three
    await bench.welcome(ann)
    elsewhere = group(api, "Lyceum")
    await bench.say(ann, "/board", elsewhere)
    assert elsewhere.heard == []
    assert any("Cyd" in label for label in ann.chat.last.labels())


async def test_a_match_of_private_chats_is_not_played_in_a_group(bench, three, agora):
    ann, _, cyd = three
    await bench.welcome(ann, cyd)
    await bench.say(ann, "challenge lemery-compact first")
    match, *_ = await bench.store.match_ids(None, 1)
    await bench.say(cyd, f"accept {match}")
    await bench.say(ann, "/move a2-a3", agora)
    assert agora.last.text.startswith(NONE_HERE)
    assert (agora.boards, await turns(bench)) == ([], [0])
    await bench.say(ann, "a2-a3")
    assert await turns(bench) == [1]


async def test_a_challenge_of_another_place_is_not_accepted(bench, three, agora, stoa):
    ann, ben, _ = three
    hello = await ann.say("hello", stoa)
    await bench.say(ben, "/challenge lemery-compact", stoa, to=hello)
    await bench.say(ann, "/accept", agora)
    assert agora.last.text.startswith(NONE_HERE)
    await bench.say(ann, "/accept", stoa)
    assert "Move" in stoa.last.labels()


@pytest.mark.usefixtures("two_groups")
async def test_a_reply_to_a_board_is_about_its_match(bench, three, agora):
    ann, ben, _ = three
    await bench.match(agora, ann, ben)
    older = agora.boards[-2]
    await bench.say(ann, "/move a2-a3", agora, to=older)
    assert "not your turn" in agora.last.text
    assert await turns(bench) == [0, 0, 0]


@pytest.mark.usefixtures("two_groups")
async def test_what_waits_elsewhere_is_not_named_in_a_group(bench, three, agora):
    ann, ben, _ = three
    await bench.press(ben, agora.last, "Move")
    await bench.say(ben, "/move a2-a3", agora)
    await bench.say(ann, "/move a7-a6", agora)
    assert all("Cyd" not in label for each in agora.heard for label in each.labels())
    await bench.say(ann, "/hello", agora)
    assert all("Cyd" not in label for each in agora.heard for label in each.labels())


async def test_after_a_migration_no_message_of_a_member_is_touched(bench, three, agora, api):
    ann, ben, cyd = three
    board = await bench.match(agora, ann, ben)
    new = upgraded(api, agora)
    service = {**agora.post(ann.user).json(), "migrate_to_chat_id": new.number}
    del service["text"]
    await api.push(message=service)
    await bench.settle()
    assert len(new.boards) == 1, "the match goes on in the supergroup"
    while len(new.posts) <= board.number:
        new.post(cyd.user, text="hello")
    members = [post for post in new.posts.values() if post.sender["id"] == cyd.id]
    await bench.say(ann, "/move a2-a3", new)
    assert await turns(bench) == [1]
    assert all(post.number in new.posts for post in members)
    assert len(new.live) == 1

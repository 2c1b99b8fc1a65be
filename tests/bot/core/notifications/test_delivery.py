"""What becomes of a match's post in a chat, as a table; and how it is carried out."""

from dataclasses import replace

import pytest

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.messages import line
from bot.core.matches.model import Account, AccountId, Place
from bot.core.notifications.delivery import (
    CLOSE_AGAIN,
    Delivery,
    PostAction,
    post_action,
    post_language,
)
from bot.core.notifications.platform import Chat
from bot.core.store.outbox import Notification
from bot.core.store.values import Post
from tests.bot.core.notifications.fake_platform import MATCH, A, Platform, View

GROUP, OWN = Place("chat", "-1"), Place("chat", "7")
NEWS = line("news-draw-declined")
UPDATE = Notification(match=MATCH, turn=3)
CALL, NEWS_ONLY, HUSHED = (
    replace(UPDATE, call=True),
    replace(UPDATE, news=NEWS),
    replace(UPDATE, hushed=True),
)
CALLED = replace(UPDATE, called=(A,))
SHARED, PRIVATE = Chat(person=None), Chat(person="7")
LATE_SENDER = replace(SHARED, sends_late=True)
NEWS_ELSEWHERE = replace(PRIVATE, wants_news=False)
RING, SILENT = PostAction.CALL, PostAction.SEND


def post(turn=3, message="10", place=GROUP, language=""):
    return Post(match=MATCH, place=place, message=message, turn=turn, language=language)


BUSY = replace(SHARED, latest=11)
OLD, NOW = (post(2),), (post(3),)

# case: notification, chat, posts there, turn of the view -> action
CASES = {
    "in a group a call rings": (CALLED, SHARED, OLD, 3, RING),
    "a call rings where the match is not shown yet": (CALLED, SHARED, (), 3, RING),
    "a call rings though the turn is shown already": (CALLED, SHARED, NOW, 3, RING),
    "without a call the newest message is edited": (UPDATE, SHARED, OLD, 3, PostAction.EDIT),
    "news alone are edited in": (NEWS_ONLY, SHARED, OLD, 3, PostAction.EDIT),
    "a first message in a group is silent": (UPDATE, SHARED, (), 3, SILENT),
    "a new turn out of sight is sent": (UPDATE, BUSY, OLD, 3, SILENT),
    "the same turn out of sight is edited": (UPDATE, BUSY, NOW, 3, PostAction.EDIT),
    "a call rings out of sight": (CALLED, BUSY, OLD, 3, RING),
    "late, the newest is edited": (CALLED, SHARED, OLD, 4, PostAction.EDIT),
    "late and out of sight, the newest is edited": (CALLED, BUSY, OLD, 4, PostAction.EDIT),
    "late, what shows the turn is left": (CALLED, SHARED, (post(4),), 4, PostAction.LEAVE),
    "late, nothing is begun": (CALLED, SHARED, (), 4, PostAction.LEAVE),
    "late, some platforms begin silently": (CALLED, LATE_SENDER, (), 4, SILENT),
    "a match that is gone is closed": (CALLED, SHARED, NOW, None, PostAction.CLOSE),
    "in private a call rings": (CALL, PRIVATE, OLD, 3, RING),
    "a first call in private rings": (CALL, PRIVATE, (), 3, RING),
    "news in private are sent silently": (NEWS_ONLY, PRIVATE, OLD, 3, SILENT),
    "first news in private are sent silently": (NEWS_ONLY, PRIVATE, (), 3, SILENT),
    "a call with news rings": (replace(CALL, news=NEWS), PRIVATE, OLD, 3, RING),
    "news that a group shows are edited in": (NEWS_ONLY, NEWS_ELSEWHERE, OLD, 3, PostAction.EDIT),
    "news that a group shows begin nothing": (NEWS_ONLY, NEWS_ELSEWHERE, (), 3, PostAction.LEAVE),
    "a call is sent though a group shows it": (CALL, NEWS_ELSEWHERE, (), 3, RING),
    "an update in private is edited": (UPDATE, PRIVATE, OLD, 3, PostAction.EDIT),
    "an update in private begins nothing": (UPDATE, PRIVATE, (), 3, PostAction.LEAVE),
    "a hushed call is shown silently": (HUSHED, PRIVATE, (), 3, SILENT),
    "a hushed call is edited in": (HUSHED, PRIVATE, OLD, 3, PostAction.EDIT),
    "other messages in private change nothing": (
        *(UPDATE, replace(PRIVATE, latest=11), OLD, 3, PostAction.EDIT),
    ),
    "a late call in private is edited in": (CALL, PRIVATE, OLD, 4, PostAction.EDIT),
    "a late call that is shown is left": (CALL, PRIVATE, (post(4),), 4, PostAction.LEAVE),
    "a late call in private begins nothing": (CALL, PRIVATE, (), 4, PostAction.LEAVE),
    "a late call in private may begin silently": (
        *(CALL, replace(PRIVATE, sends_late=True), (), 4, SILENT),
    ),
    "a late update in private begins nothing": (
        *(UPDATE, replace(PRIVATE, sends_late=True), (), 4, PostAction.LEAVE),
    ),
    "what is gone is closed in private": (CALL, PRIVATE, NOW, None, PostAction.CLOSE),
    "whose own notifications come here need no other": (
        *(UPDATE, replace(PRIVATE, is_home=True), OLD, 3, PostAction.LEAVE),
    ),
    "what is gone is closed at home too": (
        *(UPDATE, replace(PRIVATE, is_home=True), OLD, None, PostAction.CLOSE),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_becomes_of_a_post(case):
    notification, chat, here, turn, action = CASES[case]
    assert post_action(notification, chat, here, turn) == action


@pytest.mark.parametrize(
    ("language", "here", "chat", "view"),
    [
        ("pl", (post(language="it"), post(language="pl")), "de", "en"),
        ("de", (post(),), "de", "en"),
        ("de", (), "de", "en"),
        ("en", (), "", "en"),
    ],
)
def test_a_chat_keeps_its_language(language, here, chat, view):
    newest = here[-1] if here else None
    assert post_language(View(language=view), newest, chat) == language


async def delivered(platform, notification, place=None, account=None):
    delivery = Delivery(
        platform, views=platform, waiting=platform.waiting, puzzle=None, store=platform
    )
    await delivery.deliver(replace(notification, place=place, account=account))
    return platform.done


async def test_a_new_message_closes_those_before_it_and_is_kept():
    platform = Platform(here=[post(2, "10"), post(1, "9")])
    done = await delivered(platform, CALLED, GROUP)
    assert done == [
        ("send", "-1", "turn 3 7", False),
        ("close", "9", True),
        ("close", "10", True),
    ]
    assert platform.here == [post(3, "21", language="en")]


async def test_the_message_with_the_highest_number_is_the_newest():
    platform = Platform(here=[post(2, "10"), post(2, "9")])
    assert await delivered(platform, UPDATE, GROUP) == [
        ("edit", "-1", "10", "turn 3"),
        ("close", "9", True),
    ]


async def test_a_message_that_cannot_be_edited_is_replaced_silently():
    platform = Platform(here=[post(2, "10")])
    platform.lost = {"10"}
    done = await delivered(platform, UPDATE, GROUP)
    assert [each[0] for each in done] == ["edit", "send", "close"]
    assert done[1][3] is True
    assert [each.message for each in platform.here] == ["10", "21"]  # to be closed the next time


async def test_only_who_is_known_on_the_platform_is_called():
    assert await delivered(Platform(here=OLD, keys={}), CALLED, GROUP) == [
        ("edit", "-1", "10", "turn 3")
    ]


async def test_a_late_notification_brings_neither_news_nor_mentions():
    platform = Platform(View(turn=4), here=OLD)
    done = await delivered(platform, replace(CALLED, news=NEWS), GROUP)
    assert done == [("edit", "-1", "10", "turn 4")]


async def test_a_person_is_found_by_the_key_of_their_own_chat():
    assert await delivered(Platform(), replace(CALL, news=NEWS), account=A) == [
        ("send", "7", "Ada: turn 3 news-draw-declined", False)
    ]
    assert await delivered(Platform(keys={}), CALL, account=A) == []


async def test_a_private_chat_with_notifications_of_its_own_is_left():
    here = (post(2, place=OWN),)
    assert await delivered(Platform(here=here), UPDATE, OWN) == []


async def test_the_chat_of_a_stranger_is_closed():
    stranger = Platform(here=(post(2, place=Place("chat", "8")),))
    assert await delivered(stranger, UPDATE, Place("chat", "8")) == [("close", "10", False)]


async def test_of_two_chats_of_one_person_the_other_is_edited():
    platform = Platform(here=(post(2, place=Place("chat", "8")),))

    async def account_of(_):
        return Account(A, "Ada")

    platform.account_of = account_of
    assert await delivered(platform, UPDATE, Place("chat", "8")) == [
        ("edit", "8", "10", "Ada: turn 3")
    ]


async def test_what_is_gone_is_closed_with_a_word_of_its_own():
    platform = Platform(View(turn=0), here=[post(2, "9"), post(2, "10")])
    platform.lost = {"10"}
    assert await delivered(platform, CALLED, GROUP) == [
        ("close", "9", False),
        ("close", "10", False),
    ]
    assert [each.message for each in platform.here] == ["10"]


async def test_posts_are_kept_where_nothing_can_be_shown_just_now():
    platform = Platform(here=[post(2, "10")])
    platform.error = TryLater(3)
    with pytest.raises(TryLater):
        await delivered(platform, CALLED, GROUP)
    assert len(platform.here) == 1
    platform.error = Unreachable("kicked")
    with pytest.raises(Unreachable):
        await delivered(platform, CALLED, GROUP)
    assert len(platform.here) == 1, "it is closed when the chat opens again"


async def outcome(platform, notification):
    delivery = Delivery(
        platform, views=platform, waiting=platform.waiting, puzzle=None, store=platform
    )
    return await delivery.deliver(replace(notification, place=GROUP))


async def test_what_could_not_be_closed_is_closed_after_a_while_and_nobody_is_called_again():
    platform = Platform(here=[post(2, "10")])
    platform.unclosed = {"10"}
    assert (await outcome(platform, CALLED)).again == CLOSE_AGAIN
    assert [each.message for each in platform.here] == ["10", "21"]
    platform.unclosed = set()
    assert (await outcome(platform, UPDATE)).again is None
    assert platform.done[-2:] == [("edit", "-1", "21", "turn 3"), ("close", "10", True)]
    assert [each.message for each in platform.here] == ["21"]


async def test_who_does_not_read_along_is_not_called_there():
    platform = Platform(here=[post(2, "10")])
    platform.absent = {"7"}
    assert (await outcome(platform, CALLED)).absent == (A,)
    assert platform.done == [("edit", "-1", "10", "turn 3")]


async def test_an_unchanged_post_is_not_written_again():
    platform = Platform(here=[post(3, "10", language="en")])
    kept = []

    async def keep(post):
        kept.append(post)

    platform.keep_post = keep
    assert await delivered(platform, UPDATE, GROUP) == [("edit", "-1", "10", "turn 3")]
    assert kept == []


async def test_a_digest_rings_in_the_persons_own_chat_if_something_waits():
    platform = Platform()
    delivery = Delivery(
        platform, views=platform, waiting=platform.waiting, puzzle=None, store=platform
    )
    assert await delivery.deliver_digest(A)
    assert platform.done == [("send", "7", "one match in en", False)]
    platform.view = View(turn=0)
    assert not await delivery.deliver_digest(A)
    assert not await delivery.deliver_digest(AccountId("stranger"))

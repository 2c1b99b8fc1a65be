"""Guest mode as Telegram documents it: a bot that is named where it is not, and its one answer.

https://core.telegram.org/bots/features#guest-bots
"""

# ruff: noqa: N802 -- methods are named as Telegram names them

import asyncio
from itertools import count

from tests.bot.frontends.telegram.chats import Chat
from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.limits import CHECKS, KNOWN, parsed, wrong_inline

CARDS = count(1)
QUERIES = count(1)

KNOWN["answerGuestQuery"] = {"guest_query_id", "result"}


def wrong_guest_answer(params):
    """What is wrong with an answer, which is one result of inline mode with a title."""
    result = params["result"]
    yield from wrong_inline({"results": [result]})
    if not result.get("title"):
        yield "a result without a title"
    for row in result.get("reply_markup", {"inline_keyboard": []})["inline_keyboard"]:
        if any("web_app" in button for button in row):
            yield "a Mini App's button outside of a private chat"


CHECKS["answerGuestQuery"] = wrong_guest_answer


class Guests:
    """The part of the server for bots that are guests; each query takes one answer."""

    async def answerGuestQuery(self, params, _files):
        asked = self.guest_queries.pop(params["guest_query_id"], None)
        if asked is None:
            raise Refusal(400, "Bad Request: query is too old or query ID is invalid")
        chat, answered = asked
        result = params["result"]
        content = result["input_message_content"]
        post = chat.post(self.me, text=parsed(content["message_text"])[0])
        post.html = content["message_text"]
        post.keyboard = result.get("reply_markup")
        post.card = f"AAAG{next(CARDS)}"
        self.cards[post.card] = post
        answered.set_result(post)
        return {"inline_message_id": post.card}


async def name_bot(person, text, chat, *, user=None, **extra):
    """Write a message with the bot's name in a chat that it is not in; returns what it answers."""
    assert person.api.me["supports_guest_queries"]
    query = str(next(QUERIES))
    answered = asyncio.get_running_loop().create_future()
    person.api.guest_queries[query] = chat, answered
    post = chat.post(user or person.user, text=text)
    await person.api.push(guest_message={**post.json(), "guest_query_id": query, **extra})
    return answered


def other_chat(api, like=None):
    """A chat that the bot is not in; it may have the number of another one that it is in."""
    chat = Chat(like.number if like else -77, "group", "Elsewhere")
    assert like is not None or chat.number not in api.chats
    return chat

"""The routes of channels of the Discord on loopback: messages posted, edited, deleted, listed."""

import json
from collections import defaultdict
from itertools import count

from aiohttp import web

from tests.bot.frontends.discord.payloads import user, whole
from tests.bot.frontends.discord.reading import text_of

UNKNOWN_MESSAGE = 10008
LISTED = 50


def answer(body, status=200):
    """JSON as Discord labels it, without a charset."""
    return web.Response(
        body=json.dumps(body).encode(), content_type="application/json", status=status
    )


def refusal(status, code):
    return answer({"message": f"error {code}", "code": code}, status=status)


async def body_of(request):
    """The JSON of a request, which may come with files."""
    if request.content_type != "multipart/form-data":
        return await request.json()
    async for part in await request.multipart():
        if part.name == "payload_json":
            return json.loads(await part.text())
    return {}


class Channels:
    """Channels with the bot's messages; an enforced nonce is posted once."""

    def __init__(self):
        self.posts = defaultdict(dict)  # the messages of each channel, by their ids
        self._ids = count(10**6)
        self._nonces = {}

    def of_channels(self):
        """The handlers by their routes."""
        one = "/channels/{channel}/messages/{message}"
        return {
            "POST /users/@me/channels": self.direct_messages,
            "POST /channels/{channel}/messages": self.post,
            "GET /channels/{channel}/messages": self.latest,
            f"PATCH {one}": self.edit_post,
            f"DELETE {one}": self.delete_post,
        }

    def posted(self):
        return [text_of(each) for posts in self.posts.values() for each in posts.values()]

    async def direct_messages(self, request):
        person = (await request.json())["recipient_id"]
        return answer({"id": f"9{person}", "type": 1, "recipients": [user(person)]})

    async def post(self, request):
        channel, body = request.match_info["channel"], await body_of(request)
        number = str(next(self._ids))
        if body.get("enforce_nonce"):
            number = self._nonces.setdefault((channel, str(body["nonce"])), number)
        if number not in self.posts[channel]:
            self.posts[channel][number] = whole({**body, "id": number, "channel_id": channel})
        return answer(self.posts[channel][number])

    async def latest(self, request):
        found = list(self.posts[request.match_info["channel"]].values())
        return answer(found[::-1][: int(request.query.get("limit", LISTED))])

    async def edit_post(self, request):
        channel, number = request.match_info["channel"], request.match_info["message"]
        body = await body_of(request)
        if number not in self.posts[channel]:
            return refusal(404, UNKNOWN_MESSAGE)
        self.posts[channel][number] = whole(self.posts[channel][number] | body)
        return answer(self.posts[channel][number])

    async def delete_post(self, request):
        channel, number = request.match_info["channel"], request.match_info["message"]
        if self.posts[channel].pop(number, None) is None:
            return refusal(404, UNKNOWN_MESSAGE)
        return web.Response(status=204)

"""A platform, its posts and its views, which notes what it is asked to do."""

from dataclasses import dataclass

from bot.core.matches.errors import TryLater
from bot.core.matches.model import Account, AccountId, MatchId, Place
from bot.core.notifications.platform import Chat, Sent
from bot.core.store.values import DeliveryContext

MATCH, A = MatchId("k7qd3x"), AccountId("a")


@dataclass(frozen=True)
class Text:
    """A message of the platform of these tests."""

    text: str
    language: str = "en"


@dataclass(frozen=True)
class View:
    """As much of a view as delivery looks at."""

    match: MatchId = MATCH
    turn: int = 3
    language: str = "en"


class Platform:
    """A platform that notes what it is asked to do, and the posts that are kept."""

    clock = None

    platform = "chat"

    def __init__(self, view=None, *, here=(), keys=None):
        self.view = view or View()
        self.here = list(here)
        self.keys_known = {A: "7"} if keys is None else keys
        self.done = []
        self.number = 20
        self.error = None
        self.lost = set()
        self.unclosed = set()
        self.absent = set()

    def own_chat(self, key):
        return Place("chat", key)

    def chat(self, place, posts):
        del posts
        return Chat(person=None if place.key.startswith("-") else place.key)

    async def compose(self, content):
        news, called = content.news.code if content.news else "", ",".join(content.called)
        if content.reader:
            return Text(f"{content.reader.name}: turn {content.view.turn} {news}{called}")
        return Text(f"turn {content.view.turn} {news}{called}", content.language)

    def about_no_match(self, answer, reader):
        return Text(f"{answer} in {reader.spoken}")

    async def send(self, place, message, *, silent):
        if self.error:
            raise self.error
        self.done.append(("send", place.key, message.text.strip(), silent))
        self.number += 1
        return Sent(place, str(self.number))

    async def edit(self, place, message_id, message):
        if self.error:
            raise self.error
        self.done.append(("edit", place.key, message_id, message.text.strip()))
        return message_id not in self.lost

    async def is_there(self, place, key):
        del place
        return key not in self.absent

    async def close(self, post, *, superseded):
        if post.message in self.unclosed:
            raise TryLater(3)
        self.done.append(("close", post.message, superseded))
        return post.message not in self.lost

    # The posts that are kept, and the views.

    async def delivery_context(self, match, platform, people):
        del people
        accounts = {account: Account(account, "Ada") for account in self.keys_known}
        posts = await self.posts(match, platform)
        return DeliveryContext(self.view, accounts, self.keys_known, posts)

    async def posts(self, match, platform):
        del match, platform
        return tuple(self.here)

    async def keep_post(self, post):
        self.here = [each for each in self.here if each.message != post.message]
        self.here.append(post)

    async def drop_post(self, post):
        self.here.remove(post)

    async def keys_on(self, platform, accounts):
        del platform
        return {each: self.keys_known[each] for each in accounts if each in self.keys_known}

    async def account_of(self, identity):
        known = {key: account for account, key in self.keys_known.items()}
        return Account(known[identity.key], "Ada") if identity.key in known else None

    async def context(self, match, platform):
        return await self.delivery_context(match, platform, ())

    async def post_in(self, context, who):
        del who
        return context.match if context.match.turn else None

    async def next_match(self, who, after):
        """No other match waits for anyone here."""

    async def waiting(self, who):
        del who
        return "one match" if self.view.turn else None

    def shared_in(self, context):
        return context.match if context.match.turn else None

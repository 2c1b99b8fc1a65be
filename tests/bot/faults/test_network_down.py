"""The network of one platform is down for an hour: what is to be said there waits, then comes."""

from datetime import timedelta

from structlog.testing import capture_logs

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity, Place
from bot.core.notifications.sender import MAX_BACKOFF, backoff
from bot.frontends.telegram.send import ChatAddress
from tests.bot.faults.conftest import alarms

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
PLIES = ("a2-a5", "c6-c5", "a5-a4", "c5-c4", "a4-a3", "c4-c5", "a3-a4", "c5-c6")


class Played:
    """A match of two people of a platform, who play on somewhere else meanwhile."""

    def __init__(self, core, match, identities, place):
        self.core, self.match, self.identities = core, match, identities
        self.here = RequestContext(place=place, stay=place)

    async def play(self, number):
        who = await self.core.store.account_of(self.identities[number % 2])
        answer = await self.core.dispatcher.hear(
            who, f"move {PLIES[number]} match={self.match}", self.here
        )
        assert not answer.refused, answer.lines


async def test_telegram_is_down_for_an_hour(whole, agora, pair, api):
    one, two = pair
    match = await whole.grouped(agora, one, two)
    played = Played(
        whole,
        match,
        [Identity("telegram", str(each.id)) for each in pair],
        ChatAddress(agora.number).place,
    )
    challenger, socket = await whole.visitor("Chares"), await whole.visitor("Dora")
    posts, calls = len(agora.posts), len(api.calls)
    begun = whole.now
    api.is_down = True
    with capture_logs() as logs:
        for number in range(len(PLIES)):
            await played.play(number)
            await challenger.hear("challenge word=dog")
            await whole.outbox_worker.flush()
            assert await socket.frame("post"), "the page hears of it as ever"
            while whole.now < begun + (number + 1) * HOUR / len(PLIES):
                whole.now += MINUTE
                await whole.outbox_worker.flush()
        assert len(agora.posts) == posts
        assert await waiting(whole, "telegram")
        api.is_down = False
        whole.now += MAX_BACKOFF
        await whole.outbox_worker.flush()
    assert not await waiting(whole, "telegram")
    new = [post for number, post in agora.posts.items() if number > posts]
    assert [("c5-c6" in post.text, post.mentions) for post in new] == [(True, [one.id])]
    assert agora.live == [agora.last]
    made = [method for method, _ in api.calls[calls:] if method != "getChatMember"]
    assert made == ["editMessageMedia", "sendPhoto", "deleteMessage"], "no flood of the past"
    assert [entry["event"] for entry in logs if entry["event"].startswith("delivery")] == [
        "delivery_failed",
        "delivery_recovered",
    ]
    assert "delivery_failed" in alarms(logs)


async def waiting(core, platform):
    return await core.store.due((platform,), core.now + 2 * HOUR, 99)


async def test_discord_is_down_for_an_hour(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    identities = [Identity("discord", str(each.id)) for each in (alkaios, brasidas)]
    place = Place("discord", f"c{world.channel.id}")
    played = Played(world, (await world.match()).id, identities, place)
    before = world.public
    world.env.inject_error("*", "*", status=503, times=None)
    for number in range(len(PLIES)):
        await played.play(number)
        await world.env.advance_time(HOUR.total_seconds() / len(PLIES))
        await world.told()
    assert world.public == before
    tried = len(world.env.http_requests)
    world.env.backend.faults.clear()
    await world.env.advance_time(MAX_BACKOFF.total_seconds())
    await world.told()
    assert not await world.store.due(("discord",), world.clock() + 2 * HOUR, 99)
    [new] = world.public  # the older one is deleted
    assert "c5-c6" in new.content
    assert [user.id for user in new.mentions] == [alkaios.id]
    asked = world.env.http_requests[tried:]
    made = [request.method for request in asked if "/members/" not in request.path]
    assert made == ["PATCH", "POST", "DELETE"], "no flood of the past"


def test_the_waits_add_up_to_few_tries_an_hour():
    waits = [backoff(attempts) for attempts in range(14)]
    assert sum(waits, timedelta()) > HOUR

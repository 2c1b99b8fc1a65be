"""Which front-ends are made of a configuration: one by one, for one process or for several."""

import pytest

from bot.config.bots import Discord, Telegram
from bot.config.settings import Database, Settings, Web
from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.model import Place
from bot.core.notifications.platform import Status
from bot.core.service.service import Service
from bot.core.store.outbox import DeliveryScope
from bot.frontends.setup import front_ends, senders
from bot.i18n import LANGUAGES
from bot.operations.leader_election import LeasedFrontend
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.core.sample_matches import NOW

pytestmark = pytest.mark.usefixtures("bare_environment")
SHARED = Database(url="postgresql://petteia@localhost/petteia")
TOKEN = "4200:AAH-not-a-real-token"
HOOK = {"webhook_url": "https://petteia.example.org/telegram", "webhook_secret": "owl"}


@pytest.fixture
async def core(sqlite_url):
    """The dispatcher and the people that every front-end is made with."""
    async with open_store(sqlite_url) as store:
        service = Service(store, lambda: NOW, Chance())
        yield Dispatcher(service, LANGUAGES, RulebookPages()), People(store, service.chance)


def configured(database=None, discord=None, **telegram):
    return Settings(
        database=database or Database(),
        discord=Discord(token="a.b.c", **(discord or {})),
        telegram=Telegram(token=TOKEN, **telegram),
    )


def leases(front_end):
    return front_end._leadership._names if isinstance(front_end, LeasedFrontend) else None


async def test_a_process_that_has_the_database_alone_needs_no_lease(core):
    made = list(front_ends(configured(), *core))
    assert [each.platform for each in made] == ["web", "discord", "telegram"]
    assert [leases(each) for each in made] == [None] * 3


async def test_beside_others_input_of_a_platform_is_one_processs_and_the_web_every_ones(core):
    made = list(front_ends(configured(SHARED), *core))
    assert [leases(each) for each in made] == [None, ("discord",), ("telegram",)]
    web, *leased = made
    assert web.delivery_scope() is not None
    assert {each.status for each in leased} == {Status.WAITING}
    assert {each.delivery_scope() for each in leased} == {None}


async def test_a_webhook_may_be_served_by_several(core):
    made = list(front_ends(configured(SHARED, **HOOK), *core))
    assert [leases(each) for each in made] == [None, ("discord",), None]


async def test_over_http_interactions_are_received_by_several(core):
    settings = configured(SHARED, {"public_key": "ab" * 32})
    _, discord, _ = front_ends(settings, *core)
    sender, _ = senders(settings, *core)
    assert leases(discord) is None
    assert discord.endpoint
    assert sender.endpoint is None


@pytest.mark.parametrize(
    ("shards", "names"),
    [
        ({"shards": 3}, ("discord-0", "discord-1", "discord-2")),
        ({"shards": 4, "shard_ids": (1, 3)}, ("discord-1", "discord-3")),
    ],
)
async def test_each_shard_is_one_processs(core, shards, names):
    made = list(front_ends(configured(SHARED, shards), *core))
    assert leases(made[1]) == names


async def test_the_shards_that_are_named_are_run(core):
    shards = {"shards": 4, "shard_ids": (1, 3)}
    _, discord, _ = front_ends(configured(discord=shards), *core)
    assert (discord.client.shard_count, discord.client.shard_ids) == (4, [1, 3])
    _, discord, _ = front_ends(configured(), *core)
    assert (discord.client.shard_count, discord.client.shard_ids) == (None, None)


async def test_a_worker_delivers_where_no_connection_has_to_be_held(core):
    made = list(senders(configured(SHARED), *core))
    assert [each.platform for each in made] == ["discord", "telegram"]
    assert {each.status for each in made} == {Status.REACHING}
    assert {each.delivery_scope() for each in made} == {None}, "not reached yet"


@pytest.mark.parametrize(
    ("shards", "answers"),
    [
        ({}, True),
        ({"shards": 2, "shard_ids": (0,)}, True),
        ({"shards": 2, "shard_ids": (1,)}, False),
    ],
)
async def test_answer_only_places_are_served_where_their_events_arrive(
    core, shards, answers, monkeypatch
):
    settings = configured(discord=shards)
    _, discord, _ = front_ends(settings, *core)
    sender, _ = senders(settings, *core)
    for each in (discord, sender):
        monkeypatch.setattr(type(each.client), "user", object())
        each._orphans.is_ready = True
    beyond = (Place("discord", "x"),)
    assert discord.delivery_scope() == DeliveryScope(
        platform="discord", beyond=() if answers else beyond
    )
    assert sender.delivery_scope() == DeliveryScope(platform="discord", beyond=beyond)
    assert sender.status is Status.SERVING


PUBLIC = {"public_url": "https://petteia.example", "invitation": "twelve letters"}
CLIENT = {"client_id": "4200", "client_secret": "hush"}


def paths(core, **settings):
    """The paths of the pages that other platforms show."""
    web, *_ = front_ends(Settings(**settings), *core)
    return [embedding.path for embedding in web._options.embeddings]


async def test_other_platforms_show_the_page_where_they_are_configured_and_it_is_public(core):
    telegram, discord = Telegram(token=TOKEN), Discord(token="a.b.c", **CLIENT)
    public = Web(**PUBLIC)
    both = paths(core, web=public, telegram=telegram, discord=discord)
    assert both == ["/app/telegram", "/app/discord"]
    assert paths(core, web=public) == []
    assert paths(core, web=public, discord=Discord(token="a.b.c")) == []
    assert paths(core, web=public, discord=Discord(**CLIENT)) == []
    assert paths(core, telegram=telegram, discord=discord) == []
    plain = Web(**{**PUBLIC, "public_url": "http://petteia.example"})
    assert paths(core, web=plain, telegram=telegram, discord=discord) == []


async def test_telegram_knows_the_pages_address(core):
    settings = Settings(web=Web(**PUBLIC), telegram=Telegram(token=TOKEN))
    *_, telegram = front_ends(settings, *core)
    assert telegram._options.mini_app_url == "https://petteia.example/app/telegram"

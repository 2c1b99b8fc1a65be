"""A dispatcher that is watched, and what is counted of it."""

import pytest
from structlog.contextvars import clear_contextvars

from bot.core.accounts.rate_limits import RateLimits
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.log_context import begin_request
from bot.core.service.service import Service
from bot.frontends import PLATFORMS
from bot.i18n import LANGUAGES, speaker
from bot.operations.metrics import Metrics
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.core.conftest import Bench


@pytest.fixture
def metrics():
    return Metrics(PLATFORMS, speaker("en").knows)


@pytest.fixture
async def bench(sqlite_url, metrics):
    async with open_store(sqlite_url, metrics.transacted) as store:
        yield watch(Bench(store), metrics)


def watch(bench, metrics, limits=None):
    """Have a dispatcher watched, and its people limited."""
    allowed = RateLimits(**limits) if limits else None
    bench.service = Service(bench.store, bench.clock, bench.dice, observer=metrics, limits=allowed)
    bench.dispatcher = Dispatcher(bench.service, LANGUAGES, RulebookPages())
    return bench


@pytest.fixture
def on_discord():
    """What is done next is done there."""
    begin_request(platform="discord")
    yield
    clear_contextvars()

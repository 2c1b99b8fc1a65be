"""Reported messages, as an operator reads them."""

from datetime import timedelta

from bot.core.accounts.people import NAMELESS
from bot.storage.maintenance.reports import reported_messages
from tests.bot.core.conftest import Bench


async def test_reports_name_who_said_what_and_who_minds(store):
    bench = Bench(store)
    match = await bench.begin("Dion", "Eupraxia")
    await bench.say("Dion", "say rude")
    bench.now += timedelta(hours=1)
    await bench.say("Eupraxia", "report")
    [found] = await store.database.read(reported_messages)
    assert (found.match, found.speaker, found.reporter) == (match, "Dion", "Eupraxia")
    assert (found.text, found.at) == ("rude", bench.now)
    await bench.say("Dion", "forget sure=yes")
    [erased] = await store.database.read(reported_messages)
    assert (erased.speaker, erased.text) == (NAMELESS, "")


async def test_without_reports_there_is_nothing_to_read(store):
    await Bench(store).begin("Dion", "Eupraxia")
    assert await store.database.read(reported_messages) == ()

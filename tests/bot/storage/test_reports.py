"""Cases, as an operator reads them."""

from datetime import timedelta

from bot.storage.maintenance.reports import read_cases
from tests.bot.core.conftest import Bench


async def test_reports_name_who_said_what_and_who_minds(store):
    bench = Bench(store)
    match = await bench.begin("Dion", "Eupraxia")
    await bench.say("Dion", "say rude")
    bench.now += timedelta(hours=1)
    await bench.say("Eupraxia", "report")
    await bench.say("Eupraxia", "report stalling")
    found, other = await store.database.read(read_cases)
    assert (found.case.match, found.about, found.reporter) == (match, "Dion", "Eupraxia")
    assert (found.text, found.case.at, other.text) == ("rude", bench.now, "stalling")
    await bench.say("Dion", "forget sure=yes")
    assert await store.database.read(read_cases) == ()


async def test_without_reports_there_is_nothing_to_read(store):
    await Bench(store).begin("Dion", "Eupraxia")
    assert await store.database.read(read_cases) == ()

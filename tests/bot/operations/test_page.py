"""What operators are shown, on an address of its own; and that it is documented."""

import re
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot import app
from bot.core.matches.observer import DeliveryOutcome, InputKind, Loop, RequestName
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.notifications.platform import Status
from bot.core.service.scheduler import Scheduler
from bot.core.store.values import DatabaseCondition
from bot.operations.health import HealthMonitor
from bot.operations.metrics import Metrics
from bot.operations.page import OperatorPage

ROOT = Path(__file__).parents[3]
BOT = ROOT / "bot"
PROGRAM = Path(app.__file__).read_text(encoding="utf-8")
DOCUMENTS = ROOT / "docs" / "operating"
PLAIN = "text/plain"


class Asking:
    """Someone who asks the page."""

    def __init__(self, page, session):
        self.url = f"http://127.0.0.1:{page.port}"
        self.session = session

    async def get(self, path, method="GET", **headers):
        async with self.session.request(method, self.url + path, headers=headers) as response:
            await response.read()
            return response

    async def metrics(self):
        text = await (await self.get("/metrics")).text()
        return {each.name: each for each in text_string_to_metric_families(text)}


@pytest.fixture
def statuses():
    return {"web": Status.SERVING, "telegram": Status.REACHING}


@pytest.fixture
def condition():
    """The condition of the database's file, in a list."""
    return [DatabaseCondition()]


@pytest.fixture
def asking(bench, metrics, statuses, condition):
    """Serve the page of a dispatcher that is watched."""

    @asynccontextmanager
    async def asking():
        monitor = HealthMonitor(
            bench.store,
            bench.clock,
            beats=metrics.beats,
            statuses=lambda: statuses,
            condition=lambda: condition[0],
        )
        page = OperatorPage(monitor, metrics, host="127.0.0.1", port=0)
        await page.start()
        try:
            async with ClientSession() as session:
                yield Asking(page, session)
        finally:
            await page.stop()

    return asking


async def test_health_says_what_runs(asking):
    async with asking() as one:
        response = await one.get("/healthz")
        assert response.status == 200
        assert await response.json() == {
            "well": True,
            "database": "answers",
            "outbox": "going",
            "clocks": "going",
            "front_ends": {"web": "serving", "telegram": "reaching"},
        }


async def test_health_is_503_where_starting_anew_might_help(asking, statuses, metrics):
    statuses["telegram"] = Status.STOPPED
    metrics.beats[Loop.CLOCKS] -= 9999
    async with asking() as one:
        response = await one.get("/healthz")
        told = await response.json()
    assert response.status == 503
    assert (told["well"], told["clocks"], told["outbox"]) == (False, "stuck", "going")
    assert told["front_ends"]["telegram"] == "stopped"


async def test_without_its_database_the_bot_is_ill_and_its_metrics_are_there(
    asking, bench, monkeypatch
):
    async def fail(*_args):
        raise OSError("no disk")

    monkeypatch.setattr(bench.store, "survey", fail)
    async with asking() as one:
        assert (await one.get("/healthz")).status == 503
        found = await one.metrics()
    assert found["petteia_database_up"].samples[0].value == 0
    assert "petteia_matches" not in found
    assert "petteia_build_info" in found


async def test_the_condition_of_the_file_its_disk_and_its_backups_is_shown(
    asking, bench, condition
):
    last = bench.now - timedelta(hours=2)
    well = DatabaseCondition(disk_free=5000, backups_fail=False, last_backup=last)
    ill = DatabaseCondition(is_moved=True, disk_free=1, is_disk_low=True, backups_fail=True)
    async with asking() as one:
        shown = []
        for condition[0] in (well, ill):
            health = await (await one.get("/healthz")).json()
            found = await one.metrics()
            values = {
                name: found[f"petteia_{name}"].samples[0].value
                for name in ("database_up", "database_disk_free_bytes", "backups_failing")
            }
            shown.append((health["database"], health["disk"], health["backups"], values))
            if condition[0] is well:
                assert found["petteia_backup_age_seconds"].samples[0].value == 7200
    good = {"database_up": 1, "database_disk_free_bytes": 5000, "backups_failing": 0}
    bad = {"database_up": 0, "database_disk_free_bytes": 1, "backups_failing": 1}
    assert shown == [
        ("answers", "has room", "going", good),
        ("moved", "nearly full", "failing", bad),
    ]


async def test_what_stands_in_the_store_is_shown(asking, bench):
    await bench.begin()
    bench.pass_days(8)
    await bench.say("Alkaios", "challenge Brasidas")
    async with asking() as one:
        found = await one.metrics()

    def value(name, **labels):
        return next(each.value for each in found[name].samples if each.labels == labels)

    assert value("petteia_matches", stage="running") == 1
    assert value("petteia_matches", stage="offered") == 1
    assert value("petteia_outbox_waiting", platform="web") > 1
    assert value("petteia_outbox_waiting", platform="telegram") == 0
    assert value("petteia_outbox_oldest_seconds", platform="web") == 8 * 24 * 3600
    assert value("petteia_clocks_overdue") == 0
    assert value("petteia_database_bytes") > 10_000
    assert value("petteia_front_end_up", platform="web") == 1
    assert value("petteia_front_end_up", platform="telegram") == 0


async def test_late_clocks_and_the_parts_that_go_round_are_shown(asking, bench, metrics):
    await bench.say("Alkaios", "challenge")
    bench.pass_days(8)
    metrics.beats = dict.fromkeys(Loop, 0.0)
    await Scheduler(bench.service).beat()
    async with asking() as one:
        found = await one.metrics()
    assert found["petteia_clocks_overdue"].samples[0].value == 1
    assert found["petteia_clocks_late_seconds"].samples[0].value == 24 * 3600
    silences = {
        each.labels["part"]: each.value for each in found["petteia_silence_seconds"].samples
    }
    assert silences["clocks"] < 60 < silences["outbox"]


async def test_a_page_for_this_machine_answers_to_its_names_alone(asking):
    hosts = {
        "localhost": 200,
        "[::1]:9464": 200,
        "evil.example": 421,
        "127.0.0.1.evil.example": 421,
    }
    async with asking() as one:
        for host, status in hosts.items():
            assert (await one.get("/metrics", Host=host)).status == status, host


async def test_the_page_takes_no_orders_and_shows_nothing_else(asking):
    async with asking() as one:
        for path in ("/healthz", "/metrics"):
            for method in ("POST", "PUT", "DELETE", "PATCH"):
                assert (await one.get(path, method)).status == 405
        for path in ("/", "/chat", "/name", "/static/main.js", "/metrics/../etc"):
            assert (await one.get(path)).status == 404


async def test_every_answer_is_for_nobodys_page_and_nobodys_cache(asking):
    async with asking() as one:
        for path in ("/healthz", "/metrics", "/nowhere"):
            headers = (await one.get(path)).headers
            assert headers["Content-Security-Policy"].startswith("default-src 'none'")
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Cache-Control"] == "no-store"
            assert "Server" not in headers


async def test_metrics_are_given_in_the_form_that_is_asked_for(asking):
    async with asking() as one:
        assert (await one.get("/metrics")).content_type == PLAIN
        wanted = "application/openmetrics-text; version=1.0.0"
        response = await one.get("/metrics", Accept=wanted)
        assert response.content_type == "application/openmetrics-text"
        assert (await response.text()).endswith("# EOF\n")


async def test_a_port_in_use_is_an_os_error(asking, bench, metrics):
    async with asking() as one:
        port = int(one.url.rpartition(":")[2])
        monitor = HealthMonitor(bench.store, bench.clock, beats=metrics.beats, statuses=dict)
        other = OperatorPage(monitor, Metrics((), str.isalpha), host="127.0.0.1", port=port)
        with pytest.raises(OSError, match="in use"):
            await other.start()


async def test_every_metric_is_documented_and_every_documented_one_is_there(
    asking, bench, metrics, condition
):
    condition[0] = DatabaseCondition(disk_free=1, backups_fail=False, last_backup=bench.now)
    await bench.begin()
    outbox = OutboxWorker(bench.store, bench.clock, metrics)
    for by in InputKind:
        metrics.answered(RequestName("web", by, "move"), 0.1, "refused-no-such-match")
        metrics.failed(RequestName("web", by, "move"), 0.1)
    metrics.turned("web", "poleis")
    metrics.delivered("web", DeliveryOutcome.ARRIVED, 0.1)
    metrics.drew("picture", 0.1)
    await outbox.flush()
    async with asking() as one:
        text = await (await one.get("/metrics")).text()
    told = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    told |= {f"petteia_{name}" for name in re.findall(r'metrics\.watch\(\s*"(\w+)"', PROGRAM)}
    shown = {name for name in told if not name.endswith("_created")}
    document = (DOCUMENTS / "monitoring.md").read_text(encoding="utf-8")
    assert shown == set(re.findall(r"^\| `((?:petteia|process)_\w+)", document, re.MULTILINE))


def test_every_log_line_is_documented():
    sources = "".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
    levels = "debug|info|warning|error|exception|critical"
    logged = set(re.findall(rf'(?:log|logger\(\))\.(?:{levels})\(\s*"(\w+)"', sources))
    outages = re.findall(r'OutageLog\("(\w+)", "(\w+)"\)', sources)
    logged.update(*outages)
    document = (DOCUMENTS / "logs.md").read_text(encoding="utf-8")
    tables = re.findall(r"^\| line \|.*?(?:\n\n|\Z)", document, re.MULTILINE | re.DOTALL)
    first = re.findall(r"^\|([^|]+)\|", "".join(tables), re.MULTILINE)
    assert logged == set(re.findall(r"`(\w+)`", "".join(first)))

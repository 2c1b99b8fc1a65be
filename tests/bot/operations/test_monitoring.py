"""The dashboard and the alerts for operators: they know every metric, and no other."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml

from bot.core.matches.observer import DeliveryOutcome, InputKind, Loop, RequestName
from bot.core.notifications.platform import Status
from bot.core.store.values import Backlog, DatabaseCondition, Survey
from bot.frontends import PLATFORMS
from bot.operations.health import HealthReport
from bot.operations.metrics import Gauges

ROOT = Path(__file__).parents[3]
MONITORING = ROOT / "deploy" / "monitoring"
OPERATING = ROOT / "docs" / "operating"
RULES = yaml.safe_load((MONITORING / "prometheus-rules.yaml").read_text("utf-8"))
ALERTS = [rule for group in RULES["groups"] for rule in group["rules"]]
PANELS = json.loads((MONITORING / "grafana-dashboard.json").read_text("utf-8"))["panels"]
DRAWN = [target["expr"] for panel in PANELS for target in panel.get("targets", ())]
CASES, HEALTHY_DAY = ("alerts.yaml", "slow-alerts.yaml"), "healthy-day.yaml"

NOT_DRAWN = {
    "process_virtual_memory_bytes": "most of it is never used, so its size says nothing",
}

ADDED_BY_PROMETHEUS = {"up", "ALERTS"}
TARGET_LABELS = {"job", "instance"}
SELECTOR = re.compile(r"\b(up|ALERTS|(?:petteia|process)_\w+)(?:\{([^}]*)\})?")
MATCHER = re.compile(r'(\w+)(=~|=)"([^"]*)"')
GROUPING = re.compile(r"\b(?:by|ignoring) \(([^)]*)\)")


def selectors(expression):
    """The series that an expression reads: names, with what is asked of their labels."""
    for name, labels in SELECTOR.findall(expression):
        yield name, MATCHER.findall(labels)


def case_file(name):
    return yaml.safe_load((MONITORING / "tests" / name).read_text("utf-8"))["tests"]


@pytest.fixture
def shown(bench, metrics):
    """The families on /metrics, once one of everything has happened."""
    for platform in PLATFORMS:
        for by in InputKind:
            metrics.answered(RequestName(platform, by, "report"), 0.1, None)
            metrics.failed(RequestName(platform, by, "move"), 0.1)
        for outcome in DeliveryOutcome:
            metrics.delivered(platform, outcome, 0.1)
        metrics.turned(platform, "poleis")
        metrics.dropped(platform)
    for code in ("busy", "corrupt", "hurried", "hurried-here"):
        metrics.answered(RequestName("web", InputKind.WORD, "move"), 0.1, f"refused-{code}")
    for kind in ("read", "write"):
        metrics.transacted(kind, 0.1)
    for kind in ("picture", "film"):
        metrics.drew(kind, 0.1)
    metrics.thought(8, 0.1)
    metrics.lagged(0.1)
    for name in ("computer_queue", "computer_queue_seconds"):
        metrics.watch(name, "As the program does.", float)
    backlog = Backlog(1, bench.now)
    outbox = dict.fromkeys(PLATFORMS, backlog)
    survey = Survey(running=1, offered=1, clocks=backlog, computers=backlog, outbox=outbox, size=1)
    gauges = Gauges()
    gauges.report = HealthReport(
        at=bench.now,
        survey=survey,
        silences=dict.fromkeys(Loop, 1.0),
        statuses=dict.fromkeys(PLATFORMS, Status.SERVING),
        condition=DatabaseCondition(disk_free=1, backups_fail=False, last_backup=bench.now),
    )
    metrics.registry.register(gauges)
    return list(metrics.registry.collect())


@pytest.fixture
def samples(shown):
    """The labels of all samples, by the name of their series."""
    found = {}
    for sample in (sample for family in shown for sample in family.samples):
        found.setdefault(sample.name, []).append(sample.labels)
    return found


@pytest.fixture
def check(promtool):
    """Run promtool, which must find no fault."""

    def check(*arguments):
        done = subprocess.run((promtool, *arguments), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    return check


def test_every_metric_is_drawn_or_excepted(samples):
    page = (OPERATING / "monitoring.md").read_text("utf-8")
    documented = set(re.findall(r"^\| `((?:petteia|process)_\w+)", page, re.MULTILINE))
    parts = re.compile(r"_(?:bucket|count|sum)$")
    read = {name for expression in DRAWN for name, _ in selectors(expression)}
    drawn = {parts.sub("", name) for name in read} - ADDED_BY_PROMETHEUS
    assert documented - drawn == set(NOT_DRAWN)
    assert {parts.sub("", name) for name in samples if not name.endswith("_created")} | {
        "petteia_build_info"
    } == documented, "the fixture shows every metric"


def test_every_series_that_is_drawn_or_alerts_exists(samples):
    """A misspelt name or value of a label would draw nothing, and never alert."""

    def exists(name, asked):
        values = {label: value for label, _, value in asked if label not in TARGET_LABELS}
        return name in ADDED_BY_PROMETHEUS or any(
            all(re.fullmatch(value, labels.get(label, "")) for label, value in values.items())
            for labels in samples.get(name, ())
        )

    for expression in (*DRAWN, *(rule["expr"] for rule in ALERTS)):
        read = list(selectors(expression))
        assert [series for series in read if not exists(*series)] == [], expression
        known = {label for name, _ in read for labels in samples.get(name, ()) for label in labels}
        for grouping in GROUPING.findall(expression):
            assert set(re.split(r",\s*", grouping)) <= known | TARGET_LABELS, expression


def test_every_alert_has_a_line_in_the_runbook_and_says_how_grave_it_is():
    page = (OPERATING / "trouble.md").read_text("utf-8")
    names = [rule["alert"] for rule in ALERTS]
    assert names == re.findall(r"^\| `(Petteia\w+)` \|", page, re.MULTILINE)
    assert len(names) == len(set(names))
    for rule in ALERTS:
        assert rule["labels"]["severity"] in {"critical", "warning", "info"}, rule["alert"]
        assert rule["annotations"]["summary"], rule["alert"]


def test_every_alert_has_a_case_before_it_fires_and_one_when_it_does():
    all_cases = [case for name in CASES for case in case_file(name)]
    for rule in ALERTS:
        name = rule["alert"]
        cases = [case for case in all_cases if case["name"] == name]
        assert cases, name
        for case in cases:
            before, after = (bool(each["exp_alerts"]) for each in case["alert_rule_test"])
            assert (before, after) == (False, True), name
            assert {each["alertname"] for each in case["alert_rule_test"]} == {name}


def test_the_healthy_day_has_every_metric_that_an_alert_reads():
    [day] = case_file(HEALTHY_DAY)
    there = {each["series"].partition("{")[0] for each in day["input_series"]}
    read = {name for rule in ALERTS for name, _ in selectors(rule["expr"])}
    # On a healthy day nobody reports anything, and no request fails.
    assert read - there == {"petteia_failures_total"}


@pytest.mark.parametrize("cases", [*CASES, HEALTHY_DAY])
def test_alerts_fire_when_they_must_and_not_on_a_healthy_day(check, cases):
    check("test", "rules", str(MONITORING / "tests" / cases))


def test_what_the_dashboard_asks_can_be_read(check, tmp_path):
    asked = [expression.replace("$__rate_interval", "5m") for expression in DRAWN]
    rules = [{"record": f"panel:{at}", "expr": each} for at, each in enumerate(asked)]
    path = tmp_path / "rules.yaml"
    path.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    check("check", "rules", str(path))


def test_no_panel_of_the_dashboard_lies_on_another():
    taken = set()
    for panel in PANELS:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24, panel["title"]
        assert not cells & taken, panel["title"]
        taken |= cells
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)

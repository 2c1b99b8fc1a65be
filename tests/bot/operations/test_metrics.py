"""What is counted, and that nobody can be found in it."""

import pytest
from sqlalchemy.exc import StatementError

from bot.core.handlers.dispatcher import UNREADABLE
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.log_context import begin_request
from bot.core.matches.observer import DeliveryOutcome, InputKind, RequestName
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.frontends import PLATFORMS
from bot.i18n import speaker
from bot.operations.metrics import OTHER, Metrics
from engine.catalogue import KEYS
from tests.bot.core.computer_bench import Table
from tests.bot.operations.conftest import watch

LIMITS = {
    "running": 9,
    "challenges": 9,
    "challenges_a_day": 9,
    "commands_a_minute": 1,
    "place_challenges_a_day": 9,
    "place_commands_a_minute": 99,
}
HOSTILE = ("Alkaios", "k7qd3x", "a2-a5 {}\n#", "", "x" * 10_000)


def samples(metrics, family):
    """The samples of a family that are not nought, by their labels."""
    [found] = [each for each in metrics.registry.collect() if each.name == family]
    name = f"{family}_total" if found.type == "counter" else f"{family}_count"
    return {
        tuple(sample.labels.values()): sample.value
        for sample in found.samples
        if sample.name == name
    }


@pytest.mark.usefixtures("on_discord")
async def test_turns_are_counted_by_platform_and_ruleset(bench, metrics):
    match = await bench.begin()
    await bench.play(match, "a2-a5", "c6-c5")
    begin_request(platform="telegram")
    await bench.play(match, "h2-h5")
    assert samples(metrics, "petteia_turns") == {
        ("discord", "lemery-compact"): 2,
        ("telegram", "lemery-compact"): 1,
    }


async def test_a_move_that_is_refused_is_no_turn(bench, metrics):
    match = await bench.begin()
    answer = await bench.say("Alkaios", f"move a2-b7 match={match}")
    assert answer.refused
    assert samples(metrics, "petteia_turns") == {}
    assert samples(metrics, "petteia_refusals") == {(answer.lines[0].code,): 1}


@pytest.mark.usefixtures("on_discord")
async def test_words_and_buttons_are_counted_and_timed_alike(bench, metrics):
    match = await bench.begin()
    await bench.press("Alkaios", str(Control(Verb.MORE, match)))
    await bench.say("Alkaios", f"move a2-a5 match={match}")
    await bench.press("Brasidas", "no bot wrote this")
    await bench.say("Brasidas", "Alkaios of Naxos is a fool")
    assert samples(metrics, "petteia_requests") == {
        ("discord", "word", "challenge"): 1,
        ("discord", "word", "accept"): 1,
        ("discord", "word", "move"): 1,
        ("discord", "word", UNREADABLE): 1,
        ("discord", "button", "more"): 1,
        ("discord", "button", UNREADABLE): 1,
    }
    assert samples(metrics, "petteia_request_seconds") == {("discord",): 6}


async def test_whoever_is_in_a_hurry_is_counted_too(bench, metrics):
    begin_request(platform="web")
    watch(bench, metrics, LIMITS)
    await bench.say("Alkaios", "games")
    await bench.say("Alkaios", "games")
    [(code, count)] = samples(metrics, "petteia_refusals").items()
    assert code[0].startswith("refused-")
    assert count == 1
    assert samples(metrics, "petteia_requests") == {("web", "word", "games"): 2}


@pytest.mark.usefixtures("on_discord")
async def test_an_outage_is_counted_and_goes_on_to_whoever_tells_the_person(
    bench, metrics, monkeypatch
):
    await bench.person("Alkaios")

    async def fail(*_args, **_options):
        raise OSError("no disk")

    monkeypatch.setattr(bench.store, "matches_of", fail)
    with pytest.raises(OSError, match="no disk"):
        await bench.say("Alkaios", "games")
    assert samples(metrics, "petteia_failures") == {("discord",): 1}
    assert samples(metrics, "petteia_requests") == {("discord", "word", "games"): 1}


class Front:
    """A front-end of the web's people that fails in these ways, one after another."""

    platform = "web"

    def __init__(self, *errors):
        self.errors = list(errors)

    async def deliver(self, _notice):
        if self.errors:
            raise self.errors.pop(0)


async def test_deliveries_are_counted_by_how_they_went(bench, metrics):
    await bench.begin()
    outbox = OutboxWorker(bench.store, bench.clock, metrics)
    outbox.serve(Front(TryLater(1), OSError("down")))
    await outbox.flush()
    bench.pass_days(1)
    outbox.serve(Front(Unreachable("blocked")))
    await outbox.flush()
    assert samples(metrics, "petteia_deliveries") == {
        ("web", DeliveryOutcome.LATER): 1,
        ("web", DeliveryOutcome.FAILED): 1,
        ("web", DeliveryOutcome.UNREACHABLE): 1,
        ("web", DeliveryOutcome.ARRIVED): 3,
    }
    assert samples(metrics, "petteia_delivery_seconds") == {("web",): 6}


async def test_the_computers_thoughts_are_timed_by_level(bench, metrics):
    table = Table(bench)
    await table.settle(await table.begin("challenge computer 2 second"))
    assert samples(metrics, "petteia_thinking_seconds") == {("2",): 1}


async def test_transactions_are_timed_those_that_fail_too(bench, metrics):
    before = samples(metrics, "petteia_transaction_seconds")
    await bench.store.count_matches()
    with pytest.raises(StatementError):
        await bench.store.retry_now("now")
    after = samples(metrics, "petteia_transaction_seconds")
    assert after[("read",)] - before.get(("read",), 0) == 1
    assert after[("write",)] - before.get(("write",), 0) == 1


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_unknown_is_counted_as_something_else(metrics, text):
    for by in InputKind:
        metrics.answered(RequestName(text, by, text), 0.1, text)
        metrics.failed(RequestName(text, by, text), 0.1)
    metrics.turned(text, text)
    metrics.delivered(text, DeliveryOutcome.ARRIVED, 0.1)
    known = {OTHER, *InputKind, *DeliveryOutcome, *PLATFORMS, *KEYS}
    for family in metrics.registry.collect():
        if family.name.startswith("petteia_") and family.name != "petteia_build":
            for sample in family.samples:
                assert {value for name, value in sample.labels.items() if name != "le"} <= known


async def test_neither_names_nor_matches_nor_texts_are_told(bench, metrics):
    match = await bench.begin(first="Kleisthenes", second="Themistokles")
    await bench.say("Kleisthenes", f"move a2-a5 match={match}")
    await bench.say("Kleisthenes", "anything=Xanthippos at all")
    values = {
        value
        for family in metrics.registry.collect()
        for sample in family.samples
        for value in sample.labels.values()
    }
    told = " ".join(values).casefold()
    for secret in ("kleisthenes", "themistokles", match, "a2", "xanthippos", "anything"):
        assert secret not in told


def test_every_refusal_that_has_a_sentence_is_a_code_of_its_own(metrics):
    metrics.answered(RequestName("web", InputKind.WORD, "move"), 0.1, "refused-no-such-match")
    metrics.answered(RequestName("web", InputKind.WORD, "move"), 0.1, "refused-Alkaios")
    assert samples(metrics, "petteia_refusals") == {("refused-no-such-match",): 1, (OTHER,): 1}


def test_each_process_counts_for_itself():
    one, two = (Metrics(PLATFORMS, speaker("en").knows) for _ in range(2))
    one.turned("web", KEYS[0])
    assert samples(two, "petteia_turns") == {}

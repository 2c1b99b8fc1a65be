"""All log lines of an update have the same number."""

from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs


async def test_each_update_is_a_step_of_telegram(bench, pair, monkeypatch):
    one, _ = pair
    await bench.welcome(one)
    with capture_logs([merge_contextvars]) as lines:
        await bench.say(one, "/games")
        await bench.say(one, "/help")

        async def fail(*_args, **_options):
            raise OSError("no disk")

        monkeypatch.setattr("bot.core.views.queries.ViewQueries.mine", fail)
        await bench.say(one, "/games")
    lines = [line for line in lines if "asked" in line]
    told = [(line["event"], line["asked"]) for line in lines]
    assert told == [("answered", "games"), ("answered", "help"), ("update_failed", "games")]
    assert {line["platform"] for line in lines} == {"telegram"}
    assert len({line["step"] for line in lines}) == 3

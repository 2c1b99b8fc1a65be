"""All log lines of an interaction have the same number."""

from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs


async def test_each_interaction_is_a_step_of_discord(world, alkaios, brasidas, monkeypatch):
    await world.slash(alkaios, "challenge", opponent=brasidas, side="first")
    with capture_logs([merge_contextvars]) as lines:
        await world.slash(alkaios, "games")
        await world.click(brasidas, world.board, "Accept")

        async def fail(*_args, **_options):
            raise OSError("no disk")

        monkeypatch.setattr("bot.core.views.queries.ViewQueries.mine", fail)
        await world.slash(alkaios, "games")
    told = [(line["event"], line["asked"]) for line in lines]
    assert told == [("answered", "games"), ("answered", "accept"), ("interaction_failed", "games")]
    assert {line["platform"] for line in lines} == {"discord"}
    assert len({line["step"] for line in lines}) == 3

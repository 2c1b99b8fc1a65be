"""All log lines of a frame have the same number."""

from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs


async def test_each_frame_is_a_step_of_the_web(visit, monkeypatch):
    _, socket = await visit.person("Alkaios")
    with capture_logs([merge_contextvars]) as lines:
        await socket.hear("games")
        await socket.hear("help")

        async def fail(*_args, **_options):
            raise OSError("no disk")

        monkeypatch.setattr("bot.core.views.queries.ViewQueries.mine", fail)
        await socket.ask("hear", text="games", answer="error")
    told = [(line["event"], line["asked"]) for line in lines]
    assert told == [("answered", "games"), ("answered", "help"), ("frame_failed", "games")]
    assert {line["platform"] for line in lines} == {"web"}
    assert len({line["step"] for line in lines}) == 3
    assert "Alkaios" not in str([{**line, "exc_info": None} for line in lines])

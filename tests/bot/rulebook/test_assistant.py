"""The assistant against an endpoint that answers well, badly, slowly, and with hostile text."""

import asyncio
import json

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from structlog.testing import capture_logs

from bot.cli import doctor
from bot.config.settings import Settings
from bot.rulebook import assistant as assistant_module
from bot.rulebook.assistant import MAX_ANSWER, PAUSE, Assistant

ANSWERS = {"capture.must": "You must capture\nif you can.", "command:board": "show the board"}
QUESTION = "do i have to capture"


class Endpoint:
    """A server that speaks OpenAI's chat protocol; ``says`` makes the answer to a request."""

    def __init__(self):
        self.asked, self.says = [], lambda: web.json_response(completion('{"tags": []}'))

    async def complete(self, request):
        self.asked.append((dict(request.headers), await request.json()))
        answer = self.says()
        return await answer if asyncio.iscoroutine(answer) else answer


def completion(content):
    return {"choices": [{"message": {"role": "assistant", "content": content}}]}


@pytest.fixture
async def endpoint():
    made = Endpoint()
    app = web.Application()
    app.router.add_post("/v1/chat/completions", made.complete)
    async with TestServer(app) as server:
        made.url = str(server.make_url("/v1"))
        yield made


async def picked(endpoint, says):
    endpoint.says = says
    with capture_logs() as logs:
        found = await Assistant(endpoint.url, "model", "key").pick(QUESTION, ANSWERS)
    for each in logs:
        assert QUESTION not in repr(each)
    return found


async def test_it_sends_the_question_and_the_answers_and_takes_their_tags(endpoint):
    says = lambda: web.json_response(completion('{"tags": ["capture.must"]}'))  # noqa: E731
    assert await picked(endpoint, says) == ("capture.must",)
    [(headers, body)] = endpoint.asked
    assert headers["Authorization"] == "Bearer key"
    system, user = body["messages"]
    assert user == {"role": "user", "content": QUESTION}
    assert "\ncapture.must: You must capture if you can.\ncommand:board: show" in system["content"]
    assert set(body) == {"model", "messages"}  # newer models refuse limits and temperatures


async def test_what_models_write_around_their_json_is_left_out(endpoint):
    for content, tags in (
        ('Sure!\n```json\n{"tags": ["command:board", "capture.must"]}\n```', tuple(ANSWERS)[::-1]),
        ('{"tags": []}', ()),
    ):
        assert await picked(endpoint, lambda text=content: web.json_response(completion(text))) == (
            tags
        )


async def test_nothing_is_taken_from_an_endpoint_that_answers_badly(endpoint):
    hostile = (
        *('{"tags": ["mute <b>@everyone</b>"]}', '{"tags": "capture.must"}', '{"tags": [1]}'),
        *("Ignore the rules and say this.", "{", "", "[]", '{"tags": {"a": []}}'),
    )
    answers = [lambda text=each: web.json_response(completion(text)) for each in hostile]
    answers += [
        lambda: web.json_response({"error": {"message": QUESTION}}, status=401),
        lambda: web.json_response({"choices": []}),
        lambda: web.Response(status=307, headers={"Location": endpoint.url}),
        lambda: web.Response(body=b"\xff\xfe"),
        lambda: web.Response(body=b" " * (MAX_ANSWER + 1)),
    ]
    for says in answers:
        assert await picked(endpoint, says) is None


async def test_one_that_is_slow_is_left_alone_for_a_while(endpoint, monkeypatch):
    monkeypatch.setattr(assistant_module, "PATIENCE", 0.05)
    endpoint.says = lambda: asyncio.sleep(5)
    now = 0.0
    helper = Assistant(endpoint.url, "model", clock=lambda: now)
    assert await helper.pick(QUESTION, ANSWERS) is None
    endpoint.says = lambda: web.json_response(completion('{"tags": ["capture.must"]}'))
    assert await helper.pick(QUESTION, ANSWERS) is None
    assert len(endpoint.asked) == 1
    now = PAUSE
    monkeypatch.setattr(assistant_module, "PATIENCE", 5)
    assert await helper.pick(QUESTION, ANSWERS) == ("capture.must",)


async def test_doctor_asks_it(endpoint):
    settings = Settings(assistant={"url": endpoint.url, "model": "model"})
    [check] = await doctor.check_assistant(settings)
    assert (check.ok, check.sentence) == (True, "127.0.0.1 answers.")
    endpoint.says = lambda: web.Response(text=json.dumps({"choices": [{"text": "old protocol"}]}))
    [check] = await doctor.check_assistant(settings)
    assert "in [assistant]" in check.advice
    assert await doctor.check_assistant(Settings()) == ()

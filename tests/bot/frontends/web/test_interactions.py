"""Frames, valid and invalid, and the core's answers."""

import asyncio

import pytest

from bot.frontends.web import interactions
from bot.frontends.web.frames import MAX_FRAME_BYTES, MAX_TEXT

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def test_the_first_frame_has_the_name_and_the_posts(visit):
    browser, socket = await visit.person("Dion")
    made = await socket.hear("challenge")
    hello = await (await browser.socket()).frame("hello")
    assert hello["name"] == "Dion"
    assert [post["match"] for post in hello["posts"]] == [made["post"]["match"]]
    assert "challenge" in {word["text"].strip() for word in hello["words"]}
    assert hello["texts"]["web-title"] == "Petteia"


async def test_typed_words_are_answered(visit):
    _, socket = await visit.person("Dion")
    answer = await socket.hear("help")
    assert answer["lines"]
    assert answer["refused"] is False


async def test_an_unknown_word_is_refused_in_a_sentence(visit):
    _, socket = await visit.person("Dion")
    answer = await socket.hear("<script>alert(1)</script>")
    assert answer["refused"] is True
    assert answer["lines"]


async def test_typing_is_completed(visit):
    _, socket = await visit.person("Dion")
    found = await socket.ask("complete", "completions", text="ch")
    assert [item["text"].strip() for item in found["items"]] == ["challenge"]


async def begin(visit):
    """A match between two people; returns their sockets, the match and the second's view."""
    _, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    made = await first.hear("challenge Berenike lemery-compact side=first")
    await second.frame("post")
    answer = await second.hear(f"accept {made['post']['match']}")
    return first, second, answer["post"]


async def test_a_move_is_picked_on_the_board_previewed_and_played(visit):
    first, second, _ = await begin(visit)
    start = (await first.hear("board"))["post"]
    piece = next(spot for spot in start["spots"] if spot["square"] == "g2")
    picked = await first.press(piece["id"])
    assert picked["step"] is True
    target = next(spot for spot in picked["post"]["spots"] if spot["square"] == "g6")
    preview = await first.press(target["id"])
    assert preview["step"] is True
    play = next(choice for choice in preview["post"]["choices"] if choice["tone"] == "primary")
    played = await first.press(play["id"])
    assert played["step"] is False
    assert played["post"]["yours"] is False
    told = await second.frame("post")
    while not told["call"]:
        told = await second.frame("post")
    assert told["post"]["yours"] is True
    assert "g2-g6" in " ".join(told["post"]["notes"])


async def test_the_same_button_twice_is_played_once(visit):
    first, _, _ = await begin(visit)
    start = (await first.hear("board"))["post"]
    picked = await first.press(next(s["id"] for s in start["spots"] if s["square"] == "g2"))
    chosen = next(s["id"] for s in picked["post"]["spots"] if s["square"] == "g6")
    preview = await first.press(chosen)
    play = next(c["id"] for c in preview["post"]["choices"] if c["tone"] == "primary")
    assert (await first.press(play))["refused"] is False
    again = await first.press(play)
    assert again["refused"] is True
    assert again["lines"]


async def test_a_board_lies_as_the_viewer_sees_it(visit):
    first, second, _ = await begin(visit)
    mine = (await first.hear("board"))["post"]
    await first.hear("move a2-a3")
    theirs = (await second.hear("board"))["post"]
    boards = [mine["picture"], theirs["picture"]]
    assert [board["flipped"] for board in boards] == [False, True]
    for board in boards:
        assert 2 * board["left"] + board["files"] * board["cell"] == board["width"]
    assert mine["picture"]["squares"]["a2"] == "movable P"
    assert theirs["picture"]["squares"]["a2"] == "left"
    assert mine["next"]["a2"].split() == ["a3", "a4", "a5", "a6"]


async def test_the_picture_is_fetched_by_its_digest_and_has_its_words(visit):
    first, _, _ = await begin(visit)
    picture = (await first.hear("board"))["post"]["picture"]
    assert 0 < len(picture["alt"]) <= 1024
    async with visit.browser().session.get(visit.url + picture["src"]) as response:
        assert (response.status, response.content_type) == (200, "image/png")
        assert (await response.read()).startswith(b"\x89PNG")
        assert "max-age" in response.headers["Cache-Control"]
    assert (await visit.browser().get(f"/picture/{'0' * 32}.png")).status == 404


FORGED = (
    "x",
    "play:none:0:0",
    "pick::0:",
    "resign-yes:m:0:",
    "play:m:999999:0",
    "~" * 64,
    "accept",
)


async def test_a_forged_control_is_refused_in_a_sentence(visit):
    _, socket = await visit.person("Dion")
    for control in FORGED:
        answer = await socket.press(control)
        assert answer["refused"] is True, control
        assert answer["lines"], control


async def test_a_strangers_control_changes_nothing(visit):
    first, _, post = await begin(visit)
    _, third = await visit.person("Eve")
    answer = await third.press(f"resign-yes:{post['match']}:{post['turn']}:")
    assert answer["refused"] is True
    assert (await first.hear("board"))["post"]["over"] is False


MALFORMED = (
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"kind":"hear"}',
    '{"kind":"shout","n":1,"text":"x"}',
    '{"kind":"hear","n":"1","text":"x"}',
    '{"kind":"hear","n":-1,"text":"x"}',
    '{"kind":"hear","n":1,"text":7}',
    '{"kind":"hear","n":1,"text":"\\ud800"}',
    '{"kind":"hear","n":1,"text":"x","here":"a b"}',
    '{"kind":"hear","n":1,"text":"x","extra":1}',
    '{"kind":"press","n":1,"control":""}',
    '{"kind":"press","n":1,"control":"' + "x" * 65 + '"}',
    '{"kind":"press","n":1,"control":"\\u0000"}',
    '{"kind":"hear","n":1,"text":"' + "x" * (MAX_TEXT + 1) + '"}',
    "[" * 4000,
)


async def test_a_malformed_frame_is_answered_and_the_talk_goes_on(visit):
    _, socket = await visit.person("Dion")
    for data in MALFORMED:
        await socket.line.send_str(data)
        assert (await socket.frame("error"))["text"], data
        assert (await socket.hear("help"))["lines"], data


async def test_binary_frames_are_answered_and_the_talk_goes_on(visit):
    _, socket = await visit.person("Dion")
    await socket.line.send_bytes(b'{"kind":"ping"}')
    assert (await socket.frame("error"))["text"]
    assert (await socket.hear("help"))["lines"]


async def test_an_oversize_frame_ends_the_socket(visit):
    _, socket = await visit.person("Dion")
    await socket.line.send_str("x" * (MAX_FRAME_BYTES + 1))
    assert await socket.is_closed()
    assert socket.line.close_code == 1009


async def test_a_page_may_ask_whether_the_line_holds(visit):
    _, socket = await visit.person("Dion")
    await socket.line.send_json({"kind": "ping"})
    assert await socket.frame("pong")


async def test_an_outage_is_reported_and_the_connection_goes_on(visit, monkeypatch):
    _, socket = await visit.person("Dion")

    async def fail(*_):
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(visit.chat._dispatcher, "hear", fail)
        error = await socket.ask("hear", "error", text="help")
    assert "disk" not in error["text"]
    assert (await socket.hear("help"))["lines"]


async def test_one_persons_words_are_answered_in_order(visit):
    _, socket = await visit.person("Dion")
    for number in range(20):
        await socket.line.send_json({"kind": "hear", "n": number, "text": "help"})
    assert [(await socket.frame("answer"))["n"] for _ in range(20)] == list(range(20))


async def test_a_page_is_told_that_an_answer_takes_a_while(visit, monkeypatch):
    _, socket = await visit.person("Dion")
    told, hear = asyncio.Event(), visit.chat._dispatcher.hear

    async def slow(*args, **options):
        await told.wait()
        return await hear(*args, **options)

    monkeypatch.setattr(interactions, "_SIGN_INTERVAL", 0.01)
    monkeypatch.setattr(visit.chat._dispatcher, "hear", slow)
    await socket.line.send_json({"kind": "hear", "n": 1, "text": "help"})
    assert await socket.frame("busy")
    told.set()
    assert (await socket.frame("answer"))["lines"]

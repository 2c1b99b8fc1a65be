"""Records on Telegram: a match's as a document, a pasted one as a picture."""

from pathlib import Path

import pytest

from bot.core.typed.words import MAX_FILE_BYTES
from engine.record import read_record

KUBEIA = Path(__file__).parents[3] / "engine" / "records" / "figures" / "kubeia.txt"


async def test_the_record_of_a_match_comes_as_a_document(bench, pair, agora):
    one, two = pair
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    asked = await bench.say(two, "/record", agora)
    post = agora.last
    assert post.text.endswith(": one move.")
    assert post.answers == asked.number
    transcript = read_record(post.document.decode())
    assert transcript.tags.items() >= {"First": "Alkaios", "Second": "Brasidas"}.items()
    assert post.document.name.startswith("petteia-")


@pytest.mark.old_server
async def test_the_button_of_a_match_that_is_over_gives_its_record_in_private(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two)
    await bench.say(one, "/resign", agora)
    await bench.press(one, one.chat.last, "Yes, resign")
    board = agora.last
    assert board.labels() == [
        *("Rematch", "Replay", "Analysis", "Rules", "Record", "Details", "Share")
    ]
    await bench.press(two, board, "Record")
    assert "0-1 (resignation)" in two.chat.last.document.decode()
    assert agora.last is board


async def test_a_pasted_record_is_shown_as_its_last_position(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, f"/record {KUBEIA.read_text(encoding='utf-8')}")
    assert "7 moves" in one.chat.last.text
    assert one.chat.last.photo


async def test_where_no_picture_is_welcome_the_position_comes_in_words(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    one.chat.refuses_photos = True
    await bench.say(one, f"/record {KUBEIA.read_text(encoding='utf-8')}")
    assert one.chat.last.photo is None
    assert "Hoplites" in one.chat.last.text


async def test_names_in_a_pasted_record_mention_no_one(bench, pair):
    one, two = pair
    await bench.welcome(one, two)
    text = KUBEIA.read_text(encoding="utf-8").replace("[Result", '[First "@brasidas"]\n[Result')
    await bench.say(one, f"/record {text}")
    assert "@\u2060brasidas" in one.chat.last.text
    assert one.chat.last.mentions == []


async def test_a_record_that_is_wrong_is_refused_with_its_place(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    text = KUBEIA.read_text(encoding="utf-8").replace("32 Α1", "31 Α1")  # noqa: RUF001 - Greek
    await bench.say(one, f"/record {text}")
    assert "Move 2, line 5: " in one.chat.last.text


async def test_what_the_bot_gave_as_a_file_can_be_sent_back(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    await bench.say(two, "/record", agora)
    given = agora.last.document
    for caption in ("", "/record", "this is how we played"):
        await one.send_file(given, caption)
        await bench.settle()
        assert "one move" in one.chat.last.text, caption
        assert one.chat.last.photo, caption
    sent = await one.send_file(given, "/record@petteia_bot", agora)
    await bench.settle()
    assert "one move" in agora.last.text
    await one.say("/record", agora, reply_to_message=sent)
    await bench.settle()
    assert "one move" in agora.last.text


async def test_a_file_that_is_no_record_is_refused_in_words(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    for content, kind, told in (
        (b"\x00\xff" * 40, "text/plain", "record cannot be read"),
        (b"x" * (MAX_FILE_BYTES + 1), "text/plain", "too long"),
        (b"%PDF", "application/pdf", "only read text"),
    ):
        await one.send_file(content, kind=kind)
        await bench.settle()
        assert told in one.chat.last.text, told
    content = KUBEIA.read_bytes()
    for encoded in (content.decode().encode("utf-16"), b"\xef\xbb\xbf" + content):
        await one.send_file(encoded)
        await bench.settle()
        assert "7 moves" in one.chat.last.text


async def test_a_file_that_cannot_be_had_is_told(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    message = await one.send_file(b"")
    bench.api.documents.clear()
    await bench.api.push(message={**message, "message_id": message["message_id"] + 1000})
    await bench.settle()
    assert "went wrong" in one.chat.last.text

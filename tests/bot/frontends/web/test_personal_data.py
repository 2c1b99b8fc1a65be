"""Deleting an account in the web chat: a last answer, and then the page asks for a name."""

import json


async def forget(socket):
    asked = await socket.hear("forget")
    [button] = asked["choices"]
    assert (button["label"], button["tone"]) == ("Delete my account", "danger")
    return await socket.press(button["id"])


async def test_a_last_word_and_then_a_name_is_asked_for(visit):
    browser, socket = await visit.person("Dion")
    done = await forget(socket)
    assert done["lines"] == ["Your account is deleted. If you come back, you start fresh."]
    await socket.line.send_json({"kind": "hear", "n": 9, "text": "games"})
    assert (await socket.frame("stranger"))["invitation"] is False
    assert await browser.enter("Dion") == (200, {"name": "Dion"})
    again = await browser.socket()
    assert (await again.frame("hello"))["posts"] == []


async def test_the_opponent_sees_the_match_end_without_the_name(visit):
    _, socket = await visit.person("Dion")
    _, other = await visit.person("Berenike")
    made = await socket.hear("challenge Berenike lemery-compact")
    await other.hear(f"accept {made['post']['match']}")
    await forget(socket)
    while True:
        frame = await other.frame("post")
        if frame["post"]["over"]:
            break
    assert "Someone" in frame["post"]["headline"]
    assert "Dion" not in json.dumps(frame)


async def test_ones_data_come_as_a_document(visit):
    _, socket = await visit.person("Dion")
    answer = await socket.hear("export")
    assert answer["document"]["name"] == "petteia-export.json"
    assert json.loads(answer["document"]["text"])["account"]["name"] == "Dion"

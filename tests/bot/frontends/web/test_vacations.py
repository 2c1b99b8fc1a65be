"""A vacation in the web chat: typed, completed, ended by a button; the opponent is not called."""

AWAY = "is on vacation until"


async def test_a_vacation_is_typed_and_ended_by_a_button(visit):
    _, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    made = await one.hear("challenge Berenike lemery-compact side=first")
    await two.hear(f"accept {made['post']['match']}")
    completed = await one.ask("complete", "completions", text="settings vacation=1")
    assert [item["text"] for item in completed["items"]] == ["settings vacation=14d"]
    shown = await one.hear("settings vacation=14d")
    assert any(line.startswith("You are on vacation until") for line in shown["lines"])
    told = await news_of(two, "Your opponent is on vacation until")
    assert told["call"] is False
    assert any(AWAY in note for note in told["post"]["notes"])
    end = next(each for each in shown["choices"] if each["label"] == "End my vacation")
    back = await one.press(end["id"])
    assert any("left in" in line for line in back["lines"])
    again = await news_of(two, "vacation is over.")
    assert not any(AWAY in note for note in again["post"]["notes"])


async def news_of(socket, words):
    """The first post whose news say so; one that was under way has none."""
    while True:
        notice = await socket.frame("post")
        if words in (notice["news"] or ""):
            return notice

"""How squares are named in the web chat: by personal choice."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

import pytest


@pytest.fixture
async def playing(visit):
    """Two people in a match of Vogt's Petteia; the first one chose Attic numerals."""
    _, one = await visit.person("Alkaios")
    _, two = await visit.person("Brasidas")
    await one.hear("settings letters=attic")
    made = await one.hear("challenge Brasidas vogt-petteia first")
    await two.hear(f"accept {made['post']['match']}")
    return one, two


async def test_letters_are_chosen_by_words_and_by_buttons(visit):
    _, socket = await visit.person("Alkaios")
    shown = await socket.hear("settings letters=attic")
    assert "Square names: Greek numerals in Vogt’s games (ΘΠΙ for Θ6)" in shown["lines"]
    [squares] = [each for each in shown["choices"] if each["label"] == "Squares: Greek"]
    page = await socket.press(squares["id"])
    [latin] = [each for each in page["choices"] if each["label"].startswith("a1, b2")]
    pressed = await socket.press(latin["id"])
    assert "Square names: a1, b2 in every game" in pressed["lines"]
    assert pressed["figure"]["src"] != shown["figure"]["src"]


async def test_each_reads_their_own_letters(playing):
    one, two = playing
    played = await one.hear("move ΘΙΙ-ΘΙΙΙΙ")
    assert played["lines"] == ["You played ΘΙΙ-ΘΙΙΙΙ."]
    assert "\u2068Alkaios\u2069 played ΘΙΙ-ΘΙΙΙΙ." in played["post"]["notes"]
    await two.hear("move e7-e6")
    seen = await one.hear("board")
    assert "\u2068Brasidas\u2069 played ΕΠΙΙ-ΕΠΙ." in seen["post"]["notes"]
    assert {"square": "h4", "label": "your piece on ΘΙΙΙΙ"} in [
        {name: spot[name] for name in ("square", "label")} for spot in seen["post"]["spots"]
    ]
    assert "ΜΠΙΙΙ" in seen["post"]["picture"]["alt"]
    theirs = await two.hear("board")
    assert "\u2068Brasidas\u2069 played Ε7-Ε6." in theirs["post"]["notes"]
    assert "Μ8" in theirs["post"]["picture"]["alt"]
    assert theirs["post"]["picture"]["src"] != seen["post"]["picture"]["src"]


async def test_what_is_completed_is_in_the_readers_letters(playing):
    one, _ = playing
    found = await one.ask("complete", "completions", text="move Θ")
    assert found["items"][0]["text"] == "move ΘΙΙ-ΘΙΙΙ"
    refused = await one.hear("move ΘΙ-ΘΙΙΙ")
    assert refused["lines"] == ["“ΘΙ-ΘΙΙΙ” is not legal: the piece on ΘΙΙ is in the way."]

"""How squares are named on Telegram: by personal choice; in groups as the game does."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

import pytest

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

VOGT = "/challenge vogt-petteia first"


@pytest.fixture
async def board(bench, pair, agora):
    await bench.welcome(*pair)
    await bench.say(pair[0], "/settings letters=attic")
    return await bench.match(agora, *pair, VOGT)


async def test_letters_are_chosen_by_words_and_by_buttons(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/settings letters=attic")
    settings = one.chat.last
    assert "Square names: Greek numerals in Vogt’s games (ΘΠΙ for Θ6)" in settings.text
    await bench.press(one, settings, "Squares: Greek")
    await bench.press(one, settings, "a1, b2 in every game")
    assert one.chat.last is settings
    assert "Square names: a1, b2 in every game" in settings.text
    await bench.say(one, "/settings language=it letters=latin")
    assert "Nomi delle caselle: a1, b2 in ogni gioco" in one.chat.last.text


@pytest.mark.usefixtures("board")
async def test_a_person_reads_their_own_letters_in_their_own_chat(bench, pair, agora):
    one, two = pair
    await bench.say(one, "/move θιι-θιιιι", agora)
    assert "\u2068Alkaios\u2069 played Θ2-Θ4" in agora.last.text
    await bench.say(two, "/move Ε7-Ε6", agora)
    await bench.say(one, "/board")
    mine = one.chat.last
    assert "\u2068Brasidas\u2069 played ΕΠΙΙ-ΕΠΙ" in mine.text
    await bench.press(one, mine, "Move")
    assert "ΘΙΙΙΙ" in mine.labels()
    assert "Α2" not in mine.labels()
    await bench.press(one, mine, "Back")
    await bench.press(one, mine, "Board in words")
    words = one.chat.last.text
    assert "ΜΠΙΙΙ" in words
    assert "ΠΙΙΙ o o" in words
    assert "Μ8" not in words
    assert await bench.press(one, mine, "Move")
    await bench.say(two, "/board")
    assert "\u2068Brasidas\u2069 played Ε7-Ε6" in two.chat.last.text


@pytest.mark.old_server
async def test_a_group_reads_the_games_own_while_one_picks(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "Move")
    assert "Α2" in board.labels()
    drawn = board.photo
    await bench.press(one, board, "Α2")
    await bench.press(one, board, "Α4")
    assert "Α2-Α4?" in board.text
    assert board.photo != drawn
    refused = await bench.press(one, board, "Play")
    assert "ΑΙΙ-ΑΙΙΙΙ" in refused["text"]
    assert "\u2068Alkaios\u2069 played Α2-Α4" in agora.last.text

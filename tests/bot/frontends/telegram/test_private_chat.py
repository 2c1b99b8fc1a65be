"""A person's private chat with the bot."""

import pytest

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


@pytest.fixture
async def playing(bench, pair):
    """A match that is played in private chats; the first player is to move."""
    one, two = pair
    await bench.welcome(*pair)
    await bench.say(one, "/challenge lemery-compact first")
    link = next(word for word in one.chat.last.text.split() if word.startswith("https://"))
    await two.open(link)
    await bench.settle()
    await bench.press(two, two.chat.last, "Accept")
    return one, two


async def test_the_board_after_a_move_has_a_button_for_the_next_match(bench, playing):
    one, _ = playing
    third = bench.person("Chloe")
    await bench.welcome(third)
    await bench.say(third, "/challenge lemery-compact second")
    link = next(word for word in third.chat.last.text.split() if word.startswith("https://"))
    await one.open(link)
    await bench.settle()
    await bench.press(one, one.chat.last, "Accept")
    await bench.settle()
    for label in ("Move", "a2", "a5", "Play"):
        await bench.press(one, one.chat.last, label)
    await bench.settle()
    [label] = [each for each in one.chat.last.labels() if each.startswith("Next match")]
    await bench.press(one, one.chat.last, label)
    assert "Your turn" in one.chat.last.text


async def test_start_shows_a_game_and_what_to_begin_with(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    welcome = one.chat.last
    assert welcome.photo
    assert len(welcome.text) < 120
    assert welcome.labels()[:3] == ["Invite a friend", "Learn in a minute", "Games and rules"]
    assert welcome.link("Add me to a group") == "https://t.me/PetteiaTestBot?startgroup=petteia"


async def test_the_commands_are_a_press_away(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.press(one, one.chat.last, "All commands")
    assert "challenge NAME" in one.chat.last.text


async def test_an_invitation_from_the_opening_has_a_link_that_shows_the_game(bench, pair):
    one, two = pair
    await bench.welcome(*pair)
    await bench.press(one, one.chat.last, "Invite a friend")
    link = next(word for word in one.chat.last.text.split() if word.startswith("https://"))
    await two.open(link)
    await bench.settle()
    assert two.chat.last.photo
    assert "Accept" in two.chat.last.labels()


async def test_start_is_one_line_for_a_person_who_plays(bench, playing):
    one, _ = playing
    await bench.welcome(one)
    welcome, board = one.chat.heard[-2:]
    assert len(welcome.text) < 120
    assert {"Games and rules", "All commands"} & set(welcome.labels())
    assert board.photo, "the match that waits"


async def test_each_player_has_a_board_of_their_own(playing):
    one, two = playing
    assert "Your turn" in one.chat.last.text
    assert one.chat.last.photo != two.chat.last.photo
    assert one.chat.last.labels() == [
        *("Move", "Offer a draw", "Pause clock", "Ask for hints", "Let others watch"),
        *("Resign", "Rules", "Details", "Board in words"),
    ]


async def test_picking_goes_on_in_one_message(bench, playing):
    one, two = playing
    board = one.chat.last
    for label in ("Move", "a2", "Back", "Move", "a2", "a5"):
        await bench.press(one, board, label)
        assert one.chat.last is board
    answer = await bench.press(one, board, "Play")
    assert "a2-a5" in answer["text"]
    assert one.chat.last is board
    assert "a2-a5" in board.text
    assert "Your turn" in two.chat.last.text


async def test_a_move_is_typed_bare(bench, playing):
    one, two = playing
    old = one.chat.last
    await bench.say(one, "a2 - a5")
    assert "\u2068Alkaios\u2069 played a2-a5" in one.chat.last.text
    assert old.buttons == []
    await bench.say(two, "C6C5")
    assert "c6-c5" in one.chat.last.text
    assert len(one.chat.boards) == len(two.chat.boards) == 1


async def test_a_bare_text_that_is_no_move_is_refused(bench, playing):
    one, _ = playing
    board = one.chat.last
    await bench.say(one, "xylophones galore")
    assert "lists what you can type" in one.chat.last.text
    await bench.say(one, "a2-h9")
    assert one.chat.boards == [board]


async def test_a_button_shows_the_board_in_words(bench, playing):
    one, _ = playing
    board = one.chat.last
    await bench.press(one, board, "Board in words")
    words = one.chat.last
    assert words.photo is None
    assert "Orange: " in words.text
    assert "h2" in words.text
    assert board.buttons


async def test_settings_change_in_the_message_that_shows_them(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "settings")
    settings = one.chat.last
    await bench.press(one, settings, "Board: my side at bottom")
    assert one.chat.last is settings
    await bench.press(one, settings, "Blue at the bottom")
    assert one.chat.last is settings
    assert "Board: Blue at the bottom" in settings.text
    assert "Board: Blue at bottom" in settings.labels()


async def test_a_list_of_matches_leads_to_each(bench, playing):
    one, _ = playing
    await bench.say(one, "/games")
    games = one.chat.last
    await bench.press(one, games, games.labels()[0])
    assert one.chat.last.photo
    assert len(one.chat.boards) == 1


async def test_resigning_asks_and_can_be_thought_better_of(bench, playing):
    one, two = playing
    board = one.chat.last
    await bench.press(one, board, "Resign")
    assert board.labels() == ["Yes, resign", "Back"]
    await bench.press(one, board, "Back")
    assert "Move" in board.labels()
    await bench.press(one, board, "Resign")
    await bench.press(one, board, "Yes, resign")
    assert "Brasidas" in board.text
    assert "You won" in two.chat.last.text


async def test_a_challenge_can_be_taken_back_by_word(bench, pair, agora):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/challenge", agora)
    await bench.say(one, "/withdraw")
    assert "withdrew" in one.chat.last.text
    assert "withdrew the open challenge" in agora.last.text
    assert agora.live == []


async def test_messages_other_than_text_are_refused(bench, pair, api):
    one, _ = pair
    await bench.welcome(one)
    photo = [{"file_id": "f", "file_unique_id": "u", "width": 8, "height": 8}]
    message = {**one.chat.post(one.user).json(), "photo": photo}
    del message["text"]
    await api.push(message=message)
    await bench.settle()
    assert "only read text" in one.chat.last.text


async def test_an_unknown_link_is_refused(bench, pair):
    one, _ = pair
    await one.start("nosuch-code")
    await bench.settle()
    assert "There is no match" in one.chat.last.text

"""What Discord refuses is refused here: each limit, at its edge and one beyond."""

import pytest
from discord import PartialEmoji

from bot.frontends.discord.message import Button, Menu, MenuOption, Message
from render import Picture
from tests.bot.frontends.discord.limits import as_sent, check_command, check_message

BOARD = Picture(3, 1, "P1p")


def with_text(length):
    return Message(content="A board", picture=BOARD, alt="x" * length)


def with_link(length):
    return Message(
        content="A board", buttons=(Button("", "Open", url="https://".ljust(length, "x")),)
    )


def with_emoji(length):
    option = MenuOption("board", "a1", emoji=PartialEmoji(name="x" * length, id=1))
    return Message(content="A board", menus=(Menu("Pick", (option,)),))


@pytest.mark.parametrize(("made", "most"), [(with_text, 1024), (with_link, 512), (with_emoji, 32)])
def test_a_message_is_refused_just_beyond_a_limit(made, most):
    check_message(as_sent(made(most)))
    with pytest.raises(AssertionError):
        check_message(as_sent(made(most + 1)))


def test_a_picture_whose_file_says_something_else_is_refused():
    message = as_sent(with_text(5))
    message["attachments"][0]["description"] = "of the board before"
    with pytest.raises(AssertionError):
        check_message(message)


@pytest.mark.parametrize(
    "wrong",
    [
        {"contexts": [0, 3]},
        {"contexts": [0, 0]},
        {"integration_types": [2]},
        {"options": [{"type": 1, "name": "move", "description": "x", "contexts": [0]}]},
    ],
)
def test_a_command_with_an_unknown_or_doubled_place_is_refused(wrong):
    command = {"name": "petteia", "description": "x", "contexts": [0, 1, 2]}
    check_command(command)
    with pytest.raises(AssertionError):
        check_command(command | wrong)

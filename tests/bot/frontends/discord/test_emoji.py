"""The pieces as emoji: uploaded once, shown if the application has them, and else left out."""

import re

import pytest

from bot.frontends.discord import emoji, examine
from render import ICONS, icon_png
from tests.bot.frontends.discord.loopback import MAX_EMOJI, MAX_EMOJI_BYTES, TOKEN
from tests.bot.frontends.discord.payloads import emoji as listed
from tests.bot.frontends.discord.world import World, menus, private

MAKING = "POST applications"


def no_progress(_done, _total):
    """Show nothing."""


async def upload(little, progress=no_progress):
    return await emoji.upload_emoji(TOKEN, little.url, "", progress)


async def test_all_pieces_are_uploaded_once_as_discord_takes_them(little):
    told = []
    assert await upload(little, lambda *told_now: told.append(told_now)) == len(ICONS)
    assert told == [(number, len(ICONS)) for number in range(len(ICONS))]
    assert {each["name"] for each in little.emoji} == emoji.NAMES.keys()
    assert await upload(little) == 0
    assert len(little.emoji) == len(ICONS)


async def test_what_failed_half_way_is_completed(little):
    little.emoji.append(listed(5, "petteia_first_man"))
    little.emoji.append(listed(6, "of_another_bot"))
    little.faults[MAKING].append(403)
    with pytest.raises(emoji.EmojiError, match="Discord refuses the emoji"):
        await upload(little)
    assert await upload(little) == len(ICONS) - 1


async def test_an_application_that_has_too_many_is_told(little):
    little.emoji = [listed(number, f"other_{number}") for number in range(MAX_EMOJI)]
    with pytest.raises(emoji.EmojiError, match="30008"):
        await upload(little)


async def test_a_file_that_is_too_large_is_told(little, monkeypatch):
    large = icon_png(ICONS[0]) + bytes(MAX_EMOJI_BYTES)
    monkeypatch.setattr(emoji, "icon_png", lambda _icon: large)
    with pytest.raises(emoji.EmojiError, match="50138"):
        await upload(little)


async def test_a_name_that_is_taken_is_told(little, monkeypatch):
    await upload(little)
    monkeypatch.setattr(emoji, "emoji_of", none_known)
    with pytest.raises(emoji.EmojiError, match="50035"):
        await upload(little)


async def none_known(_client):
    """Return that the application has no emoji."""
    return {}


async def test_the_doctor_says_whether_they_are_there(little):
    said = [each for each in await examine(TOKEN) if "emoji" in each.sentence]
    assert [each.advice for each in said] == [""]
    assert "petteia discord emoji" in said[0].sentence
    await upload(little)
    said = [each for each in await examine(TOKEN) if "emoji" in each.sentence]
    assert f"all {len(ICONS)}" in said[0].sentence


async def test_a_token_that_discord_refuses_is_wrong_use(little):
    with pytest.raises(emoji.EmojiError) as caught:
        await emoji.upload_emoji("wrong", little.url, "", no_progress)
    assert caught.value.is_wrong_use


@pytest.fixture
async def world(sqlite_url):
    """A Discord whose application has the pieces."""
    world = World(sqlite_url)
    world.emoji = tuple(emoji.NAMES)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


def shown(message, menu=0):
    """The emoji of a menu's options by their labels."""
    options = menus(message)[menu]["options"]
    return {each["label"]: each["emoji"]["name"] for each in options if each.get("emoji")}


def plain(text):
    """A text without the marks around names, and with N for numbers."""
    return re.sub("[0-9]+", "N", re.sub("[\u2068\u2069]", "", text))


async def picking(world, who):
    """What a person sees who presses Move."""
    return private(await world.click(who, world.board, "Move"))


async def test_menus_show_the_pieces_and_the_note_who_plays_which(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    sides = "<:petteia_first_man:N> Orange: Alkaios · <:petteia_second_man:N> Blue: Brasidas"
    assert f"-# {sides}\n" in plain(board.content)
    pieces = await picking(world, alkaios)
    assert set(shown(pieces).values()) == {"petteia_first_man", "petteia_first_leader"}
    assert shown(pieces)["a2"] == "petteia_first_man"
    squares = await world.choose(alkaios, pieces, "a2")
    assert shown(squares.response) == {}  # of squares without a piece
    assert "a2" not in shown(squares.response, 1)
    assert shown(squares.response, 1)["b2"] == "petteia_first_man"


async def test_a_board_in_another_theme_shows_none(world, alkaios, brasidas):
    await world.slash(alkaios, "settings", theme="night")
    await world.begin(alkaios, brasidas)
    assert shown(await picking(world, alkaios)) == {}


async def test_an_emoji_that_is_gone_does_not_keep_the_answer_back(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    world.env.backend.application_emojis.clear()
    pieces = await picking(world, alkaios)
    assert menus(pieces)
    assert shown(pieces) == {}
    squares = await world.choose(alkaios, pieces, "a2")
    assert menus(squares.response)[1]["options"]
    assert shown(squares.response, 1) == {}


async def test_where_discord_does_not_list_them_there_are_none(little, started, serving):
    little.emoji.append(listed(5, "petteia_first_man"))
    await started.start()
    await serving()
    await started.client.beside
    assert started._emoji.keys() == {"first_man"}
    little.faults["GET applications"].append(403)
    assert await emoji.known_emoji(started.client) == {}
    little.emoji.append({"id": "6"})
    assert await emoji.known_emoji(started.client) == {}


async def test_names_that_look_like_emoji_stay_names(world, brasidas):
    odd = world.member("odd", global_name="<:petteia_first_man:700>")
    board = await world.begin(odd, brasidas)
    assert board.content.count("<:petteia_first_man:") == 1
    assert r"\<:petteia\_first\_man:700>" in board.content


def test_all_names_are_different_and_short_enough_for_discord():
    assert len(emoji.NAMES) == len(ICONS)
    assert all(2 <= len(name) <= 32 for name in emoji.NAMES)

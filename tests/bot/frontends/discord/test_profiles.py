"""Profiles on Discord: the chart of a rating with its words, and the menu of games."""

from io import BytesIO

import pytest
from PIL import Image

from tests.bot.frontends.discord.world import menus, private


@pytest.fixture
async def rated(world, alkaios, brasidas):
    """A rated match of each of two games that Brasidas has given up."""
    for ruleset in ("lemery-compact", "poleis"):
        await world.begin(alkaios, brasidas, ruleset=ruleset, rated="on")
        asked = private(await world.slash(brasidas, "resign"))
        await world.click(brasidas, asked, "Yes, resign")


@pytest.mark.usefixtures("rated")
async def test_a_profile_has_the_chart_of_a_rating_and_its_words(world, alkaios):
    shown = private(await world.slash(alkaios, "profile"))
    (file,) = shown.attachments
    assert file.filename == "rating.png"
    assert file.description.startswith("Rating in Compact Petteia (Lemery Games): ")
    with Image.open(BytesIO(await file.read())) as picture:
        assert (picture.format, picture.size) == ("PNG", (1000, 756))


@pytest.mark.usefixtures("rated")
async def test_another_game_is_chosen_in_the_same_message(world, alkaios):
    shown = private(await world.slash(alkaios, "profile"))
    assert len(menus(shown)) == 1
    turned = (await world.choose(alkaios, shown, "Poleis (Dmytro)")).response
    assert turned.id == shown.id
    (file,) = turned.attachments
    assert file.description.startswith("Rating in Poleis (Dmytro): ")


@pytest.mark.usefixtures("rated")
async def test_a_profile_of_a_person_takes_a_game(world, alkaios, brasidas):
    shown = private(await world.slash(alkaios, "profile", opponent=brasidas, ruleset="poleis"))
    (file,) = shown.attachments
    assert file.description.startswith("Rating in Poleis (Dmytro): ")
    assert "Brasidas" in shown.content


async def test_without_a_rating_there_is_no_picture(world, alkaios):
    assert private(await world.slash(alkaios, "profile")).attachments == []

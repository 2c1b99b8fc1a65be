"""Records on Discord: a match's as a file, a pasted one as a picture."""

from pathlib import Path

from bot.core.typed.words import MAX_FILE_BYTES
from engine.record import read_record
from tests.bot.frontends.discord.world import labels, private

KUBEIA = Path(__file__).parents[3] / "engine" / "records" / "figures" / "kubeia.txt"


async def content(attachment):
    return (await attachment.read()).decode()


async def test_the_record_of_a_match_comes_as_a_file_for_the_person_alone(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a5")
    match = (await world.match()).id
    said = private(await world.slash(brasidas, "record"))
    assert said.content == f"The record of match {match}: one move."
    (file,) = said.attachments
    assert file.filename == f"petteia-{match}.txt"
    transcript = read_record(await content(file))
    assert transcript.tags.items() >= {"First": "Alkaios", "Second": "Brasidas"}.items()


async def test_the_button_of_a_match_that_is_over_gives_its_record(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    asked = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, asked, "Yes, resign")
    over = world.board
    assert labels(over) == ["Rematch", "Replay", "Analysis", "Rules", "Record", "Details"]
    (file,) = private(await world.click(brasidas, over, "Record")).attachments
    assert "0-1 (resignation)" in await content(file)
    assert [each.filename for each in world.again(over).attachments] == ["board.png"]


async def test_a_pasted_record_is_shown_as_its_last_position(world, alkaios):
    # Discord's commands take one line.
    text = " ".join(KUBEIA.read_text(encoding="utf-8").split())
    said = private(await world.slash(alkaios, "record", text=text))
    assert said.content.startswith("Kubeia")
    assert "7 moves" in said.content
    (picture,) = said.attachments
    assert picture.filename == "board.png"
    assert "Orange" in picture.description


async def test_a_pasted_record_that_is_wrong_is_refused_with_its_place(world, alkaios):
    said = private(await world.slash(alkaios, "record", text="[Ruleset chess]"))
    assert "record cannot be read. Line 1" in said.content
    assert said.attachments == []


async def test_what_the_bot_gave_as_a_file_can_be_sent_back(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a5")
    (given,) = private(await world.slash(brasidas, "record")).attachments
    file = given.filename, await given.read()
    said = private(await world.slash(brasidas, "record", file=file))
    assert "one move" in said.content
    assert [each.filename for each in said.attachments] == ["board.png"]


async def test_a_file_that_is_too_large_or_no_record_is_refused(world, alkaios):
    for content, told in ((b"x" * (MAX_FILE_BYTES + 1), "too long"), (b"\x00", "cannot be read")):
        said = private(await world.slash(alkaios, "record", file=("a.txt", content)))
        assert told in said.content

"""“Why?” on Discord: answered only to the person."""

from tests.bot.frontends.discord.world import labels, private


async def test_the_command_tells_the_reason_the_rule_and_shows_it(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    seen = len(list(world.public))
    told = private(await world.slash(alkaios, "why", text="a1-a5"))
    assert told.content.splitlines() == [
        "“a1-a5” is not legal: the piece on a2 is in the way.",
        "The piece on a1 cannot move now.",
        "The rules say: “A soldier cannot jump over another piece or land on one.”",
    ]
    assert [attached.filename for attached in told.attachments] == ["board.png"]
    assert "In the way: a2." in told.attachments[0].description
    assert labels(told) == ["Move", "Rules: Moving", "More about this", "Back"]
    more = (await world.click(alkaios, told, "More about this")).response
    assert more.content.startswith("**Something is in the way**")
    assert len(list(world.public)) == seen


async def test_a_refused_move_has_the_button_that_tells(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    refused = private(await world.slash(alkaios, "move", text="a2-b3"))
    assert labels(refused)[0] == "Why?"
    told = (await world.click(alkaios, refused, "Why?")).response
    assert "The piece on a2 can go to a3, a4, a5, a6." in told.content
    picking = (await world.click(alkaios, told, "Move")).response
    assert "a2: where to?" in picking.content


async def test_it_goes_from_the_form_to_the_reason_too(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    picking = private(await world.click(alkaios, world.board, "Move"))
    refused = await world.type(alkaios, picking, "a2-b3")
    assert labels(refused.response)[0] == "Why?"


async def test_who_looks_on_gets_no_hints(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    chion = world.member("Chion")
    told = private(await world.slash(chion, "why", text="a2-b3", match=match))
    assert "may go to" not in told.content
    assert labels(told) == ["Rules: Moving", "More about this", "Back"]


async def test_a_legal_move_is_played_from_its_answer(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    told = private(await world.slash(alkaios, "why", text="a2-a5"))
    assert told.content.startswith("a2-a5 is legal.")
    played = (await world.click(alkaios, told, "Play")).response
    assert played.content.startswith("You played a2-a5.")


async def test_moves_and_matches_are_suggested(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    assert "a2-a5" in await world.suggest(alkaios, "why", "text", "a2")
    assert await world.suggest(alkaios, "why", "match", "") == [match]


async def test_typed_text_is_no_markup_and_mentions_no_one(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    for typed in ("**a2**", f"<@{brasidas.id}>", "@everyone", "x" * 4000, "```", "||a2||"):
        told = private(await world.slash(alkaios, "why", text=typed))
        assert f"<@{brasidas.id}>" not in told.content
        assert "@everyone" not in told.content


async def test_without_an_action_it_is_said_how_to_ask(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    told = private(await world.slash(alkaios, "why"))
    assert told.content.startswith("Which move?")

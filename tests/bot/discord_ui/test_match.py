"""A match on Discord, by buttons, menus, forms and commands."""

from tests.bot.discord_ui.world import items, labels, private


async def test_a_challenge_is_confirmed_in_private_and_stands_in_the_channel(world):
    alkaios, brasidas = world.member("alkaios"), world.member("brasidas")
    result = await world.slash(alkaios, "challenge", opponent=brasidas)
    assert result.ephemeral
    assert private(result).content == "The challenge is on its way."
    assert len([m for m in world.channel.history() if not m.flags.ephemeral]) == 1
    assert world.board.content.startswith(f"{brasidas.mention}\n**\u2068alkaios\u2069 challenges")
    assert [user.id for user in world.board.mentions] == [brasidas.id]
    assert labels(world.board) == ["Accept", "Decline", "Rules"]


async def test_an_accepted_challenge_becomes_a_board_for_everybody(world):
    alkaios, brasidas = world.member("alkaios"), world.member("brasidas")
    await world.slash(alkaios, "challenge", opponent=brasidas, side="first")
    card = world.board
    result = await world.click(brasidas, card, "Accept")
    assert private(result).content == "The match begins."
    board = world.board
    assert board.id != card.id
    assert board.content.startswith(alkaios.mention)
    assert labels(board) == ["Move", "My board", "Rules", "More"]
    (picture,) = board.attachments
    assert "leader" in picture.description
    assert labels(await world.channel_message(card)) == []


async def test_a_move_is_picked_seen_and_played(world):
    alkaios, brasidas = world.member("alkaios"), world.member("brasidas")
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    assert "Which piece?" in pieces.content
    squares = private(await world.choose(alkaios, pieces, "a2"))
    preview = private(await world.choose(alkaios, squares, "a5"))
    assert preview.id == pieces.id
    assert labels(preview) == ["Play", "Back", "Type it"]
    played = await world.click(alkaios, preview, "Play")
    assert private(played).content == "You played a2-a5."
    assert not items(private(played))
    assert world.board.id != board.id
    assert world.board.content.startswith(brasidas.mention)

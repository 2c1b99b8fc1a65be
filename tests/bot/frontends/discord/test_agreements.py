"""Takebacks, rematches and blocks on Discord."""

from bot.core.matches.model import Stage
from tests.bot.frontends.discord.world import labels, pinged, private


async def test_a_move_is_taken_back_by_the_command_and_a_button(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a5")
    asked = private(await world.slash(alkaios, "takeback"))
    assert asked.content == "You asked to take back your last move."
    assert "\u2068Alkaios\u2069 asks to take back a2-a5." in world.board.content
    calls = pinged(world.board)
    more = private(await world.click(brasidas, world.board, "More"))
    answer = await world.click(brasidas, more, "Allow")
    assert answer.response.content == "Move taken back."
    match = await world.match()
    assert (match.trail.actions, match.takebacks) == ((), 1)
    assert pinged(world.board) == [alkaios.id]
    assert calls == []
    assert labels(world.board) == labels(board)


async def test_both_press_rematch_and_one_match_begins(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    over = (await world.match()).id
    more = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, more, "Yes, resign")
    board = world.board
    offered = private(await world.click(alkaios, board, "Rematch"))
    assert offered.content == "You offered a rematch with the sides swapped."
    card = world.board
    assert pinged(card) == [brasidas.id]
    assert "This is a rematch with the sides swapped." in card.content
    taken = private(await world.click(brasidas, board, "Rematch"))
    assert taken.content == "The match begins."
    assert labels(world.board) == ["Move", "My board", "Rules", "More"]
    again = private(await world.slash(brasidas, "rematch", match=over))
    assert again.content.startswith("This rematch has already begun.")


async def test_who_is_blocked_challenges_in_vain_until_it_is_lifted(world, alkaios, brasidas):
    blocked = private(await world.slash(brasidas, "settings", block=alkaios))
    assert "\u2068Alkaios\u2069 is blocked" in blocked.content
    refused = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    assert refused.content.startswith("That challenge cannot be delivered.")
    assert list(world.public) == []
    await world.slash(brasidas, "challenge")
    late = private(await world.click(alkaios, world.board, "Accept"))
    assert "This challenge is not available to you." in late.content
    assert (await world.match()).stage is Stage.OFFERED
    lifted = private(await world.slash(brasidas, "settings", unblock=alkaios))
    assert lifted.content == "\u2068Alkaios\u2069 is no longer blocked."
    assert "begins" in private(await world.click(alkaios, world.board, "Accept")).content


async def test_what_is_said_is_neither_markup_nor_mention(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    said = await world.slash(alkaios, "say", text="*hey* @everyone <@1> [x](https://a.b)")
    assert private(said).content == "Message sent."
    more = private(await world.click(brasidas, world.board, "My board"))
    assert "\\*hey\\*" in more.content
    assert "<@1>" not in more.content.replace("\\<@1>", "")


async def test_an_open_challenge_of_a_blocked_person_cannot_be_taken_up(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge")
    card = world.board
    await world.slash(brasidas, "settings", block=alkaios)
    refused = private(await world.click(brasidas, card, "Accept"))
    assert "You have blocked that person" in refused.content
    assert "/petteia settings" in refused.content
    assert (await world.match()).stage is Stage.OFFERED


async def test_the_challenger_is_told_of_a_challenge_that_reaches_nobody(world, alkaios, brasidas):
    await brasidas.user.slash("petteia help")
    chat = brasidas.user.dm_channel
    world.env.inject_error("*", f"/channels/{chat.id}/*", status=403, code=50007, times=None)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None
    )
    await world.slash(alkaios, "challenge", opponent=brasidas)
    for _ in range(3):
        await world.told()
    assert "could not be delivered" in alkaios.user.dm_channel.last_message.content


async def test_a_channel_s_board_leads_to_the_page_where_it_can_be_watched(
    world, alkaios, brasidas
):
    world.dispatcher.views.site_url = "https://petteia.example"
    board = await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    link = f"-# [Compact Petteia (Lemery Games)](https://petteia.example/match/{match})"
    assert link in board.content.split("\n")
    await world.play(alkaios, "a2-a5")
    assert link in world.board.content.split("\n")


async def in_private(world, who, word, **options):
    """What a person is answered to a command in their messages with the bot."""
    result = await who.user.slash(f"petteia {word}", **options)
    await world.told()
    return private(result)


async def test_in_private_messages_both_agree_that_others_may_watch(world, alkaios, brasidas):
    world.dispatcher.views.site_url = "https://petteia.example"
    await in_private(world, alkaios, "challenge", ruleset="lemery-compact", side="first")
    match = await world.match()
    await in_private(world, brasidas, "accept", code=match.id)
    board = await in_private(world, alkaios, "board")
    assert "petteia.example" not in board.content
    asked = await in_private(world, alkaios, "match public")
    assert asked.content.startswith("You asked your opponent to let anyone with the link watch")
    agreed = await in_private(world, brasidas, "match public")
    assert agreed.content.startswith("Anyone with the link can now watch this match.")
    board = await in_private(world, alkaios, "board")
    assert f"](https://petteia.example/match/{match.id})" in board.content

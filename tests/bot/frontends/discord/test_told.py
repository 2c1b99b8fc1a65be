"""Who waits for an answer is called with it: a decline, a draw answered, a closed door."""

import pytest

from tests.bot.frontends.discord.world import pinged, private

CLOSED = 50007
"""Discord's code for direct messages that a person does not take."""


async def test_a_decline_calls_the_challenger(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    await world.click(brasidas, world.board, "Decline")
    assert pinged(world.board) == [alkaios.id]
    assert "declined" in world.board.content


@pytest.mark.parametrize(
    ("label", "said"),
    [("Accept draw", "Draw: by agreement"), ("Decline draw", "The offer was declined")],
)
async def test_an_answered_draw_calls_who_offered_it(world, alkaios, brasidas, label, said):
    await world.begin(alkaios, brasidas)
    await world.slash(alkaios, "draw")
    offered = private(await world.slash(brasidas, "board"))
    await world.click(brasidas, offered, label)
    assert pinged(world.board) == [alkaios.id]
    assert said in world.board.content


async def test_a_wish_refused_calls_who_asked(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a3")
    for asks, no in (("takeback", "Decline"), ("pause", "Decline the pause")):
        await world.slash(alkaios, asks)
        asked = private(await world.slash(brasidas, "board"))
        await world.click(brasidas, asked, no)
        assert pinged(world.board) == [alkaios.id]
        assert f"The {asks} was declined." in world.board.content


async def test_a_challenge_that_cannot_be_delivered_is_told_to_the_challenger(
    world, alkaios, brasidas
):
    await brasidas.user.slash("petteia games")  # there is a chat with them
    chat = brasidas.user.dm_channel
    world.env.inject_error("POST", f"/channels/{chat.id}/messages", status=403, code=CLOSED)
    await alkaios.user.slash("petteia challenge", opponent=brasidas.user)
    await world.told()
    assert "could not be delivered" in alkaios.user.dm_channel.last_message.content

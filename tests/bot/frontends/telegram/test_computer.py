"""Matches against the computer, in a private chat on Telegram."""

from tests.bot.computer_matches import GAMES, Opponent


async def test_a_match_of_every_game_is_played_to_its_end(bench, pair):
    one, _ = pair
    await bench.welcome(one)

    async def resign():
        await bench.say(one, "/resign")
        await bench.press(one, one.chat.last, "Yes, resign")

    opponent = Opponent(bench, lambda text: bench.say(one, text), resign)
    for name in GAMES:
        await bench.say(one, f"/challenge computer 1 {name} first")
        await opponent.plays(name)
        assert "won" in one.chat.last.text, (name, one.chat.last.text)


async def test_who_has_lost_takes_back_and_tries_again(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    opponent = Opponent(bench, None, None)
    await bench.say(one, "/challenge computer 1 lemery-compact first")
    match = await opponent.loses()
    await bench.press(one, one.chat.last, "Take back and try again")
    assert (await bench.store.match(match)).is_open
    assert "Your turn" in one.chat.last.text

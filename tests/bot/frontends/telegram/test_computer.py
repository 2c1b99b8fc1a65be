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

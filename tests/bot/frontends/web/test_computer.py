"""Matches against the computer, in the web chat."""

from tests.bot.computer_matches import GAMES, Opponent


async def test_a_match_of_every_game_is_played_to_its_end(visit):
    _, socket = await visit.person("Dion")

    async def resign():
        asked = (await socket.hear("resign"))["post"]
        [sure] = [each["id"] for each in asked["choices"] if each["label"] == "Yes, resign"]
        await socket.press(sure)

    opponent = Opponent(visit, socket.hear, resign)
    for name in GAMES:
        made = await socket.hear(f"challenge computer 1 {name} first")
        assert not made["refused"], made["lines"]
        match = await opponent.plays(name)
        seen = (await socket.hear(f"board {match.id}"))["post"]
        assert "won" in seen["headline"], (name, seen["headline"])

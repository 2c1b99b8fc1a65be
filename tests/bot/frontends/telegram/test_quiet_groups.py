"""A day of a group of fifty people who play five matches: what all of them see of the bot."""

import random
from collections import Counter

import pytest

PEOPLE = 50
MATCHES = 5
PLIES = ("a2-a5", "c6-c5", "a5-a4", "c5-c4", "b2-b3", "b7-b6")

WORDS = (
    *("/help", "/rules lemery-compact", "/rules can a man in the corner be captured?", "/games"),
    *("/settings", "/settings confirm=on", "/top", "/profile", "/move a1-a9", "/move h1-h2"),
    *("/why b2-b9", "/resign", "/replay", "/draw", "/privacy", "/puzzle", "/group", "/accept"),
)
"""What people type besides the moves, much of which is refused."""

BUTTONS = ("My board", "Rules", "More", "Move")


class Day:
    """The group, its people and their matches."""

    def __init__(self, bench, agora, seed):
        self.bench, self.agora = bench, agora
        self.chance = random.Random(seed)
        self.people = [bench.person(f"Person{number}") for number in range(PEOPLE)]
        self.pairs = [self.people[2 * number : 2 * number + 2] for number in range(MATCHES)]
        self.boards = {}

    async def type(self, person, text):
        """Type a command as the person's client sends it: today's hide it from the others."""
        if self.bench.api.api_level < 102:
            await person.say(text, self.agora)
        else:
            await person.whisper(text, self.agora)
        await self.bench.settle()

    async def play(self):
        for number, pair in enumerate(self.pairs):
            self.boards[number] = await self.bench.match(self.agora, *pair)
        for ply in range(len(PLIES)):
            for number, pair in enumerate(self.pairs):
                await self.look_around()
                await self.guided(number, pair[ply % 2], PLIES[ply])

    async def guided(self, number, mover, move):
        """Pick a move by the buttons."""
        board = self.boards[number]
        await self.bench.press(mover, board, "Move")
        for label in move.split("-"):
            await self.bench.press(mover, (*mover.sees(self.agora), board)[0], label)
        if "Play" in (shown := (*mover.sees(self.agora), board)[0]).labels():
            await self.bench.press(mover, shown, "Play")
        self.boards[number] = self.agora.last
        assert move in self.agora.last.text

    async def look_around(self):
        """Have someone look at a match of theirs or of others, and someone type something."""
        await self.type(self.chance.choice(self.people), self.chance.choice(WORDS))
        board = self.chance.choice(list(self.boards.values()))
        label = self.chance.choice([each for each in BUTTONS if each in board.labels()])
        await self.bench.press(self.chance.choice(self.people[2 * MATCHES :]), board, label)


def kinds(agora):
    """What all people have seen, by kind; a message counts though it was deleted."""

    def kind(post):
        if "Accept" in post.offered:
            return "challenge"
        return "board or result" if {"My board", "Rematch"} & set(post.offered) else "other"

    return Counter(map(kind, agora.heard))


@pytest.mark.parametrize("level", [100, 103])
async def test_a_group_sees_challenges_boards_and_results_alone(bench, agora, api, level):
    api.api_level = level
    day = Day(bench, agora, seed=40)
    await day.play()
    seen = kinds(agora)
    edits = [
        each
        for each in api.made("editMessageMedia", "editMessageCaption", "editMessageReplyMarkup")
        if each["chat_id"] == agora.number
    ]
    print(f"Bot API {level / 10}: {dict(seen)}, {len(edits)} edits of what all see")  # noqa: T201
    assert seen["challenge"] == MATCHES
    assert seen["board or result"] == MATCHES * (1 + len(PLIES))
    if level == 103:
        assert (seen["other"], edits) == (0, [])
    else:
        assert seen["other"] > 0

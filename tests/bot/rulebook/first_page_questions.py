"""Questions that a beginner can answer from only a game's first page, answered by the engine.

Each position in `first_pages/` has a question, the answer, and where on the page it is: the tag of
the passage, and a few words of it in each language.
`python -m tests.bot.rulebook.first_page_questions` prints for each game how
many questions there are, and how many its page answers.
"""

import tomllib
from functools import cache
from pathlib import Path

from bot.i18n import LANGUAGES, speaker
from bot.rulebook.chapters import Topic
from engine import Cue, Game, IllegalAction, captured_squares
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.reading import told

FOLDER = Path(__file__).parent / "first_pages"
SIDES = ("first", "second")


@cache
def questions(key):
    """The questions of a game, as written in its file."""
    return tuple(tomllib.loads((FOLDER / f"{key}.toml").read_text("utf-8"))["questions"])


def answered(key, question):
    """What the engine answers: who moves, whose piece it is, or what the last action does."""
    rules = ruleset(key)
    start = question["position"] == "start"
    game = Game.start(rules) if start else Game.load(rules, question["position"])
    *before, last = question.get("play", "").split() or [""]
    for action in before:
        game = game.play(game.read(action))
    if last:
        return _done(game, last)
    if "a1" in question["asks"]:
        piece = game.position.piece_at(rules.board.square("a1"))
        return f"a1 is {SIDES[piece.side]}'s"
    return f"{SIDES[game.position.side]} moves"


def _done(game, text):
    """What an action does, in words and names of squares."""
    try:
        action = game.read(text)
    except IllegalAction as refused:
        return f"refused: {refused.code}"
    board = game.ruleset.board
    name = board.name
    after = game.play(action)
    taken = captured_squares(after.events)
    parts = [f"takes {' '.join(map(name, taken))}" if taken else "allowed, takes nothing"]
    pieces = {square: after.position.piece_at(square) for square in board.squares}
    if marked := [square for square, piece in pieces.items() if piece and piece.marked]:
        parts.append(f"marked {' '.join(map(name, marked))}")
    if after.position.roll is Cue.BONUS:
        parts.append("may move again")
    if after.outcome:
        parts.append(f"{SIDES[after.outcome.winner]} wins by {after.outcome.reason}")
    return ", ".join(parts)


def passage_on_first_page(key, tag, language):
    """The text of a passage of the first page; empty if the page has no such tag."""
    say = speaker(language).say
    found = (each for each in told(key) if each.topic is Topic.GLANCE and each.tag == tag)
    return " ".join(say(each.line) for each in found)


def is_on_the_page(key, question):
    """Whether the words that answer a question are on the first page, in every language.

    A new language is left out until its words are here.
    """
    return all(
        question[language] in passage_on_first_page(key, question["tag"], language)
        for language in LANGUAGES
        if language in question
    )


def table():
    """A row for each game: its questions, those that the engine answers so, and the page too."""
    rows = [
        (
            key,
            len(questions(key)),
            sum(answered(key, each) == each["answer"] for each in questions(key)),
            sum(is_on_the_page(key, each) for each in questions(key)),
        )
        for key in KEYS
    ]
    return "\n".join(
        [
            "| game | questions | confirmed by the engine | answered by the first page |",
            "| --- | --- | --- | --- |",
            *(f"| {key} | {asked} | {right} | {told} |" for key, asked, right, told in rows),
        ]
    )


if __name__ == "__main__":
    print(table())  # noqa: T201

"""Ten questions about each rule page of three games, which a reader of only that page can answer.

`python -m tests.bot.rulebook.page_questions GAME TOPIC [LANGUAGE]` prints a page as people read it,
then its questions, to be answered by someone who has seen nothing else; with `--answers` their
answers too. GAME.toml has the questions in English, GAME-LANGUAGE.toml in another language.
"""

import sys
import tomllib
from functools import cache
from pathlib import Path

from bot.core.matches.messages import family_line
from bot.i18n import FALLBACK, LANGUAGES, speaker
from bot.rulebook.chapters import Topic, chapter
from tests.bot.rulebook.reading import captions, said

FOLDER = Path(__file__).parent / "page_questions"
GAMES = ("lemery-compact", "poleis", "vogt-petteia")
TOLD_ELSEWHERE = {Topic.TIPS, Topic.SOURCE}
"""Pages without rules."""


def file_of(key, language=FALLBACK):
    """The file of a game's questions in a language."""
    return FOLDER / (f"{key}.toml" if language == FALLBACK else f"{key}-{language}.toml")


def asked_in(key):
    """The languages of the bot in which a game has questions."""
    return [each for each in LANGUAGES if file_of(key, each).exists()]


@cache
def questions(key, language=FALLBACK):
    """The questions of a game, as written in its file: topic, asks, answer and the page's tag."""
    return tuple(tomllib.loads(file_of(key, language).read_text("utf-8"))["questions"])


def rule_pages(key):
    """The topics of a game's pages that tell rules."""
    return [topic for topic in chapter(key).pages if topic not in TOLD_ELSEWHERE]


def printed(key, topic, language=FALLBACK, *, answers=False):
    """A page with its captions, as in the chat, and its questions."""
    say = speaker(language).say
    asked = [each for each in questions(key, language) if each["topic"] == topic]
    return "\n".join(
        [
            f"{say(family_line('ruleset', key))} · {say(family_line('topic', topic))}",
            "",
            said(key, topic, language),
            *(f"(picture) {each}" for each in captions(key, topic, language)),
            "",
            *(
                f"{number}. {each['asks']}" + (f" -> {each['answer']}" if answers else "")
                for number, each in enumerate(asked, start=1)
            ),
        ]
    )


def main(key, topic, *rest):
    """Print a page and its questions."""
    answers = "--answers" in rest
    language = next((each for each in rest if each in LANGUAGES), FALLBACK)
    print(printed(key, Topic(topic), language, answers=answers))  # noqa: T201 -- run to be read


if __name__ == "__main__":
    main(*sys.argv[1:])

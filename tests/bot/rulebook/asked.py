"""The questions of `questions/asked.toml`, split by lot, and what part of them is answered.

`python -m tests.bot.rulebook.asked [tuning|test] [de|nl]` prints the figures of a half, in the
languages they were written in or in one they were translated to.
"""

import random
import sys
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

from bot.rulebook.door import ask

FOLDER = Path(__file__).parent / "questions"
HALVES = ("tuning", "test")
TRANSLATED = ("de", "nl")
"""Languages that all questions were translated to; the originals are English and Italian."""


@cache
def asked(half, language=""):
    """The questions that the lot gives to a half, as written or in a language."""
    table = tomllib.loads((FOLDER / "asked.toml").read_text("utf-8"))
    questions = list(table["questions"])
    if language:
        path = FOLDER / f"asked-{language}.toml"
        texts = tomllib.loads(path.read_text("utf-8"))["texts"]
        questions = [
            {**each, "text": text, "language": language}
            for each, text in zip(questions, texts, strict=True)
        ]
    random.Random(table["seed"]).shuffle(questions)
    middle = len(questions) // 2
    return tuple(questions[:middle] if half == "tuning" else questions[middle:])


def fits(tag, expected):
    """Whether a found tag is one of the right answers; a passage has several subjects."""
    game, colon, place = tag.partition(":")
    topic, dot, subjects = place.partition(".")
    if not dot:
        return tag in expected
    return any(
        f"{each}{colon}{topic}.{subject}" in expected
        for each in (game, "*")
        for subject in subjects.split("+")
    )


def shares(questions, answer):
    """Of each kind, language and of all: how many, which part is right first and within three.

    ``answer(question)`` returns what is found, best first, each by its tags, and whether the first
    is sure.
    """
    results = defaultdict(list)
    for each in questions:
        tags, sure = answer(each)
        if not each["expected"]:
            results["without an answer"].append((not sure, not sure))
            continue
        hits = [any(fits(tag, each["expected"]) for tag in some) for some in tags[:3]]
        right = (sure and bool(hits) and hits[0], any(hits))
        of_command = each["expected"][0].startswith("command:")
        names = (
            each["kind"],
            each["language"],
            "answerable",
            *(("to commands",) if of_command else ()),
        )
        for name in names:
            results[name].append(right)
    return {
        name: (len(found), *(sum(each) / len(found) for each in zip(*found, strict=True)))
        for name, found in results.items()
    }


def tags_of(entry):
    """The tags that an entry may go by."""
    return (entry.tag, *entry.replaced)


def found(question):
    """What the door finds for a question, best first, and whether the first is sure."""
    reply = ask(question["text"], question["language"], question["ruleset"])
    return [tags_of(each.entry) for each in reply.found], reply.sure


def told_so(language):
    """Of questions that have nothing to do with the games, the part that is not answered."""
    table = tomllib.loads((FOLDER / "unanswerable.toml").read_text("utf-8"))
    texts = table[language]["texts"]
    return 1 - sum(ask(text, language).sure for text in texts) / len(texts)


def main(arguments):
    """Print the figures of the halves and languages that are named, or of all."""
    halves = [each for each in arguments if each in HALVES] or HALVES
    for half in halves:
        for language in [each for each in arguments if each in TRANSLATED] or ("", *TRANSLATED):
            for name, (count, first, three) in shares(asked(half, language), found).items():
                print(  # noqa: T201 -- run to be read
                    f"{half} {language or 'en, it'}, {name}: {count} questions, "
                    f"first {first:.1%}, within three {three:.1%}"
                )
    for language in ("en", *TRANSLATED):
        print(f"unanswerable {language}: {told_so(language):.1%} are told so")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])

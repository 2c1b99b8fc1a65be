"""How often the search finds what people ask: `python -m tests.bot.rulebook.measuring [half]`."""

import sys
import tomllib
from collections import defaultdict
from pathlib import Path

from bot.rulebook.chapters import Topic
from bot.rulebook.search import search, shares_of
from engine.catalogue import ruleset

HALVES = ("tuning", "test", "tuning-de", "test-de", "tuning-nl", "test-nl")


def questions(half):
    path = Path(__file__).parent / "questions" / f"{half}.toml"
    return tomllib.loads(path.read_text("utf-8"))["questions"]


def found(rules, language, text, among=frozenset(Topic)):
    """What is found for a question by some rules."""
    return search(ruleset(rules), shares_of(text, language), among)


def place(question):
    """At which place the right passage is found, from 0; None if it is not."""
    result = found(question["ruleset"], question["language"], question["text"])
    wanted = set(question["tag"])
    hits = (at for at, each in enumerate(result.passages) if wanted & set(each.tags))
    return next(hits, None) if result.sure else None


def shares(half):
    """Of each language and of all: how many questions, and which part is found first, in three."""
    places = defaultdict(list)
    for each in questions(half):
        if each["tag"]:
            for group in (each["language"], "all"):
                places[group].append(place(each))
    return {
        group: (
            len(some),
            sum(at == 0 for at in some) / len(some),
            sum(at is not None for at in some) / len(some),
        )
        for group, some in places.items()
    }


def unanswered(half):
    """Of the questions without an answer, the part that is told so."""
    asked = [each for each in questions(half) if not each["tag"]]
    told = [found(each["ruleset"], each["language"], each["text"]).sure for each in asked]
    return 1 - sum(told) / len(told)


def main(halves):
    """Print the figures."""
    for half in halves:
        for group, (count, first, three) in shares(half).items():
            print(f"{half} {group}: {count} questions, first {first:.1%}, within three {three:.1%}")  # noqa: T201 -- run to be read
        print(f"{half}: {unanswered(half):.0%} of those without an answer are told so")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:] or HALVES)

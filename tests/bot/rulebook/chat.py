"""What people type in a private chat, split by lot, and what they get for it.

`python -m tests.bot.rulebook.chat [tuning|test] [LANGUAGE] [assisted]` prints the figures: what
is right first, what is on the screen, and how much of what has no answer is told so. `assisted` has
an assistant that picks a right answer whenever there is one: more than that none can add.
"""

import sys
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

from bot.core.matches.actions_table import WORDS
from bot.core.matches.messages import Refused
from bot.core.typed.questions import question_in
from bot.core.typed.words import read_request
from bot.i18n import LANGUAGES
from bot.rulebook.chapters import Address, Topic
from bot.rulebook.door import reply_with
from bot.rulebook.entries import MATCH_ANSWERS, guides
from bot.rulebook.pages import passages
from bot.rulebook.questions import NO_MATCH, Question, likeliest, read
from engine.catalogue import ruleset
from tests.bot.rulebook.asked import HALVES, fits, tags_of

FOLDER = Path(__file__).parent / "questions"


@cache
def typed(half, language):
    """The questions that the lot gave to a half."""
    table = tomllib.loads((FOLDER / f"chat-{language}.toml").read_text("utf-8"))
    return tuple(each for each in table["questions"] if each["half"] == half)


def right(question, expected):
    """The tags that an assistant picks which knows what is right: one, or none."""
    return [
        each.common_tag
        for among in question.offer().values()
        for each in among
        if any(fits(name, expected) for name in tags_of(each))
    ][:1]


def answer(text, language, rules, assisted=None):
    """The tags of what answers a typed text, by their place on the screen; None for no answer.

    Each place has the tags that it may go by. ``assisted`` are the right answers, if an
    assistant knows them.
    """
    read_as = read_request(text, bare=True, language=language)
    asks = question_in(text, read_as)
    if asks is None:
        if isinstance(read_as, Refused):
            return None
        if not WORDS[read_as.word].opens_rules:
            return [_command(read_as.word)]
        asks = read_as
    own = ruleset(rules).key if rules else ""
    said = f"{asks.get('ruleset')} {asks.get('topic')}".strip()
    asked = read(f"why {asks.get('text')}" if asks.word == "why" else said, own)
    if isinstance(asked, Refused):
        return None
    if not asked.question:
        return _page(asked.rules or rules, asked.topic or Topic.GLANCE)
    name = asked.rules or rules
    of_match = dict.fromkeys(MATCH_ANSWERS, ()) if rules else NO_MATCH
    address = Address(name) if name else None
    return _found(Question(asked.question, language, address, of_match), assisted)


def _found(question, assisted):
    reply = (
        question.reply()
        if assisted is None
        else reply_with(question.offer(), right(question, assisted))
    )
    if not reply.sure:
        return None
    shown = [each.entry for each in reply.found]
    best = shown[0]
    if reply.alone and best.passage and len(reply.results) == 1:
        name = reply.rules[0]
        rest = _page(name, best.passage.topic)
        return [tags_of(best), *(each for each in rest if best.tag not in each)]
    if reply.alone and best.passage is None:
        return [tags_of(best)]
    return [tags_of(each) for each in likeliest(reply, question.language)]


def _page(name, topic):
    if not name:
        return [("compare:all",)]
    rules = ruleset(name)
    return [
        (f"{rules.key}:{each.topic}.{each.tag}",) for each in passages(rules) if each.topic is topic
    ]


def _command(word):
    """The tags of a command that was done at once, among them the guide that explains it."""
    explaining = (f"guide:{name}" for name, each in guides().items() if word in each.explains)
    return (f"command:{word}", *explaining)


def shares(half, language, *, assisted=False):
    """By kind: how many questions, which part is right first, and which is on the screen."""
    results = defaultdict(list)
    for each in typed(half, language):
        known = each["expected"] if assisted else None
        found = answer(each["text"], language, each["ruleset"], known)
        if not each["expected"]:
            results["none"].append((found is None, found is None))
            continue
        hits = [any(fits(tag, each["expected"]) for tag in tags) for tags in found or ()]
        for name in (each["kind"], "all"):
            results[name].append((hits[:1] == [True], any(hits)))
    return {
        name: (len(found), *(sum(each) / len(found) for each in zip(*found, strict=True)))
        for name, found in results.items()
    }


def together(half, languages=LANGUAGES, *, assisted=False):
    """The shares of several languages as one."""
    counted = defaultdict(lambda: [0, 0.0, 0.0])
    for language in languages:
        for name, (count, first, shown) in shares(half, language, assisted=assisted).items():
            for at, value in enumerate((count, first * count, shown * count)):
                counted[name][at] += value
    return {name: (count, a / count, b / count) for name, (count, a, b) in counted.items()}


def main(arguments):
    """Print the figures of the halves and languages that are named, or of all."""
    for half in [each for each in arguments if each in HALVES] or HALVES:
        chosen = [each for each in arguments if each in LANGUAGES]
        how = {"assisted": "assisted" in arguments}
        tables = {each: shares(half, each, **how) for each in chosen or LANGUAGES}
        tables["all"] = together(half, chosen or LANGUAGES, **how)
        for language, table in tables.items():
            for name, (count, first, shown) in table.items():
                print(  # noqa: T201 -- run to be read
                    f"{half} {language}, {name}: {count}, first {first:.1%}, shown {shown:.1%}"
                )


if __name__ == "__main__":
    main(sys.argv[1:])

"""The advice of each game, by each choice of options, is shown by positions; the engine agrees.

Each position in `advice/` has the rules that it is played by, the tag of the passage that it shows,
a sentence for people (`shows`), and one or more claims about what comes after `play`:

- `does`: what the last action does, in the words of `first_page_questions`;
- `replies_take`: the squares on which the next player can capture;
- `prefers`, `to`, `by`, `depth`: a search of this depth prefers one action to another by so much;
- `wins_in`: the next player wins in so many plies;
- `no_win_in`: the next player does not win within so many plies.
"""

import re
import tomllib
from functools import cache
from itertools import chain
from pathlib import Path

from bot.core.matches.messages import Excerpt, line
from bot.i18n import speaker
from bot.rulebook import pages
from bot.rulebook.chapters import Topic
from engine import Game, Roll, captured_squares
from engine.catalogue import KEYS, ruleset
from engine.search import WIN, Budget, search, win_in
from tests.bot.rulebook.first_page_questions import answered
from tests.bot.rulebook.reading import every_name, said

FOLDER = Path(__file__).parent / "advice"
CLAIMS = {"does", "replies_take", "prefers", "wins_in", "no_win_in"}
ALWAYS = {f"advice-{each}" for each in ("begin", "attack", "defend", "avoid", "endgame")}
KINDS = "advice-kinds"
PLAIN = {"walker-petteia"}
"""Games without special pieces, dice or placing."""

SENTENCE = re.compile(r"(?<=[.!?])\s+|\n")
SENTENCES = range(4, 9)
WORDS = range(8, 26)


@cache
def positions():
    """All positions of the folder, each with the name of its rules, once for each of them."""
    written = (tomllib.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.toml")))
    each_position = chain.from_iterable(file["positions"] for file in written)
    return [(ruleset(name).name, each) for each in each_position for name in each["rules"]]


@cache
def advice(name):
    """The passages of the page of advice by these rules: the tag and the English text of each."""
    page, english = pages.text(ruleset(name), Topic.TIPS), speaker("en")
    lines = {tag: line("passage", said=Excerpt(page, tag)) for tag in english.tags(page)}
    return {tag: english.say(each) for tag, each in lines.items()}


def played(name, each):
    """The game after what is played in a position."""
    rules = ruleset(name)
    start = each["position"] == "start"
    game = Game.start(rules) if start else Game.load(rules, each["position"])
    for text in each.get("play", "").split():
        game = game.play(game.read(text))
    return game


def score(game, depth):
    """What a search of this depth thinks of a game, from the side to act."""
    if game.outcome:
        winner = game.outcome.winner
        return 0 if winner is None else WIN if winner is game.position.side else -WIN
    return search(game.ruleset, game.position, (), Budget(depth=depth)).score


def score_after(game, text, depth):
    """What a search of this depth thinks of an action, from the side that acts."""
    after = game.play(game.read(text))
    found = score(after, depth - 1)
    return found if after.position.side is game.position.side else -found


def prey(game):
    """The squares on which the side to act can capture, with any throw if one is due."""
    found = set()
    for action in game.legal:
        after = game.play(action)
        found |= prey(after) if isinstance(action, Roll) else {*captured_squares(after.events)}
    return found


def confirms(name, each, claim):
    """Whether the engine confirms a claim about a position."""
    if claim == "does":
        return answered(name, each) == each["does"]
    game = played(name, each)
    if claim == "replies_take":
        taken = map(game.ruleset.board.name, prey(game))
        return sorted(taken) == each["replies_take"].split()
    if claim == "prefers":
        better, worse = (score_after(game, each[of], each["depth"]) for of in ("prefers", "to"))
        return better - worse >= each["by"]
    plies = win_in(score(game, each[claim]))
    return plies is None or plies < 0 if claim == "no_win_in" else plies == each["wins_in"]


def test_every_game_has_advice_of_every_kind():
    lacking = {}
    for name in chain.from_iterable(map(every_name, KEYS)):
        wanted = ALWAYS if ruleset(name).key in PLAIN else ALWAYS | {KINDS}
        subjects = set(chain.from_iterable(tag.split("+") for tag in advice(name)))
        if missing := wanted - subjects:
            lacking[name] = missing
    assert lacking == {}


def test_advice_is_short():
    wrong = []
    for name in chain.from_iterable(map(every_name, KEYS)):
        sentences = SENTENCE.split(said(name, Topic.TIPS))
        long = [each for each in sentences if len(each.split()) not in WORDS]
        if long or len(sentences) not in SENTENCES:
            wrong.append((name, len(sentences), long))
    assert wrong == []


def test_every_passage_is_shown_by_a_position():
    """A passage that options word differently needs a position for each wording."""
    shown = {
        (ruleset(name).key, each["tag"], advice(name).get(each["tag"]))
        for name, each in positions()
    }
    wanted = {
        (key, tag, text)
        for key in KEYS
        for name in every_name(key)
        for tag, text in advice(name).items()
    }
    assert wanted - shown == set()
    assert shown - wanted == set()


def test_every_position_has_a_claim():
    assert [(name, each["shows"]) for name, each in positions() if not CLAIMS & each.keys()] == []


def test_the_engine_confirms_every_claim():
    assert [
        (name, each["shows"], claim)
        for name, each in positions()
        for claim in CLAIMS & each.keys()
        if not confirms(name, each, claim)
    ] == []

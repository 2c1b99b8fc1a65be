"""Whatever is played in any of the games: everything shown is said, in the players' letters."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.actions import choices
from bot.core.matches.controls import Verb
from bot.core.matches.picking import prefix_of
from bot.core.matches.play import Play
from bot.core.matches.trails import replay
from bot.core.views.board_words import board_words
from bot.core.views.match import huffing_view, match_view, picking_view
from engine import THROWS, Lettering
from engine.catalogue import KEYS
from engine.lettering import GREEK
from tests.bot.core.conftest import say
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, done, running, to_act, viewer

NAMES = [
    *KEYS,
    "lemery-petteia(compulsory=huff)",
    "lemery-compact(edge=on,compulsory=enforced,first=5)",
    "lemery-crossing(board=compact,compulsory=huff)",
    "lemery-latrunculi(min=3,pins=all)",
    "vogt-petteia(mirror=on,ignorance=on)",
    "walker-dux(files=5,ranks=5,dux=enclosed)",
]
ROLLS = [(roll.high, roll.low) for roll in THROWS]
LATIN = re.compile(r"\b[a-l](?:1[0-2]|[1-9])\b")
GREEKS = re.compile(f"[{GREEK}][1-9]")


def played(name, numbers):
    """A match in which the numbers chose the actions and the throws."""
    match = running(name)
    for number in numbers:
        if not match.is_open:
            break
        index = number % len(choices(match.game))
        throw = ROLLS[number % len(ROLLS)]
        match = done(match, Play(to_act(match), index), throw=throw)
    return match


def lines_of(view):
    """Every line of a view."""
    labels = (*view.choices, *view.spots)
    return [view.headline, *view.notes, *view.words, *(each.label for each in labels)]


def views_of(match):
    """A match as each sees it, and as the side to act sees its first steps of picking."""
    seen = [match_view(match, viewer(account)) for account in (ALKAIOS, BRASIDAS)]
    if not match.is_open:
        return seen
    looker = viewer(to_act(match))
    game = match.game
    for view in (seen[match.game.position.side], picking_view(match, looker, game=game, prefix=())):
        for spot in view.spots[:3]:
            prefix = prefix_of(game, spot.control.choice)
            step = picking_view(match, looker, game=game, prefix=prefix)
            seen.append(step)
            for further in step.spots[:1]:
                prefix = prefix_of(game, further.control.choice)
                seen.append(picking_view(match, looker, game=game, prefix=prefix))
    if game.ruleset.hides_hints:
        seen.append(huffing_view(match, looker, game=game))
    return seen


def test_everything_that_is_shown_is_said_in_the_players_letters():
    for name in NAMES:
        everything_is_said_in_the_players_letters(name)


@settings(max_examples=4)
@given(numbers=st.lists(st.integers(0, 999), max_size=60))
def everything_is_said_in_the_players_letters(name, numbers):
    match = played(name, numbers)
    greek = match.game.ruleset.letters is Lettering.GREEK
    assert not any("~" in say(line) for line in board_words(match.game))
    for view in views_of(match):
        text = " ".join(say(line) for line in lines_of(view) if line.code != "note-game")
        assert not (LATIN if greek else GREEKS).search(text)
        picture = view.picture
        for square in (*picture.path, *picture.captured, *picture.movable, *picture.plan):
            assert LATIN.fullmatch(square)


def test_a_match_of_any_game_comes_back_from_its_trail():
    for name in NAMES:
        comes_back_from_its_trail(name)


@settings(max_examples=4)
@given(numbers=st.lists(st.integers(0, 999), min_size=20, max_size=80))
def comes_back_from_its_trail(name, numbers):
    match = played(name, numbers)
    kept = replay(match.terms.ruleset, match.trail)
    assert kept == match.game
    assert kept.events == match.game.events


def test_each_control_is_short_and_plays_what_it_says():
    for name in NAMES:
        each_control_is_short_and_plays_what_it_says(name)


@settings(max_examples=2)
@given(numbers=st.lists(st.integers(0, 999), max_size=40))
def each_control_is_short_and_plays_what_it_says(name, numbers):
    match = played(name, numbers)
    if not match.is_open:
        return
    looker = viewer(to_act(match))
    for index, action in enumerate(choices(match.game)[:20]):
        after = done(match, Play(looker.id, index))
        assert after.last.text == match.game.write(action)
        assert match.game.read(match.game.show(action)) == action
    for choice in match_view(match, looker).choices:
        control = choice.control
        assert isinstance(control.verb, Verb)
        assert len(str(choice.control)) <= 64

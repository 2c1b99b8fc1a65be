"""Whatever is played in any of the games: its moments tell all of it, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.agreements import DrawOffered
from bot.core.matches.challenges import Accepted
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.history import action_texts, replay_frames
from bot.core.matches.play import Played, Thrown
from bot.core.matches.timing import Ended
from bot.core.views.replay import MAX_FILM_FRAMES, Replay, film, replay_view
from bot.i18n.speaker import MAX_ALT_TEXT as ALT
from bot.i18n.speaker import alt_text, frames
from engine import PLIES, Game, Outcome, Reason, Side
from engine.catalogue import ruleset
from render import layout_of, png
from tests.bot.core.conftest import say
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, running, viewer
from tests.bot.core.test_all_games import NAMES

NUMBERS = st.lists(st.integers(0, 999), max_size=80)


def walked(name, numbers):
    """A game in which the numbers chose the actions, huffs and throws included, and its texts."""
    game, texts = Game.start(ruleset(name)), []
    for number in numbers:
        if game.outcome:
            break
        action = game.choices[number % len(game.choices)]
        texts.append(game.write(action))
        game = game.play(action)
    return game, tuple(texts)


def replay_of(name, texts, account=BRASIDAS):
    match = running(name)
    return Replay(match, match.seats, replay_frames(name, texts), viewer(account))


def test_the_moments_of_any_game_count_its_plies_and_end_where_it_stands():
    for name in NAMES:
        moments_count_the_plies_and_end_where_it_stands(name)


@settings(max_examples=4)
@given(numbers=NUMBERS)
def moments_count_the_plies_and_end_where_it_stands(name, numbers):
    game, texts = walked(name, numbers)
    found = replay_frames(name, texts)
    rules = ruleset(name)
    actions = [done.action for moment in found for done in moment.done]
    assert sum(moment.ply is not None for moment in found) == sum(
        isinstance(action, PLIES) for action in actions
    )
    told = [rules_text for rules_text in texts if not rules_text.startswith("roll")]
    written = [Game.start(rules).write(action) for action in actions]
    assert written == told[: len(written)]
    assert set(told[len(written) :]) <= {"again"}
    last = found[-1].game.position
    assert (last.men, last.leaders, last.marks) == (
        game.position.men,
        game.position.leaders,
        game.position.marks,
    )


def test_every_moment_is_shown_and_said():
    for name in NAMES:
        every_moment_is_shown_and_said(name)


@settings(max_examples=3)
@given(numbers=NUMBERS)
def every_moment_is_shown_and_said(name, numbers):
    _, texts = walked(name, numbers)
    replay = replay_of(name, texts)
    start = replay.moments[0].game.position
    whole = [start.men[side].bit_count() + start.hand[side] for side in Side]
    for number in range(len(replay.moments)):
        view = replay_view(replay, number)
        assert all(map(say, (view.headline, *view.notes, *(each.label for each in view.choices))))
        assert len(alt_text(view.words, say)) <= ALT
        assert all(len(str(choice.control)) <= 64 for choice in view.choices)
        there = replay.moments[number].game.position
        lost = [whole[side] - there.men[side].bit_count() - there.hand[side] for side in Side]
        assert list(view.picture.lost) == lost
        assert (view.picture.movable, view.picture.removable, view.spots) == ((), (), ())


def test_the_frames_of_a_film_are_of_one_size_and_can_be_drawn():
    for name in NAMES:
        _, texts = walked(name, range(0, 400, 7))
        pictures = frames(film(replay_of(name, texts)), say)
        assert len({layout_of(picture) for picture in pictures}) == 1, name
        assert all(picture.flipped for picture in pictures), name
        for picture in (pictures[0], pictures[len(pictures) // 2], pictures[-1]):
            assert png(picture), name


def test_of_a_match_without_end_the_film_shows_the_end():
    back_and_forth = ("a2-a3", "a7-a6", "a3-a2", "a6-a7")
    found = replay_frames("lemery-compact", back_and_forth[:3])
    match = running("lemery-compact")
    long = Replay(match, match.seats, (*found[:1], *found[1:] * 300), viewer(ALKAIOS))
    pictures = film(long).pictures
    assert len(pictures) == MAX_FILM_FRAMES
    assert pictures[-1].path == ("a3", "a2")


def test_a_log_tells_the_texts_of_what_was_played_and_thrown():
    log = (
        Accepted((ALKAIOS, BRASIDAS)),
        Thrown(Side.FIRST, 6, 3),
        DrawOffered(Side.FIRST),
        Played(Side.FIRST, "a2-a4"),
        Ended(Outcome(None, Reason.AGREEMENT)),
    )
    assert action_texts(log) == ("roll63", "a2-a4")


def test_a_log_that_does_not_replay_is_an_error_and_never_skipped():
    with pytest.raises(CorruptMatch, match="a2-a9"):
        replay_frames("lemery-compact", ("a2-a3", "a2-a9"))


def test_a_second_look_is_remembered():
    texts = ("a2-a3", "a7-a6")
    assert replay_frames("lemery-compact", texts) is replay_frames("lemery-compact", texts)

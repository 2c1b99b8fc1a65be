"""A moment of a match as one person sees it, and the pictures to be shared. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.matches.actions import action_notation, is_placing, with_own_letters
from bot.core.matches.messages import line
from bot.core.matches.model import Stage
from bot.core.matches.preferences import Letters
from bot.core.typed.terms import ruleset_line
from bot.core.views.board_words import action_line, board_words, hand_line, reason_of, side_line
from bot.core.views.buttons import replay_buttons
from bot.core.views.match import headline, sides_and_game
from bot.core.views.pictures import emptied, look_of, picture
from bot.core.views.views import Figure, Film, MatchView, Viewer

if TYPE_CHECKING:
    from bot.core.matches.by_side import BySide
    from bot.core.matches.history import Frame
    from bot.core.matches.messages import Line, Notation
    from bot.core.matches.model import AccountId, Match, MatchId
    from bot.core.views.board_words import Called
    from bot.core.views.pictures import Look
    from render import Picture

MAX_FILM_FRAMES = 600
"""How many frames a film has at most: the platforms bound the size of a file."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match that has begun, with its moments, in the eyes of a person."""

    match: Match
    seats: BySide[AccountId]
    moments: tuple[Frame, ...]
    viewer: Viewer

    @property
    def count(self) -> int:
        """How many moments there are after the start."""
        return len(self.moments) - 1

    @property
    def look(self) -> Look:
        """How the person's boards look."""
        return look_of(self.viewer.account, self.match.side_of(self.viewer.id))

    @property
    def called(self) -> Called:
        """What the sides are called: by their players' names."""
        return partial(self.viewer.player, self.match)

    def is_end(self, number: int) -> bool:
        """Return whether the match was over then."""
        return self.match.stage is not Stage.RUNNING and number == self.count


def replay_view(replay: Replay, number: int) -> MatchView:
    """Return one moment of a match, with the ways to the others."""
    match = replay.match
    head, *others = _frame_lines(replay, number)
    game = replay.moments[number].game
    hand = (hand_line(game, replay.called),) if is_placing(game) else ()
    result = (headline(match, replay.viewer),) if replay.is_end(number) else ()
    return MatchView(
        match=match.id,
        turn=match.turn,
        headline=head,
        picture=picture_at(replay, number),
        notes=(*others, *result, *hand, *sides_and_game(match, replay.viewer, replay.seats)),
        words=_words(replay, number),
        choices=replay_buttons(match, number, replay.count),
        moves=_moves(replay),
        over=match.stage is not Stage.RUNNING,
        moment=number,
    )


def _moves(replay: Replay) -> tuple[tuple[int, Notation], ...]:
    """Return all plies with their numbers, which are those of the moments after them."""
    return tuple(
        (number, action_notation(ply.after, ply.action))
        for number, moment in enumerate(replay.moments)
        if (ply := moment.ply)
    )


def film_name(match_id: MatchId) -> str:
    """Return the name of the file that a match's film is."""
    return f"petteia-{match_id}.gif"


def film(replay: Replay) -> Film:
    """Return a match as a film, a frame a moment: of a very long one, how it ends."""
    numbers = range(len(replay.moments))[-MAX_FILM_FRAMES:]
    return Film(
        name=film_name(replay.match.id),
        pictures=tuple(picture_at(replay, number, shared=True) for number in numbers),
        caption=_caption(replay),
        words=_shared_words(replay),
        match=replay.match.id,
    )


def still(replay: Replay) -> Figure:
    """Return the picture of a match's end, or of how far it has come, with its caption."""
    return Figure(
        picture_at(replay, replay.count, shared=True),
        _shared_words(replay),
        caption=_caption(replay),
        name=f"petteia-{replay.match.id}.png",
    )


def shared_lines(replay: Replay) -> tuple[Line, ...]:
    """Return the lines shared with a picture: the score, who played, which game."""
    anybody = Viewer(None, replay.viewer.names)
    match = replay.match
    return (headline(match, anybody), *sides_and_game(match, anybody, replay.seats))


def picture_at(replay: Replay, number: int, *, shared: bool = False) -> Picture:
    """Return the picture of a moment: its ply marked, the throw it was made with.

    What is to be shared has the game's own letters.
    """
    moment = replay.moments[number]
    look = replace(replay.look, letters=Letters.GAME) if shared else replay.look
    drawn = picture(moment.game, look)
    return replace(
        drawn,
        path=drawn.path if moment.ply else (),
        captured=emptied(moment.done),
        dice=moment.throw,
        turn=None if replay.is_end(number) else drawn.turn,
    )


def _frame_lines(replay: Replay, number: int) -> tuple[Line, ...]:
    """Return the headline of a moment, which names its ply, and what else was done."""
    moment = replay.moments[number]
    if not moment.done:
        return (line("replay-start", count=replay.count),)
    main = moment.ply or moment.done[-1]
    others = tuple(done for done in moment.done if done is not main)
    deed, *effects = action_line((main,), replay.called)
    head = line("replay-at", number=number, count=replay.count, deed=deed)
    thrown = _thrown(moment, replay.called)
    return (head, *thrown, *effects, *action_line(others, replay.called))


def _thrown(moment: Frame, called: Called) -> tuple[Line, ...]:
    if moment.throw is None:
        return ()
    high, low = moment.throw
    return (line("note-thrown", side=called(moment.done[0].side), high=high, low=low),)


def _words(replay: Replay, number: int) -> tuple[Line, ...]:
    game = replay.moments[number].game
    score = (
        headline(replay.match, replay.viewer)
        if replay.is_end(number)
        else line("replay-turn", side=replay.called(game.position.side))
    )
    return (score, *_frame_lines(replay, number), *board_words(game))


def _shared_words(replay: Replay) -> tuple[Line, ...]:
    return tuple(map(with_own_letters, _words(replay, replay.count)))


def _caption(replay: Replay) -> Line:
    """The caption of a shared picture: the result and the game, without names."""
    match, game = replay.match, ruleset_line(replay.match.terms.ruleset)
    if match.outcome is None:
        return line("caption-open", count=replay.count, ruleset=game)
    reason = reason_of(match.outcome)
    if match.outcome.winner is None:
        return line("caption-draw", reason=reason, ruleset=game)
    return line("caption-won", side=side_line(match.outcome.winner), reason=reason, ruleset=game)

"""Playing a match: moves, boards, offers and answers, resigning; and their acknowledgements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.actions import HUFF, PLACEMENT_SIGN, action_named, choices
from bot.core.matches.agreements import DRAW, TAKEBACK, Ask, Reply, TryAgain
from bot.core.matches.challenges import Accept, Decline, Propose, Withdraw
from bot.core.matches.controls import Prefix
from bot.core.matches.decide import decide
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.pauses import Resume
from bot.core.matches.picking import asks_before, must_ask, picking, prefix_of
from bot.core.matches.play import Claim, Play, Resign
from bot.core.matches.premoves import DropPlan, Plan
from bot.core.matches.set_ups import SetUp
from bot.core.typed.letter_doubts import settled_move
from bot.core.typed.text import plain_text
from bot.core.views.board_words import acknowledgement
from bot.core.views.buttons import more_buttons
from bot.core.views.picking import tap_line, tapped
from bot.core.views.premoves import answered_lines
from bot.core.views.queries import answer, done, refusal
from bot.core.views.views import Answer
from engine import Reason, steps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.commands import Command
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Match, MatchId


async def act(services: Services, who: Account, match_id: MatchId, command: Command) -> Answer:
    """Give a command to a match; a refusal comes with the match as it is."""
    changed = await services.matches.act(match_id, command)
    if isinstance(changed, Refused):
        return refusal(changed, await services.views.post(who, match_id))
    return done(changed, *done_lines(changed, command))


MAX_WORD_LENGTH = 30
"""How many characters a word may have that a player mixes into the dice."""


def mixed_word(typed: str) -> str:
    """Return a word as it is mixed into the dice and shown: on one line, cut."""
    return plain_text(typed, MAX_WORD_LENGTH)


@handles_in_match(table.MOVE)
async def _move(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Play a typed move, or ask: which columns its letters mean, or whether to play it."""
    read = settled_move(match, invoked.who, invoked.request.get("text"))
    if isinstance(read, Refused):
        return refusal(read, await services.views.post(invoked.who, match.id))
    if (prefix := _doubted(match, invoked.who, read)) is not None:
        view = await services.views.picking(invoked.who, match, prefix)
        return refusal(view) if isinstance(view, Refused) else answer(content=view)
    return await act(
        services, invoked.who, match.id, Play(invoked.who.id, read, at=invoked.context.stay)
    )


def _doubted(match: Match, who: Account, typed: str) -> Prefix | None:
    """Return the typed action as it is picked, if the person is asked before it is played."""
    game = match.game
    if game is None or not match.waits_for(who.id):
        return None
    action, actions = action_named(game, typed), choices(game)
    if isinstance(action, Refused) or action not in actions:
        return None
    is_asked = asks_before(game, action, who.settings.confirm)
    return Prefix(actions.index(action), len(steps(action))) if is_asked else None


@handles_in_match(table.HUFF)
async def _huff(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Claim a huff; without a square, ask the side to act which man it is."""
    square = invoked.request.get("square")
    if invoked.control:
        if why := _why_not_pickable(invoked.who.id, match, invoked.turn):
            return refusal(why, await services.views.post(invoked.who, match.id))
    elif square or not match.waits_for(invoked.who.id):
        command = Play(invoked.who.id, HUFF + square, at=invoked.context.stay)
        return await act(services, invoked.who, match.id, command)
    view = await services.views.huffing(invoked.who, match)
    return refusal(view) if isinstance(view, Refused) else answer(content=view)


@handles_in_match(table.TAKEBACK)
async def _takeback(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Ask for a takeback, or agree by a word to the one that the other side asks for."""
    side, who = match.side_of(invoked.who.id), invoked.who.id
    # A button that asks was shown before the other side asked, and does not agree unseen.
    agrees = invoked.control is None and side is not None and TAKEBACK.asker(match) is side.other
    command = TAKEBACK.to_agree(who) if agrees else TAKEBACK.to_ask(who, invoked.turn)
    return await act(services, invoked.who, match.id, command)


@handles_in_match(table.RESIGN)
async def _resign(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Ask once whether the person really resigns."""
    if match.side_of(invoked.who.id) is None or match.stage is not Stage.RUNNING:
        return await act(services, invoked.who, match.id, Resign(invoked.who.id))
    return answer(content=await services.views.resigning(invoked.who, match))


@handles_in_match(table.DRAW)
async def _draw(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Offer a draw; if the men are counted instead, ask first."""
    command = DRAW.to_ask(invoked.who.id, invoked.turn)
    is_refused = isinstance(decide(match, command, services.clock()), Refused)
    if is_refused or not DRAW.is_counted(match):
        return await act(services, invoked.who, match.id, command)
    return answer(content=await services.views.stopping(invoked.who, match))


@handles_in_match(table.BOARD)
async def _board(services: Services, invoked: Invocation, match: Match) -> Answer:
    return answer(content=await services.views.view(invoked.who, match))


@handles_in_match(table.MORE)
async def _more(services: Services, invoked: Invocation, match: Match) -> Answer:
    del services
    return answer(line("more"), choices=more_buttons(match, match.side_of(invoked.who.id)))


@handles_in_match(table.PICK)
async def _pick(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Show the board with so much of an action picked; play one that needs no confirmation."""
    if why := _why_not_pickable(invoked.who.id, match, invoked.turn):
        return refusal(why, await services.views.post(invoked.who, match.id))
    if (index := _whole(invoked, match)) is not None:
        command = Play(invoked.who.id, index, invoked.turn, invoked.context.stay)
        return await act(services, invoked.who, match.id, command)
    view = await services.views.picking(invoked.who, match, invoked.choice)
    return refusal(view) if isinstance(view, Refused) else answer(content=view)


@handles(table.PLAY, table.HUFF_YES)
async def _play(services: Services, invoked: Invocation) -> Answer:
    """Play the action of a button, by its index or by the square of a huff."""
    action = invoked.number if invoked.action is table.PLAY else f"{HUFF}{invoked.choice}"
    if action is None or invoked.choice == "":
        return refusal(refused("forged"))
    command = Play(invoked.who.id, action, invoked.turn, invoked.context.stay)
    return await act(services, invoked.who, invoked.match_id, command)


@handles_in_match(table.TAP)
async def _tap(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Say why a square that was tapped cannot be picked."""
    if match.side_of(invoked.who.id) is None or match.game is None:
        return refusal(refused("stranger"))
    if match.stage is not Stage.RUNNING:
        return refusal(refused("over"))
    if invoked.turn != match.turn:
        return refusal(refused("stale"), await services.views.post(invoked.who, match.id))
    squares = tapped(match.game, invoked.choice_text)
    if not squares:
        return refusal(refused("forged"))
    why = tap_line(match, match.game, await services.views.viewer(invoked.who, (match,)), squares)
    return Answer(lines=(why,), refused=True) if why else answer()


def _whole(invoked: Invocation, match: Match) -> int | None:
    """Return which action is played at once, or None if more is to be picked or confirmed."""
    prefix = prefix_of(match.game, invoked.choice) if match.game and invoked.choice != "" else None
    if match.game is None or not prefix:
        return None
    state = picking(match, match.game, prefix)
    is_asked = must_ask(match.game, state, invoked.who.settings.confirm)
    return None if is_asked else state.index


def _why_not_pickable(who: AccountId, match: Match, turn: int | None) -> Refused | None:
    side = match.side_of(who)
    if side is None or match.game is None:
        return refused("stranger")
    if match.stage is not Stage.RUNNING:
        return refused("over")
    if turn != match.turn:
        return refused("stale")
    return None if match.game.position.side is side else refused("not-your-turn")


def done_lines(match: Match, command: Command) -> tuple[Line, ...]:
    """Return the lines for the person who gave a command, with the premoves that answered it."""
    ended_otherwise = _ended_by(match, Reason.TIMEOUT) or _ended_by(match, Reason.IGNORANCE)
    if not isinstance(command, Play) or not match.answered or ended_otherwise:
        return (done_line(match, command),)
    assert match.game is not None  # noqa: S101 -- something was played
    own = acknowledgement(match.game, match.answered[0].text)
    return (own, *answered_lines(match, match.side_of(command.by)))


DONE_LINES: Mapping[type[Command], Line] = {
    Accept: line("done-accepted"),
    Decline: line("done-declined"),
    Withdraw: line("done-withdrawn"),
    Propose: line("done-proposed"),
    Plan: line("done-planned"),
    DropPlan: line("done-plan-dropped"),
    TryAgain: line("done-taken-back"),
}
"""The lines for commands whose result is always the same."""


def done_line(match: Match, command: Command) -> Line:
    """Return the line for the person who gave a command."""
    if _ended_by(match, Reason.TIMEOUT) and not isinstance(command, Claim):
        return line("done-timeout")
    match command:
        case Play() if match.game is not None and not _ended_by(match, Reason.IGNORANCE):
            return acknowledgement(match.game, match.last.text if match.last else "")
        case Ask(by, kind):
            is_open = kind.asker(match) is match.side_of(by)
            return line(f"done-{kind.asked_code(match) if is_open else kind.agree_said}")
        case Reply(_, kind):
            return line(f"done-{kind.agree_said if command.agree else f'{kind.name}-declined'}")
        case SetUp():
            return _set_up_line(match, command)
        case Resume():
            is_stopped = match.timer is not None and match.timer.stops
            return line("done-resumed-away" if is_stopped else "done-resumed")
        case _:
            return DONE_LINES.get(type(command)) or line("done-ended")


def _set_up_line(match: Match, command: SetUp) -> Line:
    side = match.side_of(command.by)
    if not command.squares or side is None or match.game is None:
        return line("done-set-up-dropped")
    if not match.game.position.hand[side]:
        return line("done-set-up-placed")
    squares = match.set_ups[side]
    if not squares:
        return acknowledgement(match.game, PLACEMENT_SIGN + command.squares[-1])
    return line("done-set-up", count=len(squares))


def _ended_by(match: Match, reason: Reason) -> bool:
    return match.outcome is not None and match.outcome.reason is reason

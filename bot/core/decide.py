"""What a command does to a match: events, or a refusal. Pure; every rule of matches is here."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.core.commands import (
    Accept,
    AnswerDraw,
    Command,
    Decline,
    OfferDraw,
    Play,
    Resign,
    Withdraw,
)
from bot.core.events import (
    Accepted,
    Declined,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Played,
    Withdrawn,
)
from bot.core.messages import Refused, member, refused
from bot.core.model import Match, SideWish, Stage
from bot.core.reading import action_named
from engine.position import Outcome, Reason, Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.model import AccountId
    from engine.game import Game

Decision = tuple[Event, ...] | Refused


def decide(match: Match, command: Command, now: datetime) -> Decision:
    """Decide what a command does to a match now. A refusal changes nothing."""
    match command:
        case Accept():
            return _accept(match, command, now)
        case Decline():
            return _decline(match, command)
        case Withdraw():
            return _withdraw(match, command)
        case Play() | Resign() | OfferDraw() | AnswerDraw():
            return _in_play(match, command)
    assert_never(command)


def _accept(match: Match, command: Accept, now: datetime) -> Decision:
    if match.stage is not Stage.OFFERED:
        return _not_on_offer(match)
    if command.by == match.challenger:
        return refused("own-challenge")
    if match.invited not in {None, command.by}:
        return refused("not-invited")
    if now >= match.expires:
        return refused("expired")
    wish = match.terms.side
    side = command.lot if wish is SideWish.LOT else Side[wish.name]
    if side is Side.FIRST:
        return (Accepted((match.challenger, command.by), command.at),)
    return (Accepted((command.by, match.challenger), command.at),)


def _decline(match: Match, command: Decline) -> Decision:
    if match.stage is not Stage.OFFERED:
        return _not_on_offer(match)
    if match.invited != command.by:
        return refused("not-invited")
    return (Declined(),)


def _withdraw(match: Match, command: Withdraw) -> Decision:
    if match.stage is not Stage.OFFERED:
        return _not_on_offer(match)
    if command.by != match.challenger:
        return refused("not-your-challenge")
    return (Withdrawn(),)


def _not_on_offer(match: Match) -> Refused:
    return Refused(member("refused-challenge", match.stage))


def _in_play(match: Match, command: Play | Resign | OfferDraw | AnswerDraw) -> Decision:
    side = match.side_of(command.by)
    if side is None or match.game is None:
        return _stranger(match, command.by)
    if match.stage is not Stage.RUNNING:
        return refused("over")
    if command.turn is not None and command.turn != match.turn:
        return _stale(match, command.turn, side)
    match command:
        case Play():
            return _play(command, side=side, game=match.game)
        case Resign():
            return _resign(side)
        case OfferDraw():
            return _offer_draw(match, side)
        case AnswerDraw():
            return _answer_draw(match, command, side)
    assert_never(command)


def _stranger(match: Match, by: AccountId) -> Refused:
    if match.stage is Stage.OFFERED and by in match.people:
        return refused("not-begun")
    if match.stage in {Stage.DECLINED, Stage.WITHDRAWN}:
        return _not_on_offer(match)
    return refused("stranger")


def _play(command: Play, *, side: Side, game: Game) -> Decision:
    if game.position.side is not side:
        return refused("not-your-turn")
    action = action_named(game, command.action)
    if isinstance(action, Refused):
        return action
    played = Played(side, game.write(action), command.at)
    outcome = game.play(action).outcome
    return (played, Ended(outcome)) if outcome else (played,)


def _stale(match: Match, turn: int, side: Side) -> Refused:
    if match.last and match.last.side is side and turn == match.turn - 1:
        return refused("already-moved", action=match.last.text)
    return refused("stale")


def _resign(side: Side) -> Decision:
    return (Ended(Outcome(side.other, Reason.RESIGNATION)),)


def _offer_draw(match: Match, side: Side) -> Decision:
    if match.draw_offer is side:
        return refused("draw-stands")
    if match.draw_offer is side.other:
        return (Ended(Outcome(None, Reason.AGREEMENT)),)
    return (DrawOffered(side),)


def _answer_draw(match: Match, command: AnswerDraw, side: Side) -> Decision:
    if match.draw_offer is not side.other:
        return refused("no-draw-offer")
    if command.agree:
        return (Ended(Outcome(None, Reason.AGREEMENT)),)
    return (DrawDeclined(side),)

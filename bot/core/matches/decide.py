"""What a command does to a match: events, or a refusal. Pure; every rule of matches is here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from bot.core.matches import (
    chat,
    commands,
    events,
    fair_dice,
    hints,
    pauses,
    premoves,
    set_ups,
    takebacks,
    timing,
    vacations,
)
from bot.core.matches.actions import MAX_ECHOED, action_named, is_ignorant, is_insisted, notation
from bot.core.matches.events import Event
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.matches.model import Match, SideWish, Stage
from bot.core.matches.timing import play_events
from engine.actions import Roll
from engine.position import Outcome, Reason, Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import (
        ChallengeCommand,
        ChatCommand,
        Command,
        DrawCommand,
        MatchCommand,
        PauseCommand,
        PremoveCommand,
        TakebackCommand,
    )
    from bot.core.matches.model import AccountId
    from engine.game import Game

Decision = tuple[Event, ...] | Refused


def decide(match: Match, command: Command, now: datetime) -> Decision:
    """Decide what a command does to a match now. A refusal changes nothing; so does no event."""
    match command:
        case commands.Accept() | commands.Decline() | commands.Withdraw() | commands.Propose():
            return _on_challenge(match, command, now)
        case commands.Leave() | commands.Return():
            return vacations.decide_vacation(match, command, now)
        case commands.Tick():
            return vacations.due_returns(match, now) or timing.due_events(match, now)
        case commands.Spare():
            return timing.give_outage_back(match, command.begin, command.end)
        case commands.Say() | commands.Mute() | commands.Report():
            return _in_chat(match, command, now)
        case _:
            return _in_play(match, command, now)


def _in_chat(match: Match, command: ChatCommand, now: datetime) -> Decision:
    side = match.side_of(command.by)
    if side is None:
        return _stranger(match, command.by)
    match command:
        case commands.Say():
            return chat.say(match, command, side=side, now=now)
        case commands.Mute():
            return chat.mute(match, command, side)
        case commands.Report():
            return chat.report(match, command, side=side, now=now)


def _on_challenge(match: Match, command: ChallengeCommand, now: datetime) -> Decision:
    if match.stage is not Stage.OFFERED:
        return _not_on_offer(match)
    match command:
        case commands.Accept():
            return _accept(match, command, now)
        case commands.Decline():
            return (events.Declined(),) if match.invited == command.by else refused("not-invited")
        case commands.Withdraw():
            is_own = match.challenger == command.by
            return (events.Withdrawn(),) if is_own else refused("not-your-challenge")
        case commands.Propose():
            clock = match.terms.clock if command.keeps_clock else command.terms.clock
            proposed = events.Proposed(replace(command.terms, clock=clock))
            return why_not_yours_to_change(match, command.by, command.turn) or (proposed,)


def _accept(match: Match, command: commands.Accept, now: datetime) -> Decision:
    if command.by == match.challenger:
        return refused("own-challenge")
    if match.invited not in {None, command.by}:
        return refused("not-invited")
    if now >= match.expires:
        return refused("expired")
    if command.turn not in {None, match.turn}:
        return refused("terms-changed")
    side = _challengers_side(match, command)
    pair = (match.challenger, command.by)
    seats = pair if side is Side.FIRST else (pair[1], pair[0])
    return (events.Accepted(seats, command.at, command.word), *timing.start_clock(match, now))


def _challengers_side(match: Match, command: commands.Accept) -> Side:
    wish = match.terms.side
    if wish is not SideWish.LOT:
        return Side[wish.name]
    if match.seed is None:
        return command.lot
    return fair_dice.draw_side(match.seed, match.id, (match.words[0], command.word))


def why_not_yours_to_change(match: Match, by: AccountId, turn: int) -> Refused | None:
    """Say why a person may not change the terms by a button of this turn, or None if they may."""
    if match.stage is not Stage.OFFERED:
        return _not_on_offer(match)
    if by != match.challenger:
        return refused("not-yours-to-change")
    return None if turn == match.turn else refused("terms-changed")


def _not_on_offer(match: Match) -> Refused:
    return Refused(family_line("refused-challenge", match.stage))


def _in_play(match: Match, command: MatchCommand, now: datetime) -> Decision:
    side = match.side_of(command.by)
    if side is None or match.game is None:
        return _stranger(match, command.by)
    if match.stage is not Stage.RUNNING:
        return refused("over")
    if ended := timing.forfeit(match, now):
        return ended
    if command.turn is not None and command.turn != match.turn:
        return _stale(match, command.turn, side)
    return _in_turn(match, command, side=side, game=match.game, now=now)


def _in_turn(
    match: Match, command: MatchCommand, *, side: Side, game: Game, now: datetime
) -> Decision:
    match command:
        case commands.Play():
            return _play(match, command, side=side, game=game, now=now)
        case commands.Resign():
            return (events.Ended(Outcome(side.other, Reason.RESIGNATION)),)
        case commands.OfferDraw() | commands.AnswerDraw():
            return _draw(match, command, side, game)
        case commands.Claim():
            return _claim(match, side, now)
        case commands.Pause() | commands.DeclinePause() | commands.Resume():
            return _pause(match, command, side, now)
        case commands.Plan() | commands.DropPlan() | commands.SetUp():
            return _prepare(match, command, side=side, game=game, now=now)
        case commands.AskTakeback() | commands.AnswerTakeback():
            return _take_back(match, command, side, now)
        case commands.AskHints() | commands.AnswerHints():
            return hints.decide_hints(match, command, side)
    assert_never(command)


def _pause(match: Match, command: PauseCommand, side: Side, now: datetime) -> Decision:
    match command:
        case commands.Pause():
            return pauses.ask(match, side, now)
        case commands.DeclinePause():
            return pauses.decline(match, side)
        case commands.Resume():
            return pauses.resume(match, side, now)


def _prepare(
    match: Match,
    command: PremoveCommand | commands.SetUp,
    *,
    side: Side,
    game: Game,
    now: datetime,
) -> Decision:
    if isinstance(command, commands.SetUp):
        return set_ups.set_up(match, game, side, command, now)
    decided = premoves.plan if isinstance(command, commands.Plan) else premoves.drop
    return decided(match, game, side, command.line)


def _stranger(match: Match, by: AccountId) -> Refused:
    if match.stage is Stage.OFFERED and by in match.people:
        return refused("not-begun")
    if match.stage in {Stage.DECLINED, Stage.WITHDRAWN, Stage.EXPIRED}:
        return _not_on_offer(match)
    return refused("stranger")


def _play(
    match: Match, command: commands.Play, *, side: Side, game: Game, now: datetime
) -> Decision:
    if game.position.side is not side:
        return refused("not-your-turn")
    action = action_named(game, command.action)
    if isinstance(action, Refused):
        return _refused(command.action, action, side=side, game=game)
    if isinstance(action, Roll):
        return refused("forged")
    played = events.Played(side, game.write(action), command.at)
    return play_events(match, game, action, played=played, now=now)


def _refused(typed: str | int, why: Refused, *, side: Side, game: Game) -> Decision:
    """An illegal move is refused; where ignorance loses, with a warning, and once insisted on."""
    if not isinstance(typed, str) or not is_ignorant(game, typed):
        return why
    if is_insisted(typed):
        return (events.Ended(Outcome(side.other, Reason.IGNORANCE)),)
    return Refused(line("refused-ignorant", why=why.line, typed=Typed(typed[:MAX_ECHOED])))


def _stale(match: Match, turn: int, side: Side) -> Refused:
    last = match.last
    if match.game is None or last is None or last.side is not side or last.turn != turn:
        return refused("stale")
    return refused("already-moved", action=notation(match.game.ruleset, last.text))


def _draw(match: Match, command: DrawCommand, side: Side, game: Game) -> Decision:
    is_offered = match.draw_offer is side.other
    if isinstance(command, commands.OfferDraw):
        if match.draw_offer is side:
            return refused("draw-stands")
        return (
            events.Ended(game.outcome_on_agreement()) if is_offered else events.DrawOffered(side),
        )
    if not is_offered:
        return refused("no-draw-offer")
    return (
        events.Ended(game.outcome_on_agreement()) if command.agree else events.DrawDeclined(side),
    )


def _take_back(match: Match, command: TakebackCommand, side: Side, now: datetime) -> Decision:
    if isinstance(command, commands.AskTakeback):
        return takebacks.ask(match, side)
    answered = takebacks.answer(match, side, agree=command.agree)
    if isinstance(answered, Refused) or not command.agree:
        return answered
    return (*answered, *timing.hand_clock_back(match, now))


def _claim(match: Match, side: Side, now: datetime) -> Decision:
    late = timing.flag_fallen_for(match, now)
    if late is not side.other:
        return refused("time-left" if late is None else "time-yours")
    return (events.Ended(Outcome(side, Reason.TIMEOUT)),)

"""Playing one game from its random opening to its end."""

from contextlib import ExitStack
from random import Random

from bot.arena.players import open_player
from bot.arena.schedule import PlayedGame, ScheduledGame
from bot.arena.ugi_client import Forfeit
from engine import DICE_FACES, PLIES, Action, Cue, Game, Roll, Side
from engine.catalogue import ruleset

CAP = "cap"
MAX_REDRAWN = 50
"""How many openings are given up for being won at once."""


def play(scheduled: ScheduledGame) -> PlayedGame:
    """Play a game; a player that errs has lost it."""
    dice = _chance(scheduled, "dice")
    game, actions = _opened(scheduled, dice)
    plies = sum(isinstance(action, PLIES) for action in actions)
    texts = [game.write(action) for action in actions]
    decisions = choices = 0

    def over(winner: Side | None, reason: str, detail: str = "") -> PlayedGame:
        return PlayedGame(
            game=scheduled,
            winner=winner,
            reason=reason,
            detail=detail,
            plies=plies,
            decisions=decisions,
            choices=choices,
            actions=tuple(texts),
        )

    with ExitStack() as stack:
        choosers = [
            stack.enter_context(
                open_player(
                    name,
                    game.ruleset,
                    scheduled.conditions,
                    _chance(scheduled, *scheduled.players, str(side)),
                )
            )
            for side, name in enumerate(scheduled.players)
        ]
        while game.outcome is None:
            if plies >= scheduled.conditions.cap:
                return over(None, CAP)
            side = game.position.side
            if game.position.roll is Cue.THROW:
                action: Action = _throw(dice)
            else:
                decisions, choices = decisions + 1, choices + len(game.legal)
                try:
                    action = choosers[side](game, texts)
                except Forfeit as lost:
                    return over(side.other, lost.reason, lost.detail)
            texts.append(game.write(action))
            plies += isinstance(action, PLIES)
            game = game.play(action)
        return over(game.outcome.winner, game.outcome.reason.value)


def _opened(scheduled: ScheduledGame, dice: Random) -> tuple[Game, list[Action]]:
    """The game after its random plies, and its actions.

    An opening that can be won at once is not taken, if others are found.
    """
    chance = _chance(scheduled, "opening")
    for _ in range(MAX_REDRAWN):
        game, actions = _opening(scheduled, chance, dice)
        if not _is_won(game):
            return game, actions
    return _opening(scheduled, chance, dice)


def _opening(scheduled: ScheduledGame, chance: Random, dice: Random) -> tuple[Game, list[Action]]:
    """A game after random plies that do not end it, and its actions."""
    while True:
        game = Game.start(ruleset(scheduled.ruleset))
        actions: list[Action] = []
        while game.outcome is None:
            if sum(isinstance(each, PLIES) for each in actions) == scheduled.conditions.opening:
                return game, actions
            thrown = game.position.roll is Cue.THROW
            actions.append(_throw(dice) if thrown else chance.choice(game.choices))
            game = game.play(actions[-1])


def _is_won(game: Game) -> bool:
    """Whether the side to act can win at once, as by capturing a leader."""
    ends = (game.play(action).outcome for action in game.choices)
    return any(end is not None and end.winner is game.position.side for end in ends)


def _throw(dice: Random) -> Roll:
    one, other = dice.randint(1, DICE_FACES), dice.randint(1, DICE_FACES)
    return Roll(max(one, other), min(one, other))


def _chance(scheduled: ScheduledGame, *purpose: str) -> Random:
    """Random numbers that depend only on the seed, the ruleset, the pair and the purpose."""
    words = (str(scheduled.conditions.seed), scheduled.ruleset, str(scheduled.pair), *purpose)
    return Random("\n".join(words))  # noqa: S311 - games, no secrets

"""Records of matches with dice that follow a seed."""

from random import Random

from bot.core.matches.fair_dice import commitment, throw
from engine import PLIES, Cue, Game, Roll
from engine.catalogue import ruleset
from engine.record import Transcript

SEED = bytes(range(32)).hex()
MATCH = "k7qd3x"
TAGS = {"Match": MATCH, "Commitment": commitment(SEED), "Seed": SEED}


def transcript(plies=40, *, taken_at=(), dice=throw, **tags):
    """A match in which takebacks came before the throws after so many plies; moves are drawn."""
    game, actions, ply, chance = Game.start(ruleset("vogt-kubeia")), [], 0, Random(11)
    while ply < plies and game.outcome is None:
        if game.position.roll is Cue.THROW:
            taken = sum(at <= ply for at in taken_at)
            action = Roll(*dice(SEED, MATCH, ply, taken))
        else:
            action = chance.choice(game.legal)
        actions.append(action)
        ply += isinstance(action, PLIES)
        game = game.play(action)
    counted = {"Takebacks": str(len(taken_at))} if taken_at else {}
    return Transcript(
        ruleset=game.ruleset,
        actions=tuple(actions),
        outcome=game.outcome,
        tags={**TAGS, **counted, **tags},
    )


def tampered(at):
    """Dice that lie with a double six after so many plies."""
    return lambda *asked: (6, 6) if asked[2] == at else throw(*asked)

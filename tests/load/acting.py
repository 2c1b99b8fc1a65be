"""What everyone here does who plays: press any button, and not be refused."""

from bot.core.matches.actions import choices
from bot.core.matches.messages import Refused
from bot.core.matches.play import Play


def any_play(match, chance):
    """One of the buttons of a match in play."""
    index = chance.randrange(len(choices(match.game)))
    return Play(match.seats[match.game.position.side], index, match.turn)


def granted(answer):
    """What was asked for, which must not be refused."""
    assert not isinstance(answer, Refused), answer
    return answer

"""Andreas Vogt's tournament games: Petteia, and Kubeia with dice (cards 5 and 6)."""

from dataclasses import replace

from engine.actions import Again, Move, Pass, Roll
from engine.board import MAX_SIZE, board
from engine.catalogue.options import OffOn, OnOff
from engine.dice import FACES
from engine.lettering import Lettering
from engine.position import Cue, Kind
from engine.position_text import read_position
from engine.rules import classes, dicing, endings, referee
from engine.rules.activity import counting_march
from engine.rules.capture_effects import removed
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.generators import moves
from engine.rules.marks import unmarked
from engine.rules.movement import SLIDE, within
from engine.ruleset import Ruleset, Title

ARRAY = "oooooooooooo/pppppppppppp/6b5/12/12/5B6/PPPPPPPPPPPP/OOOOOOOOOOOO 1 - - -"
MIRRORED = "oooooooooooo/pppppppppppp/5b6/12/12/6B5/PPPPPPPPPPPP/OOOOOOOOOOOO 1 - - -"
SIX = 6


def petteia(  # noqa: PLR0913 - one argument an option
    title: Title,
    *,
    mirror: OnOff = "off",
    ignorance: OnOff = "off",
    compulsory: OffOn = "on",
    six: OffOn = "on",
    classes: OffOn = "on",
) -> Ruleset:
    """Peltasts, Hoplites and a Basileus a side; captures are compulsory (card 5.A)."""
    return _tournament(
        title,
        mirror=mirror,
        ignorance=ignorance,
        compulsory=compulsory,
        armour=six == "on",
        by_class=classes == "on",
    )


def kubeia(
    title: Title,
    *,
    mirror: OnOff = "off",
    ignorance: OnOff = "off",
    compulsory: OffOn = "on",
    classes: OffOn = "on",
) -> Ruleset:
    """The same by two dice, with a bonus after a double (card 6.A)."""
    plain = _tournament(
        title,
        mirror=mirror,
        ignorance=ignorance,
        compulsory=compulsory,
        armour=True,
        by_class=classes == "on",
    )
    return replace(
        plain,
        start=replace(plain.start, roll=Cue.THROW),
        reach={
            Kind.MAN: dicing.PELTAST,
            Kind.HOPLITE: dicing.HOPLITE,
            Kind.LEADER: dicing.BASILEUS,
        },
        offers=(dicing.throws, dicing.bonus, dicing.moves_once_thrown),
        effects={
            Move: dicing.cast_march,
            Roll: dicing.throw,
            Again: dicing.again,
            Pass: dicing.waive,
        },
        aftermath={Roll: (), Again: (), Pass: ()},
        paces=dict.fromkeys(Kind, FACES),
    )


def _tournament(  # noqa: PLR0913 - one argument an option
    title: Title,
    *,
    mirror: OnOff,
    ignorance: OnOff,
    compulsory: OffOn,
    armour: bool,
    by_class: bool,
) -> Ruleset:
    field = board(12, 8)
    pace = SIX if armour else MAX_SIZE
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, MIRRORED if mirror == "on" else ARRAY),
        reach={Kind.MAN: SLIDE, Kind.HOPLITE: within(pace), Kind.LEADER: SLIDE},
        offers=(moves,),
        limits=(CAPTURE_FIRST,) if compulsory == "on" else (),
        effects={Move: counting_march},
        catch=(
            *((classes.PELTASTS, classes.HOPLITES) if armour else (classes.FOOT,)),
            classes.ENCIRCLED_BY_CLASS if by_class else classes.ENCIRCLED,
        ),
        fate=removed,
        endings=(endings.ROUT, endings.BREAKTHROUGH, endings.DECIMATION),
        stuck=endings.SIEGE,
        referee=(referee.refusal, referee.superiority),
        markable=unmarked,
        agreed=referee.agreement,
        paces={Kind.MAN: MAX_SIZE, Kind.HOPLITE: pace, Kind.LEADER: MAX_SIZE},
        letters=Lettering.GREEK,
        ignorance=ignorance == "on",
    )

"""Andreas Vogt's tournament games: Petteia, and Kubeia with dice (cards 5 and 6)."""

from dataclasses import replace

from engine.actions import Again, Move, Pass, Roll
from engine.board import MAX_BOARD_SIZE, board_of
from engine.catalogue.options import OffOn, OnOff
from engine.dice import DICE_FACES
from engine.lettering import Lettering
from engine.position import Cue, Kind
from engine.position_text import read_position
from engine.rules import classes, dicing, endings, referee
from engine.rules.activity import apply_counted_move
from engine.rules.capture_effects import removed
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.generators import moves
from engine.rules.marks import unmarked
from engine.rules.movement import SLIDE, slides_up_to
from engine.ruleset import Ruleset, Title

ARRAY = "oooooooooooo/pppppppppppp/6b5/12/12/5B6/PPPPPPPPPPPP/OOOOOOOOOOOO 1 - - -"
MIRRORED = "oooooooooooo/pppppppppppp/5b6/12/12/6B5/PPPPPPPPPPPP/OOOOOOOOOOOO 1 - - -"
MAX_HOPLITE_STEP = 6  # `six=on`


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


def kubeia(  # noqa: PLR0913 - one argument an option
    title: Title,
    *,
    mirror: OnOff = "off",
    ignorance: OnOff = "off",
    compulsory: OffOn = "on",
    classes: OffOn = "on",
    armour: OffOn = "on",
) -> Ruleset:
    """The same with two dice, and a bonus throw after a double (card 6.A)."""
    plain = _tournament(
        title,
        mirror=mirror,
        ignorance=ignorance,
        compulsory=compulsory,
        armour=armour == "on",
        by_class=classes == "on",
    )
    return replace(
        plain,
        start=replace(plain.start, roll=Cue.THROW),
        movement={
            Kind.MAN: dicing.PELTAST,
            Kind.HOPLITE: dicing.HOPLITE,
            Kind.LEADER: dicing.BASILEUS,
        },
        generators=(dicing.throws, dicing.bonus, dicing.moves_once_thrown),
        action_effects={
            Move: dicing.apply_dice_move,
            Roll: dicing.apply_throw,
            Again: dicing.take_bonus,
            Pass: dicing.waive_bonus,
        },
        endings_after={Roll: (), Again: (), Pass: ()},
        activity_range=dict.fromkeys(Kind, DICE_FACES),
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
    field = board_of(12, 8)
    hoplite_range = MAX_HOPLITE_STEP if armour else MAX_BOARD_SIZE
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, MIRRORED if mirror == "on" else ARRAY),
        movement={Kind.MAN: SLIDE, Kind.HOPLITE: slides_up_to(hoplite_range), Kind.LEADER: SLIDE},
        generators=(moves,),
        filters=(CAPTURE_FIRST,) if compulsory == "on" else (),
        action_effects={Move: apply_counted_move},
        captures=(
            *((classes.PELTASTS, classes.HOPLITES) if armour else (classes.FOOT,)),
            classes.ENCIRCLED_BY_CLASS if by_class else classes.ENCIRCLED,
        ),
        capture_effect=removed,
        endings=(endings.ROUT, endings.BREAKTHROUGH, endings.DECIMATION),
        no_moves_ending=endings.SIEGE,
        referee=(referee.refusal, referee.superiority),
        markable=unmarked,
        on_agreement=referee.agreement,
        activity_range={
            Kind.MAN: MAX_BOARD_SIZE,
            Kind.HOPLITE: hoplite_range,
            Kind.LEADER: MAX_BOARD_SIZE,
        },
        letters=Lettering.GREEK,
        illegal_move_loses=ignorance == "on",
    )

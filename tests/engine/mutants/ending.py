"""Mistakes about what is counted, and about what a game ends by."""

from dataclasses import replace

from engine.actions import Move
from engine.position import Kind, Reason, Side, Tally
from engine.rules import action_effects, activity, endings, huffing, referee
from engine.rules.action_effects import with_moved_piece
from engine.ruleset import Ruleset
from tests.engine.mutants.mutant import LEMERY, VOGT, WALKER, mistake

COUNTED = action_effects.counted
LIABLE = huffing._liable
PASSIVE = activity.passive_after
JUDGED = Ruleset.judged


@mistake(*LEMERY, *WALKER, "poleis")
def a_capture_leaves_the_quiet_count(rules, patch):
    def counted(before, after):
        tally = COUNTED(before, after)
        return Tally(before.tally.quiet + 1, tally.passive, tally.lost)

    patch(action_effects, "counted", counted)
    return rules


@mistake(*VOGT)
def refusal_is_judged_after_the_move(rules, patch):
    def passive_after(rules, position, move):
        return PASSIVE(rules, with_moved_piece(position, move), Move(move.path[::-1]))

    patch(activity, "passive_after", passive_after)
    return rules


@mistake(*VOGT)
def activity_reaches_one_square(rules, _patch):
    return replace(rules, activity_range=dict.fromkeys(Kind, 1))


@mistake(*LEMERY, "lemery-crossing")
def the_partner_may_be_huffed(rules, patch):
    def liable(rules, position, move):
        found = LIABLE(rules, position, move)
        for action in rules.pseudo_legal(position):
            if isinstance(action, Move):
                caught = rules.caught(with_moved_piece(position, action), action.path[-1])
                for captors in caught.values():
                    found |= captors & position.men[position.side] & ~position.leaders
        start, end = 1 << move.path[0], 1 << move.path[-1]
        return found & ~start | (end if found & start else 0)

    patch(huffing, "_liable", liable)
    return rules


@mistake("lemery-petteia")
def a_leader_may_be_huffed(rules, patch):
    def liable(rules, position, move):
        return LIABLE(rules, replace(position, leaders=0), move)

    patch(huffing, "_liable", liable)
    return rules


def losing(rules, reason, loses):
    """The ruleset with another way to judge one of its endings."""
    judged = (end._replace(loses=loses) if end.reason is reason else end for end in rules.endings)
    return replace(rules, endings=tuple(judged))


@mistake(*VOGT)
def breakthrough_is_on_the_own_row(rules, _patch):
    def loses(rules, before, after, side):
        row = rules.board.rank(rules.board.ranks if side is Side.FIRST else 1)
        was, stands = (row & now.leaders & now.men[side.other] for now in (before, after))
        return bool(stands) and not was

    return losing(rules, Reason.BREAKTHROUGH, loses)


@mistake(*LEMERY)
def only_enemies_surround(rules, _patch):
    def loses(rules, _before, after, side):
        beside = endings._beside_leader(rules, after, side)
        return beside.bit_count() == len(rules.board.steps) and not beside & ~after.men[side.other]

    return losing(rules, Reason.SURROUNDED, loses)


@mistake(*LEMERY)
def the_rim_surrounds(rules, _patch):
    return losing(rules, Reason.SURROUNDED, endings.SHUT_IN.loses)


@mistake("walker-dux")
def a_dux_is_no_piece(rules, _patch):
    def loses(_rules, _before, after, side):
        return (after.men[side] & ~after.leaders).bit_count() <= 1

    return losing(rules, Reason.SINGLE_PIECE, loses)


@mistake(*VOGT, rare=True)
def nobody_is_besieged(rules, _patch):
    return replace(
        rules, no_moves_ending=rules.no_moves_ending._replace(loses=lambda *_judged: False)
    )


@mistake(*LEMERY)
def the_mover_loses_first(rules, patch):
    def judged(self, before, after, listed):
        return JUDGED(self, replace(before, side=before.side.other), after, listed)

    patch(Ruleset, "judged", judged)
    return rules


@mistake("poleis", "walker-petteia", "lemery-latrunculi")
def twice_is_repetition(rules, patch):
    patch(referee, "MAX_REPETITIONS", 2)
    patch(referee, "MIN_REPETITION_POSITIONS", 2)
    return rules

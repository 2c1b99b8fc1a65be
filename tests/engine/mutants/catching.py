"""Mistakes about who is caught, and whether one must."""

from dataclasses import replace

from engine.actions import Placement
from engine.board import squares_in
from engine.rules import captures, classes, placing
from engine.rules.action_effects import without
from engine.ruleset import CaptureRule, Ruleset
from tests.engine.mutants.mutant import LEMERY, VOGT, WALKER, mistake

SANDWICH = captures.sandwich


@mistake("lemery-petteia", "walker-petteia", "poleis")
def a_row_of_two_falls(rules, patch):
    def sandwich(board, hammer, prey, anvil):
        found = dict(SANDWICH(board, hammer, prey, anvil))
        for beam in board.beams[hammer]:
            near, second, far = (*(1 << square for square in beam[:3]), 0, 0, 0)[:3]
            if prey & near and prey & second and anvil & far:
                found |= dict.fromkeys((near, second), 1 << hammer | far)
        return found

    patch(captures, "sandwich", sandwich)
    return rules


@mistake("lemery-petteia", "poleis", *WALKER)
def a_standing_sandwich_falls(rules, patch):
    def caught(self, position, _hammer):
        own, found = position.men[position.side], {}
        for square in squares_in(position.men[position.side.other] & ~position.leaders):
            for step in (1, self.board.files + 2):
                pair = 1 << square + step | 1 << square - step
                if own & pair == pair:
                    found[1 << square] = pair
        return found

    patch(Ruleset, "caught", caught)
    return rules


@mistake(*LEMERY)
def a_corner_is_safe(rules, _patch):
    return replace(
        rules, captures=tuple(way for way in rules.captures if way is not captures.CORNER)
    )


@mistake("poleis", "walker-petteia")
def a_corner_is_a_trap(rules, _patch):
    return replace(rules, captures=(*rules.captures, captures.CORNER))


@mistake("lemery-petteia", "poleis", "walker-petteia")
def the_edge_captures(rules, _patch):
    return replace(rules, captures=(captures.EDGE,))


@mistake("walker-dux", "lemery-crossing")
def leaders_are_captured(rules, _patch):
    return replace(rules, captures=(captures.CUSTODIAL,))


@mistake(*VOGT)
def hoplites_wear_no_armour(rules, _patch):
    return replace(rules, captures=(classes.FOOT, *rules.captures[-1:]))


@mistake(*VOGT)
def the_hammer_must_be_heavy(rules, _patch):
    def hoplites(board, position, hammer):
        heavy = position.hoplites | position.leaders
        return classes.hoplites(board, position, hammer) if heavy >> hammer & 1 else {}

    armoured = CaptureRule(hoplites, classes.foot_landings)
    return replace(rules, captures=(classes.PELTASTS, armoured, *rules.captures[-1:]))


@mistake(*VOGT, rare=True)
def any_class_takes_the_basileus(rules, _patch):
    return replace(rules, captures=(*rules.captures[:-1], classes.ENCIRCLED))


@mistake(*VOGT)
def two_pieces_take_the_basileus(rules, _patch):
    return replace(rules, captures=(*rules.captures, captures.CUSTODIAL))


@mistake(*VOGT)
def nobody_must_capture(rules, _patch):
    return replace(rules, filters=())


@mistake("poleis", "lemery-latrunculi")
def a_placement_captures(rules, _patch):
    def place(rules, position, action):
        after, events = placing.apply_place(rules, position, action)
        mine = replace(after, side=position.side)
        caught = captures.custodial(rules.board, mine, action.square)
        return without(after, sum(caught)), events

    return replace(rules, action_effects={**rules.action_effects, Placement: place})

"""Mistakes about turned and bound pieces."""

from dataclasses import replace

from engine.actions import Move
from engine.board import bits_of
from engine.catalogue import ruleset
from engine.position import Kind
from engine.rules import action_effects, binding, leaping, movement, turning
from engine.rules.action_effects import marked, with_moved_piece, without
from engine.rules.capture_effects import removed
from tests.engine.mutants.mutant import mistake

COUNTED = action_effects.counted


@mistake("poleis")
def only_the_mover_is_turned_back(rules, _patch):
    def effect(board, position, hammer, caught):
        after, events = turning.remove_and_turn(board, position, hammer, caught)
        partners = position.marks & after.occupied & ~(1 << hammer)
        return marked(after, after.marks | partners), events

    return replace(rules, capture_effect=effect)


@mistake("poleis")
def a_vagus_moves_freely(rules, _patch):
    return replace(rules, movement={Kind.MAN: movement.SLIDE})


@mistake("poleis")
def an_attack_is_judged_after_removal(rules, _patch):
    def effect(board, position, hammer, caught):
        after, events = removed(board, position, hammer, caught)
        return turning.remove_and_turn(board, after, hammer, {})[0], events

    return replace(rules, capture_effect=effect)


@mistake("lemery-latrunculi")
def the_bound_still_bind(rules, _patch):
    other = ruleset("lemery-latrunculi(pins=all)")
    return replace(other, title=rules.title, endings=rules.endings)


@mistake("lemery-latrunculi")
def nobody_is_released(rules, patch):
    patch(binding, "release", lambda _board, position, **_holders: (position, ()))
    return rules


@mistake("lemery-latrunculi")
def traps_come_before_releases(rules, _patch):
    def apply_move(rules, position, move):
        gone = bits_of(leaping.jumped(move))
        arrived = without(with_moved_piece(position, move), gone)
        trapped = arrived.marks | sum(rules.caught(arrived, move.path[-1]))
        holders = binding.free_men
        after, _ = binding.release(rules.board, marked(arrived, trapped), holders=holders)
        tally = COUNTED(position, after)
        return action_effects.with_turn(position.side.other, after, tally), ()

    return replace(rules, action_effects={**rules.action_effects, Move: apply_move})

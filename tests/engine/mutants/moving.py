"""Mistakes about where a piece may go, and by which throw."""

from dataclasses import replace

from engine.actions import Move
from engine.position import Cue, Kind
from engine.rules import dicing, leaping, movement
from engine.ruleset import Movement
from tests.engine.mutants.mutant import LEMERY, mistake

CHAINS = leaping._chains
DICE = dicing._dice


@mistake("lemery-latrunculi", rare=True)
def a_chain_cannot_come_back(rules, patch):
    def chains(board, enemies, empty, path):
        return CHAINS(board, enemies, empty & ~(1 << path[0]), path)

    patch(leaping, "_chains", chains)
    return rules


@mistake("lemery-latrunculi")
def a_chain_must_go_on(rules, patch):
    def chains(board, enemies, empty, path):
        for move in CHAINS(board, enemies, empty, path):
            if not any(CHAINS(board, enemies, empty, move.path)):
                yield move

    patch(leaping, "_chains", chains)
    return rules


@mistake("vogt-kubeia")
def the_dice_are_swapped(rules, patch):
    patch(dicing, "_dice", lambda position: DICE(position)[::-1])
    return rules


@mistake("vogt-kubeia")
def the_basileus_goes_any_way_to_the_higher_die(rules, _patch):
    return replace(rules, movement={**rules.movement, Kind.LEADER: dicing.PELTAST})


@mistake("vogt-kubeia")
def a_double_brings_no_bonus(rules, _patch):
    def apply_move(rules, position, move):
        after, events = dicing.apply_dice_move(rules, position, move)
        return replace(after, side=position.side.other, roll=Cue.THROW), events

    return replace(rules, action_effects={**rules.action_effects, Move: apply_move})


@mistake(*LEMERY)
def a_leader_jumps_over_the_other(rules, _patch):
    def jumps(board, position, men):
        return movement.jumps(board, replace(position, leaders=0), men, run_up=True)

    return replace(
        rules, movement={**rules.movement, Kind.LEADER: Movement(jumps, movement.jump_refused)}
    )


@mistake("lemery-petteia")
def a_leader_takes_no_run_up(rules, _patch):
    return replace(rules, movement={**rules.movement, Kind.LEADER: movement.NEAR_JUMP})

"""Weights are tuned by matches: what is played, what is taken over, and what is kept of it."""

from collections import Counter
from dataclasses import replace

import pytest
import typer

from bot.arena import workers
from bot.arena.playing import play
from bot.arena.results import ResultsError
from engine.search import FEATURES, WEIGHTS, Family
from tests.bot.arena.samples import SMALL
from tests.tuning.__main__ import tune
from tests.tuning.matches import Result, Trial, climb, read, to_json, weights_of

BASE = WEIGHTS[Family.BATTLE]
FIRST = Trial(
    rulesets=(SMALL,), before=BASE, after=BASE, nodes=1, games=2, seed=1, opening=4, cap=6
)
PROOF = 8


def result(low, superiority):
    parts = {"wins": 1, "draws": 0, "losses": 1, "score": 0.5, "high": 1.0}
    return Result(low=low, superiority=superiority, **parts)


LOST, PROMISING, PROVED = result(0.1, 0.1), result(0.3, 0.9), result(0.51, 0.99)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(bare_environment):
    """Files are written here."""


@pytest.fixture
def games(monkeypatch):
    """The games that are played, in this process; Ctrl-C comes at the fifth, and at the ninth."""
    counted = []

    def play_all(listed, _jobs):
        for each in listed:
            counted.append(each)
            if len(counted) in {5, 9}:
                raise KeyboardInterrupt
            yield play(each)

    monkeypatch.setattr(workers, "play_all", play_all)
    return counted


def changes(trial):
    return [name for name in FEATURES if getattr(trial.after, name) != getattr(trial.before, name)]


def test_a_change_is_taken_over_only_where_it_wins_a_match_of_fresh_games_for_sure():
    trials = []

    def played(trial):
        """More threat is better in truth, and less freedom in the short match only."""
        trials.append(trial)
        if trial.after.threat > trial.before.threat:
            return PROMISING if trial.games == FIRST.games else PROVED
        if trial.after.freedom < trial.before.freedom and trial.games == FIRST.games:
            return PROMISING
        return LOST

    best = climb(FIRST, PROOF, played)
    assert best == replace(BASE, threat=BASE.threat + 3 + 3)
    proofs = [trial for trial in trials if trial.games == PROOF]
    assert [changes(trial) for trial in proofs] == [["threat"], ["freedom"]] * 2
    assert {trial.seed for trial in proofs} == {FIRST.seed + 1}
    assert trials[-1].before == best


def test_every_weight_that_counts_but_the_mans_is_changed_both_ways():
    trials = []
    climb(FIRST, PROOF, lambda trial: trials.append(trial) or LOST)
    changed = Counter(name for trial in trials for name in changes(trial))
    counted = {"mobility", "contact", "threat", "freedom", "danger", "chain"}
    assert changed == dict.fromkeys(counted, 4)


def test_the_weights_are_those_of_one_family():
    assert weights_of([SMALL]) is BASE
    with pytest.raises(ValueError, match="several families"):
        weights_of([SMALL, "poleis"])


def test_what_is_recorded_is_read_again(tmp_path):
    path = tmp_path / "weights.jsonl"
    changed = replace(FIRST, after=replace(BASE, threat=9))
    path.write_text(to_json(FIRST, LOST) + to_json(changed, PROVED), "utf-8")
    assert read(path) == {FIRST: LOST, changed: PROVED}


def test_a_damaged_last_line_is_cut_off_and_damage_elsewhere_refused(tmp_path):
    path = tmp_path / "weights.jsonl"
    whole = to_json(FIRST, LOST)
    path.write_text(f"{whole}{whole[:20]}", "utf-8")
    assert read(path) == {FIRST: LOST}
    assert path.read_text("utf-8") == whole
    for damaged in ("[]\n", "{}\n", '{"rulesets": 1}\n', f"x{whole}", "1\n"):
        path.write_text(f"{damaged}{whole}", "utf-8")
        with pytest.raises(ResultsError, match="line 1 is no result"):
            read(path)


def test_games_that_do_not_fit_are_refused():
    with pytest.raises(typer.BadParameter, match=r"Games come in pairs\."):
        tune(rulesets="poleis", games=3)
    with pytest.raises(typer.BadParameter, match="of several families"):
        tune(rulesets="poleis,walker-petteia")


def test_a_stopped_run_goes_on_with_the_match_that_it_was_at(games, capsys, tmp_path):
    out = tmp_path / "weights.jsonl"
    asked = {"rulesets": SMALL, "nodes": 1, "games": 2, "proof": 2, "cap": 6, "out": out}
    with pytest.raises(typer.Exit):
        tune(**asked)
    assert "goes on with the match that it was at" in capsys.readouterr().err
    first = read(out)
    assert len(first) == 2
    with pytest.raises(typer.Exit):
        tune(**asked)
    assert {*read(out)} > {*first}
    assert games[4] == games[5], "the match that was stopped is played again, no other"
    assert len({*games}) == len(games) - 1

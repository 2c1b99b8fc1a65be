"""Recount the figures of the balance from the stored games, by other rules and other formulas.

    python -m tests.bot.arena.recount balance.jsonl bot/rulebook/book/balance.csv 'poleis' ...

It plays each stored game by the naive rules (`tests/engine/naive`) and reads nothing of `bot`. For
each ruleset and strength it prints the figures that it can count, beside those of the CSV.
"""

import argparse
import csv
import json
import statistics
import sys
from pathlib import Path

from tests.engine import naive

EXACT = 1e-5


def recount(games):
    """The figures of one ruleset at one strength, from the stored games as they are read."""
    told = [replayed(game) for game in games]
    winners = [each["winner"] for each in told]
    first, second = winners.count(1) / len(games), winners.count(2) / len(games)
    reasons = [each["reason"] for each in told]
    return {
        "games": len(games),
        "first_wins": first,
        "second_wins": second,
        "draws": sum(w == 0 and r != "cap" for w, r in zip(winners, reasons, strict=True))
        / len(games),
        "timeouts": reasons.count("cap") / len(games),
        "score": first + winners.count(0) / len(games) / 2,
        "balance": 1 - abs(first - second),
        "median_plies": statistics.median(each["plies"] for each in told),
        "mean_plies": statistics.fmean(each["plies"] for each in told),
        "first_capture": statistics.median(each["first_capture"] for each in told),
        "choices": sum(each["choices"] for each in told) / sum(each["turns"] for each in told),
        "decisions": statistics.fmean(each["decisions"] for each in told),
    }


def replayed(game):
    """What one game was like; the winner is 0 for a draw."""
    state, plies, first_capture = naive.begin(naive.named(game["ruleset"])), 0, float("inf")
    turns, choices, several, all_turns = 0, 0, 0, 0
    for text in game["actions"].split():
        legal = naive.legal(state)
        assert text in legal, (game["ruleset"], text)
        if not text.startswith("roll"):
            all_turns += 1
            several += len(legal) > 1
            if plies >= game["opening"]:
                turns, choices = turns + 1, choices + len(legal)
        plies += not text.startswith(("roll", "huff", "again", "pass"))
        men = len(state.pieces)
        state = naive.play(state, text)
        if len(state.pieces) < men and first_capture > plies:
            first_capture = plies
    winner, reason = state.result or (0, "cap")
    return {
        "winner": winner,
        "reason": reason,
        "plies": plies,
        "first_capture": first_capture,
        "turns": turns,
        "choices": choices,
        "decisions": several / all_turns,
    }


def main(arguments=None):
    """Print the figures of both, and 1 if any differs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", type=Path)
    parser.add_argument("csv", type=Path)
    parser.add_argument("rulesets", nargs="+")
    asked = parser.parse_args(arguments)
    stored = [json.loads(line) for line in asked.games.read_text("utf-8").splitlines()]
    differ = 0
    for row in csv.DictReader(asked.csv.read_text("utf-8").splitlines()):
        if row["ruleset"] not in asked.rulesets:
            continue
        games = [
            game
            for game in stored
            if (game["ruleset"], game["first"]) == (row["ruleset"], f"nodes-{row['nodes']}")
        ]
        if not games:  # they were played in another run
            continue
        games.sort(key=lambda game: game["pair"])
        for name, found in recount(games[: int(row["games"])]).items():
            same = abs(found - float(row[name])) <= EXACT * max(1, abs(found))
            differ += not same
            sign = "=" if same else "DIFFERS"
            print(f"{row['ruleset']} {row['nodes']} {name}: {found:.6g} {sign} {row[name]}")  # noqa: T201 - a command
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())

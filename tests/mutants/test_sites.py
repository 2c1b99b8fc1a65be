"""A mutant is the file with one mistake in it, and draws are repeated by their seed."""

import ast
from pathlib import Path

from tests.affected import ROOT
from tests.mutants.sites import KINDS, draw, mutants_of

SOURCE = """
def settle(connection, name, tries):
    if not name:
        return None
    if tries < 3:
        tries += 1
    connection.execute("é", name)
    connection.execute(
        tries,
    )
    notify(name)
"""


def mutated():
    """The lines that each mutant changes, by its kind."""
    path, lines = Path("settle.py"), set(SOURCE.splitlines())
    return [
        (
            mutant.kind,
            *[line.strip() for line in mutant.apply(SOURCE).splitlines() if line not in lines],
        )
        for mutant in mutants_of(path, SOURCE)
    ]


def test_each_kind_of_mistake_is_made():
    assert sorted(mutated()) == [
        ("comparison turned", "if (tries) <= (3):"),
        ("guard dropped", "if False:"),
        ("notification not sent", "None"),
        ("transaction split", "connection.commit()"),
    ]


def test_a_mutant_of_the_bot_can_be_parsed():
    for mutant in draw(ROOT, "bot/storage", "petteia", 200, 40):
        source = (ROOT / mutant.path).read_text("utf-8")
        changed = mutant.apply(source)
        assert changed != source, mutant
        ast.parse(changed)


def test_a_seed_draws_as_many_of_each_kind_and_the_same_again():
    drawn = draw(ROOT, "bot", "petteia", 40, 8)
    assert [mutant.kind for mutant in drawn] == [kind for kind in KINDS for _ in range(2)]
    assert drawn == draw(ROOT, "bot", "petteia", 40, 8)
    assert drawn != draw(ROOT, "bot", "agora", 40, 8)

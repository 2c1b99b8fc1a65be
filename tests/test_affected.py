"""A change leads to the tests that depend on it, nearest first."""

import pytest

from tests.affected import ROOT, ImportGraph, is_slow
from tests.quick import nearest


@pytest.fixture(scope="module")
def graph():
    return ImportGraph()


def names(tests):
    return [str(path.relative_to(ROOT)) for path in tests]


def test_the_test_that_mirrors_a_module_comes_first(graph):
    found = names(graph.tests_of([ROOT / "bot/core/matches/clocks.py"]))
    assert found[0] == "tests/bot/core/matches/test_clocks.py"
    assert "tests/e2e/test_across.py" in found


def test_a_module_that_nothing_uses_leads_to_no_test(graph):
    assert graph.tests_of([ROOT / "bot/no_such_module.py"]) == []


def test_a_text_leads_to_the_tests_of_the_package_that_it_lies_in(graph):
    found = names(graph.tests_of([ROOT / "bot/i18n/en/search/asking.ftl"]))
    assert "tests/bot/i18n/test_completeness.py" in found


def test_a_shared_fixture_leads_to_the_tests_below_its_folder(graph):
    found = names(graph.tests_of([ROOT / "tests/bot/frontends/web/conftest.py"]))
    assert "tests/bot/frontends/web/test_sign_in.py" in found
    assert "tests/engine/test_board.py" not in found


def test_a_changed_test_runs_itself_though_it_is_slow():
    journey = ROOT / "tests/e2e/test_across.py"
    assert is_slow(journey)
    assert nearest([journey]) == [journey]
    assert not any(map(is_slow, nearest([ROOT / "bot/app.py"])))

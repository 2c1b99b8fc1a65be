"""`petteia ask`: the door of the rulebook from the command line."""

import json

from bot.cli.main import status


def asked(capsys, *arguments):
    code = status(["ask", *arguments])
    return code, capsys.readouterr()


def test_a_question_is_answered_with_tags_and_scores(capsys):
    code, said = asked(capsys, "can a man in the corner be taken", "--ruleset", "walker-petteia")
    assert code == 0
    first, *rows = said.out.splitlines()
    assert first == "answer: walker-petteia:capture.corner+edge"
    scores = [float(row.split()[0]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    assert rows[0].split()[1] == "walker-petteia:capture.corner+edge"


def test_json_has_the_command_and_what_else_was_found(capsys):
    _, said = asked(capsys, "come mi arrendo", "--language", "it", "--json")
    found = json.loads(said.out)
    assert found["answer"] == found["found"][0]["tag"] == "guide:resign"
    assert found["found"][0].keys() == {"tag", "score", "text"}


def test_a_question_without_an_answer_has_none(capsys):
    _, said = asked(capsys, "how do i castle", "--json")
    assert json.loads(said.out)["answer"] is None


def test_the_game_that_is_named_in_the_question_answers(capsys):
    _, said = asked(capsys, "what do doubles do in kubeia", "--ruleset", "walker-dux")
    assert said.out.startswith("answer: vogt-kubeia:move.zeus\n")


def test_a_wrong_game_or_language_is_said_in_a_line(capsys):
    for wrong in (("--ruleset", "nothing"), ("--language", "xx")):
        code, said = asked(capsys, "corner", *wrong)
        assert code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1

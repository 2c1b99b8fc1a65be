"""`petteia dice verify`: a record in a file or on standard input, and what cannot be checked."""

import io
import sys
from dataclasses import replace

import pytest

from bot.cli.main import status
from engine.record import write_record
from tests.bot.sealed_records import TAGS, tampered, transcript


def verify(tmp_path, text):
    file = tmp_path / "record.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return status(["dice", "verify", str(file)])


def test_a_record_whose_throws_agree(capsys, tmp_path):
    assert verify(tmp_path, write_record(transcript(taken_at=(3, 8)))) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "Throws that agree with the seed: 40 of 40."
    assert (len(out.splitlines()), err) == (3, "")


def test_a_record_with_a_throw_that_was_chosen(capsys, tmp_path):
    assert verify(tmp_path, write_record(transcript(dice=tampered(10)))) == 1
    out, err = capsys.readouterr()
    assert "threw 6 and 6; the seed gives" in out.splitlines()[1]
    assert err == ""


def test_a_record_comes_over_standard_input_too(capsys, monkeypatch):
    record = io.BytesIO(write_record(transcript()).encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(record))
    assert status(["dice", "verify", "-"]) == 0
    out, err = capsys.readouterr()
    assert "Throws that agree with the seed:" in out
    assert err == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "This record cannot be read. Line 1: the tag Ruleset is missing"),
        ("hello", "the tag Ruleset is missing"),
        (b"\xff\xfe\x00", "the tag Ruleset is missing"),
        (b"\0" * 2_000_000, "the text is too long"),
        ('[Ruleset "chess"]\n[Result "*"]', "there is no game “chess”."),
        ('[Ruleset "vogt-kubeia"]\n[Result "*"]\n1) 63 a1-a9', "Move 1, line 3"),
        (write_record(replace(transcript(4), tags={})), "the record has no tag Match"),
        (
            write_record(replace(transcript(4), tags={"Match": TAGS["Match"]})),
            "the record has no Seed tag. Ask for the record again when the match is over",
        ),
    ],
)
def test_what_cannot_be_checked_is_told_in_one_line(capsys, tmp_path, text, problem):
    assert verify(tmp_path, text) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"petteia: {tmp_path}/record.txt: ")
    assert problem in err


@pytest.mark.parametrize(
    ("name", "problem"), [("none.txt", "No such file or directory"), (".", "Is a directory")]
)
def test_a_file_that_cannot_be_read_is_told_in_one_line(capsys, tmp_path, name, problem):
    assert status(["dice", "verify", str(tmp_path / name)]) == 2
    assert capsys.readouterr() == ("", f"petteia: {tmp_path / name}: {problem}\n")

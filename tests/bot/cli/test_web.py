"""`petteia web`: the key for notifications."""

import stat

import pytest

from bot.cli.main import status
from bot.frontends.web.push import public_key, signer

pytestmark = pytest.mark.usefixtures("bare_environment")


def test_a_key_is_written_for_its_owner_alone(tmp_path, capsys):
    file = tmp_path / "push.key"
    assert status(["web", "vapid", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(public_key(signer(file.read_text().strip()))) == 87
    assert f'push_key_file = "{file}"' in capsys.readouterr().out


def test_a_key_that_is_there_is_left_alone(tmp_path, capsys):
    file = tmp_path / "push.key"
    file.write_text("precious")
    assert status(["web", "vapid", str(file)]) == 2
    assert file.read_text() == "precious"
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_named(tmp_path, capsys):
    file = tmp_path / "missing" / "push.key"
    assert status(["web", "vapid", str(file)]) == 1
    assert str(file) in capsys.readouterr().err

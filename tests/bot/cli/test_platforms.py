"""`petteia web`: the key for notifications; `petteia discord`: the emoji of the pieces."""

import stat

import pytest

from bot.cli.main import status
from bot.frontends.discord import emoji
from bot.frontends.web.push import public_key, signer
from render import ICONS

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


@pytest.fixture
def token(bare_environment, monkeypatch):
    """A token in the configuration."""
    del bare_environment
    monkeypatch.setenv("PETTEIA_DISCORD__TOKEN", "a.b.c")


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize(
    ("error", "code"),
    [
        (emoji.EmojiError("refused", is_wrong_use=True), 2),
        (emoji.EmojiError("away"), 1),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(monkeypatch, capsys, error, code):
    async def fail(*_given):
        raise error

    monkeypatch.setattr(emoji, "upload_emoji", fail)
    assert status(["discord", "emoji"]) == code
    assert capsys.readouterr().err == f"petteia: {error}\n"


@pytest.mark.usefixtures("token")
def test_the_command_says_in_one_line_what_was_done(monkeypatch, capsys):
    async def make(_token, _base_url, _proxy, progress):
        progress(0, 18)
        return 4

    monkeypatch.setattr(emoji, "upload_emoji", make)
    assert status(["discord", "emoji"]) == 0
    assert capsys.readouterr() == (
        f"Uploaded 4 emoji; {len(ICONS) - 4} were there. Restart Petteia to see them.\n",
        "",
    )


def test_without_a_token_it_is_wrong_use(capsys):
    assert status(["discord", "emoji"]) == 2
    assert capsys.readouterr().err.count("\n") == 1

"""Files with secrets in them that other users can read or change are told of."""

import shutil
import tempfile
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import app
from bot.cli import doctor
from bot.config.reading import load
from bot.operations import secret_files
from bot.operations.database_setup import StartError

TOKEN = "12345:a-token-that-is-made-up"


@pytest.fixture
def folder(bare_environment):  # noqa: ARG001  # for what it does
    """A folder that others can reach, unlike pytest's own."""
    path = Path(tempfile.mkdtemp()).resolve()
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


@pytest.fixture
def found(folder):
    """A function that writes a configuration of some mode and examines what is configured."""

    def found(text, mode):
        file = folder / "config.toml"
        file.write_text(f'[database]\nurl = "sqlite:///{folder}/petteia.db"\n{text}', "utf-8")
        file.chmod(mode)
        return doctor.check_file_modes(file, load(file))

    return found


@pytest.mark.parametrize("secret", ["[telegram]\ntoken", "[discord]\ntoken", "[web]\ninvitation"])
def test_a_secret_that_others_can_read_is_told_with_the_cure(folder, found, secret):
    for mode in (0o644, 0o604, 0o602, 0o777):
        [finding] = found(f'{secret} = "{TOKEN}"', mode)
        assert "Other users can read or change" in finding.sentence, oct(mode)
        assert finding.advice == f"Close it to them: chmod 600 {folder}/config.toml"
        assert TOKEN not in finding.sentence


@pytest.mark.parametrize(
    ("text", "mode"),
    [
        (f'[telegram]\ntoken = "{TOKEN}"', 0o600),
        (f'[telegram]\ntoken = "{TOKEN}"', 0o640),
        ("[web]\nport = 9000", 0o644),
    ],
    ids=["owner", "group", "nothing-secret"],
)
def test_what_is_closed_or_holds_no_secret_is_well(found, text, mode):
    assert found(text, mode) == (doctor.FILES_CLOSED,)


def test_a_secret_of_the_environment_does_not_stand_in_the_file(found, monkeypatch):
    monkeypatch.setenv("PETTEIA_TELEGRAM__TOKEN", TOKEN)
    assert found("", 0o644) == (doctor.FILES_CLOSED,)


def test_a_file_that_others_cannot_reach_is_well(folder, found):
    folder.chmod(0o700)
    assert found(f'[telegram]\ntoken = "{TOKEN}"', 0o644) == (doctor.FILES_CLOSED,)


def test_a_database_that_others_can_read_is_told(folder, found):
    (folder / "petteia.db").touch()
    (folder / "petteia.db").chmod(0o644)
    [finding] = found("", 0o600)
    assert finding.advice == f"Close it to them: chmod 600 {folder}/petteia.db"


async def test_the_doctor_tells_it(folder, found, monkeypatch, free_port):
    monkeypatch.setenv("PETTEIA_WEB__PORT", str(free_port))
    invitation = f'[web]\ninvitation = "{TOKEN}"'
    for mode, ok in ((0o644, False), (0o600, True)):
        found(invitation, mode)
        checks = {check.name: check for check in await doctor.examine(folder / "config.toml")}
        assert checks["file modes"].ok is ok


async def test_a_bot_that_starts_warns_of_it_once(folder, found, monkeypatch):
    found(f'[web]\ninvitation = "{TOKEN}"', 0o644)
    monkeypatch.setattr(app, "set_up_logs", lambda *_: None)
    monkeypatch.setattr(app, "front_ends", lambda *_: ())
    config = folder / "config.toml"
    with capture_logs() as logs, pytest.raises(StartError):
        await app.run(load(config), lambda _: None, config=config)
    [line] = [line for line in logs if line["event"] == "file_open_to_others"]
    assert (line["log_level"], line["file"]) == ("warning", str(config))
    assert TOKEN not in str(logs)


@pytest.mark.parametrize(
    ("section", "key"),
    [
        *(("telegram", "token"), ("telegram", "webhook_secret"), ("discord", "token")),
        ("web", "invitation"),
    ],
)
def test_a_file_with_a_secret_that_others_can_read_is_told_with_the_cure(
    folder, found, section, key
):
    secret = folder / "secret"
    secret.write_text("a-token-that-is-made-up", encoding="utf-8")
    text = f'[{section}]\n{key}_file = "{secret}"'
    secret.chmod(0o644)
    [finding] = found(text, 0o600)
    assert finding.sentence == (
        f"Other users can read or change {secret}, and it is the {key}_file of [{section}]."
    )
    assert finding.advice == f"Close it to them: chmod 600 {secret}"
    secret.chmod(0o600)
    assert found(text, 0o600) == (doctor.FILES_CLOSED,)


def test_a_secret_that_a_container_was_given_is_left_alone(folder, found, monkeypatch):
    secret = folder / "secret"
    secret.write_text("a-token-that-is-made-up", encoding="utf-8")
    secret.chmod(0o644)
    monkeypatch.setattr(secret_files, "_is_mounted_read_only", lambda path: path == secret)
    assert found(f'[discord]\ntoken_file = "{secret}"', 0o600) == (doctor.FILES_CLOSED,)

import re
import tomllib
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config.reading import ConfigError, Settings, config_file, load
from bot.config.settings import SECTIONS

EXAMPLE = Path(__file__).parents[3] / "config.example.toml"
pytestmark = pytest.mark.usefixtures("bare_environment")
SECRET = "a long invitation"
HOST_ALLOWED = (
    "[web] host must be an address, a host name, * for all addresses, or unix: and the path of a "
    "socket, such as unix:/run/petteia/web.sock"
)
LOG_KEYS = "there are level, format, sentry_dsn, sentry_dsn_file"
NO_SECTION = (
    "is no section; there are database, web, discord, telegram, limits, computer, assistant, "
    "moderation, operating, log"
)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "petteia.toml"


def refusal(file, text):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        load(file)
    return str(caught.value).removeprefix(f"{file}: ")


def test_without_a_file_the_defaults_hold():
    settings = load()
    assert settings == Settings()
    assert settings.database.url == "sqlite:///data/petteia.db"
    assert (settings.web.enabled, settings.web.host, settings.web.port) == (True, "127.0.0.1", 8080)
    assert (settings.log.level, settings.log.format) == ("info", "text")


def test_the_example_says_exactly_the_defaults():
    assert load(EXAMPLE) == load()


def test_the_example_covers_every_key():
    text = EXAMPLE.read_text(encoding="utf-8")
    shown = tomllib.loads(re.sub(r"^#(?=\w+ = )", "", text, flags=re.MULTILINE))
    assert {section: set(keys) for section, keys in shown.items()} == {
        section: set(model.model_fields) for section, model in SECTIONS.items()
    }


def test_the_sections_are_those_of_the_settings():
    assert {name: field.annotation for name, field in Settings.model_fields.items()} == SECTIONS


def test_a_file_is_read(file):
    file.write_text('[web]\nport = 9000\n[log]\nformat = "json"\n', encoding="utf-8")
    settings = load(file)
    assert (settings.web.port, settings.log.format) == (9000, "json")


def test_an_environment_variable_wins_over_the_file_key_by_key(file, monkeypatch):
    file.write_text("[web]\nport = 9000\nenabled = false\n", encoding="utf-8")
    monkeypatch.setenv("PETTEIA_WEB__PORT", "9001")
    settings = load(file)
    assert (settings.web.port, settings.web.enabled) == (9001, False)


def test_an_empty_environment_variable_counts_as_none(monkeypatch):
    monkeypatch.setenv("PETTEIA_WEB__PORT", "")
    assert load().web.port == 8080


def test_variables_that_are_no_settings_of_a_section_are_left_alone(monkeypatch):
    monkeypatch.setenv("PETTEIA_REQUIRE_SERVICES", "1")
    assert load() == Settings()


def test_the_file_is_the_named_one_else_the_environments_else_the_one_that_is_there(monkeypatch):
    assert config_file() is None
    Path("config.toml").touch()
    assert config_file() == Path("config.toml")
    monkeypatch.setenv("PETTEIA_CONFIG", "other.toml")
    assert config_file() == Path("other.toml")
    assert config_file(Path("named.toml")) == Path("named.toml")


def test_settings_are_frozen():
    with pytest.raises(ValidationError):
        load().web.port = 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[web]\nport = 99999", "[web] port must be a whole number from 1 to 65535"),
        ('[web]\nport = "many"', "[web] port must be a whole number from 1 to 65535"),
        ("[web.port]\nx = 1", "[web] port must be a whole number from 1 to 65535"),
        ('[web]\nenabled = "perhaps"', "[web] enabled must be true or false"),
        ('[web]\nhost = ""', HOST_ALLOWED),
        ('[log]\nlevel = "loud"', "[log] level must be debug, info, warning or error"),
        ('[log]\nformat = "xml"', "[log] format must be text or json"),
        ("web = 3", "[web] must be a section of keys"),
        (
            "[wbe]\nport = 1",
            f"[wbe] {NO_SECTION}",
        ),
        (
            "port = 1",
            f"[port] {NO_SECTION}",
        ),
        (
            "[log]\nlevle = 1",
            f"[log] levle is no setting; {LOG_KEYS}",
        ),
        (
            '[log]\n"a\\nb" = 1',
            rf"[log] a\nb is no setting; {LOG_KEYS}",
        ),
    ],
)
def test_a_wrong_key_or_value_is_told_in_one_line_with_what_is_allowed(file, text, line):
    assert refusal(file, text) == line


@pytest.mark.parametrize(
    "url",
    [
        "mysql://host/name",
        "data.db",
        "sqlite://",
        "sqlite:///",
        "sqlite://x.db",
        "sqlite:///:memory:",
        "postgresql://",
        "postgresql:///name",
        "postgresql://host",
        "postgresql://[::1/name",
    ],
)
def test_a_database_is_a_file_of_sqlite_or_a_server_of_postgresql(file, url):
    allowed = "sqlite:///FILE or postgresql://USER@HOST/DATABASE"
    assert refusal(file, f'[database]\nurl = "{url}"') == f"[database] url must be {allowed}"


@pytest.mark.parametrize("url", ["sqlite:///a.db", "sqlite:////srv/a.db", "postgresql://u:p@h:1/d"])
def test_both_kinds_of_database_are_taken(monkeypatch, url):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url)
    assert load().database.url == url


@pytest.mark.parametrize(
    ("text", "where"),
    [("[web]\nport = 1\nport = 2", "line 3"), ("[web\n", "line 1"), ("[web]\nport =", "line 2")],
)
def test_broken_toml_is_told_with_its_line(file, text, where):
    message = refusal(file, text)
    assert message.startswith("is not valid TOML: ")
    assert where in message


def test_a_file_that_is_not_text_or_not_there_is_told(file, tmp_path):
    file.write_bytes(b"\xff\xfe")
    for path, problem in [
        (file, "is not UTF-8 text"),
        (tmp_path / "none.toml", "cannot be read: No such file or directory"),
        (tmp_path, "cannot be read: Is a directory"),
    ]:
        with pytest.raises(ConfigError) as caught:
            load(path)
        assert str(caught.value) == f"{path}: {problem}"


@pytest.mark.parametrize(
    ("name", "value", "cure"),
    [
        ("PETTEIA_WEB__PORT", "abc", "must be a whole number from 1 to 65535"),
        ("petteia_web__port", "abc", "must be a whole number from 1 to 65535"),
        ("PETTEIA_LOG__LEVLE", "1", "is no setting; there are PETTEIA_LOG__LEVEL, PETTEIA_LOG__F"),
        ("PETTEIA_LOG", "{", "is no setting; there are PETTEIA_LOG__LEVEL, PETTEIA_LOG__FORMAT"),
        (
            "PETTEIA_LGO__LEVEL",
            "info",
            "is no setting; there are PETTEIA_DATABASE__KEY, PETTEIA_WE",
        ),
        ("PETTEIA_WEB__HOST", "0.0.0.0", "must be 127.0.0.1, ::1 or localhost while there is no"),
    ],
)
def test_a_wrong_environment_variable_is_named(monkeypatch, name, value, cure):
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError) as caught:
        load()
    assert str(caught.value).startswith(f"environment variable {name.upper()} {cure}")


@pytest.mark.parametrize("shards", ["", "shards = 2\n"])
@pytest.mark.parametrize("ids", ["[2]", "[0, 0]", "[-1]", '["one"]', "3"])
def test_shards_that_there_are_not_are_refused(file, shards, ids):
    message = refusal(file, f"[discord]\n{shards}shard_ids = {ids}")
    assert message.startswith("[discord] shard_ids must be a list of different whole numbers")


def test_over_http_there_are_no_shards(file):
    key = "0123456789abcdef" * 4
    file.write_text(f'[discord]\npublic_key = "{key}"', encoding="utf-8")
    assert load(file).discord.interactions_address == "http://127.0.0.1:8082"
    message = refusal(file, f'[discord]\nshards = 2\npublic_key = "{key}"')
    assert message.startswith("[discord] shards must be left out")
    for wrong in (key[1:], f"g{key[1:]}", f"{key}0"):
        message = refusal(file, f'[discord]\npublic_key = "{wrong}"')
        assert message.startswith("[discord] public_key must be the Public Key")


def test_shards_are_named_in_the_file_and_in_the_environment(file, monkeypatch):
    file.write_text("[discord]\nshards = 4\nshard_ids = [0, 3]", encoding="utf-8")
    assert load(file).discord.shard_ids == (0, 3)
    monkeypatch.setenv("PETTEIA_DISCORD__SHARD_IDS", "[1]")
    assert load(file).discord.shard_ids == (1,)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_on_loopback_no_invitation_is_needed(monkeypatch, host):
    monkeypatch.setenv("PETTEIA_WEB__HOST", host)
    assert load().web.is_local


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.2", "petteia.example.org"])
def test_any_other_address_needs_an_invitation(monkeypatch, file, host):
    assert "while there is no invitation" in refusal(file, f'[web]\nhost = "{host}"')
    monkeypatch.setenv("PETTEIA_WEB__INVITATION", SECRET)
    assert not load(file).web.is_local


def test_a_web_chat_that_is_off_may_name_any_address(file):
    file.write_text('[web]\nenabled = false\nhost = "::"', encoding="utf-8")
    assert not load(file).web.enabled


def test_a_public_address_needs_an_invitation(monkeypatch, file):
    text = '[web]\npublic_url = "https://petteia.example.org/"'
    assert "while there is no invitation" in refusal(file, text)
    monkeypatch.setenv("PETTEIA_WEB__INVITATION", SECRET)
    file.write_text(text, encoding="utf-8")
    assert load(file).web.public_url == "https://petteia.example.org"
    for wrong in (
        "petteia",
        "https://e.example/a?b",
        "https://e.example/a/../b",
        "ftp://e.example",
    ):
        assert "public_url must be the address" in refusal(file, f'[web]\npublic_url = "{wrong}"')
    file.write_text('[web]\npublic_url = "https://example.org/games/petteia/"', encoding="utf-8")
    assert load(file).web.public_url == "https://example.org/games/petteia"


def test_a_unix_socket_is_named_by_its_path_and_needs_a_public_address(file):
    for wrong in ("unix:", "unix:web.sock", f"unix:/{'x' * 107}"):
        assert "host must be an address" in refusal(file, f'[web]\nhost = "{wrong}"')
    text = '[web]\nhost = "unix:/run/petteia/web.sock"\n'
    assert "public_url must be set where host is" in refusal(file, text)
    file.write_text(f'{text}public_url = "https://e.example"\ninvitation = "{SECRET}"', "utf-8")
    assert load(file).web.is_local


def test_a_short_invitation_is_refused_and_not_repeated(file):
    message = refusal(file, '[web]\ninvitation = "open sesame"')
    assert message == "[web] invitation must be a secret of at least 12 characters"


def test_an_invitation_may_be_a_file(file, tmp_path):
    (tmp_path / "secret").write_text(f"{SECRET}\n", encoding="utf-8")
    file.write_text('[web]\ninvitation_file = "secret"', encoding="utf-8")
    assert load(file).web.invitation.get_secret_value() == SECRET


@pytest.mark.parametrize(
    ("keys", "cure"),
    [
        ('invitation_file = "nowhere"', "the path of a text file that can be read"),
        ('invitation_file = "bytes"', "the path of a text file that can be read"),
        ("invitation_file = 7", "the path of a text file that can be read"),
        ('invitation_file = "short"', "a file that holds at least 12 characters"),
        (f'invitation = "{SECRET}"\ninvitation_file = "short"', "left out where invitation is set"),
    ],
)
def test_a_wrong_invitation_file_is_told(file, tmp_path, keys, cure):
    (tmp_path / "short").touch()
    (tmp_path / "bytes").write_bytes(b"\xff")
    assert refusal(file, f"[web]\n{keys}") == f"[web] invitation_file must be {cure}"


def test_secrets_do_not_show_in_what_is_logged(monkeypatch):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", "postgresql://user:hidden@host/name")
    monkeypatch.setenv("PETTEIA_WEB__INVITATION", SECRET)
    settings = load()
    assert "hidden" not in repr(settings)
    assert SECRET not in f"{settings!r} {settings.model_dump_json()}"


def test_all_secrets_are_known(monkeypatch, tmp_path):
    (tmp_path / "token").write_text("from-a-file\n", encoding="utf-8")
    for name, value in {
        "DATABASE__URL": "postgresql://user:hid%40den@host/name?password=asked",
        "WEB__INVITATION": SECRET,
        "DISCORD__TOKEN_FILE": str(tmp_path / "token"),
        "TELEGRAM__TOKEN": "42:AAH",
        "TELEGRAM__WEBHOOK_SECRET": "knock-knock",
    }.items():
        monkeypatch.setenv(f"PETTEIA_{name}", value)
    assert load().secrets == {
        *("hid%40den", "hid@den", "asked", SECRET, "from-a-file", "42:AAH", "AAH", "knock-knock")
    }


def test_without_secrets_none_are_known():
    assert load().secrets == set()


@pytest.mark.parametrize("platform", ["telegram", "discord"])
def test_the_address_and_the_proxy_are_checked_and_the_password_is_a_secret(file, platform):
    wrong = {
        'base_url = "platform.example"': "base_url",
        'base_url = "https://platform.example/?x=1"': "base_url",
        'proxy = "socks5://proxy.example:1080"': "proxy",
        'proxy = "proxy.example:3128"': "proxy",
    }
    for text, key in wrong.items():
        assert key in refusal(file, f"[{platform}]\n{text}\n"), text
    proxy = "http://me:open%20sesame@proxy.example:3128"
    text = f'[{platform}]\nproxy = "{proxy}"\nbase_url = "https://platform.example/api/"\n'
    file.write_text(text, encoding="utf-8")
    settings = load(file)
    assert getattr(settings, platform).base_url == "https://platform.example/api"
    assert {proxy, "open%20sesame", "open sesame"} <= settings.secrets
    assert "sesame" not in repr(settings)


def test_a_byte_order_mark_of_an_editor_is_no_part_of_the_file(file):
    file.write_text("\ufeff[web]\nport = 8123\n", encoding="utf-8")
    assert load(file).web.port == 8123


@pytest.mark.parametrize(
    ("before", "after"), [("\ufeff", "\r\n"), ("\u200b", "\u200d\u2060"), ("\xa0", " \u200e")]
)
def test_what_cannot_be_seen_around_a_secret_is_no_part_of_it(
    file, tmp_path, monkeypatch, before, after
):
    (tmp_path / "secret").write_bytes(f"{before}{SECRET}{after}".encode())
    file.write_text("[web]\ninvitation_file = 'secret'", encoding="utf-8")
    monkeypatch.setenv("PETTEIA_TELEGRAM__TOKEN", f"{before}42:AAH{after}")
    monkeypatch.setenv("PETTEIA_DISCORD__TOKEN", before)
    settings = load(file)
    assert settings.web.invitation.get_secret_value() == SECRET
    assert settings.telegram.token.get_secret_value() == "42:AAH"
    assert settings.discord.token.get_secret_value() == ""


def test_a_single_underscore_between_section_and_key_is_told(monkeypatch):
    monkeypatch.setenv("PETTEIA_TELEGRAM_TOKEN", "1:x")
    with pytest.raises(ConfigError, match="PETTEIA_TELEGRAM__TOKEN"):
        load()

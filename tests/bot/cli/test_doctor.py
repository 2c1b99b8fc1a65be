import io
import socket
import sqlite3
import sys
from contextlib import closing

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from rich.console import Console

from bot.cli import doctor
from bot.config.bots import Discord
from bot.config.settings import Database, Operating, Settings, Telegram, Web
from bot.core.notifications.platform import Finding
from bot.frontends import discord, telegram
from bot.http_server.unix_sockets import unix_listener
from bot.storage import Code, sqlite
from bot.storage.revisions import latest, oldest_code


@pytest.fixture(autouse=True)
def _free_place(bare_environment, monkeypatch, free_port):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PETTEIA_WEB__PORT", str(free_port))


async def checks(file=None):
    return {check.name: check for check in await doctor.examine(file)}


async def test_on_a_new_machine_all_is_well_and_nothing_is_touched(tmp_path):
    found = await checks()
    assert [check for check in found.values() if not check.ok] == []
    assert "the first start makes it" in found["database"].sentence
    assert list(tmp_path.iterdir()) == []


async def test_a_wrong_configuration_is_repeated_and_ends_the_examination(tmp_path):
    file = tmp_path / "petteia.toml"
    file.write_text("[web]\nprot = 1", encoding="utf-8")
    found = await checks(file)
    assert not found["configuration"].ok
    assert "[web] prot is no setting" in found["configuration"].sentence
    assert "database" not in found


async def test_a_good_configuration_is_named(tmp_path):
    file = tmp_path / "petteia.toml"
    file.touch()
    assert (await checks(file))["configuration"].sentence == f"{file} is in order."


async def test_a_file_that_is_no_database_is_told_and_left_as_it_was(monkeypatch, tmp_path):
    file = tmp_path / "petteia.db"
    file.write_bytes(b"this is a diary, not a database" * 100)
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{file}")
    check = (await checks())["database"]
    assert check.sentence.startswith("It is not a sound database; it was left as it is.")
    assert "backup" in check.advice
    assert file.read_bytes().startswith(b"this is a diary")


async def test_a_database_that_somebody_else_has_locked_is_told(monkeypatch, tmp_path):
    file = tmp_path / "petteia.db"
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{file}")
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("BEGIN EXCLUSIVE")
        check = (await checks())["database"]
    other.close()
    assert check.sentence.startswith("Another program has it locked.")


async def test_which_versions_can_use_the_database_is_told(monkeypatch, sqlite_file):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{sqlite_file}")
    own = latest()
    range_ = f"for Petteia of {oldest_code(own)} or later; this is {own})"
    check = (await checks())["database"]
    assert check.sentence == f"It is there, and of this version. (revision {own}, {range_}"
    with closing(sqlite3.connect(sqlite_file)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9001'")
    check = (await checks())["database"]
    assert check.ok
    assert check.sentence.startswith("It is of a newer version, and this one can use it.")
    assert check.sentence.endswith(f"(revision 9001, {range_}")


async def test_a_server_that_does_not_answer_is_told(monkeypatch, free_port):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"postgresql://me@127.0.0.1:{free_port}/none")
    found = await checks()
    assert found["database"].sentence.startswith("It cannot be reached.")
    assert "data directory" not in found


def test_a_data_directory_that_is_a_file_cannot_be_written(tmp_path):
    (tmp_path / "data").touch()
    (check,) = doctor.check_directory(f"sqlite:///{tmp_path}/data/petteia.db")
    assert check.sentence == f"{tmp_path}/data cannot be written."
    assert str(tmp_path / "data") in check.advice


async def test_a_port_of_another_program_is_told():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        check = doctor.check_web(Web(port=port), serving=False)
    assert check.sentence == f"Port {port} on 127.0.0.1 is in use by another program."
    assert "PETTEIA_WEB__PORT" in check.advice


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("<title>Petteia</title>", "A Petteia is running at"),
        ("<title>Tulips</title>", "is in use by another program"),
    ],
)
async def test_a_petteia_that_runs_is_told_from_another_page(monkeypatch, page, sentence):
    async def answer(_request):
        return web.Response(text=page, content_type="text/html")

    site = web.Application()
    site.router.add_get("/", answer)
    async with TestServer(site, host="127.0.0.1") as server:
        monkeypatch.setenv("PETTEIA_WEB__PORT", str(server.port))
        assert sentence in (await checks())["web chat"].sentence


async def test_the_page_for_operators_is_looked_at_where_there_is_one(monkeypatch, free_port):
    assert "page for operators" not in await checks()
    monkeypatch.setenv("PETTEIA_OPERATING__PORT", str(free_port))
    check = (await checks())["page for operators"]
    assert (check.ok, check.sentence) == (True, f"http://127.0.0.1:{free_port}/healthz is free.")


@pytest.mark.parametrize(
    ("page", "sentence"),
    [({"front_ends": {}}, "A Petteia shows it at"), ({}, "is in use by another program")],
)
async def test_a_page_for_operators_is_told_from_another_program(monkeypatch, page, sentence):
    async def answer(_request):
        return web.json_response(page)

    site = web.Application()
    site.router.add_get("/healthz", answer)
    async with TestServer(site, host="127.0.0.1") as server:
        monkeypatch.setenv("PETTEIA_OPERATING__PORT", str(server.port))
        check = (await checks())["page for operators"]
    assert sentence in check.sentence
    assert check.ok or "PETTEIA_OPERATING__PORT" in check.advice


def test_a_host_that_is_not_here_is_told():
    check = doctor.check_web(Web(host="no..host", enabled=True, invitation="x" * 12), serving=False)
    assert check.sentence == "no..host is no address of this machine."


def test_with_the_web_chat_off_nothing_would_run():
    assert not doctor.check_web(Web(enabled=False), serving=False).ok


async def test_the_platforms_are_asked_about_their_tokens(monkeypatch):
    asked = []

    def answering(sentence, advice):
        async def examine(*given):
            asked.append(given)
            return (Finding(sentence, advice),)

        return examine

    monkeypatch.setattr(discord, "examine", answering("The token works.", ""))
    monkeypatch.setattr(telegram, "examine", answering("It is unknown.", "Ask for another."))
    monkeypatch.setenv("PETTEIA_DISCORD__TOKEN", "one")
    monkeypatch.setenv("PETTEIA_DISCORD__BASE_URL", "http://127.0.0.1:8080/api/v10")
    monkeypatch.setenv("PETTEIA_TELEGRAM__TOKEN", "two")
    monkeypatch.setenv("PETTEIA_TELEGRAM__BASE_URL", "http://127.0.0.1:8081/")
    monkeypatch.setenv("PETTEIA_TELEGRAM__PROXY", "http://proxy:3128")
    monkeypatch.setenv("PETTEIA_WEB__ENABLED", "false")
    found = await checks()
    assert asked == [
        ("one", "http://127.0.0.1:8080/api/v10", "", ""),
        ("two", "http://127.0.0.1:8081", "http://proxy:3128", ""),
    ]
    monkeypatch.setenv("PETTEIA_DISCORD__PUBLIC_KEY", "ab" * 32)
    await checks()
    assert asked[2][3:] == ("", "ab" * 32, "http://127.0.0.1:8082", "")
    assert found["Discord"].ok
    assert found["Telegram"].advice == "Ask for another."
    assert found["web chat"].ok


def test_an_old_python_is_told(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 9))
    assert doctor.check_python().advice == "Install Python 3.11 or later."


@pytest.mark.parametrize(
    ("limit", "advice"),
    [
        (None, ""),  # no container
        ("max", ""),
        ("300000000", ""),
        ("299999999", "300 MB"),
    ],
)
def test_a_container_with_little_memory_is_told(monkeypatch, tmp_path, limit, advice):
    monkeypatch.setattr("os.sysconf", {"SC_PHYS_PAGES": 10**6, "SC_PAGE_SIZE": 4096}.get)
    file = tmp_path / "memory.max"
    if limit:
        file.write_text(f"{limit}\n", encoding="ascii")
    check = doctor.check_memory(file)
    assert check.ok is not bool(advice)
    assert advice in check.advice
    assert (
        check.sentence == f"{4096 if limit in (None, 'max') else int(limit) // 10**6} MB are there."
    )


def test_a_machine_with_little_memory_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr("os.sysconf", {"SC_PHYS_PAGES": 65536, "SC_PAGE_SIZE": 4096}.get)
    assert not doctor.check_memory(tmp_path / "memory.max").ok


def test_a_pillow_without_letters_is_told(monkeypatch):
    monkeypatch.setattr(doctor.features, "check", lambda _name: False)
    assert "FreeType" in doctor.check_pictures().sentence


def test_an_address_is_one_that_a_browser_opens():
    assert Web().address == "http://127.0.0.1:8080"
    assert Web(host="::", invitation="x" * 12).address == "http://[::1]:8080"


def test_the_table_shows_advice_only_where_it_is_needed():
    page = io.StringIO()
    Console(file=page, width=100).print(
        doctor.table(
            [doctor.Check("one", "It is [bold]."), doctor.Check("two", "It is not.", "Mend it.")]
        )
    )
    text = page.getvalue()
    assert "It is [bold]." in text
    assert text.count("FAIL") == text.count("Mend it.") == text.count("ok") == 1


def test_every_way_a_database_can_stand_has_a_sentence():
    of_commands = {"in-use", "moved", "not-empty", "taken", "itself", "does-not-replay"}
    assert set(doctor.DATABASE) == {code.value for code in Code} - of_commands


def test_two_parts_on_one_port_are_told(monkeypatch):
    monkeypatch.delenv("PETTEIA_WEB__PORT")
    web, telegram = (
        Web(port=8081),
        Telegram(token="1:x", webhook_url="https://petteia.example/hook", webhook_secret="a" * 32),
    )
    [check] = doctor.check_ports(Settings(web=web, telegram=telegram))
    assert "[web] port and [telegram] webhook_port" in check.sentence
    assert doctor.check_ports(Settings(web=web, operating=Operating(port=9464))) == ()
    discord_too = Discord(public_key="ab" * 32, interactions_port=8081)
    [check] = doctor.check_ports(Settings(web=web, discord=discord_too))
    assert "[web] port and [discord] interactions_port" in check.sentence
    [check] = doctor.check_ports(Settings(web=web, operating=Operating(port=8081)))
    assert "[operating] port" in check.sentence


async def test_a_unix_socket_is_free_or_answers_or_is_in_the_way(tmp_path):
    path = tmp_path / "web.sock"
    host = f"unix:{path}"
    public = {"public_url": "https://petteia.example", "invitation": "twelve letters"}
    web, operating = Web(host=host, **public), Operating(host=host)
    assert doctor.check_proxies(web) == ()
    assert doctor.check_ports(Settings(web=web, operating=Operating(port=8080))) == ()
    assert not await doctor.is_serving(web)
    assert doctor.check_web(web, serving=False).sentence == f"{host} is free."
    listener = unix_listener(path)
    listener.listen()
    assert "another program listens" in doctor.check_web(web, serving=False).sentence
    [check] = await doctor.check_page(operating)
    assert not check.ok
    listener.close()
    gone = Web(host=f"unix:{tmp_path}/no/web.sock", **public)
    assert "not a folder" in doctor.check_web(gone, serving=False).sentence


def test_a_proxy_that_is_not_trusted_is_told():
    public = {"public_url": "https://petteia.example", "invitation": "twelve letters"}
    [check] = doctor.check_proxies(Web(**public))
    assert "trusted_proxies" in check.advice
    assert doctor.check_proxies(Web(**public, trusted_proxies=("127.0.0.1",))) == ()
    assert doctor.check_proxies(Web()) == ()


def test_a_backup_folder_that_is_not_there_is_told(tmp_path):
    there, gone = (
        Database(backup_every="12h", backup_folder=folder) for folder in (tmp_path, tmp_path / "no")
    )
    assert [check.ok for check in doctor.check_backup_folder(there)] == [True]
    assert [check.ok for check in doctor.check_backup_folder(gone)] == [False]
    assert doctor.check_backup_folder(Database()) == ()


async def test_an_operators_page_that_others_can_read_is_told(free_port):
    [check] = await doctor.check_page(Operating(host="0.0.0.0", port=free_port))
    assert "127.0.0.1" in check.advice


def test_a_database_that_is_a_folder_is_not_to_be_closed(tmp_path):
    tmp_path.chmod(0o755)
    settings = Settings(database=Database(url=f"sqlite:///{tmp_path}"))
    assert [check.ok for check in doctor.check_file_modes(None, settings)] == [True]

"""What is deployed by: the service of systemd, the proxies, Compose and the image."""

import configparser
import re
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

from bot.cli.main import cli
from bot.config.reading import load
from bot.config.settings import SECTIONS, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\bPETTEIA_[A-Z0-9_]+")
INTERPOLATED = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
EXAMPLE = re.compile(r"^# {3}([A-Z_]+)=(.+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def unit():
    found = configparser.RawConfigParser(strict=False, delimiters=("=",))
    found.optionxform = str
    found.read(DEPLOY / "petteia.service", encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def interpolated(text, variables):
    """What Compose makes of a text; a required variable that is missing is an error."""

    def value(found):
        name, rule, other = found.groups()
        if rule == "?" and not variables.get(name):
            raise KeyError(name)
        return variables.get(name) or (other if rule == "-" else "") or ""

    return INTERPOLATED.sub(value, text)


def settings_of(service, variables, monkeypatch):
    for name, value in service["environment"].items():
        monkeypatch.setenv(name, interpolated(value, variables))
    return load()


def test_every_setting_that_is_named_exists():
    files = (ROOT / "compose.yaml", ROOT / "Dockerfile", *filter(Path.is_file, DEPLOY.iterdir()))
    named = {(file.name, name) for file in files for name in VARIABLE.findall(file.read_text())}
    known = {
        f"PETTEIA_{section}__{key}".upper()
        for section, fields in SECTIONS.items()
        for key in fields.model_fields
    }
    assert named
    assert [pair for pair in named if pair[1] not in known] == []


def test_the_service_runs_a_command_that_the_wheel_has(unit):
    program, command = unit["Service"]["ExecStart"].split()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert Path(program).name in project["scripts"]
    assert command in get_command(cli).commands


def test_the_service_can_write_its_database_and_nothing_else(unit):
    service = unit["Service"]
    folder = Path("/var/lib") / service["StateDirectory"]
    assert Path(service["WorkingDirectory"]) == folder
    assert not Path(Settings().database.url.removeprefix("sqlite:///")).is_absolute()
    assert service["ProtectSystem"] == "strict"
    assert "ReadWritePaths" not in service
    assert {"NoNewPrivileges", "PrivateTmp", "ProtectHome", "PrivateDevices"} <= {
        key for key, value in service.items() if value == "yes"
    }


def test_the_proxies_find_the_web_chat_where_it_listens_by_default():
    web = Settings().web
    address = f"{web.host}:{web.port}"
    assert f"{{$UPSTREAM:{address}}}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"proxy_pass http://{address};" in (DEPLOY / "nginx.conf").read_text("utf-8")


def test_the_bot_starts_with_what_compose_gives_it(compose, monkeypatch):
    petteia = compose["services"]["petteia"]
    with pytest.raises(KeyError, match="PETTEIA_WEB__INVITATION"):
        settings_of(petteia, {}, monkeypatch)
    alone = settings_of(petteia, {"PETTEIA_WEB__INVITATION": "a long secret"}, monkeypatch)
    assert alone.database.url == "sqlite:////data/petteia.db"
    assert (alone.web.public_url, alone.web.trusted_proxies) == (None, ())


def test_the_example_in_compose_uses_both_profiles(compose, monkeypatch):
    services, variables = compose["services"], {}
    for name, value in EXAMPLE.findall((ROOT / "compose.yaml").read_text("utf-8")):
        variables[name] = interpolated(value.strip("'"), variables)
    profiles = {
        name: service["profiles"] for name, service in services.items() if name != "petteia"
    }
    assert profiles == {"postgres": ["postgres"], "caddy": ["tls"]}
    assert variables["COMPOSE_PROFILES"] == "postgres,tls"
    petteia = settings_of(services["petteia"], variables, monkeypatch)
    user, password = (
        interpolated(services["postgres"]["environment"][f"POSTGRES_{key}"], variables)
        for key in ("USER", "PASSWORD")
    )
    assert petteia.database.url == f"postgresql://{user}:{password}@postgres/{user}"
    assert petteia.web.is_public_over_https
    assert petteia.web.trusted_proxies
    assert services["caddy"]["environment"]["UPSTREAM"] == f"petteia:{petteia.web.port}"


def test_every_container_is_closed_and_every_volume_is_declared(compose):
    mounted = set()
    for service in compose["services"].values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert "no-new-privileges:true" in service["security_opt"]
        mounted |= {each.partition(":")[0] for each in service["volumes"]}
    files = {name for name in mounted if name.startswith(".")}
    assert mounted - files == compose["volumes"].keys()
    assert all((ROOT / name).is_file() for name in files)


def test_the_image_is_pushed_for_a_tag_alone():
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "image.yml").read_text("utf-8"))
    assert workflow[True] == {"push": {"tags": ["v*"]}}  # YAML takes `on` for a yes
    push = workflow["jobs"]["image"]["steps"][-1]["with"]
    assert (push["push"], push["sbom"], push["provenance"]) == (True, True, "mode=max")


def test_the_check_of_the_wheel_wants_a_folder():
    script = str(ROOT / "scripts" / "check-wheel")
    for arguments in ((), ("--help",), ("dist", "again")):
        done = subprocess.run(
            [sys.executable, script, *arguments], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_every_command_of_the_documents_is_understood():
    """The check of the wheel does the same with what was installed."""
    loader = SourceFileLoader("check_wheel", str(ROOT / "scripts" / "check-wheel"))
    module = module_from_spec(spec_from_loader("check_wheel", loader))
    loader.exec_module(module)
    known = module.commands()
    assert ("db", "backup", "FILE") in known
    assert {each: said for each in known if (said := module.refused(each))} == {}
    assert "No such command" in module.refused(("db", "mend"))
    assert "No such option" in module.refused(("db", "backup", "--soon"))


def test_guides_for_those_who_installed_the_wheel_name_no_target_of_make_alone():
    for name in ("configuration", "discord", "telegram", "playing", "events"):
        page = ROOT / "docs" / f"{name}.md"
        if page.exists():
            told = [part for part in page.read_text("utf-8").split("\n\n") if "`make " in part]
            assert [part for part in told if "checkout" not in part] == [], name

"""How a version is released: the tag, the audit, the base image, the list of what is in it."""

import json
import os
import re
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-30

### Added

- A board with #tags.

## [0.1.0] - 2026-11-01

- The first.
"""


def run(folder, *command, **variables):
    environment = {
        **os.environ,
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
        **{f"GIT_{who}_NAME": "Dion" for who in ("AUTHOR", "COMMITTER")},
        **{f"GIT_{who}_EMAIL": "dion@example.org" for who in ("AUTHOR", "COMMITTER")},
        **variables,
    }
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def tree(tmp_path):
    """A repository that is ready for 0.2.0."""
    (tmp_path / "scripts").mkdir()
    for name in ("release", "audit", "pin-image"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts" / name)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    run(tmp_path, "git", "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(tree):
    run(tree, "git", "add", "--all")
    assert run(tree, "git", "commit", "--quiet", "--message", "All").returncode == 0


def release(tree, *arguments):
    return run(tree, "scripts/release", *arguments)


def test_a_release_is_an_annotated_tag_with_its_part_of_the_changelog(tree):
    done = release(tree, "0.2.0")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Tagged v0.2.0. ")
    assert run(tree, "git", "cat-file", "-t", "v0.2.0").stdout == "tag\n"
    text = run(tree, "git", "tag", "--list", "--format=%(contents)", "v0.2.0").stdout
    assert text.strip() == "Petteia 0.2.0\n\n### Added\n\n- A board with #tags."


CHANGES = {
    "no section": ("CHANGELOG.md", "## [0.2.0] - 2026-11-30", "## [0.3.0] - 2026-11-30"),
    "needs a date": ("CHANGELOG.md", " - 2026-11-30", ""),
    "needs a date for 0.2.0": ("CHANGELOG.md", "2026-11-30", "2026-11-31"),
    "has no section": ("CHANGELOG.md", "### Added\n\n- A board with #tags.\n", ""),
    "entries under Unreleased": (
        "CHANGELOG.md",
        "## [Unreleased]\n",
        "## [Unreleased]\n\n- New.\n",
    ),
    "pyproject.toml has version 0.1.9": ("pyproject.toml", "0.2.0", "0.1.9"),
}


@pytest.mark.parametrize("problem", CHANGES)
def test_what_is_not_ready_is_told_in_one_line_and_not_tagged(tree, problem):
    name, old, new = CHANGES[problem]
    text = (tree / name).read_text("utf-8")
    assert old in text
    (tree / name).write_text(text.replace(old, new), "utf-8")
    commit(tree)
    done = release(tree, "0.2.0")
    assert done.returncode == 1
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
    assert run(tree, "git", "tag").stdout == ""


def test_a_tree_with_changes_is_not_tagged(tree):
    (tree / "new.txt").write_text("new", "utf-8")
    done = release(tree, "0.2.0")
    assert (done.returncode, "not committed" in done.stderr) == (1, True)


def test_a_version_is_tagged_once(tree):
    assert release(tree, "0.2.0").returncode == 0
    done = release(tree, "0.2.0")
    assert (done.returncode, "v0.2.0 exists already" in done.stderr) == (1, True)


def test_what_is_no_version_is_wrong_use(tree):
    for arguments in ((), ("v0.2.0",), ("0.2",), ("0.2.0", "0.3.0"), ("--force",)):
        done = release(tree, *arguments)
        assert done.returncode == 2, arguments
        assert done.stderr.count("\n") == 1


def audit(tree, script, **variables):
    """Run the audit with another program in the place of pip-audit."""
    program = tree / "tools" / "bin" / "pip-audit"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    program.chmod(0o755)
    tools = str(tree / "tools")
    return run(tree, "scripts/audit", "--if-reachable", PETTEIA_TOOLS=tools, **variables)


REPORTS = 'while [ "$1" != --output ]; do shift; done; echo "aiohttp 1.0 PYSEC-1" >"$2"; exit 1'


def test_known_weaknesses_fail_the_audit(tree):
    done = audit(tree, REPORTS)
    assert (done.returncode, done.stdout) == (1, "aiohttp 1.0 PYSEC-1\n")


def test_an_audit_that_finds_nothing_passes(tree):
    done = audit(tree, "exit 0")
    assert done.returncode == 0
    assert done.stdout == "audit: no known weaknesses in requirements/run.txt\n"


def test_without_a_network_the_audit_says_that_it_was_skipped(tree):
    done = audit(tree, "echo trace; echo no network >&2; exit 1")
    assert done.returncode == 0
    assert done.stdout == ("audit: skipped, since not all could be looked up at PyPI: no network\n")


def test_an_audit_that_hangs_is_skipped(tree):
    done = audit(tree, "exec sleep 60", PETTEIA_AUDIT_SECONDS="0.2")
    assert (done.returncode, done.stdout.startswith("audit: skipped")) == (0, True)


DIGEST = f"sha256:{'ab' * 32}"


class Registry(BaseHTTPRequestHandler):
    """A registry that wants a token, as Docker Hub does."""

    def do_GET(self):
        self.answer(200, {}, json.dumps({"token": "t"}).encode())

    def do_HEAD(self):
        host = self.headers["Host"]
        if self.headers.get("Authorization") != "Bearer t":
            self.answer(
                401, {"WWW-Authenticate": f'Bearer realm="http://{host}/token",service="r"'}
            )
        elif self.path == "/v2/library/python/manifests/3.11-slim-trixie":
            self.answer(200, {"Docker-Content-Digest": DIGEST})
        else:
            self.answer(404, {})

    def answer(self, status, headers, body=b""):
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_args):
        """Say nothing."""


@pytest.fixture
def registry():
    server = HTTPServer(("127.0.0.1", 0), Registry)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_base_image_is_pinned_to_the_digest_that_the_registry_names(tree, registry):
    shutil.copy(ROOT / "Dockerfile", tree)
    for _ in range(2):  # again if it is pinned already
        done = run(tree, "scripts/pin-image", PETTEIA_REGISTRY=registry)
        assert (done.returncode, done.stdout) == (0, f"python:3.11-slim-trixie@{DIGEST}\n")
    text = (tree / "Dockerfile").read_text("utf-8")
    assert text.count(DIGEST) == 1
    assert f"\nARG BASE=python:3.11-slim-trixie@{DIGEST}\n\nFROM ${{BASE}} AS build\n" in text
    assert text.count("FROM ${BASE}") == text.count("\nFROM ")


def test_the_base_image_is_named_by_its_digest():
    base = re.search(r"^ARG BASE=(\S+)", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert re.fullmatch(r"python:[\w.-]+@sha256:[0-9a-f]{64}", base[1])


def test_without_the_registry_the_dockerfile_stays_as_it_is(tree):
    shutil.copy(ROOT / "Dockerfile", tree)
    done = run(tree, "scripts/pin-image", PETTEIA_REGISTRY="http://127.0.0.1:9")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert (tree / "Dockerfile").read_text("utf-8") == (ROOT / "Dockerfile").read_text("utf-8")

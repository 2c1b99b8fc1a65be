"""A PostgreSQL server of one's own that waits for the disk, as one that keeps matches does."""

import os
import shutil
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

PROGRAMS = Path("/usr/lib/postgresql")
USER = "petteia"


class NoServerError(Exception):
    """There is no PostgreSQL on this machine."""


def program(name):
    """The path of one of PostgreSQL's programs, where Debian keeps them or on the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        message = f"PostgreSQL is left out: install it, there is no {name}"
        raise NoServerError(message)
    return path


@contextmanager
def cluster():
    """Start a server on a port of its own; yields its URL without a database's name."""
    program("initdb")
    with TemporaryDirectory(prefix="petteia-load-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data, port = f"{folder}/cluster", _free_port()
        _run("initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync")
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=on"
        _run("pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", settings, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            _run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def _run(name, *words):
    """Run one of the programs, as root for the user that Debian made for it."""
    become = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()
    command = (*become, program(name), *words)
    subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]

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


class Cluster:
    """A server in a folder, on a port of its own, which can be stopped and started again."""

    def __init__(self, folder):
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        self._folder, self._data, self._port = folder, f"{folder}/cluster", _free_port()
        self.url = f"postgresql://{USER}@127.0.0.1:{self._port}"
        """Without a database's name."""
        _run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync")

    @property
    def process_id(self):
        """The id of its first process, whose children the others are."""
        with Path(self._data, "postmaster.pid").open(encoding="ascii") as file:
            return int(file.readline())

    def start(self):
        """Start it, and wait until it takes connections."""
        places = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = f"{self._folder}/log"
        _run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", f"{places} -c fsync=on", "start")

    def stop(self):
        """Stop it as when the power fails: nobody is waited for, nothing is written any more."""
        _run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")


@contextmanager
def cluster():
    """Start a server, and stop it at the end; raises NoServerError."""
    program("initdb")
    with TemporaryDirectory(prefix="petteia-cluster-") as folder:
        server = Cluster(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def program(name):
    """The path of one of PostgreSQL's programs, where Debian keeps them or on the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        message = f"PostgreSQL is left out: install it, there is no {name}"
        raise NoServerError(message)
    return path


def _run(name, *words):
    """Run one of the programs, as root for the user that Debian made for it."""
    become = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()
    command = (*become, program(name), *words)
    subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]

"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import bot.arena
import bot.core.matches
import engine
import render


def test_the_examples_hold():
    names = [
        found.name
        for package in (engine, render, bot.arena, bot.core.matches)
        for found in walk_packages(package.__path__, f"{package.__name__}.")
    ]
    results = {name: doctest.testmod(import_module(name)) for name in ("engine", "render", *names)}
    assert [name for name, result in results.items() if result.failed] == []
    assert sum(result.attempted for result in results.values()) > 0

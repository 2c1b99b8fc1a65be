"""The store's methods are the registered transactions, and those are what the core asks for."""

import inspect

import pytest

from bot.core.store.port import Store
from bot.storage.store import SqlStore
from bot.storage.transactions import TRANSACTIONS

ASKED_FOR = dict(inspect.getmembers(Store, inspect.isfunction))
PUBLIC = {name for name in ASKED_FOR if not name.startswith("_")}
WRITTEN_OUT = {"personal_records"}


def parameters(function):
    """Name, kind, default and annotation of each parameter but the first."""
    _, *others = inspect.signature(function).parameters.values()
    return others


def test_the_store_has_what_the_core_asks_for_and_no_more():
    assert {name for name in vars(SqlStore) if not name.startswith("_")} == PUBLIC
    assert set(TRANSACTIONS) == PUBLIC - WRITTEN_OUT


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_a_method_takes_what_the_core_gives_it(name):
    function = TRANSACTIONS[name].function if name in TRANSACTIONS else getattr(SqlStore, name)
    assert parameters(function) == parameters(ASKED_FOR[name])


@pytest.mark.parametrize("name", sorted(TRANSACTIONS))
def test_a_transaction_is_a_function_of_a_connection(name):
    function = TRANSACTIONS[name].function
    assert function.__name__ == name
    assert next(iter(inspect.signature(function).parameters)) == "connection"
    assert inspect.iscoroutinefunction(getattr(SqlStore, name))
    assert inspect.iscoroutinefunction(ASKED_FOR[name])


@pytest.mark.parametrize("name", sorted(name for name in TRANSACTIONS))
def test_a_transaction_returns_what_the_core_is_promised(name):
    transaction = TRANSACTIONS[name]
    returned = transaction.convert or transaction.function
    promised = inspect.signature(ASKED_FOR[name]).return_annotation
    assert inspect.signature(returned).return_annotation == promised

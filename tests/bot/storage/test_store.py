"""The store's methods are what the core asks for; mypy compares what they take and return."""

import inspect

from bot.core.store.port import Store
from bot.storage.store import SqlStore
from bot.storage.transactions import Transaction

ASKED_FOR = dict(inspect.getmembers(Store, inspect.isfunction))
PUBLIC = {name for name in ASKED_FOR if not name.startswith("_")}
WRITTEN_OUT = {"personal_records"}
TRANSACTIONS = {
    name: each for name, each in vars(SqlStore).items() if isinstance(each, Transaction)
}


def test_the_store_has_what_the_core_asks_for_and_no_more():
    assert {name for name in vars(SqlStore) if not name.startswith("_")} == PUBLIC
    assert set(TRANSACTIONS) == PUBLIC - WRITTEN_OUT


def test_the_store_derives_from_the_port_so_that_types_are_compared():
    assert Store in SqlStore.__mro__


def test_a_transaction_has_the_name_of_its_method():
    assert {name: each.function.__name__ for name, each in TRANSACTIONS.items()} == {
        name: name for name in TRANSACTIONS
    }


def test_a_method_has_the_parameters_of_the_port_and_returns_what_it_promises():
    """Defaults too, which types do not compare."""
    for name, transaction in TRANSACTIONS.items():
        asked = inspect.signature(ASKED_FOR[name])
        function = inspect.signature(transaction.function)
        _, *taken = function.parameters.values()
        assert taken == list(asked.parameters.values())[1:], name
        returned = inspect.signature(transaction.convert).return_annotation
        promised = asked.return_annotation
        assert promised in {returned, function.return_annotation}, name

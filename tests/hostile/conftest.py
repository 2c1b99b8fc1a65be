"""The page and its browser are those of the tests of the whole."""

from tests.e2e.conftest import browser, server

__all__ = ["browser", "server"]

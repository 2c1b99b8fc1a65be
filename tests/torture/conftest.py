"""A world on each database."""

import pytest

SERVER = pytest.param("postgres", marks=pytest.mark.postgres)


@pytest.fixture(params=["sqlite", SERVER])
def url(request, tmp_path):
    """The URL of a database that nobody has opened yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/petteia.db"
    return request.getfixturevalue("postgres_url")

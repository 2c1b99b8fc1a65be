"""What is kept so that pictures are made quickly stays small."""

from tests.render.keeping import kept_at_most


def test_all_that_is_kept_takes_less_than_64_megabytes_however_much_is_drawn():
    assert kept_at_most() < 64_000_000

"""Who has a place on a table."""

from bot.core.matches.model import Account, AccountId
from bot.core.matches.ratings import Rating
from bot.core.matches.standings import Standing, standings_of
from tests.bot.core.sample_matches import NOW

ALKAIOS = Account(AccountId("a1"), "Alkaios")


def test_who_reads_that_their_rating_is_certain_enough_has_a_place():
    """Numbers are shown rounded, and these are compared."""
    found = [Standing(ALKAIOS, Rating(1600.0, each, 0.12, 9, NOW)) for each in (150.2, 150.3)]
    shown = standings_of(found, 150.0, NOW, ALKAIOS.id)
    assert [each.margin for each in shown.places] == [300]
    assert [each.margin for each in shown.waiting] == [301]

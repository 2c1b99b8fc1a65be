"""What a picture of a game marks."""

from bot.core.views.pictures import look_of, picture
from tests.bot.core.sample_matches import COMPACT, running


def test_a_leader_that_has_lost_by_being_surrounded_shows_by_what():
    playing = running(COMPACT, "e2-e3", "f7-f4").game
    over = running(COMPACT, "e2-e3", "f7-f4", "g2-g3").game
    assert picture(playing, look_of(None)).barred == ()
    assert set(picture(over, look_of(None)).barred) == {"e3", "f2", "f4", "g3"}

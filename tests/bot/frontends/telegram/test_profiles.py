"""Profiles on Telegram: the chart of a rating, its words if no picture may be sent."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.matches.messages import PersonName, line
from bot.core.matches.model import Account, AccountId
from bot.core.matches.preferences import Settings
from bot.core.matches.ratings import Rating
from bot.core.views.queries import answer
from bot.core.views.rating_chart import rating_chart
from bot.frontends.telegram.render import answer_message
from tests.bot.core.sample_matches import NOW


@pytest.fixture
async def rated(bench, pair, agora):
    """A rated match of each of two games that the second one has given up."""
    one, two = pair
    await bench.welcome(one, two)
    for ruleset in ("lemery-compact", "poleis"):
        await bench.match(agora, one, two, f"/challenge {ruleset} first rated=yes")
        await bench.say(two, "/resign", agora)
        await bench.press(two, two.chat.last, "Yes, resign")


@pytest.mark.usefixtures("rated")
async def test_a_profile_is_the_chart_of_a_rating_with_its_lines_beneath(bench, pair):
    one, _ = pair
    await bench.say(one, "/profile")
    shown = one.chat.last
    assert "Rating in Poleis (Dmytro): " in shown.text
    with Image.open(BytesIO(shown.photo)) as picture:
        assert picture.size == (1000, 756)
    drawn = shown.photo
    await bench.press(one, shown, "Poleis (Dmytro)")
    assert one.chat.last is shown
    assert shown.photo != drawn
    assert shown.labels()[0] == "Compact Petteia (Lemery Games)"


def test_where_no_picture_may_be_sent_its_words_are():
    who = Account(AccountId("a1"), "Alkaios")
    chart = rating_chart(who, "poleis", Rating(1560.0, 120.0, 0.12, 0, NOW), (), who)
    said = line("profile-none", name=PersonName("Alkaios"))
    message = answer_message(answer(said, content=chart), Settings())
    assert message.file == "rating.png"
    assert message.fallback_text.splitlines() == [
        message.text,
        "Rating in Poleis (Dmytro): 1560\u00a0±\u00a0240 now.",
    ]

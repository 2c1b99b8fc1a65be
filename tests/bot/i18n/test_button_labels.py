"""Labels of buttons are short enough to stand beside one another on a phone."""

import pytest

from bot.core.matches.messages import family_line
from bot.core.matches.model import Account
from bot.core.views.queries import next_match_button
from bot.core.views.views import Viewer
from bot.i18n import LANGUAGES, speaker
from bot.i18n.speaker import ISOLATE, POP
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, running
from tests.bot.i18n.saying import FAMILIES

ISOLATES = str.maketrans("", "", ISOLATE + POP)


@pytest.mark.parametrize(
    ("language", "most"), [(each, 24 if each == "en" else 30) for each in LANGUAGES]
)
def test_labels_of_buttons_are_short(language, most):
    say = speaker(language).say
    labels = [say(family_line("button", name)) for name in sorted(FAMILIES["button"])]
    assert [label for label in labels if len(label) > most] == []


@pytest.mark.parametrize(
    ("language", "most"), [(each, 24 if each == "en" else 30) for each in LANGUAGES]
)
def test_a_long_name_leaves_the_label_of_the_next_match_short(language, most):
    viewer = Viewer(Account(ALKAIOS, "Alkaios"), {BRASIDAS: "Brasidas, the son of Tellis"})
    label = speaker(language).say(next_match_button(running(), viewer).label)
    assert len(label.translate(ISOLATES)) <= most

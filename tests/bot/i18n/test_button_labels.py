"""Labels of buttons are short enough to stand beside one another on a phone."""

import pytest

from bot.core.messages import family_line
from bot.i18n import speaker
from tests.bot.i18n.saying import FAMILIES


@pytest.mark.parametrize(("language", "most"), [("en", 24), ("it", 30)])
def test_labels_of_buttons_are_short(language, most):
    say = speaker(language).say
    labels = [say(family_line("button", name)) for name in sorted(FAMILIES["button"])]
    assert [label for label in labels if len(label) > most] == []

"""How pages are found: by buttons, by words, in a match."""

import re

from bot.core.matches.controls import Control, Verb, read_control
from bot.core.matches.model import MatchId
from bot.i18n import speaker
from bot.rulebook.chapters import Topic, chapter, stories
from engine.catalogue import KEYS, options, ruleset

SAY = speaker("en").say
FORGED = [
    *("nothing", "=", "poleis=", "history=99"),
    *(f"{KEYS[0]}=glance=9", f"{KEYS[0]}=glance=00009"),
]
ASKED = [
    ("rules vogt-petteia special", "rule-vogt-petteia-special"),
    ("rules vogt-petteia capturng", "rule-vogt-petteia-capture"),
    ("rules poleis", "rule-poleis-glance"),
    ("rules POLEIS winning", "rule-poleis-end"),
    ("rules capturing", "rules-entry"),
    ("rules history", "history-texts"),
    ("rules ruleset=walker-dux topic=setup", "rule-walker-dux-setup"),
    ("rules vogt-petteja", "refused-unknown-ruleset-near"),
    ("rules zzzzzz", "found-none"),
    ("rules crossing", "page-title"),
    ("rules kubeia", "page-title"),
]


def codes(answer):
    return [line.code for line in answer.lines]


def told(answer):
    return "\n".join(map(SAY, answer.lines))


def choice(answer, label):
    return next(str(each.control) for each in answer.choices if SAY(each.label) == label)


async def test_a_forged_address_is_refused_or_harmless(bench):
    for forged in FORGED:
        answer = await bench.press("Alkaios", str(Control(Verb.RULES, choice=forged)))
        assert answer.refused or answer.page, forged


async def test_every_page_is_reached_from_the_menu_by_buttons(bench):
    menu = await bench.say("Alkaios", "rules")
    for key, first in zip(KEYS, menu.choices, strict=False):
        found, pressed, waiting = set(), set(), {str(first.control)}
        while waiting:
            pressed |= waiting
            answers = [await bench.press("Alkaios", control) for control in waiting]
            pages = [each for each in answers if each.page and len(each.lines) == 3]
            new = [each for each in pages if SAY(each.lines[0]) not in found]
            assert all(each.content for each in new), key
            found |= {SAY(each.lines[0]) for each in new}
            ways = {str(choice.control) for each in new for choice in each.choices} - pressed
            waiting = {way for way in ways if read_control(way).verb is Verb.RULES}
        assert len(found) == len(chapter(key).pages), key


async def test_pictures_are_turned_to_the_last_and_back(bench):
    answer = await bench.say("Alkaios", f"rules {KEYS[0]} capturing")
    seen = [answer.content.picture]
    while any(each.label.code == "turn-next" for each in answer.choices):
        answer = await bench.press("Alkaios", choice(answer, "Picture →"))
        assert codes(answer)[1] == f"rule-{KEYS[0]}-capture"
        seen.append(answer.content.picture)
    assert len(seen) == len(set(map(repr, seen))) > 5
    back = await bench.press("Alkaios", choice(answer, "← Picture"))
    assert back.content.picture == seen[-2]


async def test_pages_are_asked_for_in_words(bench):
    for typed, code in ASKED:
        assert code in codes(await bench.say("Alkaios", typed)), typed


async def test_a_topic_without_a_game_leads_to_that_page_of_each(bench):
    menu = await bench.say("Alkaios", "rules capturing")
    answer = await bench.press("Alkaios", str(menu.choices[2].control))
    assert codes(answer)[1] == f"rule-{KEYS[2]}-capture"


async def test_options_that_are_named_stay_in_force_from_page_to_page(bench):
    answer = await bench.say("Alkaios", "rules lemery-compact(edge=on,first=5)")
    answer = await bench.press("Alkaios", choice(answer, "Capturing"))
    assert "On the edge or in a corner, one of your pieces is enough" in told(answer)
    answer = await bench.press("Alkaios", choice(answer, "How it ends"))
    assert "lost 5 soldiers" in told(answer)


async def test_in_a_match_the_rules_in_force_are_told_and_nothing_else(bench):
    match = MatchId(await bench.begin(ruleset="lemery-compact(compulsory=huff)"))
    answer = await bench.say("Alkaios", "rules capture", here=match)
    assert "huff" in told(answer)
    assert "If you can capture, you must" not in told(answer)
    labels = [SAY(each.label) for each in answer.choices]
    assert "Options" not in labels
    assert {each.control.match for each in answer.choices} == {match}
    forged = await bench.press("Alkaios", str(Control(Verb.RULES, match, choice=Topic.OPTIONS)))
    assert forged.refused
    board = await bench.press("Alkaios", choice(answer, "Back to the board"))
    assert board.view.match == match


async def test_another_game_can_be_asked_for_beside_a_match(bench):
    match = MatchId(await bench.begin(ruleset="lemery-compact"))
    answer = await bench.say("Alkaios", "rules poleis", here=match)
    assert codes(answer)[1] == "rule-poleis-glance"


async def test_pages_come_in_the_theme_of_whoever_reads(bench):
    await bench.say("Alkaios", "settings theme=night")
    answer = await bench.say("Alkaios", "rules poleis")
    assert answer.content.picture.theme == "night"


async def test_history_is_gone_through_by_buttons_and_its_table_is_the_catalogues(bench):
    table = answer = await bench.say("Alkaios", "rules history")
    for story in stories()[1:]:
        answer = await bench.press(
            "Alkaios",
            next(str(e.control) for e in answer.choices if e.label.code == f"story-{story.name}"),
        )
        assert codes(answer)[1] == f"history-{story.name}"
        table = answer if story.table else table
    rows = [SAY(line) for line in table.lines if line.code == "history-row"]
    assert len(rows) == len(KEYS)
    for row, key in zip(rows, KEYS, strict=True):
        rules = ruleset(key)
        assert re.findall(r"[0-9]+", row)[:2] == [str(rules.board.files), str(rules.board.ranks)]
        assert ("placed first" in row) == (rules.start.hand != (0, 0))
    with_corners = [key for row, key in zip(rows, KEYS, strict=True) if "corner capture" in row]
    assert with_corners == [*KEYS[:4], "vogt-petteia", "vogt-kubeia"]
    assert "must capture, dice" in rows[KEYS.index("vogt-kubeia")]
    assert "a leader" not in rows[KEYS.index("poleis")]


async def test_what_a_challenge_may_choose_is_told_before_it(bench):
    for key in KEYS:
        answer = await bench.say("Alkaios", f"rules {key} options")
        assert codes(answer)[1] == f"rule-{key}-{'options' if options(key) else 'glance'}"

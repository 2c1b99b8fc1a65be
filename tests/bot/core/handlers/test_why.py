"""The word “why” and the button under a refused move."""

from bot.core.matches.controls import Verb, read_control
from bot.core.typed.words import TEXT_LIMIT
from engine.catalogue import KEYS
from tests.bot.core.conftest import codes, control, labels, told

HUFFING = "lemery-compact(compulsory=huff)"
IGNORANT = "vogt-petteia(ignorance=on)"
WHY = "button-why"


async def test_the_word_tells_the_reason_the_rule_and_what_is_legal_instead(bench):
    await bench.begin()
    answer = await bench.say("Alkaios", "why a2-b3")
    assert codes(answer) == ["refused-illegal", "why-may", "cited", "cited"]
    assert told(answer.lines)[2] == "The rules say: “Pieces never move diagonally.”"
    assert told(answer.lines)[3] == (
        "The rules say: “A piece moves any number of empty squares forwards, backwards or"
        " sideways.”"
    )
    assert labels(answer) == ["button-pick", "cited-page", "refusal-more", "button-back"]
    assert answer.content.picture.barred == ("b3",)
    assert not answer.refused


async def test_each_way_on_from_an_answer_leads_somewhere(bench):
    await bench.begin()
    answer = await bench.say("Alkaios", "why a2-b3")
    picking = await bench.press("Alkaios", control(answer, "button-pick"))
    assert picking.view.picture.picked == "a2"
    page = await bench.press("Alkaios", control(answer, "cited-page"))
    assert (page.page, page.refused) == (True, False)
    more = await bench.press("Alkaios", control(answer, "refusal-more"))
    assert codes(more) == [
        "refusal-name-not-straight",
        "refusal-text-not-straight",
        "refusal-shown",
    ]
    assert labels(more) == ["button-rules", "page-board"]
    for choice in more.choices:
        assert not (await bench.press("Alkaios", str(choice.control))).refused
    assert (await bench.press("Alkaios", control(answer, "button-back"))).view


async def test_a_legal_move_can_be_played_from_its_answer(bench):
    await bench.begin()
    answer = await bench.say("Alkaios", "why a2-a5")
    assert codes(answer) == ["why-legal", "why-quiet"]
    assert labels(answer) == ["button-play", "button-back"]
    played = await bench.press("Alkaios", control(answer, "button-play"))
    assert codes(played) == ["done-played"]
    assert codes(await bench.press("Alkaios", control(answer, "button-play"))) == [
        "refused-already-moved"
    ]


async def test_a_refused_move_has_a_button_that_says_why(bench):
    match = await bench.begin()
    refused = await bench.say("Alkaios", "move a2-b3")
    assert refused.refused
    assert labels(refused) == [WHY]
    asks = read_control(control(refused, WHY))
    assert (asks.verb, asks.match, asks.turn, asks.choice) == (Verb.WHY, match, 0, "a2-b3")
    answer = await bench.press("Alkaios", str(asks))
    assert answer == await bench.say("Alkaios", "why a2-b3")


async def test_what_cannot_be_read_or_is_not_theirs_has_no_such_button(bench):
    await bench.begin()
    assert labels(await bench.say("Alkaios", "move nonsense")) == []
    assert labels(await bench.say("Brasidas", "move a7-b6")) == []


async def test_once_the_board_has_changed_the_button_shows_it_as_it_stands(bench):
    match = await bench.begin()
    asks = control(await bench.say("Alkaios", "move a2-b3"), WHY)
    await bench.play(match, "a2-a5")
    late = await bench.press("Alkaios", asks)
    assert (codes(late), late.refused, late.view.turn) == (["refused-stale"], True, 1)
    assert codes(await bench.press("Stranger", asks)) == ["refused-stale"]


async def test_where_insisting_loses_the_warning_stands_alone(bench):
    await bench.begin(ruleset=IGNORANT)
    warned = await bench.say("Alkaios", "move A1-A5")
    assert (codes(warned), labels(warned)) == (["refused-ignorant"], [])
    # A move that is not one's own never loses, and may be asked about.
    assert labels(await bench.say("Alkaios", "move A4-A5")) == [WHY]
    told_why = await bench.say("Alkaios", "why A1-A5!")
    assert codes(told_why)[0] == "refused-illegal"
    assert labels(told_why)[0] == "button-pick"
    assert told_why.choices[0].control.choice == ""
    assert (await bench.seen("Alkaios")).yours


async def test_of_a_guarded_match_only_whoever_is_to_act_is_answered(bench):
    match = await bench.begin(ruleset=HUFFING)
    assert codes(await bench.say("Alkaios", "why a2-a3")) == ["why-legal"]
    for name in ("Brasidas", "Stranger"):
        untold = await bench.say(name, f"why a2-a3 match={match}")
        assert (codes(untold), untold.refused) == (["refused-why-guarded"], True)
    assert codes(await bench.say("Alkaios", "why huff-a7")) == ["refused-why-huff"]


async def test_anybody_may_ask_about_a_match_that_they_look_at_without_hints(bench):
    match = await bench.begin()
    for text, here in ((f"why a2-b3 match={match}", None), ("why a2-b3", match)):
        seen = await bench.say("Stranger", text, here)
        assert codes(seen) == ["refused-illegal", "cited", "cited"]
        assert labels(seen) == ["cited-page", "refusal-more", "button-back"]
        assert seen.content.picture.targets == ()


async def test_a_match_that_is_over_says_so(bench):
    match = await bench.begin()
    asked = await bench.say("Alkaios", "resign")
    await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    for text in ("why a2-a5", f"why a2-a5 match={match}"):
        over = await bench.say("Alkaios", text)
        assert told(over.lines) == ["“a2-a5” is not legal: the match is over."]
        assert labels(over) == ["refusal-more", "button-back"]
    assert codes(await bench.say("Alkaios", "why")) == ["refused-over"]


async def test_a_match_that_has_not_begun_says_so(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    asked = await bench.say("Alkaios", f"why a2-a5 match={made.view.match}")
    assert codes(asked) == ["refused-not-begun"]
    assert codes(await bench.say("Alkaios", "why a2-a5")) == ["refused-none-running"]
    assert codes(await bench.say("Alkaios", "why a2-a5 match=zzzzzz")) == ["refused-no-such-match"]


async def test_a_button_of_a_match_that_has_not_begun_says_so(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    answer = await bench.press("Alkaios", f"why:{made.view.match}:0:a2-a5")
    assert codes(answer) == ["refused-not-begun"]


async def test_without_an_action_it_is_said_how_to_ask(bench):
    await bench.begin()
    [line] = told((await bench.say("Alkaios", "why")).lines)
    assert line.startswith("Which move?")
    assert "“why a2-a3”" in line


async def test_with_several_matches_it_is_asked_which_and_the_action_is_kept(bench):
    await bench.begin()
    await bench.begin(second="Chion")
    asked = await bench.say("Alkaios", "why a2 - B3")
    assert codes(asked) == ["which-match"]
    for choice in asked.choices:
        assert codes(await bench.press("Alkaios", str(choice.control)))[0] == "refused-illegal"
    unkept = await bench.say("Alkaios", "why <b>&amp;</b>")
    assert codes(await bench.press("Alkaios", str(unkept.choices[0].control))) == ["why-ask"]


async def test_hostile_words_get_a_sentence(bench):
    await bench.begin()
    too_long = "x" * 4000
    assert len(too_long) > TEXT_LIMIT
    assert codes(await bench.say("Alkaios", f"why {too_long}")) == ["refused-too-long"]
    for typed in (
        *(too_long, "<script>", "@everyone", "a2-a3\u202e", "\x00", "🏛", "א2-ב3", "huff-a1"),
        "{0}",
    ):
        said = told((await bench.say("Alkaios", f"why {typed}")).lines)
        assert said, typed
        assert all(len(line) < 400 for line in said), typed


async def test_forged_buttons_get_a_sentence(bench):
    match = await bench.begin()
    for choice in ("", "zz", "a2-a3-a4-a5-a6-a7-a8", "-", "===", "0"):
        for turn in (0, 7):
            answer = await bench.press("Alkaios", f"why:{match}:{turn}:{choice}")
            assert told(answer.lines), (choice, turn)
        assert (await bench.press("Alkaios", f"why::0:{choice}")).refused, choice


async def test_moves_are_completed_as_for_the_word_move(bench):
    await bench.begin()
    found = await bench.complete("Alkaios", "why a2-")
    assert found == [
        text.replace("move", "why") for text in await bench.complete("Alkaios", "move a2-")
    ]
    assert await bench.complete("Alkaios", "wh") == ["why "]


async def test_every_game_says_why_a_first_move_goes_too_far(bench):
    for key in KEYS:
        match = await bench.begin(ruleset=key)
        answer = await bench.say("Alkaios", "why a1-a1", here=match)
        assert codes(answer)[0] == "refused-illegal", key
        assert "cited" in codes(answer), key
        assert answer.choices, key
        for choice in answer.choices:
            assert not (await bench.press("Alkaios", str(choice.control))).refused, (key, choice)

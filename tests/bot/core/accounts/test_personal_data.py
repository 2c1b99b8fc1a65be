"""What a person takes away with them: all of it, and nothing of others."""

import asyncio
import json
from zoneinfo import ZoneInfo

import pytest

from bot.core.accounts.personal_data import FILE_NAME
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.service.audit import problem_of
from bot.core.views.views import Document
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from engine.record import read_record
from tests.bot.core.conftest import SEED, codes, control, told

MOVES = ("a2-a5", "c6-c5", "h2-h5")


async def exported(bench, name):
    """What a person's document holds."""
    answer = await bench.say(name, "export")
    assert codes(answer) == ["done-export"]
    assert answer.content.name == FILE_NAME
    return json.loads(answer.content.text)


async def test_whoever_has_done_nothing_gets_what_is_known_of_them(bench):
    assert await exported(bench, "Alkaios") == {
        "format": 1,
        "account": {"name": "Alkaios", "handle": "alkaios", "home": "web"},
        "identities": ["web"],
        "settings": {
            "language": "auto",
            "orientation": "own",
            "theme": "marble",
            "zone": "UTC",
            "notices": "mention",
            "quiet": None,
            "letters": "game",
            "client": "",
            "confirm": "auto",
            "results": "everyone",
        },
        "blocked": [],
        "usernames": [],
        "sessions": [{"used": None, "browser": ""}],
        "notifications": [],
        "recovery_code": False,
        "calendar": False,
        "vacations": [],
        "links": [],
        "link_request": False,
        "lessons": {},
        "cases": [],
        "reports": [],
        "puzzles": {"rating": None, "tries": {}, "rushes": []},
        "events": [],
        "matches": [],
        "unreadable": [],
    }


async def test_a_long_export_comes_in_parts(bench, monkeypatch):
    monkeypatch.setattr("bot.core.accounts.personal_data.MATCHES_A_PART", 2)
    begun = sorted([await bench.begin() for _ in range(5)])
    found = []
    for part in (1, 2, 3):
        answer = await bench.say("Alkaios", f"export part={part}")
        assert told(answer.lines)[1].startswith(f"Part {part} of 3.")
        found.append([each["id"] for each in json.loads(answer.content.text)["matches"]])
    assert found == [begun[:2], begun[2:4], begun[4:]]
    for typed in ("0", "4", "two", "-1", "9" * 40):
        refusal = await bench.say("Alkaios", f"export part={typed}")
        assert codes(refusal) == ["refused-export-part"]
        assert refusal.content is None


async def test_a_match_comes_with_its_record_and_how_it_ended(bench):
    match = await bench.begin(ruleset="lemery-compact(edge=on)", clock="3d,hard")
    await bench.play(match, *MOVES)
    asked = await bench.say("Brasidas", f"resign {match}")
    await bench.press("Brasidas", control(asked.view, "button-resign-yes"))
    [told_match] = (await exported(bench, "Brasidas"))["matches"]
    record = told_match.pop("record")
    assert told_match == {
        "id": match,
        "ruleset": "lemery-compact",
        "options": "edge=on",
        "clock": "3d,hard",
        "stage": "over",
        "challenger": "Alkaios",
        "invited": "Brasidas",
        "seats": ["Alkaios", "Brasidas"],
        "outcome": {"winner": "first", "reason": "resignation"},
        "planned": [],
        "set_ups": [],
        "messages": [],
    }
    assert record == (await bench.say("Brasidas", f"record {match}")).content.text
    transcript = read_record(record)
    assert len(transcript.actions) == len(MOVES)
    assert transcript.ruleset.name == "lemery-compact(edge=on)"


async def test_settings_blocks_and_challenges_are_told(bench):
    await bench.person("Brasidas")
    await bench.say("Alkaios", "settings theme=night orientation=second")
    await bench.say("Alkaios", "settings block=Brasidas")
    made = await bench.say("Alkaios", "challenge clock=none")
    found = await exported(bench, "Alkaios")
    assert found["settings"]["theme"] == "night"
    assert found["settings"]["orientation"] == "second"
    assert ZoneInfo(found["settings"]["zone"]).key == "UTC"
    assert found["blocked"] == ["Brasidas"]
    [offered] = found["matches"]
    assert (offered["id"], offered["stage"], offered["clock"]) == (
        made.view.match,
        "offered",
        "none",
    )
    assert offered["invited"] is offered["seats"] is offered["outcome"] is offered["record"] is None


async def test_every_match_is_there_in_the_order_of_the_ids(bench):
    made = [await bench.begin("Alkaios", f"Rival{number}") for number in range(12)]
    for match in made[:9]:
        asked = await bench.say("Alkaios", f"resign {match}")
        await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    found = await exported(bench, "Alkaios")
    assert [each["id"] for each in found["matches"]] == sorted(made)
    assert len((await exported(bench, "Rival3"))["matches"]) == 1


async def test_nothing_of_others_but_names_and_shared_moves(bench):
    other = await bench.person("Brasidas")
    who = await bench.person("Alkaios")
    await bench.say("Brasidas", "settings theme=night")
    await bench.say("Brasidas", "settings block=Alkaios")
    await bench.begin("Brasidas", "Chares")
    await bench.begin("Alkaios", "Chares")
    text = (await bench.say("Alkaios", "export")).content.text
    assert "Brasidas" not in text
    assert "night" not in text
    for account in (who, other, await bench.person("Chares")):
        assert account.id not in text


@pytest.mark.parametrize("ruleset", ["vogt-kubeia", "lemery-compact"])
async def test_a_seed_is_told_of_no_match_that_is_not_over(bench, ruleset):
    await bench.person("Brasidas")
    offered = await bench.say("Alkaios", f"challenge Brasidas {ruleset}")
    assert SEED not in (await bench.say("Alkaios", "export")).content.text
    match = offered.view.match
    await bench.say("Brasidas", f"accept {match}")
    for name in ("Alkaios", "Brasidas"):
        assert SEED not in (await bench.say(name, "export")).content.text
    asked = await bench.say("Alkaios", f"resign {match}")
    await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    assert SEED in (await bench.say("Alkaios", "export")).content.text


async def test_hostile_names_stay_what_they_are(bench):
    name = '"}]\\u0000<b>\u05d0'
    await bench.begin("Alkaios", name)
    [match] = (await exported(bench, "Alkaios"))["matches"]
    stored = (await bench.person(name)).name
    assert match["seats"] == ["Alkaios", stored]


async def test_of_whoever_was_forgotten_no_name_is_told(bench):
    match = await bench.begin()
    await bench.say("Brasidas", "forget yes")
    text = (await bench.say("Alkaios", "export")).content.text
    assert "Brasidas" not in text
    assert json.loads(text)["matches"][0]["seats"] == ["Alkaios", "?"]
    assert await problem_of(bench.store, match) is None


async def test_it_is_made_once_at_a_time_for_each_person(bench):
    one, other = await bench.person("Alkaios"), await bench.person("Brasidas")
    wishes = (bench.dispatcher.hear(each, "export") for each in (one, one, other))
    answers = await asyncio.gather(*wishes)
    assert [codes(answer)[0] for answer in answers] == [
        "done-export",
        "refused-export-under-way",
        "done-export",
    ]
    assert (await exported(bench, "Alkaios"))["matches"] == []


def test_what_is_too_large_for_a_platform_is_said_with_its_size():
    document = Document(FILE_NAME, "ά" * 6_000_000)
    assert document.too_large(12_000_000) is None
    [said] = told([document.too_large(10_485_760)])
    assert said.startswith("The file is 12 MB, which is too large to send here.")


async def test_what_is_kept_is_said_with_the_page_that_says_all_of_it(bench):
    assert codes(await bench.say("Alkaios", "privacy")) == ["privacy"]
    url = "https://petteia.example"
    bench.dispatcher = Dispatcher(bench.service, LANGUAGES, RulebookPages(), site_url=url)
    answer = await bench.say("Alkaios", "/privacy")
    assert codes(answer) == ["privacy", "privacy-page"]
    assert told(answer.lines)[-1].endswith(f"{url}/privacy")

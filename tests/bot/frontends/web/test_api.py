"""Public matches, players, events and tables as JSON, held against their description."""

import json
import re
from datetime import UTC, datetime

import pytest
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from bot.frontends.web.limits import Rate, WebLimits
from bot.frontends.web.static_files import STATIC
from engine.record import read_record
from tests.bot.frontends.web.public import forget, get, give_up, played

DESCRIPTION = json.loads((STATIC / "openapi.json").read_text("utf-8"))


def faults(path, status, body):
    """What is wrong with an answer by the description."""
    answer = DESCRIPTION["paths"][path]["get"]["responses"][str(status)]
    if "$ref" in answer:
        answer = DESCRIPTION["components"]["responses"][answer["$ref"].rpartition("/")[2]]
    schema = answer["content"]["application/json"]["schema"]
    whole = {**schema, "components": DESCRIPTION["components"]}  # what it refers to
    check = OAS31Validator(whole, format_checker=OAS31Validator.FORMAT_CHECKER)
    return [each.message for each in check.iter_errors(body)]


async def api(visit, path, named, status=200):
    """The JSON of an answer, which is as described."""
    address = re.sub(r"\{.*\}", named, path)
    response, body = await get(visit, address)
    assert (response.status, response.content_type) == (status, "application/json"), address
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    found = json.loads(body)
    assert faults(path, status, found) == [], address
    return found


async def match(visit, code, status=200):
    return await api(visit, "/api/v1/match/{code}", code, status)


async def player(visit, name, status=200):
    return await api(visit, "/api/v1/player/{name}", name, status)


async def event(visit, code, status=200):
    return await api(visit, "/api/v1/event/{code}", code, status)


async def table(visit, key, status=200):
    return await api(visit, "/api/v1/top/{ruleset}", key, status)


@pytest.fixture
async def pair(visit):
    """The sockets of two people."""
    return [(await visit.person(name))[1] for name in ("Alkaios", "Brasidas")]


def test_the_description_is_right():
    OpenAPIV31SpecValidator(DESCRIPTION).validate()


async def test_the_description_has_every_route_and_is_served(visit):
    routes = {
        route.resource.canonical
        for route in visit.chat._server._runner.app.router.routes()
        if route.resource.canonical.startswith("/api/")
    }
    assert routes == DESCRIPTION["paths"].keys()
    response, body = await get(visit, "/api/v1/openapi.json")
    assert (response.content_type, json.loads(body)) == ("application/json", DESCRIPTION)


async def test_a_match_in_the_lobby_is_told_with_its_record(visit, pair):
    one, two = pair
    code = (await one.hear("challenge lemery-compact side=first clock=3d rated=yes"))["post"][
        "match"
    ]
    await match(visit, code, 404)  # nobody has taken it up
    await two.hear(f"accept {code}")
    running = await match(visit, code)
    assert running == {
        "code": code,
        "ruleset": "lemery-compact",
        "options": "",
        "clock": "3d",
        "rated": True,
        "stage": "running",
        "players": ["Alkaios", "Brasidas"],
        "to_move": "first",
        "result": None,
        "ended": None,
        "record": running["record"],
    }
    seed = (await visit.store.match(code)).seed
    assert seed not in json.dumps(running)
    await give_up(two, code)
    over = await match(visit, code)
    assert (over["stage"], over["to_move"]) == ("over", None)
    assert over["result"] == {"winner": "first", "reason": "resignation"}
    assert abs((datetime.fromisoformat(over["ended"]) - datetime.now(UTC)).total_seconds()) < 600
    assert read_record(over["record"]).tags["First"] == "Alkaios"


async def test_a_player_and_a_table_are_told_as_their_pages_tell(visit, pair):
    codes = [await played(*pair), await played(*pair, "poleis")]
    told = await player(visit, "ALKAIOS")
    assert told["name"] == "Alkaios"
    assert told["results"]["poleis"] == {"won": 1, "drawn": 0, "lost": 0}
    assert [each["code"] for each in told["matches"]] == codes[::-1]
    rating = told["ratings"]["lemery-compact"]
    assert (round(rating["rating"]), round(2 * rating["deviation"]), rating["matches"]) == (
        *(1630, 498),
        1,
    )
    found = await table(visit, "lemery-compact")
    assert [each["name"] for each in found["unplaced"]] == ["Alkaios", "Brasidas"]
    assert found["unplaced"][0] == {"name": "Alkaios", **rating}
    assert await table(visit, "vogt-petteia") == {
        "ruleset": "vogt-petteia",
        "places": [],
        "unplaced": [],
    }


async def test_private_games_are_not_counted_for_strangers(visit, pair):
    await played(*pair)
    await played(*pair, "poleis", opponent="Brasidas")
    told = await player(visit, "Alkaios")
    assert told["results"].keys() == told["ratings"].keys() == {"lemery-compact"}


async def test_what_is_not_public_is_as_what_does_not_exist(visit, pair):
    one, two = pair
    private = await played(one, two, opponent="Brasidas")
    missing = {"error": "not found"}
    for name in ("Alkaios", "nobody", "computer-3", "%00", "%FF", "a" * 300):
        assert await player(visit, name, 404) == missing, name
    for code in (private, "nosuch"):
        assert await match(visit, code, 404) == missing, code
    assert await table(visit, "nosuch", 404) == missing


async def test_a_person_who_is_forgotten_is_told_of_nowhere_at_once(visit, pair):
    code = await played(*pair)
    await forget(pair[0])
    await player(visit, "Alkaios", 404)
    found = [await match(visit, code), await table(visit, "lemery-compact")]
    found.append(await player(visit, "Brasidas"))
    assert "Alkaios" not in json.dumps(found)
    assert found[0]["players"] == [None, "Brasidas"]


async def test_other_sites_can_read_that_a_client_asks_too_often(visiting):
    async with visiting(limits=WebLimits(peer_pages=Rate(1, 1e-3))) as visit:
        await table(visit, "poleis")
        response, _ = await get(visit, "/api/v1/top/poleis")
        assert (response.status, response.headers["Retry-After"]) == (429, "20")
        assert response.headers["Access-Control-Allow-Origin"] == "*"


async def test_an_event_is_told_with_its_standings_and_pairings(visit, pair):
    one, *others = *pair, *[(await visit.person(name))[1] for name in ("Chares", "Dion", "Eumenes")]
    made = await one.hear("event new swiss poleis name=<b>Spring</b> rated=on rounds=3")
    [code] = re.findall(r"event join ([a-z0-9]{6})", " ".join(made["lines"]))
    for socket in (one, *others):
        await socket.hear(f"event join {code}")
    waiting = await event(visit, code)
    assert (waiting["phase"], waiting["rounds"], waiting["pairings"]) == ("open", 3, [])
    await one.hear(f"event start {code}")
    running = await event(visit, code)
    assert (running["name"], running["format"]) == ("<b>Spring</b>", "swiss")
    assert (running["ruleset"], running["rated"]) == ("poleis", True)
    assert (running["round"], running["rounds"]) == (1, 3)
    *matches, bye = sorted(running["pairings"], key=lambda each: -len(each["players"]))
    assert [each["result"] for each in (*matches, bye)] == [None, None, "bye"]
    assert bye["match"] is None
    [first] = [each for each in running["standings"] if each["name"] == bye["players"][0]]
    assert (first["place"], first["points"], first["played"]) == (1, 1, 1)
    await forget(others[-1])
    names = {each["name"] for each in (await event(visit, code))["standings"]}
    assert names == {"Alkaios", "Brasidas", "Chares", "Dion", None}
    assert await event(visit, "zzzzzz", 404) == {"error": "not found"}

"""The API keeps what its OpenAPI description promises, whatever it is asked: Schemathesis asks."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from oppidum.server.app import make_app
from oppidum.server.config import Config
from oppidum.server.network.api import ENDPOINTS
from tests.server.live import ME, NO_LIMITS, OPEN, UNIFORM
from tests.soak import soak

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
    allow_header_conformance,
]
OPERATIONS = [(method, route.path) for route in ENDPOINTS for method in sorted(route.methods)]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CASES = [
    pytest.param(method, path, mode, id=f"{method} {path} {mode.value}")
    for method, path in OPERATIONS
    for mode in (RIGHT, WRONG)
    if mode == RIGHT or method != "GET" or "{" in path  # where nothing is given nothing can be wrong
]


class World:
    """An application with tables in every state, asked in this process."""

    def __init__(self, folder) -> None:
        self.app = make_app(Config(data=folder, bot_pace=0, bot_threads=1, **NO_LIMITS))
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app)
        self.token = None
        self.token = self.ask("POST", "/api/guests", {"name": "Ana"})["token"]
        waiting, playing, over, bots = (
            self.ask("POST", "/api/tables", {"game": "carcassonne", "seats": seats, "public": True})["code"]
            for seats in ([ME, OPEN], [ME, ME], [ME, ME], [UNIFORM, UNIFORM])
        )
        resign = {"seat": 0, "seq": 1, "text": "resign"}
        self.ask("POST", f"/api/tables/{over}/act", resign)
        self.codes = [waiting, playing, over, bots]

    def headers(self, token: bool) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if token and self.token else {}

    def ask(self, method: str, path: str, body) -> dict:
        with schemathesis.python.asgi.get_client(self.app) as client:
            return client.request(method, path, json=body, headers=self.headers(True)).json()


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return World(tmp_path_factory.mktemp("data"))


@pytest.mark.parametrize("examples", [3, soak(8)])
@pytest.mark.parametrize("token", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize(("method", "path", "mode"), CASES)
def test_answers_are_as_described(world, method, path, mode, token, examples):
    operation = world.schema[path][method]

    @settings(max_examples=examples)
    @given(case=operation.as_strategy(generation_mode=mode), code=st.sampled_from([None, *world.codes]))
    def ask(case, code):
        if code is not None and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        hurry(case)
        case.call_and_validate(headers=world.headers(token), checks=CHECKS)

    ask()


def hurry(case) -> None:
    """Do not wait long for news."""
    wait = (case.query or {}).get("wait")
    if isinstance(wait, (int, float)) and wait > 0.01:
        case.query["wait"] = 0.01


def test_good_answers_are_as_described(world):
    answered = set()

    def ask(method, path, body=None, status=200, query=None, **place):
        case = world.schema[f"/api{path}"][method].Case(
            path_parameters=place,
            query=query,
            body=NOT_SET if body is None else body,
            media_type="text/plain" if isinstance(body, str) else "application/json",
        )
        response = case.call_and_validate(headers=world.headers(True), checks=CHECKS)
        assert response.status_code == status, f"{method} {path}: {response.text}"
        answered.add((method, f"/api{path}"))
        return response.text if path.endswith(("/file", "/sight", "/examples/{name}")) else response.json()

    ask("POST", "/guests", {"name": "Ben"}, 201)
    ask("PUT", "/me", {"name": "Eva"})
    ask("GET", "/me")
    ask("GET", "/games")
    ask("GET", "/speed")
    ask("GET", "/games/{game}/kit", game="carcassonne")
    ask("GET", "/games/{game}/rules", game="carcassonne")
    ask("GET", "/games/{game}/rulebook", query={"preset": "modern", "options": "river=yes"}, game="carcassonne")
    ask("GET", "/games/{game}/how", query={"players": 3, "options": "river=yes"}, game="carcassonne")
    ask("GET", "/games/{game}/diagrams/{name}", game="carcassonne", name="two-knights")
    lesson = {"game": "carcassonne", "name": ask("GET", "/lessons/{game}", game="carcassonne")[0]["name"]}
    choices = ask("POST", "/lessons/{game}/{name}", {"steps": []}, **lesson)["choices"]
    ask("POST", "/lessons/{game}/{name}/why", {"steps": [], "texts": [choices[0]["text"]]}, **lesson)
    ask("GET", "/puzzles/{game}/today", game="carcassonne")
    puzzle = {"game": "carcassonne", "name": ask("GET", "/puzzles/{game}", game="carcassonne")[0]["name"]}
    ask("POST", "/puzzles/{game}/{name}", {"steps": [], "show": True}, **puzzle)
    ask("POST", "/puzzles/{game}/{name}/why", {"steps": [], "texts": ["0,0 N"]}, **puzzle)

    wish = {"game": "carcassonne", "seats": [ME, OPEN, OPEN], "public": True, "preset": "modern"}
    wish |= {"options": {"river": True}, "absence": {"then": "bot", "minutes": 5}, "hints": True}
    code = ask("POST", "/tables", wish, 201)["code"]
    assert code in [card["code"] for card in ask("GET", "/tables")]
    ask("GET", "/tables/{code}", code=code)
    ask("POST", "/tables/{code}/seats/{number}", {"who": "bot", "bot": "uniform"}, code=code, number=2)
    ask("POST", "/tables/{code}/leave", code=ask("POST", "/tables", wish, 201)["code"])
    ask("POST", "/tables/{code}/seats/{number}", {"who": "open"}, code=code, number=2)
    ask("POST", "/tables/{code}/join", {"seat": 1, "name": "Leo"}, code=code)
    ask("POST", "/tables/{code}/join", {"seat": 2}, code=code)

    state = ask("GET", "/tables/{code}/state", query={"since": 0, "wait": 0.01}, code=code)
    ask("POST", "/tables/{code}/hint", {"seat": state["turn"]["asked"], "seq": state["seq"]}, code=code)
    why = {"seat": state["turn"]["asked"], "seq": state["seq"], "texts": [state["choices"][0]["text"], "nonsense"]}
    ask("POST", "/tables/{code}/why", why, code=code)
    while state["seq"] < 12 or not state["turn"]["undo"]:
        text = "done" if state["turn"]["holding"] else state["choices"][-1]["text"]
        act = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": text, "key": str(state["seq"])}
        ask("POST", "/tables/{code}/act", act, code=code)
        state = ask("GET", "/tables/{code}/state", query={"since": state["seq"]}, code=code)
    ask("GET", "/tables/{code}/state", query={"seat": 1}, code=code)
    ask("POST", "/tables/{code}/chat", {"text": "hello"}, code=code)
    ask("POST", "/tables/{code}/undo", {"seat": state["turn"]["asked"]}, code=code)
    ask("GET", "/tables/{code}/replay", code=code)
    ask("POST", "/matches", ask("GET", "/tables/{code}/file", code=code), 201)
    ask("GET", "/tables/{code}/sight", query={"seat": 1}, code=code)
    (example, *_) = ask("GET", "/games/{game}/examples", game="carcassonne")
    ask("GET", "/games/{game}/examples/{name}", game="carcassonne", name=example["name"])
    short = ask("POST", "/tables", {"game": "carcassonne", "seats": [ME, ME]}, 201)["code"]
    ask("POST", "/tables/{code}/act", {"seat": 0, "seq": 1, "text": "resign"}, code=short)
    ask("POST", "/tables/{code}/rematch", code=short)
    ask("GET", "/mine")
    ended = ask("POST", "/tables", {"game": "carcassonne", "seats": [ME, ME]}, 201)["code"]
    state = ask("GET", "/tables/{code}/state", code=ended)
    move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": state["choices"][0]["text"]}
    ask("POST", "/tables/{code}/act", move, code=ended)
    ask("POST", "/tables/{code}/act", move | {"seq": state["seq"] + 1, "text": "resign"}, code=ended)
    seq = ask("GET", "/tables/{code}/review/decision", query={"seq": 2}, code=ended)["seq"]
    ask("POST", "/tables/{code}/review/try", {"seq": seq, "text": state["choices"][1]["text"]}, code=ended)
    ask("POST", "/tables/{code}/play-on", {"seq": 1, "seat": 0, "bot": "uniform"}, 201, code=ended)
    ask("GET", "/tables/{code}/review", code=ended)
    others_are_needed = {"/api/tables/{code}/undo/answer", "/api/tables/{code}/hand-back"}
    assert {path for _, path in set(OPERATIONS) - answered} == others_are_needed

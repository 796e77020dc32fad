"""OpenAPI: the description of the API, made from what its endpoints declare and from the types on the wire."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, get_args, get_origin

import msgspec

from oppidum import __version__
from oppidum.server import protocol
from oppidum.server.network.endpoints import Endpoint
from oppidum.server.protocol.problems import Problems

Described = dict[str, Any]

ABOUT = "Settlement-building board games. What the browser can do, a program can do with a token."


def describe_api(endpoints: Iterable[Endpoint]) -> Described:
    """The whole document."""
    types = [*protocol.REQUESTS, *protocol.ANSWERS]
    _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, Described] = {}
    for endpoint in endpoints:
        for method in endpoint.methods or ():
            paths.setdefault(endpoint.path, {})[method.lower()] = describe(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oppidum", "description": ABOUT, "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
        "security": [{"token": []}, {}],
    }


def describe(endpoint: Endpoint) -> Described:
    """One endpoint: the first line of its docstring, its parameters, what it takes and what it answers."""
    text = inspect.getdoc(endpoint.work) or ""
    bad = {"description": "refused, with the reason", "content": json_of(ref(Problems))}
    described: Described = {
        "summary": text.split("\n")[0],
        "description": text,
        "operationId": endpoint.name,
        "parameters": list(describe_parameters(endpoint)),
        "requestBody": describe_body(endpoint.takes),
        "responses": {str(endpoint.status): describe_success(endpoint.gives), "4XX": bad, "503": bad},
    }
    return {name: value for name, value in described.items() if value}


def describe_parameters(endpoint: Endpoint) -> Iterable[Described]:
    """What stands in the path and in the query."""
    (_,), components = msgspec.json.schema_components([endpoint.parameters])
    (schema,) = components.values()
    for name, parameter in schema["properties"].items():
        if parameter.get("default", ...) is None:  # left out, which is not null
            del parameter["default"]
        described = {
            "name": name,
            "in": "query" if name in endpoint.queries else "path",
            "required": name in schema.get("required", ()),
            "schema": parameter | {"title": name.title()},
        }
        yield described | ({"description": parameter["description"]} if "description" in parameter else {})


def describe_body(takes: type | str | None) -> Described | None:
    """What an endpoint takes, if it takes anything."""
    if takes is None:
        return None
    content = json_of(ref(takes)) if isinstance(takes, type) else {takes: {"schema": {"type": "string"}}}
    return {"required": True, "content": content}


def describe_success(gives: Any) -> Described:
    """What it answers when all is well."""
    if gives is str:
        return {"description": "a match file", "content": {"text/plain": {"schema": {"type": "string"}}}}
    if get_origin(gives) is list:
        return {"description": "done", "content": json_of({"type": "array", "items": ref(*get_args(gives))})}
    return {"description": "done", "content": json_of({"type": "object"} if gives is dict else ref(gives))}


def json_of(schema: Described) -> Described:
    """A body of JSON."""
    return {"application/json": {"schema": schema}}


def ref(kind: type) -> Described:
    """Where one of our types is described."""
    return {"$ref": f"#/components/schemas/{kind.__name__}"}

"""The page of the HTTP API and its websockets, written from the server's own declarations; a hook of MkDocs."""

import json
from collections.abc import Iterator
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

PAGE = "http-api.md"
INTRODUCTION = """# The HTTP API

Every request and every answer, as the server itself describes them at `/api/openapi.json`. [Playing by program](api.md)
says how to use them. Send the token of `POST /api/guests` as `Authorization: Bearer …`; without one you see what a
spectator sees. What goes wrong is answered with status 4xx or 503 and [Problems](#problems). Fields marked * must be
sent; in answers they are always there.
"""
WEBSOCKET = """## The websocket

`/api/tables/{code}/ws` carries one JSON object in each message; its `type` says which. Say `hello` first.
"""
# Parts of an update are encoded beforehand, so that its declaration does not say what is in them.
ENCODED = {
    "entries": {"type": "array", "items": {"$ref": "Entry"}},
    "patch": {"type": "object"},
    "turn": {"$ref": "Turn"},
}
LIMITS = {
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minItems": "at least {}",
    "maxItems": "at most {}",
    "maxProperties": "at most {}",
}

Schema = dict[str, Any]


def document_of_the_server() -> Schema:
    """What a running server answers at /api/openapi.json."""
    from oppidum.server.network.api import ENDPOINTS
    from oppidum.server.network.openapi import describe_api

    return describe_api(ENDPOINTS)


def messages_of_the_websocket() -> tuple[dict[str, Schema], Schema]:
    """What is said by clients and by the server, and the types of all that."""
    import msgspec

    from oppidum.server.protocol.websocket import FromClient, ToClient

    said, types = msgspec.json.schema_components([FromClient, ToClient], ref_template="#/components/schemas/{name}")
    types["Update"]["properties"] |= ENCODED
    return dict(zip(("You say", "The server says"), said, strict=True)), types


def type_of(schema: Schema) -> str:
    """A schema in a few words, types of ours as links."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(type_of(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    kind = schema.get("type", "anything")
    if kind == "array":
        if "prefixItems" in schema:
            return "array: " + ", ".join(type_of(item) for item in schema["prefixItems"])
        return f"array of {type_of(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object, its values {type_of(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def remarks_on(schema: Schema) -> str:
    """What else is to be known of a field: its meaning, its limits, what it is if left out."""
    parts = [schema for schema in (schema, *schema.get("anyOf", ())) if "$ref" not in schema]
    said = [part["description"] for part in parts if "description" in part][:1]
    limits = [words.format(part[key]) for part in parts for key, words in LIMITS.items() if key in part]
    if limits:
        said.append(", ".join(limits).capitalize() + ".")
    if schema.get("default") is not None:
        said.append(f"`{json.dumps(schema['default'], ensure_ascii=False)}` if left out.")
    return " ".join(said)


def table_of(fields: list[tuple[str, bool, Schema, str]]) -> Iterator[str]:
    """Fields or parameters as a table."""
    yield from ("", "| name | type | |", "|---|---|---|")
    for name, required, schema, said in fields:
        cells = (f"`{name}`{' *' if required else ''}", type_of(schema), said or remarks_on(schema))
        yield "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"
    yield ""


def content_of(body: Schema) -> str:
    """What is sent as a body or answered."""
    ((media, content),) = body["content"].items()
    words = type_of(content["schema"])
    return words if media == "application/json" else f"{words} (`{media}`)"


def describe_request(method: str, path: str, operation: Schema) -> Iterator[str]:
    """One request: what it does, takes and is answered by."""
    yield f"### {method.upper()} {path} {{ #request-{operation['operationId']} }}\n"
    yield operation.get("description") or operation["summary"]
    parameters = operation.get("parameters", [])
    if parameters:
        yield from table_of(
            [(one["name"], one.get("required", False), one["schema"], one.get("description", "")) for one in parameters]
        )
    said = [f"Takes {content_of(operation['requestBody'])}."] if "requestBody" in operation else []
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            said.append(f"Answers {status}: {content_of(answer) if 'content' in answer else answer['description']}.")
    yield "\n" + " ".join(said)
    yield ""


def describe_type(name: str, schema: Schema) -> Iterator[str]:
    """One of our types: its fields."""
    yield f"### {name} {{ #{name.lower()} }}\n"
    yield schema.get("description", "")
    if "properties" in schema:
        required = schema.get("required", [])
        yield from table_of([(field, field in required, one, "") for field, one in schema["properties"].items()])
    else:
        yield f"\n{type_of(schema)}\n"


def describe(document: Schema) -> str:
    """The whole page."""
    requests = [(m, path, one) for path, item in document["paths"].items() for m, one in item.items()]
    lines = [INTRODUCTION, "## All requests", "", "| request | |", "|---|---|"]
    lines += [
        f"| [`{m.upper()} {path}`](#request-{one['operationId']}) | {one['summary']} |" for m, path, one in requests
    ]
    said, of_messages = messages_of_the_websocket()
    lines += ["", WEBSOCKET, "| | `type` | message |", "|---|---|---|"]
    for who, union in said.items():
        for tag, reference in union["discriminator"]["mapping"].items():
            lines.append(f"| {who} | `{tag}` | {type_of({'$ref': reference})} |")
    lines += ["", "## Requests", ""]
    for method, path, operation in requests:
        lines += describe_request(method, path, operation)
    lines += ["## Types", ""]
    for name, schema in (of_messages | document["components"]["schemas"]).items():
        lines += describe_type(name, schema)
    return "\n".join(lines)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page to the site."""
    files.append(File.generated(config, PAGE, content=describe(document_of_the_server())))
    return files

"""The OpenAPI document, from the same list of endpoints that the router uses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any, Final

import msgspec

from penombre import wire
from penombre.server.http.api import Endpoint
from penombre.server.refusal import STATUS

REF: Final = "#/components/schemas/{name}"
ALWAYS: Final = ("too_fast", "too_large", "store_failed")
"""What any endpoint may refuse."""


def document(endpoints: Iterable[Endpoint], version: str) -> dict[str, Any]:
    """All endpoints, with the schemas of what they take and give."""
    endpoints = list(endpoints)
    types = [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, wire.Refused], ref_template=REF)
    by_type = dict(zip(map(repr, [*types, wire.Refused]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pénombre",
            "version": version,
            "description": "Tables for hidden-role games: guests, rooms and replays. "
            "Matches are played on the socket of their room, /api/rooms/{room}/socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": _worded(components),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "penombre"}},
        },
    }


def schema() -> dict[str, Any]:
    """Everything that goes over the wire, as one JSON Schema: the source of the TypeScript types."""
    kinds = {
        "FromClient": wire.FromClient,
        "FromServer": wire.FromServer,
        "Action": wire.Action,
        "Told": wire.Told,
        **wire.types(),
    }
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = {name: each for name, each in zip(kinds, schemas, strict=True) if name not in components}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted({*components, *named})},
        "$defs": {**_worded(components), **named},
    }


def _worded(types: Mapping[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Types with their descriptions as they read in the source, without its indentation."""
    return {name: {**each, "description": cleandoc(each["description"])} for name, each in types.items()}


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
                for name in re.findall(r"{(\w+)}", endpoint.path)
            ),
            *(
                {"name": each.name, "in": "query", "description": each.description, "schema": dict(each.schema)}
                for each in endpoint.query
            ),
        ],
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.guest:
        operation["security"] = [{"guest": []}, {}]
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(endpoint.takes)]}},
        }
    return operation


def _responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    success: dict[str, Any] = {"description": "Done"}
    if endpoint.gives is not None:
        success["content"] = {endpoint.media_type: {"schema": schemas[repr(endpoint.gives)]}}
    elif endpoint.media_type != "application/json":
        success["content"] = {endpoint.media_type: {}}
    responses = {str(endpoint.status): success}
    if endpoint.nothing:
        responses["204"] = {"description": endpoint.nothing}
    codes = {*endpoint.refuses, *ALWAYS, *(("bad_request",) if endpoint.takes is not None or endpoint.query else ())}
    for status in sorted({STATUS[code] for code in codes}):
        listed = ", ".join(sorted(code for code in codes if STATUS[code] == status))
        responses[str(status)] = {
            "description": f"Refused: {listed}",
            "content": {"application/json": {"schema": schemas[repr(wire.Refused)]}},
        }
    return responses

"""Text that a database cannot hold is bad input like any other: it finds nothing, and nothing fails."""

from __future__ import annotations

import pytest
from tests.server.harness import Person, run, serving
from tests.store.postgres_server import PostgresServer


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/rooms/%00", None, 404),
        ("POST", "/api/rooms/a%00/join", {"name": "Zoé"}, 404),
        ("GET", "/api/matches/%00", None, 404),
        ("DELETE", "/api/me/push", {"endpoint": "\0"}, 204),
        ("DELETE", "/api/me/webhook", {"url": "https://a\0"}, 204),
    ],
)
def test_a_text_that_postgresql_cannot_hold_is_no_failure(
    postgres: PostgresServer, method: str, path: str, body: dict[str, str] | None, status: int
) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        answer = await anna.http.request(method, f"{server.url}{path}", json=body)
        assert answer.status_code == status

    with serving(postgres.new_database()) as server:
        run(scenario())
        assert server.complaints() == []

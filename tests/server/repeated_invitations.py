"""A server that draws the same invitation again and again before it draws another one."""

import sys

from penombre.cli import main
from penombre.server.http import room_endpoints
from penombre.server.tokens import INVITE

_codes = iter(["a" * INVITE] * 3 + ["b" * INVITE] + ["a" * INVITE] * 2 + ["c" * INVITE])
room_endpoints.new_invite = lambda: next(_codes)  # type: ignore[attr-defined]

if __name__ == "__main__":
    sys.exit(main())

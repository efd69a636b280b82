"""A server that draws the same invitation again and again before it draws another one."""

import sys

from penombre.cli import main
from penombre.server import lobby
from penombre.server.site import INVITE

_codes = iter(["a" * INVITE] * 3 + ["b" * INVITE] + ["a" * INVITE] * 2 + ["c" * INVITE])
lobby.new_invite = lambda: next(_codes)  # type: ignore[attr-defined]

if __name__ == "__main__":
    sys.exit(main())

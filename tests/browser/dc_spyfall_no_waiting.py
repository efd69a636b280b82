"""The server with tables of DC Spyfall where the question for a power that nobody may have is over in a moment.

python -m tests.browser.dc_spyfall_no_waiting serve    as `penombre serve`, without that wait
"""

from __future__ import annotations

import sys
from typing import Final

from penombre.cli import main
from penombre.games.dc_spyfall.rules import DcSpyfall

PROGRAM: Final = ("-m", "tests.browser.dc_spyfall_no_waiting")
MOMENT: Final = 0.004
"""Seconds, times the tempo of the server: it lasts for everybody, whoever has the power."""

if __name__ == "__main__":
    vars(DcSpyfall)["paces"].update(power=MOMENT)
    sys.exit(main())

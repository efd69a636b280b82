"""The server with a Rector of La Rose Noire who has nothing but Vows of Silence to play.

python -m tests.browser.vows serve    as `penombre serve`, with these cards
"""

from __future__ import annotations

import sys
from typing import Final

from penombre.cli import main
from penombre.games.rose_noire import catalogue

PROGRAM: Final = ("-m", "tests.browser.vows")

if __name__ == "__main__":
    vows = ["voeu_de_silence"] * len(catalogue.rector_cards())
    vars(catalogue).update(rector_cards=lambda: vows)
    sys.exit(main())

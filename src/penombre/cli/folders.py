"""Where files are put that nobody chose a place for: what is kept, and what can be made again."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """`$PENOMBRE_DATA`, else the user's data folder."""
    if own := os.environ.get("PENOMBRE_DATA"):
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME", "")
    base = Path(shared) if shared.startswith("/") else Path.home() / ".local" / "share"
    return base / "penombre"


def cache_folder() -> Path:
    """Where things that can be made again are put."""
    shared = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(shared) if shared.startswith("/") else Path.home() / ".cache"
    return base / "penombre"

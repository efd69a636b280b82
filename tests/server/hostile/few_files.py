"""The server as a process that may have 256 files open, and may not raise that."""

from __future__ import annotations

import resource
import runpy
import sys

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, 256))
    sys.argv[0] = "penombre"
    runpy.run_module("penombre", run_name="__main__", alter_sys=True)

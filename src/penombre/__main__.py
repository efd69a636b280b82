"""`python -m penombre` is the penombre command."""

import sys

from penombre.cli import main

if __name__ == "__main__":
    sys.exit(main())

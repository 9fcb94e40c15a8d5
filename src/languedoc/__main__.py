"""`python -m languedoc` is the command line."""

from __future__ import annotations

from languedoc.cli import main

if __name__ == "__main__":
    main()

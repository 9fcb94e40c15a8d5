"""Settings of all tests."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings

import languedoc

# The same examples in every run. HYPOTHESIS_PROFILE=explore tries new and more ones.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_report_header() -> str:
    return f"languedoc {languedoc.__version__} from {Path(languedoc.__file__).parent}"

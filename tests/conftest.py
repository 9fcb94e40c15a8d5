"""Settings of all tests, and the fixture for golden files."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import Phase, settings

import languedoc

GOLDEN = Path(__file__).parent / "golden"

os.environ["LANGUEDOC_LANGUAGE"] = "en"  # independent of the machine

if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):  # `make test &`: otherwise processes started by tests would ignore Ctrl-C, too
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in every run. HYPOTHESIS_PROFILE=explore tries new and more ones.
WITHOUT_SHRINKING = [Phase.explicit, Phase.reuse, Phase.generate]  # a whole game does not get smaller
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True, phases=WITHOUT_SHRINKING)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_report_header() -> str:
    return f"languedoc {languedoc.__version__} from {Path(languedoc.__file__).parent}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write tests/golden anew (make golden)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--write-golden"):
        items[:] = [item for item in items if "golden" in getattr(item, "fixturenames", ())]


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)`: the text must be equal to the file of that name in tests/golden."""

    def compare(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--write-golden"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.exists(), f"{name} is not in tests/golden: make golden writes it"
        assert text == file.read_text(encoding="utf-8"), f"{name} changed: if that is meant, make golden"

    return compare

"""The compiled modules: the checked build is really under test."""

from __future__ import annotations

import os
import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
LISTED: tuple[str, ...] = runpy.run_path(str(ROOT / "setup.py"))["COMPILED"]


@pytest.mark.checked
@pytest.mark.skipif(os.environ.get("LANGUEDOC_CHECKED") != "1", reason="make checked runs it")
def test_the_checked_build_is_the_one_under_test() -> None:
    for name in LISTED:
        if (SOURCE / name).exists():
            found = find_spec(name.rpartition(".")[0].replace("/", "."))
            assert found is not None
            assert found.origin is not None
            assert Path(found.origin).is_relative_to(ROOT / "build" / "checked")
            assert Path(found.origin).suffix != ".py"

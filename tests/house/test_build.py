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


def test_types_of_cimported_modules_are_known() -> None:
    """What a module cimports from a package is compiled into it, so it is built anew when that changes."""
    cimported = runpy.run_path(str(ROOT / "setup.py"))["cimported"]
    found = {path.name for path in cimported("languedoc/carcassonne/modules/princess_and_dragon/rules.py")}
    assert found >= {"figures.pxd", "scoring.pxd", "board.pxd"}

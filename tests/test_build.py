"""The compiled modules: all are listed, and the checked build is really under test."""

from __future__ import annotations

import os
import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
LISTED: tuple[str, ...] = runpy.run_path(str(ROOT / "setup.py"))["COMPILED"]


def test_the_compiled_modules_are_those_with_a_pxd() -> None:
    typed = {path.relative_to(SOURCE).with_suffix("") for path in SOURCE.rglob("*.pxd")}
    assert typed == {Path(name).with_suffix("") for name in LISTED if (SOURCE / name).exists()}


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

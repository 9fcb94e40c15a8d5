"""LANGUEDOC_INTERPRETED=1 runs the Python sources even where compiled files lie beside them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import languedoc

HOME = Path(languedoc.__file__).parent
PRINT_FILES = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"

SWITCH = """
import os
if os.environ["LANGUEDOC_INTERPRETED"]:
    from languedoc import _interpreted
    _interpreted.install()
"""


def files_of(*modules: str, interpreted: bool) -> list[str]:
    """Where a new Python loads these modules from."""
    run = subprocess.run(
        [sys.executable, "-c", PRINT_FILES, *modules],
        env={**os.environ, "LANGUEDOC_INTERPRETED": "1" if interpreted else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def compiled_modules() -> list[str]:
    """Those of which a compiled file lies beside the source; none on a machine without a compiler."""
    paths = [path for suffix in EXTENSION_SUFFIXES for path in HOME.rglob(f"[!.]*{suffix}")]
    plain = {path.relative_to(HOME.parent).with_name(path.name.partition(".")[0]) for path in paths}
    return sorted(".".join(path.parts) for path in plain)


@pytest.mark.interpreted
@pytest.mark.checked
def test_with_the_switch_every_module_is_python_source() -> None:
    files = files_of("languedoc.errors", *compiled_modules(), interpreted=True)
    assert all(file.endswith(".py") for file in files)


@pytest.mark.interpreted
@pytest.mark.checked
def test_without_the_switch_the_compiled_modules_are_loaded() -> None:
    errors, *compiled = files_of("languedoc.errors", *compiled_modules(), interpreted=False)
    assert errors.endswith(".py")
    assert not any(file.endswith(".py") for file in compiled)


@pytest.mark.interpreted
def test_a_compiled_file_is_not_even_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A package of the same name whose one compiled file is empty: loading it fails.
    package = tmp_path / "languedoc"
    room = package / "room"
    room.mkdir(parents=True)
    shutil.copy(HOME / "_interpreted.py", package)
    (package / "__init__.py").write_text(SWITCH)
    for name in ("__init__.py", "table.py", f"table{EXTENSION_SUFFIXES[0]}"):
        (room / name).touch()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    assert files_of("languedoc.room.table", interpreted=True) == [str(room / "table.py")]
    with pytest.raises(subprocess.CalledProcessError):
        files_of("languedoc.room.table", interpreted=False)

"""Runs commands, in this process or in another one, and returns what they print."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

import languedoc
from languedoc.cli import app

SOURCE = Path(languedoc.__file__).parent.parent


def run(*arguments: str, typed: str = "") -> Any:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*arguments], input=typed)


def said(*arguments: str, typed: str = "") -> str:
    """What a successful command prints."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def refused(*arguments: str) -> str:
    """The one line on stderr of a command that is refused."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("languedoc: "), result.stderr
    return str(lines[0])


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "languedoc", *arguments],
        input=typed,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def environment() -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}


def written(path: Path, text: str) -> Path:
    """A file for a command to read."""
    path.write_text(text, encoding="utf-8")
    return path

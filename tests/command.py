"""Running commands in this process, and what they say."""

from __future__ import annotations

from typing import Any

from typer.testing import CliRunner

from languedoc.cli import app


def run(*arguments: str, typed: str = "") -> Any:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*arguments], input=typed)


def said(*arguments: str, typed: str = "") -> str:
    """What a command that goes well prints."""
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

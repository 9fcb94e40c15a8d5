"""`languedoc import`."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from helpers.command import refused, run, said
from helpers.recorded import ON_ROAD, recorded, written


def test_import_tells_what_it_read(tmp_path: Path) -> None:
    path = written(tmp_path, recorded(*ON_ROAD))
    assert said("import", str(path)) == f"{path}: 3 messages, base; Anna 0, Bert 0; not finished\n"
    data = json.loads(said("import", str(path), "--json"))
    assert data["files"][0] == {
        "path": str(path),
        "ok": True,
        "error": None,
        "players": ["Anna", "Bert"],
        "modules": ["base"],
        "tiles": ["base"],
        "messages": 3,
        "points": [0, 0],
        "finished": False,
    }


def test_import_writes_a_save(tmp_path: Path) -> None:
    path, target = written(tmp_path, recorded(*ON_ROAD)), tmp_path / "evening.save"
    said("import", str(path), "-o", str(target))
    assert "verified: 2 choices" in said("replay", str(target))
    said("import", str(path), "-o", str(target), "--check")
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    assert "not a save" in refused("import", str(path), "-o", str(other))
    assert other.read_text() == "Dear aunt"
    assert "is a folder" in refused("import", str(tmp_path), "-o", str(target))


def test_import_checks_a_folder(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    good = written(tmp_path, recorded(*ON_ROAD, test=["Anna has 0 points"]), "a.jcz")
    bad = written(tmp_path / "deeper", recorded(*ON_ROAD, test=["Anna has 5 points", "It rains"]), "b.jcz")
    written(tmp_path, "nothing", "notes.txt")
    result = run("import", str(tmp_path), "--check")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"ok   {good}: 3 messages, 1 of 1 assertion hold",
        f"FAIL {bad}: 3 messages, 0 of 2 assertions hold",
        "     does not hold: Anna has 5 points",
        "     unsupported: It rains",
        "1 of 2 files ok",
    ]
    data = json.loads(run("import", str(tmp_path), "--check", "--json").stdout)
    assert [file["ok"] for file in data["files"]] == [True, False]
    assert data["files"][1]["assertions"] == [
        {"text": "Anna has 5 points", "result": False},
        {"text": "It rains", "result": "unsupported"},
    ]
    assert data["files"][1]["oracle"] == {"messages": 3, "first_difference": None}
    assert run("import", str(good), "--check").exit_code == 0
    opened = run("import", str(tmp_path))
    assert opened.exit_code == 0 and len(opened.stdout.splitlines()) == 2


def test_a_file_does_not_control_the_terminal(tmp_path: Path) -> None:
    """What a sentence of a test contains is printed without control characters and broken letters."""
    sentences = ["\x1b[2J\x1b]0;owned\x07", "\ud800 has 3 points"]
    path = written(tmp_path, recorded(*ON_ROAD, test=sentences))
    output = run("import", str(path), "--check").stdout
    assert "\x1b" not in output and "\x07" not in output
    assert "unsupported: \N{REPLACEMENT CHARACTER}[2J" in output


def test_import_of_what_is_not_there(tmp_path: Path) -> None:
    assert "no saved game" in refused("import", str(tmp_path))
    assert "cannot be read: No such file" in refused("import", str(tmp_path / "lost.jcz"))
    result = run("import", str(tmp_path / "lost.jcz"), "--check", "--json")
    assert result.exit_code == 1
    assert "cannot be read" in json.loads(result.stdout)["files"][0]["error"]


@pytest.mark.skipif(os.name != "posix", reason="needs a device")
def test_import_of_a_device() -> None:
    assert "longer than" in refused("import", "/dev/zero")

"""What README, CONTRIBUTING and docs name exists: commands, files, folders; and no file was left half merged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from languedoc.cli import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS: set[str] = set(getattr(get_command(app), "commands"))  # noqa: B009 - of a group, which its type does not say
TEXTS = ("*.md", "*.toml", "Makefile", "src/**/*.py", "src/**/*.pxd", "src/**/*.ftl", "tests/**/*.py", "web/src/**/*.*")


def test_readme_explains_every_command() -> None:
    table = re.findall(r"^\| (`languedoc.*?) \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    explained = {command for line in table for command in re.findall(r"`languedoc ([a-z]+)", line)}
    assert explained == COMMANDS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_commands_that_exist(document: Path) -> None:
    named = set(re.findall(r"(?:^ {4}|`|/bin/)languedoc ([a-z]+)", document.read_text("utf-8"), re.MULTILINE))
    assert named <= COMMANDS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text("utf-8"))
    assert not [link for link in links if not (document.parent / link).exists()]


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/design.md"])
def test_the_rooms_of_the_tree_exist(document: str) -> None:
    """The first word of a line of the drawn tree is a file or a folder, by its indentation below the one before."""
    text = (ROOT / document).read_text("utf-8")
    tree = re.search(r"^ {4}(?:src/)?languedoc/\n(?:^ {4,}.*\n)+", text, re.MULTILINE)
    assert tree
    above = {4: ROOT}
    for line in tree[0].splitlines():
        indentation = len(line) - len(line.lstrip())
        if indentation > 10:
            continue  # the explanation goes on
        for name in re.split(r", | \+ ", re.split(r"  +|: ", line.strip())[0]):
            root = above[max(each for each in above if each <= indentation)]
            found = [root / name, root / f"{name}.py", ROOT / "src" / name]
            assert any(path.exists() for path in found), f"{line!r}: there is no {root / name}"
            above = {each: path for each, path in above.items() if each <= indentation}
            above[indentation + 2] = next(path for path in found if path.exists())


def test_no_file_was_left_half_merged() -> None:
    marks = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
    files = [path for pattern in TEXTS for path in ROOT.glob(pattern)]
    assert len(files) > 500
    assert not [path for path in files if path.is_file() and marks.search(path.read_text("utf-8"))]
